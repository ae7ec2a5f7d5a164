"""Write the keys of all words as a TypeScript type, with what is filled into each.

Beside it the clauses of the rulebook that follow from the words: the house rules, and those with
more to say.

    python scripts/word_types.py

After a change to the English files: what a page says and what is there then fit, or do not compile.
"""

import re
from pathlib import Path

from lastcard.words import FOLDER
from lastcard.words.reading import blanks, messages

TYPES = Path(__file__).parents[1] / "web" / "src" / "lib" / "words.ts"
NOT_IN_PAGES = {"terminal"}
HEAD = """\
// What the pages can say, and what is filled in. Made by scripts/word_types.py from the English
// files in src/lastcard/words; not to be changed by hand.

export interface Words {
"""
FOOT = """\
}}

/** The clauses of the house rules. */
export const HOUSE = [{house}] as const;

/** The clauses with more to say, which is folded away at first. */
export const FOLDED = [{folded}] as const;
"""


def types() -> str:
    parts = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
    lines = [
        f'  "{key}": {typed(blanks(pattern))};\n'
        for part in parts
        if part not in NOT_IN_PAGES
        for key, pattern in messages("en", part).items()
    ]
    house, folded = clauses(r'options-clause-(H\d+)"', lines), clauses(r"([A-Z]\d+)-exactly", lines)
    return HEAD + "".join(lines) + FOOT.format(house=house, folded=folded)


def clauses(pattern: str, lines: list[str]) -> str:
    return ", ".join(f'"{clause}"' for clause in re.findall(pattern, "".join(lines)))


def typed(names: dict[str, bool]) -> str:
    if not names:
        return "null"
    each = (
        f"{name}: {'number' if counts else 'string | number'}" for name, counts in names.items()
    )
    return f"{{ {'; '.join(each)} }}"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
