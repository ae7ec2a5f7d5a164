"""What a planted fault is."""

from typing import NamedTuple

Row = tuple[str, str, str, str]


class Fault(NamedTuple):
    """One rule that is broken on purpose: a piece of one source file, and what stands there then.

    The clause is that of the rulebook; ``N`` stands for the notation.
    """

    file: str  # below src/lastcard
    clause: str
    broken: str  # in a few words: what a player would notice
    old: str  # occurs exactly once in the file
    new: str

    def __str__(self) -> str:
        return f"{self.clause} {self.file}: {self.broken}"

    @property
    def kind(self) -> str:
        """The section of the rulebook: U, H, S or R; or N."""
        return self.clause[0]


def in_file(file: str, *rows: Row) -> list[Fault]:
    """The faults of one file: clause, what is broken, old text, new text."""
    return [Fault(file, *row) for row in rows]
