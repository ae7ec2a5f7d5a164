"""The weights of the wheel's results (S4)."""

from collections.abc import Mapping

from ..errors import NotationError, did_you_mean, quoted
from ..reasons import Reason
from ..uno.wheel import WHEEL

MOST_WEIGHT = 1000


def check_weights(wheel: object) -> None:
    """S4: weights by result, the others 1; something must be possible."""
    if not isinstance(wheel, Mapping):
        raise wrong_wheel('wheel gives weights to wheel results, as in {"war": 2}')
    for name, weight in wheel.items():
        if name not in WHEEL:
            raise wrong_wheel(f"{quoted(name)} is not a wheel result{did_you_mean(name, WHEEL)}")
        if type(weight) is not int or not 0 <= weight <= MOST_WEIGHT:
            raise wrong_wheel(f"the weight of {name} is a whole number from 0 to {MOST_WEIGHT}")
    if len(wheel) == len(WHEEL) and not any(wheel.values()):
        raise wrong_wheel("some wheel result needs a weight above 0")


def wrong_wheel(message: str) -> NotationError:
    return NotationError(message, reason=Reason.WRONG_WHEEL)
