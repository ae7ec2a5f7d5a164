"""The three processes of a measurement: the server, the canary, the attacker."""

import http.client
import json
import os
import re
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
START_SECONDS = 120
SHUTDOWN_SECONDS = 30
IDLE = 0.4  # of a core: what a server with nothing to do but the canary takes at most
# The real server; a signal lets it collect its garbage, so that what is left is really held.
PROGRAM = """
import gc, signal, sys
from lastcard.cli.main import main
signal.signal(signal.SIGUSR1, lambda *_: gc.collect())
sys.exit(main())
"""
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """``lastcard serve`` with its real limits, on a free port of loopback."""

    def __init__(
        self, folder: Path, files: tuple[int, int] | None = None, cache: str | None = None
    ) -> None:
        command = [sys.executable, "-c", PROGRAM, "serve", "--host", "127.0.0.1"]
        command += ["--port", "0", "--data", str(folder), "--no-open"]
        environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
        self.log = folder / "server.log"
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment,
                preexec_fn=limited(files),
            )
        found = re.search(r"http://[^:]+:(\d+)", line_of(self.process, START_SECONDS))
        if not found:
            raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")
        self.port = int(found[1])

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(SHUTDOWN_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    # Memory, in MB

    def _status(self, name: str) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(text.split(f"{name}:")[1].split()[0]) / 1024

    def memory(self) -> float:
        """What it holds after a collection."""
        self.process.send_signal(signal.SIGUSR1)
        time.sleep(0.5)
        return self._status("VmRSS")

    def forget_peak(self) -> None:
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        return self._status("VmHWM")

    # Being busy, being well

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def settle(self, most: float) -> None:
        """Wait until it has nothing to do, but not for ever."""
        until = time.monotonic() + most
        before = self.cpu_seconds()
        while time.monotonic() < until:
            time.sleep(1)
            now = self.cpu_seconds()
            if now - before < IDLE:
                return
            before = now

    def ready(self) -> str:
        """What ``/api/ready`` says; a slow answer is not an answer."""
        if self.process.poll() is not None:
            return "the process is gone"
        source = ("127.0.0.6", 0)  # not an attacker's: that may have called too often
        asking = http.client.HTTPConnection("127.0.0.1", self.port, 10, source)
        try:
            asking.request("GET", "/api/ready")
            return str(json.load(asking.getresponse())["status"])
        except (OSError, http.client.HTTPException, ValueError, KeyError) as error:
            return f"{type(error).__name__}: {error}"
        finally:
            asking.close()


def limited(files: tuple[int, int] | None) -> Callable[[], None] | None:
    """Limits of open files, soft and hard; 0 leaves the hard one as it is."""
    if files is None:
        return None
    soft, hard = files
    most = hard or resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


def line_of(process: "subprocess.Popen[str]", seconds: float) -> str:
    """The next line that a process prints; "" where it does not, in time."""
    assert process.stdout is not None
    readable, _, _ = select.select([process.stdout], [], [], seconds)
    return process.stdout.readline() if readable else ""


class NotPrepared(Exception):
    """The canary or an attacker could not begin, or did not reach what it attacks."""


class Child:
    """A program of ours that says when it is prepared, gets a word, and ends with JSON."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def prepared(self, seconds: float) -> None:
        if not line_of(self.process, seconds):
            self.stop()
            raise NotPrepared(f"{' '.join(map(str, self.process.args))}")

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()

    def result(self, seconds: float) -> dict[str, Any]:
        """What it found; its end of the line is ours, too."""
        try:
            out, _ = self.process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            self.stop()
            return {}
        found: dict[str, Any] = json.loads(out.splitlines()[-1]) if out.strip() else {}
        return found

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def canary(port: int, bots: int) -> Child:
    child = Child(str(HERE / "peer" / "canary.py"), str(port), str(bots))
    child.prepared(START_SECONDS)
    return child


def attacker(name: str, port: int, seconds: float, folder: Path) -> Child:
    """A process that prepares itself; it may take as long as the longest preparation."""
    command = [str(HERE / "abuse.py"), "--attack", name, "--port", str(port)]
    child = Child(*command, "--seconds", str(seconds), "--folder", str(folder))
    child.prepared(START_SECONDS)
    return child


def data_folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="lastcard-abuse-")
