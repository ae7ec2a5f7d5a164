"""What the operating system refuses is told in plain words, with a way out."""

import errno
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.commands import run_here
from lastcard.cli.system_errors import make_folder, why_not_listening

NOBODY = 65534  # a user without any rights
RAW = ("Errno", "errno", "No such file or directory", "Is a directory", "File exists")


def refused(*words: str) -> str:
    """What a command says that is refused."""
    done = run_here(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert not any(raw in done.stderr for raw in RAW), done.stderr
    return done.stderr.strip()


def serve(*options: str) -> str:
    return refused("serve", "--no-open", "--host", "127.0.0.1", "--port", "0", *options)


def test_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = serve("--port", port)
    assert said == (
        f"lastcard: port {port} is in use, perhaps by another lastcard: --port takes another one"
    )


def test_a_port_that_is_none() -> None:
    said = "lastcard: 70000 is not a port: --port takes a number from 0 to 65535"
    assert serve("--port", "70000") == said


@pytest.mark.parametrize("host", ["nonsense.invalid", "192.0.2.1"])
def test_an_address_of_another_machine(host: str) -> None:
    said = f'lastcard: "{host}" is not an address of this machine: leave out --host to listen'
    assert serve("--host", host).startswith(said)


def test_a_port_for_administrators() -> None:
    # Told by hand: whoever runs the tests may be one.
    said = why_not_listening("0.0.0.0", 80, PermissionError(errno.EACCES, "Permission denied"))
    assert said == "only an administrator may use port 80: --port takes one from 1024 to 65535"


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "inside"):
        said = f'"{folder}" leads to a file, not to a folder: --data takes another folder'
        assert serve("--data", str(folder)) == f"lastcard: {said}"


def test_a_folder_that_cannot_be_made() -> None:
    said = 'lastcard: the folder "/proc/lastcard" cannot be made: --data takes another folder'
    assert serve("--data", "/proc/lastcard") == said


@contextmanager
def as_somebody() -> Iterator[None]:
    """Not as root, who may write everywhere."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)


def test_a_folder_of_somebody_else() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with as_somebody():
            said = make_folder(folder)
            said_of_new = make_folder(folder / "new")
    assert said.startswith(f'you may not write in the folder "{folder}"')
    assert "you may not use it" in said_of_new


@pytest.mark.parametrize("command", ["verify", "referee"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert refused(command, str(missing)) == (
        f"lastcard {command}: {missing}: there is no such file"
    )
    assert refused(command, str(tmp_path)) == (
        f"lastcard {command}: {tmp_path}: it is a folder, not a file"
    )
