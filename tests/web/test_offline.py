"""The pages without a network, and the way to a newer build."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

import lastcard.server
from server.clients import Server, served
from web.browser import Visits
from web.fingers import press
from web.words import Words

BUILT = Path(str(lastcard.server.__file__)).parent / "static"
NO_NETWORK = r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource"
OFFLINE = "You’re offline"

# All that is kept, once the worker has everything.
KEPT = """async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((go) => serviceWorker.addEventListener("controllerchange", go));
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((request) => request.url);
  return found;
}"""


def kept(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def test_the_pages_open_without_a_network_after_one_visit(
    browser: Browser, pages: None, tmp_path: Path
) -> None:
    server = Server(tmp_path, 0, "--no-open")
    visit = Visits(browser, server.url, worker=True)
    visit.allow(NO_NETWORK)
    page = visit()
    expect(page.get_by_text(OFFLINE)).to_be_hidden()
    kept(page)
    server.stop()

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    press(page.get_by_role("button", name="Play now"))
    expect(page.get_by_text(Words("en")("reasons-offline"))).to_be_visible()
    # Nobody was on these before.
    page.goto("/#/rules/U12")
    expect(page.locator("#U12")).to_be_in_viewport()
    page.goto("/#/learn/spin")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.goto("/#/room/nowhere")
    expect(page.get_by_text(Words("en")("room-slow"))).to_be_visible()

    page.goto("/#/")
    with served(tmp_path, server.port, "--no-open"):
        expect(page.get_by_text(OFFLINE)).to_be_hidden()
        press(page.get_by_role("button", name="Play now"))
        expect(page.get_by_label("Your hand", exact=True)).to_be_visible()
        visit.close()


def test_nothing_of_the_api_is_kept(visit: Visits) -> None:
    visit.worker = True
    page = visit()
    before = kept(page)
    press(page.get_by_role("button", name="Invite friends"))
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.goto("/verify.html?record=none")
    visit.allow("404")
    expect(page.locator("#summary")).not_to_be_empty()
    after = kept(page)
    assert after == before
    (files,) = after.values()
    paths = {urlsplit(url).path for url in files}
    assert "/" in paths
    assert any(path.startswith("/assets/") for path in paths)
    assert not [path for path in paths if path.startswith("/api")]


@contextmanager
def folder_served(folder: Path) -> Iterator[str]:
    """A plain server of files, which says nothing about how long they may be kept."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_new_build_is_taken_at_the_next_visit(
    browser: Browser, pages: None, tmp_path: Path
) -> None:
    folder = tmp_path / "static"
    shutil.copytree(BUILT, folder)
    with folder_served(folder) as url:
        visit = Visits(browser, url, worker=True)
        visit.allow("404")  # there is no API
        page = visit()
        (old,) = kept(page)
        page.goto("/#/rules")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rulebook")

        # The next build: another page, and a part of it has another name.
        (chunk,) = folder.glob("assets/Learn-*.js")
        newer = chunk.rename(chunk.with_name("Learn-newer.js"))
        for file in (*folder.glob("*.*"), *folder.glob("assets/*.js")):
            if file.suffix in (".html", ".js"):
                text = file.read_text()
                text = text.replace(chunk.name, newer.name).replace("<title>lastcard", "<title>new")
                file.write_text(text.replace(old.split()[-1], "123456789abc"))

        page.reload()
        expect(page).to_have_title("new")  # at once, not only the time after
        # Only names are looked at: opening a cache that the worker has just deleted makes it again.
        for _ in range(600):
            if page.evaluate("caches.keys()") == ["lastcard 123456789abc"]:
                break
            page.wait_for_timeout(50)
        (files,) = kept(page).values()
        assert any(file.endswith(newer.name) for file in files)
        assert not any(file.endswith(chunk.name) for file in files)
        visit.close()
