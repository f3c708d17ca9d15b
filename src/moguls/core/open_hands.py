"""A game with all hands open: what each seat may know, put together. For games that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

View = dict[str, Any]
Event = dict[str, object]
# What speaks to the viewer alone: who looks, what it can do, why it must wait.
OWN = frozenset({"seat", "actions", "wait"})


class Shows(Protocol):
    """What of the rules is asked here: views, and what a step made happen."""

    @property
    def tell(self) -> Callable[[object | None, object, object, int | None], list[Any]]:
        """The function that tells the events of a step (`core.rules`)."""

    def view(self, state: Any, seat: int | None) -> View:
        """Return all that a seat may know; None is a spectator."""


def open_view(display: Shows, state: Any) -> View:
    """Return a spectator's view with all that any seat may know; the decks stay closed."""
    view = display.view(state, None)
    for seat in range(int(state.seats)):
        seen = display.view(state, seat)
        view = {
            key: value if key in OWN else _filled(value, seen[key]) for key, value in view.items()
        }
    return view


def _filled(value: object, other: object) -> object:
    """Return a value with what is null in it taken from another of the same shape."""
    if value is None:
        return other
    if isinstance(value, dict) and isinstance(other, dict):
        return {key: _filled(item, other.get(key)) for key, item in value.items()}
    if isinstance(value, list) and isinstance(other, list) and len(value) == len(other):
        return [_filled(*pair) for pair in zip(value, other, strict=True)]
    return value


def open_events(display: Shows, before: object | None, what: object, after: Any) -> list[Event]:
    """Return what a step made happen, with all that any seat may hear of it."""
    events = display.tell(before, what, after, None)
    for seat in reversed(range(int(after.seats))):
        events = _joined(events, display.tell(before, what, after, seat))
    return events


def _joined(events: list[Event], others: list[Event]) -> list[Event]:
    """Return events with what another list of the same ones says more, and what it has more."""
    joined, at = [*events], 0
    for event in others:
        match_ = next((i for i in range(at, len(joined)) if _is_same(joined[i], event)), None)
        if match_ is None:
            joined.insert(at, event)
        else:
            at = match_
            joined[at] = {**joined[at], **event}
        at += 1
    return joined


def _is_same(event: Event, other: Event) -> bool:
    """Say whether two events are one, of which some know more than others."""
    return all(other.get(key) == value for key, value in event.items() if key in other) and (
        event["type"] == other["type"] and event.get("seat") == other.get("seat")
    )
