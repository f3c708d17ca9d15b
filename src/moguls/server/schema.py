"""The description of the routes for programs (OpenAPI), and the client's types (TypeScript).

Both are made from the message types. `python -m moguls.server.schema` writes them; a test fails
when a file is stale.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from moguls import __version__
from moguls.server import messages as m
from moguls.server.refusal import STATUS

ROOT = Path(__file__).parents[3]
OPENAPI = ROOT / "docs" / "openapi.json"
TYPES = ROOT / "front" / "src" / "lib" / "types.gen.ts"

# path, method, what it does, the message it takes
ROUTES: tuple[tuple[str, str, str, type | None], ...] = (
    ("/api/games", "get", "The games, their switches and the levels of bots.", None),
    ("/api/me", "get", "Who you are: the cookie says; a new visitor gets one.", None),
    ("/api/me", "put", "Change your name or language.", m.PutMe),
    ("/api/tables", "post", "Make a table; answers its id and its invitation.", m.NewTable),
    ("/api/tables/{table}", "get", "The frame of a table, as you may see it (?since=seq).", None),
    ("/api/tables/{table}/log", "get", "What has happened since an entry (?since=seq).", None),
    ("/api/tables/{table}/sit", "post", "Sit down; answers your seat.", m.SitDown),
    ("/api/tables/{table}/stand", "post", "Stand up.", m.Nothing),
    ("/api/tables/{table}/bots", "post", "Seat a bot, or take it away.", m.SeatBot),
    ("/api/tables/{table}/moves", "post", "Play a move, once for each id.", m.PlayMove),
    ("/api/tables/{table}/orders", "put", "Set or take back your standing order.", m.PutOrder),
    ("/api/tables/{table}/record", "get", "The record of a finished game, its seal opened.", None),
    ("/api/tables/{table}/rematch", "post", "Play again; answers the new table.", m.Nothing),
    ("/api/rules/{game}", "get", "The rule book (?lang=en|fr|it|de).", None),
    ("/api/openapi.json", "get", "This description.", None),
)
SAID = (m.MoveSaid, m.OrderSaid, m.SitSaid, m.StandSaid, m.BotSaid, m.RematchSaid, m.Ping)
HEARD = (m.Frame, m.Ack, m.ErrorSaid, m.Pong)
BODIES = (m.NewTable, m.SitDown, m.SeatBot, m.PlayMove, m.PutOrder, m.PutMe, m.Nothing, m.Mistake)


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI 3.1 description."""
    _, components = msgspec.json.schema_components(
        (*BODIES, *SAID, *HEARD), ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for path, method, text, body in ROUTES:
        paths.setdefault(path, {})[method] = _operation(path, text, body)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Moguls",
            "version": __version__,
            "description": "Tables of board games for people and programs. The same messages go "
            "over a WebSocket at /ws/tables/{table}?since=seq. Error codes: "
            + ", ".join(sorted(STATUS)),
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(path: str, text: str, body: type | None) -> dict[str, Any]:
    """Return one route of the description."""
    failed = {"type": "object", "properties": {"error": _ref("Mistake")}}
    made: dict[str, Any] = {
        "summary": text,
        "responses": {
            "200": {"description": "Done.", "content": {"application/json": {}}},
            "4XX": {
                "description": "Refused; the table is as it was.",
                "content": {"application/json": {"schema": failed}},
            },
        },
    }
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    if names:
        made["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if body is not None:
        content = {"application/json": {"schema": _ref(body.__name__)}}
        made["requestBody"] = {"required": True, "content": content}
    if path.endswith("/table}") and not body:
        frame = {"application/json": {"schema": _ref("Frame")}}
        made["responses"]["200"]["content"] = frame
    return made


def _ref(name: str) -> dict[str, str]:
    """Return a reference to a schema."""
    return {"$ref": f"#/components/schemas/{name}"}


# -- TypeScript -----------------------------------------------------------------------------------


def typescript() -> str:
    """Return the message types for the client."""
    components = openapi()["components"]["schemas"]
    head = "// Made by `python -m moguls.server.schema` from the message types; do not edit.\n"
    parts = [head, *(_interface(name, each) for name, each in components.items())]
    said = " | ".join(each.__name__ for each in SAID)
    heard = " | ".join(each.__name__ for each in HEARD)
    parts.append(f"export type Said = {said};\n\nexport type Heard = {heard};\n")
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
    """Write both files."""
    OPENAPI.write_text(json.dumps(openapi(), indent=1, sort_keys=True) + "\n", "utf-8")
    TYPES.write_text(typescript(), "utf-8")


if __name__ == "__main__":
    write()
