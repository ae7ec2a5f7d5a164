"""How a screen is touched and a mouse is pressed: as long as people do, and where a thing shows.

All taps and clicks of these tests are made here. One of no length hides what goes wrong while a
finger is down.
"""

import random
from contextlib import suppress

from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

PRESS = (70, 120)  # milliseconds that a finger is down
PATIENCE = 30_000  # milliseconds until a page has failed, on a busy machine too

# Where one thing shows and no other lies over it: cards overlap, and lie at an angle.
POINT = """(one) => {
  for (const block of ["nearest", "center"]) {
    one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.8])
      for (const along of [0.5, 0.15, 0.3, 0.85, 0.05]) {
        const [x, y] = [left + width * along, top + height * down];
        if (one.contains(document.elementFromPoint(x, y))) return [x, y];
      }
  }
  return null;
}"""

# Waits until a control shows, is on and rests: its point, or why it cannot be pressed.
READY = """async (one, { patience, off }) => {
  const point = POINT;
  const box = () => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].join();
  };
  const over = ({ x, y, width, height }) =>
    document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 150);
  const disabled = () => one.matches(":disabled") || one.closest("[aria-disabled=true]");
  // A motion that has just begun may stand still for some frames.
  const ends = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < Infinity;
  const moves = (part) => part && (part.getAnimations().some(ends) || moves(part.parentElement));
  const end = performance.now() + patience;
  let why = "";
  let before = "";
  do {
    if (!one.isConnected) return { why: "is gone" };
    const now = box();
    if (!one.checkVisibility({ visibilityProperty: true })) why = "is hidden";
    else if (!off && disabled()) why = "is off";
    else if (now !== before || moves(one)) why = "moves";
    else {
      const place = point(one); // to which it may have been scrolled: then it has to rest there
      if (place && now === box()) return { place };
      why = place ? "moves" : `is covered by ${over(one.getBoundingClientRect())}`;
    }
    before = now;
    await new Promise(requestAnimationFrame);
  } while (performance.now() < end);
  return { why };
}""".replace("POINT", POINT)

# A tap is told to the page after the finger has left: by the next frame it has been.
TOLD = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def press(what: Locator, *, timeout: float = PATIENCE, off: bool = False) -> None:
    """Press a control as a person does: with a finger where there is a touch screen.

    It has to show and to rest first, and to be on; ``off``: one that only says why it is off. What
    moves away under the finger is missed.
    """
    press_at(what.page, *place_of(what, timeout, off))


def press_at(page: Page, x: float, y: float) -> None:
    """Press whatever is there."""
    fingers = fingers_of(page)
    if fingers.touches:
        fingers.tap(x, y)
        return
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(random.uniform(*PRESS))
    page.mouse.up()


def place_of(what: Locator, timeout: float, off: bool) -> tuple[float, float]:
    """Where a control can be pressed, as soon as it can."""
    while True:
        found = what.evaluate(READY, {"patience": timeout, "off": off}, timeout=timeout)
        if "place" in found:
            return found["place"][0], found["place"][1]
        if found["why"] != "is gone":  # where another one may take its place
            raise TooLate(f"{what} cannot be pressed: it {found['why']}")


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Touches the screen as a browser hears it from one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.touches: bool = page.evaluate("navigator.maxTouchPoints > 0")

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touches})

    def tap(self, x: float, y: float) -> None:
        self.touch("Start", (x, y))
        self.page.wait_for_timeout(random.uniform(*PRESS))
        self.touch("End")
        with suppress(PageError):  # the tap has led to another page
            self.page.evaluate(TOLD)

    def drag(self, what: Locator, where: Locator) -> None:
        x, y = middle(what)
        self.touch("Start", (x, y))
        if not what.locator("xpath=ancestor::*[@data-place='rack']").count():
            # A finger on the table scrolls it, unless it rests.
            self.page.locator(".ghost").wait_for()
        to_x, to_y = middle(where)
        for part in (0.3, 0.6, 1):
            self.touch("Move", (x + (to_x - x) * part, y + (to_y - y) * part))
        self.touch("End")

    def swipe(self, x: float, y: float, by: float) -> None:
        self.touch("Start", (x, y))
        for part in range(1, 11):
            self.touch("Move", (x, y + by * part / 10))
        self.touch("End")

    def pinch(self, x: float, y: float, apart: float, then: float) -> None:
        self.touch("Start", (x, y - apart / 2), (x, y + apart / 2))
        for part in range(1, 6):
            now = apart + (then - apart) * part / 5
            self.touch("Move", (x, y - now / 2), (x, y + now / 2))
        self.touch("End")


OPEN: dict[Page, Fingers] = {}


def forget(closed: Page) -> None:
    del OPEN[closed]


def fingers_of(page: Page) -> Fingers:
    """Those on this page: the same ones until it is closed."""
    if page not in OPEN:
        OPEN[page] = Fingers(page)
        page.once("close", forget)
    return OPEN[page]
