"""Companies, decks and placard of a data file."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from moguls.core.datafile.values import dotted, list_at, name_at, refuse_keys, table_at, whole
from moguls.games.mogul2013.facts import (
    COLOURS,
    FEWEST,
    MOST,
    NUM_COMPANIES,
    NUM_SHARES,
    SEATS,
    UNDER_CRASH,
    company_at,
)

if TYPE_CHECKING:
    from moguls.core.datafile.file import DataFile, Key


def companies(file: DataFile) -> dict[str, str]:
    """Return the companies' names by colour. Rules: M13-C1."""
    refuse_keys(file, ("companies",), COLOURS)
    return {colour: name_at(file, ("companies", colour)) for colour in COLOURS}


def decks(file: DataFile) -> dict[str, tuple[int, ...]]:
    """Return the decks of the file; `a` is always among them. Rules: M13-C1."""
    refuse_keys(file, ("deck",), ("a",), ("b",))
    return {name: _deck(file, ("deck", name)) for name in table_at(file, ("deck",))}


def _deck(file: DataFile, key: Key) -> tuple[int, ...]:
    """Return the kinds of a deck. Rules: M13-C1."""
    refuse_keys(file, key, COLOURS)
    kinds: list[int] = []
    for colour in COLOURS:
        kinds += _shares_of(file, (*key, colour))
    if len(kinds) != NUM_SHARES:
        file.refuse(key, f"{dotted(key)} has {len(kinds)} shares, not {NUM_SHARES} (M13-C1)")
    return tuple(sorted(kinds))


def _shares_of(file: DataFile, key: Key) -> list[int]:
    """Return the kinds of one company's shares. Rules: M13-C1."""
    company, kinds = COLOURS.index(key[-1]), []
    for colour in table_at(file, key):
        box = company_at(file, key, colour)
        if box == company:
            file.refuse(key, f"{dotted(key)}: no share has its own colour on its box (M13-C1)")
        kinds += [company * NUM_COMPANIES + box] * whole(file, (*key, colour), 0, MOST)
    if not FEWEST <= len(kinds) <= MOST:
        why = f"{dotted(key)} has {len(kinds)} shares; a company has {FEWEST} to {MOST} (M13-C1)"
        file.refuse(key, why)
    return kinds


def placard(file: DataFile) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Return the start shares of each place from the start player. Rules: M13-C4."""
    refuse_keys(file, ("placard",), SEATS)
    return {int(seats): _row(file, ("placard", seats)) for seats in SEATS}


def _row(file: DataFile, key: Key) -> tuple[tuple[int, ...], ...]:
    """Return one row of the placard. Rules: M13-C4."""
    row, seats = list_at(file, key, "lists of companies, one a seat"), int(key[-1])
    if len(row) != seats or not all(isinstance(hand, list) and hand for hand in row):
        why = f"{dotted(key)} must have {seats} lists of companies, none empty (M13-C4)"
        file.refuse(key, why)
    hands = tuple(tuple(company_at(file, key, colour) for colour in hand) for hand in row)
    most = NUM_SHARES - UNDER_CRASH - 1
    if sum(map(len, hands)) > most:
        file.refuse(key, f"{dotted(key)} deals more than {most} shares (M13-S2)")
    return hands


def start_cards(
    file: DataFile,
    decks: dict[str, tuple[int, ...]],
    placard: dict[int, tuple[tuple[int, ...], ...]],
) -> dict[tuple[str, int], tuple[int, ...]]:
    """Return the start shares by deck and number of seats. Rules: M13-S2."""
    refuse_keys(file, ("start_cards",), decks)
    start = {}
    for name, deck in decks.items():
        refuse_keys(file, ("start_cards", name), SEATS)
        for seats in SEATS:
            key = ("start_cards", name, seats)
            kinds = _kinds(file, key)
            _refuse_missing(file, key, kinds, deck)
            _refuse_other(file, key, kinds, placard[int(seats)])
            start[name, int(seats)] = tuple(sorted(kinds))
    return start


def _kinds(file: DataFile, key: Key) -> list[int]:
    """Return the kinds of a list of cards written company-box."""
    kinds = []
    for card in list_at(file, key, "cards such as brown-blue"):
        parts = card.split("-") if isinstance(card, str) else []
        if len(parts) != len(("company", "box")) or not set(parts) <= set(COLOURS):
            why = (
                f"{dotted(key)}: {card!r} is not a card; "
                "expected company-box, for example brown-blue"
            )
            file.refuse(key, why, str(card))
        kinds.append(COLOURS.index(parts[0]) * NUM_COMPANIES + COLOURS.index(parts[1]))
    return kinds


def _card(kind: int) -> str:
    return f"{COLOURS[kind // NUM_COMPANIES]}-{COLOURS[kind % NUM_COMPANIES]}"


def _refuse_missing(file: DataFile, key: Key, kinds: list[int], deck: tuple[int, ...]) -> None:
    """Refuse start cards that the deck lacks. Rules: M13-S2."""
    for kind, count in (Counter(kinds) - Counter(deck)).items():
        has = deck.count(kind)
        why = f"{dotted(key)} has {has + count} {_card(kind)}; deck.{key[1]} has {has} (M13-S2)"
        file.refuse(key, why, _card(kind))


def _refuse_other(
    file: DataFile, key: Key, kinds: list[int], row: tuple[tuple[int, ...], ...]
) -> None:
    """Refuse start cards of companies that are not on the placard. Rules: M13-S2, M13-C4."""
    counts = Counter(kind // NUM_COMPANIES for kind in kinds)
    expected = Counter(company for hand in row for company in hand)
    for company, colour in enumerate(COLOURS):
        if counts[company] != expected[company]:
            why = (
                f"{dotted(key)} has {counts[company]} {colour} cards, "
                f"placard.{key[2]} {expected[company]} (M13-S2)"
            )
            file.refuse(key, why)
