"""What is done at the start, so that nobody at a table waits for it."""

import importlib
import importlib.util
import sys
import threading
from pathlib import Path

from ..kinds import KINDS

# A thread that thinks holds the interpreter this long while the loop waits for it. The loop lets
# go of it with every message that it sends: at Python's 5 ms a frame for ten takes 50.
SWITCH_SECONDS = 0.0005
COMPILER = "numba"
LIBRARIES = ("llvmlite", "numpy")  # that it opens, more than 200 MB
CHUNK = 2**20


def take_turns_quickly() -> None:
    """Let the loop have the interpreter soon, whatever bots, hints and records are working on."""
    sys.setswitchinterval(SWITCH_SECONDS)


def get_ready() -> threading.Thread:
    """Do in the background what the first match, or the first expert, would wait for.

    UNO Rummy's solver works out its tables once in a process: a second or so, in which the loop
    would stand still. Importing numba opens large libraries, and while a disk reads them for the
    first time nobody else gets a turn. So they are read through beforehand, which stops nobody.
    """

    def work() -> None:
        for kind in KINDS.values():
            for workers in kind.mind.workers:
                workers.mine(compiled=False).warm_up()
        for file in libraries():
            read_through(file)
        importlib.import_module(COMPILER)

    thread = threading.Thread(target=work, name="getting ready", daemon=True)
    thread.start()
    return thread


def libraries() -> list[Path]:
    """The files that take long to open for the first time."""
    specs = [importlib.util.find_spec(name) for name in LIBRARIES]
    places = [place for spec in specs if spec for place in spec.submodule_search_locations or []]
    packages = [Path(place) for place in places]
    bundled = [package.with_name(f"{package.name}.libs") for package in packages]
    return [file for folder in packages + bundled for file in folder.rglob("*.so*")]


def read_through(file: Path) -> None:
    with file.open("rb", buffering=0) as data:
        while data.read(CHUNK):
            pass
