"""Pages in contexts of their own: every error in them is heard, and all that is read aloud."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from web.fingers import PATIENCE, press
from web.words import Words

PROGRAM = Path("/usr/bin/chromium")
QUICK_PROGRAM = Path("/usr/bin/chromium-headless-shell")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
expect.set_options(timeout=PATIENCE)

# Keeps what a screen reader would say: what is new in a log, and the whole text of another region.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  const regions = new Set();
  for (const { target, addedNodes } of changes) {
    const near = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = near?.closest("[role=log], [role=status], [role=alert], [aria-live]");
    const added = [...addedNodes].map((node) => node.textContent);
    if (region?.role === "log") window.heard.push(...added);
    else if (region) regions.add(region);
  }
  const whole = [...regions].map((region) => region.textContent.replace(/\\s+/g, " ").trim());
  window.heard.push(...whole);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@dataclass
class Visits:
    """Opens pages in contexts of their own, and hears every error in them."""

    browser: Browser
    url: str
    worker: bool = False  # the one that keeps the pages for use offline
    errors: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)
    frames: dict[Page, list[dict[str, Any]]] = field(default_factory=dict)

    def __call__(
        self,
        *path: str,
        size: str = "phone",
        language: str = "en",
        scheme: str = "light",
        motion: str = "reduce",
        name: str = "",
        cookie: str = "",
    ) -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            locale=LOCALES.get(language, language),
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            service_workers="allow" if self.worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        self.contexts.append(context)
        if cookie:
            key, value = cookie.split("=", 1)
            context.add_cookies([{"name": key, "value": value, "url": self.url}])
        if name:
            context.add_init_script(f"localStorage.name ??= {name!r}")
        return self.tab(context, *path)

    def tab(self, context: BrowserContext, *path: str) -> Page:
        """One more tab of somebody who is here already."""
        page = context.new_page()
        heard = self.frames[page] = []

        def complain(text: str) -> None:
            self.errors.append(f"{page.url}: {text}")

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda text: heard.append(json.loads(text)))

        page.on("pageerror", lambda error: complain(str(error)))
        page.on(
            "console",
            lambda said: (
                complain(f"{said.text} ({said.location.get('url', '')})")
                if said.type == "error"
                else None
            ),
        )
        page.on("websocket", listen)
        page.goto(address(*path))
        page.locator("main").wait_for(state="attached")  # the words are fetched first
        return page

    def joins(self, room: str, name: str, language: str = "en", **how: str) -> Page:
        """Somebody follows the link to a room and takes a seat."""
        self.allow("403")  # the ticket of a guest who has not joined yet
        words = Words(language)
        page = self("room", room, language=language, **how)
        page.get_by_label(words("room-name")).fill(name)
        press(page.get_by_role("button", name=words("room-join")))
        return page

    def events(self, page: Page, after: str) -> list[dict[str, Any]]:
        """What the server has told a page after such an entry."""
        frames = self.frames[page]
        first = next(n for n, frame in enumerate(frames, 1) if frame.get("what") == after)
        news = [frame for frame in frames[first:] if frame.get("what") != "welcome"]
        return [event for frame in news for event in frame.get("events", [])]

    def allow(self, pattern: str) -> None:
        """What a test brings about itself: a line that is cut, a ticket that is refused."""
        self.allowed.append(pattern)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        left = [e for e in self.errors if not any(re.search(p, e) for p in self.allowed)]
        assert not left, "errors in the pages:\n" + "\n".join(left)


def address(*path: str) -> str:
    if path and path[0].startswith("/"):
        return path[0]
    return "/#/" + "/".join(path)
