"""Every event as one English sentence, and the clause that it is an instance of."""

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from moguls.core.text.display import agreed, counted, small, won

Event = dict[str, Any]
Names = Callable[[int], str]

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": ("{who} [are|is] start player.", "M13-S3"),
    "reveal": ("Revealed: {share}.", "M13-R2"),
    "dividend": ("{who} [earn|earns] {points} for {company}.", "M13-R3"),
    "credit": ("{who} [take|takes] a credit: {chips} chips for {dollars} dollars.", "M13-L1"),
    "bid": ("{who} [bid|bids]: {bowl} in the bowl.", "M13-A2"),
    "leave": ("{who} [leave|leaves] with {chips}.", "M13-A3"),
    "win": ("{who} [win|wins] the auction.", "M13-A4"),
    "runner_up": ("{who} [are|is] runner-up.", "M13-A4"),
    "take": ("{who} [take|takes] {share}.", "M13-X1"),
    "sell": ("{who} [sell|sells] {count} {company} at {price}: {points}.", "M13-X3"),
    "erect": ("{who} [put|puts] up a depot at {town} ({station}).", "M13-D1"),
    "move": ("{who} [move|moves] a depot from {from} to {town} ({station}).", "M13-D2"),
    "nothing": ("{who} [do|does] nothing.", "M13-X2"),
    "crash": ("The crash: the game is over.", "M13-E1"),
    "depot_points": ("{who} [earn|earns] {points} for {depots} on {company}.", "M13-E2"),
    "share_points": ("{who} [earn|earns] {points} for shares.", "M13-E3"),
    "chip_points": ("{who} [earn|earns] {points} for chips.", "M13-E3"),
    "end": ("{won}", "M13-E4"),
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
    for (kind, company), group in groupby(events, key=_topic):
        same = list(group)
        if kind in TOPICS:
            told.append(f"{TOPICS[kind].format(company=company)}: {_paid(same, name)}.")
        else:
            told += [say(each, name) for each in same]
    return told


def _topic(event: Event) -> tuple[str, str]:
    """Return what events have in common that share a sentence."""
    return event["type"], event.get("company", "")


def _paid(events: list[Event], name: Names) -> str:
    """Write what each seat earns."""
    return ", ".join(f"{small(name(event['seat']))} +{event['points']}" for event in events)


def _facts(event: Event, name: Names) -> dict[str, Any]:
    """Return what a sentence names, in words."""
    facts = {key: value for key, value in event.items() if key != "seat"}
    if "points" in event:
        facts["points"] = counted(event["points"], "dollar")
    if "depots" in event:
        facts["depots"] = counted(event["depots"], "depot")
    if event["type"] == "leave":
        facts["chips"] = counted(event["chips"], "chip") if event["chips"] else "nothing"
    if event["type"] == "end":
        facts["won"] = won([name(seat) for seat in event["winners"]])
    return facts


TOPICS: Final = {
    "dividend": "Dividends for {company}",
    "depot_points": "Depots on {company}",
    "share_points": "Dollars for shares",
    "chip_points": "Dollars for chips",
}
