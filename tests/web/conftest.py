"""A server, a browser, and pages that must not have errors."""

import fcntl
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.clients import Server
from web import serving
from web.browser import OPTIONS, PROGRAM, Visits

ROOT = Path(__file__).parents[2]


class QuickServer(Server):
    program = (serving.__file__,)


def build_pages() -> None:
    """Build the pages where they are older than their sources: one process at a time."""
    with (Path(tempfile.gettempdir()) / f"lastcard-pages-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)


@pytest.fixture(scope="session")
def pages() -> None:
    # LASTCARD_TEST_PAGES=built: take those that are there, for who edits them meanwhile.
    if os.environ.get("LASTCARD_TEST_PAGES") != "built":
        build_pages()


@pytest.fixture(scope="session")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = QuickServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Not for the whole session: Playwright keeps the thread's loop, and other tests need theirs.
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
        program = PROGRAM if PROGRAM.exists() else own
        if not program.exists():
            reason = "no Chromium: requirements/chromium installs one (as root, with apt-get)"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        running = playwright.chromium.launch(executable_path=program, args=OPTIONS)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(browser, server.url)
    yield visits
    visits.close()
