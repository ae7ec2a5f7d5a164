"""A small disk of its own for a test, which can be filled and emptied again."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

MEGABYTES = 4


class Disk:
    """A folder that is a disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        """Leave no byte."""
        with self._filler.open("ab", buffering=0) as filler:
            size = 2**16
            while size:
                try:
                    written = filler.write(bytes(size))
                except OSError:
                    written = 0
                if written < size:
                    size //= 2
        space = os.statvfs(self.folder)
        assert space.f_bavail == 0

    def empty(self) -> None:
        self._filler.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk of a few megabytes; skipped where nothing may be mounted."""
    folder.mkdir()
    size = f"size={MEGABYTES}m"
    mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, text=True, check=False)
    except OSError as error:
        pytest.skip(f"a small disk cannot be mounted here: {error}")
    if done.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {done.stderr.strip()}")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)
