"""The files of the pages: in the package, and how long a browser may keep them."""

import asyncio
import gzip
import json
import os
import subprocess
import sys
import threading
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from lastcard.server import files
from lastcard.server.app import application
from lastcard.server.files import Pages
from lastcard.server.house import House
from lastcard.server.packing import SMALL
from lastcard.server.storage.sqlite import SqliteStore
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


async def get(app: ASGIApp, path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    """Ask the whole application."""
    sent: list[Any] = []
    asked = {"host": "x", "accept-encoding": "gzip"} | headers
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in asked.items()],
        "client": ("127.0.0.1", 1),
        "extensions": {},
    }

    async def receive() -> Message:
        await asyncio.Event().wait()  # nothing more comes
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    head = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return head, b"".join(message.get("body", b"") for message in sent[1:])


CONSTANT = ("/verify.js", "/", "/verify/words/de.json", "/api/openapi.json", "/api/games")


def test_what_is_the_same_for_all_is_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found: each answer took the loop milliseconds once more."""
    compressed: list[str] = []
    compressobj = zlib.compressobj

    def counting(*given: Any, **more: Any) -> Any:
        compressed.append(threading.current_thread().name)
        return compressobj(*given, **more)

    async def go() -> None:
        app = application(House(SqliteStore(tmp_path / "log.db")))
        first = [await get(app, path) for path in CONSTANT]
        plain = [await get(app, path, **{"accept-encoding": "identity"}) for path in CONSTANT]
        monkeypatch.setattr(zlib, "compressobj", counting)
        monkeypatch.setattr(gzip, "compress", counting)
        again = [await get(app, path) for path in CONSTANT]
        assert again == first
        assert compressed == []
        for path, (head, body), (_, whole) in zip(CONSTANT, first, plain, strict=True):
            assert int(head["content-length"]) == len(body)
            assert "content-encoding" in head or len(whole) < SMALL, path
            if "content-encoding" in head:
                assert head["vary"].lower() == "accept-encoding"
                assert gzip.decompress(body) == whole

    asyncio.run(go())


def test_a_file_is_compressed_in_a_thread_and_anew_when_it_has_changed(tmp_path: Path) -> None:
    threads: list[str] = []
    script = tmp_path / "script.js"

    async def asked(pages: Pages) -> bytes:
        headers = [(b"accept-encoding", b"gzip")]
        scope = {"type": "http", "method": "GET", "headers": headers, "path": "/script.js"}
        return gzip.decompress(bytes((await pages.get_response("script.js", scope)).body))

    async def go(monkeypatch: pytest.MonkeyPatch) -> None:
        def noting(data: bytes) -> bytes:
            threads.append(threading.current_thread().name)
            return gzip.compress(data)

        monkeypatch.setattr(files, "pack", noting)
        pages = Pages(directory=tmp_path)
        for text in (b"one " * 500, b"another " * 500):
            script.write_bytes(text)
            assert await asyncio.gather(*(asked(pages) for _ in range(5))) == [text] * 5
        assert len(threads) == 2
        assert threading.main_thread().name not in threads

    with pytest.MonkeyPatch.context() as patched:
        asyncio.run(go(patched))


def test_a_part_of_a_file_is_sent_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "script.js").write_bytes(b"one " * 500)

    async def go() -> None:
        pages = Pages(directory=tmp_path)
        head, body = await get(pages, "/script.js", range="bytes=0-2")
        assert (head["content-range"], body) == ("bytes 0-2/2000", b"one")

    asyncio.run(go())
