"""Records that rules work on, as they are filled and read: plain ones, and those of numpy."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rules.record import Record, copied

Values = Mapping[str, Any]  # of fields: numbers, and rows as a plain record has them


class PlainRecord:
    """One plain record."""

    def __init__(self, kind: type[Record]) -> None:
        self.records = [kind()]

    def write(self, values: Values) -> None:
        vars(self.records[0]).update({name: copied(value) for name, value in values.items()})

    def read(self, name: str) -> Any:
        value = getattr(self.records[0], name)
        return value if isinstance(value, int) else value.tolist()

    @staticmethod
    def numbers(row: Sequence[int]) -> Any:
        """A row as the rules of this mode take it."""
        return row


class NumpyRecord:
    """One for compiled rules. By its fields it is reached several times as fast as by numpy's."""

    def __init__(self, kind: type[Record]) -> None:
        import numpy as np

        self.records = np.zeros(1, kind.dtype())
        self.fields = {name: self.records[name] for name in kind.fields}

    def write(self, values: Values) -> None:
        for name, value in values.items():
            self.fields[name][0] = value

    def read(self, name: str) -> Any:
        return self.fields[name][0].tolist()

    @staticmethod
    def numbers(row: Sequence[int]) -> Any:
        import numpy as np

        return np.array(row, "i8")
