"""OpenSkill ratings say what the shares say."""

import math
import random

import pytest

from lastcard.lab.tournament.one_game import Outcome
from lastcard.lab.tournament.ratings import rate

BETA = 25 / 6  # of the model: how much a single game tells


def duels(share: float, count: int) -> list[list[Outcome]]:
    dice = random.Random(2)

    def duel() -> Outcome:
        won = float(dice.random() < share)
        return Outcome(0, ("ann", "ben"), (won, 1 - won), (0, 0))

    return [[duel()] for _ in range(count)]


@pytest.mark.parametrize("share", [0.5, 0.6, 0.75])
def test_ratings_foretell_the_share(share: float) -> None:
    """Plackett and Luce: the odds are the exponential of the difference in strength."""
    found = rate(["ann", "ben"], duels(share, 6000))
    scale = math.sqrt(2 * BETA**2 + found["ann"].sigma ** 2 + found["ben"].sigma ** 2)
    difference = found["ann"].mu - found["ben"].mu
    assert 1 / (1 + math.exp(-difference / scale)) == pytest.approx(share, abs=0.03)


def test_more_games_make_surer() -> None:
    few, many = (rate(["ann", "ben"], duels(0.6, count))["ann"] for count in (20, 2000))
    assert many.sigma < few.sigma / 2
    assert few.ordinal == pytest.approx(few.mu - 3 * few.sigma)


def test_who_wins_more_than_each_of_three_equals_is_rated_higher() -> None:
    """Who wins one game in three at a table of four is better than the three others."""
    dice = random.Random(3)
    deals = []
    for _ in range(1500):
        winner = 0 if dice.random() < 1 / 3 else dice.choice((1, 2, 3))
        wins = tuple(float(seat == winner) for seat in range(4))
        deals.append([Outcome(0, ("ann", "ben", "ben", "ben"), wins, (0,) * 4)])
    found = rate(["ann", "ben"], deals)
    assert found["ann"].mu - found["ben"].mu > 1


def test_nobody_gains_where_all_share_the_win() -> None:
    draw = Outcome(0, ("ann", "ben"), (0.5, 0.5), (0, 0))
    found = rate(["ann", "ben"], [[draw]] * 50)
    assert found["ann"].mu == found["ben"].mu == pytest.approx(25)
