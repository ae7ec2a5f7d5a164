"""The messages between a client and a room. ``docs/wire.md`` and the schema come from here."""

from .from_client import *
from .from_server import *
from .games import *
from .settings import *
from .shown import *
