"""What the learned value of Mogul (2002) reads between two rounds: numbers about seats and table.

The state that is read has the next card turned up and its dividends paid; both are taken back,
since what comes up is chance. All that is read is public, the chips too: every payment is.
"""

from typing import Final

from moguls.bots.mogul2002.memory import (
    DIVIDENDS,
    GLOBALS,
    HOPES,
    NUM_FEATURES,
    PAYING,
    POINTS,
    PRICE,
    ROWS,
    SALES,
    SELLING,
)
from moguls.bots.mogul2002.worth import CHIP_AT_END, CHIP_PER_ROUND, SALE_CHANCE
from moguls.games.mogul2002.finish import is_over, num_shares
from moguls.games.mogul2002.material import (
    CHIPS_PER_POINT,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    NUM_COMPANIES,
    SALE_OF,
)
from moguls.games.mogul2002.state import State

OUTLINED: Final = ("features",)

# Points, chips, shares and rounds are brought to about 1.
LARGE: Final = 10.0
FEW: Final = 4.0
# Shares in front decide between equal points.
SHARE_FIRST: Final = 0.03


def unseen_before(s: State) -> int:
    """Return how many shares were face down before the last card was turned up."""
    return DECK_SIZE - s.deck_at


def rounds_before(s: State) -> float:
    """Return how many rounds were to be expected then, if not the crash is next."""
    unseen = unseen_before(s)
    if unseen >= CRASH_PLACES:
        return unseen - (CRASH_PLACES - 1) / 2
    return (unseen + 1) / 2


def points_before(s: State, seat: int) -> float:
    """Return the points that a seat would end with had the crash come, shares a little on top."""
    shares = SHARE_FIRST * num_shares(s, seat)
    if is_over(s):
        return s.score[seat] + shares
    paid = s.shares[seat][COMPANY_OF[s.revealed]]
    return s.score[seat] - paid + s.chips[seat] // CHIPS_PER_POINT + shares


def features(s: State, memo: list[float]) -> None:
    """Describe the table as it was before the last card was turned up."""
    _count(s, memo)
    rounds = rounds_before(s)
    _appraise(rounds / max(1, unseen_before(s)), memo)
    _describe_table(s, rounds, memo)
    chip = CHIP_AT_END + CHIP_PER_ROUND * rounds
    for seat in range(s.seats):
        memo[POINTS + seat] = points_before(s, seat)
        hope = memo[POINTS + seat] + chip * s.chips[seat]
        for company in range(NUM_COMPANIES):
            worth = memo[DIVIDENDS + company] + memo[SALES + company]
            hope += s.shares[seat][company] * worth
        memo[HOPES + seat] = hope
    for seat in range(s.seats):
        _describe(s, seat, rounds, memo)


def _count(s: State, memo: list[float]) -> None:
    """Count for each company what is unseen, and what it would sell for."""
    for company in range(NUM_COMPANIES):
        memo[PAYING + company] = 0.0
        memo[SELLING + company] = 0.0
        memo[PRICE + company] = 0.0
    for i in range(s.deck_at - 1, DECK_SIZE):
        card = s.deck[i]
        if card != CRASH:
            memo[PAYING + COMPANY_OF[card]] += 1.0
            memo[SELLING + SALE_OF[card]] += 1.0
    for seat in range(s.seats):
        for company in range(NUM_COMPANIES):
            memo[PRICE + company] += s.shares[seat][company]


def _appraise(part: float, memo: list[float]) -> None:
    """Say what a share of each company is worth, if a part of the unseen shares comes up."""
    for company in range(NUM_COMPANIES):
        memo[DIVIDENDS + company] = memo[PAYING + company] * part
        chances = memo[SELLING + company] * part * SALE_CHANCE
        memo[SALES + company] = memo[PRICE + company] * chances / (1.0 + chances)


def _describe_table(s: State, rounds: float, memo: list[float]) -> None:
    """Describe what is the same for all seats."""
    unseen = unseen_before(s)
    memo[GLOBALS] = rounds / LARGE
    memo[GLOBALS + 1] = 1.0 / rounds
    memo[GLOBALS + 2] = (s.seats - FEW) / 2
    memo[GLOBALS + 3] = s.bank / LARGE
    memo[GLOBALS + 4] = 1.0 if unseen < CRASH_PLACES else 0.0
    memo[GLOBALS + 5] = 1.0 if unseen == 1 else 0.0


def _best_other(s: State, seat: int, at: int, memo: list[float]) -> float:
    """Return the highest number of the other seats."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, memo[at + other])
    return best


def _describe(s: State, seat: int, rounds: float, memo: list[float]) -> None:
    """Describe a seat: how it stands, its chips and its place in the order, its shares."""
    row = ROWS + NUM_FEATURES * seat
    lead = memo[POINTS + seat] - _best_other(s, seat, POINTS, memo)
    hope = memo[HOPES + seat] - _best_other(s, seat, HOPES, memo)
    memo[row] = memo[POINTS + seat] / LARGE
    memo[row + 1] = lead / LARGE
    memo[row + 2] = lead / (rounds + 1.0)
    memo[row + 3] = memo[HOPES + seat] / LARGE
    memo[row + 4] = hope / LARGE
    memo[row + 5] = hope / (rounds + 1.0)
    _describe_chips(s, seat, rounds, row + 6, memo)
    _describe_shares(s, seat, row + 12, memo)


def _describe_chips(s: State, seat: int, rounds: float, at: int, memo: list[float]) -> None:
    """Describe the chips of a seat, and when its turn comes."""
    chips = s.chips[seat]
    before = (seat + s.seats - s.taker) % s.seats
    memo[at] = chips / FEW
    memo[at + 1] = chips * rounds / (LARGE * LARGE)
    memo[at + 2] = 1.0 / (1.0 + chips)
    memo[at + 3] = chips % CHIPS_PER_POINT / FEW
    memo[at + 4] = 1.0 if before == 0 else 0.0
    memo[at + 5] = before / (s.seats - 1.0)


def _describe_shares(s: State, seat: int, at: int, memo: list[float]) -> None:
    """Describe the shares in front of a seat by what they may bring."""
    paid, sold, best, count, square, price = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for company in range(NUM_COMPANIES):
        own = s.shares[seat][company]
        count += own
        square += own * own
        paid += own * memo[DIVIDENDS + company]
        sold += own * memo[SALES + company]
        price += own * memo[PRICE + company]
        best = max(best, own * memo[SALES + company])
    memo[at] = paid / LARGE
    memo[at + 1] = sold / LARGE
    memo[at + 2] = best / LARGE
    memo[at + 3] = count / FEW
    memo[at + 4] = square / LARGE
    memo[at + 5] = price / (LARGE * FEW)
