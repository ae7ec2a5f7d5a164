"""The compiled mode: the same sources a second time, with every rule compiled by numba.

``lastcard.compiled.rules`` is ``lastcard.rules``, loaded a second time from the same files: this
module is a package whose path is that of lastcard itself. Loaded under that name, ``rule``
compiles (see :mod:`lastcard.rules.mode`).
"""

from pathlib import Path

__path__ = [str(Path(__file__).parent)]
