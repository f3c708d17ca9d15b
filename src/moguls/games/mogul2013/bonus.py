"""End bonus in advance: value to a seat of one depot more, or of one moved."""

from typing import Final

from moguls.games.mogul2013.depots import free_spaces, num_depots
from moguls.games.mogul2013.facts import COLOURS
from moguls.games.mogul2013.material import CODES, DEPOTS, NETWORK
from moguls.games.mogul2013.state import Phase, State
from moguls.kernel.state.bits import popcount

_EMPTY: Final[dict[str, list[int | None]]] = {}


def gains(before: int, after: int) -> dict[str, int]:
    """Return the gain of each network at the end with depots at other stations.

    Networks without a gain or loss are left out. Rules: M13-E2.
    """
    more = {
        name: popcount(after & NETWORK[company]) ** 2 - popcount(before & NETWORK[company]) ** 2
        for company, name in enumerate(COLOURS)
    }
    return {name: dollars for name, dollars in more.items() if dollars}


def sites(s: State) -> dict[str, list[int | None]]:
    """Return by empty station of the box colour the gain of a depot there for each seat.

    None for a seat without depots left. Rules: M13-D1, M13-D3, M13-E2.
    """
    if s.phase == Phase.OVER:
        return _EMPTY
    free = free_spaces(s)
    return {code: _worth_there(s, 1 << i) for i, code in enumerate(CODES) if free >> i & 1}


def _worth_there(s: State, station: int) -> list[int | None]:
    """Return by seat the gain of one more depot at a station."""
    return [
        sum(gains(s.depots[seat], s.depots[seat] | station).values())
        if num_depots(s, seat) < DEPOTS
        else None
        for seat in range(s.seats)
    ]
