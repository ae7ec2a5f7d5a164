"""Names: what is not seen is not in them, and nobody goes by a name that looks like another's."""

import asyncio
import string
import unicodedata

import pytest

from lastcard.server.applying import BOT_NAMES
from lastcard.server.look_alikes import ALIKE, looks
from lastcard.server.names import LONGEST, clean_name, free_name
from lastcard.wire.refused import Refused
from server.clients import Guest, Server
from server.watched import Watched

INVISIBLE = [
    "\u3164", "\u2800", "\uffa0", "\u115f", "\u1160", "\u034f", "\u17b4", "\u17b5", "\u180b",
    "\u180f", "\ufe00", "\ufe0f", "\U000e0100", "\U000e01ef", "\U0001d159", "\u200b", "\u2060",
    "\u00ad", "\ufeff", "\u202e", "\U000e0041",
]  # fmt: skip


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_is_not_seen_is_not_in_a_name(letter: str) -> None:
    assert clean_name(f"{letter}A{letter}d{letter}a{letter}") == "Ada"
    for alone in (letter, letter * 3, f"{letter} {letter}", f"{letter}\u0301"):
        with pytest.raises(Refused):
            clean_name(alone)


@pytest.mark.parametrize("mark", ["\u0301", "\u20dd", "\u0e31", "\u093e"])
def test_marks_without_a_letter_go(mark: str) -> None:
    assert clean_name(f"{mark}Ada {mark} {mark}Lovelace") == "Ada Lovelace"
    with pytest.raises(Refused):
        clean_name(mark * 2)


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Nguyễn", "Ólafur", "王芳", "Мария", "שָׁלוֹם", "สมชาย", "आरती", "👍🏽", "❤", "?", "محمد"],
)
def test_honest_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    assert free_name(name, ("Ada", "Ben", *BOT_NAMES)) == name


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Аda", "Ada"), ("АDА", "ada"), ("ΑDA", "Ada"), ("Ａｄａ", "Ada"), ("𝐀𝐝𝐚", "Ada"),
        ("ВОВ", "Bob"), ("B0b", "Bob"), ("Bоb", "BOB"), ("lan", "Ian"), ("1an", "Ian"),
        ("|an", "lan"), ("Сосо", "Coco"), ("Jоhп", "John"), ("Ηans", "Hans"), ("Arne", "Ame"),
        ("VVilly", "Willy"), ("ΑΝΝΑ", "Anna"), ("Straße", "STRASSE"), ("Μαρία", "ΜΑΡΊΑ"),
        ("ᎪᎠᎪ", "ADA"), ("O’Neil", "O'Neil"), ("Ⅰan", "lan"), ("Zoe\u0308", "Zoë"),
    ],
)  # fmt: skip
def test_a_name_that_looks_like_another_gets_a_number(name: str, taken: str) -> None:
    shown = clean_name(name)
    assert free_name(shown, {taken}) == f"{shown} 2"
    assert free_name(clean_name(taken), {shown}) == f"{clean_name(taken)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ali", "Ail"), ("Lia", "Ila"), ("ian", "lan"), ("Jörg", "Jorg"), ("Ada", "Ade"),
     ("Мария", "Maria"), ("Ada 2", "Ada 3"), ("Ada 1", "Ada 11")],
)  # fmt: skip
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert free_name(one, {other}) == one


def test_bots_and_numbers_stay_apart() -> None:
    taken: list[str] = []
    for _ in range(60):
        taken.append(free_name("O" * LONGEST, taken))
    assert len(set(taken)) == 60
    assert all(len(name) <= LONGEST for name in taken)
    for name in BOT_NAMES:
        assert free_name(name, set(BOT_NAMES) - {name}) == name


def test_the_table_leads_to_plain_letters() -> None:
    assert {letter for _, right in ALIKE for letter in right} <= {*string.ascii_letters, *"3-'"}
    assert not looks("Ada") & looks("Eva")


def test_a_look_alike_comes_in_with_a_number(server: Server) -> None:
    room = Watched(server)
    forger = Guest(server, "А\u3164da\ufe0f")  # with a Cyrillic A, and what nobody sees
    forger.join(room.code)

    async def name() -> str:
        async with await forger.connect() as socket:
            await forger.until(socket, "frame")
        return str(forger.place["name"])

    assert asyncio.run(name()) == "Аda 2"
