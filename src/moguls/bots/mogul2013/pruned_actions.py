"""The actions worth trying: of several spaces, or depots, on the same networks the first."""

from typing import Final

from moguls.bots.mogul2013.depot_heuristics import is_full
from moguls.games.mogul2013.actions import MOVE, Action
from moguls.games.mogul2013.facts import MAX_STATIONS, NUM_COMPANIES
from moguls.games.mogul2013.material import DEPOTS, NETWORK, NUM_STATIONS
from moguls.games.mogul2013.state import State
from moguls.games.mogul2013.step import simple, spaces
from moguls.kernel.state.bits import has, lowest, popcount
from moguls.kernel.state.types import Target

FROM_FILE: Final = ("NETWORKS_OF",)
# The networks of each station as a set of companies, and none for those that a file has not.
NETWORKS_OF: Final = tuple(
    sum((NETWORK[company] >> station & 1) << company for company in range(NUM_COMPANIES))
    for station in range(MAX_STATIONS)
)
# Take, sell, nothing, and each depot to each set of networks that one network can be part of.
MOST: Final = 3 + DEPOTS * 2 ** (NUM_COMPANIES - 1)


def pruned_actions(s: State, out: Target) -> int:
    """Write the legal actions that differ in what they lead to, ascending; return how many."""
    count = _write(simple(s), 0, out, 0)
    free = distinct(spaces(s))
    if not is_full(s, s.turn):
        return _write(free, Action.ERECT, out, count)
    own = distinct(s.depots[s.turn])
    for _ in range(popcount(own)):
        count = _write(free, MOVE + lowest(own) * NUM_STATIONS, out, count)
        own &= own - 1
    return count


def distinct(stations: int) -> int:
    """Return a set of stations without those that lie on the same networks as an earlier one."""
    first, seen = 0, 0
    for _ in range(popcount(stations)):
        station = lowest(stations)
        stations &= stations - 1
        if not has(seen, NETWORKS_OF[station]):
            seen |= 1 << NETWORKS_OF[station]
            first |= 1 << station
    return first


def _write(bits: int, base: int, out: Target, count: int) -> int:
    """Write base + each bit into `out` from `count` on; return how many are in it then."""
    for _ in range(popcount(bits)):
        out[count] = base + lowest(bits)
        bits &= bits - 1
        count += 1
    return count
