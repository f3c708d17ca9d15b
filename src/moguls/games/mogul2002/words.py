"""English sentence of every event, and the clause that applies."""

from typing import Final

from moguls.core.text.display import listed, small
from moguls.mechanisms.mogul import words
from moguls.mechanisms.mogul.words import Event, Names

# [a|b] is a where the sentence is about "You", b about anybody else.
SENTENCES: Final = {
    "start": ("{who} [are|is] the start player.", "M02-S5"),
    "reveal": ("Revealed: {share}.", "M02-R2"),
    "dividend": ("{who} [score|scores] {points} for {company}.", "M02-R3"),
    "loan": ("{who} [borrow|borrows] 2 chips for 2 points.", "M02-L1"),
    "decline": ("{who} [take|takes] no loan.", "M02-L2"),
    "bid": ("{who} [bid|bids]: {bowl} in the bowl.", "M02-A2"),
    "leave": ("{who} [leave|leaves] with {chips}.", "M02-A3"),
    "win": ("{who} [win|wins] the auction.", "M02-A4"),
    "runner_up": ("{who} [are|is] the runner-up.", "M02-A4"),
    "take": ("{who} [take|takes] {share}.", "M02-X3"),
    "sell": ("{who} [sell|sells] {sold}.", "M02-X4"),
    "crash": ("The crash: the game is over.", "M02-E1"),
    "chip_points": ("{who} [score|scores] {points} for chips.", "M02-E2"),
    "end": ("{won}", "M02-E3"),
}
# Beginning of a sentence shared by events of one type.
TOPICS: Final = {"dividend": "Dividends for {company}", "chip_points": "Points for chips"}


def say(event: Event, name: Names) -> str:
    """Write an event; `name` names a seat, "You" or "Seat 2"."""
    return words.say(event, name, SENTENCES, "point")


def clause_of(event: Event) -> str:
    """Return the clause that applies to an event."""
    return SENTENCES[event["type"]][1]


def tell(events: list[Event], name: Names) -> list[str]:
    """Return sentences for events, in order; dividends, for example, share one."""
    return words.tell(events, name, TOPICS, _apart)


def _apart(events: list[Event], name: Names) -> list[str]:
    """Write a sentence for each event of one type; the seats that take no loan share one."""
    if events[0]["type"] != "decline" or len(events) == 1:
        return [say(event, name) for event in events]
    first, *rest = [name(event["seat"]) for event in events]
    return [f"{listed([first, *map(small, rest)])} take no loan."]
