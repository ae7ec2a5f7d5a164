"""A shuffle that nobody can bend, and everybody can check afterwards.

Before a round the server draws a secret of 256 bits and publishes its SHA-256. Then each player may
say a word. The round's seed is made of both: the server cannot choose it any more, and no player
knows it. After the round the secret is revealed.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..notation.errors import NotationError, quoted
from ..notation.scenario import Scenario
from ..notation.seeds import Seed
from .game import Game
from .record import later_seeds

LONGEST_WORD = 64


@dataclass(frozen=True)
class Shuffle:
    """What one round's seed is made of.

    >>> shuffle = Shuffle("ab" * 32, ("heads", ""))
    >>> shuffle.commitment[:16], shuffle.seed[:16]
    ('9a2db2e23f1504cd', 'f0bcf24a23d7222d')
    """

    secret: str  # 64 hexadecimal digits
    words: tuple[str, ...] = ()  # one from each seat; a player who said nothing said ""

    @staticmethod
    def fresh() -> "Shuffle":
        """A secret from the operating system, before anybody has said a word.

        >>> Shuffle.fresh() == Shuffle.fresh()
        False
        """
        return Shuffle(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """What is published beforehand."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def seed(self) -> str:
        """What the round is shuffled from."""
        digest = hashlib.sha256(b"lastcard shuffle 1\n" + bytes.fromhex(self.secret))
        for word in self.words:
            said = word.encode()
            digest.update(len(said).to_bytes(4, "big") + said)
        return digest.hexdigest()

    def to_json(self) -> dict[str, Any]:
        """What a record reveals of it.

        >>> sorted(Shuffle("ab" * 32).to_json())
        ['commitment', 'secret', 'words']
        """
        return {"commitment": self.commitment, "secret": self.secret, "words": list(self.words)}


#: What every record that can be checked has, and what it may have besides; nothing else. A
#: ``dealer`` or a ``wheel`` would change what is dealt or spun, and nobody has committed to it.
PARTS = ("format", "game", "players", "seed", "actions", "deals", "fairness")
OTHER_PARTS = ("rules", "scores", "names", "date")
PARTS_OF_SHUFFLE = {"commitment", "secret", "words"}


def verify(data: object) -> int:
    """Recompute every deal of a record from what was committed to; how many rounds there are.

    Whatever decides a deal is bound: the secret by the commitment, the words and how many seats
    there are by the seed, who deals and the order of the rounds by the rules. Which game it was,
    the players have seen.

    >>> shuffle = Shuffle("ab" * 32, ("heads", ""))
    >>> game = Game.new("uno", players=2, seed=shuffle.seed)
    >>> verify(game.record(fairness=[shuffle.to_json()]))
    1
    """
    record = record_in(data)
    scenario = Scenario.from_json(record)
    if any(scenario.scores):
        raise NotationError('a match that can be checked begins without points: "scores" are 0')
    seeds = seeds_in(record, rounds_dealt(scenario.actions))
    for number, (shuffle, seed) in enumerate(zip(record["fairness"], seeds, strict=True), 1):
        if read_shuffle(shuffle, scenario.players, number).seed != seed:
            raise NotationError(f"round {number} was not shuffled from what was committed to")
    Game.replay(record)
    return len(seeds)


def record_in(data: object) -> dict[str, Any]:
    """Refuse what is not a record, or says too little or too much for one that can be checked."""
    if not isinstance(data, dict):
        raise NotationError("a record is a JSON object")
    if not isinstance(data.get("fairness"), list):
        raise NotationError("this record does not say how its rounds were shuffled")
    for part in PARTS:
        if part not in data:
            raise NotationError(f"{quoted(part)} is missing")
    for part in data:
        if part not in (*PARTS, *OTHER_PARTS):
            raise NotationError(f"a record that can be checked has no {quoted(part)}")
    return data


def rounds_dealt(actions: Sequence[str]) -> int:
    """How many rounds there are. A deal is written in one way, so that all readers find it."""
    return 1 + sum(re.fullmatch("[0-9]{1,2}:deal", action) is not None for action in actions)


def seeds_in(record: dict[str, Any], dealt: int) -> list[Seed | None]:
    """The seed that a record says for each round; each round is explained and shown."""
    later = later_seeds(record)
    for part, what in (("fairness", "explained"), ("deals", "shown")):
        if len(record[part]) != dealt:
            raise NotationError(f"rounds dealt: {dealt}, {what}: {len(record[part])}")
    return [record["seed"], *map(later.get, range(1, dealt))]


def read_shuffle(data: object, players: int, number: int) -> Shuffle:
    """Read how a round was shuffled, and see whether the commitment was kept."""
    where = f"round {number}"
    if not isinstance(data, dict) or data.keys() != PARTS_OF_SHUFFLE:
        raise NotationError(f'{where}: "fairness" has "commitment", "secret" and "words"')
    secret, words = data["secret"], data["words"]
    if not isinstance(secret, str) or not re.fullmatch("[0-9a-f]{64}", secret):
        raise NotationError(f'{where}: "secret" is a text of 64 hexadecimal digits')
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise NotationError(f'{where}: "words" is a list of texts')
    if len(words) != players:
        # With one word more or fewer, the writer of the record could choose among shuffles.
        raise NotationError(
            f"{where}: each seat has a word, if only an empty one: "
            f"seats {players}, words {len(words)}"
        )
    shuffle = Shuffle(secret, tuple(words))
    if data["commitment"] != shuffle.commitment:
        raise NotationError(f"{where}: the secret is not the one that was committed to")
    return shuffle
