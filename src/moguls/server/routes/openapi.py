"""The description of the routes for programs (OpenAPI 3.1), made from what they declare."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any

import msgspec

from moguls import __version__
from moguls.server.routes.queries import AS, SINCE
from moguls.server.wire import messages as m
from moguls.server.wire import socket as s
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.shown import REF
from moguls.server.wire.unions import parts, unions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.routes.endpoints import Endpoint

ABOUT = """Tables of board games for people and programs.
The cookie of the first answer says who you are from then on; keep it.
A program asks for a token instead and sends it as Authorization: Bearer TOKEN.
Writes from a browser must come from the server's own pages.
Error codes: {codes}."""
SAID = (
    s.MoveSaid, s.OrderSaid, s.WishSaid, s.SitSaid, s.StandSaid, s.LookSaid, s.BotSaid,
    s.ArrangeSaid, s.FreeSaid, s.ReadySaid, s.BeginSaid, s.NextSaid, s.RematchSaid, s.Ping,
)  # fmt: skip
HEARD = (m.Frame, m.Ack, m.ErrorSaid, m.Pong)


def described(endpoints: Sequence[Endpoint]) -> dict[str, object]:
    """Return the description of some routes."""
    schemas, components = _schemas(endpoints)
    paths: dict[str, dict[str, object]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    paths["/ws/tables/{table}"] = {"get": _socket(schemas)}
    about = ABOUT.format(codes=", ".join(sorted(STATUS))).replace("\n", " ")
    cookie = {"type": "apiKey", "in": "cookie", "name": "moguls-SERVER"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Moguls", "version": __version__, "description": about},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": cookie, "token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _schemas(endpoints: Sequence[Endpoint]) -> tuple[dict[object, object], dict[str, object]]:
    """Return the schema of each message by its type, and the parts that they refer to."""
    kinds = [kind for each in endpoints for kind in (_taken(each), each.gives) if kind is not None]
    kinds = list(dict.fromkeys([*kinds, *SAID, *HEARD, m.Refused, *parts()]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    named = components | unions()
    for schema in named.values():  # Python 3.13 takes indents from docstrings, those before do not
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return dict(zip(kinds, schemas, strict=True)), named


def _taken(endpoint: Endpoint) -> object:
    """Return the message in a body; what a route reads by itself is some JSON."""
    return dict if endpoint.takes is bytes else endpoint.takes


def _operation(told: Endpoint, schemas: dict[object, Any]) -> dict[str, object]:
    """Return one route of the description."""
    made: dict[str, Any] = {
        "summary": told.text,
        "responses": {
            "200": {"description": "Done.", "content": _json(schemas[told.gives])},
            "default": {
                "description": "Refused; the table is as it was.",
                "content": _json(schemas[m.Refused]),
            },
        },
    }
    if told.later:
        content = _json(schemas[told.gives])
        made["responses"]["202"] = {"description": told.later, "content": content}
    parameters = [*_in_path(told.path), *(_in_query(*each) for each in told.query)]
    if parameters:
        made["parameters"] = parameters
    if told.takes is not None:
        made["requestBody"] = {"required": True, "content": _json(schemas[_taken(told)])}
    return made


def _socket(schemas: dict[object, object]) -> dict[str, object]:
    """Return the socket of a table: it is opened by GET, then both sides send messages."""
    return {
        "summary": "A WebSocket: frames as they come, and the same messages as the routes.",
        "parameters": [*_in_path("{table}"), _in_query(*SINCE), _in_query(*AS)],
        "responses": {
            "101": {
                "description": "Open. It needs an Origin, the server's own, or a program's token."
            }
        },
        "x-you-say": {"oneOf": [schemas[kind] for kind in SAID]},
        "x-you-hear": {"oneOf": [schemas[kind] for kind in HEARD]},
    }


def _json(schema: dict[str, object]) -> dict[str, object]:
    """Return a content in JSON."""
    return {"application/json": {"schema": schema}}


def _in_path(path: str) -> list[dict[str, object]]:
    """Return the parameters in a path."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    simple = {"in": "path", "required": True, "schema": {"type": "string"}}
    return [{"name": name, **simple} for name in names]


def _in_query(name: str, kind: str, text: str) -> dict[str, object]:
    """Return a parameter after `?`."""
    return {"name": name, "in": "query", "description": text, "schema": {"type": kind}}
