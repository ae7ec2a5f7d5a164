"""Where compiled rules are kept between runs.

To see whether what it kept is stale, numba looks only at the file that defines a function, so a
changed rule would live on in the functions that call it. Hence a separate folder for every version
of all sources together.
"""

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
SHARED = ("bots/policies.py", "lab/seating.py", "lab/tally.py")


def compiled_sources() -> list[Path]:
    """The rules, and each game's packages of the bots and the lab."""
    games = [path.name for path in (PACKAGE / "rules").iterdir() if path.is_dir()]
    folders = [PACKAGE / layer / game for layer in ("bots", "lab") for game in games]
    found = [PACKAGE / name for name in SHARED]
    return found + [
        path for folder in (PACKAGE / "rules", *folders) for path in folder.rglob("*.py")
    ]


def source_hash() -> str:
    """A name for this very version of all sources that are compiled."""
    digest = hashlib.sha256()
    for path in sorted(compiled_sources()):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> str:
    """The folder for this version: in the user's cache, or a temporary one where that is closed."""
    given = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    home = Path(given) if given else Path.home() / ".cache"
    # numba does not tell apart what was compiled with and without bounds checks.
    checks = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else ""
    for root in (home, Path(tempfile.gettempdir())):
        path = root / "lastcard" / (source_hash() + checks)
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(path, os.W_OK):
            return str(path)
    return tempfile.mkdtemp(prefix="lastcard-")
