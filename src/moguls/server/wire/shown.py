"""The types of what games show, by game, from which OpenAPI and the client's types are made."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from moguls.core.shown import Shown  # noqa: TC001  # read at run time
from moguls.games import registry

REF = "#/components/schemas/{name}"
# What messages hold of a game: plain dictionaries, described by the types of all games.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GameView")})]
Event = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GameEvent")})]
Effect = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GamePreview")})]


@cache
def shown() -> dict[str, Shown]:
    """Return the types of each game that says what it shows."""
    types = {name: registry.game(name).rules.display.shown for name in registry.names()}
    return {name: shown for name, shown in types.items() if shown is not None}


def members(kind: Any) -> tuple[Any, ...]:
    """Return the types of a union, or the one type."""
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def tags(kind: Any, tag: str) -> tuple[str, ...]:
    """Return what a type may say under a key, such as "type", that tells it from others."""
    return get_args(get_type_hints(kind)[tag])
