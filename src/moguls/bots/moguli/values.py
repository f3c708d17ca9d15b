"""What a position of Moguli is worth to the seat that ends its turn in it.

Only the board is read, not the moves that the rules keep in the state, so that a search may turn
tiles and put pawns in their place without a copy. Whole numbers, so that all machines agree.
"""

from typing import Any, Final

from moguls.bots.moguli.weights import (
    BLUR,
    LAST_PAWN,
    MOBILE,
    NEXT,
    NOW,
    SALT,
    SOON,
    STALL,
    THREAT,
    WIN,
    draw_for,
)
from moguls.core.bits import lowest, signed, unsigned
from moguls.core.chance import mix
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import COLUMNS, FIRST_ROW, PAWNS_TO_WIN, ROWS
from moguls.games.moguli.moves import able, legal_ends
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import SHORT_STALL, most_turns

ENTRIES: Final = ()
OUTLINED: Final = ("outlook", "value_of", "forward")
FAR: Final = ROWS - 1


def value_of(s: State, seat: int, lead: int, w: Any) -> int:
    """Return what it is worth to `seat`, on turn, to end its turn now.

    Args:
        s: the state; no fourth pawn is across.
        seat: on turn.
        lead: `forward` of its pawns less that of the other's.
        w: the weights.

    Rules: MOG-E2, MOG-E3.
    """
    idle = 0 if s.could_move else signed(s.stalled) + 1
    across = points(s, seat) - points(s, 1 - seat)
    if idle >= stall_limit(s):
        return at_stall(s, seat, across, w)
    if s.round == most_turns(signed(s.options)):
        return draw_for(seat, w)
    value = lead - outlook(s, 1 - seat, NOW, w) + idle * w[STALL] * sign(across)
    if w[NEXT]:
        value += min(signed(w[THREAT]), outlook(s, seat, NEXT, w))
    if w[BLUR]:
        value += _error(s, w)
    return signed(value)


def stall_limit(s: State) -> int:
    """Return after how many turns without a move the game ends. Rules: MOG-E2."""
    return 3 if s.options & SHORT_STALL else 6


def at_stall(s: State, seat: int, across: int, w: Any) -> int:
    """Return what the end by a stall is worth. Rules: MOG-E2."""
    if across == 0:
        return draw_for(seat, w)
    return sign(across) * (WIN - signed(s.round))


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    if number > 0:
        return 1
    return -1 if number < 0 else 0


def _error(s: State, w: Any) -> int:
    """Return how a careless look at the position errs: the same throughout a turn's thoughts."""
    number = mix(unsigned(s.pawns[1]) ^ mix(unsigned(s.east) ^ unsigned(signed(w[SALT]) << 40)))
    number = mix(unsigned(s.pawns[0]) ^ number)
    most = signed(w[BLUR])
    return signed(mix(number ^ unsigned(s.north)) >> 32) % (2 * most + 1) - most


def at_end(s: State, seat: int, w: Any) -> int:
    """Return what the end is worth to a seat. Rules: MOG-E1, MOG-E2, MOG-E3."""
    if s.won == 1 << seat:
        return WIN - signed(s.round)
    if s.won == 1 << (1 - seat):
        return signed(s.round) - WIN
    return draw_for(seat, w)


def forward(s: State, seat: int, w: Any) -> int:
    """Return what the pawns of a seat are worth by how far they have come. Rules: MOG-E1."""
    total = 0
    least = w[FAR]
    pawns = s.pawns[seat]
    while pawns != 0:
        each = w[rows_on(lowest(pawns), seat)]
        pawns &= pawns - 1
        total += each
        least = min(least, each)
    return signed(total - (least * (16 - w[LAST_PAWN]) >> 4))


def rows_on(gate: int, seat: int) -> int:
    """Return how many rows a gate lies from a seat's start row. Rules: MOG-S1."""
    row = gate // COLUMNS
    return row if seat == 0 else FAR - row


def outlook(s: State, seat: int, part: int, w: Any) -> int:
    """Return what a seat may hope for from its pawn moves as the tiles lie.

    Args:
        s: the state; whose turn it is does not matter.
        seat: whose moves.
        part: the weight of its best move.
        w: the weights.

    Rules: MOG-B2, MOG-E1.
    """
    turn = s.turn
    s.turn = seat
    best = 0
    mobile = 0
    everybody = s.pawns[0] | s.pawns[1]
    rest = able(s)
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        ends = legal_ends(s, pawn, everybody)
        if ends:
            mobile += w[MOBILE]
            before = rows_on(lowest(pawn), seat)
            after = farthest(ends, seat)
            if after == FAR and before < FAR and points(s, seat) >= PAWNS_TO_WIN - 1:
                s.turn = turn
                return SOON
            best = max(best, w[after] - w[before])
    s.turn = turn
    if part == NEXT:
        mobile = mobile * w[NEXT] >> 4
    return signed((best * w[part] >> 4) + mobile)


def farthest(gates: int, seat: int) -> int:
    """Return how many rows on the farthest of some gates lies; there is one at least."""
    for rows in range(FAR, 0, -1):
        row = rows if seat == 0 else FAR - rows
        if gates & (FIRST_ROW << (COLUMNS * row)):
            return rows
    return 0


def is_over(s: State) -> bool:
    """Say whether the game has ended. Rules: MOG-E1."""
    return bool(s.phase == Phase.OVER)
