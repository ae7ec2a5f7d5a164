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

    def compiled(function, **options):
        others = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = cache.folder()
        try:
            dispatcher = numba.njit(nogil=True, error_model="numpy", **options)(function)
        finally:
            numba.config.CACHE_DIR = others
        dispatcher.get_call_template = widening(dispatcher.get_call_template)
        return dispatcher

    def widening(resolve):
        # One compiled version serves whole numbers of every width, and constants.
        def get_call_template(args, kws):
            wide = [numba.int64 if isinstance(a, numba.types.Integer) else a for a in args]
            return resolve(wide, kws)

        return get_call_template

    # Only kernels are called from Python.
    INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def rule(function):
        return compiled(function, **INNER)

    def hot(function):
        return compiled(function, forceinline=True, **INNER)

    def kernel(function):
        return compiled(function, cache=True)

    def lookup(values):
        # A global array is a constant of the compiled code; a tuple would be copied at each use.
        return np.array(values, dtype=np.int64)

else:

    def rule(function: Function) -> Function:
        """Mark a function as part of the compiled source."""
        return function

    def hot(function: Function) -> Function:
        """A rule on the path of nearly every action: compiled into its callers."""
        return function

    def kernel(function: Function) -> Function:
        """A rule that bulk work calls from outside; its compiled form is kept between runs."""
        return function

    def lookup(values: Sequence[int]) -> Sequence[int]:
        """A constant table of whole numbers that rules index."""
        return tuple(values)
