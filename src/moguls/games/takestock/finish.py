"""End of the game: the winner."""

from moguls.games.takestock.state import Phase, State
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import unsigned


def is_over(s: State) -> bool:
    """Return whether the last round has been scored. Rules: TKS-E4."""
    return s.phase == Phase.OVER


def points(s: State, seat: int) -> int:
    """Return the total of a seat now. Rules: TKS-E3."""
    return 0 + s.totals[seat]


def winners(s: State) -> int:
    """Return the seats with the highest total, as a set of bits. Rules: TKS-E4."""
    best = 0
    leading = 1
    for seat in range(1, s.seats):
        if s.totals[seat] > s.totals[best]:
            best = seat
            leading = 1 << seat
        elif s.totals[seat] == s.totals[best]:
            leading |= 1 << seat
    return leading


def digest(s: State) -> int:
    """Return a hash of totals, tokens, certificates and columns, 64 bits, for regression tests."""
    result = mix(unsigned(s.columns) ^ unsigned(s.round))
    for seat in range(s.seats):
        result = mix(result ^ unsigned(s.totals[seat] * 64 + s.tokens[seat]))
        result = mix(result ^ unsigned(s.certificates[seat]))
    return result
