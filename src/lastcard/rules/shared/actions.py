"""The actions that several games know, as numbers; each game has more of its own."""

DRAW = 256
KEEP = 257
CALL = 260
DEAL = 262
CATCH = 272  # + seat
CATCH_END = 288
