"""Every event as one English sentence, and the clause that it is an instance of."""

import re
from collections.abc import Callable
from typing import Any, Final

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
    "end": ("{winners}", "M13-E4"),
}


def say(event: dict[str, Any], name: Callable[[int], str]) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2". Rules: M13-R1."""
    sentence, _clause = SENTENCES[event["type"]]
    who = name(event["seat"]) if "seat" in event else ""
    facts = {**event, "who": who}
    if "points" in event:
        facts["points"] = _counted(event["points"], "dollar")
    if "depots" in event:
        facts["depots"] = _counted(event["depots"], "depot")
    if event["type"] == "leave":
        facts["chips"] = _counted(event["chips"], "chip") if event["chips"] else "nothing"
    if event["type"] == "end":
        facts["winners"] = _won([name(seat) for seat in event["winners"]])
    verb = r"\1" if who == "You" else r"\2"
    return re.sub(r"\[(.*?)\|(.*?)\]", verb, sentence).format(**facts)


def clause_of(event: dict[str, Any]) -> str:
    """Return the clause that an event is an instance of. Rules: M13-R1."""
    return SENTENCES[event["type"]][1]


def _counted(number: int, noun: str) -> str:
    """Write "1 dollar", "2 dollars"."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def _won(names: list[str]) -> str:
    """Write who has won."""
    if len(names) > 1:
        first, *rest = names
        small = [each[:1].lower() + each[1:] for each in rest]
        return f"{', '.join([first, *small[:-1]])} and {small[-1]} share the win."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} the game."
