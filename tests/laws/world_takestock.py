"""Properties of Take Stock for the laws."""

from collections import Counter
from functools import reduce
from operator import or_
from typing import Any

from moguls.games.takestock.event_bags import ALL_EVENTS, KIND_AT
from moguls.games.takestock.material import (
    EVENTS,
    FREEZE,
    MARKET_CLOSED,
    NUM_CARDS,
    NUM_EVENTS,
    SPLIT,
)
from moguls.games.takestock.resample import buried_at, draw_pile
from moguls.games.takestock.state import Phase, State
from tests.laws.world import World


def check(s: State) -> None:
    """60 shares, 40 events, 30 tokens; sets and seats within the table."""
    shares = [s.columns, s.discards, draw_pile(s), *s.hands, *s.certificates]
    assert sum(cards.bit_count() for cards in shares) == NUM_CARDS
    assert reduce(or_, shares) == (1 << NUM_CARDS) - 1
    assert sum(s.tokens) + s.supply == 30
    assert min(*s.tokens, s.supply) >= 0
    assert events_of(s) == Counter(EVENTS)
    assert max(s.turn, s.active, s.dealer, s.drawer) < s.seats
    assert 1 <= s.round <= 8
    assert s.shown & ~reduce(or_, s.hands) == 0
    assert s.frozen.bit_count() <= 3
    assert s.pool & ~s.discards == 0
    assert (s.pool == 0) or s.phase == Phase.INSIDER
    assert not any([*s.hands[s.seats :], *s.certificates[s.seats :], *s.tokens[s.seats :]])
    if s.phase < Phase.OPTIONS:
        assert all(s.hands[: s.seats]) or s.phase == Phase.BEAR
        assert s.events[buried_at(s) - 11] == MARKET_CLOSED
        assert s.event_at <= buried_at(s) - 11
    check_memory(s)


def check_memory(s: State) -> None:
    """The memory of the seats agrees with the cards."""
    assert all(s.lot[card] == s.lots for card in range(NUM_CARDS) if draw_pile(s) >> card & 1)
    for seat in range(s.seats):
        assert s.stale[seat] <= s.unchosen[seat].bit_count()
        assert s.aged[seat] <= s.kept[seat].bit_count()
        assert s.possible[seat] & ~ALL_EVENTS == 0


def events_of(s: State) -> Counter[int]:
    bags = [s.played, *s.kept, *s.unchosen]
    found = Counter(KIND_AT[i] for bag in bags for i in range(NUM_EVENTS) if bag >> i & 1)
    found.update(s.events[s.event_at : s.event_end])
    found.update({SPLIT + stock: count for stock, count in enumerate(s.splits)})
    found[FREEZE] += s.frozen.bit_count() + (s.phase == Phase.FREEZE)
    if s.phase == Phase.CHOOSE:
        found.update(s.drawn)
    return found


def twin(s: State, seat: int) -> None:
    """Exchange hidden cards of two other hands that come from one pile."""
    for other in range(s.seats):
        for third in range(other + 1, s.seats):
            if seat not in (other, third):
                _exchange(s, other, third)


def _exchange(s: State, one: int, other: int) -> None:
    """Exchange one hidden card of two hands that lay last in the same pile, if there is a pair."""
    for card in _hidden(s, one):
        for gift in _hidden(s, other):
            if s.lot[card] == s.lot[gift]:
                s.hands[one] ^= 1 << card | 1 << gift
                s.hands[other] ^= 1 << card | 1 << gift
                return


def _hidden(s: State, seat: int) -> list[int]:
    hand = s.hands[seat] & ~s.shown
    return [card for card in range(NUM_CARDS) if hand >> card & 1]


def turn(deal: dict[str, Any], seats: int) -> dict[str, Any]:
    """Move the dealer one seat on: the hands go with it."""
    return {**deal, "dealer": (deal["dealer"] + 1) % seats}


def turn_step(step: dict[str, Any], seats: int) -> dict[str, Any]:
    for key in ("seat", "dealer"):
        if key in step:
            return {**step, key: (step[key] + 1) % seats}
    return step


WORLD = World(
    check=check,
    # Each of 8 rounds: at most 29 events drawn and as many kept ones played, each with four
    # answers or one of each seat; 114 raises, since 69 cards at most leave the columns; as many
    # saves as hands can lose cards; an option for each token and an answer of each seat.
    most_plies=8 * (29 * 2 * (1 + 6) + 114 + 33 + 30 + 6),
    twin=twin,
    turned=turn,
    turned_step=turn_step,
    private=("hands", "kept", "drawn", "unchosen"),
)
