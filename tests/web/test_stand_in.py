"""A bot plays for a player who is too slow: that is told, until the match is over."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.clients import Server
from web import impatient
from web.browser import Visits
from web.hands import story
from web.stage import Stage
from web.words import Words


class ImpatientServer(Server):
    program = (impatient.__file__,)


@pytest.fixture(scope="module")
def hurrying(
    pages: None, chance: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    running = ImpatientServer(tmp_path_factory.mktemp("impatient"))
    yield running
    running.stop()


def test_what_a_bot_plays_is_not_told_as_the_players_own(
    hurrying: Server, browser: Browser
) -> None:
    words = Words("de")
    rules = {"turn_seconds": 1, "rules": {"scoring": "none"}}
    with (
        closing(Visits(browser, hurrying.url)) as visit,
        Stage(hurrying, "uno", ("Ada", "Ben"), rules).begin() as stage,
    ):
        page = stage.show(visit, language="de")
        bot, you = words("cards-your-bot"), words("cards-you-who")
        expect(story(page).get_by_text(re.compile(f"^{bot} ")).first).to_be_attached()
        plays = re.compile(f"^{you} spielst")
        assert story(page).get_by_text(plays).count() == 0
        # The bot plays on to the end of the match, which this round is; then nobody plays.
        title = re.compile(words.pattern("table-match-won-by", "table-you-won-match"))
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_text(words("table-autopilot"))).to_have_count(0)
        expect(page.get_by_text(words("table-away"), exact=True)).to_have_count(0)
