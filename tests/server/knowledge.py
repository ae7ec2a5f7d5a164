"""What each viewer may know, told from the rulebook, and every message held against it.

The truth is the room's log, played again. What may be known of it is written here a second time,
from ``docs/rules.md`` alone: nothing of the engine's views and of ``seen_by`` is used. A message
with a key that is not described here is a fault: whoever adds one says here who may see it. Events
are in :mod:`server.known_events`.
"""

import hashlib
import itertools
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from lastcard.game.rummy.pieces import melds_of
from lastcard.notation.reasons import Reason
from lastcard.notation.tiles import tile
from lastcard.notation.uno.wheel import WHEEL
from lastcard.rules.rummy.table import RummyTable
from lastcard.server import entries as log
from lastcard.server.room import Room
from server.known_events import CARD, CARDS, SAID, as_known

DREW = re.compile(rf"\d drew (?P<cards>{CARDS})")
DEALT = re.compile(r"\d (?:dealt|opens, racks) ")


@dataclass
class Memory:
    """What follows from the events of a round so far, besides the hands."""

    saw: dict[int, set[int | None]] = field(default_factory=dict)  # who saw this very hand
    fought: dict[int, list[str]] = field(default_factory=dict)  # cards turned up in the last war
    drawn: str = ""  # the card drawn last
    top: str = ""

    def hear(self, event: str, everybody: set[int | None]) -> None:
        word = event.split()
        if "dealt" in word or "opens," in word or "spun" in word:
            self.fought = {}
        if found := DREW.fullmatch(event):
            self.drawn = found["cards"].split()[-1]
        if re.search("dealt|opens|passed on|traded", event):
            self.saw = {}
        elif re.fullmatch(rf"\d (?:drew|played|put down) {CARDS}", event):
            self.saw.pop(int(word[0]), None)
        elif "swapped hands with" in event:
            self.saw.pop(int(word[0]), None)
            self.saw.pop(int(word[-1]), None)
        elif "showed all" in event:
            self.saw[int(word[0])] = set(everybody)
        elif " showed " in event:
            self.saw.setdefault(int(word[0]), set()).add(int(word[2]))
        elif "fights with" in event:
            self.fought.setdefault(int(word[0]), []).append(word[-1])
        if re.search("turned up|played|put down", event):
            self.top = re.sub("=.*", "", word[0] if "turned up" in event else word[-1])


@dataclass(frozen=True)
class Play:
    """The truth of a match after an entry."""

    hands: list[list[str]]
    open: dict[str, Any]  # what everybody may know
    owners_saw: dict[int, set[int | None]]  # hands that were shown and have not changed since
    fought: dict[int, list[str]]
    top: str
    drawn: str  # the card that the seat on turn has just drawn, "" if it has not
    over: bool  # the points are counted

    @property
    def on_table(self) -> list[str]:
        """Cards and tiles that lie open."""
        melds = [re.sub("=.*", "", t) for m in self.open.get("table", ()) for t in m.split()]
        return [*melds, *self.open.get("singles", "").split(), self.top]


@dataclass(frozen=True)
class Moment:
    """The truth of a room after an entry."""

    what: str
    events: list[str]
    stand_in: int | None  # the seat for whose player a bot acted
    seats: dict[str, int]  # of guests
    names: dict[str, str]  # of guests
    muted: set[tuple[str, str]]
    room: dict[str, Any]  # what everybody inside may know
    records: list[tuple[str, set[str] | None]]  # and who might see the match; None: everybody
    spectators: bool
    turn_seconds: int
    window_seconds: float
    play: Play | None

    @property
    def begins(self) -> bool:
        """Whether a round begins with this entry, or a match was left."""
        dealt = any(DEALT.match(event) for event in self.events)
        return dealt or self.what == "went_on"

    def may_watch(self, guest: str) -> bool:
        return guest in self.seats or self.spectators

    def told_to(self, seat: int | None) -> list[dict[str, Any]]:
        """The events as a seat may know them."""
        rummy = self.room["settings"]["game"] == "rummy"
        return [as_known(event, seat, rummy, self.stand_in) for event in self.events]


def text(pieces: Iterable[object]) -> str:
    return " ".join(map(str, pieces))


def play_of(room: Room, memory: Memory) -> Play | None:
    """The match as it truly is."""
    if room.match is None:
        return None
    game, table = room.match.game, room.match.game.state()
    hands = [[str(card) for card in hand] for hand in game.hands()]
    known: dict[str, Any] = {
        "game": game.game,
        "phase": game.phase,
        "turn": game.turn,
        "direction": table.direction,
        "counts": [len(hand) for hand in hands],
        "stock": table.stock_count,
        "scores": list(game.scores),
        "sheet": [
            {"winner": r.winner, "points": list(r.points), "scores": list(scores)}
            for _, r, scores in room.match.score_sheet
        ],
        "uno_due": list(game.uno_due),
        "winners": list(game.winners),
    }
    if isinstance(table, RummyTable):
        known["table"] = list(map(text, melds_of(table)))
        known["singles"] = text(map(tile, table.singles[: table.single_count]))
        known["may_play"] = 4 - table.swaps  # R5
        known["called"] = bool(table.called_ahead)  # R20: all hear it
        swaps = tuple(zip(table.swapped, table.swapped_into, strict=True))[: table.swaps]
        known["swapped"] = [f"{tile(face)} {meld + 1}" for face, meld in swaps]
    else:
        known["colour"] = None if table.colour < 0 else "rygb"[table.colour]
        known["owed"] = table.owed
        known["result"] = WHEEL[table.result] if table.spin and table.result >= 0 else None
        known["top"] = memory.top
    saw = {seat: set(who) for seat, who in memory.saw.items()}
    fought = {seat: list(cards) for seat, cards in memory.fought.items()}
    drawn = memory.drawn if game.phase == "drawn" else ""
    return Play(hands, known, saw, fought, memory.top, drawn, game.round_over)


def may_call(known: dict[str, Any], seat: int | None) -> bool:
    """R20: it is due, or may be at the end of this turn; everybody can tell."""
    if seat is None or seat in known["uno_due"]:
        return seat is not None
    few = seat == known["turn"] and known["counts"][seat] <= known["may_play"] + 1
    return few and not known["called"]


def room_of(room: Room, code: str, committed: str) -> dict[str, Any]:
    """What everybody inside may know of a room."""
    names = room.names_of_guests()
    return {
        "code": code,
        "host": names.get(room.host, ""),
        "settings": json.loads(log.encoder.encode(room.settings)),
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "program": seat.program,
                "ready": seat.ready,
                "away": seat.away or seat.gone,
            }
            for seat in room.seats
        ],
        "watching": list(room.watching.values()),
        "playing": room.playing,
        "commitment": hashlib.sha256(bytes.fromhex(committed)).hexdigest() if committed else None,
    }


def stand_in_of(entry: log.Anything, room: Room) -> int | None:
    """A bot plays the hand of a player who is away or gone; one who acts comes back first."""
    if not isinstance(entry, log.Acted):
        return None
    seat = room.seats[entry.seat]
    return entry.seat if seat.away or seat.gone else None


def history(lines: Iterable[str], code: str) -> list[Moment]:
    """The truth after each entry of a log; that of entry 1 is the second."""
    room, memory, committed = Room(), Memory(), ""
    moments: list[Moment] = []
    records: list[tuple[str, set[str] | None]] = []
    for line in lines:
        entry = log.from_text(line)
        events = [str(event) for event in room.apply(entry)]
        everybody: set[int | None] = {None, *range(len(room.seats))}
        for event in events:
            memory.hear(event, everybody)
        if isinstance(entry, log.Committed):
            committed = entry.secret
        elif any(map(DEALT.match, events)):
            committed = ""  # dealt from: the next one comes after the round
        seats = {seat.guest: number for number, seat in enumerate(room.seats) if seat.guest}
        if isinstance(entry, log.Committed) and entry.record:
            records.append((entry.record, None if room.settings.spectators else set(seats)))
        moments.append(
            Moment(
                # Who does not want to hear whom is nobody else's business.
                what="quiet" if isinstance(entry, log.Muted) else json.loads(line)["kind"],
                events=events,
                stand_in=stand_in_of(entry, room),
                seats=seats,
                names=room.names_of_guests(),
                muted=set(room.muted),
                room=room_of(room, code, committed),
                records=records[-50:],
                spectators=room.settings.spectators,
                turn_seconds=room.settings.turn_seconds,
                window_seconds=room.settings.window_seconds,
                play=play_of(room, memory),
            )
        )
    return [moments[0], *moments]


def secrets_in(lines: Iterable[str]) -> Iterator[str]:
    """What no socket ever tells: the secrets of shuffles, and the keys of guests."""
    for line in lines:
        entry = json.loads(line)
        yield from (entry[key] for key in ("secret", "guest") if key in entry)


# Messages

KEYS = {
    "done": {"id", "seq"},
    "refused": {"id", "code", "reason", "message", "rule", "seq", "details", "wrong"},
    "hinted": {"id", "best", "least_change"},
    "frame": {"seq", "what", "events", "room", "match", "clocks"},
    "here": {"names"},
    "stalling": {"seats"},
    "said": {"name", "text", "emote"},
    "ping": {"number"},
    "replaced": set(),
    "parted": set(),
}
WORDS = "draw|keep|accept|challenge|uno|spin|shout|pass|deal|discard|lay|swap|end"
LEGAL = re.compile(
    rf"(?:{WORDS}|end uno|end(?P<swapped>(?: {CARD}!)+)(?: uno)?|colour [rygb]"
    rf"|(?:play|show) (?P<own>{CARD})(?:=[rygb])?(?: uno)?"
    rf"|catch (?P<due>\d)|swaphand (?P<other>\d))"
)
MOST_MISSED = 200  # frames that are told later, one by one
LONE_CARD = re.compile(rf"(?<![\w=+'/-]){CARD}(?![\w+'-])")


@dataclass
class Asked:
    """Something a client said, and the last frame it had seen."""

    message: dict[str, Any]
    seq: int


@dataclass
class Auditor:
    """Holds what one guest was told over sockets against what the guest may know."""

    guest: str
    moments: list[Moment]
    asked: dict[str, Asked]
    said: set[tuple[str, str]]  # by whom, what
    seq: int = 0  # the last frame's
    sheet: Any = None  # the score sheet that was told last
    frames: int = 0
    hidden_cards: int = 0  # that this guest could have been shown, and was not

    def __post_init__(self) -> None:
        self.everybody = {name for moment in self.moments for name in moment.names.values()}

    def check(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        assert set(message) - {"kind"} <= KEYS[kind], f"who may know this? {message}"
        getattr(self, f"_{kind}", lambda message: None)(message)

    # Frames

    def _frame(self, frame: dict[str, Any]) -> None:
        self.seq = frame["seq"]
        self.frames += 1
        moment = self.moments[self.seq]
        watches = moment.may_watch(self.guest)
        seat = moment.seats.get(self.guest)
        told = frame.get("events", [])
        if frame["what"] == "welcome":
            known = self._of_this_round(seat)[-40:]
        else:
            assert frame["what"] == moment.what
            known = moment.told_to(seat)
        known = known if watches else []
        assert told == known, f"seat {seat} was told {told}, and may know {known}"
        if "room" in frame:
            self._room(frame["room"], moment)
        if "match" in frame:
            assert watches, "who may not watch was shown the match"
            assert moment.play is not None
            if "sheet" not in frame["match"]:  # then the one that was told before is true still
                assert frame["what"] == "acted"
                assert not moment.play.over
                frame["match"]["sheet"] = self.sheet
            self.sheet = frame["match"]["sheet"]
            self._match(frame["match"], moment.play, seat)
        self._clocks(frame.get("clocks", {}), frame)

    def _stalling(self, message: dict[str, Any]) -> None:
        moment = self.moments[self.seq]
        assert moment.may_watch(self.guest)
        assert moment.turn_seconds == 0
        for stalled in message["seats"]:
            assert set(stalled) == {"seat", "asked", "needed", "you"}
            assert stalled["seat"] != moment.seats.get(self.guest)

    def _of_this_round(self, seat: int | None) -> list[dict[str, Any]]:
        rounds = itertools.takewhile(lambda n: not self.moments[n].begins, range(self.seq, 0, -1))
        first = min(rounds, default=self.seq + 1) - 1
        moments = self.moments[first : self.seq + 1]
        return [event for moment in moments for event in moment.told_to(seat)]

    def _room(self, shown: dict[str, Any], moment: Moment) -> None:
        own = {
            "you": moment.seats.get(self.guest),
            "name": moment.names[self.guest],
            "muted": shown["muted"],
        }
        muted = {moment.names.get(o) for who, o in moment.muted if who == self.guest}
        assert set(shown["muted"]) <= muted
        blank = {"name": "", "bot": None, "program": False, "ready": False, "away": False}
        seats = []
        for place in shown["seats"]:
            assert set(place) <= {*blank, "here"}
            assert place.get("here", True) is True
            seats.append(blank | {key: place[key] for key in place if key != "here"})
        # A record is the whole match.
        own["records"] = [name for name, who in moment.records if who is None or self.guest in who]
        assert shown | {"seats": seats} == moment.room | own

    def _match(self, shown: dict[str, Any], play: Play, seat: int | None) -> None:
        own = {"hand", "hands", "legal", "drawn"}
        own |= {"laid"} if "colour" in play.open else {"swaps", "may_call"}
        assert set(shown) == set(play.open) | own, f"who may know this? {set(shown)}"
        assert {key: shown[key] for key in play.open} == play.open
        assert shown["hand"].split() == ([] if seat is None else play.hands[seat])
        assert len(shown["hands"]) == len(play.hands)
        for owner, (hand, truth) in enumerate(zip(shown["hands"], play.hands, strict=True)):
            if hand is None:
                self.hidden_cards += len(truth)
                continue
            may = owner == seat or play.over or seat in play.owners_saw.get(owner, ())
            assert may, f"seat {seat} was shown the hand of seat {owner}: {hand}"
            assert hand.split() == truth
        drew = play.drawn if seat is not None and seat == play.open["turn"] else ""
        assert (shown["drawn"] or "") == drew
        for owner, cards in enumerate(shown.get("laid", [])):
            early = Counter(cards.split()) - Counter(play.fought.get(owner, []))
            assert not early, f"seat {owner} laid {early}, before all had (S12)"
        if "may_call" in shown:
            assert shown["may_call"] == may_call(play.open, seat)
        self._legal(shown["legal"], play, seat)
        assert bool(shown.get("swaps")) == ("swap" in shown["legal"])
        for swap in shown.get("swaps", []):
            assert seat is not None
            assert swap.split()[1] in play.hands[seat], f"seat {seat} does not hold {swap}"

    def _legal(self, legal: list[str], play: Play, seat: int | None) -> None:
        assert legal == [] or seat is not None
        for action in legal:
            found = LEGAL.fullmatch(action)
            assert found, f"what does this tell? {action}"
            assert seat is not None
            if found["own"]:
                assert found["own"] in play.hands[seat], f"seat {seat} does not hold {action}"
            if found["due"]:
                assert int(found["due"]) in play.open["uno_due"]
            if found["other"]:
                assert int(found["other"]) != seat
            for put in (found["swapped"] or "").split():
                assert put.rstrip("!") in play.on_table

    def _clocks(self, clocks: dict[str, int], frame: dict[str, Any]) -> None:
        """They tell the present, even in a frame that was missed and is told later."""
        last = self.seq if "match" in frame else self.seq + MOST_MISSED
        moments = self.moments[self.seq : last + 1]
        plays = [moment.play for moment in moments if moment.play is not None]
        assert set(clocks) <= {"turn", "window", "deal"}
        assert all(type(left) is int and left >= 0 for left in clocks.values())
        assert clocks.get("turn", 0) <= max(moments[0].turn_seconds, 30) * 1000
        assert clocks.get("window", 0) <= moments[0].window_seconds * 1000
        assert clocks.get("deal", 0) <= 30_000
        assert "turn" not in clocks or not all(play.over for play in plays)
        assert "window" not in clocks or any(play.open["uno_due"] for play in plays)
        assert "deal" not in clocks or any(play.over for play in plays)

    # Answers

    def _answered(self, answer: dict[str, Any]) -> Asked:
        asked = self.asked[answer["id"]]
        assert answer.get("seq", self.seq) < len(self.moments)
        return asked

    def _done(self, answer: dict[str, Any]) -> None:
        self._answered(answer)

    def _mine(self, since: int) -> Iterator[list[str]]:
        """Own and open cards, at any moment since an entry: an answer may be a little older."""
        for moment in self.moments[max(1, since) : self.seq + 2]:
            seat = moment.seats.get(self.guest)
            if moment.play is not None and seat is not None:
                yield moment.play.hands[seat] + moment.play.on_table

    def _refused(self, answer: dict[str, Any]) -> None:
        asked = self._answered(answer)
        assert re.fullmatch(r"[a-z]+", answer["code"])
        assert answer["reason"] in list(Reason)
        assert answer["rule"] is None or re.fullmatch(r"[UHSR]\d+", answer["rule"])
        own = {card for cards in self._mine(asked.seq) for card in cards}
        own |= set(re.findall(CARD, json.dumps(asked.message)))
        told = json.dumps([answer["message"], answer.get("details"), answer.get("wrong")])
        told = re.sub('as in:? [^"]*', "", told)  # how it is written, always the same
        for card in LONE_CARD.findall(told):
            assert card in own, f"a refusal tells of {card}: {answer['message']}"

    def _hinted(self, answer: dict[str, Any]) -> None:
        asked = self._answered(answer)
        for action in (answer["best"], answer["least_change"]):
            assert action is None or re.fullmatch(rf"lay (?:{SAID}[!^]*| |/)+( uno)?", action)
            used = Counter(re.findall(rf"({CARD})(?:=\w+)?", (action or "").partition(" ")[2]))
            known = [Counter(cards) for cards in self._mine(asked.seq)]
            assert any(used <= cards for cards in known), f"a hint tells of other tiles: {action}"

    # The others in the room

    def _here(self, message: dict[str, Any]) -> None:
        assert set(message["names"]) <= self.everybody

    def _said(self, message: dict[str, Any]) -> None:
        assert (message["name"], message.get("text") or message["emote"]) in self.said

    def _ping(self, message: dict[str, Any]) -> None:
        assert type(message["number"]) is int
