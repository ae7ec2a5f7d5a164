"""The page that recomputes every deal in the browser says what ``lastcard verify`` says."""

import hashlib
import json
import random
import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from lastcard import Game, NotationError
from lastcard.game.fairness import Shuffle, verify
from lastcard.kinds import KINDS
from lastcard.words import LANGUAGES, say
from lastcard.words.reading import blanks, messages, plain
from server.fair_records import (
    LONG,
    any_rules,
    as_python_has_them,
    dealt_only,
    played,
    shuffles,
    with_fairness,
)
from server.forgeries import FORGERIES, OTHER_READINGS, Forgery, OtherReading, Record
from server.page_in_node import PAGES, module, node, verdicts

WHERE = [(game, n) for game, kind in KINDS.items() for n in range(2, kind.notation.seats + 1)]


@pytest.fixture(scope="module")
def fair() -> list[Record]:
    """Three rounds of each game, played: records that Python's ``verify`` believes."""
    dice = random.Random(1)
    sizes = [("uno", 2), ("uno", 3), ("uno", 10), ("spin", 2), ("spin", 7), ("rummy", 4)]
    return [played(game, players, shuffles(dice, players, 3)) for game, players in sizes]


# What is fair


def test_every_deal_is_derived_as_python_derives_it() -> None:
    dice = random.Random(2)
    records = [
        dealt_only(game, players, shuffles(dice, players, rounds), rules)
        for game, players in WHERE
        for rounds in (1, 2, 3, players + 1)
        for rules in (LONG, LONG, LONG, LONG, any_rules(dice))
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
            records.append(dealt_only("uno", 2, used))
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
        with pytest.raises(NotationError):
            verify(record)
    assert not [verdict for verdict in verdicts(forged) if "error" not in verdict]


@pytest.mark.parametrize("read", OTHER_READINGS, ids=lambda read: read.__name__)
def test_another_reading_of_what_was_committed_to_is_refused_by_both(read: OtherReading) -> None:
    """Each is sound in itself, except what it was read with: only one deal may be told as fair."""
    dice = random.Random(read.__name__)
    records = []
    for game, players in (("uno", 2), ("spin", 5), ("rummy", 3)):
        (used,) = shuffles(dice, players, 1)
        assert verify(with_fairness(Game.new(game, players, used.seed).record(), [used])) == 1
        records.append(read(game, players, used))
        with pytest.raises(NotationError):
            verify(records[-1])
    assert not [verdict for verdict in verdicts(records) if "error" not in verdict]


@pytest.mark.parametrize("data", [None, 5, "record", [], {}, {"fairness": []}])
def test_what_is_no_record(data: Any) -> None:
    assert "error" in verdicts([data])[0]
    with pytest.raises(NotationError):
        verify(data)


def test_the_sentence_says_what_is_wrong(fair: list[Record]) -> None:
    forged = json.loads(json.dumps([fair[0]] * 8))
    forged[0]["fairness"][1]["secret"] = "ab" * 32
    forged[1]["fairness"][2]["words"][0] += "."
    forged[2]["deals"][1]["hands"][1] = "r1"
    forged[3]["fairness"].pop()
    del forged[4]["seed"]
    del forged[5]["deals"]
    forged[6]["dealer"] = 0
    forged[7]["scores"] = [0, 5]
    assert [verdict["error"] for verdict in verdicts(forged)] == [
        "Round 2: the secret does not match the commitment.",
        "Round 3 was not shuffled from what was committed to.",
        "Round 2: the hand at seat 2 does not match the seed.",
        "Rounds dealt: 3, explained: 2.",
        "“seed” is missing.",
        "“deals” is missing.",
        "A record that can be checked has no “dealer”.",
        "A match that can be checked begins without points: “scores” has to be all 0.",
    ]


@pytest.mark.parametrize("words", [(), ("heads",), ("heads", "tails", "chosen by the server")])
def test_each_seat_has_one_word(words: tuple[str, ...]) -> None:
    used = [Shuffle("ab" * 32, words)]
    record = with_fairness(Game.new("uno", 2, used[0].seed).record(), used)
    said = "Round 1: each seat has one word, even if it is empty. Seats: 2, words: "
    assert verdicts([record]) == [{"error": f"{said}{len(words)}."}]


def test_half_a_character_is_no_word() -> None:
    record = with_fairness(Game.new("uno", 2, 1).record(), [Shuffle("ab" * 32)])
    record["fairness"][0]["words"] = ["\ud83c", ""]
    assert verdicts([record]) == [{"error": "Round 1: “words” has to be a list of texts."}]


# What the page shows


TEXTS = messages("en", "verify")
#: Where the page and its scripts name a text, or why a record is not believed.
TEXT = re.compile(r'''(?:data-text=|\bsay\(|saying\(|text: fair \? "fair" : )"([\w-]+)"''')
REASON = re.compile(r"""(?:Unfair\(|fail\(|must\(.*, |starter: )"(\w+)\"""")


def test_the_page_says_all_its_texts_and_no_other() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in PAGES.glob("verify*.*"))
    reasons = {f"why-{reason}" for reason in REASON.findall(code)}
    named = {"fair", *TEXT.findall(code), *reasons}
    assert {f"verify-{key}" for key in named} == set(TEXTS)


#: What no text of the page has so far: more forms, some of them amid a text, and one in another.
FORMS = """
some = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}
amid = { $name }: { $n ->
    [0] nic
   *[other] { $m ->
        [one] { $n } i jedno
       *[other] { $n } i { $m }
    }
} { $name }
"""
VALUES: list[dict[str, str | int]] = [
    {"name": name, "n": n, "m": m}
    for name in ("Ada", "{n} $& ⟦")
    for n in (0, 1, 3, 5)
    for m in (1, 2)
]


def in_the_page(texts: list[tuple[ast.Pattern, dict[str, str | int], str]]) -> list[str]:
    """Texts with their values and languages, as the page fills them in."""
    program = f"""
        const {{ fill }} = await import({module("verify.words.js")});
        out = given.map(([text, values, language]) => fill(text, values, language));
    """
    found: list[str] = node(program, [[plain(text), *more] for text, *more in texts])
    return found


def test_the_page_fills_in_what_fluent_fills_in() -> None:
    every: list[tuple[ast.Pattern, dict[str, str | int], str]] = []
    said = []
    for language in LANGUAGES:
        for key, text in messages(language, "verify").items():
            for value in (0, 1, 2, 1_000, "Ada"):
                values: dict[str, str | int] = dict.fromkeys(blanks(text), value)
                every.append((text, values, language))
                said.append(say(language, key, **values))
    assert in_the_page(every) == said


def test_the_page_knows_the_forms_of_any_language() -> None:
    bundle: Any = FluentBundle(["pl"], use_isolating=False)
    bundle.add_resource(FluentResource(FORMS))
    entries: list[Any] = FluentParser().parse(FORMS).body
    cases = [
        (
            entry.value,
            values,
            "pl",
            bundle.format_pattern(bundle.get_message(entry.id.name).value, values)[0],
        )
        for entry in entries
        for values in VALUES
    ]
    said = [case[3] for case in cases]
    assert {"1 runda", "3 rundy", "5 rund", "Ada: nic Ada", "Ada: 3 i jedno Ada"} <= set(said)
    assert in_the_page([case[:3] for case in cases]) == said


@pytest.mark.parametrize("text", ["{ NUMBER($n) }", "{ -brand }", '{ "{" }', "{ other }"])
def test_what_the_page_cannot_say_is_a_mistake_in_a_file(text: str) -> None:
    entry: Any
    [entry] = FluentParser().parse(f"key = {text}").body
    with pytest.raises(ValueError, match="plain"):
        plain(entry.value)


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
