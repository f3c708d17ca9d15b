"""Facts of deck, placard and map from a data file, and their limits."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.core.datafile.values import dotted
from moguls.mechanisms.mogul import cards

if TYPE_CHECKING:
    from moguls.core.datafile.file import DataFile, Key

COLOURS: Final = ("brown", "purple", "blue", "gray", "yellow")
NUM_COMPANIES: Final = cards.NUM_COMPANIES
NUM_SHARES: Final = 37
FEWEST, MOST = 5, 8  # shares of a company
LOW_SEATS, MAX_SEATS = 3, 5
UNDER_CRASH: Final = 3  # shares that the crash is shuffled with
MAX_STATIONS: Final = 63  # sets of stations are bits of one signed number
MAX_SPACES: Final = 1000  # of a score track
WIDTH, HEIGHT = 1000, 600  # of the canvas
CODE: Final = re.compile(r"[A-Z][A-Z0-9]{1,3}")
SEATS: Final = tuple(str(seats) for seats in range(LOW_SEATS, MAX_SEATS + 1))


@dataclass(frozen=True)
class Station:
    """A station space: code, town, position on the canvas, and companies by number."""

    code: str
    town: str
    at: tuple[int, int]
    networks: tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    """Contents of a data file.

    Attributes:
        reconstruction: whether the facts are reconstructed, not printed ones.
        track_spaces: number of spaces of the score track.
        companies: names by colour.
        decks: kinds of the 37 shares, ascending, by the name of the deck.
        placard: by number of seats, the companies of each place from the start player.
        start_cards: kinds that leave a deck, ascending, by deck and number of seats.
        stations: stations in the order of their codes.
        tracks: by colour; codes of stations, and bends.
    """

    reconstruction: bool
    track_spaces: int
    companies: dict[str, str]
    decks: dict[str, tuple[int, ...]]
    placard: dict[int, tuple[tuple[int, ...], ...]]
    start_cards: dict[tuple[str, int], tuple[int, ...]]
    stations: tuple[Station, ...]
    tracks: dict[str, list[list[object]]]


def start_cards_first(facts: Facts, deck: str, seats: int) -> list[int]:
    """Return the kinds of a deck, its start shares before the others. Rules: M13-S2."""
    start = facts.start_cards[deck, seats]
    return [*start, *sorted((Counter(facts.decks[deck]) - Counter(start)).elements())]


def company_at(file: DataFile, key: Key, colour: object) -> int:
    """Return the number of a company named by its colour. Rules: M13-C1."""
    if colour not in COLOURS:
        expected = ", ".join(COLOURS)
        why = f"{dotted(key)}: unknown company {colour!r}; expected one of {expected}"
        file.refuse(key, why, str(colour))
    return COLOURS.index(str(colour))
