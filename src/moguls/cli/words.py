"""Events of a game as sentences, for the terminal game and for replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.core.text.display import Event, Names
    from moguls.errors import RecordError


def by_number(seat: int) -> str:
    """Return the name of a seat, counted from 1."""
    return f"Seat {seat + 1}"


def tell(rules: Rules, events: list[Event], name: Names = by_number) -> list[str]:
    """Return the sentences for some events, in the words of the game."""
    if rules.display.face is not None and rules.display.face.tell is not None:
        return rules.display.face.tell(events, name)
    return [
        rules.display.say(event, name) if rules.display.say else _unknown(event) for event in events
    ]


def refusal(error: RecordError) -> str:
    """Return why a record was refused: step, move, rule and legal moves, as far as known."""
    where = f"step {error.step}, " if error.step else ""
    what = f"move {error.move!r}: " if error.move is not None else ""
    text = f"{where}{what}{error.text}"
    if error.rule and error.rule not in text:
        text += f" ({error.rule})"
    if error.legal is not None and "legal moves" not in text:
        text += f"; legal: {', '.join(error.legal) or 'nothing'}"
    return text


def _unknown(event: Event) -> str:
    """Return an event with all its fields, for games without sentences."""
    facts = ", ".join(f"{key} {value}" for key, value in event.items() if key != "type")
    return f"{event['type']}: {facts}."
