"""The terminal game, played by a person who tries this and that."""

import random
import subprocess
import sys

import pytest

from lastcard.cli.marks import colour_mark
from lastcard.cli.spin.story import SpinStory
from lastcard.cli.uno.terminal import CardTerminal
from lastcard.words import LANGUAGES, say

WORDS = {
    "uno": ["d", "k", "a", "c", "", "?", "x", "u", "1 u", *map(str, range(1, 12))],
    "spin": ["d", "k", "a", "c", "", "s", "1 2", "x", *map(str, range(1, 12))],
    "rummy": ["d", "k", "p", "h", "?", "e", "s 1", "s 2 1", "x", "lay r1", *map(str, range(1, 15))],
}


def play(game: str, answers: list[str], *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lastcard.cli.main", "play", game, *options],
        input="\n".join(answers),
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_whatever_is_typed_the_game_goes_on(game: str, language: str) -> None:
    dice = random.Random(f"{game} {language}")
    answers = dice.choices(WORDS[game], k=300)
    done = play(game, answers, "--players", "3", "--seed", language, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout
    assert say(language, "reasons-word-unknown") not in done.stdout, "a reason has no sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_U11_who_plays_what_does_not_fit_is_told_why_in_their_language(language: str) -> None:
    tries = [str(number) for number in range(1, 8)]
    done = play("uno", [*tries, "q"], "--seed", "3", "--language", language)
    fits = say(language, "reasons-no_match", fitting="\0").partition("\0")[0]
    assert fits in " ".join(done.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_H5_who_has_to_play_the_drawn_card_is_told_so(language: str) -> None:
    rules = ("--players", "2", "--rule", "force_play")
    done = play("uno", ["d", "k", "q"], *rules, "--seed", "4", "--language", language)
    assert say(language, "terminal-why-must-play-drawn") in " ".join(done.stdout.split())


def test_H2_who_takes_the_hand_of_nobody_is_told_so() -> None:
    rules = ("--players", "4", "--rule", "seven_zero", "--language", "en")
    done = play("uno", ["2", "9", "q"], *rules, "--seed", "10")
    after = done.stdout.partition("Whose hand")[2]
    assert "There is no such player. Type one of the numbers." in after


def test_R6_who_could_play_is_told_so() -> None:
    done = play("rummy", ["d", "q"], "--players", "2", "--seed", "4", "--language", "en")
    assert "so you may not draw: h gives a hint" in " ".join(done.stdout.split())


def test_R5_who_takes_five_tiles_is_told_how_many_may_be_played() -> None:
    done = play("rummy", ["1 2 3 4 5", "q"], "--players", "2", "--seed", "4", "--language", "en")
    said = "You may play at most four tiles from your rack in a turn, swaps included. (rule R5)"
    assert said in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 point", "2 points"), ("de", "1 Punkt", "2 Punkte"), ("nl", "1 punt", "2 punten")],
)
def test_one_is_not_many(language: str, one: str, two: str) -> None:
    assert [say(language, "cards-points", count=count) for count in (1, 2)] == [one, two]


def test_a_part_keeps_its_colours_in_a_sentence() -> None:
    said = SpinStory("de", ["Ada"], 0).say("played", name="Ada [b]", card=colour_mark("r"))
    assert str(said) == f"Ada [b]: {colour_mark('r')}"
    assert [str(span.style) for span in said.spans] == [str(colour_mark("r").style)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_is_chosen_by_its_number(language: str) -> None:
    """By a letter, a German child would type g for yellow (gelb) and get green."""
    asked = say(language, "terminal-ask-colour", red="R", yellow="Y", green="G", blue="B")
    assert asked.endswith("1 R  2 Y  3 G  4 B")
    terminal = CardTerminal.__new__(CardTerminal)
    terminal.story = SpinStory(language, ["Ada"], 0)
    answers = iter(["1", "2", "3", "4", "g", "5", "12", ""])
    terminal.ask = lambda question: next(answers)  # type: ignore[method-assign]
    assert [terminal.ask_colour() for _ in range(8)] == ["r", "y", "g", "b", *[None] * 4]


def test_R6_a_hint_and_tiles_by_number() -> None:
    done = play("rummy", ["h", "1 10 11 12", "q"], "--players", "2", "--seed", "4")
    assert "You can play" in done.stdout
    assert done.stdout.count("Your rack") >= 1


def test_too_many_players_for_rummy() -> None:
    done = play("rummy", [], "--players", "5")
    assert done.returncode == 2
    assert done.stderr == "lastcard play: players: 2 to 4 (R1)\n"


@pytest.mark.timed
@pytest.mark.parametrize("game", WORDS)
def test_experts_play_along_and_stop_at_once(game: str) -> None:
    """Also while they are still being compiled."""
    done = play(
        game,
        ["d", "k", "q"],
        "--players",
        "2",
        "--seed",
        "4",
        "--level",
        "expert",
        "--language",
        "en",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "warming up" in done.stdout


def test_a_level_that_there_is_not() -> None:
    done = play("uno", [], "--level", "genius")
    assert done.returncode == 2
    assert "choose from 'newcomer', 'family', 'expert'" in done.stderr
