"""The games that are tested here: all there are, and a variant that only these tests know."""

import pytest

import samples
from games.any_game import AnyGame
from games.variant import STRICT
from games.with_cards import AnySpin, AnyUno
from games.with_tiles import AnyRummy
from lastcard.kinds import KINDS


class AnyStrict(AnyUno):
    name = STRICT.name
    examples = samples.number(4, 20)
    policies = AnyGame.policies  # it has no kernels, and so not those of UNO


MACHINES: dict[str, type[AnyGame]] = {
    machine.name: machine for machine in (AnyUno, AnySpin, AnyRummy, AnyStrict)
}
GAMES = [*KINDS, STRICT.name]
every_game = pytest.mark.parametrize("game", GAMES)
