"""Commands run as a user runs them, in a process of their own."""

import json
import signal
import subprocess
import sys
import time
from typing import Any

LASTCARD = [sys.executable, "-m", "lastcard.cli.main"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*LASTCARD, *words], capture_output=True, text=True, check=False, timeout=300
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


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
