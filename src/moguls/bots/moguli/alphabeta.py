"""Alpha-beta search over whole turns, with the most promising turns of each position.

At the last ply all turns are generated (`generate_turns`), but few are evaluated in full: the
pawns' lead after a turn is nearly a bound of its value. Before it the best turns are searched, with
a null window after the first.
"""

from collections.abc import Sequence
from typing import Any, Final

from moguls.bots.moguli.evaluation import at_end, expected_gain
from moguls.bots.moguli.evaluation_weights import NOW, WIN, draw_for
from moguls.bots.moguli.transposition_table import AT_LEAST, AT_MOST, EXACT, SIZE, TURN_BITS, key_of
from moguls.bots.moguli.turn_generator import (
    KEPT,
    NOTHING,
    ROOM,
    SECOND,
    act,
    begin_list,
    can_cross,
    finish_turn,
    generate_turns,
)
from moguls.bots.search.tree_fields import Rows
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.interface import copy_state
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()
OUTLINED: Final = ("search", "play_turn")

# The rows of numbers.
(
    WEIGHTS,
    TURN_LIST,
    TURN_VALUES,
    TURNS,
    MOVES,
    LEADS,
    KEYS,
    FACTS,
    VALUES,
    LIMITS,
    ROOT_ROW,
    STACK,
) = range(12)
FIRST_LIST, SECOND_LIST, THIRD_LIST = range(12, 15)
ROWS: Final = 15
# In the row of limits: generator calls made and allowed, and the number of turns by depth left.
COUNT, BUDGET, SAME_MOVE, WIDTHS = range(4)
MAX_DEPTH: Final = 8
# States: one for each ply, and two of scratch.
SCRATCH: Final = 3
FIRST_PLY: Final = 5
NUM_STATES: Final = FIRST_PLY + MAX_DEPTH + 2
# The stack has a frame for each ply: seat, depth, window, best value so far and its turn, number
# of turns and of searched ones, the present turn and whether its window is null, and the hash.
SEAT, DEPTH, ALPHA, BETA, BEST, TURN, NUM_TURNS, DONE, PLAYED, NULL, KEY = range(11)
FRAME: Final = 16
AGAIN: Final = 2  # instead of a null window: search the turn again with the full one


def list_rows(tree: Rows) -> tuple[Any, ...]:
    """Return the rows that a sweep works in."""
    return (
        tree[WEIGHTS],
        tree[TURN_LIST],
        tree[TURN_VALUES],
        tree[TURNS],
        tree[MOVES],
        tree[LEADS],
    )


def play_turn(states: Sequence[State], to: int, source: int, turn: int, tree: Rows) -> None:
    """Play a whole turn from states[source] in states[to]."""
    copy_state(states, to, source)
    s = states[to]
    number, seat = signed(s.round), signed(s.turn)
    was = signed(s.phase)
    act(s, turn % SECOND)
    rest = turn // SECOND
    while rest and s.phase == Phase.PLAY and s.turn == seat:
        act(s, rest % SECOND)
        rest //= SECOND
    if was == Phase.PLAY and s.phase == Phase.PLAY and s.round == number and s.turn == seat:
        finish_turn(states, to, tree[WEIGHTS])


def search(
    states: Sequence[State], seat: int, depth: int, alpha: int, beta: int, tree: Rows
) -> int:
    """Return the value of states[FIRST_PLY + 1] for a seat that would be on turn in it.

    Args:
        states: those of later plies are written.
        seat: the seat.
        depth: turns to search, at least 1.
        alpha: the lower bound of the window.
        beta: the upper bound of the window.
        tree: the rows of numbers; when the budget is used up, the result has no meaning.
    """
    stack, limits = tree[STACK], tree[LIMITS]
    ply = 1
    _set_frame(stack, ply, seat, depth, alpha, beta)
    done = _enter(states, ply, tree)
    while limits[COUNT] <= limits[BUDGET]:
        if done and ply == 1:
            return signed(stack[FRAME + BEST])
        if done:
            ply -= 1
            done = _backup(-stack[(ply + 1) * FRAME + BEST], ply, tree)
        elif _play_next(states, ply, tree):
            ply += 1
            done = _enter(states, ply, tree)
        else:
            done = True
    return 0


def _set_frame(stack: IntArray, ply: int, seat: int, depth: int, alpha: int, beta: int) -> None:
    """Begin a frame of the stack."""
    at = ply * FRAME
    stack[at + SEAT] = seat
    stack[at + DEPTH] = depth
    stack[at + ALPHA] = alpha
    stack[at + BETA] = beta
    stack[at + BEST] = NOTHING
    stack[at + TURN] = 0
    stack[at + DONE] = 0
    stack[at + NULL] = 0


def _enter(states: Sequence[State], ply: int, tree: Rows) -> bool:
    """Visit a position for the first time; return whether its value is final."""
    stack, at = tree[STACK], ply * FRAME
    seat = stack[at + SEAT]
    s = states[FIRST_PLY + ply]
    if s.phase != Phase.PLAY or s.last_turn:
        stack[at + BEST] = _terminal_value(s, seat, tree[WEIGHTS])
        return True
    tree[LIMITS][COUNT] += 1
    stack[at + KEY] = key_of(s)
    fact = _look_up(ply, tree)
    if fact < 0:
        return True
    turn_list, base, depth = tree[TURN_LIST], ply * ROOM, stack[at + DEPTH]
    if depth == 1:
        begin_list(turn_list, base, 1, 1, stack[at + ALPHA], stack[at + BETA])
    else:
        limits = tree[LIMITS]
        begin_list(turn_list, base, limits[WIDTHS + depth], limits[SAME_MOVE], NOTHING, 2 * WIN)
    generate_turns(states, FIRST_PLY + ply, SCRATCH, list_rows(tree))
    count = signed(turn_list[KEPT])
    stack[at + NUM_TURNS] = count
    if depth == 1:
        stack[at + BEST] = tree[TURN_VALUES][base] if count else stack[at + ALPHA]
        stack[at + TURN] = tree[TURNS][base] if count else 0
        _store(ply, tree)
        return True
    _put_first(fact, base, count, tree)
    return False


def _terminal_value(s: State, seat: int, w: IntArray) -> int:
    """Return the value of a position in which no turn begins, or the last one."""
    if s.phase == Phase.OVER:
        return at_end(s, seat, w)
    if s.phase == Phase.SWAP:
        return expected_gain(s, seat, NOW, w) - expected_gain(s, 1 - seat, NOW, w)
    return draw_for(seat, w) if can_cross(s) else signed(s.round) - WIN


def _look_up(ply: int, tree: Rows) -> int:
    """Return the table's best turn, or 0; -1 if the table has the value."""
    stack, at = tree[STACK], ply * FRAME
    place = stack[at + KEY] % SIZE
    if tree[KEYS][place] != stack[at + KEY]:
        return 0
    fact, value = tree[FACTS][place], tree[VALUES][place]
    kind = (fact >> TURN_BITS) & 3
    if fact >> TURN_BITS >= stack[at + DEPTH] * 4 and (
        kind == EXACT
        or (kind == AT_LEAST and value >= stack[at + BETA])
        or (kind == AT_MOST and value <= stack[at + ALPHA])
    ):
        stack[at + BEST] = value
        return -1
    return signed(fact & ((1 << TURN_BITS) - 1))


def _store(ply: int, tree: Rows) -> None:
    """Store the value of a position in the table."""
    stack, at = tree[STACK], ply * FRAME
    best = stack[at + BEST]
    kind = EXACT
    if best <= stack[at + ALPHA]:
        kind = AT_MOST
    elif best >= stack[at + BETA]:
        kind = AT_LEAST
    place = stack[at + KEY] % SIZE
    tree[KEYS][place] = stack[at + KEY]
    tree[VALUES][place] = best
    tree[FACTS][place] = ((stack[at + DEPTH] * 4 + kind) << TURN_BITS) | stack[at + TURN]


def _put_first(turn: int, base: int, count: int, tree: Rows) -> None:
    """Move the table's best turn to the front."""
    for i in range(base, base + count):
        if turn and tree[TURNS][i] == turn:
            tree[TURN_VALUES][i] = 2 * WIN


def _play_next(states: Sequence[State], ply: int, tree: Rows) -> bool:
    """Play the next turn of a position and begin its frame; return whether there was one."""
    stack, at = tree[STACK], ply * FRAME
    if stack[at + NULL] != AGAIN:
        if stack[at + DONE] == stack[at + NUM_TURNS]:
            _store(ply, tree)
            return False
        stack[at + PLAYED] = tree[TURNS][
            take_best(ply * ROOM, stack[at + NUM_TURNS], tree[TURN_VALUES])
        ]
        stack[at + NULL] = 1 if stack[at + DONE] else 0
        stack[at + DONE] += 1
    low = max(stack[at + ALPHA], stack[at + BEST])
    high = low + 1 if stack[at + NULL] == 1 else stack[at + BETA]
    play_turn(states, FIRST_PLY + ply + 1, FIRST_PLY + ply, stack[at + PLAYED], tree)
    _set_frame(stack, ply + 1, 1 - stack[at + SEAT], stack[at + DEPTH] - 1, -high, -low)
    return True


def _backup(value: int, ply: int, tree: Rows) -> bool:
    """Update a frame with the value of a turn; return whether the position is finished.

    A turn that fails high in a null window is marked to be searched again.
    """
    stack, at = tree[STACK], ply * FRAME
    low = max(stack[at + ALPHA], stack[at + BEST])
    if stack[at + NULL] == 1 and low < value < stack[at + BETA]:
        stack[at + NULL] = AGAIN
        return False
    stack[at + NULL] = 0
    if value > stack[at + BEST]:
        stack[at + BEST] = value
        stack[at + TURN] = stack[at + PLAYED]
    if value >= stack[at + BETA]:
        _store(ply, tree)
        return True
    return False


def take_best(base: int, count: int, values: IntArray) -> int:
    """Return the index of the best remaining turn, and remove it."""
    best = base
    for i in range(base, base + count):
        if values[i] > values[best]:
            best = i
    values[best] = NOTHING - 1
    return best
