"""A room's state is its log played again; commands that are not allowed change nothing."""

import pytest

from lastcard import wire
from lastcard.bots.greedy import greedy
from lastcard.game.fairness import verify
from lastcard.server import entries as log
from lastcard.server.names import clean_name, free_name
from lastcard.server.restoring import restore
from lastcard.server.room import Room, open_room
from lastcard.wire.refused import Refused
from server.tables import assert_alike

ADA, BEN, CLEO = "guest-ada", "guest-ben", "guest-cleo"


class Log:
    """A room with the log that made it."""

    def __init__(self, **settings: object) -> None:
        self.room = Room()
        self.entries: list[str] = []
        self.write(open_room(ADA, "Ada", wire.Settings(**settings), 0.0))  # type: ignore[arg-type]
        self.write(log.Committed("5" * 64))

    def write(self, entry: log.Anything) -> None:
        text = log.to_text(entry)
        assert log.from_text(text) == entry
        self.entries.append(text)
        self.room.apply(entry)

    def again(self) -> Room:
        room = Room()
        restore(room, self.entries)
        return room

    def same_again(self) -> None:
        assert_alike(self.room, self.again())


def ready_to_start(**settings: object) -> Log:
    kept = Log(**{"seats": 3, "game": "uno"} | settings)
    kept.write(kept.room.enter(BEN, "Ben"))
    kept.write(kept.room.add_bot(ADA, 2, "family"))
    kept.write(kept.room.ready(BEN, True))
    return kept


def play_round(kept: Log) -> None:
    assert kept.room.match is not None
    game = kept.room.match.game
    while not game.round_over:
        for seat in sorted(game.to_act, key=lambda seat: seat == game.turn):
            view = game.view(seat)
            action = greedy(view, view.legal)
            if action is not None:
                kept.write(kept.room.act(seat, str(action), 2.0))
                break


def play_match(kept: Log) -> None:
    room = kept.room
    kept.write(room.add_seed_word(ADA, "heads"))
    kept.write(room.start(ADA, 1.0, "2026-11-15"))
    secrets = 0
    while room.match is not None and not room.match.over:
        game = room.match.game
        if game.round_over:
            secrets += 1
            kept.write(log.Committed(f"{secrets:064x}"))
            kept.write(room.add_seed_word(BEN, f"word {secrets}"))
        for seat in sorted(game.to_act, key=lambda seat: seat == game.turn):
            view = game.view(seat)
            action = greedy(view, view.legal)
            if action is not None:
                kept.write(room.act(seat, str(action), 2.0, f"{room.seq}"))
                break


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rules"),
    [("uno", {"target": 100}), ("spin", {"target": 100}), ("rummy", {"scoring": "rounds"})],
)
def test_a_match_is_its_log_and_its_record_can_be_verified(
    game: str, rules: dict[str, object]
) -> None:
    kept = ready_to_start(game=game, rules=rules)
    play_match(kept)
    kept.same_again()
    assert verify(kept.room.record()) >= 1
    kept.write(kept.room.return_to_lobby(BEN))
    assert not kept.room.playing
    assert [seat.ready for seat in kept.room.seats] == [False] * 3
    kept.same_again()
    kept.write(kept.room.ready(BEN, True))
    kept.write(log.Committed("9" * 64))
    kept.write(kept.room.start(ADA, 5.0, "2026-11-16"))
    kept.same_again()


def refused(code: str, kept: Log, command: str, *details: object) -> None:
    with pytest.raises(Refused) as error:
        getattr(kept.room, command)(*details)
    assert error.value.code == code
    assert error.value.message
    kept.same_again()


def test_only_the_host_decides_and_only_before_the_start() -> None:
    kept = ready_to_start()
    for command, *details in (
        ("configure", wire.Settings()),
        ("kick", ADA),
        ("add_bot", 2, "family"),
        ("remove_bot", 2),
        ("hand_over", BEN),
        ("start", 0.0, "2026-11-15"),
    ):
        refused("host", kept, command, BEN, *details)
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    for command, *details in (
        ("configure", wire.Settings()),
        ("kick", BEN),
        ("add_bot", 2, "family"),
        ("remove_bot", 2),
        ("start", 0.0, "2026-11-15"),
    ):
        refused("match", kept, command, ADA, *details)


def test_a_match_starts_when_all_seats_are_taken_and_ready() -> None:
    kept = Log(seats=2)
    refused("seats", kept, "start", ADA, 0.0, "2026-11-15")
    kept.write(kept.room.enter(BEN, "Ben"))
    refused("ready", kept, "start", ADA, 0.0, "2026-11-15")
    kept.write(kept.room.ready(BEN, True))
    kept.write(kept.room.configure(ADA, wire.Settings(seats=2, game="spin")))
    refused("ready", kept, "start", ADA, 0.0, "2026-11-15")
    kept.write(kept.room.ready(BEN, True))
    assert kept.room.start(ADA, 0.0, "2026-11-15")


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "skat"},
        {"seats": 1},
        {"seats": 11},
        {"game": "rummy", "seats": 5},
        {"rules": {"stakcing": True}},
        {"rules": {"scoring": "rounds"}},
        {"turn_seconds": 7},
        {"window_seconds": -1.0},
        {"window_seconds": 1e9},
    ],
)
def test_settings_that_no_game_can_be_played_with(settings: dict[str, object]) -> None:
    kept = Log()
    refused("settings", kept, "configure", ADA, wire.Settings(**settings))  # type: ignore[arg-type]


def test_who_leaves_in_a_match_is_played_on_and_the_host_goes_over() -> None:
    kept = ready_to_start()
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    kept.write(kept.room.leave(ADA))
    assert kept.room.seats[0].played_by_bot
    assert kept.room.seats[0].name == "Ada"
    assert kept.room.host == BEN
    refused("here", kept, "enter", BEN, "Ben")
    kept.write(kept.room.enter(CLEO, "Ada"))
    assert kept.room.watching == {CLEO: "Ada 2"}  # later joiners wait
    kept.write(kept.room.enter(ADA, "Eve"))
    assert not kept.room.seats[0].played_by_bot  # the same seat, the same cards
    assert (kept.room.seats[0].name, kept.room.host) == ("Ada", BEN)
    kept.same_again()


def test_who_comes_later_waits_and_sits_down_between_rounds_or_after_the_match() -> None:
    kept = ready_to_start(rules={"target": 300})
    refused("seat", kept, "sit", BEN, 0)  # the host sits there
    kept.write(kept.room.enter(CLEO, "Cleo"))
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    refused("match", kept, "sit", CLEO, 2)
    kept.write(kept.room.leave(BEN))
    play_round(kept)
    refused("seat", kept, "sit", CLEO, 0)
    refused("seat", kept, "sit", CLEO, 7)
    refused("nobody", kept, "sit", "stranger", 2)
    refused("match", kept, "sit", ADA, 2)
    kept.write(kept.room.sit(CLEO, 1))  # where Ben was: his cards are gone, his points stay
    assert (kept.room.seats[1].name, kept.room.seats[1].gone) == ("Cleo", False)
    kept.write(kept.room.enter(BEN, "Ben"))
    assert kept.room.watching == {BEN: "Ben"}
    kept.same_again()


def test_seats_can_be_changed_before_the_match() -> None:
    kept = ready_to_start()
    kept.write(kept.room.sit(BEN, 2))  # the bot makes room
    assert [seat.name for seat in kept.room.seats] == ["Ada", "", "Ben"]
    kept.same_again()


def test_everybody_ready_means_ready_for_the_next_round() -> None:
    kept = ready_to_start(rules={"target": 500})
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    assert not any(seat.ready for seat in kept.room.seats)
    refused("match", kept, "ready", BEN, True)
    play_round(kept)
    kept.write(kept.room.ready(BEN, True))
    assert kept.room.seats[1].ready
    kept.write(log.Committed("7" * 64))
    kept.write(kept.room.act(deals(kept.room), "deal", 3.0))
    assert not kept.room.seats[1].ready
    assert list(kept.room.ended) == [kept.room.seq - 1]
    kept.same_again()


def test_a_guest_who_comes_into_an_empty_room_is_its_host() -> None:
    kept = Log(seats=3)
    kept.write(kept.room.leave(ADA))
    kept.write(kept.room.enter(BEN, "Ben"))
    assert kept.room.host == BEN
    kept.same_again()


def test_a_program_is_never_host_whoever_leaves() -> None:
    """It would not start a match, nor let anybody else do so."""
    kept = Log(seats=3)
    kept.write(kept.room.enter(CLEO, "Robo", program=True))
    kept.write(kept.room.enter(BEN, "Ben"))
    kept.write(kept.room.leave(ADA))
    assert kept.room.host == BEN
    kept.write(kept.room.leave(BEN))
    assert kept.room.host == BEN  # in whose place comes the next who is not a program
    kept.write(kept.room.enter(ADA, "Ada"))
    assert kept.room.host == ADA
    kept.same_again()


def test_who_comes_back_where_nobody_was_left_is_host() -> None:
    kept = ready_to_start()
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    kept.write(kept.room.leave(ADA))
    kept.write(kept.room.leave(BEN))
    kept.write(kept.room.enter(ADA, "Ada"))
    assert kept.room.host == ADA
    kept.same_again()


def test_muting_is_between_two() -> None:
    kept = ready_to_start()
    refused("nobody", kept, "mute", BEN, "", True)
    kept.write(kept.room.mute(BEN, ADA, True))
    assert kept.room.muted == {(BEN, ADA)}
    kept.write(kept.room.mute(BEN, ADA, False))
    assert not kept.room.muted


def deals(room: Room) -> int:
    assert room.match is not None
    return next(s for s in range(3) if "deal" in room.match.game.legal(s))


def test_actions_are_judged_by_the_rules() -> None:
    kept = ready_to_start()
    with pytest.raises(Refused, match="no match"):
        kept.room.act(0, "draw", 0.0)
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    assert kept.room.match is not None
    state = kept.room.match.game.state()
    turn = kept.room.match.game.turn
    assert turn is not None
    for seat, text, code, rule in (
        (turn, "jump", "notation", None),
        ((turn + 1) % 3, "draw", "illegal", None),
        (turn, "pass", "illegal", "U29"),
        (turn, "deal", "illegal", "U34"),
        (99, "draw", "illegal", None),
    ):
        with pytest.raises(Refused) as error:
            kept.room.act(seat, text, 0.0)
        assert (error.value.code, error.value.rule) == (code, rule)
    assert kept.room.match.game.state() == state


def test_the_next_shuffle_is_told_only_as_its_hash() -> None:
    kept = ready_to_start()
    commitment = kept.room.commitment
    assert commitment is not None
    assert "5" * 64 not in commitment
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    assert kept.room.commitment is None
    assert kept.room.record()["fairness"][0]["commitment"] == commitment


def test_a_shuffle_has_one_word_for_each_seat() -> None:
    """An empty one for a bot, and for a player who said nothing; a log has only what was said."""
    kept = ready_to_start()
    kept.write(kept.room.add_seed_word(BEN, "tails"))
    kept.write(kept.room.start(ADA, 1.0, "2026-11-15"))
    record = kept.room.record()
    assert [shuffle["words"] for shuffle in record["fairness"]] == [["", "tails", ""]]
    seed = "02413536decc8e63bcc435664cf722a8d1e2cf332c8ad4730d7f14b0e4fd6701"  # as it always was
    assert record["seed"] == seed
    assert verify(record) == 1
    kept.same_again()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Ada ", "Ada"),
        ("A\tB", "A B"),
        ("\u202eevil", "evil"),
        ("zero\u200bwidth", "zerowidth"),
        ("x" * 20, "x" * 20),
        ("é", "é"),
        ("🙂", "🙂"),
    ],
)
def test_names_are_shown_as_they_are_read(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "  ", "\u200b", "x" * 21, "\u202e", "\u0301"])
def test_names_that_nobody_could_read(text: str) -> None:
    with pytest.raises(Refused):
        clean_name(text)


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert free_name("x" * 20, {"x" * 20}) == "x" * 18 + " 2"
    assert free_name("Ada", set()) == "Ada"
    assert free_name("ADA", {"ada"}) == "ADA 2"
