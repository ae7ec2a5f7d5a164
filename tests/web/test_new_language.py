"""A language is one folder: the pages find it, and say nothing that does not come from it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import lastcard.words
import lastcard.words.reading
import samples
import web.words
from pseudo import OPEN, add_language, copy_of, written_elsewhere
from server.clients import Server
from web.browser import Visits
from web.conftest import ROOT, QuickServer
from web.places import PLACES, look, stage_of

CODE = "fr"  # French, which there is not yet: in brackets
# All that is read: texts, names of controls, and what is said to those who listen.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("script, style"))
      found.push(walker.currentNode.data);
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found.join("\\n");
}"""
# Names of people, programs and languages, which are the same everywhere.
NAMES = {"Ada", "Ben", "Cleo", "Mia", "Robo", "lastcard"}
NAMES |= {"FR", "Deutsch", "English", "Français", "Nederlands"}
ROOM = re.compile("[A-Z]{6}")  # the code to read out
HERE = [place for place in PLACES if place != "verify"]  # which test_verify.py looks at


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one folder more, and its pages."""
    copy = copy_of(ROOT, tmp_path_factory.mktemp("project"), "src/lastcard", "web", "docs/wire.ts")
    add_language(copy / "src/lastcard/words", CODE)
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (copy / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/npm", copy / "scripts/npm")
    (copy / ".venv").symlink_to(ROOT / ".venv")
    subprocess.run(["scripts/npm", "run", "--silent", "build"], cwd=copy, check=True)
    return copy


@pytest.fixture(scope="module")
def foreign(
    pages: None, project: Path, chance: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server of that project, and tests that know its words."""
    words = project / "src/lastcard/words"
    with pytest.MonkeyPatch.context() as patch:
        for module in (lastcard.words, lastcard.words.reading, web.words):
            patch.setattr(module, "FOLDER", words)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(project / "src"), *sys.path]))
        running = QuickServer(tmp_path_factory.mktemp("foreign"))
        yield running
        running.stop()


def says_nothing_else(page: Page) -> None:
    text = str(page.evaluate(TEXTS))
    assert OPEN in text
    assert {word for word in written_elsewhere(text) if not ROOM.fullmatch(word)} <= NAMES


@pytest.mark.large
@pytest.mark.parametrize("place", samples.some_of(HERE, 8, "new language"))
def test_a_page_says_nothing_that_is_not_in_the_folder(
    foreign: Server, browser: Browser, place: str
) -> None:
    with closing(Visits(browser, foreign.url)) as visit, stage_of(place, foreign) as stage:
        says_nothing_else(look(place, visit, stage, CODE))


@pytest.mark.parametrize("place", ["start", "lobby", "uno", "rules"])
def test_a_new_language_can_be_chosen(foreign: Server, browser: Browser, place: str) -> None:
    with closing(Visits(browser, foreign.url)) as visit, stage_of(place, foreign) as stage:
        page = look(place, visit, stage)
        page.locator("header select").select_option(label="Français")
        expect(page.locator("html")).to_have_attribute("lang", CODE)
        expect(page.locator("main")).to_contain_text(OPEN)
        says_nothing_else(page)
