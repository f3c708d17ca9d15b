"""What a learned value reads of a table: numbers about a seat, of what that seat knows.

Read are public things and the seat's own hand and kept events; of other hands only how many cards
they have. Points, cards, tokens and rounds are brought to about 1.
"""

from typing import Final

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
from moguls.kernel.bits import popcount, signed

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


def see(s: State, seat: int, pending: int, memo: list[float]) -> None:
    """Write what a seat sees after an action of its own, of which something may be pending."""
    for k in range(TABLE, TABLE + OF_TABLE):
        memo[k] = 0.0
    memo[PENDING + pending] = 1.0
    is_over = pending == Pending.NEXT_ROUND
    leader = _leader(s, seat, is_over, memo)
    lead = _see_points(s, seat, leader, is_over, memo)
    _see_events(s, seat, memo)
    _see_closing(s, pending, lead, memo)
    memo[RIVALS] = 1.0 if leader == after(s, seat) else 0.0
    memo[RIVALS + 1] = s.seats / FEW - 1.0
    if not is_over:
        _see_rivals(s, seat, leader, memo)
        _see_hand(s, seat, memo)
    see_stocks(s, seat, leader, is_over, felt(lead), memo)


def felt(lead: float) -> float:
    """Return a lead as it is felt: near ones tell more than far ones."""
    return lead / (NEAR + abs(lead))


def _leader(s: State, seat: int, is_over: bool, memo: list[float]) -> int:
    """Return the rival with the most points; certificates count unless they have been paid."""
    leader, best = -1, -1e9
    for other in range(signed(s.seats)):
        points = 0.0 + s.totals[other]
        if not is_over:
            points += worth(s, other)
        memo[POINTS_OF + other] = points
        if other != seat and points > best:
            leader, best = other, points
    return leader


def _see_points(s: State, seat: int, leader: int, is_over: bool, memo: list[float]) -> float:
    """Write rounds, tokens and points; return the lead over the best rival."""
    total, tokens, most = 0.0, 0.0, 0
    for other in range(signed(s.seats)):
        if other != seat:
            total += memo[POINTS_OF + other]
            tokens += s.tokens[other]
            most = max(most, signed(s.tokens[other]))
    rivals = s.seats - 1.0
    mine, best = memo[POINTS_OF + seat], memo[POINTS_OF + leader]
    left = rounds(s) - s.round + (0.0 if is_over else 1.0)
    lead = mine - best
    memo[STANDING] = left / FEW
    memo[STANDING + 1] = 1.0 if left == 1 else 0.0
    memo[STANDING + 2] = s.tokens[seat] / FEW
    memo[STANDING + 3] = tokens / rivals / FEW
    memo[STANDING + 4] = most / FEW
    memo[STANDING + 5] = lead / POINTS
    memo[STANDING + 6] = (mine - total / rivals) / POINTS
    memo[STANDING + 7] = felt(lead)
    memo[STANDING + 8] = lead / (POINTS * max(1.0, left))
    memo[LEAD] = (mine - 0.6 * total / rivals - 0.4 * best) / POINTS
    memo[STANDING + 9] = min(FEW, 0.0 + s.tokens[seat]) / (FEW * max(1.0, left))
    return lead


def _see_events(s: State, seat: int, memo: list[float]) -> None:
    """Write which events the seat keeps, and how many are in the pile."""
    kept = s.kept[seat]
    memo[KEPT] = popcount(kept) / 3.0
    for kind in range(AUDIT, MARKET_CRASH + 1):
        memo[KEPT + 1 + kind - AUDIT] = 0.0 + count_of(kept, kind)
    memo[KEPT + 9] = (s.event_end - s.event_at) / 40.0


def _see_closing(s: State, pending: int, lead: float, memo: list[float]) -> None:
    """Write how many events lie above market closed, whose place all know. Rules: TKS-S3."""
    above = signed(buried_at(s)) - UNDER_CLOSED - 1 - s.event_at
    if above < 0:
        memo[CLOSING + 5] = 1.0
        return
    memo[CLOSING] = above / EVENTS
    memo[CLOSING + 1] = 1.0 / (1.0 + above)
    memo[CLOSING + 2] = 1.0 if above == 0 else 0.0
    draws = 2 if pending == Pending.TWO_EVENTS else 1 if pending == Pending.ONE_EVENT else 0
    if above < draws:
        memo[CLOSING + 3] = 1.0
        memo[CLOSING + 4] = felt(lead)


def _see_rivals(s: State, seat: int, leader: int, memo: list[float]) -> None:
    """Write what can be seen of the others: the leader, the one who is next, and all."""
    following = after(s, seat)
    fewest, most, kept = 99, 0, 0
    for other in range(signed(s.seats)):
        if other != seat:
            fewest = min(fewest, popcount(s.hands[other]))
            most = max(most, popcount(s.certificates[other]))
            kept += popcount(s.kept[other])
    memo[HAND + 2] = fewest / CARDS
    memo[HAND + 3] = 1.0 / (1.0 + fewest)
    memo[HAND + 7] = most / CARDS
    memo[RIVALS + 2] = popcount(s.hands[leader]) / CARDS
    memo[RIVALS + 3] = s.tokens[leader] / FEW
    memo[RIVALS + 4] = popcount(s.certificates[leader]) / CARDS
    memo[RIVALS + 5] = kept / (s.seats - 1.0) / 2.0
    memo[RIVALS + 6] = popcount(s.hands[following]) / CARDS
    memo[RIVALS + 7] = popcount(s.certificates[following]) / CARDS
    memo[RIVALS + 8] = 1.0 if s.options & FOUR_STEPS else 0.0


def _see_hand(s: State, seat: int, memo: list[float]) -> None:
    """Write the numbers of the seat's cards, and of cards left to draw."""
    size, saved, most = popcount(s.hands[seat]), popcount(s.certificates[seat]), longest(s)
    memo[HAND] = size / CARDS
    memo[HAND + 1] = 1.0 / (1.0 + size)
    memo[HAND + 4] = saved / CARDS
    memo[HAND + 5] = (most - saved) / CARDS
    memo[HAND + 6] = 1.0 if most <= saved else 0.0
    memo[HAND + 8] = (s.pile_end - s.pile_at) / PILE
    # few cards, one by one: with the last one the round ends
    memo[HAND + 10] = 1.0 if size == 1 else 0.0
    memo[HAND + 9] = 1.0 if size == TWO else 0.0
    memo[HAND + 11] = 1.0 if size == THREE else 0.0
