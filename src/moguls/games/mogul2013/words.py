"""English sentence of every event, and the clause that applies."""

from typing import Final

from moguls.mechanisms.mogul import words
from moguls.mechanisms.mogul.words import Event, Names

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": ("{who} [are|is] the start player.", "M13-S3"),
    "reveal": ("Revealed: {share}.", "M13-R2"),
    "dividend": ("{who} [earn|earns] {points} for {company}.", "M13-R3"),
    "credit": ("{who} [take|takes] a credit: {chips} chips for {dollars} dollars.", "M13-L1"),
    "bid": ("{who} [bid|bids]: {bowl} in the bowl.", "M13-A2"),
    "leave": ("{who} [leave|leaves] with {chips}.", "M13-A3"),
    "win": ("{who} [win|wins] the auction.", "M13-A4"),
    "runner_up": ("{who} [are|is] the runner-up.", "M13-A4"),
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
# Beginning of a sentence shared by events of one type.
TOPICS: Final = {
    "dividend": "Dividends for {company}",
    "depot_points": "Depots on {company}",
    "share_points": "Dollars for shares",
    "chip_points": "Dollars for chips",
}


def say(event: Event, name: Names) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2"."""
    return words.say(event, name, SENTENCES, "dollar")


def clause_of(event: Event) -> str:
    """Return the clause that applies to an event."""
    return SENTENCES[event["type"]][1]


def tell(events: list[Event], name: Names) -> list[str]:
    """Return sentences for events, in order; dividends, for example, share one."""
    return words.tell(events, name, TOPICS, _apart)


def _apart(events: list[Event], name: Names) -> list[str]:
    return [say(event, name) for event in events]
