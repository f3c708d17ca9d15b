"""All ways to play a turn to its end, and the best of them.

A turn is a rotation, a pawn move, or both in either order; a rotation that a bonus grants is
thought about when it comes. Whole turns are compared, since a rotation by itself says little.
"""

from typing import Any, Final

from moguls.bots.moguli.evaluation_of_steady import WIN, worth
from moguls.games.moguli.actions import Action
from moguls.games.moguli.state import Phase
from moguls.kernel.bits import signed
from moguls.kernel.rules_interface import apply, choices, copy_state

ENTRIES: Final = ()
OUTLINED: Final = ("look_at_turns",)

# In the arrays of one level of search: two scratch states, then the kept ones.
ONCE, TWICE, KEPT = range(3)
NOTHING: Final = -2 * WIN  # less than any worth


def look_at_turns(
    states: Any, root: int, level: int, most: int, enough: int, found: Any, firsts: Any, lists: Any
) -> int:
    """Look at all turns of the seat on turn in states[root], and keep the best, in no order.

    Args:
        states: those from `level` on are written.
        root: index of the state to begin from, in whatever part of its turn.
        level: index of the first state of this level; the kept ones lie from `level + KEPT` on.
        most: how many turns to keep, at least 1.
        enough: stop as soon as a turn is worth as much.
        found: what each kept turn is worth to its seat, where its state lies.
        firsts: the first action of each, likewise.
        lists: two rows for the legal actions.

    Returns:
        How many turns are kept.
    """
    seat = signed(states[root].turn)
    turn = signed(states[root].round)
    kept = 0
    for k in range(choices(states[root], lists[0]) - 1, -1, -1):  # pawn moves first
        firsts[level] = lists[0][k]
        copy_state(states, level + ONCE, root)
        apply(states[level + ONCE], lists[0][k])
        if has_ended(states[level + ONCE], seat, turn):
            kept = _keep(states, level, level + ONCE, seat, kept, most, found, firsts)
        else:
            kept = _go_on(states, level, seat, kept, most, found, firsts, lists[1])
        if found[level] >= enough:
            break
    return kept


def has_ended(s: Any, seat: int, turn: int) -> bool:
    """Say whether a seat's turn of that number is over."""
    return bool(s.phase != Phase.PLAY or s.turn != seat or s.round != turn)


def _go_on(
    states: Any, level: int, seat: int, kept: int, most: int, found: Any, firsts: Any, actions: Any
) -> int:
    """Look at what can follow the first action: a pawn move, a rotation, or the end."""
    turn = signed(states[level + ONCE].round)
    for k in range(choices(states[level + ONCE], actions)):
        copy_state(states, level + TWICE, level + ONCE)
        apply(states[level + TWICE], actions[k])
        if not has_ended(states[level + TWICE], seat, turn):
            apply(states[level + TWICE], Action.END)
        kept = _keep(states, level, level + TWICE, seat, kept, most, found, firsts)
    return kept


def _keep(
    states: Any, level: int, at: int, seat: int, kept: int, most: int, found: Any, firsts: Any
) -> int:
    """Keep a finished turn if it is among the best; found[level] is what the best is worth.

    firsts[level] is its first action. Returns how many are kept.
    """
    value = worth(states[at], seat)
    place = level + KEPT
    if kept < most:
        place += kept
    else:
        for i in range(level + KEPT, level + KEPT + most):
            if found[i] < found[place]:
                place = i
        if value <= found[place]:
            return kept
    if kept == 0 or value > found[level]:
        found[level] = value
    found[place] = value
    firsts[place] = firsts[level]
    copy_state(states, place, at)
    return min(kept + 1, most)


def take_best(level: int, kept: int, found: Any) -> int:
    """Return the place of the best turn not yet taken at a level, and count it as taken.

    Rounds of this go through the kept turns from the best to the worst; found[level] is then what
    the one just returned is worth.
    """
    best = level + KEPT
    for i in range(level + KEPT, level + KEPT + kept):
        if found[i] > found[best]:
            best = i
    found[level] = found[best]
    found[best] = NOTHING
    return best
