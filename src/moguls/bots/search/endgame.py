"""Endgame solver: exact max-n search of the last cards with chance nodes.

Each seat maximises its own value (max-n, Luckhardt and Irani 1986), and each card still face down
is equally likely to be next, the crash included. The search returns -1 if it would visit too many
positions; then the tree search decides.

Nothing is allocated: positions are behind the states of the search, one for each depth, and their
values in arrays of the tree. No function is recursive, since recursive native code cannot be
kept on disk.
"""

from typing import Final

from moguls.bots.search.ismcts import MAX_SEATS
from moguls.bots.search.options import ENDGAME_BUDGET, option
from moguls.bots.search.policy_interface import (
    lay_next,
    leaf_value,
    pruned_actions,
    public_chance,
    unseen,
)
from moguls.bots.search.tree_fields import NODES, Scratch, Tree
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.interface import copy_state, is_over
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import States

OUTLINED: Final = ("solve",)

ROOT: Final = 0
FIRST: Final = 3  # index of the first position in the states, after those of `decide`
DEPTH: Final = 128
MOST_UNSEEN: Final = 2
NO_ACTION: Final = -1
# The option `endgame_budget` is in thousands of positions.
THOUSAND: Final = 1000

# Integers of each depth: the index of the present action, the number of cards after it that are
# done, the number of cards that may follow it, and the best action so far.
CHOICE, CARD, CARDS, BEST = range(4)
NOTES: Final = 4
# Each depth has two rows of values by seat: of the best action and of the present one.
ROWS: Final = 2


def solve(states: States, tree: Tree, scratch: Scratch) -> int:
    """Return the best action of states[0], or -1 if the solver would visit too many positions."""
    if option(scratch, ENDGAME_BUDGET) == 0 or unseen(states[ROOT]) > MOST_UNSEEN:
        return NO_ACTION
    limit = option(scratch, ENDGAME_BUDGET) * THOUSAND
    scratch.values[0] = 0.0
    copy_state(states, FIRST, ROOT)
    _open(FIRST, tree)
    at, visited = FIRST, 0
    while visited < limit and at - FIRST < DEPTH - 1:
        if _note(at, CARD, tree) == _note(at, CARDS, tree):
            _compare(states, at, tree)
        if _note(at, CHOICE, tree) < pruned_actions(states[at], tree.actions):
            _play(states, at, signed(tree.actions[_note(at, CHOICE, tree)]), tree)
            visited += 1
            at += 1
            if not is_over(states[at]):
                _open(at, tree)
                continue
            for seat in range(signed(states[at].seats)):
                tree.endgame_values[_row(at) + seat] = leaf_value(states[at], seat, scratch)
        elif at == FIRST:
            tree.counts[NODES] = visited
            return signed(_note(at, BEST, tree))
        at -= 1
        _add_value(states, at, tree)
    return NO_ACTION


def _row(at: int) -> int:
    """Return the index of the values of a depth."""
    return (at - FIRST) * ROWS * MAX_SEATS


def _note(at: int, which: int, tree: Tree) -> int:
    return signed(tree.endgame_notes[(at - FIRST) * NOTES + which])


def _open(at: int, tree: Tree) -> None:
    """Begin with the first action of a position."""
    notes = (at - FIRST) * NOTES
    tree.endgame_notes[notes + CHOICE] = 0
    tree.endgame_notes[notes + BEST] = NO_ACTION
    _begin_choice(at, tree)


def _begin_choice(at: int, tree: Tree) -> None:
    """Begin with the first card that may follow an action; whether one does is not known yet."""
    notes = (at - FIRST) * NOTES
    tree.endgame_notes[notes + CARD] = 0
    tree.endgame_notes[notes + CARDS] = 1
    for seat in range(MAX_SEATS):
        tree.endgame_values[_row(at) + MAX_SEATS + seat] = 0.0


def _play(states: States, at: int, action: int, tree: Tree) -> None:
    """Play an action with the next card; count the cards if the first one was turned up."""
    notes = (at - FIRST) * NOTES
    card = signed(tree.endgame_notes[notes + CARD])
    copy_state(states, at + 1, at)
    lay_next(states[at + 1], card)
    advance(states[at + 1], action)
    if card == 0 and (
        is_over(states[at + 1]) or public_chance(states[at + 1]) != public_chance(states[at])
    ):
        tree.endgame_notes[notes + CARDS] = unseen(states[at])


def _add_value(states: States, at: int, tree: Tree) -> None:
    """Add the value of the position one deeper to that of the action that led there."""
    values = tree.endgame_values
    for seat in range(signed(states[at].seats)):
        values[_row(at) + MAX_SEATS + seat] += values[_row(at + 1) + seat]
    tree.endgame_notes[(at - FIRST) * NOTES + CARD] += 1


def _compare(states: States, at: int, tree: Tree) -> None:
    """Keep a fully searched action if it is better for the seat on turn; go to the next one."""
    values, notes = tree.endgame_values, (at - FIRST) * NOTES
    turn, cards = signed(states[at].turn), tree.endgame_notes[notes + CARDS]
    best = _row(at)
    mean = values[best + MAX_SEATS + turn] / cards
    if tree.endgame_notes[notes + BEST] == NO_ACTION or mean > values[best + turn]:
        pruned_actions(states[at], tree.actions)
        tree.endgame_notes[notes + BEST] = tree.actions[tree.endgame_notes[notes + CHOICE]]
        for seat in range(MAX_SEATS):
            values[best + seat] = values[best + MAX_SEATS + seat] / cards
    tree.endgame_notes[notes + CHOICE] += 1
    _begin_choice(at, tree)
