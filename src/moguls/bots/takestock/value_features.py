"""Features of the afterstate value network: numbers about a seat, from its information.

Read are public things and the seat's own hand and kept events; of other hands only how many cards
they have. Points, cards, tokens and rounds are brought to about 1.
"""

from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.afterstate import Pending
from moguls.bots.takestock.value_features_stocks import see_stocks
from moguls.bots.takestock.workspace import OF_TABLE, TABLE
from moguls.bots.takestock.workspace import POINTS as POINTS_OF
from moguls.games.takestock.event_bags import count_of
from moguls.games.takestock.market import longest
from moguls.games.takestock.material import AUDIT, MARKET_CRASH, UNDER_CLOSED
from moguls.games.takestock.resample import buried_at
from moguls.games.takestock.round_end import rounds, worth
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import FOUR_STEPS
from moguls.games.takestock.turn import after
from moguls.kernel.state.bits import popcount, signed

OUTLINED: Final = ("see", "_see_points", "_see_events", "_see_closing", "_see_rivals", "_see_hand")

POINTS: Final = 40.0
FEW: Final = 4.0  # tokens, rounds
CARDS: Final = 5.0
EVENTS: Final = 20.0
PILE: Final = 50.0
TWO, THREE = 2, 3
NEAR: Final = 10.0  # a lead of so many points counts half as much as any lead can

# Where each part begins.
STANDING: Final = TABLE
PENDING: Final = TABLE + 10
KEPT: Final = TABLE + 20
LEAD: Final = TABLE + 30  # half over the mean, half over the best
HAND: Final = TABLE + 31
CLOSING: Final = TABLE + 52
RIVALS: Final = TABLE + 58


def see(s: State, seat: int, pending: int, scratch: Scratch) -> None:
    """Write what a seat sees after an action of its own, of which something may be pending."""
    for k in range(TABLE, TABLE + OF_TABLE):
        scratch.values[k] = 0.0
    scratch.values[PENDING + pending] = 1.0
    is_over = pending == Pending.NEXT_ROUND
    leader = _leader(s, seat, is_over, scratch)
    lead = _see_points(s, seat, leader, is_over, scratch)
    _see_events(s, seat, scratch)
    _see_closing(s, pending, lead, scratch)
    scratch.values[RIVALS] = 1.0 if leader == after(s, seat) else 0.0
    scratch.values[RIVALS + 1] = s.seats / FEW - 1.0
    if not is_over:
        _see_rivals(s, seat, leader, scratch)
        _see_hand(s, seat, scratch)
    see_stocks(s, seat, leader, is_over, felt(lead), scratch)


def felt(lead: float) -> float:
    """Return a lead as it is felt: near ones tell more than far ones."""
    return lead / (NEAR + abs(lead))


def _leader(s: State, seat: int, is_over: bool, scratch: Scratch) -> int:
    """Return the rival with the most points; certificates count unless they have been paid."""
    leader, best = -1, -1e9
    for other in range(signed(s.seats)):
        points = 0.0 + s.totals[other]
        if not is_over:
            points += worth(s, other)
        scratch.values[POINTS_OF + other] = points
        if other != seat and points > best:
            leader, best = other, points
    return leader


def _see_points(s: State, seat: int, leader: int, is_over: bool, scratch: Scratch) -> float:
    """Write rounds, tokens and points; return the lead over the best rival."""
    total, tokens, most = 0.0, 0.0, 0
    for other in range(signed(s.seats)):
        if other != seat:
            total += scratch.values[POINTS_OF + other]
            tokens += s.tokens[other]
            most = max(most, signed(s.tokens[other]))
    rivals = s.seats - 1.0
    mine, best = scratch.values[POINTS_OF + seat], scratch.values[POINTS_OF + leader]
    left = rounds(s) - s.round + (0.0 if is_over else 1.0)
    lead = mine - best
    scratch.values[STANDING] = left / FEW
    scratch.values[STANDING + 1] = 1.0 if left == 1 else 0.0
    scratch.values[STANDING + 2] = s.tokens[seat] / FEW
    scratch.values[STANDING + 3] = tokens / rivals / FEW
    scratch.values[STANDING + 4] = most / FEW
    scratch.values[STANDING + 5] = lead / POINTS
    scratch.values[STANDING + 6] = (mine - total / rivals) / POINTS
    scratch.values[STANDING + 7] = felt(lead)
    scratch.values[STANDING + 8] = lead / (POINTS * max(1.0, left))
    scratch.values[LEAD] = (mine - 0.6 * total / rivals - 0.4 * best) / POINTS
    scratch.values[STANDING + 9] = min(FEW, 0.0 + s.tokens[seat]) / (FEW * max(1.0, left))
    return lead


def _see_events(s: State, seat: int, scratch: Scratch) -> None:
    """Write which events the seat keeps, and how many are in the pile."""
    own_events = s.kept[seat]
    scratch.values[KEPT] = popcount(own_events) / 3.0
    for kind in range(AUDIT, MARKET_CRASH + 1):
        scratch.values[KEPT + 1 + kind - AUDIT] = 0.0 + count_of(own_events, kind)
    scratch.values[KEPT + 9] = (s.event_end - s.event_at) / 40.0


def _see_closing(s: State, pending: int, lead: float, scratch: Scratch) -> None:
    """Write how many events lie above market closed, whose place all know. Rules: TKS-S3."""
    above = signed(buried_at(s)) - UNDER_CLOSED - 1 - s.event_at
    if above < 0:
        scratch.values[CLOSING + 5] = 1.0
        return
    scratch.values[CLOSING] = above / EVENTS
    scratch.values[CLOSING + 1] = 1.0 / (1.0 + above)
    scratch.values[CLOSING + 2] = 1.0 if above == 0 else 0.0
    draws = 2 if pending == Pending.TWO_EVENTS else 1 if pending == Pending.ONE_EVENT else 0
    if above < draws:
        scratch.values[CLOSING + 3] = 1.0
        scratch.values[CLOSING + 4] = felt(lead)


def _see_rivals(s: State, seat: int, leader: int, scratch: Scratch) -> None:
    """Write what can be seen of the others: the leader, the one who is next, and all."""
    following = after(s, seat)
    fewest, most, total_events = 99, 0, 0
    for other in range(signed(s.seats)):
        if other != seat:
            fewest = min(fewest, popcount(s.hands[other]))
            most = max(most, popcount(s.certificates[other]))
            total_events += popcount(s.kept[other])
    scratch.values[HAND + 2] = fewest / CARDS
    scratch.values[HAND + 3] = 1.0 / (1.0 + fewest)
    scratch.values[HAND + 7] = most / CARDS
    scratch.values[RIVALS + 2] = popcount(s.hands[leader]) / CARDS
    scratch.values[RIVALS + 3] = s.tokens[leader] / FEW
    scratch.values[RIVALS + 4] = popcount(s.certificates[leader]) / CARDS
    scratch.values[RIVALS + 5] = total_events / (s.seats - 1.0) / 2.0
    scratch.values[RIVALS + 6] = popcount(s.hands[following]) / CARDS
    scratch.values[RIVALS + 7] = popcount(s.certificates[following]) / CARDS
    scratch.values[RIVALS + 8] = 1.0 if s.options & FOUR_STEPS else 0.0


def _see_hand(s: State, seat: int, scratch: Scratch) -> None:
    """Write the numbers of the seat's cards, and of cards left to draw."""
    size, saved, most = popcount(s.hands[seat]), popcount(s.certificates[seat]), longest(s)
    scratch.values[HAND] = size / CARDS
    scratch.values[HAND + 1] = 1.0 / (1.0 + size)
    scratch.values[HAND + 4] = saved / CARDS
    scratch.values[HAND + 5] = (most - saved) / CARDS
    scratch.values[HAND + 6] = 1.0 if most <= saved else 0.0
    scratch.values[HAND + 8] = (s.pile_end - s.pile_at) / PILE
    # few cards, one by one: with the last one the round ends
    scratch.values[HAND + 10] = 1.0 if size == 1 else 0.0
    scratch.values[HAND + 9] = 1.0 if size == TWO else 0.0
    scratch.values[HAND + 11] = 1.0 if size == THREE else 0.0
