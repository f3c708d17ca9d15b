"""Shares, chips, depots and the map as constant tables, most of them from the data file.

A card is identified by its kind: company * 5 + box colour. Cards of one kind are alike, so the
deck holds kinds. A set of stations is an int of bits, in the order of their codes.
Rules: M13-C1, M13-C2, M13-C3, M13-C4.
"""

from typing import Final

from moguls.core.datafile import file
from moguls.games.mogul2013 import facts, facts_file
from moguls.games.mogul2013.facts import (
    COLOURS,
    LOW_SEATS,
    MAX_SEATS,
    NUM_COMPANIES,
    NUM_SHARES,
    UNDER_CRASH,
)
from moguls.mechanisms.mogul import cards

FILE: Final = file.load("mogul-2013", "moguls.games.mogul2013", "mogul-2013.toml")
FACTS: Final = facts_file.read(FILE)

COMPANIES: Final = FACTS.companies
DECK_NAMES: Final = ("a", "b")
DECKS: Final = FACTS.decks
PLACARD: Final = FACTS.placard
STATIONS: Final = FACTS.stations
TRACK_SPACES: Final = FACTS.track_spaces
RECONSTRUCTION: Final = FACTS.reconstruction
REMARK: Final = (
    "deck, placard, map, track: reconstructed (M13-C1, M13-C3, M13-C4, M13-P1)"
    if RECONSTRUCTION
    else ""
)

# Facts read by the rules: native code takes these from memory, see `kernel.native.facts`.
FROM_FILE: Final = ("NETWORK", "NUM_STATIONS", "SHARES", "START_HANDS", "START_SHARES")

CRASH: Final = cards.CRASH
COMPANY_OF: Final = cards.COMPANY_OF
BOX_OF: Final = cards.SALE_OF

NUM_CHIPS: Final = 45
CHIPS_PER_SEAT: Final = 6
DEPOTS: Final = 6  # of a seat, to be put up
CREDIT_CHIPS: Final = 3
CREDIT_DOLLARS: Final = 3
CHIPS_PER_DOLLAR: Final = 5
CRASH_PLACES: Final = UNDER_CRASH + 1
DECK_SIZE: Final = NUM_SHARES + 1

NUM_STATIONS: Final = len(STATIONS)
CODES: Final = tuple(station.code for station in STATIONS)
STATION_OF: Final = {code: station for station, code in enumerate(CODES)}
# The set of stations of each network, by company.
NETWORK: Final = tuple(
    sum(1 << i for i, station in enumerate(STATIONS) if company in station.networks)
    for company in range(NUM_COMPANIES)
)

# Rows of 37: the start shares, ascending, then the others; for deck a with 3, 4, 5 seats, then for
# deck b. If the file has no deck b, the rows of a fill its place; `switches.refuse` denies it.
SHARES: Final = tuple(
    kind
    for name in DECK_NAMES
    for seats in range(LOW_SEATS, MAX_SEATS + 1)
    for deck in [name if name in DECKS else "a"]
    for kind in facts.start_cards_first(FACTS, deck, seats)
)
# Start shares of each company in all, [seats - 3][company], and by place counted from the start
# player, [seats - 3][place][company].
START_SHARES: Final = tuple(
    sum(hand.count(company) for hand in PLACARD[seats])
    for seats in range(LOW_SEATS, MAX_SEATS + 1)
    for company in range(NUM_COMPANIES)
)
START_HANDS: Final = tuple(
    PLACARD[seats][place].count(company) if place < seats else 0
    for seats in range(LOW_SEATS, MAX_SEATS + 1)
    for place in range(MAX_SEATS)
    for company in range(NUM_COMPANIES)
)


def card_name(kind: int) -> str:
    """Write a card in the notation of records: company/box colour, or crash. Rules: M13-C1."""
    return cards.name_of(kind, COLOURS)


def codes_of(stations: int) -> list[str]:
    """Return the codes of a set of stations, ascending. Rules: M13-C3."""
    return [code for station, code in enumerate(CODES) if stations >> station & 1]


KIND_OF: Final = {card_name(kind): kind for kind in (*DECKS["a"], *DECKS.get("b", ()), CRASH)}
