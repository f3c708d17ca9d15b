"""Values of depots and their best places, from public facts only.

The weights were found by matches of bots that differ in one of them; see docs/bots.md.
"""

from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2013.actions import MOVE, Action
from moguls.games.mogul2013.depots import free_spaces, num_depots
from moguls.games.mogul2013.facts import NUM_COMPANIES
from moguls.games.mogul2013.finish import depots_on
from moguls.games.mogul2013.material import DEPOTS, NETWORK, NUM_STATIONS
from moguls.games.mogul2013.state import State
from moguls.kernel.state.bits import has, lowest, popcount

# Where `steady` keeps for the round what a network's future is worth to a depot on it; the first
# of five, after its own.
FUTURE: Final = 6
# What one option yet to come on a network adds to a depot there: 2 for each further depot.
GROW: Final = 0.45
# A depot moved is two changes; it must gain more than this.
NO_GAIN: Final = 0.0


def gain_of(s: State, seat: int, station: int, scratch: Scratch) -> float:
    """Return what a depot more on a station is worth to a seat: n² grows by 2n + 1, and more."""
    gain = 0.0
    for company in range(NUM_COMPANIES):
        if has(NETWORK[company], station):
            gain += 2 * depots_on(s, seat, company) + 1 + scratch.values[FUTURE + company]
    return gain


def loss_of(s: State, seat: int, station: int, scratch: Scratch) -> float:
    """Return what a seat would lose without its depot on a station: n² falls by 2n - 1."""
    loss = 0.0
    for company in range(NUM_COMPANIES):
        if has(NETWORK[company], station):
            loss += 2 * depots_on(s, seat, company) - 1 + scratch.values[FUTURE + company]
    return loss


def best_space(s: State, seat: int, scratch: Scratch) -> int:
    """Return the station where a depot more is worth most to a seat, -1 where none is free."""
    best, most = -1, -1.0
    free = free_spaces(s)
    for _ in range(popcount(free)):
        station = lowest(free)
        free &= free - 1
        gain = gain_of(s, seat, station, scratch)
        if gain > most:
            best, most = station, gain
    return best


def weakest(s: State, seat: int, scratch: Scratch) -> int:
    """Return the station whose depot a seat would miss least; it must have one."""
    best, least = -1, 1e9
    own = s.depots[seat]
    for _ in range(popcount(own)):
        station = lowest(own)
        own &= own - 1
        loss = loss_of(s, seat, station, scratch)
        if loss < least:
            best, least = station, loss
    return best


def is_full(s: State, seat: int) -> bool:
    """Say whether all depots of a seat stand on the board, so that it can only move one."""
    return num_depots(s, seat) == DEPOTS


def build_worth(s: State, seat: int, scratch: Scratch) -> float:
    """Return what a seat gains by the best depot that the sell option lets it put up or move."""
    to = best_space(s, seat, scratch)
    if to < 0:
        return 0.0
    if not is_full(s, seat):
        return gain_of(s, seat, to, scratch)
    start = weakest(s, seat, scratch)
    gain = gain_of(s, seat, to, scratch) - loss_of(s, seat, start, scratch)
    return gain - 2 * shared(start, to)


def shared(one: int, other: int) -> int:
    """Return how many networks two stations have in common."""
    count = 0
    for company in range(NUM_COMPANIES):
        count += has(NETWORK[company], one) and has(NETWORK[company], other)
    return count


def build_action(s: State, scratch: Scratch) -> int:
    """Return the action that puts up or moves a depot of the seat on turn; a space is free."""
    to = best_space(s, s.turn, scratch)
    if not is_full(s, s.turn):
        return Action.ERECT + to
    return MOVE + weakest(s, s.turn, scratch) * NUM_STATIONS + to
