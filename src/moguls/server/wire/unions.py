"""What games show, described: one type of several, told apart by a key that all of them have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.server.wire.shown import REF, members, shown, tags
from moguls.server.wire.told import TableTold

if TYPE_CHECKING:
    from collections.abc import Iterable


def parts() -> list[object]:
    """Return the types of all views, events and previews, which the description names."""
    found = [each for of_game in shown().values() for each in (of_game.view, of_game.event)]
    found += [each.preview for each in shown().values() if each.preview is not None]
    return [part for union in (*found, TableTold) for part in members(union)]


def unions() -> dict[str, object]:
    """Return the description of what can be one of several types, by its name."""
    games = shown().values()
    previews = [each.preview for each in games if each.preview is not None]
    events = {f"{_title(name)}Event": each.event for name, each in shown().items()}
    events_for = {"TableEvent": TableTold, **events}
    return {
        "GameView": _one_of([each.view for each in games], "game", "A view, by its game."),
        "GamePreview": _any_of(
            [*(each.__name__ for each in previews), "NoPreview"],
            "What a move would change besides its effect; most moves nothing.",
        ),
        "NoPreview": {"description": "Nothing.", "type": "object", "maxProperties": 0},
        "GameEvent": _any_of([*events_for], "What happened, in a game or at its table."),
        **{
            name: _one_of(members(each), "type", "An event, by its type.")
            for name, each in events_for.items()
        },
    }


def _title(game: str) -> str:
    """Return a game's name as its types have it: TakeStock for take-stock."""
    return "".join(word.capitalize() for word in game.split("-"))


def _any_of(names: list[str], text: str) -> dict[str, object]:
    """Return the description of one of several types."""
    return {"description": text, "anyOf": [{"$ref": REF.format(name=name)} for name in names]}


def _told(event: object) -> dict[str, object]:
    """Return the description of events."""
    return _one_of(members(event), "type", "An event, by its type.")


def _one_of(kinds: Iterable[object], tag: str, text: str) -> dict[str, object]:
    """Return the description of one of several types, which a key tells apart."""
    told = {value: _ref(each) for each in kinds for value in tags(each, tag)}
    refs = list(dict.fromkeys(told.values()))
    by_tag = {"propertyName": tag, "mapping": told}
    return {"description": text, "oneOf": [{"$ref": ref} for ref in refs], "discriminator": by_tag}


def _ref(kind: Any) -> str:
    """Return where a type is described."""
    return REF.format(name=kind.__name__)
