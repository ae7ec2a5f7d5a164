"""A server, a browser, and pages that must not have errors."""

import fcntl
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

import samples
from server.clients import Server
from web import serving
from web.browser import OPTIONS, PROGRAM, QUICK_PROGRAM, Visits
from web.positions import Shows, StagedServer

ROOT = Path(__file__).parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser is slow."""
    for item in items:
        if is_in_browser(item):
            item.add_marker(pytest.mark.slow)


class QuickServer(Server):
    program = (serving.__file__,)


def build_pages() -> None:
    """Build the pages where they are older than their sources: one process at a time."""
    with (Path(tempfile.gettempdir()) / f"lastcard-pages-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)


@pytest.fixture(scope="session")
def pages() -> None:
    # LASTCARD_TEST_PAGES=built: take those that are there, for somebody who is editing them.
    if os.environ.get("LASTCARD_TEST_PAGES") != "built":
        build_pages()


@pytest.fixture(scope="session")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where every server reads which test it deals for."""
    file = tmp_path_factory.mktemp("chance") / "test"
    os.environ[serving.CHANCE] = str(file)
    return file


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, chance: Path) -> None:
    """The same cards in every run of a test; LASTCARD_TEST_SEED gives it others.

    A test of which there are samples has others with every commit.
    """
    sampled = request.node.get_closest_marker("large") is not None
    seed = samples.seed if sampled else samples.given or "1"
    chance.write_text(f"{seed} {request.node.name}")
    random.seed(f"{seed} {request.node.name}")  # what is clicked


@pytest.fixture(scope="session")
def server(pages: None, chance: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = QuickServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


class OneBrowser:
    """The browser of a process. It is there for all tests of the pages that follow each other.

    Not for longer: Playwright keeps the thread's loop, and other tests need theirs.
    """

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    def get(self) -> Browser:
        if self.browser is None:
            self.playwright = sync_playwright().start()
            self.browser = self.playwright.chromium.launch(
                executable_path=self.program(self.playwright), args=OPTIONS
            )
        return self.browser

    def program(self, playwright: Playwright) -> Path:
        """The browser without a window, which takes half the time; in `./test thorough` the one
        that people have."""
        own = Path(playwright.chromium.executable_path)
        programs = (PROGRAM, own) if samples.thorough else (QUICK_PROGRAM, PROGRAM, own)
        program = next((program for program in programs if program.exists()), None)
        if program is None:
            self.close()
            reason = "no Chromium: scripts/chromium installs one (as root, with apt-get)"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        return program

    def close(self) -> None:
        if self.browser:
            self.browser.close()
        if self.playwright:
            self.playwright.stop()
        self.playwright = self.browser = None


ONE_BROWSER = OneBrowser()


def is_in_browser(item: pytest.Item) -> bool:
    return item.path.is_relative_to(Path(__file__).parent)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or not is_in_browser(nextitem):
        ONE_BROWSER.close()


@pytest.fixture
def browser() -> Browser:
    return ONE_BROWSER.get()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(browser, server.url)
    yield visits
    visits.close()


@pytest.fixture(scope="session")
def staged(
    pages: None, chance: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[StagedServer]:
    """In place of the one that deals."""
    running = StagedServer(tmp_path_factory.mktemp("staged"))
    yield running
    running.stop()


@pytest.fixture
def show(browser: Browser, staged: StagedServer) -> Iterator[Shows]:
    with closing(Visits(browser, staged.url)) as visits:
        shows = Shows(staged, visits)
        with shows.stages:
            yield shows
