"""Writes what is made from code: the client's types, the OpenAPI file, the table of settings.

`python -m tools.typescript` writes them; a test fails when one is stale.
"""

from __future__ import annotations

import json
from typing import Any

from moguls.server.wire.names import LONGEST
from moguls.server.wire.openapi import HEARD, SAID, openapi
from tools.settings_page import PAGE, page
from tools.steps import ROOT

OPENAPI = ROOT / "docs" / "openapi.json"
TYPES = ROOT / "front" / "src" / "lib" / "types.gen.ts"


def typescript() -> str:
    """Return the message types for the client."""
    components = openapi()["components"]["schemas"]
    head = "// Made by `python -m tools.typescript`; do not edit.\n"
    parts = [head, *(_interface(name, each) for name, each in components.items())]
    said = " | ".join(each.__name__ for each in SAID)
    heard = " | ".join(each.__name__ for each in HEARD)
    parts.append(f"export type Said = {said};\n\nexport type Heard = {heard};\n")
    limit = "/** Characters of a name at most, as people count them. */"
    parts.append(f"{limit}\nexport const LONGEST_NAME = {LONGEST};\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    """Return one interface."""
    needed = schema.get("required", [])
    text = " ".join(schema.get("description", "").split())
    lines = [f"/** {text} */", f"export interface {name} {{"]
    for key, kind in schema.get("properties", {}).items():
        mark = "" if key in needed or name in _SENT_WHOLE else "?"
        lines.append(f"  {key}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


_SENT_WHOLE = frozenset({"Frame", "TableSeen", "SeatSeen", "LogSeen"})


def _type(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    simple = {"integer": "number", "number": "number", "null": "null", "boolean": "boolean"}
    return simple.get(str(kind), "string" if kind == "string" else "unknown")


def write() -> None:
    """Write all files."""
    OPENAPI.write_text(json.dumps(openapi(), indent=1, sort_keys=True) + "\n", "utf-8")
    TYPES.write_text(typescript(), "utf-8")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    write()
