"""Commands run as a user runs them: in a process of their own, or in this one to save time."""

import io
import json
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from lastcard.cli.main import main

LASTCARD = [sys.executable, "-m", "lastcard.cli.main"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*LASTCARD, *words], capture_output=True, text=True, check=False, timeout=300
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def run_here(*words: str, given: bytes | str = b"") -> subprocess.CompletedProcess[str]:
    """As :func:`run`, in this process: for commands that are refused before they begin."""
    out, err = io.StringIO(), io.StringIO()
    path, modules, stdin = sys.path[:], set(sys.modules), sys.stdin
    data = given.encode() if isinstance(given, str) else given
    sys.stdin = io.TextIOWrapper(io.BytesIO(data))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(words)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        sys.path[:], sys.stdin = path, stdin
        forget(set(sys.modules) - modules)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def forget(modules: set[str]) -> None:
    """Do not keep what a command imported from the current folder: the next has its own."""
    for name in modules:
        file = getattr(sys.modules[name], "__file__", None)
        if file and Path(file).is_relative_to(Path.cwd()):
            del sys.modules[name]


def figures(*words: str) -> dict[str, Any]:
    """What a command finds, as JSON."""
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def interrupted(*words: str) -> dict[str, Any]:
    """What an endless command found until Ctrl-C, after it has begun."""
    for seconds in (5, 20, 60):
        code, out, err = stopped_after(seconds, *words, "--json")
        assert code == 130, err
        if out:
            break
    assert err == ""
    found = dict(json.loads(out))
    assert found["complete"] is False
    return found


def stopped_after(seconds: float, *words: str) -> tuple[int, str, str]:
    process = subprocess.Popen(
        [*LASTCARD, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Where the tests themselves run with Ctrl-C ignored, the child would ignore it too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    time.sleep(seconds)
    with process:
        # As in a terminal: all processes hear it.
        subprocess.run(["kill", "-INT", "--", f"-{process.pid}"], check=True)
        try:
            out, err = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return process.returncode, out, err
