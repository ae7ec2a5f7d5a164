"""How the pages feel in Chromium: what has to be fetched, how soon you can play, how smooth it is.

    .venv/bin/python benchmarks/web.py [--json] [--keep] [--turns 6] [--seconds 40]

The server is the one that people run, on loopback and warm. Times are for this machine: run it
while nothing else is running.
"""

import argparse
import re
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bars import Bar, add_options, at_least, at_most, report

# How to play by clicking is known to the tests; their packages are called like files here.
sys.path[0] = str(Path(__file__).parents[1] / "tests")
from server.clients import Server, served
from web.browser import OPTIONS, PROGRAM, Visits
from web.conftest import build_pages
from web.fingers import press
from web.hands import Player, story
from web.words import Words

WORDS = Words("en")
DEAL = 1.5  # seconds from the first card on, in which frames are counted
GAMES = ("uno", "spin", "rummy")

# From here on the page notes when it drew a frame, and what moved without being asked to.
WATCH = """
window.frames_at = [];
const tick = (now) => { window.frames_at.push(now); requestAnimationFrame(tick); };
requestAnimationFrame(tick);
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources[0]?.node?.outerHTML?.slice(0, 80)]);
}).observe({ type: "layout-shift", buffered: true });
"""
# Waits for the first own card, and says when it was there.
FIRST_CARD = """(label) => new Promise((done) => {
  const look = (now) => document.querySelector(`[aria-label="${label}"] button`)
    ? done(now) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
FETCHED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def opened(visits: Visits, size: str = "phone", motion: str = "reduce") -> Page:
    """The first page of somebody new."""
    page = visits(size=size, motion=motion, name="Ada")
    page.context.add_init_script(WATCH)
    page.reload(wait_until="networkidle")
    return page


def start_playing(page: Page, game: str) -> float:
    """Play now: milliseconds from the click until your own cards are there."""
    press(page.get_by_role("radio").nth(GAMES.index(game)))
    play = page.get_by_role("button", name=re.compile("^" + WORDS("start-play")))
    play.evaluate(
        "one => one.addEventListener('click', () => (window.clicked_at = performance.now()))"
    )
    press(play)
    shown = float(page.evaluate(FIRST_CARD, label_of_hand(game)))
    return shown - float(page.evaluate("window.clicked_at"))


def label_of_hand(game: str) -> str:
    return WORDS("rummy-rack") if game == "rummy" else WORDS("table-hand")


def first_load(browser: Browser, server: Server) -> float:
    """KB of the start page. No worker: it would fetch all there is, for use offline."""
    visits = Visits(browser, server.url)
    size = float(opened(visits).evaluate(FETCHED))
    visits.close()
    return size / 1000


def invited_load(browser: Browser, server: Server, game: str) -> float:
    """KB of a guest who follows the link to a room, joins, and has got their first cards."""
    visits = Visits(browser, server.url)
    host = opened(visits)
    press(host.get_by_role("radio").nth(GAMES.index(game)))
    press(host.get_by_role("button", name=re.compile("^" + WORDS("start-invite"))))
    fill = host.get_by_role("button", name=WORDS("lobby-fill"))
    fill.wait_for()
    guest = visits.joins(host.url.split("/")[-1], "Ben")
    press(guest.get_by_role("button", name=WORDS("lobby-i-am-ready")))
    press(fill)
    press(host.get_by_role("button", name=WORDS("lobby-start")))
    guest.evaluate(FIRST_CARD, label_of_hand(game))
    guest.wait_for_load_state("networkidle")
    size = float(guest.evaluate(FETCHED))
    visits.close()
    return size / 1000


def dealing(browser: Browser, server: Server, game: str) -> tuple[float, float, float]:
    """Until the cards are there; frames a second while they are dealt, and the longest frame."""
    visits = Visits(browser, server.url, worker=True)
    page = opened(visits, "desktop", motion="move")
    waited = start_playing(page, game)
    begin = float(page.evaluate("performance.now()"))
    page.wait_for_timeout(1000 * DEAL + 200)
    frames = [at for at in page.evaluate("window.frames_at") if begin <= at <= begin + 1000 * DEAL]
    visits.close()
    return waited, len(frames) / DEAL, max(b - a for a, b in pairwise(frames))


def first_card(browser: Browser, server: Server) -> float:
    """Seconds from opening the link until the first card of your own is on the table."""
    visits = Visits(browser, server.url, worker=True)
    start = time.perf_counter()
    page = visits(size="phone", name="Ada")
    start_playing(page, "uno")
    player = Player(page, "uno")
    told = story(page).get_by_text(re.compile("^(Ada|You) plays? "))
    while not told.count():
        player.act()
    visits.close()
    return time.perf_counter() - start


def shifting(
    browser: Browser, server: Server, game: str, size: str, seconds: float
) -> tuple[float, str]:
    """How much moved by itself while bots and a player play, and what moved most.

    What follows a click within half a second does not count, so the bots keep people's pace.
    """
    visits = Visits(browser, server.url, worker=True)
    page = opened(visits, size, motion="move")
    start_playing(page, game)
    page.evaluate("window.shifts.length = 0")
    player = Player(page, game)
    shifts: list[tuple[float, str]] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and player.act() != "over":  # the score sheet does not count
        shifts = page.evaluate("window.shifts")
        page.wait_for_timeout(50)
    visits.close()
    most = max(shifts, default=(0.0, "nothing"))
    return sum(value for value, _ in shifts), str(most[1])


def measure(browser: Browser, turns: int, seconds: float) -> tuple[dict[str, str], dict[str, Bar]]:
    """KB are those of compressed scripts, styles and words."""
    figures: dict[str, str] = {}
    bars: dict[str, Bar] = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), 0, "--no-open") as server:
        first_card(browser, server)  # warm
        bars["KB of the start page"] = at_most(first_load(browser, server), 100)
        for game in GAMES:
            load = at_most(invited_load(browser, server, game), 100)
            bars[f"KB of a guest invited to {game}"] = load
        found = [dealing(browser, server, GAMES[turn % 3]) for turn in range(turns)]
        waits, frames, longest = zip(*found)
        figures["ms until one's cards are there"] = " ".join(f"{wait:.0f}" for wait in waits)
        figures["frames/s while dealing"] = " ".join(f"{rate:.0f}" for rate in frames)
        figures["longest frame while dealing, ms"] = " ".join(f"{each:.0f}" for each in longest)
        bars["ms from Play now to one's cards, median"] = at_most(statistics.median(waits), 1000)
        bars["frames/s while dealing, median"] = at_least(round(statistics.median(frames)), 60)
        taken = [first_card(browser, server) for _ in range(turns)]
        bars["seconds from the link to the first card played"] = at_most(max(taken), 60)
        for game in GAMES:
            for size in ("phone", "desktop"):
                moved, what = shifting(browser, server, game, size, seconds)
                figures[f"layout shift, {game}, {size}"] = f"{moved:.4f}, most: {what}"
                bars[f"layout shift while playing {game}, {size}"] = at_most(round(moved, 2), 0)
    return figures, bars


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=40)
    options = parser.parse_args()
    build_pages()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=OPTIONS)
        figures, bars = measure(browser, options.turns, options.seconds)
        browser.close()
    return report("The pages in Chromium", figures, bars, options)


if __name__ == "__main__":
    sys.exit(main())
