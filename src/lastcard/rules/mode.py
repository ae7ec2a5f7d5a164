"""One source, two modes.

Every rule is a plain function on a table. Imported as ``lastcard.rules`` it stays one: it runs on
plain Python objects, needs no compiler and can be stepped through in a debugger. Imported as
``lastcard.compiled.rules`` the very same file is compiled by numba and runs on numpy records
(see :mod:`lastcard.compiled`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

COMPILED = __name__.startswith("lastcard.compiled.")

Function = TypeVar("Function", bound=Callable[..., object])

if COMPILED and not TYPE_CHECKING:
    import numba
    import numpy as np

    from . import cache

    def rule(function):
        others = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = cache.folder()
        try:
            return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = others

    def lookup(values):
        # A global array is a constant of the compiled code; a tuple would be copied at each use.
        return np.array(values, dtype=np.int64)

else:

    def rule(function: Function) -> Function:
        """Mark a function as part of the compiled source."""
        return function

    def lookup(values: Sequence[int]) -> Sequence[int]:
        """A constant table of whole numbers that rules index."""
        return tuple(values)
