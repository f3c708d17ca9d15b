"""Tagged unions of the views, events and previews of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.server.wire.shown import REF, members, shown, tags
from moguls.server.wire.table_events import TableEvents

if TYPE_CHECKING:
    from collections.abc import Iterable


def parts() -> list[object]:
    """Return the types of all views, events and previews."""
    games = shown().values()
    unions: list[Any] = [union for game in games for union in (game.view, game.event)]
    unions += [game.preview for game in games if game.preview is not None]
    return [part for union in (*unions, TableEvents) for part in members(union)]


def unions() -> dict[str, object]:
    """Return the descriptions of unions, by name."""
    games = shown().values()
    previews = [types.preview for types in games if types.preview is not None]
    events = {f"{_title(name)}Event": types.event for name, types in shown().items()}
    events_for = {"TableEvent": TableEvents, **events}
    return {
        "GameView": _one_of([types.view for types in games], "game", "A view, by its game."),
        "GamePreview": _any_of(
            [*(types.__name__ for types in previews), "NoPreview"],
            "What a move would change besides its effect; most moves nothing.",
        ),
        "NoPreview": {"description": "Nothing.", "type": "object", "maxProperties": 0},
        "GameEvent": _any_of([*events_for], "What happened, in a game or at its table."),
        **{
            name: _one_of(members(types), "type", "An event, by its type.")
            for name, types in events_for.items()
        },
    }


def _title(game: str) -> str:
    """Return the prefix of a game's type names: TakeStock for take-stock."""
    return "".join(word.capitalize() for word in game.split("-"))


def _any_of(names: list[str], text: str) -> dict[str, object]:
    return {"description": text, "anyOf": [{"$ref": REF.format(name=name)} for name in names]}


def _one_of(kinds: Iterable[object], tag: str, text: str) -> dict[str, object]:
    """Return the description of a union whose types differ in a key."""
    mapping = {value: _ref(kind) for kind in kinds for value in tags(kind, tag)}
    refs = list(dict.fromkeys(mapping.values()))
    by_tag = {"propertyName": tag, "mapping": mapping}
    return {"description": text, "oneOf": [{"$ref": ref} for ref in refs], "discriminator": by_tag}


def _ref(kind: Any) -> str:
    return REF.format(name=kind.__name__)
