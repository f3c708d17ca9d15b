"""What each action of Moguli leads to: the best turn that begins with it, by the search for moves.

All actions are weighed to the same depth, where the search for a move asks of most turns no more
than whether they are worse than the best. Nothing is hidden and nothing drawn, so there is nothing
to simulate; a worth becomes a win chance by a logistic curve whose scale was fitted to games
(`docs/review.md`).
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.analysis.minimax_values import UNKNOWN
from moguls.bots.moguli.alphabeta import (
    BUDGET,
    COUNT,
    DESK,
    FACTS,
    FIRST_PLY,
    FOUND,
    KEYS,
    LEADS,
    LIMITS,
    MAX_DEPTH,
    ROOT_ROW,
    SAME_MOVE,
    SCRATCH,
    TURNS,
    WEIGHTS,
    WIDTHS,
    desk_of,
    play_turn,
    take_best,
)
from moguls.bots.moguli.evaluation_weights import BLUR, DRAWN, IDLE, THREAT, WIN
from moguls.bots.moguli.iterative_deepening import ALIKE, DEPTH, ROOT, has_move, weigh_turn
from moguls.bots.moguli.transposition_table import forget_all
from moguls.bots.moguli.turn_generator import (
    KEPT,
    NOTHING,
    ROOM,
    act,
    set_desk,
    sweep_rest,
    worth_now,
)
from moguls.bots.search.tree_fields import Rows
from moguls.games.moguli.actions import Action
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import PAWNS_TO_WIN
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.interface import choices, copy_state
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ("worth_a_thought", "depth_reached", "see_clearly", "allow", "weigh_action")
OUTLINED: Final = ("_weigh_rest",)

AFTER: Final = FIRST_PLY  # the position after an action: no search from the root writes it
RESTS: Final = 24  # ways to end a turn that are weighed, at most
BREAKABLE: Final = 60  # a way to the fourth pawn across that the other may yet break
SCALE: Final = 65.0  # of the logistic curve: so much more worth multiplies the odds by e


def worth_a_thought(states: Sequence[State], actions: IntArray) -> int:
    """Write the legal actions of states[ROOT] into `actions`; return how many there are."""
    return choices(states[ROOT], actions)


def depth_reached(tree: Rows) -> int:
    """Return how many turns beyond mine the search for a move has looked."""
    return min(MAX_DEPTH - 1, max(1, signed(tree[ROOT_ROW][DEPTH])))


def see_clearly(states: Sequence[State], tree: Rows) -> None:
    """Let looks err no longer, as they do in a long game, and see more of a race.

    A threat that can be broken is no win, and a draw is half of one.
    """
    w, limits = tree[WEIGHTS], tree[LIMITS]
    w[BLUR] = w[DRAWN] = 0
    w[THREAT] = BREAKABLE
    if max(points(states[ROOT], 0), points(states[ROOT], 1)) >= PAWNS_TO_WIN - 1:
        limits[SAME_MOVE] = ALIKE
        limits[WIDTHS + 2] = limits[WIDTHS + 3] = ROOM
    forget_all(tree[KEYS], tree[FACTS])


def allow(sweeps: int, tree: Rows) -> None:
    """Grant so many sweeps to what is weighed from now on."""
    tree[LIMITS][COUNT] = 0
    tree[LIMITS][BUDGET] = sweeps


def weigh_action(states: Sequence[State], seat: int, action: int, depth: int, tree: Rows) -> int:
    """Return what the best turn is worth that begins with an action, or goes on with it.

    Args:
        states: states[ROOT] is where it is played; those for the search are written.
        seat: on turn.
        action: one that is legal.
        depth: turns to look ahead beyond this one; 0 for how its end looks.
        tree: the rows of numbers, after `begin` and `see_clearly`.

    Returns:
        The worth, or `UNKNOWN` if the sweeps were used up.
    """
    turn = signed(states[ROOT].round)
    copy_state(states, AFTER, ROOT)
    if depth > 0 or action != Action.END:
        act(states[AFTER], action)
    if action == Action.END or _has_ended(states[AFTER], seat, turn):
        value = _weigh_end(states, seat, depth, tree)
    else:
        value = _weigh_rest(states, seat, depth, tree)
    return UNKNOWN if tree[LIMITS][COUNT] > tree[LIMITS][BUDGET] else value


def _has_ended(s: State, seat: int, turn: int) -> bool:
    """Say whether a seat's turn of that number is over."""
    return bool(s.phase != Phase.PLAY or s.turn != seat or s.round != turn)


def _weigh_end(states: Sequence[State], seat: int, depth: int, tree: Rows) -> int:
    """Return what the turn is worth that has ended in states[AFTER]."""
    if depth == 0:
        return worth_now(states[AFTER], seat, tree[WEIGHTS])
    copy_state(states, FIRST_PLY + 1, AFTER)
    idle = 0 if states[ROOT].moved else signed(tree[WEIGHTS][IDLE])
    return weigh_turn(states, seat, depth, NOTHING, 0, tree) - idle


def _weigh_rest(states: Sequence[State], seat: int, depth: int, tree: Rows) -> int:
    """Return what the best way to end the turn begun in states[AFTER] is worth."""
    set_desk(tree[DESK], 0, RESTS, RESTS, NOTHING, 2 * WIN)
    sweep_rest(states, AFTER, SCRATCH, tree[LEADS], desk_of(tree))
    best, kept, found = NOTHING, signed(tree[DESK][KEPT]), tree[FOUND]
    for i in range(kept):
        if depth == 0:
            best = max(best, signed(found[i]))
            continue
        action = tree[TURNS][take_best(0, kept, found)]
        play_turn(states, FIRST_PLY + 1, AFTER, action, tree)
        moved = states[AFTER].moved or has_move(action)
        idle = 0 if moved else signed(tree[WEIGHTS][IDLE])
        low = best + idle
        best = max(best, weigh_turn(states, seat, depth, low, i, tree) - idle)
    return best
