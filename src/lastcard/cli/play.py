"""``lastcard play``: a round against bots in the terminal."""

import argparse
import random
import sys
import threading

from ..bots.levels import LEVELS
from ..game.match import Match
from ..kinds import KINDS, USUAL
from ..notation.errors import NotationError
from ..ready import warm_up
from ..words import LANGUAGES, say
from .options import add_players, add_rules, parse_rules, seed_of
from .texts import own_language

NAMES = ["Ada", "Ben", "Cleo", "Daan", "Emil", "Fenna", "Gus", "Hanna", "Ilse"]


def describe(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play a round against bots in the terminal."
    parser.add_argument(
        "game", nargs="?", choices=[*KINDS], default=USUAL, help=f"which game ({USUAL})"
    )
    add_players(parser, 4)
    parser.add_argument(
        "--level", choices=LEVELS, default="family", help="how well the bots play (family)"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=own_language())
    parser.add_argument("--seed", help="a number or text: the same seed, the same cards")
    add_rules(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        rules = parse_rules(options.rule, options.game)
        rules.check_for(options.game, options.players)
        names = [say(options.language, "terminal-you"), *NAMES[: options.players - 1]]
        seed = None if options.seed is None else seed_of(options.seed)
        match = Match.new(names, options.game, seed, rules)
    except NotationError as error:
        print(f"lastcard play: {error}", file=sys.stderr)
        return 2
    level = LEVELS[options.level]
    if options.level == "expert":  # it plays greedily until it is compiled
        threading.Thread(target=warm_up, args=(options.game, True), daemon=True).start()
    terminal = KINDS[options.game].terminal(
        match, options.language, level, random.Random(options.seed)
    )
    if options.level == "expert":
        terminal.console.print(terminal.story.say("warming-up"))
    return terminal.play_round()
