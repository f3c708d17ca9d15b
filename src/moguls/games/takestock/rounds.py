"""Setup of a round, and the chance steps during the game: round and reshuffle."""

from typing import Final

from moguls.games.takestock.event_bags import ALL_EVENTS, KIND_AT, RETURNING, added, joined, without
from moguls.games.takestock.material import (
    FREEZE,
    HAND,
    MARKET_CLOSED,
    NUM_CARDS,
    NUM_STOCKS,
    SPLIT,
    UNDER_CLOSED,
)
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import KEEP_EVENTS
from moguls.games.takestock.turn import after, keep_drawing, next_turn
from moguls.kernel.state.bits import has, lowest, popcount
from moguls.mechanisms.shuffle import shuffle

OUTLINED: Final = (
    "lay_shares",
    "lay_events",
    "lay_under",
    "gather_events",
    "returning",
    "open_round",
    "draw_chance",
    "take_chance",
)


def chance_due(s: State) -> bool:
    """Return whether cards must be shuffled before the next action. Rules: TKS-T2, TKS-S2."""
    return s.phase == Phase.RESHUFFLE or s.phase == Phase.NEXT_ROUND  # noqa: PLR1714  # compiled


def draw_chance(s: State) -> None:
    """Write the reshuffled discards into `pile`, or both piles of the next round.

    Rules: TKS-T2, TKS-S2, TKS-S5.
    """
    if s.phase == Phase.RESHUFFLE:
        lay_shares(s, s.discards)
    else:
        lay_shares(s, (1 << NUM_CARDS) - 1)
        if s.closed:
            lay_events(s, new_pile(s))
        else:
            lay_under(s)


def take_chance(s: State) -> None:
    """Go on drawing from the new draw pile, or begin the next round.

    Rules: TKS-T2, TKS-S2, TKS-S4, TKS-S5.
    """
    if s.phase == Phase.RESHUFFLE:
        s.discards = 0
        s.lots += 1
        for i in range(s.pile_end):
            s.lot[s.pile[i]] = s.lots
        keep_drawing(s)
    else:
        s.dealer = next_dealer(s)
        gather_events(s)
        s.round += 1
        open_round(s)


def lay_shares(s: State, cards: int) -> None:
    """Lay a set of shares as the draw pile, in random order. Rules: TKS-S2, TKS-T2."""
    s.pile_at = 0
    s.pile_end = popcount(cards)
    for i in range(s.pile_end):
        s.pile[i] = lowest(cards)
        cards &= cards - 1
    shuffle(s, s.pile, 0, s.pile_end)


def new_pile(s: State) -> int:
    """Return the events of a new pile as a bag: all, or all except those kept by seats.

    Rules: TKS-S3, TKS-S5.
    """
    bag = ALL_EVENTS
    if s.options & KEEP_EVENTS:
        for seat in range(s.seats):
            bag = without(bag, s.kept[seat])
    return bag


def lay_events(s: State, bag: int) -> None:
    """Lay a new event pile, with ten cards under market closed. Rules: TKS-S3."""
    s.event_at = 0
    s.event_end = popcount(bag)
    for i in range(s.event_end):
        s.events[i] = KIND_AT[lowest(bag)]
        bag &= bag - 1
    last = s.event_end - 1  # market closed, the last kind
    shuffle(s, s.events, 0, last)
    place = last - UNDER_CLOSED
    s.events[last] = s.events[place]
    s.events[place] = MARKET_CLOSED


def returning(s: State) -> int:
    """Return the splits and freezes on columns and among the discarded events, as a bag.

    Rules: TKS-S5.
    """
    bag = s.played & RETURNING
    for seat in range(s.seats):
        bag = joined(bag, s.unchosen[seat] & RETURNING)
    for stock in range(NUM_STOCKS):
        for _ in range(s.splits[stock]):
            bag = added(bag, SPLIT + stock)
        if has(s.frozen, stock):
            bag = added(bag, FREEZE)
    return bag


def lay_under(s: State) -> None:
    """Lay splits and freezes in random order under the rest of the event pile.

    Rules: TKS-S5.
    """
    size = 0 + s.event_end - s.event_at
    for i in range(size):
        s.events[i] = s.events[s.event_at + i]
    s.event_at = 0
    bag = returning(s)
    s.event_end = size + popcount(bag)
    for i in range(size, s.event_end):
        s.events[i] = KIND_AT[lowest(bag)]
        bag &= bag - 1
    shuffle(s, s.events, size, s.event_end)


def next_dealer(s: State) -> int:
    """Return the seat with the lowest total; if tied, the first after the last dealer.

    Rules: TKS-S4.
    """
    dealer = after(s, s.dealer)
    seat = dealer
    for _ in range(1, s.seats):
        seat = after(s, seat)
        if s.totals[seat] < s.totals[dealer]:
            dealer = seat
    return dealer


def gather_events(s: State) -> None:
    """Remove the events that have gone into the pile from discards, seats and columns.

    Rules: TKS-S5, TKS-H1.
    """
    for i in range(len(s.buried)):
        if s.closed:
            s.buried[i] = 0
    if not s.closed:
        s.buried[s.round - 1] = popcount(returning(s))
    s.played = 0 if s.closed else s.played & ~RETURNING
    for seat in range(s.seats):
        s.unchosen[seat] = 0 if s.closed else s.unchosen[seat] & ~RETURNING
        s.stale[seat] = popcount(s.unchosen[seat])
        if s.closed and not s.options & KEEP_EVENTS:
            s.kept[seat] = 0
    s.closed = 0


def open_round(s: State) -> None:
    """Clear the table, deal the hands from `pile`, and begin the turn after the dealer.

    Rules: TKS-S2, TKS-S4.
    """
    s.columns = 0
    s.discards = 0
    s.shown = 0
    s.frozen = 0
    s.lots = 0
    for stock in range(NUM_STOCKS):
        s.splits[stock] = 0
    for card in range(NUM_CARDS):
        s.lot[card] = 0
    for seat in range(len(s.hands)):
        s.hands[seat] = 0
        s.certificates[seat] = 0
    s.pile_at = 0
    s.pile_end = NUM_CARDS
    seat = 0 + s.dealer
    for _ in range(s.seats * HAND[s.seats]):
        seat = after(s, seat)
        s.hands[seat] |= 1 << s.pile[s.pile_at]
        s.pile_at += 1
    s.active = s.dealer
    next_turn(s)
