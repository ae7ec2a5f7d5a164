"""Swap only hidden cards, and a viewer is told the same, byte for byte.

Two rooms with the same shuffle are played side by side, action by action. In the second one, two
cards that a player and a spectator cannot know of have changed places: between another hand and the
stock, between two other hands, within the stock. As long as what may be known is the same in both
(:mod:`server.knowledge` tells it from the rulebook), what is told must be the same, whatever is
asked.
"""

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import samples
from lastcard import Game, parse_action, wire
from lastcard.bots.greedy import greedy
from lastcard.game.errors import IllegalAction
from lastcard.game.events import Event
from lastcard.game.fairness import Shuffle
from lastcard.game.rummy.view import RummyView
from lastcard.notation.action import Action
from lastcard.notation.errors import NotationError
from lastcard.notation.spin.actions import Show
from lastcard.rules.rummy.table import UNKNOWN, RummyTable
from lastcard.rules.shared.deal import from_stock
from lastcard.rules.uno.hands import give, take
from lastcard.server import entries as log
from lastcard.server.actor import RoomActor
from lastcard.server.house import House
from lastcard.server.pacing import AT_ONCE
from lastcard.server.room import open_room
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.solver import Position, best_play
from server.knowledge import Memory, play_of
from server.known_events import as_known

PLAYERS = 3
VIEWER = 0
SPECTATOR = "guest-watching"
STEPS = 60
COLOURS = "rygb"
SYMBOLS = (*map(str, range(10)), "s", "r", "+2", "3*", "1*")
CARDS = [f"{c}{s}" for c in COLOURS for s in SYMBOLS] + [
    f"w{k}={c}" for k in ("", "+4") for c in "rb"
]
TILES = [f"{c}{n}" for c in COLOURS for n in range(1, 13)]
BOLD = ("play w+4", "challenge", "show")  # what makes others show their cards, or seem to
Take = Callable[[log.Anything, tuple[Event, ...]], None]
WORDS = ["draw", "keep", "accept", "challenge", "uno", "spin", "shout", "pass", "deal"]
WORDS += ["end", "lay", "discard", "swap", "peek"]
WORDS += [f"{word} {n}" for word in ("catch", "swaphand") for n in range(PLAYERS + 1)]


class Recorder:
    """A guest's connection that keeps the bytes it is told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.latency = 0.0
        self.told: list[bytes] = []
        self.answered: set[str] = set()
        self.news = asyncio.Event()

    def send(self, message: wire.FromServer) -> None:
        self.told.append(wire.encoder.encode(message))
        if isinstance(message, wire.Done | wire.Refusal | wire.Hinted):
            self.answered.add(message.id)
        self.news.set()

    def take(self) -> list[bytes]:
        told, self.told = self.told, []
        return told


class World:
    """One of the two rooms."""

    def __init__(self, file: Path, settings: wire.Settings, shuffle: Shuffle) -> None:
        self.store = SqliteStore(file)
        self.house = House(self.store, AT_ONCE, clock=lambda: 0.0, shuffle=lambda: shuffle)
        self.house.record_name = lambda: "the same in both"  # it is drawn, and tells nothing
        self.settings = settings
        self.memory = Memory()
        self.happened: list[Event] = []  # since the last time

    async def begin(self) -> None:
        """All come in, sit down and are dealt to."""
        await self.store.open()
        self.actor = RoomActor("room", "CODE", self.house)
        self.actor._take = self._overhear(self.actor._take)  # type: ignore[method-assign, assignment]
        await self.actor.open(open_room("guest-0", "Guest 0", self.settings, 0.0))
        for number in range(1, PLAYERS):
            await self.actor.enter(f"guest-{number}", f"Guest {number}")
        await self.actor.enter(SPECTATOR, "Watching")
        self.seats = [Recorder(f"guest-{number}") for number in range(PLAYERS)]
        self.spectator = Recorder(SPECTATOR)
        for viewer in (*self.seats, self.spectator):
            self.actor.connect(viewer)
        for viewer in self.seats[1:]:
            await self.ask(viewer, wire.Ready("ready", True))
        await self.committed()
        await self.ask(self.seats[0], wire.Start("start"))
        self.listen()

    def _overhear(self, take: Take) -> Take:
        """What happens, all of it, as the actor hears it."""

        def both(entry: log.Anything, events: tuple[Event, ...]) -> None:
            self.happened += events
            take(entry, events)

        return both

    async def committed(self) -> None:
        """Between rounds the server commits itself to the next shuffle, unasked."""
        while self.actor.room.between_rounds and self.actor.room.commitment is None:
            await asyncio.sleep(0.001)

    async def end(self) -> None:
        await self.actor.close()
        self.house.thinkers.shutdown()
        await self.store.close()

    @property
    def game(self) -> Game:
        assert self.actor.room.match is not None
        return self.actor.room.match.game

    async def ask(self, viewer: Recorder, message: wire.Command) -> None:
        """Say something, and wait for the answer."""
        viewer.answered.discard(message.id)
        self.actor.hear(viewer, message)
        while message.id not in viewer.answered:
            viewer.news.clear()
            await asyncio.wait_for(viewer.news.wait(), 120)

    def listen(self) -> None:
        """Remember what follows from the events since the last time."""
        self.events = list(map(str, self.happened))
        self.happened.clear()
        for event in self.events:
            self.memory.hear(event, {None, *range(PLAYERS)})

    def knowable(self, seat: int | None) -> object:
        """All that a seat or a spectator may know now, by the rulebook."""
        play = play_of(self.actor.room, self.memory)
        assert play is not None
        hands = [
            hand if owner == seat or play.over or seat in play.owners_saw.get(owner, ()) else None
            for owner, hand in enumerate(play.hands)
        ]
        drawn = play.drawn if seat == play.open["turn"] else ""
        rummy = self.settings.game == "rummy"
        events = [as_known(event, seat, rummy) for event in self.events]
        return events, play.open, hands, drawn, play.fought

    def reconnect(self, viewer: Recorder, after: int) -> None:
        self.actor.disconnect(viewer)
        self.actor.connect(viewer, after)


# Two hidden cards change places


def hidden_from_all(game: Game) -> list[int]:
    """The seats whose hands neither the viewer nor a spectator has seen."""
    table = game.state()
    shown = [0] * PLAYERS if isinstance(table, RummyTable) else table.shown
    return [seat for seat in range(PLAYERS) if seat != VIEWER and not shown[seat]]


def swap_hidden(game: Game, how: str, dice: random.Random) -> bool:
    """Exchange two different hidden cards; whether there were any."""
    table: Any = game._table
    seats = hidden_from_all(game)
    if game.phase != "turn" or len(seats) < 2 or table.stock_count < 2:
        return False
    stock = table.stock
    hands = {seat: [card.number for card in game.hands()[seat]] for seat in seats}
    one, other = seats
    place, second = dice.sample(range(table.stock_count), 2)
    if dice.random() < 0.7 and place_of_next(table) != second:
        place = place_of_next(table)  # so that it is soon drawn, and somebody may know it
    if how == "stock":
        stock[place], stock[second] = stock[second], stock[place]
        return bool(stock[place] != stock[second])
    mine = dice.choice(hands[one])
    if how == "hands":
        theirs = dice.choice(hands[other])
        exchange(table, other, theirs, mine)
    else:
        theirs = stock[place]
        stock[place] = mine
    exchange(table, one, mine, theirs)
    game._engine.settle(table)
    return bool(mine != theirs)


def place_of_next(table: Any) -> int:
    """Where in the stock the card lies that is drawn next."""
    after = table.copy()
    from_stock(after)
    places = range(after.stock_count)
    return next((p for p in places if after.stock[p] != table.stock[p]), after.stock_count)


def exchange(table: Any, seat: int, old: int, new: int) -> None:
    if isinstance(table, RummyTable):
        table.hands[seat][old] -= 1
        table.hands[seat][new] += 1
        if seat == table.turn:
            table.can_play = UNKNOWN
    else:
        take(table, seat, old)
        give(table, seat, new)


# The same visible actions in both


def allowed(game: Game, seat: int, action: Action) -> bool:
    try:
        game.check(seat, action)
    except IllegalAction:
        return False
    return True


def choose(worlds: Sequence[World], dice: random.Random) -> tuple[int, list[Action]] | None:
    """What looks the same in both, for each of them; ``None`` where the difference forbids it."""
    one, other = (world.game for world in worlds)
    if one.phase == other.phase == "war":  # S12: what is laid is not seen at first
        for seat in range(1, PLAYERS):
            laying = [[a for a in game.legal(seat) if isinstance(a, Show)] for game in (one, other)]
            if all(laying):
                return seat, [cards[0] for cards in laying]
    seats = sorted(one.to_act, key=lambda seat: (seat != one.turn) ^ (dice.random() < 0.3))
    for seat in seats:
        view = one.view(seat)
        found = [a for a in one.legal(seat) if str(a) not in ("discard", "lay", "swap", "uno")]
        dice.shuffle(found)
        found.sort(key=lambda a: not str(a).startswith(("play", "catch")))
        found.sort(key=lambda a: not str(a).startswith(BOLD) or dice.random() < 0.3)
        if dice.random() < 0.3:
            found.sort(key=str)  # accept and draw before play
        if isinstance(view, RummyView):
            both = Counter(view.rack) & Counter(other.hands()[seat])  # type: ignore[arg-type]
            shared = (*both.elements(),)
            drawn = view.drawn if view.drawn in shared else None
            lay = best_play(Position(view.melds, view.singles, shared, view.may_play, drawn=drawn))
            found += [] if lay is None or seat != one.turn else [lay.action]
        elif dice.random() < 0.5 and (bold := greedy(view, view.legal)) is not None:
            found.insert(0, bold)
        for action in found:
            if allowed(one, seat, action) and allowed(other, seat, action):
                return seat, [action, action]
    return None


def probes(world: World, dice: random.Random) -> list[wire.Command]:
    """What a curious viewer asks: nothing of it changes anything, as far as the viewer can know."""
    rummy = isinstance(world.game.view(None), RummyView)
    pieces = TILES if rummy else CARDS
    texts = dice.sample(WORDS, 4)
    verbs = ("swap", "lay", "end") if rummy else ("play", "show", "discard")
    for verb in verbs:
        texts.append(f"{verb} {dice.choice(pieces)}")
        texts.append(f"{verb} {' '.join(dice.sample(pieces, 3))}")
    texts.append(f"lay {' / '.join([*table_of(world), 'r3 r4 r5'])}")
    seq = world.actor.room.seq
    asked: list[wire.Command] = [wire.Try(f"try {n} {seq}", text) for n, text in enumerate(texts)]
    for number, text in enumerate(texts):
        if not could(world.game, text):
            asked.append(wire.Act(f"act {number} {seq}", seq, text))
    asked.append(wire.Act(f"late {seq}", 0, "draw"))
    if not rummy or dice.random() < 0.03:  # they take the plain solver long
        asked.append(wire.Hint(f"hint {seq}"))
    return asked


def table_of(world: World) -> list[str]:
    view = world.game.view(None)
    return [" ".join(map(str, m)) for m in view.melds] if isinstance(view, RummyView) else []


def could(game: Game, text: str) -> bool:
    try:
        return allowed(game, VIEWER, parse_action(text))
    except NotationError:
        return False


async def compare(worlds: Sequence[World], dice: random.Random, how: str, at: int) -> Counter[str]:
    """Play both, and compare what is told, until the difference may be seen; how long it was."""
    one, other = worlds
    swapped = False
    seen: Counter[str] = Counter()

    def told() -> list[list[list[bytes]]]:
        return [[v.take() for v in (world.seats[VIEWER], world.spectator)] for world in worlds]

    first, second = told()
    assert first == second
    for step in range(STEPS):
        if step >= at and not swapped and swap_hidden(other.game, how, dice):
            swapped = True
        if one.game.round_over:
            break
        for message in probes(one, dice):
            for number in (0, 1):
                who = [(w.seats[VIEWER], w.spectator)[number] for w in worlds]
                for world, viewer in zip(worlds, who, strict=True):
                    await world.ask(viewer, message)
            first, second = told()
            assert first == second, f"the answer to {message} depends on what is hidden"
            seen["probes"] += swapped
        if dice.random() < 0.2:
            after = dice.choice([0, one.actor.room.seq, one.actor.room.seq - 3])
            for world in worlds:
                world.reconnect(world.seats[VIEWER], after)
            first, second = told()
            assert first == second, "a new connection tells what is hidden"
        chosen = choose(worlds, dice)
        if chosen is None:
            break
        seat, actions = chosen
        for world, action in zip(worlds, actions, strict=True):
            act = wire.Act(f"step {step}", world.actor.room.seq, str(action))
            await world.ask(world.seats[seat], act)
            await world.committed()
            world.listen()
        first, second = told()
        if any(one.knowable(seat) != other.knowable(seat) for seat in (VIEWER, None)):
            break  # the rules themselves have shown the difference
        assert first == second, f"{seat}:{actions[0]} tells what is hidden"
        seen["steps"] += swapped
    seen["swaps"] += swapped
    return seen


def side_by_side(
    folder: Path, settings: wire.Settings, seed: str, work: Callable[[list[World]], Any]
) -> Counter[str]:
    shuffle = Shuffle(hashlib.sha256(seed.encode()).hexdigest())

    async def go() -> Counter[str]:
        worlds = [World(folder / f"{seed}-{name}.db", settings, shuffle) for name in "ab"]
        try:
            for world in worlds:
                await world.begin()
            found: Counter[str] = await work(worlds)
            return found
        finally:
            for world in worlds:
                await world.end()

    return asyncio.run(go())


RULES: dict[str, list[dict[str, Any]]] = {
    "uno": [{}, {"stacking": True, "seven_zero": True}, {"jump_in": True, "force_play": True}],
    "spin": [{}, {"wheel": {"war": 9, "show_hand": 3, "uno_spin": 3}}, {"seven_zero": True}],
    "rummy": [{}, {"must_play": False}],
}


def run(folder: Path, game: str, seeds: Sequence[int]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        rules = RULES[game][seed % len(RULES[game])] | {"scoring": "none"}
        settings = wire.Settings(game=game, rules=rules, seats=PLAYERS)
        how = ("hand", "hands", "stock")[(seed + seed // 3) % 3]
        dice = random.Random(f"{game} {seed}")
        at = dice.choice([0, 0, 4, 12])

        async def work(
            worlds: list[World], how: str = how, at: int = at, dice: random.Random = dice
        ) -> Counter[str]:
            return await compare(worlds, dice, how, at)

        seen += side_by_side(folder, settings, f"{game}-{seed}", work)
    return seen


@pytest.mark.slow
@pytest.mark.large
@pytest.mark.parametrize(
    ("game", "some", "whole"), [("uno", 6, 66), ("spin", 6, 66), ("rummy", 3, 23)]
)
def test_hidden_cards_make_no_difference(tmp_path: Path, game: str, some: int, whole: int) -> None:
    seeds = samples.some_of(range(whole), some, game)
    seen = run(tmp_path, game, seeds)
    assert seen["swaps"] >= len(seeds) // 2
    assert seen["probes"] > 10 * len(seeds)
    if samples.thorough:  # sometimes the rules themselves show the difference at once
        assert seen["steps"] > 3 * len(seeds)


def test_who_may_not_watch_is_not_told_that_somebody_can_be_caught(tmp_path: Path) -> None:
    settings = wire.Settings(seats=PLAYERS, rules={"scoring": "none"}, spectators=False)
    dice = random.Random(1)

    async def work(worlds: list[World]) -> Counter[str]:
        seen: Counter[str] = Counter()
        while (chosen := choose(worlds, dice)) is not None and not worlds[0].game.round_over:
            for world, action in zip(worlds, chosen[1], strict=True):
                act = wire.Act(str(world.actor.room.seq), world.actor.room.seq, str(action))
                await world.ask(world.seats[chosen[0]], act)
                world.listen()
            seen["due"] += bool(worlds[0].game.uno_due)
        seen["told"] = b"".join(worlds[0].spectator.take()).count(b'"window"')
        return seen

    seen: Counter[str] = Counter()
    for number in range(20):
        if not seen["due"]:
            (folder := tmp_path / str(number)).mkdir()
            seen += side_by_side(folder, settings, f"window {number}", work)
    assert seen["due"]
    assert not seen["told"]
