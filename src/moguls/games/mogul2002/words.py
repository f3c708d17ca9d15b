"""Every event as one English sentence, and the clause that it is an instance of."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from moguls.core.text.display import agreed, counted, listed, small, won

Event = dict[str, Any]
Names = Callable[[int], str]

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": ("{who} [are|is] start player.", "M02-S5"),
    "reveal": ("Revealed: {share}.", "M02-R2"),
    "dividend": ("{who} [score|scores] {points} for {company}.", "M02-R3"),
    "loan": ("{who} [borrow|borrows] 2 chips for 2 points.", "M02-L1"),
    "decline": ("{who} [want|wants] no loan.", "M02-L2"),
    "bid": ("{who} [bid|bids]: {bowl} in the bowl.", "M02-A2"),
    "leave": ("{who} [leave|leaves] with {chips}.", "M02-A3"),
    "win": ("{who} [win|wins] the auction.", "M02-A4"),
    "runner_up": ("{who} [are|is] runner-up.", "M02-A4"),
    "take": ("{who} [take|takes] {share}.", "M02-X3"),
    "sell": ("{who} [sell|sells] {sold}.", "M02-X4"),
    "crash": ("The crash: the game is over.", "M02-E1"),
    "chip_points": ("{who} [score|scores] {points} for chips.", "M02-E2"),
    "end": ("{won}", "M02-E3"),
}


def say(event: Event, name: Names) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2"."""
    who = name(event["seat"]) if "seat" in event else ""
    return agreed(SENTENCES[event["type"]][0], who).format(**_facts(event, name), who=who)


def clause_of(event: Event) -> str:
    """Return the clause that an event is an instance of."""
    return SENTENCES[event["type"]][1]


def tell(events: list[Event], name: Names) -> list[str]:
    """Return the sentences for some events, in order; dividends and the like share one."""
    told = []
    for kind, group in groupby(events, key=lambda event: str(event["type"])):
        same = list(group)
        told += [JOINED[kind](same, name)] if kind in JOINED else [say(each, name) for each in same]
    return told


def _facts(event: Event, name: Names) -> dict[str, Any]:
    """Return what a sentence names, in words."""
    facts = {key: value for key, value in event.items() if key != "seat"}
    if "points" in event:
        facts["points"] = counted(event["points"], "point")
    if event["type"] == "leave":
        facts["chips"] = counted(event["chips"], "chip") if event["chips"] else "nothing"
    if event["type"] == "sell":
        facts["sold"] = "{count} {company} at {price}: {points}".format(**facts)
        facts["sold"] = facts["sold"] if event["count"] else "nothing"
    if event["type"] == "end":
        facts["won"] = won([name(seat) for seat in event["winners"]])
    return facts


def _dividends(events: list[Event], name: Names) -> str:
    """Write all dividends of a reveal."""
    return f"Dividends for {events[0]['company']}: {_paid(events, name)}."


def _chip_points(events: list[Event], name: Names) -> str:
    """Write the points for chips."""
    return f"Points for chips: {_paid(events, name)}."


def _paid(events: list[Event], name: Names) -> str:
    """Write what each seat scores."""
    return ", ".join(f"{small(name(event['seat']))} +{event['points']}" for event in events)


def _declined(events: list[Event], name: Names) -> str:
    """Write who wants no loan."""
    first, *rest = [name(event["seat"]) for event in events]
    if not rest:
        return say(events[0], name)
    return f"{listed([first, *map(small, rest)])} want no loan."


JOINED: Final = {
    "dividend": _dividends,
    "decline": _declined,
    "chip_points": _chip_points,
}
