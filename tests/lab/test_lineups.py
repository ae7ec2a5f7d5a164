"""Who plays whom, and from where: every deal is the same for all."""

from collections import Counter

import pytest

from lastcard import Game, NotationError
from lastcard.lab.tournament import Tournament
from lastcard.lab.tournament.arena import Arena, maker_of
from lastcard.lab.tournament.lineups import Deal, lineups

TABLES = pytest.mark.parametrize(
    ("bots", "players"),
    [
        ("greedy lab.bots:make_careless", 2),
        ("greedy lab.bots:make_careless lab.bots:make_slow", 2),
        ("greedy lab.bots:make_careless lab.bots:make_slow", 3),
        ("greedy lab.bots:make_careless lab.bots:make_careless", 3),
        ("greedy lab.bots:make_careless", 3),
        ("greedy lab.bots:make_careless lab.bots:make_slow lab.bots:make_raising", 3),
    ],
)


@TABLES
def test_every_bot_plays_every_deal_from_every_seat_equally_often(bots: str, players: int) -> None:
    tournament = Tournament(bots=tuple(bots.split()), players=players)
    for number in range(20):
        deal = Deal(0, number, players)
        for lineup in tournament.lineups:
            for bot, seats in Counter(lineup).items():
                taken = Counter(
                    seat
                    for seating in deal.seatings(lineup)
                    for seat in range(players)
                    if seating[seat] == bot
                )
                assert taken == dict.fromkeys(range(players), seats)


def test_in_the_long_run_everybody_sits_left_of_everybody() -> None:
    neighbours = Counter(
        (seating[0], seating[1])
        for number in range(600)
        for seating in Deal(0, number, 4).seatings(("ann", "ben", "cleo", "dora"))
    )
    assert len(neighbours) == 12
    assert all(150 < times < 250 for times in neighbours.values())


def test_the_deal_is_the_same_whoever_plays_it() -> None:
    """Hands, stock, first card, who is asked first: nothing depends on the bots."""
    tournament = Tournament(bots=("greedy", "lab.bots:make_careless"), players=2)
    seen: list[tuple[object, ...]] = []

    class Spy:
        def __init__(self, game: Game) -> None:
            seen.append((game.hands(), game.stock(), game.dealer))

    for number in (3, 3, 4):
        deal = Deal(tournament.seed, number, 2)
        Spy(tournament.format.dealt(deal))
        seen.append((deal.asking(), deal.bot_seed(0), deal.bot_seed(1)))
    assert seen[:2] == seen[2:4]
    assert seen[:2] != seen[4:]


def test_a_bot_against_itself_plays_every_deal_alike_from_both_seats() -> None:
    """The strongest sign of a duplicate: nothing but the bots differs between the games."""
    arena = Arena(Tournament(bots=("greedy", "greedy"), players=2), maker_of)
    for number in range(10):
        first, second = arena.play(number)[0]
        assert first == second


def test_one_alone_among_others_where_names_are_fewer_than_seats() -> None:
    assert lineups(["a", "b", "c"], 4)[:2] == [("a", "b", "b", "b"), ("a", "c", "c", "c")]
    assert len(lineups(["a", "b", "c"], 4)) == 6


def test_all_choices_where_names_are_more_than_seats() -> None:
    assert lineups(["a", "b", "c", "d"], 3) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


@pytest.mark.parametrize(
    "bots", [[], ["a"], ["a", "a", "b"], ["a", "b", "c", "d", "a"], list("abcdefghijklmnopqrst")]
)
def test_what_cannot_be_seated_is_refused(bots: list[str]) -> None:
    with pytest.raises(NotationError, match="bots"):
        lineups(bots, 4)


def test_every_seat_of_every_deal_has_chance_of_its_own() -> None:
    seeds = {Deal(0, number, 3).bot_seed(seat) for number in range(50) for seat in range(3)}
    assert len(seeds) == 150
    assert Deal(0, 7, 3).bot_seed(2) == Deal(0, 7, 4).bot_seed(2)
