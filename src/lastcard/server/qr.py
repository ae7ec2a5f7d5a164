"""Links as QR codes: drawn in a thread, one after the other, and kept for whoever asks again."""

import asyncio
import io
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import segno

LONGEST_LINK = 200  # what is drawn takes longer with each character: this, about ten milliseconds
MOST_KEPT = 500


def is_link(text: str) -> bool:
    """Whether a text may be drawn: short, and of the characters that a link is made of."""
    return 1 <= len(text) <= LONGEST_LINK and text.isascii() and text.isprintable()


def drawn(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", scale=4, border=2)
    return picture.getvalue()


class QrCodes:
    """The pictures that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="qr")

    def __contains__(self, text: str) -> bool:
        return text in self._kept

    async def picture(self, text: str) -> bytes:
        """The picture of a link; those who ask for the same one wait for it together."""
        found = self._kept.get(text)
        if found is None:
            found = asyncio.get_running_loop().run_in_executor(self._thread, drawn, text)
            self._kept[text] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(text)
        return await asyncio.shield(found)  # a client that hangs up leaves it to the others
