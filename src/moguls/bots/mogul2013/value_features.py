"""What the learned value of Mogul (2013) reads between two rounds, of each seat and the table."""

from typing import Final

from moguls.bots.mogul.round_features import (
    DESCRIBED,
    FEW,
    HOPES,
    LARGE,
    NUM_COMPANIES,
    POINTS,
    SELLING,
    SHARE_FIRST,
    appraise,
    count_cards,
    describe,
    hope_of,
    rounds_before,
    unseen_before,
)
from moguls.bots.mogul2013.candidates import NETWORKS_OF
from moguls.bots.mogul2013.depot_heuristics import GROW
from moguls.bots.mogul2013.heuristics import (
    AT_END,
    CHIP_AT_END,
    CHIP_PER_ROUND,
    SALE_CHANCE,
)
from moguls.bots.mogul2013.workspace import BEST, GLOBALS, NEXT, NUM_FEATURES, ROWS, SITES
from moguls.games.mogul2013.depots import num_depots, occupied
from moguls.games.mogul2013.finish import (
    depot_dollars,
    depots_on,
    holdings,
    is_over,
    num_shares,
)
from moguls.games.mogul2013.material import (
    BOX_OF,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DEPOTS,
    NUM_STATIONS,
)
from moguls.games.mogul2013.state import State
from moguls.kernel.bits import has, lowest, popcount

OUTLINED: Final = ("features",)

FROM_FILE: Final = ("ALL_STATIONS",)
ALL_STATIONS: Final = (1 << NUM_STATIONS) - 1


def points_before(s: State, seat: int) -> float:
    """Return the dollars that a seat would end with had the crash come, shares a little on top."""
    shares = SHARE_FIRST * num_shares(s, seat)
    if is_over(s):
        return s.score[seat] + shares
    paid = s.shares[seat][COMPANY_OF[s.revealed]]
    return s.score[seat] - paid + depot_dollars(s, seat) + holdings(s, seat) + shares


def features(s: State, memo: list[float]) -> None:
    """Describe the table as it was before the last card was turned up."""
    count_cards(s, COMPANY_OF, BOX_OF, CRASH, memo)
    rounds = rounds_before(s, CRASH_PLACES)
    part = rounds / max(1, unseen_before(s))
    appraise(part, SALE_CHANCE, AT_END, memo)
    free = ALL_STATIONS & ~occupied(s)
    _describe_table(s, rounds, free, memo)
    chip = CHIP_AT_END + CHIP_PER_ROUND * rounds
    for seat in range(s.seats):
        memo[POINTS + seat] = points_before(s, seat)
        _describe_depots(s, seat, (rounds, part), free, memo)
        memo[HOPES + seat] = hope_of(s, seat, chip, memo) + memo[SITES + seat]
    for seat in range(s.seats):
        describe(s, seat, rounds, ROWS + NUM_FEATURES * seat, memo)


def _describe_table(s: State, rounds: float, free: int, memo: list[float]) -> None:
    """Describe what is the same for all seats."""
    unseen = unseen_before(s)
    memo[GLOBALS] = rounds / LARGE
    memo[GLOBALS + 1] = 1.0 / rounds
    memo[GLOBALS + 2] = s.seats - FEW
    memo[GLOBALS + 3] = popcount(free) / NUM_STATIONS
    memo[GLOBALS + 4] = 1.0 if unseen < CRASH_PLACES else 0.0
    memo[GLOBALS + 5] = 1.0 if unseen == 1 else 0.0


def _describe_depots(
    s: State, seat: int, times: tuple[float, float], free: int, memo: list[float]
) -> None:
    """Describe a seat's depots, on the board and in hand, and its credit; write its SITES."""
    rounds, part = times
    _find_best(s, seat, part, free, memo)
    grow, sites, most, highest = 0.0, 0.0, 0.0, 0.0
    for company in range(NUM_COMPANIES):
        options = memo[SELLING + company] * part
        count = depots_on(s, seat, company)
        grow += count * options
        sites += options * memo[BEST + company]
        highest = max(highest, 1.0 * count)
        most = max(most, memo[BEST + company])
    pieces = DEPOTS - num_depots(s, seat)
    mean = sites / max(rounds, 1.0)  # what an option is worth to the seat if it builds
    memo[SITES + seat] = min(1.0 * pieces, rounds / s.seats) * mean
    at = ROWS + NUM_FEATURES * seat + DESCRIBED
    memo[at] = pieces / FEW
    memo[at + 1] = depot_dollars(s, seat) / LARGE
    memo[at + 2] = grow / LARGE
    memo[at + 3] = mean / LARGE
    memo[at + 4] = most / LARGE
    memo[at + 5] = memo[SITES + seat] / LARGE
    memo[at + 6] = highest / FEW
    memo[at + 7] = 0.0 if has(s.credit, seat) else 1.0


def _find_best(s: State, seat: int, part: float, free: int, memo: list[float]) -> None:
    """Find for each network what the best depot on it is worth: n² grows by 2n + 1, and more."""
    for company in range(NUM_COMPANIES):
        future = GROW * memo[SELLING + company] * part
        memo[NEXT + company] = 2 * depots_on(s, seat, company) + 1 + future
        memo[BEST + company] = 0.0
    stations = free
    for _ in range(popcount(free)):
        networks = NETWORKS_OF[lowest(stations)]
        stations &= stations - 1
        worth = 0.0
        for company in range(NUM_COMPANIES):
            if has(networks, company):
                worth += memo[NEXT + company]
        for company in range(NUM_COMPANIES):
            if has(networks, company):
                memo[BEST + company] = max(memo[BEST + company], worth)
