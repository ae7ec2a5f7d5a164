"""Simulations of UNO Spin, and what is told of the wheel."""

from typing import Any

from ...notation.uno.wheel import WHEEL
from ..figures import shares
from ..uno.part import Uno


class Spin(Uno):
    """By compiled rules; the results of the wheel are counted too."""

    kernels = "spin"

    def figures(self, tally: Any) -> dict[str, Any]:
        return super().figures(tally) | {"wheel": wheel(tally)}

    def rows(self, figures: dict[str, Any]) -> list[tuple[str, str]]:
        wheel = figures["wheel"]
        lines = [
            f"{share:6.2%}  {name.replace('_', ' ')}: {wheel['cards_put_down'][name]:,} put down, "
            f"{wheel['rounds_ended'][name]:,} rounds ended"
            for name, share in wheel["share"].items()
        ]
        spins = ("spins per round", f"{wheel['spins_per_round']:.2f}")
        return [*super().rows(figures), spins, ("wheel", "\n".join(lines))]


def wheel(tally: Any) -> dict[str, Any]:
    """What the wheel did: by result, its share of the spins and of the rounds it ended."""
    spins = sum(tally.results)
    return {
        "spins": spins,
        "spins_per_round": round(spins / max(1, tally.rounds), 3),
        "share": dict(zip(WHEEL, shares(tally.results, spins), strict=True)),
        "cards_put_down": dict(zip(WHEEL, tally.put_down, strict=True)),
        "rounds_ended": dict(zip(WHEEL, tally.ended, strict=True)),
    }


PART = Spin()
