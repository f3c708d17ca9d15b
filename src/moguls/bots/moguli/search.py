"""Search by whole turns: the best of mine by their looks, and the best reply to each of these.

Alpha-beta over a beam, two turns deep. A third turn made it weaker: the few replies that there was
time to follow were not those that block. All is public in Moguli, so there is nothing to redeal;
the seed of a thought changes nothing. A thought has one step for each turn of mine that is
weighed; how many these are depends on the number of simulations, as such a step is dear.
"""

from typing import Any, Final

from moguls.bots.moguli.turns import KEPT, NOTHING, look_at_turns, take_best
from moguls.bots.moguli.worth import WIN
from moguls.core.bits import signed
from moguls.games.moguli.actions import MAX_CHOICES
from moguls.games.moguli.state import Phase

# Where the levels lie among the states, after the root, the scratch and the table of a match.
ROOT: Final = 0
MINE: Final = 3
BREADTH: Final = 120  # turns of mine that are weighed at most
THEIRS: Final = MINE + KEPT + BREADTH
NUM_STATES: Final = THEIRS + KEPT + 1
PRICE: Final = 40  # simulations that a step of a thought stands for

# The rows of numbers: by state its worth and first action; two for legal actions; the thought.
FOUND, FIRSTS, ONE_LIST, OTHER_LIST, THOUGHT = range(5)
ROWS: Final = 5
COLUMNS: Final = max(NUM_STATES, MAX_CHOICES)
# In the row of the thought: turns kept, what the best of those weighed is worth, its action.
NUMBER, BEST, ACTION = range(3)


def advised(states: Any, seat: int, tree: Any, memo: Any) -> int:  # noqa: ARG001  # as all searches
    """Return the action that begins the turn that looks best at its end."""
    look(states, ROOT, MINE, 1, WIN // 2, tree)
    return signed(tree[FIRSTS][MINE + KEPT])


def begin(states: Any, seat: int, num_actions: int, sims: int, tree: Any) -> int:  # noqa: ARG001
    """Look at my turns in states[ROOT]; return how many are worth a step of thought."""
    thought = tree[THOUGHT]
    breadth = min(BREADTH, max(1, sims // PRICE))
    thought[NUMBER] = look(states, ROOT, MINE, breadth, WIN // 2, tree)
    thought[BEST] = NOTHING
    return signed(thought[NUMBER])


def grow(  # as all searches
    states: Any,
    seat: int,  # noqa: ARG001
    num_actions: int,  # noqa: ARG001
    seed: int,  # noqa: ARG001
    done: int,  # noqa: ARG001
    steps: int,
    tree: Any,
    memo: Any,  # noqa: ARG001
) -> None:
    """Weigh the best of my turns that have not been weighed, one a step."""
    thought = tree[THOUGHT]
    for _ in range(steps):
        place = take_best(MINE, thought[NUMBER], tree[FOUND])
        value = weigh(states, place, thought[BEST], tree)
        if value > thought[BEST]:
            thought[BEST] = value
            thought[ACTION] = tree[FIRSTS][place]


def favourite(states: Any, num_actions: int, tree: Any) -> int:  # noqa: ARG001
    """Return the action that begins the best turn weighed so far."""
    return signed(tree[THOUGHT][ACTION])


def look(states: Any, root: int, level: int, most: int, enough: int, tree: Any) -> int:
    """Look at all turns from states[root]; see `turns.look_at_turns`."""
    lists = (tree[ONE_LIST], tree[OTHER_LIST])
    return look_at_turns(states, root, level, most, enough, tree[FOUND], tree[FIRSTS], lists)


def weigh(states: Any, place: int, best: int, tree: Any) -> int:
    """Return what a turn of mine is worth after the best reply to it.

    Args:
        states: states[place] is the position after it; what it seemed worth lies at `MINE`.
        place: index of that state.
        best: what another turn of mine is worth for sure: less is of no interest.
        tree: the rows of numbers.
    """
    if states[place].phase == Phase.OVER:
        return signed(tree[FOUND][MINE])
    look(states, place, THEIRS, 1, -best, tree)
    return -signed(tree[FOUND][THEIRS])
