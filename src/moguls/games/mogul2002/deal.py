"""Deals of records: validated reading, and writing."""

from collections import Counter

from moguls.core.rules import Deal, Moment, Steps
from moguls.errors import RecordError
from moguls.games.mogul2002.material import (
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    KIND_OF,
    SHARES,
    START_SHARES,
    card_name,
)
from moguls.games.mogul2002.setup import redeal
from moguls.games.mogul2002.state import State
from moguls.games.mogul2002.switches import FIRST_SHIFT, QUICK_START, pack

KEYS = frozenset({"first", "start_shares", "quick_shares", "deck"})


def write_deal(s: State) -> dict[str, object]:
    """Write the deal made by `setup.deal`. Rules: M02-S3, M02-S4, M02-S5, M02-S6."""
    names = [card_name(kind) for kind in s.deck]
    deal: dict[str, object] = {"first": int(s.taker), "start_shares": names[: s.seats]}
    dealt = s.seats
    if s.options & QUICK_START:
        deal["quick_shares"] = names[dealt : dealt + s.seats]
        dealt += s.seats
    return {**deal, "deck": names[dealt:]}


def seats_of(deal: object) -> int:
    """Return the number of seats of a deal: each has one start share. Rules: M02-S3.

    Raises:
        RecordError: it is not a deal of this game.
    """
    hands = deal.get("start_shares") if isinstance(deal, dict) else None
    if not isinstance(hands, list):
        msg = "invalid deal: expected an object with 'start_shares', one for each seat (M02-S3)"
        raise RecordError(msg, rule="M02-S3")
    return len(hands)


def redeal_history(history: Moment, seat: int, rng: int) -> tuple[Deal, Steps]:
    """Return deal and steps with the cards that nobody has seen shuffled again. Rules: M02-H1."""
    end = history.states[-1].copy()
    end.rng = rng
    redeal(end, seat)
    start = State()
    start.seats = end.seats
    read_deal(start, history.deal, history.options)
    start.deck[end.deck_at :] = end.deck[end.deck_at :]
    return write_deal(start), history.steps


def read_deal(s: State, deal: dict[str, object], options: dict[str, str]) -> int:
    """Write a deal into a zeroed state like `setup.deal`; return the number of seats.

    Raises:
        RecordError: the deal is not valid; the message names the fault and the clause.
    """
    s.options = pack(options)
    s.seats = seats_of(deal)
    start = _cards(deal, "start_shares")
    _refuse_keys(deal, quick_start=bool(s.options & QUICK_START))
    _refuse_start(start)
    quick = _quick_shares(deal, s.seats) if s.options & QUICK_START else []
    deck = [*start, *quick, *_cards(deal, "deck")]
    _refuse_deck(deck)
    s.deck = deck
    s.taker = _first(deal, s)
    return s.seats


def _refuse_keys(deal: dict[str, object], *, quick_start: bool) -> None:
    allowed = KEYS if quick_start else KEYS - {"quick_shares"}
    unknown = sorted(set(deal) - allowed)
    if unknown:
        msg = f"deal: unknown key {unknown[0]!r}; it has {', '.join(sorted(allowed))}"
        raise RecordError(msg)


def _cards(deal: dict[str, object], key: str) -> list[int]:
    names = deal.get(key)
    if not isinstance(names, list):
        msg = f"deal: {key!r} must be a list of cards such as 'pink/yellow'"
        raise RecordError(msg, rule="M02-C1")
    for name in names:
        if not isinstance(name, str) or name not in KIND_OF:
            expected = ", ".join(sorted(KIND_OF))
            msg = f"deal: {name!r} in {key!r} is not a card; expected one of {expected}"
            raise RecordError(msg, rule="M02-C1")
    return [KIND_OF[name] for name in names]


def _refuse_start(start: list[int]) -> None:
    """Refuse start hands that are not start shares. Rules: M02-S3, M02-C3."""
    if Counter(start) - Counter(START_SHARES):
        names = ", ".join(card_name(kind) for kind in START_SHARES)
        msg = f"deal: the start shares must be among {names} (M02-C3)"
        raise RecordError(msg, rule="M02-C3")


def _quick_shares(deal: dict[str, object], seats: int) -> list[int]:
    """Return the second share of each seat. Rules: M02-S6."""
    quick = _cards(deal, "quick_shares")
    companies = {COMPANY_OF[kind] for kind in quick}
    if CRASH in quick or len(companies) != len(quick) or len(quick) != seats:
        msg = "deal: quick_shares needs one share a seat, of different companies (M02-S6)"
        raise RecordError(msg, rule="M02-S6")
    return quick


def _refuse_deck(cards: list[int]) -> None:
    """Refuse a deal without each card once, or with the crash too high. Rules: M02-C2, M02-S4."""
    missing = Counter((*SHARES, CRASH)) - Counter(cards)
    surplus = Counter(cards) - Counter((*SHARES, CRASH))
    if missing or surplus:
        faults = [f"{card_name(kind)} missing" for kind in missing]
        faults += [f"{card_name(kind)} too many" for kind in surplus]
        msg = f"deal: not the cards of this game: {', '.join(faults)} (M02-C2)"
        raise RecordError(msg, rule="M02-C2")
    if cards.index(CRASH) < DECK_SIZE - CRASH_PLACES:
        msg = f"deal: the crash must lie among the bottom {CRASH_PLACES} cards (M02-S4)"
        raise RecordError(msg, rule="M02-S4")


def _first(deal: dict[str, object], s: State) -> int:
    """Return the first player of the deal, which must match the switch. Rules: M02-S5."""
    first = deal.get("first")
    if type(first) is not int or not 0 <= first < s.seats:
        msg = f"deal: 'first' must be a seat, 0 to {s.seats - 1}, not {first!r} (M02-S5)"
        raise RecordError(msg, rule="M02-S5")
    fixed = s.options >> FIRST_SHIFT
    if fixed and fixed - 1 != first:
        msg = f"deal: 'first' is {first}, but first_player={fixed - 1} (M02-S5)"
        raise RecordError(msg, rule="M02-S5")
    return first
