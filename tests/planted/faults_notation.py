"""Faults in the notation: cards, actions, scenarios, options, seeds and records as text."""

from planted.fault import in_file

CARDS_AND_ACTIONS = [
    *in_file(
        "notation/cards.py",
        (
            "N",
            "a spin card prints without its star",
            'TEXTS[self.face] + ("*" if self.star else "")',
            "TEXTS[self.face]",
        ),
        (
            "N",
            "two letters are a colour",
            "if len(text) != 1 or text not in COLOURS:",
            "if text not in COLOURS:",
        ),
        ("N", "Skip and Reverse are mixed up", '"s", "r", "+2"]', '"r", "s", "+2"]'),
    ),
    *in_file(
        "notation/action.py",
        ("N", "digits of other scripts are a seat", 'r"[0-9]{1,2}"', 'r"\\d{1,2}"'),
    ),
    *in_file(
        "notation/tiles.py",
        (
            "N",
            "a joker prints as the tile it stands for",
            'return f"j={TEXTS[number - faces.STANDING]}"',
            "return TEXTS[number - faces.STANDING]",
        ),
        (
            "R1",
            "a tile's value is one too low",
            "self.number % faces.NUMBERS + 1",
            "self.number % faces.NUMBERS",
        ),
    ),
    *in_file(
        "notation/uno/actions.py",
        ("N", "the call with a play is not printed", "{' uno' if self.uno else ''}", ""),
        (
            "N",
            "words before the call are not read",
            'uno = words[1:] == ["uno"]',
            'uno = words[-1:] == ["uno"]',
        ),
        (
            "N",
            "a Wild need not name its colour",
            "if self.card.wild and self.colour is None:",
            "if self.card.wild and self.colour is None and self.uno:",
        ),
        (
            "N",
            "a coloured card names a colour",
            "if equals and not named.wild:",
            "if equals and named.star:",
        ),
        ("N", "the call with r0 is lost", "code >= codes.CALLING)", "code > codes.CALLING)"),
    ),
    *in_file(
        "notation/actions.py",
        ("N", "a word after draw is not read", "        if rest:\n", "        if len(rest) > 1:\n"),
    ),
    *in_file(
        "notation/spin/actions.py",
        (
            "N",
            "the call with a discard is lost",
            "codes.DONE_CALLING if self.uno else codes.DONE",
            "codes.DONE",
        ),
        (
            "N",
            "a Wild Draw Four is put down as a Wild",
            "codes.OPEN_WILD + put.face - WILD",
            "codes.OPEN_WILD",
        ),
    ),
    *in_file(
        "notation/rummy/actions.py",
        (
            "N",
            "a mark may be said twice",
            'marks not in ("", "^", "!", "^!", "!^")',
            "len(marks) > 2",
        ),
        ("N", "the mark ! is not printed", "{'!' if self.chosen else ''}", ""),
        (
            "N",
            "the call with a lay is lost",
            "codes.LAID_CALLING if self.uno else codes.LAID",
            "codes.LAID",
        ),
        (
            "N",
            "the meld of a swap is lost",
            "return Swap(swapped, int(words[1]))",
            "return Swap(swapped)",
        ),
        ("N", "a tile chosen without its mark", " or not s.chosen for s in said", " for s in said"),
    ),
]

SCENARIOS = [
    *in_file(
        "notation/spin/scenario.py",
        ("N", "no spin cards in UNO Spin", "    pack = SPIN_PACK\n", ""),
    ),
    *in_file(
        "notation/uno/scenario.py",
        (
            "N",
            "one card more than the pack holds",
            "if count > copies[number]:",
            "if count > copies[number] + 1:",
        ),
        ("N", "an empty hand", 'if not all(parts["hands"]):', 'if not any(parts["hands"]):'),
        (
            "N",
            "another colour than that of the top card",
            "if not top.wild and named != top.colour:",
            "if not top.wild and named is None:",
        ),
        (
            "N",
            "an opening with a turn",
            'if self.get("turn", None) is not None or parts["uno_due"]:',
            'if parts["uno_due"]:',
        ),
    ),
    *in_file(
        "notation/scenario.py",
        (
            "N",
            "due calls are not printed",
            "        if self.uno_due:\n",
            "        if len(self.uno_due) > 1:\n",
        ),
        (
            "N",
            "the direction is not printed",
            '            data["direction"] = self.direction\n',
            "            pass\n",
        ),
    ),
    *in_file(
        "notation/scenario_reader.py",
        ("N", "a call due with two cards", "or len(hands[seat]) != 1:", "or len(hands[seat]) > 2:"),
        (
            "N",
            "true is a direction",
            "type(direction) is not int or direction not in",
            "direction not in",
        ),
        (
            "N",
            "a position beside a seed",
            "                if key in self.data:\n",
            '                if key in self.data and key != "hands":\n',
        ),
        ("N", "scores below zero", "not 0 <= score < 10**9", "not score < 10**9"),
    ),
    *in_file(
        "notation/rummy/scenario.py",
        (
            "N",
            "five start tiles",
            'if len(parts["singles"]) > START_TILES:',
            'if len(parts["singles"]) > START_TILES + 1:',
        ),
        ("N", "three tiles of a kind", "if count > COPIES[face]:", "if count > COPIES[face] + 1:"),
    ),
    *in_file(
        "notation/options.py",
        (
            "N",
            "a target of zero",
            "not 1 <= target <= MOST_POINTS",
            "not 0 <= target <= MOST_POINTS",
        ),
        ("N", "one is true", "type(value) is not bool and", "not isinstance(value, int) and"),
        ("N", "UNO by rounds", "if self.scoring not in known.scorings:", "if False:"),
        (
            "N",
            "null is an option's value",
            "        if value is None:\n",
            '        if value is None and name == "target":\n',
        ),
    ),
    *in_file(
        "notation/spin/wheel.py",
        (
            "N",
            "no wheel result is possible",
            "    if len(wheel) == len(WHEEL) and not any(wheel.values()):\n",
            "    if len(wheel) > len(WHEEL) and not any(wheel.values()):\n",
        ),
    ),
    *in_file(
        "notation/uno/part.py",
        (
            "N",
            "results without a weight never come",
            "rules.wheel.get(result, 1)",
            "rules.wheel.get(result, 0)",
        ),
    ),
    *in_file(
        "notation/seeds.py",
        ("N", "a seed of 257 bits", "not 0 <= seed < 1 << 256", "not 0 <= seed <= 1 << 256"),
        ("N", "the words of a seed the wrong way round", '"little") for i', '"big") for i'),
        ("N", "a seed in hexadecimal is hashed", 'r"[0-9a-f]{64}"', 'r"[0-9]{64}"'),
    ),
]

RECORDS = [
    *in_file(
        "notation/reading.py",
        (
            "N",
            "a key may stand there twice",
            "if len(found) < len(pairs):",
            "if not found and pairs:",
        ),
        ("N", "the second half of a character", r"[\ud800-\udfff]", r"[\ud800-\udbff]"),
        ("N", "several byte order marks", "removeprefix(BYTE_ORDER", "lstrip(BYTE_ORDER"),
        ("N", "a number that Python does not read", "if digits > LONGEST", "if digits < -LONGEST"),
    ),
    *in_file(
        "game/record.py",
        ("N", "true is a seat", "type(found[part]) is not type(value) or ", ""),
        ("N", "a deal with more parts", "found.keys() != own.keys()", "own.keys() - found.keys()"),
    ),
    *in_file(
        "game/fairness.py",
        ("N", "fewer words than seats", "if len(words) != players:", "if len(words) > players:"),
        ("N", "a dealer whom nobody drew", '_PARTS = ("rules"', '_PARTS = ("dealer", "rules"'),
        ("N", "points before the match", "if any(scenario.scores):", "if not scenario.scores:"),
        (
            "N",
            "a shuffle with more parts",
            "data.keys() != PARTS_OF_SHUFFLE",
            "PARTS_OF_SHUFFLE - data.keys()",
        ),
        (
            "N",
            "a commitment that is not kept",
            'if data["commitment"] != shuffle.commitment:',
            'if not data["commitment"]:',
        ),
        (
            "N",
            "another seed than the commitment gives",
            ".seed != seed:",
            ".seed == 0:",
        ),
        ("N", "a deal written with blanks", '"[0-9]{1,2}:deal"', r'r"[0-9]{1,2}:\s*deal"'),
    ),
]

FAULTS = CARDS_AND_ACTIONS + SCENARIOS + RECORDS
