"""The HTTP part as an OpenAPI description, made from the types that check the calls."""

import re
from functools import cache
from typing import Any

import msgspec

from .. import __version__
from ..wire.refused import Problem
from .api import OPERATIONS, Operation

REFERENCE = "#/components/schemas/{name}"


def description() -> dict[str, Any]:
    """The whole description.

    >>> sorted(description()["paths"])[0]
    '/api/address'
    """
    types = [kind for op in OPERATIONS for kind in (op.takes, op.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    by_type = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method.lower()] = operation(op, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "lastcard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


@cache
def served() -> bytes:
    """The same as it is served: it changes only with the server."""
    return msgspec.json.encode(description())


def operation(op: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "Refused", "content": content(schemas[repr(Problem)])}
    good: dict[str, Any] = {"description": "Done"}
    if op.gives is not None:
        good["content"] = content(schemas[repr(op.gives)])
    found: dict[str, Any] = {
        "operationId": op.name,
        "summary": op.summary,
        "responses": {str(op.status): good, "default": problem},
    }
    names = re.findall(r"\{(\w+)\}", op.path)
    if names:
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if op.takes is not None:
        found["requestBody"] = {"required": True, "content": content(schemas[repr(op.takes)])}
    return found


def content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
