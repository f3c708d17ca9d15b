"""Validated reading of the data file.

Values fixed by a clause must equal it; the rest may differ from file to file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.core.datafile.values import refuse_keys, refuse_unless, whole, yes_or_no
from moguls.games.mogul2013.card_facts import companies, decks, placard, start_cards
from moguls.games.mogul2013.facts import LOW_SEATS, MAX_SEATS, MAX_SPACES, UNDER_CRASH, Facts
from moguls.games.mogul2013.map_facts import stations, tracks

if TYPE_CHECKING:
    from moguls.core.datafile.file import DataFile

# Numbers fixed by a clause.
FIXED: Final = {
    "chips": (45, "M13-C2"),
    "chips_per_seat": (6, "M13-S1"),
    "depots_per_seat": (6, "M13-S1"),
    "crash_depth": (UNDER_CRASH, "M13-S2"),
    "credit": (3, "M13-L1"),
    "chips_per_dollar": (5, "M13-E3"),
    "seats": ([LOW_SEATS, MAX_SEATS], "M13-C4"),
}
TABLES: Final = ("companies", "deck", "placard", "start_cards", "stations", "tracks")
KEYS: Final = ("reconstruction", "track_spaces", *FIXED, *TABLES)


def read(file: DataFile) -> Facts:
    """Return the facts of a data file. Rules: M13-C1, M13-C2, M13-C3, M13-C4, M13-P1.

    Raises:
        UsageError: the file contradicts a clause or is malformed; the message names the line.
    """
    refuse_keys(file, (), KEYS)
    for name, (value, rule) in FIXED.items():
        refuse_unless(file, (name,), value, rule)
    all_decks = decks(file)
    row = placard(file)
    return Facts(
        reconstruction=yes_or_no(file, ("reconstruction",)),
        track_spaces=whole(file, ("track_spaces",), 1, MAX_SPACES),
        companies=companies(file),
        decks=all_decks,
        placard=row,
        start_cards=start_cards(file, all_decks, row),
        stations=stations(file),
        tracks=tracks(file),
    )
