"""What the host of a room chooses."""

from typing import Any, Literal

import msgspec

from ..kinds import USUAL

TURN_SECONDS = (0, 15, 30, 60, 120)  # 0: no limit
LEVELS = ("newcomer", "family", "expert")
Level = Literal["newcomer", "family", "expert"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses."""

    game: str = USUAL
    rules: dict[str, Any] = {}
    seats: int = 4
    turn_seconds: int = 60
    window_seconds: float = 3.0  # to call and to catch
    public: bool = False
    spectators: bool = True
    hints: bool = True
