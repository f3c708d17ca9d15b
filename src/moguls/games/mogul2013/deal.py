"""Deals of records: validated reading, and writing."""

from collections import Counter

from moguls.core.rules import Deal, Moment, Steps
from moguls.errors import RecordError
from moguls.games.mogul2013.facts import COLOURS, LOW_SEATS, NUM_COMPANIES
from moguls.games.mogul2013.material import (
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    DECKS,
    FACTS,
    KIND_OF,
    PLACARD,
    START_SHARES,
    card_name,
)
from moguls.games.mogul2013.setup import num_dealt, redeal
from moguls.games.mogul2013.state import State
from moguls.games.mogul2013.switches import FIRST_MASK, FIRST_SHIFT, RANDOM_SHARES, deck_name, pack

KEYS = ("deck", "first")


def write_deal(s: State) -> dict[str, object]:
    """Write the deal made by `setup.deal`. Rules: M13-S2, M13-S3."""
    hidden = [card_name(kind) for kind in s.deck[num_dealt(s) :]]
    return {"first": int(s.taker), "deck": hidden}


def seats_of(deal: object) -> int:
    """Return the number of seats of a deal, inferred from the missing cards. Rules: M13-C4.

    Raises:
        RecordError: it is not a deal of this game.
    """
    if not isinstance(deal, dict):
        msg = "invalid deal: expected an object with 'first' and 'deck' (M13-S2)"
        raise RecordError(msg, rule="M13-S2")
    deck = _cards(deal)
    possible = [seats for name in DECKS for seats in _fitting(deck, name)] or _of_size(deck)
    first = deal.get("first")
    likely = [seats for seats in possible if type(first) is int and first < seats]
    return (likely or possible)[0]


def _fitting(deck: list[int], name: str) -> list[int]:
    """Return the numbers of seats whose start shares a deck lacks. Rules: M13-C4."""
    lacking = Counter(
        COMPANY_OF[kind] for kind in (Counter(DECKS[name]) - Counter(deck)).elements()
    )
    missing = [lacking[company] for company in range(NUM_COMPANIES)]
    return [seats for seats in PLACARD if _row(seats) == missing]


def _of_size(deck: list[int]) -> list[int]:
    """Return the numbers of seats that have a deck of this size. Rules: M13-C4."""
    sizes = {seats: DECK_SIZE - sum(_row(seats)) for seats in PLACARD}
    possible = [seats for seats, size in sizes.items() if size == len(deck)]
    if not possible:
        expected = ", ".join(f"{size} with {seats} seats" for seats, size in sizes.items())
        msg = f"deal: 'deck' has {len(deck)} cards; expected {expected} (M13-C4)"
        raise RecordError(msg, rule="M13-C4")
    return possible


def _row(seats: int) -> list[int]:
    """Return how many start shares each company has. Rules: M13-C4."""
    at = (seats - LOW_SEATS) * NUM_COMPANIES
    return list(START_SHARES[at : at + NUM_COMPANIES])


def redeal_history(history: Moment, seat: int, rng: int) -> tuple[Deal, Steps]:
    """Return deal and steps with the cards that nobody has seen shuffled again. Rules: M13-H1."""
    end = history.states[-1].copy()
    end.rng = rng
    redeal(end, seat)
    start = State()
    start.seats = end.seats
    read_deal(start, history.deal, history.options)
    start.deck[end.deck_at :] = end.deck[end.deck_at :]
    return write_deal(start), history.steps


def read_deal(s: State, deal: dict[str, object], options: dict[str, str]) -> int:
    """Write a deal into a state like `setup.deal`; return the number of seats.

    `s.seats`, if set, chooses among several numbers of seats that a deck can be for.

    Raises:
        RecordError: the deal is not valid; the message names the fault and the clause.
    """
    s.options = pack(options)
    seats = seats_of(deal)
    deck = _cards(deal)
    possible = _fitting(deck, deck_name(s.options))
    s.seats = s.seats if s.seats in possible else [*possible, seats][0]
    _refuse_keys(deal)
    start = _start_shares(s, deck)
    _refuse_crash(deck)
    s.deck = [*start, *deck]
    s.taker = _first(deal, s)
    return s.seats


def _refuse_keys(deal: dict[str, object]) -> None:
    unknown = sorted(set(deal) - set(KEYS))
    if unknown:
        msg = f"deal: unknown key {unknown[0]!r}; it has {', '.join(KEYS)}"
        raise RecordError(msg)


def _cards(deal: dict[str, object]) -> list[int]:
    names = deal.get("deck")
    if not isinstance(names, list):
        msg = "deal: 'deck' must be a list of cards such as 'yellow/blue'"
        raise RecordError(msg, rule="M13-C1")
    for name in names:
        if not isinstance(name, str) or name not in KIND_OF:
            expected = ", ".join(sorted(KIND_OF))
            msg = f"deal: {name!r} in 'deck' is not a card; expected one of {expected}"
            raise RecordError(msg, rule="M13-C1")
    return [KIND_OF[name] for name in names]


def _start_shares(s: State, deck: list[int]) -> list[int]:
    """Return the start shares, ascending: those that the deck lacks. Rules: M13-S2, M13-C4."""
    name = deck_name(s.options)
    whole = Counter([*DECKS[name], CRASH])
    surplus = Counter(deck) - whole
    if surplus or CRASH not in deck:
        faults = [f"{card_name(kind)} too many" for kind in surplus] or ["crash missing"]
        msg = f"deal: not the cards of deck {name}: {', '.join(faults)} (M13-C1)"
        raise RecordError(msg, rule="M13-C1")
    start = sorted((whole - Counter(deck)).elements())
    if s.options & RANDOM_SHARES:
        _refuse_companies(s, start)
    elif start != list(FACTS.start_cards[name, s.seats]):
        expected = ", ".join(card_name(kind) for kind in FACTS.start_cards[name, s.seats])
        msg = f"deal: the cards that are not in 'deck' must be {expected} (M13-S2)"
        raise RecordError(msg, rule="M13-S2")
    return start


def _refuse_companies(s: State, start: list[int]) -> None:
    """Refuse start shares that are not of the placard's companies. Rules: M13-S2, M13-C4."""
    counts = Counter(COMPANY_OF[kind] for kind in start)
    for company, count in enumerate(_row(s.seats)):
        if counts[company] != count:
            msg = (
                f"deal: {counts[company]} {COLOURS[company]} shares are not in 'deck'; "
                f"the placard for {s.seats} seats has {count} (M13-C4)"
            )
            raise RecordError(msg, rule="M13-C4")


def _refuse_crash(deck: list[int]) -> None:
    """Refuse a crash that lies too high. Rules: M13-S2."""
    if deck.index(CRASH) < len(deck) - CRASH_PLACES:
        msg = f"deal: the crash must lie among the bottom {CRASH_PLACES} cards (M13-S2)"
        raise RecordError(msg, rule="M13-S2")


def _first(deal: dict[str, object], s: State) -> int:
    """Return the first player of the deal, which must match the switch. Rules: M13-S3."""
    first = deal.get("first")
    if type(first) is not int or not 0 <= first < s.seats:
        msg = f"deal: 'first' must be a seat, 0 to {s.seats - 1}, not {first!r} (M13-S3)"
        raise RecordError(msg, rule="M13-S3")
    fixed = s.options >> FIRST_SHIFT & FIRST_MASK
    if fixed and fixed - 1 != first:
        msg = f"deal: 'first' is {first}, but first_player={fixed - 1} (M13-S3)"
        raise RecordError(msg, rule="M13-S3")
    return first
