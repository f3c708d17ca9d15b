"""End of the game: pawns across, winner, and remaining pawns."""

from moguls.games.moguli.material import PAWNS_TO_WIN, goal
from moguls.games.moguli.moves import forget
from moguls.games.moguli.state import End, Phase, State
from moguls.games.moguli.switches import STALL_UNMOVED
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import popcount, unsigned

BOTH = 3  # both seats, as a set


def points(s: State, seat: int) -> int:
    """Return the number of pawns of a seat on the opposing start row. Rules: MOG-E2, MOG-E4."""
    return popcount(s.pawns[seat] & goal(seat))


def has_crossed(s: State, seat: int) -> bool:
    """Return whether the fourth pawn of a seat is across. Rules: MOG-E1."""
    return points(s, seat) >= PAWNS_TO_WIN


def is_idle(s: State) -> bool:
    """Return whether the turn, were it to end now, counts towards the stall. Rules: MOG-E2."""
    if s.options & STALL_UNMOVED:
        return s.moved == 0
    return s.could_move == 0


def leader(s: State) -> int:
    """Return the seat with more pawns across, or both, as a set of bits. Rules: MOG-E2."""
    lead = points(s, 0) - points(s, 1)
    if lead == 0:
        return BOTH
    return 1 if lead > 0 else 2


def finish(s: State, why: End, won: int) -> None:
    """End the game for a reason; `won` is the set of seats that win.

    Rules: MOG-E1, MOG-E2, MOG-E3.
    """
    s.phase = Phase.OVER
    s.ended = why
    s.won = won
    s.barred = 0
    s.rotated = 0
    s.rotations = 0
    s.moved = 0
    s.earned = 0
    forget(s)


def is_over(s: State) -> bool:
    """Return whether the game has ended. Rules: MOG-E1, MOG-E2, MOG-E3."""
    return s.phase == Phase.OVER


def winners(s: State) -> int:
    """Return the seats that have won, or lead now, as a set of bits. Rules: MOG-E1, MOG-E2."""
    return s.won if s.phase == Phase.OVER else leader(s)


def digest(s: State) -> int:
    """Return a hash of the board and of the end of the game, 64 bits, for regression tests."""
    number = mix(unsigned(s.pawns[0]))
    number = mix(number ^ unsigned(s.pawns[1]))
    number = mix(number ^ unsigned(s.east))
    number = mix(number ^ unsigned(s.north))
    number = mix(number ^ unsigned(s.inverse))
    return mix(number ^ unsigned(s.round << 8 | s.stalled << 4 | s.ended << 2 | s.won))
