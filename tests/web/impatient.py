"""A server as in ``serving``, where a room may give a second for a turn."""

import runpy
from pathlib import Path

from lastcard.server import entries

if __name__ == "__main__":
    vars(entries)["TURN_SECONDS"] = (*entries.TURN_SECONDS, 1)
    runpy.run_path(str(Path(__file__).with_name("serving.py")), run_name="__main__")
