"""Every reason for which the server refuses is said in the language of the page."""

import re

import msgspec
import pytest
from playwright.sync_api import Route, expect

import samples
from lastcard.notation.reasons import Details, Reason
from lastcard.wire.refused import Refused
from lastcard.words import LANGUAGES
from web.browser import Visits
from web.words import Words

#: What a sentence may fill in; each takes what it has a place for.
DETAILS: Details = {
    "card": "r7",
    "tile": "b5",
    "meld": 2,
    "tiles": "r3 j=r4 r5",
    "kind": "run",
    "colour": "r",
    "face": "7",
    "least": 1,
    "most": 20,
    "choices": [0, 15, 30],
}


@pytest.mark.large
@pytest.mark.parametrize("language", samples.some_of(LANGUAGES, 1, "reasons"))
def test_the_pages_say_it(visit: Visits, language: str) -> None:
    visit.allow("4")
    words = Words(language)
    page = visit(name="Ada", language=language)
    answers: list[bytes] = []

    def refuse(route: Route) -> None:
        route.fulfill(status=409, content_type="application/json", body=answers[-1])

    page.route("**/api/rooms/*/join", refuse)
    code = page.get_by_label(words("start-code"))
    told = page.locator("#problem-code")
    for reason in Reason:
        refused = Refused(reason, "in English, for programs", **DETAILS)
        answers.append(msgspec.json.encode(refused.problem))
        code.fill("ABCDEF")  # what was told of the last one goes
        code.press("Enter")
        said = re.compile(words.pattern(f"reasons-{reason}"), re.IGNORECASE)
        expect(told).to_have_text(said)
    assert len(answers) == len(Reason) > 100
