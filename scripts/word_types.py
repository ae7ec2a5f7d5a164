"""Write the keys of all words as a TypeScript type, with what is filled into each.

    python scripts/word_types.py

After a change to the English files: what a page says and what is there then fit, or do not compile.
"""

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


def types() -> str:
    parts = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
    lines = [
        f'  "{key}": {typed(blanks(pattern))};\n'
        for part in parts
        if part not in NOT_IN_PAGES
        for key, pattern in messages("en", part).items()
    ]
    return HEAD + "".join(lines) + "}\n"


def typed(names: dict[str, bool]) -> str:
    if not names:
        return "null"
    each = (
        f"{name}: {'number' if counts else 'string | number'}" for name, counts in names.items()
    )
    return f"{{ {'; '.join(each)} }}"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
