"""Action values of Moguli: the best turn that begins with each action, by alpha-beta search.

All actions are searched to the same depth, while the search for a move only shows that most turns
are worse than the best. A value becomes a probability of winning by a logistic curve whose scale
was fitted to games (`docs/review.md`).
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.analysis.minimax_values import UNKNOWN
from moguls.bots.moguli.alphabeta import (
    BUDGET,
    COUNT,
    FACTS,
    FIRST_PLY,
    KEYS,
    LEADS,
    LIMITS,
    MAX_DEPTH,
    ROOT_ROW,
    SAME_MOVE,
    SCRATCH,
    TURN_LIST,
    TURN_VALUES,
    TURNS,
    WEIGHTS,
    WIDTHS,
    list_rows,
    play_turn,
    take_best,
)
from moguls.bots.moguli.evaluation_weights import BLUR, DRAWN, IDLE, THREAT, WIN
from moguls.bots.moguli.iterative_deepening import ALIKE, DEPTH, ROOT, evaluate_turn, has_move
from moguls.bots.moguli.transposition_table import clear_table
from moguls.bots.moguli.turn_generator import (
    KEPT,
    NOTHING,
    ROOM,
    act,
    begin_list,
    generate_rest,
    value_now,
)
from moguls.bots.search.tree_fields import Rows
from moguls.games.moguli.actions import Action
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import PAWNS_TO_WIN
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.interface import choices, copy_state
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ("legal_actions", "depth_reached", "set_exact_weights", "allow", "evaluate_action")
OUTLINED: Final = ("_evaluate_rest",)

AFTER: Final = FIRST_PLY  # the position after an action: no search from the root writes it
RESTS: Final = 24  # ways to end a turn that are weighed, at most
BREAKABLE: Final = 60  # a way to the fourth pawn across that the other may yet break
SCALE: Final = 65.0  # of the logistic curve: so much more worth multiplies the odds by e


def legal_actions(states: Sequence[State], actions: IntArray) -> int:
    """Write the legal actions of states[ROOT] into `actions`; return how many there are."""
    return choices(states[ROOT], actions)


def depth_reached(tree: Rows) -> int:
    """Return how many turns beyond mine the search for a move has looked."""
    return min(MAX_DEPTH - 1, max(1, signed(tree[ROOT_ROW][DEPTH])))


def set_exact_weights(states: Sequence[State], tree: Rows) -> None:
    """Set weights without random errors, and wider limits in a race.

    A threat that can be broken does not count as a win, and a draw counts as half of one.
    """
    w, limits = tree[WEIGHTS], tree[LIMITS]
    w[BLUR] = w[DRAWN] = 0
    w[THREAT] = BREAKABLE
    if max(points(states[ROOT], 0), points(states[ROOT], 1)) >= PAWNS_TO_WIN - 1:
        limits[SAME_MOVE] = ALIKE
        limits[WIDTHS + 2] = limits[WIDTHS + 3] = ROOM
    clear_table(tree[KEYS], tree[FACTS])


def allow(calls: int, tree: Rows) -> None:
    """Set the budget of the following evaluations, in calls of the turn generator."""
    tree[LIMITS][COUNT] = 0
    tree[LIMITS][BUDGET] = calls


def evaluate_action(states: Sequence[State], seat: int, action: int, depth: int, tree: Rows) -> int:
    """Return the value of the best turn that begins or continues with an action.

    Args:
        states: states[ROOT] is where it is played; those for the search are written.
        seat: on turn.
        action: one that is legal.
        depth: turns to look ahead beyond this one; 0 for how its end looks.
        tree: the rows of numbers, after `begin` and `set_exact_weights`.

    Returns:
        The value, or `UNKNOWN` if the budget was used up.
    """
    turn = signed(states[ROOT].round)
    copy_state(states, AFTER, ROOT)
    if depth > 0 or action != Action.END:
        act(states[AFTER], action)
    if action == Action.END or _has_ended(states[AFTER], seat, turn):
        value = _evaluate_end(states, seat, depth, tree)
    else:
        value = _evaluate_rest(states, seat, depth, tree)
    return UNKNOWN if tree[LIMITS][COUNT] > tree[LIMITS][BUDGET] else value


def _has_ended(s: State, seat: int, turn: int) -> bool:
    """Whether a seat's turn of that number is over."""
    return bool(s.phase != Phase.PLAY or s.turn != seat or s.round != turn)


def _evaluate_end(states: Sequence[State], seat: int, depth: int, tree: Rows) -> int:
    """Return the value of the turn that has ended in states[AFTER]."""
    if depth == 0:
        return value_now(states[AFTER], seat, tree[WEIGHTS])
    copy_state(states, FIRST_PLY + 1, AFTER)
    idle = 0 if states[ROOT].moved else signed(tree[WEIGHTS][IDLE])
    return evaluate_turn(states, seat, depth, NOTHING, 0, tree) - idle


def _evaluate_rest(states: Sequence[State], seat: int, depth: int, tree: Rows) -> int:
    """Return the value of the best end of the turn begun in states[AFTER]."""
    begin_list(tree[TURN_LIST], 0, RESTS, RESTS, NOTHING, 2 * WIN)
    generate_rest(states, AFTER, SCRATCH, tree[LEADS], list_rows(tree))
    best, count, values = NOTHING, signed(tree[TURN_LIST][KEPT]), tree[TURN_VALUES]
    for i in range(count):
        if depth == 0:
            best = max(best, signed(values[i]))
            continue
        action = tree[TURNS][take_best(0, count, values)]
        play_turn(states, FIRST_PLY + 1, AFTER, action, tree)
        moved = states[AFTER].moved or has_move(action)
        idle = 0 if moved else signed(tree[WEIGHTS][IDLE])
        low = best + idle
        best = max(best, evaluate_turn(states, seat, depth, low, i, tree) - idle)
    return best
