"""End races solved: with a third pawn across, every turn is tried, to its very end.

A turn escapes if the other seat cannot win by its fourth pawn in the turn that follows; a turn
after which nothing that the other does escapes has won. Nothing is left out: the rotations that a
bonus grants are tried, too, where a turn without them does not escape. So the answers are exact,
unless the budget is used up.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.moguli.alphabeta import (
    BUDGET,
    COUNT,
    FIRST_LIST,
    FIRST_PLY,
    LIMITS,
    SECOND_LIST,
    THIRD_LIST,
    TURN_LIST,
    WEIGHTS,
    list_rows,
)
from moguls.bots.moguli.evaluation import at_end, forward, value_of
from moguls.bots.moguli.evaluation_weights import IDLE, SOON, WIN, draw_for
from moguls.bots.moguli.turn_generator import FLOOR, NOTHING, SECOND, act, can_cross, keep
from moguls.bots.search.tree_fields import Rows
from moguls.games.moguli.actions import Action
from moguls.games.moguli.compulsory_move import may_end
from moguls.games.moguli.finish import has_crossed, points
from moguls.games.moguli.material import PAWNS_TO_WIN
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.interface import choices, copy_state
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()
OUTLINED: Final = ("escapes", "_judge")

# States that are written: the turn after one, two and three actions, and after its end.
ONCE: Final = FIRST_PLY + 2
TWICE: Final = ONCE + 1
THRICE: Final = TWICE + 1
ENDED: Final = THRICE + 1


def is_race(s: State) -> bool:
    """Say whether a turn begins and a seat has its third pawn across. Rules: MOG-E1."""
    if s.phase != Phase.PLAY or s.moved or s.rotations or s.last_turn:
        return False
    return max(points(s, 0), points(s, 1)) >= PAWNS_TO_WIN - 1


def is_decisive(s: State, seat: int) -> bool:
    """Say whether the fourth pawn of a seat would win: the other could not draw. Rules: MOG-E1."""
    return bool(seat != s.first or points(s, 1 - seat) < PAWNS_TO_WIN - 1)


def escapes(states: Sequence[State], at: int, first: int, enough: int, tree: Rows) -> int:
    """Count the turns from states[at] that begin with an action and escape; keep the best.

    Args:
        states: those from `ONCE` on are written.
        at: index of a position in which a turn begins.
        first: the action.
        enough: stop when so many are found.
        tree: the rows of numbers; what is kept goes by tree[TURN_LIST].
    """
    seat = signed(states[at].turn)
    copy_state(states, ONCE, at)
    if first != Action.END:
        act(states[ONCE], first)
    count = _judge(states, ONCE, seat, first, tree)
    if first == Action.END or has_ended(states[ONCE], seat):
        return count
    seconds = tree[SECOND_LIST]
    for i in range(choices(states[ONCE], seconds)):
        second = signed(seconds[i])
        if count < enough and second != Action.END:
            copy_state(states, TWICE, ONCE)
            act(states[TWICE], second)
            turn = first + SECOND * second
            escaped = _judge(states, TWICE, seat, turn, tree)
            if escaped == 0 and not has_ended(states[TWICE], seat):
                escaped = _with_third(states, seat, turn, tree)
            count += escaped
    return count


def has_ended(s: State, seat: int) -> bool:
    """Say whether a seat's turn is over."""
    return bool(s.phase == Phase.OVER or s.turn != seat)


def _with_third(states: Sequence[State], seat: int, turn: int, tree: Rows) -> int:
    """Say by 1 or 0 whether a turn escapes by a third action."""
    thirds = tree[THIRD_LIST]
    for i in range(choices(states[TWICE], thirds)):
        if thirds[i] != Action.END:
            copy_state(states, THRICE, TWICE)
            act(states[THRICE], thirds[i])
            if _judge(states, THRICE, seat, turn + SECOND * SECOND * thirds[i], tree):
                return 1
    return 0


def _judge(states: Sequence[State], at: int, seat: int, turn: int, tree: Rows) -> int:
    """Say by 1 or 0 whether a turn escapes that ends in states[at]; keep it if it is good."""
    s, w, limits = states[at], tree[WEIGHTS], tree[LIMITS]
    limits[COUNT] += 1
    if limits[COUNT] > limits[BUDGET]:
        return 1
    value = _at_crossing(s, seat, w)
    if value == NOTHING:
        if not may_end(s):
            return 0
        value = value_of(s, seat, forward(s, seat, w) - forward(s, 1 - seat, w), w)
        value -= 0 if s.moved else w[IDLE]
        if abs(value) < SOON and loses(states, at, seat):
            return 0
    if value < -SOON:
        return 0
    turn_list = tree[TURN_LIST]
    if value > turn_list[FLOOR]:
        keep(value, turn, pawn_move_of(turn), list_rows(tree))
    return 1


def _at_crossing(s: State, seat: int, w: IntArray) -> int:
    """Return what a turn is worth that the fourth pawn has ended, or NOTHING. Rules: MOG-E1."""
    if s.phase == Phase.OVER:
        return at_end(s, seat, w)
    if not has_crossed(s, seat):
        return NOTHING
    return draw_for(seat, w) if can_cross(s) else WIN - signed(s.round)


def loses(states: Sequence[State], at: int, seat: int) -> bool:
    """Say whether the other seat wins by crossing if a turn ends in states[at]."""
    if not is_decisive(states[at], 1 - seat) or points(states[at], 1 - seat) < PAWNS_TO_WIN - 1:
        return False
    copy_state(states, ENDED, at)
    act(states[ENDED], Action.END)
    return states[ENDED].phase == Phase.PLAY and can_cross(states[ENDED])


def pawn_move_of(turn: int) -> int:
    """Return the pawn move among the actions of a turn, or 0."""
    while turn:
        if turn % SECOND >= Action.PAWN:
            return turn % SECOND
        turn //= SECOND
    return 0


def is_lost(states: Sequence[State], at: int, tree: Rows) -> bool:
    """Say whether the seat whose turn begins in states[at] loses whatever it does in it.

    Rules: MOG-E1.
    """
    seat = signed(states[at].turn)
    if not is_decisive(states[at], 1 - seat) or points(states[at], 1 - seat) < PAWNS_TO_WIN - 1:
        return False
    firsts = tree[FIRST_LIST]
    tree[TURN_LIST][FLOOR] = 2 * WIN  # nothing is to be kept
    for i in range(choices(states[at], firsts)):
        if escapes(states, at, signed(firsts[i]), 1, tree):
            return False
    return True
