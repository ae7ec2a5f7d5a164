"""Scenarios of UNO Rummy: melds on the table, start tiles, racks."""

from collections import Counter
from functools import lru_cache
from typing import Any

from ...rules.rummy.deal import clear
from ...rules.rummy.draft import say_tile
from ...rules.rummy.melds import wrong_meld
from ...rules.rummy.table import START_TILES, RummyTable
from ...rules.rummy.tiles import JOKER, NUMBERS, PACK
from ..errors import NotationError, quoted
from ..scenario_reader import Reader
from ..tiles import Meld, Tile, parse_tiles, tile

COPIES = Counter(PACK)


class RummyReader(Reader):
    """Reads and checks the parts of one scenario."""

    position_keys = ("hands", "stock", "table", "singles", "turn", "direction", "uno_due")

    def tiles(self, key: str, text: object) -> tuple[Tile, ...]:
        """Tiles that stand for nothing but themselves."""
        found = self.any_tiles(key, text)
        for each in found:
            if each.face != each:
                raise NotationError(f'"{key}": {each} stands for a tile only on the table')
        return found

    def any_tiles(self, key: str, text: object) -> tuple[Tile, ...]:
        if not isinstance(text, str):
            raise NotationError(f'"{key}" is tiles as text, as in "r1 b12 j"')
        try:
            return parse_tiles(text)
        except NotationError as error:
            raise NotationError(f'"{key}": {error}') from None

    def position(self, players: int) -> dict[str, Any]:
        parts: dict[str, Any] = {
            "hands": tuple(self.tiles("hands", hand) for hand in self.hands(players)),
            "stock": self.tiles("stock", self.get("stock")),
            "table": self.table(),
            "singles": self.tiles("singles", self.get("singles", "")),
        }
        if not all(parts["hands"]):
            raise NotationError("every rack holds a tile; without one the round is over (R21)")
        if len(parts["singles"]) > START_TILES:
            raise NotationError(f"there are {START_TILES} start tiles at most (R3)")
        check_pack(
            [*parts["stock"], *parts["singles"], *(t for h in parts["hands"] for t in h)]
            + [t.face for meld in parts["table"] for t in meld]
        )
        return parts | {
            "uno_due": self.uno_due(parts["hands"]),
            "turn": self.whole("turn", 0, players - 1),
            "direction": self.direction(),
        }

    def table(self) -> tuple[Meld, ...]:
        table = self.get("table")
        if not isinstance(table, list):
            raise NotationError('"table" is a list of runs and sets, as in ["r3 r4 r5"]')
        melds = tuple(self.any_tiles("table", text) for text in table)
        for meld, text in zip(melds, table, strict=True):
            if fault := fault_of(meld):
                raise NotationError(f'"table": {quoted(text)} {fault}')
        return melds


@lru_cache(maxsize=4096)  # the same runs and sets lie there turn after turn
def fault_of(meld: Meld) -> str:
    """Why tiles are not a run or a set as they stand; empty where they are."""
    if any(each.number == JOKER for each in meld):
        return "has a joker that does not say what it stands for, as in j=r5 (R11)"
    draft = RummyTable()
    clear(draft)
    for each in meld[: NUMBERS + 1]:
        say_tile(draft, each.number)
    return "is not a valid run or set (R4, R12)" if wrong_meld(draft, 0, draft.draft_tiles) else ""


def check_pack(tiles: list[Tile]) -> None:
    """R1: no more of a kind than there are."""
    for face, count in Counter([t.number for t in tiles]).items():
        if count > COPIES[face]:
            raise NotationError(f"{count} times {tile(face)}, but there are {COPIES[face]} (R1)")
