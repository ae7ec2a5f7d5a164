"""UNO on the wire, in one value."""

from ..on_wire import OnWire
from .shown import UnoShowing
from .telling import FORMS

PART = OnWire(FORMS, UnoShowing)
