"""The bots that take part, by name."""

import importlib
import os
import sys

from ...bots.bot import Maker
from ...bots.registry import cannot_import, maker
from ...notation.errors import NotationError, quoted


def maker_of(name: str) -> Maker:
    """How a bot is made: one that is known by name, or ``module:attribute``.

    >>> maker_of("lastcard.bots.registry:make_greedy") == maker_of("greedy")
    True
    >>> maker_of("math:pie")
    Traceback (most recent call last):
    ...
    lastcard.notation.errors.NotationError: there is no "pie" in the module math
    """
    module_name, colon, attribute = name.partition(":")
    if not colon:
        return maker(name)
    if not all(part.isidentifier() for part in module_name.split(".")):
        raise NotationError(f"{quoted(module_name)} is not a module")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # where people keep what they are working on
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        raise cannot_import(name, error) from error
    found: object = getattr(module, attribute, None)
    if found is None:
        raise NotationError(f"there is no {quoted(attribute)} in the module {module_name}")
    if not callable(found):
        raise NotationError(f"{name} makes no bot: it cannot be called")
    return found
