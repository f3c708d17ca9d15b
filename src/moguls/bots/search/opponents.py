"""Opponents of learners at many tables at once, for `moguls.vector`."""

from typing import Final

from moguls.bots.search.decision import CONFIG_SIZE, ROOT, decide, seed_at, seed_of
from moguls.bots.search.options import set_options
from moguls.bots.search.tree_fields import Scratch, SearchTree, Strength
from moguls.kernel.loops.advance import advance
from moguls.kernel.loops.vector_fields import Kept, TableRange
from moguls.kernel.rules.interface import is_over, lay_state
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray, States

ENTRIES: Final = ("play_on",)


def play_on(
    states: States,
    tables_state: Kept,
    tables: TableRange,
    configs: IntArray,
    tree: SearchTree,
    scratch: Scratch,
) -> None:
    """Play the bots' moves at some tables until learners are on turn or the game is over.

    Args:
        states: of the search, all written.
        tables_state: all tables.
        tables: the range of tables.
        configs: the numbers of each bot as in `Lineup.configs`, clockwise from the learner.
        tree: arrays for the most simulations of any bot.
        scratch: the floats that the policy keeps.
    """
    for i in range(tables.first, tables.last):
        while tables_state.live[i] != 0 and _is_bot_on_turn(i, tables_state):
            s = tables_state.states[i]
            seat, seats = signed(s.turn), signed(s.seats)
            at = CONFIG_SIZE * ((seat - tables_state.learners[i] + seats) % seats - 1)
            strength = Strength(configs[at], configs[at + 1])
            set_options(scratch, configs, at + 2)
            lay_state(states, ROOT, tables_state.states, i)
            tables_state.plies[i] += 1
            seed = seed_at(seed_of(tables.seed, tables_state.games[i]), tables_state.plies[i])
            advance(s, decide(states, seat, strength, seed, tree, scratch))


def _is_bot_on_turn(i: int, tables_state: Kept) -> bool:
    """Whether a bot has to decide at a table."""
    s = tables_state.states[i]
    return not is_over(s) and signed(s.turn) != tables_state.learners[i]
