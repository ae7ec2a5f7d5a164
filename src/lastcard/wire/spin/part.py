"""UNO Spin on the wire, in one value."""

from ..on_wire import OnWire
from .shown import SpinShowing
from .telling import FORMS

PART = OnWire(FORMS, SpinShowing)
