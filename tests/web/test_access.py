"""Everybody can use it: names for all that can be pressed, in three languages, and contrast."""

import re
from itertools import combinations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import samples
from server.clients import Server
from web.browser import Visits
from web.places import PICTURES, PLACES, look, stage_of

CONTROL = re.compile(
    r"""^\s*-\ '?(?P<role>button|link|textbox|searchbox|combobox|checkbox|radio|slider|spinbutton
        |switch|tab|menuitem|img|heading|option|group|region|list|log)\b
        (?:\ "(?P<name>(?:[^"\\]|\\.)*)")?(?P<more>.*)$""",
    re.VERBOSE,
)
NEEDS_NAME = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider"}
NEEDS_NAME |= {"spinbutton", "switch", "tab", "menuitem", "img"}
LOOKS = {
    "en": {"size": "desktop", "scheme": "light"},
    "de": {"size": "phone", "scheme": "dark"},
    "nl": {"size": "tablet", "scheme": "light"},
}
# What is the same in two languages: names, figures, and words that they share.
SAME = re.compile(
    r"""^(
        [\W\d]* | (Ada|Ben|Cleo|Eve)([\W\d].*)? | lastcard([\W\d].*)?
        | English | Deutsch | Nederlands | EN | DE | NL
        | UNO | UNO! | UNO\ Spin!? | UNO\ Rummy | MyUNO.* | (Regel\ )?[USHR]\d+
        | \W*(Chat|Code|Link|Bot|Wow|Start|Total|Joker|joker|Hallo|Haha|Spin|Rummy)\W*
    )$""",
    re.VERBOSE,
)


def faults(page: Page) -> list[str]:
    """What axe finds, and where."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']} ({each['impact']}): {node['target'][0]} {node['html'][:120]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


def names(page: Page) -> dict[tuple[str, str], str]:
    """What a screen reader calls each thing, with the line it was found in."""
    found = {}
    for line in page.locator("body").aria_snapshot().splitlines():
        if control := CONTROL.match(line):
            name = (control["name"] or "").strip()
            if control["role"] == "heading" and not name:
                name = control["more"].strip(": ")
            found[control["role"], name] = line.strip()
    return found


@pytest.mark.large
@pytest.mark.parametrize("name", PLACES)
def test_everybody_can_use(server: Server, visit: Visits, name: str) -> None:
    """Axe finds nothing serious, all has a name, and every language has its own words.

    A sample is two of the languages, with their screens.
    """
    said = {}
    with stage_of(name, server) as stage:
        for language in samples.some_of(tuple(LOOKS), 2, name):
            page = look(name, visit, stage, language, **LOOKS[language])
            said[language] = names(page)
            assert faults(page) == [], language
            page.screenshot(path=PICTURES / f"{name.replace(' ', '-')}-{language}.png")
            page.close()
    for language, found in said.items():
        assert len(found) > 3
        nameless = [line for (role, name), line in found.items() if role in NEEDS_NAME and not name]
        assert nameless == [], language
        broken = [line for line in found.values() if re.search(r"undefined|\[object|NaN", line)]
        assert broken == [], language
    for one, other in combinations(said, 2):
        alike = {name for _, name in said[one]} & {name for _, name in said[other]}
        assert [name for name in alike if not SAME.match(name)] == [], f"{one} is like {other}"
