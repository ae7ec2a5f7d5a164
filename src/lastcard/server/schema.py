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

from . import wire
from .openapi import description

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MADE = "Made by python -m lastcard.server.schema from src/lastcard/server/wire.py."
BOTH_WAYS: dict[str, Any] = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
REMARK = re.compile(r"^    (\w+): .*  # (.*)$", re.M)
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
    ['openapi.json', 'wire.schema.json', 'wire.ts']
    """
    return {
        "wire.schema.json": as_json(schema()),
        "wire.ts": typescript(),
        "openapi.json": as_json(description()),
    }


def as_json(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """The JSON schema of all messages; ``FromClient`` and ``FromServer`` are among its ``$defs``.

    >>> schema()["$defs"]["Pong"]["required"]
    ['kind', 'number']
    """
    both, parts = msgspec.json.schema_components(BOTH_WAYS.values(), ref_template="#/$defs/{name}")
    for part in parts.values():
        part["description"] = inspect.cleandoc(part["description"])
    return {
        "$schema": DIALECT,
        "title": "The messages between a client and a room of lastcard",
        "description": MADE,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in BOTH_WAYS],
        "$defs": dict(zip(BOTH_WAYS, both)) | parts,
    }


# TypeScript


def typescript() -> str:
    """All messages as types; ``kind`` tells which one it is."""
    written: dict[str, str] = {}
    for name, messages in BOTH_WAYS.items():
        told = name == "FromServer"
        for struct in structs(types.multi_type_info(get_args(messages))):
            written.setdefault(struct.cls.__name__, interface(struct, told))
        cases = "".join(f"\n  | {case.__name__}" for case in get_args(messages))
        what = "a client" if name == "FromClient" else "the server"
        written[name] = f"/** Whatever {what} says. */\nexport type {name} ={cases};\n"
    return "\n".join([f"// {MADE}\n", *written.values()])


def structs(found: Any) -> Iterator[types.StructType]:
    """The objects in some types, the inner ones first."""
    for kind in found:
        match kind:
            case types.StructType():
                yield from structs(field.type for field in kind.fields)
                yield kind
            case types.UnionType():
                yield from structs(kind.types)
            case types.ListType() | types.VarTupleType():
                yield from structs([kind.item_type])


def interface(struct: types.StructType, told: bool) -> str:
    """An object, with its docstring and what the source says beside its fields."""
    remarks = remarks_on(struct.cls)
    lines = [
        *comment(inspect.getdoc(struct.cls) or ""),
        f"export interface {struct.cls.__name__} {{",
    ]
    if struct.tag_field is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        if field.name in remarks:
            lines.append(f"  /** {remarks[field.name]} */")
        maybe, kind = "" if field.required else "?", type_of(field.type, told)
        if field.default is None and struct.cls.__struct_config__.omit_defaults:
            kind = kind.removesuffix(" | null")  # it is left out then
        lines.append(f"  {field.encode_name}{maybe}: {kind};")
    return "\n".join([*lines, "}\n"])


def comment(text: str) -> list[str]:
    lines = text.replace("``", "`").splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def remarks_on(struct: type) -> dict[str, str]:
    """The remarks beside the fields of a class and those it builds on."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith(__package__ or ""):
            found |= REMARK.findall(inspect.getsource(base).replace("None:", "null:"))
    return found


def type_of(kind: types.Type, told: bool) -> str:
    """A type in TypeScript. What a client may leave out the server tells (``told``)."""
    match kind:
        case types.StructType(cls=cls, fields=fields):
            always = told and not cls.__struct_config__.omit_defaults
            some = any(not field.required for field in fields)
            return f"Required<{cls.__name__}>" if always and some else cls.__name__
        case types.UnionType():
            return " | ".join(type_of(each, told) for each in kind.types)
        case types.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case types.ListType() | types.VarTupleType():
            item = type_of(kind.item_type, told)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<string, {type_of(kind.value_type, told)}>"
    return SIMPLE[type(kind)]


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
