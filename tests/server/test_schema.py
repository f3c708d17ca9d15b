"""Files generated from the message types are up to date."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.routes.api import ENDPOINTS, openapi
from moguls.server.routes.sockets import SOCKET
from tools import typescript

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from moguls.server.routes.endpoints import Endpoint


def test_the_openapi_file_is_current() -> None:
    written = json.loads(typescript.OPENAPI.read_text("utf-8"))

    assert written == json.loads(json.dumps(openapi())), "run python -m tools.typescript"


def test_the_types_of_the_client_are_current() -> None:
    assert typescript.TYPES.read_text("utf-8") == typescript.typescript(), (
        "run python -m tools.typescript"
    )


def test_every_route_is_described_and_served(client: TestClient) -> None:
    app: Any = client.app
    served = {
        (route.path, method.lower())
        for route in app.routes
        if route.path.startswith("/api/") and route.path != "/api/{path:path}"
        for method in route.methods
        if method != "HEAD"
    }
    described = {(path, method) for path, told in openapi()["paths"].items() for method in told}

    assert len(served) > 40
    assert described == served | {(SOCKET, "get")}


@pytest.mark.parametrize(
    "endpoint", [e for e in ENDPOINTS if e.takes not in {None, bytes}], ids=lambda e: e.path
)
def test_a_route_reads_the_message_that_it_is_described_with(
    client: TestClient, endpoint: Endpoint
) -> None:
    """A field that the message has not is refused before anything is looked for."""
    path = endpoint.path.format(table="x", replay="x", channel="x", game="x")

    answer = client.request(endpoint.method, path, json={"nothing_of_it": 1})

    assert answer.json()["error"]["code"] == "wire/unknown_field"
