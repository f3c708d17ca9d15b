"""Depots: put one up on the network of the box colour, or move one there."""

from moguls.games.mogul2013.actions import Why
from moguls.games.mogul2013.material import BOX_OF, DEPOTS, NETWORK
from moguls.games.mogul2013.state import State
from moguls.kernel.state.bits import has, popcount


def num_depots(s: State, seat: int) -> int:
    """Return the number of depots of a seat on the board. Rules: M13-S1, M13-D2."""
    return popcount(s.depots[seat])


def occupied(s: State) -> int:
    """Return the stations where a depot stands, as a set of bits. Rules: M13-D3."""
    stations = s.depots[0]
    for seat in range(1, s.seats):
        stations |= s.depots[seat]
    return stations


def free_spaces(s: State) -> int:
    """Return the empty stations on the network of the box colour, as a set of bits.

    Rules: M13-D1, M13-D3.
    """
    return NETWORK[BOX_OF[s.revealed]] & ~occupied(s)


def why_not_there(s: State, station: int) -> Why:
    """Return why no depot can be put on a station now, or `Why.NONE`. Rules: M13-D1, M13-D3."""
    if not has(NETWORK[BOX_OF[s.revealed]], station):
        return Why.OTHER_NETWORK
    if has(occupied(s), station):
        return Why.SPACE_TAKEN
    return Why.NONE


def why_not_build(s: State, station: int) -> Why:
    """Return why the seat with the sell option may not build on a station, or `Why.NONE`.

    Rules: M13-D1, M13-D2, M13-D3.
    """
    if num_depots(s, s.turn) == DEPOTS:
        return Why.ALL_BUILT
    return why_not_there(s, station)


def why_not_shift(s: State, start: int, to: int) -> Why:
    """Return why the seat with the sell option may not move that depot there, or `Why.NONE`.

    Rules: M13-D2, M13-D3.
    """
    if num_depots(s, s.turn) < DEPOTS:
        return Why.NOT_ALL_BUILT
    if not has(s.depots[s.turn], start):
        return Why.NO_DEPOT
    return why_not_there(s, to)


def build(s: State, station: int) -> None:
    """Put a depot of the seat on turn on a station. Rules: M13-D1."""
    s.depots[s.turn] |= 1 << station


def shift(s: State, start: int, to: int) -> None:
    """Move a depot of the seat on turn. Rules: M13-D2."""
    s.depots[s.turn] ^= 1 << start | 1 << to
