"""Which language the terminal speaks."""

import os

from ..words import LANGUAGES


def own_language() -> str:
    """The language of this terminal, where we speak it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((os.environ[name] for name in names if os.environ.get(name)), "en")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"
