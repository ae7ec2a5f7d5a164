"""What a client is sent comes back from JSON as it went in, whatever is played."""

import msgspec
import pytest

from games.all_games import MACHINES, every_game
from lastcard import wire
from lastcard.server import entries as log
from lastcard.server.frames import News, Telling, noted, seen
from lastcard.server.showing import shown_room
from server.long_matches import Played

FRAME = msgspec.json.Decoder(wire.FromServer)
EVENT = msgspec.json.Decoder(wire.GameEvent)
CLOCKS = wire.Clocks(turn=20_000, window=3_000)
GUESTS = ("ada", "ben", "zoe")  # Zoe watches


class Told(Played):
    """A room in which all that happens is told to everybody, and read again."""

    def __init__(self, game: str) -> None:
        self.news: list[News] = []
        self.kinds: set[str] = set()
        super().__init__(game, **MACHINES[game].short.changed())
        self.keep(log.Entered("zoe", "Zoe"))

    def keep(self, entry: log.Anything) -> None:
        self.lines.append(log.to_text(entry))
        noted(self.news, self.room, entry, self.room.apply(entry))
        telling = Telling(self.room, self.news[-1], CLOCKS)
        for guest in GUESTS:
            place = shown_room(self.room, guest, GUESTS[:2], "a room", "BCDFGH")
            frame = telling.to(guest, place)
            assert FRAME.decode(wire.encoder.encode(frame)) == frame
        for event in self.news[-1].events:
            for seat in (None, 0, 1):
                told = seen(event, seat)
                assert EVENT.decode(wire.encoder.encode(told)) == told
                self.kinds.add(str(type(told).__struct_config__.tag))


@pytest.mark.compiled
@pytest.mark.usefixtures("compiled_solver")
@every_game
def test_every_frame_and_event_of_a_match_comes_back(game: str) -> None:
    told = Told(game)
    while not told.room.match or not told.room.match.over:
        told.play_round()
    assert {"round_ended", "match_ended", "called"} <= told.kinds
    assert len(told.kinds) > 8
