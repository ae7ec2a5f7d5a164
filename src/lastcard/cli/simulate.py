"""``lastcard simulate``: play many games and print what happened in them."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from ..kinds import KINDS
from ..lab.figures import percents
from ..lab.simulate import POLICIES, Simulation, simulate
from ..notation.errors import NotationError
from .options import add_players, add_rules, parse_rules, seed_of, whole

if TYPE_CHECKING:
    from ..lab.report import Report


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play many games, compiled and on all cores, and print what happened."
    parser.add_argument("game", choices=[*KINDS], help="which game")
    add_players(parser, 4)
    parser.add_argument(
        "--games", type=whole, default=1000, metavar="N", help="how many matches (1000)"
    )
    parser.add_argument(
        "--rounds", action="store_true", help="play single rounds instead of whole matches"
    )
    parser.add_argument("--seed", default="0", help="a number or text: the same seed, same games")
    parser.add_argument("--policy", choices=POLICIES, default="greedy")
    add_rules(parser)
    parser.add_argument("--threads", type=whole, metavar="N", help="how many (all cores)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        if options.threads is not None and not 1 <= options.threads <= 1024:
            raise NotationError("threads: 1 to 1024")
        simulation = Simulation(
            game=options.game,
            players=options.players,
            games=options.games,
            seed=seed_of(options.seed),
            policy=options.policy,
            rules=parse_rules(options.rule, options.game),
            rounds=options.rounds,
        )
        simulation.table()
    except NotationError as error:
        print(f"lastcard simulate: {error}", file=sys.stderr)
        return 2
    report = with_progress(simulation, options.threads)
    if options.json:
        print(json.dumps(report.figures(), indent=2))
    else:
        show(report, simulation)
    return 0 if report.complete else 130


def with_progress(simulation: "Simulation", threads: int | None) -> "Report":
    from rich.progress import ProgressColumn, Task
    from rich.text import Text

    from .progress import progress_bar

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(f"{speed:,.0f}/s" if speed else "compiling ...")

    unit = "rounds" if simulation.rounds else "matches"
    with progress_bar(Rate()) as bar:
        task = bar.add_task(unit, total=simulation.games)
        return simulate(
            simulation, threads=threads, progress=lambda games: bar.advance(task, games)
        )


def show(report: "Report", simulation: "Simulation") -> None:
    from rich.console import Console
    from rich.table import Table

    figures = report.figures()
    name = KINDS[report.game].title
    title = f"{name}, {report.players} players, {simulation.policy} policy, seed {simulation.seed}"
    table = Table(title=title, show_header=False, title_justify="left")
    table.add_column(style="bold")
    table.add_column()
    if not report.complete:
        table.add_row("stopped early", "these are the games played until then")
    if report.tally.matches:
        table.add_row("matches", f"{figures['matches']:,}")
        per_match = figures["rounds"] / figures["matches"]
        table.add_row("rounds per match", f"{per_match:.2f}")
        table.add_row("match wins by seat", percents(figures["match_win_share_by_seat"]))
    table.add_row("rounds", f"{figures['rounds']:,}")
    table.add_row("turns per round", spread(figures["turns_per_round"]))
    table.add_row("points per round", spread(figures["points_per_round"]))
    table.add_row("round wins by seat", percents(figures["win_share_by_seat"]))
    first = KINDS[report.game].notation.starter
    table.add_row(
        f"... by steps left of {first}", percents(figures[f"win_share_by_{first}_distance"])
    )
    uno = figures["uno"]
    table.add_row("UNO!", f"{uno['called']:,} called, {uno['caught']:,} caught")
    table.add_row("turns missed", f"{figures['turns_missed']:,}")
    for label, told in KINDS[report.game].lab.rows(figures):
        table.add_row(label, told)
    Console().print(table)


def spread(values: dict[str, float]) -> str:
    low, middle, high = values["p5"], values["p50"], values["p95"]
    return f"mean {values['mean']:.2f}, median {middle}, 90 % between {low} and {high}"
