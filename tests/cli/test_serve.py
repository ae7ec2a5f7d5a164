"""lastcard serve, as the person who types it sees it."""

import os
import pty
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from lastcard.cli.greeting import own_address
from lastcard.server.open_files import WANTED

COMMAND = [sys.executable, "-m", "lastcard.cli.main"]


def in_a_terminal(*arguments: str, until: str) -> str:
    """What a command prints in a terminal before it is told to stop."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, *arguments], stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        printed = ""
        while until not in printed:
            printed += os.read(ours, 4096).decode()
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    os.close(ours)
    return printed


def test_plain_lastcard_says_where_it_is_and_shows_a_code_for_phones(tmp_path: Path) -> None:
    url = "https://play.example/uno"
    options = ["--port", "0", "--data", str(tmp_path), "--public-url", f"{url}/", "--no-open"]
    printed = in_a_terminal(*options, until="Ctrl+C")
    assert "lastcard is ready: http://127.0.0.1:" in printed
    assert f"For phones and other computers: {url}\r\n" in printed
    assert any(block in printed for block in "▄▀█")  # the QR code
    assert '"event"' not in printed


def test_it_opens_the_browser(tmp_path: Path) -> None:
    page = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {page}\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser)}
    ours, theirs = pty.openpty()
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path), "--host", "127.0.0.1"]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        printed = ""
        while not page.exists() or not page.read_text():
            printed += os.read(ours, 4096).decode() if not printed.count("\n") > 1 else ""
            assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    os.close(ours)
    assert page.read_text().strip() in printed


def test_the_pages_are_served_with_their_headers(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path), "--host", "127.0.0.1"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        for path, kind in (
            ("/", "text/html; charset=utf-8"),
            ("/verify.html", "text/html; charset=utf-8"),
            ("/verify.js", "text/javascript; charset=utf-8"),
            ("/verify.css", "text/css; charset=utf-8"),
            ("/api/metrics", "text/plain; version=0.0.4; charset=utf-8"),
        ):
            with urllib.request.urlopen(url + path, timeout=20) as answer:
                assert answer.headers["content-type"] == kind
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.read()
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only Linux says what a process may do")
def test_it_raises_its_limit_of_open_files(tmp_path: Path) -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path), "--host", "127.0.0.1"]
    low = 256
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (low, hard)),
    ) as process:
        assert process.stdout is not None
        assert "ready" in process.stdout.readline()
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    [soft] = re.findall(r"^Max open files +(\d+)", limits, re.MULTILINE)
    assert int(soft) == min(WANTED, hard) > low


@pytest.mark.slow
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = run("--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
        assert found.returncode == 2
        assert "--port takes another one" in found.stderr
    (tmp_path / "file").write_text("")
    (tmp_path / "spoilt").mkdir()
    (tmp_path / "spoilt" / "lastcard.db").write_text("this is no database " * 100)
    cases = [
        ["--port", "70000"],
        ["--port", "0", "--data", str(tmp_path / "file")],
        ["--port", "0", "--data", str(tmp_path / "spoilt")],
        ["--public-url", "play.example"],
        ["--database-url", "postgresql://nobody:secret@127.0.0.1:1/none", "--port", "0"],
        ["--database-url", "mysql://x", "--port", "0"],
    ]
    for options in cases:
        found = run(*options)
        assert found.returncode == 2, options
        assert found.stdout == ""
        assert len(found.stderr.splitlines()) == 1, found.stderr
        assert "secret" not in found.stderr
        assert "Errno" not in found.stderr


def run(*options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=60)


def test_an_address_for_phones_only_where_phones_can_come() -> None:
    assert own_address("127.0.0.1") is None
    assert own_address("192.0.2.7") == "192.0.2.7"
    assert own_address("0.0.0.0") != "127.0.0.1"


def test_help_and_version_are_not_taken_for_serving() -> None:
    for words in (["--version"], ["--help"], ["-h"]):
        assert run(*words).returncode == 0
