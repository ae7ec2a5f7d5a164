"""``lastcard tournament``: bots against bots, on the same deals from every seat."""

import argparse
import csv
import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kinds import KINDS
from ..notation.errors import NotationError, quoted
from ..notation.system_errors import plain
from .options import add_players, add_rules, parse_rules, seed_of, whole

if TYPE_CHECKING:
    from ..lab.tournament import Results, Tournament
    from ..lab.tournament.intervals import Estimate

EPILOG = """\
As many bots as players are one table, as in --players 4 --bots expert,greedy,greedy,greedy.
Of more bots every choice of so many plays; with fewer, each bot sits alone at a table of each
other. Every deal is played by all of these, from every seat."""


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = "Let bots play each other: the same deals for all, from every seat."
    parser.epilog = EPILOG
    parser.add_argument("game", choices=[*KINDS], help="which game")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,BOT,...",
        help="names; module:maker, a bot of your own; wire:command, a program of any kind",
    )
    add_players(parser, 2)
    parser.add_argument(
        "--games", type=whole, default=1000, metavar="N", help="at least so many (1000)"
    )
    parser.add_argument(
        "--matches", action="store_true", help="play whole matches instead of single rounds"
    )
    parser.add_argument(
        "--time",
        type=seconds,
        metavar="TIME",
        help="for each decision, as in 50ms or 1s (no limit)",
    )
    parser.add_argument("--seed", default="0", help="a number or text: the same seed, same deals")
    add_rules(parser)
    parser.add_argument("--processes", type=whole, metavar="N", help="how many (all cores)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it: a .svg or .png file")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """A time as people write it: 50ms, 1s, 0.2s."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a time, such as 50ms or 1s")
    return float(found[1]) / (1000 if found[2] == "ms" else 1)


def bot_names(text: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Names between commas, and what is meant by those that are given here: ``mine=module:maker``.

    A bot with a comma in it is put in quotes, as in CSV.

    >>> bot_names("greedy, mine=mybots:make")
    (('greedy', 'mine'), {'mine': 'mybots:make'})
    """
    names: list[str] = []
    meant: dict[str, str] = {}
    for word in next(csv.reader([text], skipinitialspace=True), []):
        given = re.match(r"([\w .-]+)=", word)
        name = (given[1] if given else word).strip()
        if given and meant.setdefault(name, word[given.end() :]) != word[given.end() :]:
            raise NotationError(f"bots: {quoted(name)} is the name of two")
        names.append(name)
    if not all(names) or not all(meant.values()):
        raise NotationError(f"bots: names with commas between them, not {quoted(text)}")
    return tuple(names), meant


def run(options: argparse.Namespace) -> int:
    from ..lab.tournament import Tournament, TournamentError

    try:
        processes = options.processes or os.cpu_count() or 1
        if options.processes is not None and not 1 <= options.processes <= 1024:
            raise NotationError("processes: 1 to 1024")
        if options.plot is not None:
            check_plot(options.plot)
        bots, meant = bot_names(options.bots)
        tournament = Tournament(
            bots=bots,
            game=options.game,
            players=options.players,
            games=options.games,
            seed=seed_of(options.seed),
            rules=parse_rules(options.rule, options.game),
            matches=options.matches,
            clock=options.time,
        )
        results = with_progress(tournament, meant, processes)
    except (NotationError, TournamentError) as error:
        print(f"lastcard tournament: {error}", file=sys.stderr)
        return 2 if isinstance(error, NotationError) else 1
    if not results.deals:
        print("lastcard tournament: stopped before a deal was played", file=sys.stderr)
        return 130
    if options.json:
        print(json.dumps(results.figures(), indent=2))
    else:
        show(results)
    if options.plot is not None and not drawn(results, options.plot):
        return 1
    return 0 if results.complete else 130


def drawn(results: "Results", file: Path) -> bool:
    """Draw it; whether that could be written."""
    from ..lab.tournament.plot import draw

    try:
        draw(results, file)
    except OSError as error:
        words = f"lastcard tournament: {quoted(file)} cannot be written: {plain(error)}"
        print(words, file=sys.stderr)
        return False
    return True


def check_plot(file: Path) -> None:
    """Refuse before the games what could not be drawn after them."""
    if file.suffix not in (".svg", ".png"):
        raise NotationError(f"{quoted(file)} is not an .svg or .png file")
    if not file.absolute().parent.is_dir():
        raise NotationError(f"there is no folder {quoted(file.absolute().parent)}")
    try:
        new = not file.exists()
        with file.open("ab"):
            pass
        if new:
            file.unlink()
    except OSError as error:
        raise NotationError(f"{quoted(file)} cannot be written: {plain(error)}") from None
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise NotationError(
            "--plot needs matplotlib: pip install matplotlib, or lastcard[plot]"
        ) from None


def with_progress(tournament: "Tournament", meant: dict[str, str], processes: int) -> "Results":
    from ..lab.tournament import play
    from ..lab.tournament.program_bots import makers_for
    from .progress import progress_bar

    unit = "matches" if tournament.matches else "rounds"
    with progress_bar() as bar:
        # What is not compiled yet takes a minute the first time.
        whole = tournament.deals * tournament.games_of_a_deal
        task = bar.add_task("getting ready ...", total=whole)
        return play(
            tournament,
            processes=processes,
            makers=makers_for(tournament, meant),
            progress=lambda games: bar.update(task, advance=games, description=unit),
        )


def show(results: "Results") -> None:
    from rich.console import Console

    from ..lab.tournament.intervals import FEWEST_DEALS

    console = Console()
    console.print(heading(results), highlight=False)
    console.print(standings(results))
    if len(results.tournament.lineups) > 1:
        console.print(by_lineup(results))
    console.print(behaviour(results))
    if len(results.deals) < FEWEST_DEALS:
        console.print(f"Too few deals for intervals: {FEWEST_DEALS} are needed.", highlight=False)
    for bot in results.ranking:
        if (fault := results.conducts[bot].first_fault) is not None:
            console.print(
                f"{bot} failed; the first time in game {fault.game} of deal {fault.deal}: "
                f"{fault.what}",
                highlight=False,
                markup=False,
            )


def heading(results: "Results") -> str:
    played = results.tournament
    unit = "matches" if played.matches else "rounds"
    clock = "" if played.clock is None else f", {duration(played.clock)} a decision"
    changed = played.rules.changed().items()
    rules = "".join(f", {n}" if v is True else f", {n}={v}" for n, v in changed)
    deals = "1 deal" if len(results.deals) == 1 else f"{len(results.deals):,} deals"
    early = "" if results.complete else "\nStopped early: this is what was played until then."
    return (
        f"{KINDS[played.game].title}, {played.players} players{rules}, seed {played.seed}{clock}: "
        f"{results.games:,} {unit} = {deals} × {played.games_of_a_deal}"
        f"{early}"
    )


def table_of_bots(*figures: str) -> Any:
    from rich.table import Table

    table = Table()
    table.add_column("bot", style="bold", overflow="fold")
    for title in figures:
        table.add_column(title, justify="right", no_wrap=True)
    return table


def standings(results: "Results") -> Any:
    table = table_of_bots(f"won (par {results.par:.1%})", "points", "rating")
    for bot in results.ranking:
        points, rating = results.points(bot), results.ratings[bot]
        table.add_row(
            bot,
            percent(results.share(bot)),
            f"{points.mean:.1f}" + ("" if points.margin is None else f" ± {points.margin:.1f}"),
            f"{rating.mu:.2f} - 3 × {rating.sigma:.2f} = {rating.ordinal:.2f}",
        )
    return table


def behaviour(results: "Results") -> Any:
    table = table_of_bots("decisions", "mean", "95 % within", "longest", "late", "failed")
    for bot in results.ranking:
        conduct = results.conducts[bot]
        table.add_row(
            bot,
            f"{conduct.decisions:,}",
            *map(duration, (conduct.mean, conduct.percentile(95), conduct.longest)),
            f"{conduct.late:,}",
            f"{conduct.faults:,}",
        )
    return table


def by_lineup(results: "Results") -> Any:
    from rich.table import Table

    from ..lab.tournament.lineups import as_text

    table = Table()
    table.add_column("at one table", style="bold")
    table.add_column("won, for each seat")
    for number, lineup in enumerate(results.tournament.lineups):
        bots = dict.fromkeys(lineup)
        shares = (f"{bot} {percent(results.share(bot, number))}" for bot in bots)
        table.add_row(as_text(lineup), "\n".join(shares))
    return table


def percent(share: "Estimate") -> str:
    margin = "" if share.margin is None else f" ± {100 * share.margin:.1f}"
    return f"{100 * share.mean:.1f}{margin} %"


def duration(time: float) -> str:
    """A time as people read it."""
    for unit, length in (("s", 1.0), ("ms", 1e-3)):
        if time >= length:
            return f"{time / length:.3g} {unit}"
    return f"{time * 1e6:.3g} µs"
