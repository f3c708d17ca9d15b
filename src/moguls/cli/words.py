"""What happened at a table, in sentences: for the terminal game and for replays."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

Event = dict[str, Any]
Names = Callable[[int], str]

COMPANIES: Final = {
    "brown": "Great Northern",
    "pink": "Union Pacific",
    "blue": "Santa Fe",
    "green": "Frisco",
    "yellow": "Southern Pacific",
}

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": "{who} [are|is] start player.",
    "reveal": "Revealed: {share}.",
    "loan": "{who} [borrow|borrows] 2 chips for 2 points.",
    "bid": "{who} [bid|bids]: {bowl} in the bowl.",
    "leave": "{who} [leave|leaves] with {chips}.",
    "win": "{who} [win|wins] the auction.",
    "runner_up": "{who} [are|is] runner-up.",
    "take": "{who} [take|takes] {share}.",
    "crash": "The crash: the game is over.",
}


def by_number(seat: int) -> str:
    """Name a seat by its number, as records do."""
    return f"Seat {seat}"


def tell(events: list[Event], name: Names = by_number) -> list[str]:
    """Return the sentences for some events, in order; those of one kind in a row share one."""
    told = []
    for kind, group in groupby(events, key=lambda event: str(event["type"])):
        same = list(group)
        joined = JOINED.get(kind)
        told += [joined(same, name)] if joined else [_sentence(each, name) for each in same]
    return told


def listed(names: list[str]) -> str:
    """Write names as "a, b and c"."""
    if len(names) < 2:  # noqa: PLR2004  # one name needs no "and"
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, noun: str) -> str:
    """Write "1 chip", "2 chips"."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def _sentence(event: Event, name: Names) -> str:
    """Write one event."""
    if event["type"] == "sell":
        return _sold(event, name)
    if event["type"] not in SENTENCES:
        return _unknown(event)
    facts = {**event, "who": name(event["seat"]) if "seat" in event else ""}
    if event["type"] == "leave":
        facts["chips"] = counted(event["chips"], "chip") if event["chips"] else "nothing"
    return _agree(SENTENCES[event["type"]], facts["who"]).format(**facts)


def _agree(sentence: str, who: str) -> str:
    """Choose between the verb for "You" and the verb for others."""
    return re.sub(r"\[(.*?)\|(.*?)\]", r"\1" if who == "You" else r"\2", sentence)


def _sold(event: Event, name: Names) -> str:
    """Write a sale."""
    who = name(event["seat"])
    if not event["count"]:
        return _agree(f"{who} [sell|sells] nothing.", who)
    points = counted(event["points"], "point")
    what = f"{event['count']} {event['company']} at {event['price']}"
    return _agree(f"{who} [sell|sells] {what}: {points}.", who)


def _unknown(event: Event) -> str:
    """Write an event that has no sentence yet, so that nothing is lost."""
    facts = ", ".join(f"{key} {value}" for key, value in event.items() if key != "type")
    return f"{event['type']}: {facts}."


def _dividends(events: list[Event], name: Names) -> str:
    """Write all dividends of a reveal."""
    return f"Dividends for {events[0]['company']}: {_paid(events, name)}."


def _paid(events: list[Event], name: Names) -> str:
    """Write what each seat scores."""
    names = [_small(name(event["seat"])) for event in events]
    points = (event["points"] for event in events)
    return ", ".join(f"{who} +{more}" for who, more in zip(names, points, strict=True))


def _small(name: str) -> str:
    """Write a name as inside a sentence."""
    return name[:1].lower() + name[1:]


def _declined(events: list[Event], name: Names) -> str:
    """Write who wants no loan."""
    seats = [name(event["seat"]) for event in events]
    verb = "wants" if len(seats) == 1 and seats[0] != "You" else "want"
    return f"{listed(_in_sentence(seats))} {verb} no loan."


def _in_sentence(names: list[str]) -> list[str]:
    """Put the small letter where a name is not the first word."""
    return [name if at == 0 else _small(name) for at, name in enumerate(names)]


def _chip_points(events: list[Event], name: Names) -> str:
    """Write the points for chips."""
    return f"Points for chips: {_paid(events, name)}."


def _end(events: list[Event], name: Names) -> str:
    """Write who has won."""
    winners = [name(seat) for seat in events[0]["winners"]]
    if len(winners) > 1:
        return f"{listed(_in_sentence(winners))} share the win."
    return _agree(f"{winners[0]} [win|wins] the game.", winners[0])


JOINED: Final = {
    "dividend": _dividends,
    "decline": _declined,
    "chip_points": _chip_points,
    "end": _end,
}
