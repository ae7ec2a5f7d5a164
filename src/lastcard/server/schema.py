"""The wire for other languages, made from its types: JSON schema, TypeScript, OpenAPI.

``python -m lastcard.server.schema docs`` writes the files into a folder.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from .. import wire
from ..wire import GameEvent
from . import games
from .api import Invitation, Listed, Ticket, Token, Whereabouts
from .finished_round import Replay
from .openapi import description

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MADE = "Made by python -m lastcard.server.schema from src/lastcard/wire."
MESSAGES = ("FromClient", "FromServer")
#: What may be one of several things, and has a name of its own.
UNIONS: dict[str, tuple[Any, str]] = {
    "GameEvent": (GameEvent, "Whatever happens in a match."),
    "FromClient": (wire.FromClient, "Whatever a client says."),
    "FromServer": (wire.FromServer, "Whatever the server says."),
}
#: What calls answer, for the pages; `openapi.json` has all of it.
ANSWERS = (games.GameOptions, Invitation, Listed, Ticket, Token, Whereabouts, Replay)
REMARK = re.compile(r"^    (\w+): .*  # (.*)$", re.M)
Named = types.StructType | types.TypedDictType | types.EnumType
SIMPLE: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def files() -> dict[str, str]:
    """All files: name and text.

    >>> sorted(files())
    ['games.json', 'openapi.json', 'wire.schema.json', 'wire.ts']
    """
    return {
        "wire.schema.json": as_json(schema()),
        "wire.ts": typescript(),
        "openapi.json": as_json(description()),
        "games.json": as_json(msgspec.to_builtins(games.all_games())),
    }


def as_json(data: Any) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """The JSON schema of all messages; what has a name of its own is among its ``$defs``.

    >>> schema()["$defs"]["Pong"]["required"]
    ['kind', 'number']
    """
    unions = [union for union, _ in UNIONS.values()]
    found, parts = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    for part in parts.values():
        part["description"] = inspect.cleandoc(part["description"])
    parts["Frame"]["properties"]["events"]["items"] = {"$ref": "#/$defs/GameEvent"}
    return {
        "$schema": DIALECT,
        "title": "The messages between a client and a room of lastcard",
        "description": MADE,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in MESSAGES],
        "$defs": dict(zip(UNIONS, found)) | parts,
    }


# TypeScript


def typescript() -> str:
    """All messages as types; ``kind`` tells which one it is."""
    written: dict[str, str] = {}
    for name, (union, what) in UNIONS.items():
        from_server = name != "FromClient"
        for kind in named(types.multi_type_info(get_args(union))):
            written.setdefault(kind.cls.__name__, declared(kind, from_server))
        cases = "".join(f"\n  | {case.__name__}" for case in get_args(union))
        written[name] = f"/** {what} */\nexport type {name} ={cases};\n"
    for kind in named(types.multi_type_info(ANSWERS)):
        written.setdefault(kind.cls.__name__, declared(kind, from_server=True))
    return "\n".join([f"// {MADE}\n", *written.values()])


def named(found: Any) -> Iterator[Named]:
    """The types in some types that have a name, the inner ones first."""
    for kind in found:
        match kind:
            case types.StructType() | types.TypedDictType():
                yield from named(field.type for field in kind.fields)
                yield kind
            case types.EnumType():
                yield kind
            case types.UnionType():
                yield from named(kind.types)
            case types.ListType() | types.VarTupleType():
                yield from named([kind.item_type])


def declared(kind: Named, from_server: bool) -> str:
    """A type that has a name."""
    if isinstance(kind, types.EnumType):
        cases = "".join(f"\n  | {json.dumps(case.value)}" for case in kind.cls)
        doc = inspect.getdoc(kind.cls) or ""
        return "\n".join([*comment(doc), f"export type {kind.cls.__name__} ={cases};\n"])
    return interface(kind, from_server)


def interface(struct: types.StructType | types.TypedDictType, from_server: bool) -> str:
    """An object, with its docstring and what the source says beside its fields."""
    remarks = remarks_on(struct.cls)
    lines = [
        *comment(inspect.getdoc(struct.cls) or ""),
        f"export interface {struct.cls.__name__} {{",
    ]
    if isinstance(struct, types.StructType) and struct.tag_field is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        if field.name in remarks:
            lines.append(f"  /** {remarks[field.name]} */")
        maybe, kind = "" if field.required else "?", type_of(field.type, from_server)
        if field.default is None and omits_defaults(struct):
            kind = kind.removesuffix(" | null")  # it is left out then
        lines.append(f"  {field.encode_name}{maybe}: {kind};")
    return "\n".join([*lines, "}\n"])


def omits_defaults(kind: types.Type) -> bool:
    return isinstance(kind, types.StructType) and kind.cls.__struct_config__.omit_defaults


def comment(text: str) -> list[str]:
    lines = text.replace("``", "`").splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def remarks_on(struct: type) -> dict[str, str]:
    """The remarks beside the fields of a class and those it builds on."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__ if issubclass(struct, msgspec.Struct) else [struct]):
        if base.__module__.startswith("lastcard."):
            found |= REMARK.findall(inspect.getsource(base).replace("None:", "null:"))
    return found


def type_of(kind: types.Type, from_server: bool) -> str:
    """A type in TypeScript. What a client may leave out, the server tells (``from_server``)."""
    match kind:
        case types.StructType(cls=cls, fields=fields):
            always = from_server and not omits_defaults(kind)
            some = any(not field.required for field in fields)
            return f"Required<{cls.__name__}>" if always and some else cls.__name__
        case types.TypedDictType(cls=cls) | types.EnumType(cls=cls):
            return cls.__name__
        case types.UnionType():
            cases = {getattr(each, "cls", None) for each in kind.types}
            named = (name for name, (union, _) in UNIONS.items() if cases == set(get_args(union)))
            return next(named, " | ".join(type_of(each, from_server) for each in kind.types))
        case types.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case types.ListType() | types.VarTupleType():
            item = type_of(kind.item_type, from_server)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<string, {type_of(kind.value_type, from_server)}>"
    return SIMPLE[type(kind)]


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
