"""What is generated from the message types is not stale."""

import json

from moguls.server.routes import tables
from moguls.server.wire import openapi
from tools import typescript


def test_the_openapi_file_is_current() -> None:
    written = json.loads(typescript.OPENAPI.read_text("utf-8"))

    assert written == json.loads(json.dumps(openapi.openapi())), "run python -m tools.typescript"


def test_the_types_of_the_client_are_current() -> None:
    assert typescript.TYPES.read_text("utf-8") == typescript.typescript(), (
        "run python -m tools.typescript"
    )


def test_every_route_is_described() -> None:
    served = {
        (route.path, method.lower())
        for route in tables.ROUTES[:-1]
        for method in route.methods or ()
        if method != "HEAD"
    }

    assert served == {(path, method) for path, method, *_more in openapi.ROUTES}
