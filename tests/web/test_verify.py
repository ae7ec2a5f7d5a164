"""The page that checks shuffles says what is in the files of its words, and nothing else."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pseudo import add_language, copy_of, written_elsewhere
from server.clients import served
from server.fair_records import played, shuffles
from server.forgeries import Record
from web.conftest import ROOT

CODE = "qq"  # no language that there is

# All that can be read, except what is the same in every language: codes, cards, what players said.
TEXT = """() => {
  const page = document.body.cloneNode(true);
  const same = ".home, option, noscript, code, .card, .word, #chosen";
  for (const place of page.querySelectorAll(same)) place.remove();
  const labels = [...page.querySelectorAll("[aria-label]")].map((place) => place.ariaLabel);
  return [document.title, page.textContent, ...labels].join("\\n");
}"""


def left_out(page: Page) -> list[str]:
    """Words that the page says, but no file of words."""
    return [word for word in written_elsewhere(page.evaluate(TEXT)) if word != "lastcard"]


def record_of(game: str) -> Record:
    record = played(game, 2, shuffles(random.Random(game), 2, 2))
    return {key: value for key, value in record.items() if key != "names"}


def test_a_new_folder_is_a_new_language_and_the_page_says_nothing_else(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a server of a copy, which has one more folder of words, and no built pages."""
    source = copy_of(ROOT, tmp_path / "project", "src/lastcard") / "src"
    add_language(source / "lastcard/words", CODE)
    monkeypatch.setenv("PYTHONPATH", str(source))
    with served(tmp_path, 0, "--no-open") as server, browser.new_context() as context:
        page = context.new_page()
        errors: list[str] = []
        asked: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{server.url}/verify.html?record=none")
        expect(page.get_by_role("heading", level=1)).to_have_text("Was it shuffled fairly?")
        menu = page.get_by_role("combobox", name="Language")
        names = menu.get_by_role("option").all_text_contents()
        assert names == ["Deutsch", "English", "Nederlands", CODE.title()]
        menu.select_option(CODE)
        status = page.get_by_role("status")
        expect(status).to_have_text("⟦This record doesn’t exist on this server. Check the link.⟧")
        assert left_out(page) == []
        fetched = [url.split("/")[-1] for url in asked if "/words/" in url]
        assert fetched == ["en.json", f"{CODE}.json"]

        for game in ("uno", "spin", "rummy"):
            record = record_of(game)
            starter = "opener" if game == "rummy" else "dealer"
            forged = json.loads(json.dumps(record))
            forged["deals"][0][starter] ^= 1
            forged["deals"][1]["stock"] = ""
            for data, said in ((record, "⟦All 2 rounds were"), (forged, "⟦This record is not")):
                content = json.dumps(data).encode()
                page.locator("#file").set_input_files(
                    {"name": "record.json", "mimeType": "", "buffer": content}
                )
                expect(status).to_contain_text(said)
                assert page.locator("#rounds > li").count() == 2
                assert left_out(page) == []
        page.reload()
        expect(menu).to_have_value(CODE)
        assert errors == []
