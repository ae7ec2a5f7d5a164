"""A table in both modes, to be compared field by field."""

from typing import Any

import numpy as np

from lastcard import Rules
from lastcard.game.setup import empty_table
from lastcard.notation.seeds import seed_words


def tables(game: str, players: int, rules: Rules, seed: int) -> tuple[Any, Any]:
    """The same table as a plain object and as a numpy record."""
    plain = empty_table(game, players, rules)
    for i, word in enumerate(seed_words(seed)):
        plain.key[i] = word
    plain.luck = seed + 1
    fast = np.zeros(1, plain.dtype())
    plain.to_numpy(fast[0])
    return plain, fast


def same(plain: Any, fast: Any, scratch: Any) -> None:
    """Every field, and every event; events of earlier actions may linger behind them."""
    plain.to_numpy(scratch[0])
    count = plain.event_count
    scratch[0]["events"][count:] = 0
    fast[0]["events"][count:] = 0
    if scratch.tobytes() != fast.tobytes():
        for name in plain.fields:
            assert np.array_equal(scratch[0][name], fast[0][name]), name
