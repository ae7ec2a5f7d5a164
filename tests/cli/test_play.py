"""The terminal game, played by a person who tries this and that."""

import random
import subprocess
import sys

import pytest

WORDS = {
    "uno": ["d", "k", "a", "c", "r", "g", "", "?", "x", "u", "1 u", *map(str, range(1, 12))],
    "spin": ["d", "k", "a", "c", "r", "", "s", "1 2", "x", *map(str, range(1, 12))],
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


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_whatever_is_typed_the_game_goes_on(game: str, language: str) -> None:
    dice = random.Random(f"{game} {language}")
    answers = dice.choices(WORDS[game], k=300)
    done = play(game, answers, "--players", "3", "--seed", language, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "{" not in done.stdout


def test_R6_a_hint_and_tiles_by_number() -> None:
    done = play("rummy", ["h", "1 10 11 12", "q"], "--players", "2", "--seed", "4")
    assert "You can play" in done.stdout
    assert done.stdout.count("Your rack") >= 1


def test_too_many_players_for_rummy() -> None:
    done = play("rummy", [], "--players", "5")
    assert done.returncode == 2
    assert done.stderr == "lastcard play: players: 2 to 4 (R1)\n"
