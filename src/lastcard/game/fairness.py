"""A shuffle that nobody can bend, and everybody can check afterwards.

Before a round the server draws a secret of 256 bits and publishes its SHA-256. Then each player may
say a word. The round's seed is made of both: the server cannot choose it any more, and no player
knows it. After the round the secret is revealed.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..notation.errors import NotationError
from .game import Game

LONGEST_WORD = 64


@dataclass(frozen=True)
class Shuffle:
    """What one round's seed is made of.

    >>> shuffle = Shuffle("ab" * 32, ("heads", ""))
    >>> shuffle.commitment[:16], shuffle.seed[:16]
    ('9a2db2e23f1504cd', 'f0bcf24a23d7222d')
    """

    secret: str  # 64 hexadecimal digits
    words: tuple[str, ...] = ()  # of each seat; who said nothing said ""

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


def is_text(word: object) -> bool:
    return isinstance(word, str) and not any("\ud800" <= c <= "\udfff" for c in word)


def read_shuffle(data: object, players: int) -> Shuffle:
    """Read a shuffle from a record, and see whether the commitment was kept."""
    if not isinstance(data, dict):
        raise NotationError('"fairness" is a list of objects, one for each round')
    secret, words = data.get("secret"), data.get("words")
    if not isinstance(secret, str) or len(secret) != 64 or set(secret) - set("0123456789abcdef"):
        raise NotationError('"secret" is a text of 64 hexadecimal digits')
    if not isinstance(words, list) or not all(is_text(word) for word in words):
        raise NotationError('"words" is a list of texts')
    if len(words) > players:
        # One more word would let whoever adds it choose the shuffle.
        raise NotationError("there are more words than players")
    shuffle = Shuffle(secret, tuple(words))
    if data.get("commitment") != shuffle.commitment:
        raise NotationError("the secret is not the one that was committed to")
    return shuffle


def verify(record: dict[str, Any]) -> int:
    """Derive every deal of a record anew from what was committed to; how many rounds there are.

    >>> shuffle = Shuffle("ab" * 32, ("heads", "tails"))
    >>> game = Game.new("uno", players=2, seed=shuffle.seed)
    >>> verify(game.record(fairness=[shuffle.to_json()]))
    1
    """
    if not isinstance(record, dict) or not isinstance(record.get("fairness"), list):
        raise NotationError("this record does not say how its rounds were shuffled")
    game = Game.replay(record)
    deals = game.record()["deals"]
    seeds = [record["seed"], *(deal.get("seed") for deal in deals[1:])]
    shuffles: Sequence[Shuffle] = [read_shuffle(data, game.players) for data in record["fairness"]]
    if len(shuffles) != len(seeds):
        raise NotationError(f"{len(seeds)} rounds were dealt, but {len(shuffles)} are explained")
    for number, (shuffle, seed) in enumerate(zip(shuffles, seeds, strict=True), 1):
        if shuffle.seed != seed:
            raise NotationError(f"round {number} was not shuffled from what was committed to")
    return len(seeds)
