"""One attack beside the canary, and what it must not do."""

import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bars import Bar, at_least, at_most
from lastcard.server.records import MOST_BYTES

from . import ATTACKS, Attack
from .field import OVERTIME
from .prepared import Prepared, bytes_kept
from .processes import Child, NotPrepared, Server, attacker, canary, data_folder

MOST_MS = 50.0
TIMES_QUIET = 5.0
QUIET_SHARE = 0.6  # of the seconds of an attack, before it
MARGIN = 16.0  # MB that may stay: rooms that were opened, what the allocator keeps
CACHED = MOST_BYTES / 2**20  # MB of finished rounds, which the server says it keeps
BACK_SECONDS = 15.0  # until the memory has to be back
WARMING_SECONDS = 120.0
MOST_GUESSES = 40  # of codes: 20 at once, then one in five seconds


@dataclass
class Phase:
    """What the canary saw in a while, in ms."""

    p50: float = math.nan
    p99: float = math.nan
    worst: float = math.nan
    refused: list[str] = field(default_factory=list)
    newcomers: int = 0
    newcomer_worst: float = 0.0
    turned_away: list[str] = field(default_factory=list)
    bot_moves: int = 0
    bot_worst: float = 0.0
    machine_p99: float = 0.0  # how late the canary's own process is woken

    def __str__(self) -> str:
        return f"{self.p50:.1f} / {self.p99:.1f} / {self.worst:.0f}"


def phase(seen: dict[str, Any], begin: float, end: float) -> Phase:
    """What was due in a while."""

    def within(name: str) -> list[tuple[float, str]]:
        found = seen.get(name, [])
        return [(1000 * took, wrong) for due, took, wrong in found if begin <= due < end]

    actions, newcomers, bots = within("actions"), within("newcomers"), within("bots")
    times = sorted(took for took, _ in actions)
    if not times:
        return Phase(refused=["no actions"])
    return Phase(
        p50=rank(times, 0.5),
        p99=rank(times, 0.99),
        worst=times[-1],
        refused=[wrong for _, wrong in actions if wrong],
        newcomers=len(newcomers),
        newcomer_worst=max((took for took, _ in newcomers), default=0.0),
        turned_away=[wrong for _, wrong in newcomers if wrong],
        bot_moves=sum(not wrong for _, wrong in bots),
        bot_worst=max((took for took, _ in bots), default=0.0),
        machine_p99=rank(sorted(took for took, _ in within("machine")) or [0.0], 0.99),
    )


def rank(ordered: list[float], share: float) -> float:
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


@dataclass
class Found:
    """Everything that was measured."""

    quiet: Phase
    attacked: Phase
    sent: dict[str, Any]
    lost: int  # sockets of the canary
    before: float  # MB
    peak: float
    after: float
    log_bytes: float  # a second, that the log grew
    ready: str
    bars: dict[str, Bar] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return all(bar.ok for bar in self.bars.values())


def measured(name: str, seconds: float, prepared: Prepared) -> Found:
    """Quiet, then attacked, beside each other in time: others use the machine, too."""
    attack = ATTACKS[name]
    with data_folder() as place, data_folder() as cache:
        folder = Path(place)
        if attack.fresh:
            found = at_the_start(name, attack, seconds, prepared, folder)
        else:
            prepared.copy(attack.log, folder)
            with Server(folder, attack.files, cache if attack.cold else None) as server:
                found = in_the_middle(name, attack, seconds, server, folder)
    check_answers(attack, found.sent)
    found.bars = bars(name, attack, found)
    return found


def check_answers(attack: Attack, sent: dict[str, Any]) -> None:
    """An attack has done what it says only where it was answered as it has to be."""
    answers = sent.get("answers", {})
    if attack.provokes and not answers.get(attack.provokes):
        raise NotPrepared(f"its answers are {answers}, without {attack.provokes!r}")


def warm_up(prepared: Prepared) -> None:
    """Let everything be compiled once: the first time in a process, not on this machine."""
    with data_folder() as place:
        prepared.copy("", Path(place))
        with Server(Path(place)) as server:
            attacking = attacker("first-experts", server.port, 10, Path(place))
            attacking.go()
            attacking.result(200)
            server.settle(5 * WARMING_SECONDS)


def in_the_middle(name: str, attack: Attack, seconds: float, server: Server, folder: Path) -> Found:
    bird = canary(server.port, attack.bots)
    attacking: Child | None = None
    try:
        attacking = attacker(name, server.port, seconds, folder)
        if not attack.cold:
            server.settle(WARMING_SECONDS)
        before = server.memory()
        began = time.monotonic()
        time.sleep(QUIET_SHARE * seconds)
        quiet = began, time.monotonic()
        server.forget_peak()
        begin, kept = time.monotonic(), bytes_kept(folder)
        attacking.go()
        sent = attacking.result(OVERTIME * seconds + 60)
        end = time.monotonic()
        grown = (bytes_kept(folder) - kept) / (end - begin)
        time.sleep(1)  # for what was due at the end
        most = before + allowed(attack) if attack.returns else math.inf
        after = memory_back(server, most)
        peak = server.peak()
        ready = server.ready()
    finally:
        if attacking is not None:
            attacking.stop()
        seen = bird.result(30)
    was, during = phase(seen, *quiet), phase(seen, begin, end)
    return Found(was, during, sent, seen.get("lost", 2), before, peak, after, grown, ready)


def at_the_start(
    name: str, attack: Attack, seconds: float, prepared: Prepared, folder: Path
) -> Found:
    """Quiet on an empty server, then from the first moment of one that has much to read."""
    with data_folder() as empty, Server(Path(empty)) as server:
        bird = canary(server.port, 0)
        time.sleep(1)
        begin = time.monotonic()
        time.sleep(QUIET_SHARE * seconds)
        quiet = phase(bird.result(30), begin, time.monotonic())
    prepared.copy(attack.log, folder)
    with Server(folder) as server:
        before = server.memory()
        begin, kept = time.monotonic(), bytes_kept(folder)
        bird = canary(server.port, 0)
        came = time.monotonic()
        attacking = attacker(name, server.port, seconds, folder)
        attacking.go()
        sent = attacking.result(OVERTIME * seconds + 60)
        end = time.monotonic()
        sent.setdefault("notes", {})["seconds until the canary played"] = round(came - begin, 1)
        grown = (bytes_kept(folder) - kept) / (end - begin)
        time.sleep(1)
        after, peak, ready = server.memory(), server.peak(), server.ready()
        seen = bird.result(30)
    attacked = phase(seen, came, end)
    return Found(quiet, attacked, sent, seen.get("lost", 2), before, peak, after, grown, ready)


def allowed(attack: Attack) -> float:
    """MB that may stay after an attack."""
    return MARGIN + (CACHED if attack.caches else 0)


def memory_back(server: Server, most: float) -> float:
    """What is held when it has come back, or some seconds later."""
    until = time.monotonic() + BACK_SECONDS
    while (after := server.memory()) > most and time.monotonic() < until:
        time.sleep(1)
    return after


def bars(name: str, attack: Attack, found: Found) -> dict[str, Bar]:
    limit = min(MOST_MS, TIMES_QUIET * found.quiet.p99)
    p99 = found.attacked.p99
    result = {
        "canary's p99, ms": at_most(math.inf if math.isnan(p99) else p99, round(limit, 1)),
        "canary refused, sockets lost": at_most(len(found.attacked.refused) + found.lost, 0),
        "newcomers turned away": at_most(len(found.attacked.turned_away), 0),
        "ready afterwards": at_least(found.ready == "ok", 1),
    }
    if attack.returns:
        result["MB kept"] = at_most(found.after - found.before, allowed(attack))
    if attack.bots:
        least = found.quiet.bot_moves / 2
        result["moves of bots elsewhere"] = at_least(found.attacked.bot_moves, least)
    notes = found.sent.get("notes", {})
    if "guesses let through" in notes:
        result["codes guessed"] = at_most(notes["guesses let through"], MOST_GUESSES)
    if "others turned away" in notes:
        result["others turned away from the room"] = at_most(notes["others turned away"], 0)
    return result
