"""UNO Rummy on the wire, in one value."""

from ..on_wire import OnWire
from .hint import HINTS
from .shown import RummyShowing
from .telling import FORMS

PART = OnWire(FORMS, RummyShowing, HINTS)
