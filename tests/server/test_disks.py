"""A disk that is full, and a file that is gone: the server says so, and acknowledges nothing."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.clients import PATIENCE, Guest, Server, log_of, served
from server.disks import small_disk

pytestmark = pytest.mark.slow  # each with a server of its own


def until_ready_says(guest: Guest, status: int) -> str:
    """The answer counts for a second, so the next one may take as long."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found, health = guest.call("/api/ready")
        if found == status:
            return str(health["status"])
        time.sleep(0.05)
    raise AssertionError(f"ready never said {status}")


def open_room(guest: Guest, folder: Path) -> str:
    """A room in which nothing happens by itself any more: its shuffle is committed to."""
    code = guest.create(seats=2)
    end = time.monotonic() + PATIENCE
    while "committed" not in log_of(folder, guest.room)[-1]:
        assert time.monotonic() < end
        time.sleep(0.01)
    # The writer has checked its file again before it answers this.
    assert until_ready_says(guest, 200) == "ok"
    return code


def test_a_full_disk_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, served(disk.folder) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        code = open_room(ada, disk.folder)
        assert until_ready_says(ada, 200) == "ok"
        disk.fill()
        assert until_ready_says(ada, 503) == "no storage"
        status, problem = ben.call(f"/api/rooms/{code}/join", {"name": "Ben"})
        assert (status, problem["code"]) == (503, "storage")
        disk.empty()
        assert until_ready_says(ada, 200) == "ok"
        ben.join(code)
        assert "Ben" in log_of(disk.folder, ada.room)[-1]


@pytest.mark.parametrize("used_before", [False, True])
def test_starting_on_a_full_disk_names_the_disk(tmp_path: Path, used_before: bool) -> None:
    with small_disk(tmp_path / "disk") as disk:
        if used_before:
            with served(disk.folder) as server:
                Guest(server, "Ada").create()
        disk.fill()
        command = [sys.executable, *Server.program, "--port", "0", "--data", str(disk.folder)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 2
    assert f"no space left on the disk of {disk.folder}" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    """As somebody does who restores a copy under a running server."""
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    copy.rename(file)


@pytest.mark.parametrize("harm", [delete, replace])
@pytest.mark.parametrize("name", ["lastcard.db", "lastcard.db-wal"])
def test_nothing_is_acknowledged_that_a_missing_file_would_lose(
    tmp_path: Path, name: str, harm: Callable[[Path], None]
) -> None:
    with served(tmp_path) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        code = open_room(ada, tmp_path)
        harm(tmp_path / name)
        status, problem = ben.call(f"/api/rooms/{code}/join", {"name": "Ben"})
        assert (status, problem["code"]) == (503, "storage")
        assert until_ready_says(ada, 503) == "no storage"
        assert f"{name}: the file was moved" in server.log.read_text()


def test_a_file_that_is_moved_away_and_back_is_written_to_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        code = open_room(ada, tmp_path)
        file, away = tmp_path / "lastcard.db", tmp_path / "away.db"
        file.rename(away)
        assert until_ready_says(ada, 503) == "no storage"
        away.rename(file)
        assert until_ready_says(ada, 200) == "ok"
        ben.join(code)
    assert "Ben" in log_of(tmp_path, ada.room)[-1]


def test_asking_often_writes_seldom(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Guest(server, "Ada")
        assert ada.call("/api/ready")[0] == 200
        before = time.monotonic()
        wal = tmp_path / "lastcard.db-wal"
        size = wal.stat().st_size
        for _ in range(50):
            assert ada.call("/api/ready")[0] == 200
        seconds = time.monotonic() - before
        commit = 24 + 4096  # a page and what it is preceded by
        assert wal.stat().st_size - size <= (seconds + 1) * 2 * commit
