"""How sure a tournament is: 95 % intervals over deals, which hold what they promise."""

import math
import random

import pytest

from lastcard.lab.tournament.intervals import estimate, student
from lastcard.lab.tournament.one_game import Outcome
from lastcard.lab.tournament.results import Results
from lastcard.lab.tournament.tournament import Tournament


def test_students_quantiles_are_those_of_the_books() -> None:
    books = {29: 2.0452, 30: 2.0423, 40: 2.0211, 60: 2.0003, 120: 1.9799}
    for freedom, quantile in books.items():
        assert student(freedom) == pytest.approx(quantile, abs=2e-4)


def test_an_interval_is_that_of_the_formula() -> None:
    deals = [1.0] * 30 + [0.5] * 50 + [0.0] * 20
    found = estimate(deals)
    assert found.mean == 0.55
    deviation = math.sqrt((30 * 0.45**2 + 50 * 0.05**2 + 20 * 0.55**2) / 99)
    assert found.margin == pytest.approx(1.9842 * deviation / 10, abs=1e-5)


def test_few_deals_give_no_interval() -> None:
    assert estimate([1.0] * 29).margin is None
    assert estimate([1.0, 0.0] * 15).margin is not None


def games(dice: random.Random, deals: int, skill: float) -> list[list[Outcome]]:
    """Deals that favour one of two seats, played from both."""

    def game(seats: tuple[str, str], favoured: int) -> Outcome:
        chance = 0.5 + (0.3 if favoured == seats.index("ann") else -0.3) + skill
        ann = float(dice.random() < chance)
        wins = {"ann": ann, "ben": 1 - ann}
        return Outcome(0, seats, (wins[seats[0]], wins[seats[1]]), (0, 0))

    both = (("ann", "ben"), ("ben", "ann"))
    return [[game(seats, favoured) for seats in both] for favoured in dice.choices((0, 1), k=deals)]


def test_intervals_hold_the_truth_in_95_of_100_tournaments() -> None:
    """And they are narrower than if games were counted: the deal's luck cancels out."""
    dice = random.Random(1)
    tournament = Tournament(bots=("ann", "ben"))
    held, narrower = 0, 0
    for _ in range(600):
        results = Results(tournament, games(dice, 200, skill=0.1), {}, complete=True)
        share = results.share("ann")
        assert share.margin is not None
        held += abs(share.mean - 0.6) <= share.margin
        every_game = 1.96 * math.sqrt(share.mean * (1 - share.mean) / 400)
        narrower += share.margin < every_game
    assert 0.93 <= held / 600 <= 0.97
    assert narrower > 590


def test_a_bot_with_several_seats_has_a_share_for_each() -> None:
    tournament = Tournament(bots=("ann", "ben", "ben"), players=3)
    deal = [
        Outcome(0, ("ann", "ben", "ben"), (1.0, 0.0, 0.0), (9, 0, 0)),
        Outcome(0, ("ben", "ann", "ben"), (1.0, 0.0, 0.0), (6, 0, 0)),
        Outcome(0, ("ben", "ben", "ann"), (0.0, 1.0, 0.0), (0, 3, 0)),
    ]
    results = Results(tournament, [deal] * 30, {}, complete=True)
    assert results.share("ann").mean == pytest.approx(1 / 3)
    assert results.share("ben").mean == pytest.approx(1 / 3)
    assert (results.points("ann").mean, results.points("ben").mean) == (3, 1.5)
