"""What each viewer may know of an event, written from the rulebook and ``docs/wire.md`` alone.

An event is taken as the notation writes it. Nothing of ``seen_by`` and of the server's own forms is
used. An event that is not described here is a fault: whoever adds one says here who may see it.
"""

import re
from typing import Any

from lastcard.notation.uno.wheel import WHEEL

CARD = r"(?:[rygb](?:1[0-2]|[0-9]\*?|s|r|\+2)|w(?:\+4)?|j)"
SAID = rf"(?:{CARD}(?:=[rygb](?:1[0-2]|[1-9])?)?)"  # a wild or a joker with what it stands for
CARDS = rf"{SAID}(?: {SAID})*"
HANDS = rf"(?:{CARDS})(?: / {CARDS})*"
SEAT = r"(?P<seat>\d)"
GIVEN = rf"(?P<card>{CARD})(?:=(?P<colour>[rygb]))?"
TILES = rf"(?P<tiles>{CARDS})"

#: What a text tells, by the kind of the event: everybody may know all of it.
OPEN = {
    "drew_for_deal": rf"{SEAT} drew (?P<card>{CARD}) for the deal",  # U3
    "drew_to_open": rf"{SEAT} drew (?P<tile>{CARD}) to open",  # R2
    "turned_up": rf"(?P<card>{CARD}) turned up",  # U4
    "turned_up_tiles": rf"{TILES} turned up",  # R3
    "put_back": rf"(?P<card>{CARD}) put back",  # U10
    "played": rf"{SEAT} played {GIVEN}",  # U11
    "put_down": rf"{SEAT} put down {GIVEN}",  # S14
    "named": rf"{SEAT} named (?P<colour>[rygb])",  # U9
    "called": rf"{SEAT} called uno",
    "passed": rf"{SEAT} passed",
    "missed_turn": rf"{SEAT} missed a turn",
    "accepted": rf"{SEAT} accepted",
    "won_war": rf"{SEAT} won the war",
    "shouted": rf"{SEAT} shouted",
    "ended_turn": rf"{SEAT} ended the turn",
    "kept": rf"{SEAT} kept the card",
    "kept_tile": rf"{SEAT} kept the tile",
    "judged": rf"{SEAT} was (?P<guilty>guilty|innocent)",  # U21
    "caught": rf"{SEAT} was caught by (?P<by>\d)",
    "challenged": rf"{SEAT} challenged (?P<accused>\d)",
    "reversed": r"direction (?P<direction>-?1)",
    "reshuffled": r"(?P<count>\d+) cards reshuffled",
    "passed_hands": r"all hands passed on, direction (?P<direction>-?1)",  # H2
    "traded_hands": r"all hands traded to the left",  # S10
    "swapped_hands": rf"{SEAT} swapped hands with (?P<other>\d)",  # H2
    "spun": rf"{SEAT} spun (?P<result>{'|'.join(WHEEL)})",  # S4
    "revealed": rf"{SEAT} fights with (?P<card>{CARD})",  # S12: all have laid
    "laid_tiles": rf"{SEAT} laid {TILES}: (?P<table>{HANDS})",  # R5: on the table
    "swapped_joker": rf"{SEAT} swapped (?P<tile>{CARD}) for a joker in meld (?P<meld>\d+)",  # R10
    "round_ended": r"round won by (?P<winner>\d|nobody), points (?P<points>\d+(?: \d+)*)",
    "match_ended": r"match won by (?P<winners>nobody|\d(?: and \d)*)",
}
#: The same, where not everybody may.
PARTLY = {
    "dealt": rf"(?P<dealer>\d) dealt (?P<hands>{HANDS})",  # each sees their own (U4)
    "dealt_tiles": rf"(?P<opener>\d) opens, racks (?P<hands>{HANDS})",  # likewise (R3)
    "drew": rf"{SEAT} drew (?P<cards>{CARDS})",  # only the player who drew (U13)
    "drew_tiles": rf"{SEAT} drew {TILES}",
    "laid": rf"{SEAT} laid (?P<card>{CARD})",  # only the player who laid, until all have (S12)
    "showed": rf"{SEAT} showed (?P<to>\d|all) (?P<cards>{CARDS})",  # these two (U20), or all (S11)
}
#: What tells the same in the card games and in Rummy.
OF_RUMMY = {"turned_up_tiles", "drew_tiles"}
OF_CARDS = {"turned_up", "drew"}
NUMBERS = {"seat", "to", "by", "accused", "other", "dealer", "opener", "winner", "direction"}
NUMBERS |= {"count", "meld"}
#: What a seat does; all else comes over it.
DEEDS = {"played", "put_down", "named", "called", "passed", "accepted", "shouted", "ended_turn"}
DEEDS |= {"kept", "kept_tile", "caught", "challenged", "swapped_hands", "spun", "laid_tiles"}
DEEDS |= {"swapped_joker", "drew", "drew_tiles", "laid", "showed"}
FORMS = {kind: re.compile(form) for kind, form in (OPEN | PARTLY).items()}


def taken_apart(event: str, rummy: bool) -> dict[str, Any]:
    """All that a text tells, as the wire has it."""
    for kind, form in FORMS.items():
        if kind in (OF_CARDS if rummy else OF_RUMMY):
            continue
        if found := form.fullmatch(event):
            return {"kind": kind} | {
                key: part(key, value) for key, value in found.groupdict().items() if value
            }
    raise AssertionError(f"who may know this event? {event}")


def part(key: str, value: str) -> Any:
    if key in NUMBERS:
        return None if value in ("nobody", "all") else int(value)
    if key in ("hands", "table"):
        return value.split(" / ")
    if key == "guilty":
        return value == "guilty"
    if key == "points":
        return [int(each) for each in value.split()]
    if key == "winners":
        return [int(each) for each in value.split(" and ") if each != "nobody"]
    return value


def as_known(
    event: str, seat: int | None, rummy: bool = False, stand_in: int | None = None
) -> dict[str, Any]:
    """What a seat (``None``: a spectator) is told of an event of the truth, and not more.

    ``stand_in``: the seat for whose player a bot acted.
    """
    told = taken_apart(event, rummy)
    kind = told["kind"]
    if "hands" in told:
        told["count"] = len(told["hands"][0].split())
        told["hands"] = [hand if s == seat else None for s, hand in enumerate(told["hands"])]
    elif kind in PARTLY:
        piece = "card" if kind == "laid" else "tiles" if kind == "drew_tiles" else "cards"
        if kind != "laid":
            told["count"] = len(told[piece].split())
        openly = kind == "showed" and told["to"] is None
        if not openly and seat not in (told["seat"], told.get("to", told["seat"])):
            del told[piece]
    if kind in DEEDS and stand_in is not None and told.get("by", told["seat"]) == stand_in:
        told["stand_in"] = True
    return told
