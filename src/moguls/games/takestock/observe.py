"""Observations as flat arrays with named planes.

Seats are counted clockwise from the observer's own; seats that the table lacks are zero.
Cards are counted stock by stock from the 2, kinds of events in the order of `material`.
"""

from typing import Final

from moguls.games.takestock.event_bags import count_of
from moguls.games.takestock.market import price
from moguls.games.takestock.material import (
    LANE,
    MAX_ROUNDS,
    MAX_SEATS,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_KINDS,
    NUM_STOCKS,
    NUM_TOKENS,
    UNDER_CLOSED,
)
from moguls.games.takestock.resample import (
    buried_at,
    draw_pile,
    hidden_events,
    hidden_shares,
    of_lot,
)
from moguls.games.takestock.round_end import rounds
from moguls.games.takestock.rounds import chance_due
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import after
from moguls.kernel.rules.planes import Plane
from moguls.kernel.state.bits import popcount, put_bits
from moguls.kernel.state.types import IntArray

NUM_PHASES: Final = 10
PHASE: Final = 0
ROUND: Final = PHASE + NUM_PHASES
LAST_ROUND: Final = ROUND + 1
COLUMNS: Final = LAST_ROUND + 1
SPLITS: Final = COLUMNS + NUM_CARDS
FROZEN: Final = SPLITS + NUM_STOCKS
PRICE: Final = FROZEN + NUM_STOCKS
SUPPLY: Final = PRICE + NUM_STOCKS
DRAW_LEFT: Final = SUPPLY + 1
NUM_DISCARDS: Final = DRAW_LEFT + 1
EVENTS_LEFT: Final = NUM_DISCARDS + 1
ABOVE_CLOSED: Final = EVENTS_LEFT + 1
INSIDER_STOCK: Final = ABOVE_CLOSED + 1
TAKEN: Final = INSIDER_STOCK + NUM_STOCKS
SEATED: Final = TAKEN + 1
SCORE: Final = SEATED + MAX_SEATS
TURN: Final = SCORE + MAX_SEATS
ACTIVE: Final = TURN + MAX_SEATS
DEALER: Final = ACTIVE + MAX_SEATS
TOKENS: Final = DEALER + MAX_SEATS
HAND_SIZE: Final = TOKENS + MAX_SEATS
KEPT_SIZE: Final = HAND_SIZE + MAX_SEATS
UNCHOSEN_SIZE: Final = KEPT_SIZE + MAX_SEATS
CERTIFICATES: Final = UNCHOSEN_SIZE + MAX_SEATS
HAND: Final = CERTIFICATES + MAX_SEATS * NUM_CARDS
KEPT: Final = HAND + NUM_CARDS
DRAWN: Final = KEPT + NUM_KINDS
MEMORY: Final = DRAWN + NUM_KINDS  # from here on, only in an information state
SHOWN: Final = MEMORY
DISCARDS: Final = SHOWN + MAX_SEATS * NUM_CARDS
IN_PILE: Final = DISCARDS + NUM_CARDS
FROM_PILE: Final = IN_PILE + NUM_CARDS
PLAYED: Final = FROM_PILE + MAX_SEATS
UNCHOSEN: Final = PLAYED + NUM_KINDS
UNSEEN: Final = UNCHOSEN + NUM_KINDS
OBSERVATION_SIZE: Final = UNSEEN + NUM_KINDS

MAX_PRICE: Final = 48  # a 12 with three splits
MAX_SCORE: Final = MAX_ROUNDS * NUM_CARDS * MAX_PRICE  # no round can bring more than all shares

# Ranges of play. Two seats get the most cards and points: 99.9 % of the scores in games of `easy`
# are at most 585, and 36 is the price of a 12 with two splits.
PRICES: Final = (1, 36)
SCORES: Final = (0, 600)
TOKENS_HELD: Final = (0, 8)
CARDS_HELD: Final = (0, 10)
EVENTS_HELD: Final = (0, 8)
EVENTS_DISCARDED: Final = (0, 12)

PLANES: Final = (
    # turn, choose, audit, freeze, insider, bear, options, reshuffle, next round, over
    Plane("phase", PHASE, (NUM_PHASES,), 0, 1),
    Plane("round", ROUND, (1,), 1, MAX_ROUNDS),
    Plane("rounds", LAST_ROUND, (1,), 1, MAX_ROUNDS),
    Plane("columns", COLUMNS, (NUM_STOCKS, LANE), 0, 1),
    Plane("splits", SPLITS, (NUM_STOCKS,), 0, 3),
    Plane("frozen", FROZEN, (NUM_STOCKS,), 0, 1),
    Plane("price", PRICE, (NUM_STOCKS,), 1, MAX_PRICE, usual=PRICES),
    Plane("supply", SUPPLY, (1,), 0, NUM_TOKENS),
    Plane("draw_left", DRAW_LEFT, (1,), 0, NUM_CARDS),
    Plane("num_discards", NUM_DISCARDS, (1,), 0, NUM_CARDS),
    Plane("events_left", EVENTS_LEFT, (1,), 0, NUM_EVENTS),
    Plane("above_closed", ABOVE_CLOSED, (1,), -1, NUM_EVENTS),  # -1: it is not in the pile
    Plane("insider_stock", INSIDER_STOCK, (NUM_STOCKS,), 0, 1),
    Plane("taken", TAKEN, (1,), 0, 3),
    Plane("seated", SEATED, (MAX_SEATS,), 0, 1),
    Plane("score", SCORE, (MAX_SEATS,), 0, MAX_SCORE, usual=SCORES),
    Plane("turn", TURN, (MAX_SEATS,), 0, 1),
    Plane("active", ACTIVE, (MAX_SEATS,), 0, 1),
    Plane("dealer", DEALER, (MAX_SEATS,), 0, 1),
    Plane("tokens", TOKENS, (MAX_SEATS,), 0, NUM_TOKENS, usual=TOKENS_HELD),
    Plane("hand_size", HAND_SIZE, (MAX_SEATS,), 0, NUM_CARDS, usual=CARDS_HELD),
    Plane("kept_size", KEPT_SIZE, (MAX_SEATS,), 0, NUM_EVENTS, usual=EVENTS_HELD),
    Plane("unchosen_size", UNCHOSEN_SIZE, (MAX_SEATS,), 0, NUM_EVENTS, usual=EVENTS_DISCARDED),
    Plane("certificates", CERTIFICATES, (MAX_SEATS, NUM_CARDS), 0, 1),
    Plane("hand", HAND, (NUM_CARDS,), 0, 1),
    Plane("kept", KEPT, (NUM_KINDS,), 0, 4),
    Plane("drawn", DRAWN, (NUM_KINDS,), 0, 2),  # the two events that the observer looks at
    # Below, -1 in an observation, which has no memory.
    Plane("shown", SHOWN, (MAX_SEATS, NUM_CARDS), -1, 1),  # in a hand, and seen there by all
    Plane("discards", DISCARDS, (NUM_CARDS,), -1, 1),
    Plane("in_pile", IN_PILE, (NUM_CARDS,), -1, 1),  # could be in the draw pile
    # hidden, from the present pile
    Plane("from_pile", FROM_PILE, (MAX_SEATS,), -1, NUM_CARDS, usual=(-1, CARDS_HELD[1])),
    Plane("played_events", PLAYED, (NUM_KINDS,), -1, 4),  # discarded ones that all have seen
    Plane("unchosen_events", UNCHOSEN, (NUM_KINDS,), -1, 4),  # those that the observer put aside
    Plane("unseen_events", UNSEEN, (NUM_KINDS,), -1, 4),  # those that it cannot place
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the observation of `seat` into `out`, integers laid out as PLANES.

    Rules: TKS-H1, TKS-V12.
    """
    observe_fixed(s, seat, out)
    refresh(s, seat, out)


def observe_fixed(s: State, seat: int, out: IntArray) -> None:  # noqa: ARG001  # common signature
    """Write the constant part: the seats of the table, and -1 for the memory.

    Rules: TKS-H1.
    """
    for place in range(MAX_SEATS):
        out[SEATED + place] = 1 if place < s.seats else 0
    for place in range(s.seats, MAX_SEATS):
        for block in range(SCORE, CERTIFICATES, MAX_SEATS):
            out[block + place] = 0
        put_bits(out, CERTIFICATES + place * NUM_CARDS, 0, NUM_CARDS)
    for i in range(MEMORY, OBSERVATION_SIZE):
        out[i] = -1


def refresh(s: State, seat: int, out: IntArray) -> None:
    """Write the part of the observation that changes during a game. Rules: TKS-H1, TKS-V12."""
    _write_market(s, out)
    _write_table(s, seat, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write the information state of `seat`: the observation, and its memory.

    Rules: TKS-H1.
    """
    observe(s, seat, out)
    for place in range(MAX_SEATS):
        other = (seat + place) % s.seats
        cards = s.hands[other] & s.shown if place < s.seats else 0
        put_bits(out, SHOWN + place * NUM_CARDS, cards, NUM_CARDS)
        out[FROM_PILE + place] = _from_pile(s, other) if place < s.seats else 0
    put_bits(out, DISCARDS, s.discards, NUM_CARDS)
    in_pile = of_lot(s, hidden_shares(s, seat), s.lots) | draw_pile(s)
    put_bits(out, IN_PILE, in_pile, NUM_CARDS)
    _write_events(s.played, PLAYED, out)
    _write_events(s.unchosen[seat], UNCHOSEN, out)
    _write_events(hidden_events(s, seat), UNSEEN, out)


def _from_pile(s: State, seat: int) -> int:
    """Return the number of cards of a hand that come hidden from the present draw pile."""
    return popcount(of_lot(s, s.hands[seat] & ~s.shown, s.lots))


def _write_market(s: State, out: IntArray) -> None:
    put_bits(out, PHASE, 1 << s.phase, NUM_PHASES)
    out[ROUND] = s.round
    out[LAST_ROUND] = rounds(s)
    put_bits(out, COLUMNS, s.columns, NUM_CARDS)
    put_bits(out, FROZEN, s.frozen, NUM_STOCKS)
    for stock in range(NUM_STOCKS):
        out[SPLITS + stock] = s.splits[stock]
        out[PRICE + stock] = price(s, stock)
        out[INSIDER_STOCK + stock] = 1 if s.phase == Phase.INSIDER and s.stock == stock else 0
    out[TAKEN] = s.taken
    out[SUPPLY] = s.supply
    out[DRAW_LEFT] = s.pile_end - s.pile_at
    out[NUM_DISCARDS] = popcount(s.discards)
    out[EVENTS_LEFT] = s.event_end - s.event_at
    out[ABOVE_CLOSED] = max(-1, buried_at(s) - s.event_at - UNDER_CLOSED - 1)


def _write_table(s: State, seat: int, out: IntArray) -> None:
    idle = s.phase == Phase.OVER or chance_due(s)
    other = 0 + seat
    for place in range(s.seats):
        out[SCORE + place] = s.totals[other]
        out[TURN + place] = 1 if other == s.turn and not idle else 0
        out[ACTIVE + place] = 1 if other == s.active else 0
        out[DEALER + place] = 1 if other == s.dealer else 0
        out[TOKENS + place] = s.tokens[other]
        out[HAND_SIZE + place] = popcount(s.hands[other])
        out[KEPT_SIZE + place] = popcount(s.kept[other])
        out[UNCHOSEN_SIZE + place] = popcount(s.unchosen[other])
        put_bits(out, CERTIFICATES + place * NUM_CARDS, s.certificates[other], NUM_CARDS)
        other = after(s, other)
    put_bits(out, HAND, s.hands[seat], NUM_CARDS)
    _write_events(0 + s.kept[seat], KEPT, out)
    for kind in range(NUM_KINDS):
        out[DRAWN + kind] = 0
    if s.phase == Phase.CHOOSE and s.turn == seat:
        for i in range(len(s.drawn)):
            out[DRAWN + s.drawn[i]] += 1


def _write_events(bag: int, at: int, out: IntArray) -> None:
    for kind in range(NUM_KINDS):
        out[at + kind] = count_of(bag, kind)
