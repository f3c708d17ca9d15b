"""End of the game: the crash; depots, shares and chips are counted; the winner."""

from moguls.games.mogul2013.facts import NUM_COMPANIES
from moguls.games.mogul2013.material import CHIPS_PER_DOLLAR, NETWORK
from moguls.games.mogul2013.state import Phase, State
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import popcount, unsigned


def finish(s: State) -> None:
    """End the game and score the property of every seat; chips and shares stay where they are.

    Rules: M13-E1.
    """
    s.phase = Phase.OVER
    s.in_auction = 0
    for seat in range(s.seats):
        s.score[seat] += depot_dollars(s, seat) + holdings(s, seat)


def depot_dollars(s: State, seat: int) -> int:
    """Return the earnings of a seat's depots: on each network their number squared.

    Rules: M13-E2.
    """
    total = 0
    for company in range(NUM_COMPANIES):
        count = depots_on(s, seat, company)
        total += count * count
    return total


def depots_on(s: State, seat: int, company: int) -> int:
    """Return how many depots a seat has on a company's network. Rules: M13-E2."""
    return popcount(s.depots[seat] & NETWORK[company])


def holdings(s: State, seat: int) -> int:
    """Return a dollar for each share and one for five chips, rounded down. Rules: M13-E3."""
    return num_shares(s, seat) + s.chips[seat] // CHIPS_PER_DOLLAR


def is_over(s: State) -> bool:
    """Return whether the crash has been revealed. Rules: M13-E1."""
    return s.phase == Phase.OVER


def points(s: State, seat: int) -> int:
    """Return the dollars of a seat now. Rules: M13-E4."""
    return s.score[seat]


def num_shares(s: State, seat: int) -> int:
    """Return how many shares lie in front of a seat. Rules: M13-E3, M13-E4."""
    total = 0
    for company in range(NUM_COMPANIES):
        total += s.shares[seat][company]
    return total


def winners(s: State) -> int:
    """Return the seats that lead, as a set of bits: most dollars, then most shares in front.

    Rules: M13-E4.
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
    """Return a hash of all seats' scores, chips, shares and depots, 64 bits."""
    result = unsigned(s.round)
    for seat in range(s.seats):
        result = mix(result ^ unsigned(s.score[seat]))
        result = mix(result ^ unsigned(s.chips[seat] * 64 + num_shares(s, seat)))
        result = mix(result ^ unsigned(s.depots[seat]))
    return result
