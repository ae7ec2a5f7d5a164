"""Every game at random, and a variant that only these tests know."""

import pytest

import samples
from games.any_game import at_random
from games.variant import STRICT
from games.with_cards import AnySpin, AnyUno
from games.with_tiles import AnyRummy
from lastcard.kinds import KINDS


class AnyStrict(AnyUno):
    name = STRICT.name


TestUno = at_random(AnyUno, samples.number(8, 40), 60)
TestSpin = at_random(AnySpin, samples.number(8, 40), 60)
TestRummy = pytest.mark.slow(at_random(AnyRummy, samples.number(5, 25), 40))
TestStrict = at_random(AnyStrict, samples.number(4, 20), 60)


def test_every_game_is_played() -> None:
    played = {AnyUno, AnySpin, AnyRummy, AnyStrict}
    assert {machine.name for machine in played} == {*KINDS}
