"""OpenAPI 3.1 description of the routes, generated from their declarations."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any, get_args

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
The cookie of the first response identifies you; send it with each request.
A program requests a token instead and sends it as Authorization: Bearer TOKEN.
Writes from a browser must come from the server's own pages.
Error codes: {codes}."""
CLIENT_MESSAGES = get_args(s.ClientMessage)
SERVER_MESSAGES = (m.Frame, s.Ack, s.ErrorMessage, s.TalkMessage, s.RestartMessage, s.Pong)


def described(endpoints: Sequence[Endpoint]) -> dict[str, object]:
    """Return the description of the endpoints."""
    schemas, components = _schemas(endpoints)
    paths: dict[str, dict[str, object]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, schemas)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
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
    """Return the schema of each message by its type, and the shared components."""
    kinds = [kind for it in endpoints for kind in (_body(it), it.gives) if kind is not None]
    kinds = list(dict.fromkeys([*kinds, *CLIENT_MESSAGES, *SERVER_MESSAGES, m.Refused, *parts()]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    named = components | unions()
    for (
        schema
    ) in named.values():  # Python 3.13 removes the indentation of docstrings, 3.12 does not
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return dict(zip(kinds, schemas, strict=True)), named


def _body(endpoint: Endpoint) -> object:
    """Return the type of a body; a body that the route decodes itself is any JSON object."""
    return dict if endpoint.takes is bytes else endpoint.takes


def _operation(endpoint: Endpoint, schemas: dict[object, Any]) -> dict[str, object]:
    operation: dict[str, Any] = {
        "summary": endpoint.text,
        "responses": {
            "200": {"description": "Done.", "content": _json(schemas[endpoint.gives])},
            "default": {
                "description": "Refused; nothing was changed.",
                "content": _json(schemas[m.Refused]),
            },
        },
    }
    if endpoint.later:
        content = _json(schemas[endpoint.gives])
        operation["responses"]["202"] = {"description": endpoint.later, "content": content}
    parameters = [*_in_path(endpoint.path), *(_in_query(*query) for query in endpoint.query)]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[_body(endpoint)])}
    return operation


def _socket(schemas: dict[object, object]) -> dict[str, object]:
    """Return the description of the socket: opened by GET, then both sides send messages."""
    return {
        "summary": "A WebSocket: sends frames, and takes the same messages as the routes.",
        "parameters": [*_in_path("{table}"), _in_query(*SINCE), _in_query(*AS)],
        "responses": {
            "101": {"description": "Open. Needs the server's own Origin, or a program's token."}
        },
        "x-client-messages": {"oneOf": [schemas[kind] for kind in CLIENT_MESSAGES]},
        "x-server-messages": {"oneOf": [schemas[kind] for kind in SERVER_MESSAGES]},
    }


def _json(schema: dict[str, object]) -> dict[str, object]:
    return {"application/json": {"schema": schema}}


def _in_path(path: str) -> list[dict[str, object]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    simple = {"in": "path", "required": True, "schema": {"type": "string"}}
    return [{"name": name, **simple} for name in names]


def _in_query(name: str, kind: str, text: str) -> dict[str, object]:
    return {"name": name, "in": "query", "description": text, "schema": {"type": kind}}
