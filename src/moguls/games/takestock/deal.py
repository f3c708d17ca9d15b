"""Deals and chance steps of records: validated reading, and writing."""

from collections import Counter

from moguls.errors import RecordError
from moguls.games.takestock.check import card_names, event_names
from moguls.games.takestock.event_bags import ALL_EVENTS
from moguls.games.takestock.market import EVERYTHING
from moguls.games.takestock.material import (
    CARD_OF,
    KIND_NAMES,
    KIND_OF,
    MAX_SEATS,
    MIN_SEATS,
    UNDER_CLOSED,
    card_name,
)
from moguls.games.takestock.rounds import new_pile, next_dealer, returning
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import FIRST_SHIFT, pack

KEYS = frozenset({"dealer", "shares", "events"})


def write_deal(s: State) -> dict[str, object]:
    """Write the deal made by `setup.deal`. Rules: TKS-S2, TKS-S3, TKS-S4."""
    return {"dealer": int(s.dealer), "shares": _shares(s), "events": _events(s)}


def write_chance(s: State) -> dict[str, object]:
    """Write the outcome of chance made by `rounds.draw_chance`. Rules: TKS-T2, TKS-S2, TKS-S5."""
    if s.phase == Phase.RESHUFFLE:
        return {"chance": "reshuffle", "order": _shares(s)}
    dealer = int(next_dealer(s))
    return {"chance": "round", "dealer": dealer, "shares": _shares(s), "events": _events(s)}


def _shares(s: State) -> list[str]:
    """Write the draw pile, its top first."""
    return [card_name(card) for card in s.pile[s.pile_at : s.pile_end]]


def _events(s: State) -> list[str]:
    """Write the event pile, its top first."""
    return [KIND_NAMES[kind] for kind in s.events[s.event_at : s.event_end]]


def seats_of(deal: object) -> int:
    """Return the default number of seats of a deal, which is valid for any number.

    Rules: TKS-S2.

    Raises:
        RecordError: it is not a deal of this game.
    """
    if not isinstance(deal, dict):
        msg = "invalid deal: expected an object with 'dealer', 'shares' and 'events' (TKS-S2)"
        raise RecordError(msg, rule="TKS-S2")
    dealer = deal.get("dealer")
    middle = (MIN_SEATS + MAX_SEATS) // 2
    return max(middle, dealer + 1) if type(dealer) is int and dealer < MAX_SEATS else middle


def read_deal(s: State, deal: dict[str, object], options: dict[str, str]) -> int:
    """Write a deal into a state like `setup.deal`; return the number of seats.

    Reads `seats`, if it is set.

    Raises:
        RecordError: the deal is not valid; the message names the fault and the clause.
    """
    s.options = pack(options)
    likely = seats_of(deal)
    s.seats = s.seats or likely
    _refuse_keys("deal", deal, KEYS)
    _lay_shares(s, "deal", deal.get("shares"), EVERYTHING)
    _lay_events(s, "deal", deal.get("events"))
    _refuse_pile("deal", s, ALL_EVENTS)
    s.dealer = _dealer(s, deal.get("dealer"))
    return s.seats


def read_chance(s: State, step: dict[str, object]) -> None:
    """Write a recorded outcome of chance into a state like `rounds.draw_chance`.

    Raises:
        RecordError: another outcome is due, which the message names.
    """
    due = "reshuffle" if s.phase == Phase.RESHUFFLE else "round"
    if step.get("chance") != due:
        rule = "TKS-T2" if s.phase == Phase.RESHUFFLE else "TKS-S2"
        msg = f"wrong chance step {step.get('chance')!r}: {due!r} is due here ({rule})"
        raise RecordError(msg, rule=rule)
    if due == "reshuffle":
        _refuse_keys(due, step, {"chance", "order"})
        _lay_shares(s, due, step.get("order"), s.discards)
    else:
        _read_round(s, step)


def _read_round(s: State, step: dict[str, object]) -> None:
    """Lay both piles of the next round. Rules: TKS-S2, TKS-S4, TKS-S5."""
    _refuse_keys("round", step, {"chance", *KEYS})
    if step.get("dealer") != next_dealer(s) or type(step.get("dealer")) is not int:
        msg = f"round: seat {next_dealer(s)} deals, not {step.get('dealer')!r} (TKS-S4)"
        raise RecordError(msg, rule="TKS-S4")
    _lay_shares(s, "round", step.get("shares"), EVERYTHING)
    rest = s.events[s.event_at : s.event_end]
    _lay_events(s, "round", step.get("events"))
    if s.closed:
        _refuse_pile("round", s, new_pile(s))
    else:
        _refuse_bottom(s, rest)


def _refuse_keys(where: str, fields: dict[str, object], allowed: frozenset[str] | set[str]) -> None:
    unknown = sorted(set(fields) - allowed)
    if unknown:
        msg = f"{where}: unknown key {unknown[0]!r}; it has {', '.join(sorted(allowed))}"
        raise RecordError(msg)


def _numbers(where: str, names: object, numbers: dict[str, int], rule: str) -> list[int]:
    example = next(iter(numbers))
    if not isinstance(names, list):
        msg = f"{where}: a list of cards such as {example!r} is missing ({rule})"
        raise RecordError(msg, rule=rule)
    for name in names:
        if not isinstance(name, str) or name not in numbers:
            cards = ", ".join(numbers)
            msg = f"{where}: {name!r} is not a card; expected one of {cards} ({rule})"
            raise RecordError(msg, rule=rule)
    return [numbers[name] for name in names]


def _lay_shares(s: State, where: str, names: object, cards: int) -> None:
    """Lay shares as the draw pile; they must be exactly `cards`. Rules: TKS-S2, TKS-T2."""
    pile = _numbers(where, names, CARD_OF, "TKS-C1")
    difference = _difference(card_names(cards), [card_name(card) for card in pile])
    if difference:
        msg = f"{where}: not the share cards that are shuffled here: {difference} (TKS-S2)"
        raise RecordError(msg, rule="TKS-S2")
    s.pile[: len(pile)] = pile
    s.pile_at, s.pile_end = 0, len(pile)


def _difference(expected: list[str], actual: list[str]) -> str:
    """Return the missing and the surplus cards as text; empty if there are none."""
    missing, surplus = Counter(expected) - Counter(actual), Counter(actual) - Counter(expected)
    faults = [f"{name} missing" for name in sorted(missing)]
    return ", ".join(faults + [f"{name} too many" for name in sorted(surplus)])


def _lay_events(s: State, where: str, names: object) -> None:
    """Lay events as the pile. Rules: TKS-C2."""
    kinds = _numbers(where, names, KIND_OF, "TKS-C2")
    if len(kinds) > len(s.events):
        msg = f"{where}: {len(kinds)} events; there are {len(s.events)} (TKS-C2)"
        raise RecordError(msg, rule="TKS-C2")
    s.events[: len(kinds)] = kinds
    s.event_at, s.event_end = 0, len(kinds)


def _refuse_pile(where: str, s: State, bag: int) -> None:
    """Refuse a new pile of other events, or with market closed elsewhere. Rules: TKS-S3."""
    names = _events(s)
    difference = _difference(event_names(bag), names)
    if difference:
        msg = f"{where}: not the events that are shuffled here: {difference} (TKS-C2)"
        raise RecordError(msg, rule="TKS-C2")
    if names.index("market-closed") != len(names) - 1 - UNDER_CLOSED:
        msg = f"{where}: {UNDER_CLOSED} events must lie under market-closed (TKS-S3)"
        raise RecordError(msg, rule="TKS-S3")


def _refuse_bottom(s: State, rest: list[int]) -> None:
    """Refuse a pile other than the rest of the old one over splits and freezes. Rules: TKS-S5."""
    names = _events(s)
    if names[: len(rest)] != [KIND_NAMES[kind] for kind in rest]:
        msg = f"round: the {len(rest)} events left in the pile stay as they are, on top (TKS-S5)"
        raise RecordError(msg, rule="TKS-S5")
    difference = _difference(event_names(returning(s)), names[len(rest) :])
    if difference:
        msg = f"round: not the splits and freezes that go under the pile: {difference} (TKS-S5)"
        raise RecordError(msg, rule="TKS-S5")


def _dealer(s: State, dealer: object) -> int:
    """Return the dealer of a deal, who must match the switch. Rules: TKS-S4."""
    if type(dealer) is not int or not 0 <= dealer < s.seats:
        msg = f"deal: 'dealer' must be a seat, 0 to {s.seats - 1}, not {dealer!r} (TKS-S4)"
        raise RecordError(msg, rule="TKS-S4")
    fixed = s.options >> FIRST_SHIFT
    if fixed and (dealer + 1) % s.seats != fixed - 1:
        before = (fixed - 2) % s.seats
        msg = f"deal: 'dealer' is {dealer}, but first_player={fixed - 1} (dealer {before}) (TKS-S4)"
        raise RecordError(msg, rule="TKS-S4")
    return dealer
