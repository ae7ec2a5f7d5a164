"""What the server says of its games is what the games accept and refuse."""

import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.game.game import Game
from lastcard.kinds import KINDS
from lastcard.notation.errors import NotationError
from lastcard.notation.options import Rules, options_of
from lastcard.notation.tiles import Tile
from lastcard.notation.uno.wheel import WHEEL
from lastcard.rules.record import Record
from lastcard.rules.rummy import tiles
from lastcard.rules.rummy.action_tiles import is_action
from lastcard.rules.rummy.table import RummyTable
from lastcard.rules.uno.table import Table
from lastcard.server import games
from lastcard.server.hints import question_for
from lastcard.server.room import check_settings
from lastcard.wire import Settings
from lastcard.wire.refused import Refused
from server.clients import BareServer, served

SERVED = {game.game: game for game in games.all_games()}
every_game = pytest.mark.parametrize("game", SERVED.values(), ids=list(SERVED))


def is_taken(game: str, seats: int = 2, turn_seconds: int = 60, **rules: Any) -> bool:
    """Whether a room can be opened with it."""
    settings = Settings(game=game, seats=seats, turn_seconds=turn_seconds, rules=rules)
    try:
        check_settings(settings)
    except Refused:
        return False
    return True


def agreed(game: str, **rules: Any) -> Record:
    """What a table keeps of the rules."""
    table = RummyTable() if "must_play" in options_of(game) else Table()
    Rules(**rules).write_to(table, game)
    return table


def test_every_game_is_served() -> None:
    assert list(SERVED) == list(KINDS)


@every_game
def test_so_many_can_play_and_not_one_more(game: games.GameOptions) -> None:
    least, most = game.least_players, game.most_players
    taken = [seats for seats in range(least - 1, most + 2) if is_taken(game.game, seats)]
    assert taken == list(range(least, most + 1))


@every_game
def test_it_can_be_scored_in_these_ways_and_no_other(game: games.GameOptions) -> None:
    known = ("winner", "hands", "rounds", "none", "golf")
    taken = {name for name in known if is_taken(game.game, scoring=name)}
    assert {scoring.name for scoring in game.scorings} == taken
    assert game.scorings[0].name == Rules().scoring


@every_game
def test_it_is_played_to_the_target_that_is_served(game: games.GameOptions) -> None:
    for scoring in game.scorings:
        if scoring.target is None:
            assert scoring.name == "none"  # one round decides
            continue
        told = agreed(game.game, scoring=scoring.name, target=scoring.target)
        assert agreed(game.game, scoring=scoring.name) == told
        other = agreed(game.game, scoring=scoring.name, target=scoring.target + 1)
        assert agreed(game.game, scoring=scoring.name) != other


@every_game
def test_it_is_played_to_no_more_than_is_served(game: games.GameOptions) -> None:
    for scoring in game.scorings:
        if scoring.most_target is not None:
            most = scoring.most_target
            assert is_taken(game.game, scoring=scoring.name, target=most)
            assert not is_taken(game.game, scoring=scoring.name, target=most + 1)


@every_game
def test_a_turn_lasts_as_long_as_is_served(game: games.GameOptions) -> None:
    taken = [seconds for seconds in range(200) if is_taken(game.game, turn_seconds=seconds)]
    assert taken == [*game.turn_seconds]


@every_game
def test_switches_change_the_game_and_are_printed_so(game: games.GameOptions) -> None:
    for name, printed in game.switches.items():
        assert is_taken(game.game, **{name: not printed})
        assert agreed(game.game, **{name: printed}) == agreed(game.game)
        assert agreed(game.game, **{name: not printed}) != agreed(game.game)


@every_game
def test_no_switch_is_missing(game: games.GameOptions) -> None:
    rest = Rules.__dataclass_fields__.keys() - game.switches.keys()
    rest -= {"target", "rounds", "scoring", "wheel"}
    for name in rest:
        assert agreed(game.game, **{name: True}) == agreed(game.game, **{name: False})


def test_house_rules_are_those_of_the_rulebook() -> None:
    rulebook = Path(__file__).parents[2] / "docs/rules.md"
    printed = re.findall(r"\*\*H\d+\*\* `(\w+)`", rulebook.read_text("utf-8"))
    assert {*games.house_rules("uno")} == {*games.house_rules("spin")} == {*printed}
    assert not games.house_rules("rummy")


@every_game
def test_house_rules_are_off_in_the_printed_game(game: games.GameOptions) -> None:
    assert not any(game.switches[name] for name in game.house_rules)
    assert set(game.switches) - set(game.house_rules) <= {"must_play", "reverse_skips_with_two"}


@every_game
def test_every_preset_is_accepted_and_makes_a_difference(game: games.GameOptions) -> None:
    assert game.presets[0].rules == {}
    tables = [agreed(game.game, **preset.rules) for preset in game.presets]
    assert all(is_taken(game.game, **preset.rules) for preset in game.presets)
    assert not any(one == other for n, one in enumerate(tables) for other in tables[:n])
    every = {each.name: each.rules for other in games.all_games() for each in other.presets}
    missing = every.keys() - {preset.name for preset in game.presets}
    for name in missing:
        known = every[name].keys() <= set(options_of(game.game))
        assert not (known and is_taken(game.game, **every[name]))


@every_game
def test_the_wheel_turns_where_it_has_results(game: games.GameOptions) -> None:
    for result in {*WHEEL, *game.wheel}:
        Rules(wheel={result: 2})
    assert set(game.wheel) == (set(WHEEL) if "wheel" in options_of(game.game) else set())
    with pytest.raises(NotationError):
        Rules(wheel={"holiday": 2})


@every_game
def test_tiles_with_an_action_are_those_of_the_rules(game: games.GameOptions) -> None:
    acting = {f % tiles.NUMBERS + 1 for f in range(tiles.JOKER) if is_action(f)}
    assert set(game.action_tiles) == (acting if "must_play" in options_of(game.game) else set())
    assert all(Tile.parse(f"r{number}").points == 20 for number in game.action_tiles)


@every_game
def test_hints_are_there_where_a_room_gives_them(game: games.GameOptions) -> None:
    class Match:
        game: Game

    class Room:
        settings = Settings()
        match = Match()

        def seat_for(self, guest: str) -> int:
            return 0

    Room.match.game = Game.new(game.game, seed=1)
    try:
        question_for(Room(), "Ada")  # type: ignore[arg-type]
    except Refused:
        assert not game.hints
    else:
        assert game.hints


def test_the_call_says_it_once(tmp_path: Path) -> None:
    """What a browser has kept is not sent again."""
    with served(tmp_path, kind=BareServer) as server:
        url = f"{server.url}/api/games"
        with urllib.request.urlopen(url, timeout=20) as answer:
            body, tag = answer.read(), answer.headers["etag"]
        assert msgspec.json.decode(body, type=list[games.GameOptions]) == list(SERVED.values())
        again = urllib.request.Request(url, headers={"if-none-match": tag})
        with pytest.raises(urllib.error.HTTPError) as known:
            urllib.request.urlopen(again, timeout=20)
        assert (known.value.code, known.value.read()) == (304, b"")
