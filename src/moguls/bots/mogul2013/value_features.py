"""Features of the value network of Mogul (2013) between two rounds, of each seat and the table."""

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
from moguls.bots.mogul2013.depot_heuristics import GROW
from moguls.bots.mogul2013.heuristics import (
    AT_END,
    CHIP_AT_END,
    CHIP_PER_ROUND,
    SALE_CHANCE,
)
from moguls.bots.mogul2013.pruned_actions import NETWORKS_OF
from moguls.bots.mogul2013.workspace import BEST, GLOBALS, NEXT, NUM_FEATURES, ROWS, SITES
from moguls.bots.search.tree_fields import Scratch
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
from moguls.kernel.state.bits import has, lowest, popcount

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


def features(s: State, scratch: Scratch) -> None:
    """Describe the table as it was before the last card was turned up."""
    count_cards(s, COMPANY_OF, BOX_OF, CRASH, scratch)
    rounds = rounds_before(s, CRASH_PLACES)
    part = rounds / max(1, unseen_before(s))
    appraise(part, SALE_CHANCE, AT_END, scratch)
    free = ALL_STATIONS & ~occupied(s)
    _describe_table(s, rounds, free, scratch)
    chip = CHIP_AT_END + CHIP_PER_ROUND * rounds
    for seat in range(s.seats):
        scratch.values[POINTS + seat] = points_before(s, seat)
        _describe_depots(s, seat, (rounds, part), free, scratch)
        scratch.values[HOPES + seat] = (
            hope_of(s, seat, chip, scratch) + scratch.values[SITES + seat]
        )
    for seat in range(s.seats):
        describe(s, seat, rounds, ROWS + NUM_FEATURES * seat, scratch)


def _describe_table(s: State, rounds: float, free: int, scratch: Scratch) -> None:
    """Describe what is the same for all seats."""
    unseen = unseen_before(s)
    scratch.values[GLOBALS] = rounds / LARGE
    scratch.values[GLOBALS + 1] = 1.0 / rounds
    scratch.values[GLOBALS + 2] = s.seats - FEW
    scratch.values[GLOBALS + 3] = popcount(free) / NUM_STATIONS
    scratch.values[GLOBALS + 4] = 1.0 if unseen < CRASH_PLACES else 0.0
    scratch.values[GLOBALS + 5] = 1.0 if unseen == 1 else 0.0


def _describe_depots(
    s: State, seat: int, times: tuple[float, float], free: int, scratch: Scratch
) -> None:
    """Describe a seat's depots, on the board and in hand, and its credit; write its SITES."""
    rounds, part = times
    _find_best(s, seat, part, free, scratch)
    grow, sites, most, highest = 0.0, 0.0, 0.0, 0.0
    for company in range(NUM_COMPANIES):
        options = scratch.values[SELLING + company] * part
        count = depots_on(s, seat, company)
        grow += count * options
        sites += options * scratch.values[BEST + company]
        highest = max(highest, 1.0 * count)
        most = max(most, scratch.values[BEST + company])
    pieces = DEPOTS - num_depots(s, seat)
    mean = sites / max(rounds, 1.0)  # what an option is worth to the seat if it builds
    scratch.values[SITES + seat] = min(1.0 * pieces, rounds / s.seats) * mean
    at = ROWS + NUM_FEATURES * seat + DESCRIBED
    scratch.values[at] = pieces / FEW
    scratch.values[at + 1] = depot_dollars(s, seat) / LARGE
    scratch.values[at + 2] = grow / LARGE
    scratch.values[at + 3] = mean / LARGE
    scratch.values[at + 4] = most / LARGE
    scratch.values[at + 5] = scratch.values[SITES + seat] / LARGE
    scratch.values[at + 6] = highest / FEW
    scratch.values[at + 7] = 0.0 if has(s.credit, seat) else 1.0


def _find_best(s: State, seat: int, part: float, free: int, scratch: Scratch) -> None:
    """Find for each network what the best depot on it is worth: n² grows by 2n + 1, and more."""
    for company in range(NUM_COMPANIES):
        future = GROW * scratch.values[SELLING + company] * part
        scratch.values[NEXT + company] = 2 * depots_on(s, seat, company) + 1 + future
        scratch.values[BEST + company] = 0.0
    stations = free
    for _ in range(popcount(free)):
        networks = NETWORKS_OF[lowest(stations)]
        stations &= stations - 1
        worth = 0.0
        for company in range(NUM_COMPANIES):
            if has(networks, company):
                worth += scratch.values[NEXT + company]
        for company in range(NUM_COMPANIES):
            if has(networks, company):
                scratch.values[BEST + company] = max(scratch.values[BEST + company], worth)
