"""End of the game: the crash, the chips' points, the winner."""

from moguls.games.mogul2002.material import CHIPS_PER_POINT
from moguls.games.mogul2002.state import Phase, State
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import unsigned


def finish(s: State) -> None:
    """End the game: one point for five chips, which stay in hand; shares are worth nothing.

    Rules: M02-E1, M02-E2.
    """
    s.phase = Phase.OVER
    s.in_auction = 0
    for seat in range(s.seats):
        s.score[seat] += s.chips[seat] // CHIPS_PER_POINT


def is_over(s: State) -> bool:
    """Return whether the crash has been revealed. Rules: M02-E1."""
    return s.phase == Phase.OVER


def points(s: State, seat: int) -> int:
    """Return the points of a seat now. Rules: M02-E3."""
    return s.score[seat]


def num_shares(s: State, seat: int) -> int:
    """Return how many shares lie in front of a seat. Rules: M02-E3."""
    total = 0
    for company in range(len(s.shares[seat])):
        total += s.shares[seat][company]
    return total


def winners(s: State) -> int:
    """Return the seats that lead, as a set of bits: most points, then most shares in front.

    Rules: M02-E3.
    """
    best = 0
    leading = 1
    for seat in range(1, s.seats):
        ahead = s.score[seat] - s.score[best]
        if ahead == 0:
            ahead = num_shares(s, seat) - num_shares(s, best)
        if ahead > 0:
            best = seat
            leading = 1 << seat
        elif ahead == 0:
            leading |= 1 << seat
    return leading


def digest(s: State) -> int:
    """Return a hash of scores, chips and shares of all seats, 64 bits, for regression tests."""
    result = unsigned(s.round)
    for seat in range(s.seats):
        result = mix(result ^ unsigned(s.score[seat]))
        result = mix(result ^ unsigned(s.chips[seat] * 64 + num_shares(s, seat)))
    return result
