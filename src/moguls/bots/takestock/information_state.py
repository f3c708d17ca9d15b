"""Information state of Take Stock: a state without all that a seat cannot know.

As `games.takestock.resample` draws again, but with the lowest card for each place in turn: two
states that a seat cannot tell apart become equal.
"""

from typing import Final

from moguls.games.takestock.event_bags import KIND_AT, RETURNING, joined, removed, without
from moguls.games.takestock.material import MARKET_CLOSED, MAX_ROUNDS
from moguls.games.takestock.resample import (
    buried_at,
    draw_pile,
    forget_drawn,
    hidden_events,
    hidden_shares,
    of_lot,
)
from moguls.games.takestock.state import Phase, State
from moguls.kernel.state.bits import lowest, popcount

OUTLINED: Final = ("mask_hidden", "_deal_lowest", "_lowest_of")


def mask_hidden(s: State, seat: int) -> None:
    """Sort what `seat` has not seen over the places where it can lie, and forget the past.

    Rules: TKS-H1.
    """
    _veil_shares(s, seat)
    _veil_events(s, seat)
    forget_drawn(s)
    for other in range(s.seats):
        if other != seat:
            s.possible[other] = 0
    s.rng = 0


def _veil_shares(s: State, seat: int) -> None:
    """Sort the hidden cards of each draw pile over the hands and the pile."""
    hidden = hidden_shares(s, seat)
    for lot in range(s.lots):
        _deal_lowest(s, seat, of_lot(s, hidden, lot), 0)
    left = _deal_lowest(s, seat, of_lot(s, hidden, s.lots), draw_pile(s))
    for i in range(s.pile_at, s.pile_end):
        s.pile[i] = lowest(left)
        left &= left - 1


def _deal_lowest(s: State, seat: int, held: int, pile: int) -> int:
    """Replace the cards `held` in others' hands by the lowest of these and of `pile`, in turn.

    Returns:
        The cards left over: as many as the pile has.
    """
    left = held | pile
    for other in range(s.seats):
        if other != seat:
            old = s.hands[other] & held
            s.hands[other] ^= old
            for _ in range(popcount(old)):
                s.hands[other] |= left & -left
                left &= left - 1
            held &= ~old
    return left


def _veil_events(s: State, seat: int) -> None:
    """Sort the hidden events over their places, those first that cannot take all of them.

    Old kept events take splits and freezes first, so that enough others are left for the unchosen
    ones that can be none of these.
    """
    pool = hidden_events(s, seat)
    able = pool & s.possible[seat]
    old, firm = 0, 0
    for other in range(s.seats):
        if other != seat:
            old += s.aged[other]
            firm += s.stale[other]
    aged = _lowest_of(able & RETURNING, old)
    aged |= _lowest_of(able & ~RETURNING, old - popcount(aged))
    pool = without(pool, aged)
    stale = _lowest_of(pool & ~RETURNING, firm)
    pool = without(pool, stale)
    for other in range(s.seats):
        if other != seat:
            aged, pool = _fill_kept(s, other, aged, pool)
            stale, pool = _fill_unchosen(s, other, stale, pool)
    if s.phase == Phase.CHOOSE and s.turn != seat:
        for i in range(len(s.drawn)):
            s.drawn[i] = KIND_AT[lowest(pool)]
            pool = removed(pool, s.drawn[i])
    _veil_event_pile(s, pool)


def _fill_kept(s: State, other: int, aged: int, pool: int) -> tuple[int, int]:
    """Give a seat the lowest events for those that it keeps; return what is left of both bags."""
    mine = _lowest_of(aged, s.aged[other])
    more = _lowest_of(pool, popcount(s.kept[other]) - s.aged[other])
    s.kept[other] = joined(mine, more)
    return without(aged, mine), without(pool, more)


def _fill_unchosen(s: State, other: int, stale: int, pool: int) -> tuple[int, int]:
    """Give a seat the lowest events for those that it put aside; return what is left."""
    mine = _lowest_of(stale, s.stale[other])
    more = _lowest_of(pool, popcount(s.unchosen[other]) - s.stale[other])
    s.unchosen[other] = joined(mine, more)
    return without(stale, mine), without(pool, more)


def _lowest_of(bag: int, count: int) -> int:
    """Return the `count` lowest events of a bag, as a bag; all of it if it has fewer."""
    lowest_bits = 0
    for _ in range(min(count, popcount(bag))):
        lowest_bits |= bag & -bag
        bag &= bag - 1
    return lowest_bits


def _veil_event_pile(s: State, pool: int) -> None:
    """Sort the pile around market closed, and each part of what was put under it later."""
    at = buried_at(s)
    for i in range(s.event_at, at):
        if s.events[i] != MARKET_CLOSED:
            s.events[i] = KIND_AT[lowest(pool)]
            pool = removed(pool, s.events[i])
    for i in range(MAX_ROUNDS):
        _sort(s, at, at + s.buried[i])
        at += s.buried[i]


def _sort(s: State, start: int, end: int) -> None:
    """Sort events[start:end]."""
    for last in range(start + 1, end):
        for i in range(last, start, -1):
            if s.events[i] < s.events[i - 1]:
                event = s.events[i]
                s.events[i] = s.events[i - 1]
                s.events[i - 1] = event
