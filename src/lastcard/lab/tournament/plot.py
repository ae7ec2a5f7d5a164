"""A tournament as a picture."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kinds import KINDS
from .intervals import FEWEST_DEALS
from .results import Results

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, FAINT, GOOD, BAD, EVEN = "#222a35", "#8a94a3", "#1f7a4d", "#c2412d", "#41689c"


def draw(results: Results, file: Path) -> None:
    """Draw win shares with their intervals, and ratings; the file's ending says in which format."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bots = results.ranking[::-1]
    with rc_context({"svg.hashsalt": "lastcard", "font.family": "DejaVu Sans", "font.size": 10}):
        figure = Figure(figsize=(9, 1.2 + 0.6 * len(bots)), layout="constrained")
        figure.suptitle(title(results), x=0.01, ha="left", color=INK, fontsize=12)
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=(3, 2))
        for axes in (left, right):
            plain(axes)
        left.set_yticks(range(len(bots)), bots)
        left.set_ylim(-0.6, len(bots) - 0.2)
        draw_shares(left, results, bots)
        draw_ratings(right, results, bots)
        # Without a date, the same tournament gives the same file.
        figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix == ".svg" else None)


def title(results: Results) -> str:
    played = results.tournament
    unit = "matches" if played.matches else "rounds"
    clock = "" if played.clock is None else f", {1000 * played.clock:g} ms a decision"
    return (
        f"{KINDS[played.game].title}, {played.players} players{clock}: "
        f"{results.games:,} {unit}, every deal from every seat"
    )


def plain(axes: "Axes") -> None:
    """Leave out what says nothing."""
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.tick_params(axis="y", length=0, labelcolor=INK, labelsize=11)
    axes.tick_params(axis="x", color=FAINT, labelcolor=FAINT)
    axes.margins(x=0.12)
    axes.grid(axis="x", color=FAINT, alpha=0.2)
    axes.set_axisbelow(True)


def draw_shares(axes: "Axes", results: Results, bots: list[str]) -> None:
    par = 100 * results.par
    axes.axvline(par, color=INK, linestyle=(0, (4, 3)), linewidth=1)
    for place, bot in enumerate(bots):
        share = results.share(bot)
        mean, margin = 100 * share.mean, 100 * (share.margin or 0)
        colour = GOOD if mean - margin > par else BAD if mean + margin < par else EVEN
        dot(axes, mean, margin, place, EVEN if share.margin is None else colour, f"{mean:.1f} %")
    enough = len(results.deals) >= FEWEST_DEALS
    bars = "bars: 95 % intervals" if enough else "too few deals for intervals"
    axes.set_xlabel(f"won, in % (par {par:.1f}); {bars}", color=FAINT)


def draw_ratings(axes: "Axes", results: Results, bots: list[str]) -> None:
    for place, bot in enumerate(bots):
        rating = results.ratings[bot]
        dot(axes, rating.mu, 3 * rating.sigma, place, INK, f"{rating.mu:.1f}")
    axes.set_xlabel("OpenSkill rating; bars: 3 sigma", color=FAINT)


def dot(axes: "Axes", at: float, margin: float, place: int, colour: str, words: str) -> None:
    look: dict[str, Any] = {"color": colour, "ecolor": colour, "capsize": 4, "markersize": 7}
    axes.errorbar(at, place, xerr=margin, fmt="o", elinewidth=2, capthick=2, **look)
    axes.annotate(words, (at, place), (0, 9), textcoords="offset points", ha="center", color=colour)
