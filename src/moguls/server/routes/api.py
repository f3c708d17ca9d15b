"""All routes of the JSON API, with the one that describes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from moguls.server.routes import (
    channels,
    daily,
    devices,
    games,
    identity,
    links,
    mail,
    orders,
    programs,
    puzzles,
    replays,
    seats,
    tables,
    vacations,
)
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.notices import exports, notifications
from moguls.server.routes.openapi import described

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/openapi.json", "This description.", dict)
async def get_openapi(_call: Call[None], _site: Site, _person: Person) -> dict[str, object]:
    """Return the description of these routes for programs."""
    return openapi()


# In the order of matching and of the description.
ENDPOINTS = tuple(
    endpoint
    for part in (
        games,
        programs,
        tables,
        orders,
        seats,
        replays,
        puzzles,
        daily,
        links,
        devices,
        channels,
        mail,
        vacations,
        identity,
        notifications,
        exports,
    )
    for endpoint in part.ROUTES.all
) + tuple(ROUTES.all)


@cache
def openapi() -> dict[str, Any]:
    """Return the description of all routes (OpenAPI 3.1)."""
    return described(ENDPOINTS)
