"""What each action of Moguli leads to: the best turn that begins with it, after the best reply.

All actions are weighed, where the search for a move leaves out what cannot be best. Nothing is
hidden and nothing drawn, so there is nothing to simulate; a worth becomes a win chance by a
logistic curve whose scale was fitted to games (`docs/review.md`).
"""

from typing import Any, Final

from moguls.bots.moguli.turns import KEPT, NOTHING, has_ended, look_at_turns
from moguls.bots.moguli.worth import WIN, worth
from moguls.core.bits import signed
from moguls.core.rules_api import apply, choices, copy_state
from moguls.games.moguli.state import Phase

ENTRIES: Final = ("weigh_actions",)
OUTLINED: Final = ("_after_reply",)

# Indices of states: the root and its scratch, then one level for my turns, one for the replies.
ROOT, PLAYED, MINE = range(3)
MOST: Final = 8  # turns of mine that are followed for one action
PRICE: Final = 500  # simulations that one of these stands for
SCALE: Final = 65.0  # of the logistic curve: so much more worth multiplies the odds by e
THEIRS: Final = MINE + KEPT + MOST
NUM_STATES: Final = THEIRS + KEPT + 1
# Rows of numbers: worth and first action by state, three lists of actions, and the values.
FOUND, FIRSTS, ONE_LIST, OTHER_LIST, ACTIONS, VALUES = range(6)
ROWS: Final = 6


def weigh_actions(states: Any, breadth: int, rows: Any) -> int:
    """Write every legal action of states[ROOT] into a row, and into another what it is worth.

    Args:
        states: `NUM_STATES`; all but the root are written.
        breadth: how many turns that begin with an action are followed, 1 to `MOST`.
        rows: `ROWS` of them, as long as the longest list of actions.

    Returns:
        How many there are.
    """
    seat, turn = signed(states[ROOT].turn), signed(states[ROOT].round)
    count = choices(states[ROOT], rows[ACTIONS])
    for k in range(count):
        copy_state(states, PLAYED, ROOT)
        apply(states[PLAYED], rows[ACTIONS][k])
        if has_ended(states[PLAYED], seat, turn):
            rows[VALUES][k] = _after_reply(states, PLAYED, seat, rows)
        else:
            rows[VALUES][k] = _best_turn(states, breadth, seat, rows)
    return count


def _best_turn(states: Any, breadth: int, seat: int, rows: Any) -> int:
    """Return what the best way to end the turn begun in states[PLAYED] is worth."""
    lists = (rows[ONE_LIST], rows[OTHER_LIST])
    kept = look_at_turns(states, PLAYED, MINE, breadth, WIN // 2, rows[FOUND], rows[FIRSTS], lists)
    best = NOTHING
    for place in range(MINE + KEPT, MINE + KEPT + kept):
        best = max(best, _after_reply(states, place, seat, rows))
    return best


def _after_reply(states: Any, place: int, seat: int, rows: Any) -> int:
    """Return what states[place] is worth to `seat`, whose turn is over, after the best reply."""
    if states[place].phase == Phase.OVER:
        return worth(states[place], seat)
    lists = (rows[ONE_LIST], rows[OTHER_LIST])
    look_at_turns(states, place, THEIRS, 1, WIN // 2, rows[FOUND], rows[FIRSTS], lists)
    value = signed(rows[FOUND][THEIRS])
    return value if states[place].turn == seat else -value
