"""What a client's command becomes: an entry of the log, or a refusal."""

import time
from datetime import date

from .. import wire
from . import entries as log
from .room import Room


def entry_for(room: Room, guest: str, command: wire.Command) -> log.Anything:
    """Judge a command that changes the room; actions of the match are judged separately."""
    match command:
        case wire.Configure(_, settings):
            return room.configure(guest, settings)
        case wire.Ready(_, ready):
            return room.ready(guest, ready)
        case wire.Start():
            return room.start(guest, time.time(), date.today().isoformat())
        case wire.Sit(_, seat):
            return room.sit(guest, seat)
        case wire.AddBot(_, seat, level):
            return room.add_bot(guest, seat, level)
        case wire.RemoveBot(_, seat):
            return room.remove_bot(guest, seat)
        case wire.Kick(_, name, address):
            return room.kick(guest, room.guest_named(name), address)
        case wire.HandOver(_, name):
            return room.hand_over(guest, room.guest_named(name))
        case wire.Mute(_, name, muted):
            return room.mute(guest, room.guest_named(name), muted)
        case wire.AddSeedWord(_, word):
            return room.add_seed_word(guest, word)
        case wire.ReturnToLobby():
            return room.return_to_lobby(guest)
        case wire.Leave():
            return room.leave(guest)
    raise AssertionError(command)
