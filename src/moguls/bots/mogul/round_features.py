"""Features of the value networks of both Mogul games between two rounds, and their indices.

The state that is read has the next card turned up and its dividends paid; both are taken back,
since what comes up is chance. All that is read is public, the chips too: every payment is.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.networks.value_network import MAX_SEATS
from moguls.bots.search.tree_fields import Scratch
from moguls.mechanisms.mogul.edition import MogulState

OUTLINED: Final = ("count_cards", "describe")

# The same in both games.
NUM_COMPANIES: Final = 5
CHIPS_PER_POINT: Final = 5

# In the floats that are kept during one simulation: 0 until it has begun; then steady keeps its
# round there, and what it needs besides behind it.
BEGUN: Final = 0
# The place of the deck from which on a simulation is settled, and whether what its end is worth
# is known.
STOP: Final = 32
KNOWN: Final = STOP + 1
# What is counted for each company: unseen shares that pay it and that let it be sold, what a
# share of it would bring now, and what one is worth.
PAYING: Final = KNOWN + 1
SELLING: Final = PAYING + NUM_COMPANIES
PRICE: Final = SELLING + NUM_COMPANIES
DIVIDENDS: Final = PRICE + NUM_COMPANIES
SALES: Final = DIVIDENDS + NUM_COMPANIES
# What is counted for each seat: points if the crash came now, and what it can hope for besides.
POINTS: Final = SALES + NUM_COMPANIES
HOPES: Final = POINTS + MAX_SEATS
END: Final = HOPES + MAX_SEATS

# How many numbers describe a seat in both games, and where those of chips and shares begin.
DESCRIBED: Final = 18
CHIPS_AT: Final = 6
SHARES_AT: Final = 12

# Points, chips, shares and rounds are brought to about 1.
LARGE: Final = 10.0
FEW: Final = 4.0
# Shares in front decide between equal points.
SHARE_FIRST: Final = 0.03


def unseen_before(s: MogulState) -> int:
    """Return how many shares were face down before the last card was turned up."""
    count: int = len(s.deck) - s.deck_at
    return count


def rounds_before(s: MogulState, crash_places: int) -> float:
    """Return how many rounds were to be expected then, if not the crash is next."""
    unseen = unseen_before(s)
    if unseen >= crash_places:
        return unseen - (crash_places - 1) / 2
    return (unseen + 1) / 2


def count_cards(
    s: MogulState, companies: Sequence[int], boxes: Sequence[int], crash: int, scratch: Scratch
) -> None:
    """Count for each company what is unseen, and what it would sell for."""
    for company in range(NUM_COMPANIES):
        scratch.values[PAYING + company] = 0.0
        scratch.values[SELLING + company] = 0.0
        scratch.values[PRICE + company] = 0.0
    for i in range(s.deck_at - 1, len(s.deck)):
        card = s.deck[i]
        if card != crash:
            scratch.values[PAYING + companies[card]] += 1.0
            scratch.values[SELLING + boxes[card]] += 1.0
    for seat in range(s.seats):
        for company in range(NUM_COMPANIES):
            scratch.values[PRICE + company] += s.shares[seat][company]


def appraise(part: float, sale_chance: float, unsold_value: float, scratch: Scratch) -> None:
    """Say what a share of each company is worth, if a part of the unseen shares comes up.

    Args:
        part: of the unseen shares.
        sale_chance: how likely a seat is to sell by a card that lets one of them do so.
        unsold_value: what a share that is never sold is worth.
        scratch: what is counted.
    """
    for company in range(NUM_COMPANIES):
        scratch.values[DIVIDENDS + company] = scratch.values[PAYING + company] * part
        chances = scratch.values[SELLING + company] * part * sale_chance
        more = max(0.0, scratch.values[PRICE + company] - unsold_value)
        scratch.values[SALES + company] = more * chances / (1.0 + chances)


def hope_of(s: MogulState, seat: int, chip: float, scratch: Scratch) -> float:
    """Return points, and what shares and chips will bring besides."""
    hope: float = scratch.values[POINTS + seat] + chip * s.chips[seat]
    for company in range(NUM_COMPANIES):
        worth = scratch.values[DIVIDENDS + company] + scratch.values[SALES + company]
        hope += s.shares[seat][company] * worth
    return hope


def best_other(s: MogulState, seat: int, at: int, scratch: Scratch) -> float:
    """Return the highest number of the other seats."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, scratch.values[at + other])
    return best


def describe(s: MogulState, seat: int, rounds: float, row: int, scratch: Scratch) -> None:
    """Describe a seat: how it stands, its chips and its place in the order, its shares."""
    lead = scratch.values[POINTS + seat] - best_other(s, seat, POINTS, scratch)
    hope = scratch.values[HOPES + seat] - best_other(s, seat, HOPES, scratch)
    scratch.values[row] = scratch.values[POINTS + seat] / LARGE
    scratch.values[row + 1] = lead / LARGE
    scratch.values[row + 2] = lead / (rounds + 1.0)
    scratch.values[row + 3] = scratch.values[HOPES + seat] / LARGE
    scratch.values[row + 4] = hope / LARGE
    scratch.values[row + 5] = hope / (rounds + 1.0)
    _describe_chips(s, seat, rounds, row + CHIPS_AT, scratch)
    _describe_shares(s, seat, row + SHARES_AT, scratch)


def _describe_chips(s: MogulState, seat: int, rounds: float, at: int, scratch: Scratch) -> None:
    """Describe the chips of a seat, and when its turn comes."""
    chips = s.chips[seat]
    before = (seat + s.seats - s.taker) % s.seats
    scratch.values[at] = chips / FEW
    scratch.values[at + 1] = chips * rounds / (LARGE * LARGE)
    scratch.values[at + 2] = 1.0 / (1.0 + chips)
    scratch.values[at + 3] = chips % CHIPS_PER_POINT / FEW
    scratch.values[at + 4] = 1.0 if before == 0 else 0.0
    scratch.values[at + 5] = before / (s.seats - 1.0)


def _describe_shares(s: MogulState, seat: int, at: int, scratch: Scratch) -> None:
    """Describe the shares in front of a seat by what they may bring."""
    paid, sold, best, count, square, price = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for company in range(NUM_COMPANIES):
        own = s.shares[seat][company]
        count += own
        square += own * own
        paid += own * scratch.values[DIVIDENDS + company]
        sold += own * scratch.values[SALES + company]
        price += own * scratch.values[PRICE + company]
        best = max(best, own * scratch.values[SALES + company])
    scratch.values[at] = paid / LARGE
    scratch.values[at + 1] = sold / LARGE
    scratch.values[at + 2] = best / LARGE
    scratch.values[at + 3] = count / FEW
    scratch.values[at + 4] = square / LARGE
    scratch.values[at + 5] = price / (LARGE * FEW)
