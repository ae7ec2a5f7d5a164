"""How long a browser may keep the files of the pages."""

import asyncio
from pathlib import Path

import pytest

from lastcard.server.files import Pages


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
