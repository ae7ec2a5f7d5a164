"""Levels play whole matches by the rules, the better the stronger, and err as people do."""

import random
from collections import Counter
from statistics import mean

import pytest

from lastcard import Game, Rules, parse_action
from lastcard.bots.character import CHARACTERS, Character
from lastcard.bots.greedy import greedy
from lastcard.bots.guard import BotFailure, guarded
from lastcard.bots.levels import LEVELS, Person
from lastcard.bots.registry import maker, names
from lastcard.bots.uno.habits import rather
from lastcard.game.match import Match
from lastcard.notation.uno.actions import Play
from lastcard.ready import warm_up
from rummy import tiles
from tables import game

QUICK = [name for name in names() if name != "expert"]  # the one that thinks has tests of its own
HOUSE = Rules(stacking=True, seven_zero=True, jump_in=True, draw_until_playable=True)


def play(bots: list[str], name: str, seed: int, rules: Rules, failures: list[BotFailure]) -> Match:
    match = Match.new(bots, name, seed, rules)
    made = [guarded(maker(bot)(seed * 9 + i), failures.append) for i, bot in enumerate(bots)]
    match.play([lambda view, bot=bot: bot(view, view.legal, None) for bot in made], rounds=1)  # type: ignore[misc]
    return match


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("rules", [Rules(), HOUSE])
@pytest.mark.parametrize("name", ["uno", "spin"])
def test_a_bot_of_ours_is_never_refused(name: str, rules: Rules, bot: str) -> None:
    failures: list[BotFailure] = []
    for seed in range(12):
        assert play([bot] * 4, name, seed, rules, failures).game.round_over
    assert failures == []


@pytest.mark.slow
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("must_play", [True, False])
def test_a_bot_of_ours_is_never_refused_in_rummy(bot: str, must_play: bool) -> None:
    failures: list[BotFailure] = []
    for seed in range(2):
        rules = Rules(must_play=must_play)
        assert play([bot] * 3, "rummy", seed, rules, failures).game.round_over
    assert failures == []


def rounds_won(bot: str, other: str, name: str, rounds: int) -> int:
    """How many rounds a bot wins against another; each deal is played from both seats."""
    won = 0
    for seed in range(rounds):
        bots = [bot, other] if seed % 2 else [other, bot]
        result = play(bots, name, seed // 2, Rules(), []).game.result
        assert result is not None
        won += result.winner == bots.index(bot)
    return won


@pytest.mark.slow
def test_family_beats_newcomer() -> None:
    # 200 would be equal; 230 is three deviations more.
    assert rounds_won("family", "newcomer", "uno", 400) > 230


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("better", "worse", "rounds", "enough"),
    [("family", "newcomer", 140, 78), ("expert", "family", 20, 13)],
)
def test_in_rummy_too_the_better_level_wins(
    better: str, worse: str, rounds: int, enough: int
) -> None:
    """Without a clock all is played as before: 85 of 140 rounds were won, and 18 of 20."""
    warm_up("rummy", expert=True)
    assert rounds_won(better, worse, "rummy", rounds) > enough


def test_people_win_no_jokers() -> None:
    """R10: it would be their strongest move."""
    position = tiles.game(["r9 b1 b2", "g1 g4"], table=["r8 j=r9 r10"])
    for level in ("newcomer", "family"):
        assert not any("swap" in action for action in answers(position, 0, level, 100))


def answers(position: Game, seat: int, level: str, number: int = 400) -> Counter[str]:
    """What many players of a level do."""
    view = position.view(seat)
    made = (maker(level)(seed) for seed in range(number))
    return Counter(str(bot(view, view.legal, None)) for bot in made)


@pytest.mark.slow
def test_the_better_the_less_a_call_is_forgotten() -> None:
    cards = game(["r1 g9", "g4 g5 g6"])
    racks = tiles.game(["r3 b1", "g1 g4", "y1 y4"], table=["r4 r5 r6"])
    for position in (cards, racks):
        called = [
            sum(count for action, count in answers(position, 0, level).items() if "uno" in action)
            for level in ("newcomer", "family", "expert")
        ]
        assert 100 < called[0] < called[1] < called[2] <= 400


def test_the_better_the_more_is_caught_also_on_the_own_turn() -> None:
    position = game(["r1 b5", "g4 g5 g6", "y1 y2 y3"], "0:play r1")
    for seat in (1, 2):
        caught = [answers(position, seat, level)["catch 0"] for level in LEVELS]
        assert 50 < caught[0] < caught[1] < caught[2] <= 400


def test_R6_a_newcomer_overlooks_tiles() -> None:
    position = tiles.game(["r7 r3 b1 g3", "g1 g4", "y1 y4"], table=["r4 r5 r6", "y9 g9 b9"])
    best = str(greedy(position.view(0), position.view(0).legal))
    newcomer, family = (answers(position, 0, level, 200) for level in ("newcomer", "family"))
    assert newcomer[best] < family[best] < 200
    assert len(newcomer) > 2


def test_characters_come_from_the_seed() -> None:
    def character(seed: int) -> Character:
        return Person(seed, loose=0.0, forgets=0.0, misses=0.0, overlooks=0.0).character

    assert {character(seed) for seed in range(400)} == set(CHARACTERS)
    assert character(7) == character(7)


@pytest.mark.parametrize(
    ("character", "hand", "sound", "instead"),
    [
        (Character(bluffs=1.0), "r1 b5 b6 w+4", "play r1", "play w+4=b"),
        (Character(hoards=1.0), "r1 b5 w", "play w=b", "play r1"),
        (Character(hoards=1.0), "g1 b5 w", "play w=b", "draw"),
        (Character(hoards=1.0), "g1 w", "play w=g uno", "play w=g uno"),
        (Character(shows_off=1.0), "r1 rs b5", "play r1", "play rs"),
        (Character(shows_off=1.0), "r1 rs", "play r1 uno", "play rs uno"),
        (Character(), "r1 rs b5 w+4", "play r1", "play r1"),
    ],
)
def test_a_character_shows(character: Character, hand: str, sound: str, instead: str) -> None:
    view = game([hand, "y4 y5 y6"]).view(0)
    action = parse_action(sound)
    assert isinstance(action, Play)
    assert action in view.legal
    chosen = rather(character, view.hand, tuple(view.legal), action, random.Random(1))
    assert str(chosen) == instead
    assert chosen in view.legal


def test_the_same_seed_plays_the_same() -> None:
    first, again = (play(["newcomer", "family"], "spin", 3, HOUSE, []) for _ in range(2))
    assert first.game.actions == again.game.actions


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_more_to_look_at_takes_longer(level: str) -> None:
    tempo = LEVELS[level].tempo
    dice = random.Random(5)

    def usual(position: Game) -> float:
        return mean(tempo.to_act(position.view(0), dice) for _ in range(300))

    few, many = game(["r1 b5", "g4 g5"]), game(["r1 r2 r3 r4 w b7", "g4 g5"])
    small = tiles.game(["r3 b1", "g1 g4", "y1 y4"], table=["r4 r5 r6"])
    large = tiles.game(["r3 b1 b4 y3", "g1 g4", "y1 y4"], table=["r4 r5 r6", "y9 g9 b9"])
    assert usual(few) < usual(many)
    assert usual(small) < usual(large)


def test_the_worse_the_slower_to_see_a_chance() -> None:
    dice = random.Random(5)
    usual = [mean(level.tempo.to_notice(dice) for _ in range(500)) for level in LEVELS.values()]
    assert usual == sorted(usual, reverse=True)
