"""The test of the tests: every tap and click lasts as long as a person's, and can miss."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from web.browser import SIZES, Visits
from web.fingers import PRESS, READY, press

# Of no length, or past what a page sees of a person.
OTHERS = re.compile(r"\.(click|dblclick|tap|check|uncheck|set_checked|dispatch_event)\(")

# Keeps what is heard, by which kind of pointer, and how long it was down.
CONTROL = """<button style="margin: 40px; width: 100px; height: 60px">Go</button>
<script>
  const one = document.querySelector("button");
  window.heard = [];
  let down = 0;
  addEventListener("pointerdown", (event) => (down = event.timeStamp));
  addEventListener("pointerup", (event) =>
    window.heard.push([event.pointerType, event.timeStamp - down]));
  one.addEventListener("click", () => window.heard.push(["click", 0]));
</script>"""


@pytest.fixture
def page(visit: Visits, request: pytest.FixtureRequest) -> Page:
    page = visit(size=getattr(request, "param", "phone"))
    page.goto("about:blank")
    page.set_content(CONTROL)
    return page


def test_nothing_is_pressed_but_by_fingers() -> None:
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in sorted(Path(__file__).parent.glob("*.py"))
        if file.name != "fingers.py"
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if OTHERS.search(line)
    ]
    assert found == [], "press() of fingers.py presses as long as a person does"


@pytest.mark.parametrize("page", SIZES, indirect=True)
def test_a_press_lasts_and_has_been_heard(page: Page) -> None:
    for _ in range(10):
        page.evaluate("window.heard.length = 0")
        press(page.get_by_role("button"))
        (pointer, long), click = page.evaluate("window.heard")
        assert pointer == ("touch" if page.evaluate("innerWidth") < 1000 else "mouse")
        assert long >= PRESS[0] - 2
        assert click[0] == "click"


@pytest.mark.parametrize("page", ["phone", "desktop"], indirect=True)
def test_what_moves_away_under_the_finger_is_missed(page: Page) -> None:
    page.evaluate("addEventListener('pointerdown', () => (one.style.marginLeft = '180px'))")
    press(page.get_by_role("button"))
    assert [what for what, _ in page.evaluate("window.heard")] in (["touch"], ["mouse"])


COVERED = "document.body.insertAdjacentHTML('beforeend', '<i style=\"position: fixed; inset: 0\">')"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("one.disabled = true", "is off"),
        ("one.style.visibility = 'hidden'", "is hidden"),
        ("one.animate({ translate: ['0', '99px'] }, 1e5)", "moves"),
        (COVERED, "is covered by <i style"),
    ],
)
def test_what_cannot_be_pressed_is_told(page: Page, change: str, why: str) -> None:
    page.evaluate(change)
    found = page.locator("button").evaluate(READY, {"patience": 1500, "off": False})
    assert found["why"].startswith(why)


@pytest.mark.parametrize("what", ["input", "button"])
def test_what_does_not_come_in_time_is_given_up(page: Page, what: str) -> None:
    page.evaluate("one.disabled = true")
    with pytest.raises(TooLate):
        press(page.locator(what), timeout=100)


def test_a_press_waits_until_it_can(page: Page) -> None:
    page.evaluate("""() => {
      one.disabled = true;
      setTimeout(() => (one.outerHTML = "<button onclick='this.textContent = 1'>0</button>"), 200);
      document.body.style.paddingTop = "200vh";
    }""")
    press(page.get_by_role("button"))
    expect(page.get_by_role("button")).to_have_text("1")
