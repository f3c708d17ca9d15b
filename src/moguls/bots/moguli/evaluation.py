"""Static evaluation of a position of Moguli for the seat that ends its turn in it.

Only the board is read, not the moves that the rules keep in the state, so that a search may turn
tiles and put pawns in their place without a copy. Whole numbers, so that all machines agree.
"""

from typing import Final, NamedTuple

from moguls.bots.moguli.evaluation_weights import (
    BLUR,
    LAST_PAWN,
    MOBILE,
    NEXT,
    NOTES,
    NOW,
    SALT,
    SOON,
    STALL,
    THREAT,
    WIN,
    draw_for,
)
from moguls.bots.moguli.tunnels import ends_over, note_spans
from moguls.games.moguli.finish import is_idle, points
from moguls.games.moguli.material import COLUMNS, FIRST_ROW, PAWNS, PAWNS_TO_WIN, ROWS
from moguls.games.moguli.reach import bridges, starts
from moguls.games.moguli.start_row import movers
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import SHORT_STALL, most_turns
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import lowest, signed, unsigned
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()
OUTLINED: Final = ("expected_gain", "_expected_gain", "balance", "value_above", "forward")
FAR: Final = ROWS - 1
ENDLESS: Final = 4 * WIN  # more than anything is worth


class Beneath(NamedTuple):
    """What lies beneath the pawns.

    Attributes:
        near: the gates from which a pawn comes to a dive.
        end: where the notes of `tunnels.note_spans` end.
    """

    near: int
    end: int


def value_of(s: State, seat: int, lead: int, w: IntArray) -> int:
    """Return the exact value for `seat`, on turn, of ending its turn now.

    The rest is as with `value_above`. Rules: MOG-E2, MOG-E3.
    """
    return value_above(s, seat, lead, -ENDLESS, w)


def value_above(s: State, seat: int, lead: int, floor: int, w: IntArray) -> int:
    """Return the value for `seat`, on turn, of ending its turn now.

    Args:
        s: the state; no fourth pawn is across.
        seat: on turn.
        lead: `forward` of its pawns less that of the other's.
        floor: results up to this bound may be inexact.
        w: the weights.

    Rules: MOG-E2, MOG-E3.
    """
    idle = signed(s.stalled) + 1 if is_idle(s) else 0
    across = points(s, seat) - points(s, 1 - seat)
    if idle >= stall_limit(s):
        return at_stall(s, seat, across, w)
    if s.round == most_turns(signed(s.options)):
        return draw_for(seat, w)
    value = signed(lead + idle * w[STALL] * sign(across))
    value += balance(s, seat, signed(floor - value - w[BLUR]), w)
    if w[BLUR]:
        value += _error(s, w)
    return signed(value)


def stall_limit(s: State) -> int:
    """Return after how many turns without a move the game ends. Rules: MOG-E2."""
    return 3 if s.options & SHORT_STALL else 6


def at_stall(s: State, seat: int, across: int, w: IntArray) -> int:
    """Return the value of the end by a stall. Rules: MOG-E2."""
    if across == 0:
        return draw_for(seat, w)
    return sign(across) * (WIN - signed(s.round))


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    if number > 0:
        return 1
    return -1 if number < 0 else 0


def _error(s: State, w: IntArray) -> int:
    """Return the random error of a weak level, the same throughout the search of a turn."""
    number = mix(unsigned(s.pawns[1]) ^ mix(unsigned(s.east) ^ unsigned(signed(w[SALT]) << 40)))
    number = mix(unsigned(s.pawns[0]) ^ number)
    most = signed(w[BLUR])
    return signed(mix(number ^ unsigned(s.north)) >> 32) % (2 * most + 1) - most


def at_end(s: State, seat: int, w: IntArray) -> int:
    """Return the value of the end for a seat. Rules: MOG-E1, MOG-E2, MOG-E3."""
    if s.won == 1 << seat:
        return WIN - signed(s.round)
    if s.won == 1 << (1 - seat):
        return signed(s.round) - WIN
    return draw_for(seat, w)


def forward(s: State, seat: int, w: IntArray) -> int:
    """Return the value of the pawns of a seat by their rows. Rules: MOG-E1."""
    total = 0
    least = w[FAR]
    pawns = s.pawns[seat]
    while pawns != 0:
        value = w[rows_on(lowest(pawns), seat)]
        pawns &= pawns - 1
        total += value
        least = min(least, value)
    return signed(total - (least * (16 - w[LAST_PAWN]) >> 4))


def rows_on(gate: int, seat: int) -> int:
    """Return how many rows a gate lies from a seat's start row. Rules: MOG-S1."""
    row = gate // COLUMNS
    return row if seat == 0 else FAR - row


def balance(s: State, seat: int, need: int, w: IntArray) -> int:
    """Return the expected gain of a seat that ends its turn, less that of the other.

    Args:
        s: the state.
        seat: on turn.
        need: results up to this bound may be inexact.
        w: the weights.
    """
    most = _gain_bound(s, seat, w)
    if most <= need:
        return need
    piers = bridges(s, s.pawns[0] | s.pawns[1])
    if piers == 0:
        return 0
    beneath = Beneath(starts(s, piers), note_spans(s, piers, NOTES, w))
    theirs = _expected_gain(s, 1 - seat, NOW, most - need, beneath, w)
    if theirs >= most - need:
        return need
    mine = min(w[THREAT], _expected_gain(s, seat, NEXT, ENDLESS, beneath, w)) if w[NEXT] else 0
    return signed(mine) - theirs


def _gain_bound(s: State, seat: int, w: IntArray) -> int:
    """Return an upper bound of the expected gain of a seat that ends its turn."""
    if points(s, seat) >= PAWNS_TO_WIN - 1:
        return signed(w[THREAT])
    return signed(min(w[THREAT], (w[FAR] * w[NEXT] >> 4) + (PAWNS * w[MOBILE] * w[NEXT] >> 4)))


def expected_gain(s: State, seat: int, part: int, w: IntArray) -> int:
    """Return the expected gain of a seat by its pawn moves in the present position of the tiles.

    Args:
        s: the state; whose turn it is does not matter.
        seat: whose moves.
        part: the weight of its best move.
        w: the weights.

    Rules: MOG-B2, MOG-E1.
    """
    piers = bridges(s, s.pawns[0] | s.pawns[1])
    if piers == 0:
        return 0
    beneath = Beneath(starts(s, piers), note_spans(s, piers, NOTES, w))
    return _expected_gain(s, seat, part, ENDLESS, beneath, w)


def _expected_gain(
    s: State, seat: int, part: int, enough: int, beneath: Beneath, w: IntArray
) -> int:
    """Return what a seat may hope for; at least `enough`, if it is as much, but no more exactly.

    Args:
        s: the state; whose turn it is does not matter.
        seat: whose moves.
        part: the weight of its best move.
        enough: see above.
        beneath: what lies beneath the pawns.
        w: the weights.

    Rules: MOG-B2, MOG-E1.
    """
    turn = s.turn
    s.turn = seat
    best = 0
    mobile = 0
    value_estimate = 0
    rest = movers(s) & beneath.near
    while rest != 0 and value_estimate < enough:
        pawn = rest & -rest
        rest ^= pawn
        ends = ends_over(s, pawn, NOTES, beneath.end, w)
        if ends:
            mobile += w[MOBILE]
            best = max(best, _gain(s, seat, lowest(pawn), ends, w))
            ways = mobile * w[NEXT] >> 4 if part == NEXT else mobile
            value_estimate = (best * w[part] >> 4) + ways if best < SOON else SOON
    s.turn = turn
    return signed(value_estimate)


def _gain(s: State, seat: int, gate: int, ends: int, w: IntArray) -> int:
    """Return what a seat gains by the farthest move of a pawn; SOON if that brings the fourth."""
    before = rows_on(gate, seat)
    after = farthest(ends, seat)
    if after == FAR and before < FAR and points(s, seat) >= PAWNS_TO_WIN - 1:
        return SOON
    return signed(w[after] - w[before])


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
