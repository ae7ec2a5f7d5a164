"""Why a socket is closed: the codes."""

from .from_server import Removed, Replaced

# With the first two a client comes back by itself, with the others it does not.
GONE = 0  # by itself
TRY_AGAIN, TOO_SLOW, NOT_ALLOWED = 1012, 4001, 4003
TOO_MANY, TOO_LARGE, REPLACED, REMOVED = 4008, 4009, 4010, 4011
#: Closed by the socket itself: not frames, not text, far too large, no answer to a ping.
BY_ITSELF = (1002, 1007, 1009, 1011)
LAST_WORDS = {Replaced: REPLACED, Removed: REMOVED}
