"""Every language says everything, fills in the same, and nothing is said in vain."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.game.reasons import SENTENCES
from lastcard.notation.uno.wheel import WHEEL
from lastcard.words import FOLDER, LANGUAGES, bundle, say
from lastcard.words.reading import blanks, messages
from pseudo import add_language, copy_of, written_elsewhere
from word_types import NOT_IN_PAGES, TYPES, types

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
PARTS = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
KEY = re.compile(r"""["'](?:terminal-)?([a-z-]+)["']""")
PARTS_IN_LANGUAGES = [(part, language) for part in PARTS for language in LANGUAGES]


def told(language: str, part: str) -> dict[str, set[str]]:
    """The keys of a file, with what is filled in."""
    return {key: set(blanks(pattern)) for key, pattern in messages(language, part).items()}


def said_in_the_terminal() -> set[str]:
    """Every key that the terminal's sources name."""
    files = [*(ROOT / "src/lastcard/cli").rglob("*.py")]
    named = {word for file in files for word in KEY.findall(file.read_text())}
    reasons = {f"why-{reason}" for reason in SENTENCES}
    return named | {name.replace("_", "-") for name in reasons.union(WHEEL)}


def test_the_languages_are_the_folders() -> None:
    folders = {file.parent.name for file in FOLDER.glob("*/*.ftl")}
    assert {"en", "de", "nl"} <= folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.stem for file in (FOLDER / language).glob("*.ftl")) == PARTS


@pytest.mark.parametrize(("part", "language"), PARTS_IN_LANGUAGES)
def test_every_language_says_everything_and_fills_in_the_same(part: str, language: str) -> None:
    assert told(language, part) == told("en", part)


@pytest.mark.parametrize(("part", "language"), PARTS_IN_LANGUAGES)
def test_a_key_stands_once_and_begins_with_the_name_of_its_file(part: str, language: str) -> None:
    keys = messages(language, part)  # refuses a second one
    assert [key for key in keys if not key.startswith(f"{part}-")] == []


@pytest.mark.parametrize(("part", "language"), PARTS_IN_LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "Ada"])
def test_every_text_can_be_said_and_is_calm(part: str, language: str, value: str | int) -> None:
    for key, names in told(language, part).items():
        text = say(language, key, **dict.fromkeys(names, value))
        assert text.strip(), key
        # The only thing that is shouted; a mark to be typed is not.
        assert "!" not in re.sub("UNO( Spin)?!| !|r5!|`[^`]+`", "", text), key


def test_the_terminal_says_nothing_in_vain() -> None:
    keys = {key.removeprefix("terminal-") for key in told("en", "terminal")}
    assert keys - said_in_the_terminal() == set()


def said_in_the_pages() -> tuple[set[str], set[str]]:
    """Every key that the pages' sources name, and how those begin that are put together."""
    files = [file for file in SOURCES.rglob("*.*") if file.suffix in (".ts", ".svelte")]
    code = [file.read_text(encoding="utf-8") for file in files if file.name != "words.ts"]
    named = {key for text in code for key in re.findall(r'"([a-z]+-[\w-]+)"', text)}
    begun = {key for text in code for key in re.findall(r"`([a-z]+-[\w-]*?)\$\{", text)}
    return named, begun


def test_the_pages_say_nothing_in_vain() -> None:
    named, begun = said_in_the_pages()
    keys = [key for part in PARTS if part not in NOT_IN_PAGES for key in told("en", part)]
    assert [key for key in keys if key not in named and not key.startswith(tuple(begun))] == []


def test_the_types_of_the_pages_are_those_of_the_english_files() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "run scripts/word_types.py"


def test_an_unknown_text_is_a_mistake_in_the_program() -> None:
    with pytest.raises(LookupError):
        say("en", "terminal-no-such-text")
    with pytest.raises(AssertionError, match="bots"):
        say("en", "terminal-welcome", game="UNO")


@pytest.mark.parametrize("command", ["referee", "verify"])
def test_what_says_nothing_to_players_reads_no_words(command: str) -> None:
    code = (
        "import sys; from lastcard.cli.main import main\n"
        f"try: main(['{command}', '--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('fluent', 'babel', 'rich'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("game", ["uno", "spin", "rummy"])
def test_a_new_folder_is_a_new_language_and_the_terminal_says_nothing_else(
    game: str, tmp_path: Path
) -> None:
    """A language in a copy: all that the game prints is in the brackets of its files."""
    source = copy_of(ROOT, tmp_path, "src/lastcard") / "src"
    add_language(source / "lastcard/words", "qq")
    answers = ["?", "d", "k", "a", "1", "x", *map(str, range(1, 10)), "d", "k", "?", "q"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "lastcard.cli.main",
            "play",
            game,
            "--language",
            "qq",
            "--seed",
            "5",
        ],
        input="\n".join(answers),
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(source), "COLUMNS": "2000", "PATH": "", "HOME": str(tmp_path)},
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "⟦Your" in done.stdout
    # Left are cards, numbers and names.
    assert set(written_elsewhere(done.stdout)) <= {"Ada", "Ben", "Cleo"}


def test_a_bundle_is_read_once() -> None:
    assert bundle("en", "terminal") is bundle("en", "terminal")
