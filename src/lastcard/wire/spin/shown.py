"""What a viewer is shown of a match of UNO Spin."""

from ..uno.shown import CardsShowing, CardsShown


class SpinShown(CardsShown, frozen=True, kw_only=True, tag="spin"):
    """A match of UNO Spin."""


class SpinShowing(CardsShowing[SpinShown]):
    """A match of UNO Spin, to be shown."""

    kind = SpinShown
