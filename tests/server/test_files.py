"""The files of the pages: in the package, and how long a browser may keep them."""

import asyncio
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lastcard.server.files import Pages
from lastcard.words import LANGUAGES, say

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


def asked(file: str, **headers: str) -> Response:
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "headers": encoded, "path": f"/{file}"}
    pages = Pages(packages=[("lastcard.server", "pages")], html=True)
    return asyncio.run(pages.get_response(os.path.normpath(file), scope))


@pytest.mark.parametrize("file", ["verify/languages.json", "verify/words/de.json", "verify.js"])
def test_what_has_not_changed_is_not_sent_again(file: str) -> None:
    """Be it a file, or made when it is asked for."""
    first = asked(file)
    assert first.status_code == 200
    again = asked(file, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")
    assert asked(file, **{"if-none-match": '"another"'}).status_code == 200


def test_the_words_of_the_check_are_plain_json() -> None:
    assert json.loads(bytes(asked("verify/languages.json").body)) == list(LANGUAGES)
    for language in LANGUAGES:
        answer = asked(f"verify/words/{language}.json")
        assert answer.headers["content-type"] == "application/json"
        words = json.loads(bytes(answer.body))
        assert words["title"] == say(language, "verify-title")
        assert words["round"] == say(language, "verify-round", round="{round}")
        assert set(words["fair"][0]["forms"]) == {"one", "other"}


@pytest.mark.parametrize("file", ["verify/words/xx.json", "verify/words/en", "verify/words/"])
def test_there_are_no_other_words(file: str) -> None:
    with pytest.raises(HTTPException):
        asked(file)


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
