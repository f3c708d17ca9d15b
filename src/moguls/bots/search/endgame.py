"""Exact play of the last cards: every line to the end, every card that can still come.

Each seat is taken to choose what is best for itself (max-n), and a card still face down is as
likely to be next as any other, the crash among them. The search is given up where the lines
are too many; then the tree search decides.

Nothing is allocated: positions lie behind the states of the search, one a depth, and what they
are worth in arrays of the tree. No function calls itself, since native code that does cannot
be kept on disk.
"""

from typing import Final

from moguls.bots.search.options import ENDGAME_BUDGET, option
from moguls.bots.search.policy_interface import (
    lay_next,
    leaf_value,
    pruned_actions,
    public_chance,
    unseen,
)
from moguls.bots.search.tree_fields import NODES, Scratch, Tree
from moguls.bots.search.uct import MAX_SEATS
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.interface import copy_state, is_over
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import States

OUTLINED: Final = ("solve",)

ROOT: Final = 0
FIRST: Final = 3  # of the states, where positions begin: after those of `decide`
DEPTH: Final = 128
MOST_UNSEEN: Final = 2
GIVEN_UP: Final = -1
# An option counts thousands of positions.
THOUSAND: Final = 1000

# What is noted of each depth: the number of the action that is looked at, how many of the cards
# that may follow it have been, how many these are, and the best action so far.
CHOICE, CARD, CARDS, BEST = range(4)
NOTES: Final = 4
# Of each depth there are two rows of worths by seat: of the best action, and of the one looked at.
ROWS: Final = 2


def solve(states: States, tree: Tree, scratch: Scratch) -> int:
    """Return the best action of states[0], or -1 if the lines to the end are too many."""
    if option(scratch, ENDGAME_BUDGET) == 0 or unseen(states[ROOT]) > MOST_UNSEEN:
        return GIVEN_UP
    limit = option(scratch, ENDGAME_BUDGET) * THOUSAND
    scratch.values[0] = 0.0
    copy_state(states, FIRST, ROOT)
    _open(FIRST, tree)
    at, looked = FIRST, 0
    while looked < limit and at - FIRST < DEPTH - 1:
        if _note(at, CARD, tree) == _note(at, CARDS, tree):
            _compare(states, at, tree)
        if _note(at, CHOICE, tree) < pruned_actions(states[at], tree.actions):
            _go_on(states, at, signed(tree.actions[_note(at, CHOICE, tree)]), tree)
            looked += 1
            at += 1
            if not is_over(states[at]):
                _open(at, tree)
                continue
            for seat in range(signed(states[at].seats)):
                tree.endgame_values[_row(at) + seat] = leaf_value(states[at], seat, scratch)
        elif at == FIRST:
            tree.counts[NODES] = looked
            return signed(_note(at, BEST, tree))
        at -= 1
        _add(states, at, tree)
    return GIVEN_UP


def _row(at: int) -> int:
    """Return where the worths of a depth begin."""
    return (at - FIRST) * ROWS * MAX_SEATS


def _note(at: int, which: int, tree: Tree) -> int:
    """Return what is noted of a depth."""
    return signed(tree.endgame_notes[(at - FIRST) * NOTES + which])


def _open(at: int, tree: Tree) -> None:
    """Begin with the first action of a position."""
    notes = (at - FIRST) * NOTES
    tree.endgame_notes[notes + CHOICE] = 0
    tree.endgame_notes[notes + BEST] = GIVEN_UP
    _begin_choice(at, tree)


def _begin_choice(at: int, tree: Tree) -> None:
    """Begin with the first card that may follow an action; that none does is not known yet."""
    notes = (at - FIRST) * NOTES
    tree.endgame_notes[notes + CARD] = 0
    tree.endgame_notes[notes + CARDS] = 1
    for seat in range(MAX_SEATS):
        tree.endgame_values[_row(at) + MAX_SEATS + seat] = 0.0


def _go_on(states: States, at: int, action: int, tree: Tree) -> None:
    """Play an action with the next card that may follow it; count these when one was turned up."""
    notes = (at - FIRST) * NOTES
    card = signed(tree.endgame_notes[notes + CARD])
    copy_state(states, at + 1, at)
    lay_next(states[at + 1], card)
    advance(states[at + 1], action)
    if card == 0 and (
        is_over(states[at + 1]) or public_chance(states[at + 1]) != public_chance(states[at])
    ):
        tree.endgame_notes[notes + CARDS] = unseen(states[at])


def _add(states: States, at: int, tree: Tree) -> None:
    """Count what a position one deeper is worth for the action that led there."""
    worth = tree.endgame_values
    for seat in range(signed(states[at].seats)):
        worth[_row(at) + MAX_SEATS + seat] += worth[_row(at + 1) + seat]
    tree.endgame_notes[(at - FIRST) * NOTES + CARD] += 1


def _compare(states: States, at: int, tree: Tree) -> None:
    """Keep an action of which all is known if it is better for the seat on turn; go to the next."""
    worth, notes = tree.endgame_values, (at - FIRST) * NOTES
    turn, cards = signed(states[at].turn), tree.endgame_notes[notes + CARDS]
    best = _row(at)
    found = worth[best + MAX_SEATS + turn] / cards
    if tree.endgame_notes[notes + BEST] == GIVEN_UP or found > worth[best + turn]:
        pruned_actions(states[at], tree.actions)
        tree.endgame_notes[notes + BEST] = tree.actions[tree.endgame_notes[notes + CHOICE]]
        for seat in range(MAX_SEATS):
            worth[best + seat] = worth[best + MAX_SEATS + seat] / cards
    tree.endgame_notes[notes + CHOICE] += 1
    _begin_choice(at, tree)
