"""The files of the pages: in the package, and how long a browser may keep them."""

import asyncio
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from lastcard.server.files import Pages

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("file", "kept", "kind"),
    [
        ("index.html", "no-cache", "text/html; charset=utf-8"),
        ("sw.js", "no-cache", "text/javascript; charset=utf-8"),
        ("app.webmanifest", "no-cache", "application/manifest+json"),
        (
            "assets/index-Ab3.js",
            "public, max-age=31536000, immutable",
            "text/javascript; charset=utf-8",
        ),
    ],
)
def test_only_hashed_files_are_kept(tmp_path: Path, file: str, kept: str, kind: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / file).write_text("something")
    scope = {"type": "http", "method": "GET", "headers": [], "path": f"/{file}"}
    response = asyncio.run(Pages(directory=tmp_path, html=True).get_response(file, scope))
    assert response.headers["cache-control"] == kept
    assert response.headers["content-type"] == kind


@pytest.mark.slow
def test_the_package_brings_the_pages_with_it(tmp_path: Path) -> None:
    """Whoever installs it needs only Python."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    pages = "lastcard/server/static/"
    with zipfile.ZipFile(wheel) as packed:
        names = [name.removeprefix(pages) for name in packed.namelist() if pages in name]
    assert {"index.html", "sw.js", "app.webmanifest"} <= set(names)
    assert any(name.startswith("assets/") and name.endswith(".js") for name in names)
