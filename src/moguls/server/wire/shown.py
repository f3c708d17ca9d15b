"""Types of what games show, from which OpenAPI and the client's types are generated."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from moguls.core.shown import Shown  # noqa: TC001  # read at run time
from moguls.games import registry

REF = "#/components/schemas/{name}"
# Parts of messages that belong to a game: plain dictionaries, with the types of all games.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GameView")})]
Event = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GameEvent")})]
Effect = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="GamePreview")})]


@cache
def shown() -> dict[str, Shown]:
    """Return the types of each game that declares them."""
    types = {name: registry.game(name).rules.display.shown for name in registry.names()}
    return {name: shown for name, shown in types.items() if shown is not None}


def members(kind: Any) -> tuple[Any, ...]:
    """Return the types of a union, or the one type."""
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def tags(kind: Any, tag: str) -> tuple[str, ...]:
    """Return the values of a key, such as "type", that identify a type."""
    return get_args(get_type_hints(kind)[tag])
