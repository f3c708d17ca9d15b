"""View of a seat or a spectator, built field by field from public information.

Nothing is copied from the state wholesale: a field that is not named here is not visible.
"""

from collections.abc import Callable
from typing import Final, cast

from moguls.core.shown import ClauseReason
from moguls.games.takestock.actions import DENIALS, MAX_CHOICES, TURN_RULE, Action, Why, to_text
from moguls.games.takestock.check import card_names, columns_of, event_names, phase_name
from moguls.games.takestock.choices import choices
from moguls.games.takestock.finish import winners
from moguls.games.takestock.market import longest, price, raising
from moguls.games.takestock.material import (
    KIND_NAMES,
    MAX_TAKES,
    NUM_CARDS,
    STOCK_OF,
    UNDER_CLOSED,
    VALUE_OF,
)
from moguls.games.takestock.preview import effect, shown_on
from moguls.games.takestock.resample import buried_at
from moguls.games.takestock.round_end import rounds, worth
from moguls.games.takestock.rounds import chance_due
from moguls.games.takestock.sheet import stock_shares
from moguls.games.takestock.shown import (
    STOCK_NAMES,
    StockName,
    TakeStockBeforeSeats,
    TakeStockChoice,
    TakeStockColumn,
    TakeStockColumns,
    TakeStockEventCard,
    TakeStockHidden,
    TakeStockOwn,
    TakeStockPiles,
    TakeStockPublic,
    TakeStockResult,
)
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.step import why_not
from moguls.kernel.state.bits import has, popcount

EVENT_NAMES: Final = {
    Phase.AUDIT: "audit",
    Phase.FREEZE: "freeze",
    Phase.INSIDER: "insider",
    Phase.BEAR: "bear",
}


def public(s: State) -> TakeStockPublic:
    """Return the public part of the view, ready for JSON. Rules: TKS-H1, TKS-V12."""
    over = s.phase == Phase.OVER
    idle = over or chance_due(s)
    return {
        "game": "take-stock",
        "seats": s.seats,
        "phase": phase_name(s),
        "turn": None if idle else s.turn,
        "over": over,
        "round": s.round,
        "rounds": rounds(s),
        "scores": list(s.totals[: s.seats]),
        "dealer": s.dealer,
        "active": s.active,
        "columns": _columns(s),
        "limit": longest(s),
        "shows": shown_on(s),
        "event": _event(s),
        **_before_seats(s),
        **_piles(s),
        "reconstruction": ["certificates"],
        "result": _result(s) if over else None,
    }


def own(s: State, seat: int | None) -> TakeStockOwn:
    """Return the part of the view that depends on the viewer, None for a spectator.

    Rules: TKS-H1.
    """
    idle = s.phase == Phase.OVER or chance_due(s)
    return {
        "seat": seat,
        **_hidden(s, seat),
        "actions": _actions(s) if seat == s.turn and not idle else [],
        "wait": _wait(s, seat),
    }


def _columns(s: State) -> TakeStockColumns:
    """Return each column with its price, and the values that may be laid on it.

    Rules: TKS-P1, TKS-A1, TKS-V7.
    """
    lying, cards = columns_of(s), raising(s)
    takes: dict[StockName, list[int]] = {name: [] for name in STOCK_NAMES}
    for card in range(NUM_CARDS):
        if has(cards, card):
            takes[STOCK_NAMES[STOCK_OF[card]]].append(VALUE_OF[card])
    columns: dict[StockName, TakeStockColumn] = {
        name: {
            **lying[name],
            "factor": 1 + s.splits[stock],
            "price": price(s, stock),
            "takes": takes[name],
        }
        for stock, name in enumerate(STOCK_NAMES)
    }
    return cast("TakeStockColumns", columns)


def _event(s: State) -> TakeStockEventCard | None:
    """Return the event that asks for a choice; of an insider, with stock and takes left."""
    if s.phase not in EVENT_NAMES:
        return None
    name = EVENT_NAMES[Phase(s.phase)]
    if s.phase != Phase.INSIDER:
        return {"event": name}
    return {"event": f"{name} {STOCK_NAMES[s.stock]}", "left": MAX_TAKES - s.taken}


def _before_seats(s: State) -> TakeStockBeforeSeats:
    """Return the public cards of the seats, and numbers of hidden ones. Rules: TKS-H1."""
    everyone = range(s.seats)
    return {
        "hand_sizes": [popcount(s.hands[i]) for i in everyone],
        "shown": [card_names(s.hands[i] & s.shown) for i in everyone],
        "kept_sizes": [popcount(s.kept[i]) for i in everyone],
        "certificates": [card_names(s.certificates[i]) for i in everyone],
        "shares": [stock_shares(s, i) for i in everyone],
        "worth": [worth(s, i) for i in everyone],
        "tokens": [s.tokens[i] for i in everyone],
    }


def _hidden(s: State, viewer: int | None) -> TakeStockHidden:
    """Return hands and events, each for the seat itself alone. Rules: TKS-H1."""
    everyone = range(s.seats)
    looking = s.turn if s.phase == Phase.CHOOSE else None
    pair = sorted(KIND_NAMES[kind] for kind in s.drawn) if looking is not None else []
    return {
        "hands": [_own(s.hands[i], i, viewer, card_names) for i in everyone],
        "kept": [_own(s.kept[i], i, viewer, event_names) for i in everyone],
        "drawn": [(pair if i == looking else []) if i == viewer else None for i in everyone],
        "unchosen": [_own(s.unchosen[i], i, viewer, event_names) for i in everyone],
    }


def _own(
    bits: int, seat: int, viewer: int | None, names: Callable[[int], list[str]]
) -> list[str] | None:
    """Return cards that only the seat itself may see, or None for other viewers."""
    return names(bits) if seat == viewer else None


def _piles(s: State) -> TakeStockPiles:
    """Return the numbers of cards and tokens on the piles; the discards stay hidden.

    Rules: TKS-V12, TKS-H1.
    """
    above = buried_at(s) - s.event_at - UNDER_CLOSED - 1
    return {
        "supply": s.supply,
        "draw_left": s.pile_end - s.pile_at,
        "discards": popcount(s.discards),
        "events_left": s.event_end - s.event_at,
        "above_closed": None if s.closed or above < 0 else above,
        "event_discards": popcount(s.played) + sum(popcount(bag) for bag in s.unchosen),
    }


def _actions(s: State) -> list[TakeStockChoice]:
    """Return the actions of the seat on turn: legal ones with their effect, then some denied.

    Denied ones are the raises of its cards that are too low, too high or frozen, and one save
    where the limit of certificates is reached.
    """
    out = [0] * MAX_CHOICES
    legal = out[: choices(s, out)]
    allowed = [_allowed(s, action) for action in legal]
    if s.phase != Phase.TURN:
        return allowed
    cards = [card for card in range(NUM_CARDS) if has(s.hands[s.turn], card)]
    tried = [Action.RAISE + card for card in cards]
    tried.append(Action.SAVE + cards[0] * NUM_CARDS + cards[-1])
    return allowed + [_denied(s, action) for action in tried if action not in set(legal)]


def _allowed(s: State, action: int) -> TakeStockChoice:
    return {"move": to_text(action), "id": action, "legal": True, "effect": effect(s, action)}


def _denied(s: State, action: int) -> TakeStockChoice:
    code, rule, _text = DENIALS[Why(why_not(s, action))]
    return {"move": to_text(action), "id": action, "legal": False, "rule": rule, "code": code}


def _wait(s: State, seat: int | None) -> ClauseReason | None:
    """Return why a seat that is not on turn can do nothing. Rules: TKS-T1, TKS-E4."""
    if s.phase == Phase.OVER:
        return {"rule": DENIALS[Why.OVER][1], "code": "over"}
    if chance_due(s):
        return {"rule": DENIALS[Why.CHANCE][1], "code": "chance"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": TURN_RULE, "code": "not_your_turn"}


def _result(s: State) -> TakeStockResult:
    """Return the final count. Rules: TKS-E3, TKS-E4."""
    leading = winners(s)
    return {
        "scores": list(s.totals[: s.seats]),
        "winners": [seat for seat in range(s.seats) if has(leading, seat)],
        "last_round": [worth(s, seat) for seat in range(s.seats)],
    }
