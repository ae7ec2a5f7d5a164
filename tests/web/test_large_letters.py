"""Letters of 150 % on a small phone: nothing scrolls sideways, and all controls can be reached."""

import pytest
from playwright.sync_api import Page

import samples
from server.clients import Server
from web.browser import SIZES, Visits
from web.places import PLACES, look, stage_of

USUAL, LARGE = 16, 24  # pixels

# Controls that lie beyond the edges, or say more than they have room for.
BEYOND = """() => {
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX)
    || scrolls(one.parentElement));
  return [...document.querySelectorAll("button, a, input, select, summary, label")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(".skip")
      && !scrolls(one.parentElement))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const cut = one.matches("button") && one.scrollWidth > one.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || (cut && !one.matches("[data-piece]"));
    })
    .map((one) => `${one.ariaLabel ?? one.innerText}: ${one.outerHTML.slice(0, 80)}`);
}"""


def is_within_reach(page: Page) -> None:
    width = SIZES["phone"][0]
    page.wait_for_function(
        "(size) => getComputedStyle(document.documentElement).fontSize === size", arg=f"{LARGE}px"
    )
    assert page.evaluate(BEYOND) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.large
@pytest.mark.parametrize("name", samples.some_of(PLACES, 8, "large letters"))
def test_all_is_within_reach_with_large_letters(server: Server, visit: Visits, name: str) -> None:
    with stage_of(name, server) as stage:
        for language in ("en", "de", "nl") if samples.thorough else ("de",):
            page = look(name, visit, stage, language, size="phone")
            line = page.context.new_cdp_session(page)
            # As the browser's settings make them, which its media queries know.
            line.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE}})
            is_within_reach(page)
            # As a page's own style or another program makes them.
            line.send("Page.setFontSizes", {"fontSizes": {"standard": USUAL}})
            page.evaluate("document.documentElement.style.fontSize = '150%'")
            is_within_reach(page)
            page.close()
