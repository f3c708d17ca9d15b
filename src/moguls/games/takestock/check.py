"""State fields compared by a record's check; the order of the piles is left out."""

from typing import cast

from moguls.games.takestock.event_bags import KIND_AT
from moguls.games.takestock.market import column
from moguls.games.takestock.material import KIND_NAMES, LANE, NUM_CARDS, NUM_EVENTS, card_name
from moguls.games.takestock.shown import STOCK_NAMES, PhaseName, StockName, TakeStockLying
from moguls.games.takestock.state import PHASE_NAMES, State
from moguls.kernel.state.bits import has

KEYS = frozenset(
    {
        *("turn", "over", "legal", "round", "phase", "columns", "hands", "kept", "certificates"),
        *("tokens", "supply", "totals", "draw_left", "discards", "events_left", "event_discards"),
    }
)


def phase_name(s: State) -> PhaseName:
    """Return the name of the phase in records. Rules: TKS-T1."""
    return cast("PhaseName", PHASE_NAMES[s.phase])


def card_names(cards: int) -> list[str]:
    """Return the shares of a set, sorted as text."""
    return sorted(card_name(card) for card in range(NUM_CARDS) if cards >> card & 1)


def event_names(bag: int) -> list[str]:
    """Return the events of a bag, sorted as text."""
    return sorted(KIND_NAMES[KIND_AT[i]] for i in range(NUM_EVENTS) if bag >> i & 1)


def columns_of(s: State) -> dict[StockName, TakeStockLying]:
    """Return each column: its cards by value, its splits, and whether it is frozen."""
    return {
        name: {
            "cards": [1, *(i + 2 for i in range(LANE) if column(s, stock) >> i & 1)],
            "splits": s.splits[stock],
            "frozen": has(s.frozen, stock),
        }
        for stock, name in enumerate(STOCK_NAMES)
    }


def discarded_events(s: State) -> list[str]:
    """Return all discarded events, seen by all or by one seat, sorted as text."""
    bags = [s.played, *s.unchosen[: s.seats]]
    return sorted(name for bag in bags for name in event_names(bag))


def check_state(s: State) -> dict[str, object]:
    """Return the fields of a check, except turn, over and legal."""
    return {
        "round": s.round,
        "phase": phase_name(s),
        "columns": columns_of(s),
        "hands": [card_names(cards) for cards in s.hands[: s.seats]],
        "kept": [event_names(bag) for bag in s.kept[: s.seats]],
        "certificates": [card_names(cards) for cards in s.certificates[: s.seats]],
        "tokens": list(s.tokens[: s.seats]),
        "supply": s.supply,
        "totals": list(s.totals[: s.seats]),
        "draw_left": s.pile_end - s.pile_at,
        "discards": card_names(s.discards),
        "events_left": s.event_end - s.event_at,
        "event_discards": discarded_events(s),
    }
