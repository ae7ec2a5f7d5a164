"""Every attack on the server, by name."""

from . import calls, connecting, frames, heads, matches, messages, slow, upgrades
from .field import Attack, Field

__all__ = ["ATTACKS", "Attack", "Field"]

ATTACKS = {
    # What comes in front of a request
    "head-of-64-mb": Attack(heads.head_of_64_mb),
    "head-of-128-mb": Attack(heads.head_of_128_mb),
    "many-headers": Attack(heads.many_headers),
    "request-line": Attack(heads.request_line),
    "small-chunks": Attack(heads.small_chunks),
    "unwanted-body": Attack(heads.unwanted_body),
    "slow-heads": Attack(slow.slow_heads),
    "half-open": Attack(slow.half_open, files=(1024, 0)),
    "half-open-hard": Attack(slow.half_open_hard, files=(1024, 1024)),
    "slow-bodies": Attack(slow.slow_bodies),
    "slow-reading": Attack(slow.slow_reading),
    # Calls
    "qr-codes": Attack(calls.qr_codes),
    "records": Attack(calls.records, log="long", caches=True),
    "replays": Attack(calls.replays, log="long", caches=True),
    "forged-rooms": Attack(calls.forged_rooms),
    "forged-codes": Attack(calls.forged_codes),
    "places": Attack(calls.places),
    "tickets": Attack(calls.tickets),
    "ready": Attack(calls.ready_calls),
    "metrics": Attack(calls.metrics_calls),
    "listings": Attack(calls.listings),
    # Coming and going
    "connects": Attack(connecting.connects),
    "sockets": Attack(connecting.sockets),
    "replaced": Attack(connecting.replaced),
    "half-upgraded": Attack(upgrades.half_upgraded, files=(1024, 1024)),
    "upgrades": Attack(upgrades.upgrades),
    "pipelined-posts": Attack(upgrades.pipelined_posts),
    # Messages
    "speak": Attack(messages.speak),
    "mute": Attack(messages.mute),
    "be-ready": Attack(messages.ready),
    "sit": Attack(messages.sit),
    "configure": Attack(messages.configure),
    "chat": Attack(messages.chat),
    "bad-json": Attack(messages.bad_json),
    "nested-json": Attack(messages.nested_json),
    "never-read": Attack(messages.never_read),
    "pings": Attack(frames.pings),
    "unread-pongs": Attack(frames.unread_pongs),
    "fragments": Attack(frames.fragments),
    "crowd": Attack(frames.crowd),
    # Matches
    "hints": Attack(matches.hints, bots=4, compiled=True),
    "repeated-hints": Attack(matches.repeated_hints, bots=4, compiled=True),
    "lays": Attack(matches.lays, compiled=True),
    "tries": Attack(matches.tries, compiled=True),
    "long-match": Attack(matches.long_match, log="long", returns=False),
    # What happens the first time
    "start": Attack(matches.start, log="many", fresh=True, returns=False),
    "start-rummy": Attack(matches.start_rummy, log="rummy", fresh=True, returns=False),
    "first-rummy": Attack(matches.first_rummy, returns=False, compiled=True),
    "first-rummy-ever": Attack(matches.first_rummy_ever, cold=True, returns=False),
    "first-hints": Attack(matches.first_hints, cold=True, bots=4, returns=False),
    "first-experts": Attack(matches.first_experts, returns=False, compiled=True),
}
