"""A server as in ``serving``, where a room may give a second for a turn."""

import runpy
from pathlib import Path

from lastcard import wire

if __name__ == "__main__":
    vars(wire)["TURN_SECONDS"] = (*wire.TURN_SECONDS, 1)
    runpy.run_path(str(Path(__file__).with_name("serving.py")), run_name="__main__")
