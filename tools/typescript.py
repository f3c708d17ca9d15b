"""Files generated from code: the client's types, the OpenAPI file, the table of settings.

`python -m tools.typescript` writes them; a test fails when one is stale.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec

from moguls.review.data import ReviewData
from moguls.server.routes.api import openapi
from moguls.server.routes.openapi import CLIENT_MESSAGES, SERVER_MESSAGES
from moguls.server.wire.names import LONGEST
from moguls.server.wire.unions import parts
from tools.settings_page import PAGE, page
from tools.steps import ROOT

OPENAPI = ROOT / "docs" / "openapi.json"
TYPES = ROOT / "front" / "src" / "lib" / "net" / "types.gen.ts"


def typescript() -> str:
    """Return the message types for the client."""
    components = openapi()["components"]["schemas"]
    head = "// Made by `python -m tools.typescript`; do not edit.\n"
    lines = [head, *(_declared(name, each) for name, each in components.items())]
    client = " | ".join(kind.__name__ for kind in CLIENT_MESSAGES)
    server = " | ".join(kind.__name__ for kind in SERVER_MESSAGES)
    lines.append(
        f"export type ClientMessage = {client};\n\nexport type ServerMessage = {server};\n"
    )
    limit = "/** Maximum length of a name in user-perceived characters. */"
    lines.append(f"{limit}\nexport const LONGEST_NAME = {LONGEST};\n")
    return "\n".join(lines)


def _declared(name: str, schema: dict[str, Any]) -> str:
    if "properties" in schema or schema.get("type") == "object":
        return _interface(name, schema)
    text = " ".join(schema["description"].split())
    return f"/** {text} */\nexport type {name} = {_type(schema)};\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    """Return one interface; what is shown of games is only read."""
    needed = schema.get("required", [])
    text = " ".join(schema.get("description", "").split())
    lines = [f"/** {text} */", f"export interface {name} {{"]
    fixed, array = ("readonly ", "readonly ") if name in _only_read() else ("", "")
    for key, kind in schema.get("properties", {}).items():
        mark = "" if key in needed or name in _SENT_WHOLE else "?"
        lines.append(f"  {fixed}{key}{mark}: {_type(kind, array)};")
    return "\n".join([*lines, "}\n"])


_SENT_WHOLE = frozenset({"Frame", "TableInfo", "SeatInfo", "EntryInfo"})


@cache
def _only_read() -> frozenset[str]:
    return frozenset(msgspec.json.schema_components([*parts(), ReviewData])[1])


def _type(schema: dict[str, Any], array: str = "") -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(_type(each, array) for each in schema[key])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"{array}[{', '.join(_type(each, array) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema.get("items", {}), array)
        is_compound = " | " in inner or inner.startswith("readonly ")
        return f"{array}({inner})[]" if is_compound else f"{array}{inner}[]"
    if kind == "object":
        made = f"Record<string, {_type(schema.get('additionalProperties') or {}, array)}>"
        return f"Readonly<{made}>" if array else made
    simple = {"integer": "number", "number": "number", "null": "null", "boolean": "boolean"}
    return simple.get(str(kind), "string" if kind == "string" else "unknown")


def write() -> None:
    """Write all files."""
    OPENAPI.write_text(json.dumps(openapi(), indent=1, sort_keys=True) + "\n", "utf-8")
    TYPES.write_text(typescript(), "utf-8")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    write()
