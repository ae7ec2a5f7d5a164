"""Every attack on the server, by name."""

from . import calls, connecting, frames, heads, matches, messages, slow, upgrades
from .field import Attack, Field

__all__ = ["ATTACKS", "Attack", "Field"]

ATTACKS = {
    # What comes in front of a request
    "head-of-64-mb": Attack(heads.head_of_64_mb, "hung up"),
    "head-of-128-mb": Attack(heads.head_of_128_mb, "hung up"),
    "many-headers": Attack(heads.many_headers, "hung up"),
    "request-line": Attack(heads.request_line, "hung up"),
    "small-chunks": Attack(heads.small_chunks, "hung up"),
    "unwanted-body": Attack(heads.unwanted_body, "hung up"),
    "slow-heads": Attack(slow.slow_heads, "let in"),
    "half-open": Attack(slow.half_open, "let in", files=(1024, 0)),
    "half-open-hard": Attack(slow.half_open_hard, "let in", files=(1024, 1024)),
    "slow-bodies": Attack(slow.slow_bodies, "let in"),
    "slow-reading": Attack(slow.slow_reading, "answered"),
    # Calls
    "qr-codes": Attack(calls.qr_codes, "200"),
    "records": Attack(calls.records, "200", log="long", caches=True),
    "replays": Attack(calls.replays, "200", log="long", caches=True),
    "forged-rooms": Attack(calls.forged_rooms, "201"),
    "forged-codes": Attack(calls.forged_codes, "404"),
    "places": Attack(calls.places, "200"),
    "tickets": Attack(calls.tickets, "200"),
    "ready": Attack(calls.ready_calls, "200"),
    "metrics": Attack(calls.metrics_calls, "200"),
    "listings": Attack(calls.listings, "200"),
    # Coming and going
    "connects": Attack(connecting.connects, "let in"),
    "sockets": Attack(connecting.sockets, "open"),
    "replaced": Attack(connecting.replaced, "open"),
    "half-upgraded": Attack(upgrades.half_upgraded, "400", files=(1024, 1024)),
    "upgrades": Attack(upgrades.upgrades, "101"),
    "pipelined-posts": Attack(upgrades.pipelined_posts, "200"),
    # Messages
    "speak": Attack(messages.speak, "done"),
    "mute": Attack(messages.mute, "done"),
    "be-ready": Attack(messages.ready, "done"),
    "sit": Attack(messages.sit, "done"),
    "configure": Attack(messages.configure, "done"),
    "chat": Attack(messages.chat, "done"),
    "bad-json": Attack(messages.bad_json, "bad_message"),
    "nested-json": Attack(messages.nested_json, "bad_message"),
    "never-read": Attack(matches.never_read, "table_full", compiled=True),
    "pings": Attack(frames.pings, ""),
    "unread-pongs": Attack(frames.unread_pongs, ""),
    "fragments": Attack(frames.fragments, ""),
    "crowd": Attack(frames.crowd, "stale"),
    # Matches
    "hints": Attack(matches.hints, "hinted", bots=4, compiled=True),
    "repeated-hints": Attack(matches.repeated_hints, "hinted", bots=4, compiled=True),
    "lays": Attack(matches.lays, "table_full", compiled=True),
    "tries": Attack(matches.tries, "table_full", compiled=True),
    "long-match": Attack(matches.long_match, "done", log="long", returns=False),
    # What happens the first time
    "start": Attack(matches.start, "back", log="many", fresh=True, returns=False),
    "start-rummy": Attack(matches.start_rummy, "back", log="rummy", fresh=True, returns=False),
    "first-rummy": Attack(matches.first_rummy, "began", returns=False, compiled=True),
    "first-rummy-ever": Attack(matches.first_rummy_ever, "began", cold=True, returns=False),
    "first-hints": Attack(matches.first_hints, "hinted", cold=True, bots=4, returns=False),
    "first-experts": Attack(matches.first_experts, "began", returns=False, compiled=True),
}
