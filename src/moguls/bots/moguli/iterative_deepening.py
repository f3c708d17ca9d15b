"""Iterative deepening for Moguli: each step searches one turn of the root a turn deeper.

All is public in Moguli, so there are no determinizations, and the seed of a search has no effect.
The number of simulations is the maximum number of calls of `generate_turns`.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.moguli.alphabeta import (
    BUDGET,
    COUNT,
    FACTS,
    FIRST_LIST,
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
    search,
)
from moguls.bots.moguli.endgame import escapes, is_lost, is_race
from moguls.bots.moguli.evaluation_weights import (
    BLUR,
    IDLE,
    MOBILE,
    NEXT,
    NOW,
    SALT,
    SOON,
    WIN,
    set_weights,
)
from moguls.bots.moguli.transposition_table import SIZE, clear_table
from moguls.bots.moguli.turn_generator import (
    KEPT,
    NOTHING,
    ROOM,
    SECOND,
    begin_list,
    generate_rest,
    generate_turns,
)
from moguls.bots.search.tree_fields import Rows, Scratch
from moguls.games.moguli.actions import Action
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.interface import choices
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray, Slice

ENTRIES: Final = ("policy_action", "begin", "grow", "best_action")
OUTLINED: Final = ("set_level", "look", "list_root_turns", "evaluate_turn")

ROOT: Final = 0
COLUMNS: Final = SIZE
BREADTH: Final = ROOM  # turns of mine that are weighed at most
WIDTH: Final = (0, 1, 24, 16, 12, 10, 10, 10, 10)
SAME: Final = 4  # followed turns with the same pawn move, and of those at the root:
ALIKE: Final = 8
ALL: Final = 1 << 30
CARELESS: Final = 60  # by how much, over the number of simulations, a look errs at most
# After so many turns looks begin to err, by one more every so many turns, by so much at most.
PATIENT: Final = 24
SLOWLY: Final = 6
RESTLESS: Final = 10
# A beginner, with a single simulation, races: it hopes for its own next move, disregards the
# other's, and errs less. After so many turns it looks further, since against
# a seat that moves to and fro a race without a plan can take hundreds of turns.
HOPE: Final = 12
HASTY: Final = 20
LONG: Final = 40
FURTHER: Final = 150
# A search of so many simulations begins with the race solved, if there is one.
EXACT: Final = 5000
# In the row of the root: turns to weigh, the best so far, how far that has been weighed, the best
# worth at this depth, steps of the race, whether it is solved, sweeps allowed; then by turn.
NUMBER, TURN, DEPTH, NOW_BEST, RACES, SOLVED, ALLOWED = range(7)
ORDER: Final = 16  # values of the last depth
PLAYS: Final = ORDER + ROOM


def policy_action(states: Sequence[State], seat: int, tree: Rows, scratch: Scratch) -> int:  # noqa: ARG001  # as all searches
    """Return the action that begins the turn that looks best at its end."""
    set_weights(tree[WEIGHTS], seat)
    look(states, 1, 1, SOON, tree)
    return signed(tree[TURNS][0]) % SECOND


def look(states: Sequence[State], most: int, same: int, enough: int, tree: Rows) -> None:
    """Look at all turns from states[ROOT], and keep the best on the turn_list.

    Args:
        states: those to try in are written.
        most: how many turns to keep.
        same: how many of them with the same pawn move.
        enough: stop as soon as all kept ones are worth as much.
        tree: the rows of numbers.
    """
    begin_list(tree[TURN_LIST], 0, most, same, NOTHING, enough)
    s = states[ROOT]
    if s.phase == Phase.PLAY and s.moved == 0 and s.rotations == 0:
        generate_turns(states, ROOT, SCRATCH, list_rows(tree))
    else:
        generate_rest(states, ROOT, SCRATCH, tree[LEADS], list_rows(tree))


def begin(states: Sequence[State], seat: int, sims: int, tree: Rows) -> int:
    """Look at my turns in states[ROOT]; return how many steps a search has."""
    set_level(states[ROOT], seat, sims, tree)
    return list_root_turns(states, tree)


def set_level(s: State, seat: int, sims: int, tree: Rows) -> None:
    """Set weights and limits: the smaller the budget, the larger the random errors.

    In a long game all levels have small errors that differ from turn to turn, so that two equal
    bots do not repeat positions.
    """
    set_weights(tree[WEIGHTS], seat)
    late = (signed(s.round) - PATIENT) // SLOWLY
    tree[WEIGHTS][BLUR] = CARELESS // sims + min(RESTLESS, max(0, late))
    tree[WEIGHTS][SALT] = s.round
    limits = tree[LIMITS]
    limits[COUNT] = 0
    limits[BUDGET] = sims
    if sims == 1:
        _race_on(s, tree)
    limits[SAME_MOVE] = SAME
    for depth in range(MAX_DEPTH + 1):
        limits[WIDTHS + depth] = WIDTH[depth]


def _race_on(s: State, tree: Rows) -> None:
    """Set the weights and limits of a beginner."""
    w = tree[WEIGHTS]
    w[NEXT] = HOPE
    w[NOW] = w[MOBILE] = 0
    w[BLUR] = HASTY
    if s.round > LONG:
        tree[LIMITS][BUDGET] = FURTHER
        w[BLUR] = HASTY // 4


def list_root_turns(states: Sequence[State], tree: Rows) -> int:
    """Look at my turns, and put them in order; return how many steps a search has."""
    clear_table(tree[KEYS], tree[FACTS])
    row = tree[ROOT_ROW]
    s = states[ROOT]
    look(states, BREADTH, ALIKE, 2 * WIN, tree)
    _adopt(row, tree)
    row[SOLVED] = row[RACES] = row[DEPTH] = 0
    row[ALLOWED] = tree[LIMITS][BUDGET]
    if row[ALLOWED] < EXACT or not is_race(s):
        return signed(row[NUMBER]) * (MAX_DEPTH - 1)
    row[RACES] = choices(s, tree[FIRST_LIST])
    tree[LIMITS][BUDGET] = row[ALLOWED] // 2
    begin_list(tree[TURN_LIST], 0, BREADTH, ALIKE, NOTHING, 2 * WIN)
    return signed(row[RACES]) + ROOM * MAX_DEPTH


def _adopt(row: IntArray, tree: Rows) -> None:
    """Take over the turns kept by the turn_list as those to weigh, the best first."""
    row[NUMBER] = tree[TURN_LIST][KEPT]
    for i in range(row[NUMBER]):
        row[ORDER + i] = tree[TURN_VALUES][i]
        row[PLAYS + i] = tree[TURNS][i]
    _sort(row)
    row[TURN] = row[PLAYS]


def _sort(row: IntArray) -> None:
    """Put my turns in order, the best first; of equal ones the one that was first."""
    for i in range(1, row[NUMBER]):
        value, turn = row[ORDER + i], row[PLAYS + i]
        j = i
        while j > 0 and row[ORDER + j - 1] < value:
            row[ORDER + j] = row[ORDER + j - 1]
            row[PLAYS + j] = row[PLAYS + j - 1]
            j -= 1
        row[ORDER + j] = value
        row[PLAYS + j] = turn


def grow(states: Sequence[State], seat: int, part: Slice, tree: Rows, scratch: Scratch) -> None:  # noqa: ARG001  # as all searches
    """Take a slice of the steps: first those of a race, then a turn of mine each.

    Step k of the latter weighs turn k % number, k // number + 1 turns beyond it.
    """
    limits, row = tree[LIMITS], tree[ROOT_ROW]
    before = signed(row[RACES]) + ROOM if row[RACES] else 0
    for step in range(part.first, part.first + part.size):
        if step >= before:
            limits[BUDGET] = row[ALLOWED]
        if not row[SOLVED] and limits[COUNT] <= limits[BUDGET]:
            if step < before:
                _race(states, step, tree)
            elif (step - before) // row[NUMBER] + 1 < MAX_DEPTH:
                place = (step - before) % row[NUMBER]
                _weigh(states, seat, place, (step - before) // row[NUMBER] + 1, tree)
                if place == row[NUMBER] - 1 and limits[COUNT] <= limits[BUDGET]:
                    _sort(row)


def _race(states: Sequence[State], step: int, tree: Rows) -> None:
    """Try all turns that begin with an action, or whether one that escapes has won."""
    row, place = tree[ROOT_ROW], step - tree[ROOT_ROW][RACES]
    if place < 0:
        escapes(states, ROOT, signed(tree[FIRST_LIST][step]), ALL, tree)
        return
    if place == 0 and tree[TURN_LIST][KEPT]:  # else all is lost, and the first list is as good
        _adopt(row, tree)
        row[SOLVED] = row[ORDER] >= SOON
    if place < row[NUMBER] and not row[SOLVED]:
        play_turn(states, FIRST_PLY + 1, ROOT, row[PLAYS + place], tree)
        s = states[FIRST_PLY + 1]
        if s.phase == Phase.PLAY and not s.last_turn and is_lost(states, FIRST_PLY + 1, tree):
            row[TURN] = row[PLAYS + place]
            row[SOLVED] = 1


def _weigh(states: Sequence[State], seat: int, place: int, depth: int, tree: Rows) -> None:
    """Weigh one of my turns to a depth; the best of a depth is played as soon as it is known."""
    limits, row = tree[LIMITS], tree[ROOT_ROW]
    if place == 0:
        row[NOW_BEST] = NOTHING
    turn = row[PLAYS + place]
    play_turn(states, FIRST_PLY + 1, ROOT, turn, tree)
    low = max(row[NOW_BEST], -2 * WIN)
    idle = 0 if states[ROOT].moved or has_move(turn) else signed(tree[WEIGHTS][IDLE])
    low += idle
    value = evaluate_turn(states, seat, depth, low, place, tree)
    if limits[COUNT] > limits[BUDGET]:
        return
    value -= idle
    low -= idle
    row[ORDER + place] = value if value > low else low - 1
    if value > row[NOW_BEST]:
        row[NOW_BEST] = value
        row[TURN] = turn
        row[DEPTH] = depth


def evaluate_turn(
    states: Sequence[State], seat: int, depth: int, low: int, before: int, tree: Rows
) -> int:
    """Return what the turn is worth that has led to states[FIRST_PLY + 1].

    Args:
        states: those of later plies are written.
        seat: whose turn it was.
        depth: turns to look ahead beyond it.
        low: if it is worth no more, that is all that the result tells.
        before: how many turns have been weighed, the best of them worth `low`.
        tree: the rows of numbers.
    """
    if before > 0:
        value = -search(states, 1 - seat, depth, -low - 1, -low, tree)
        if value <= low:
            return value
    return -search(states, 1 - seat, depth, -2 * WIN, -low, tree)


def has_move(turn: int) -> bool:
    """Say whether a turn has a pawn move."""
    return turn % SECOND >= Action.PAWN or turn // SECOND >= Action.PAWN


def best_action(states: Sequence[State], tree: Rows) -> int:  # noqa: ARG001
    """Return the action that begins the best turn weighed so far."""
    return signed(tree[ROOT_ROW][TURN]) % SECOND
