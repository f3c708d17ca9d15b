"""Bots in the seats around learners, at many tables at once: `moguls.vector` plays against them."""

from typing import Final

from moguls.bots.search.decision import CONFIG_SIZE, ROOT, decide, seed_at, seed_of
from moguls.bots.search.options import set_options
from moguls.bots.search.tree_fields import Scratch, SearchTree, Strength
from moguls.kernel.advance import advance
from moguls.kernel.bits import signed
from moguls.kernel.loop_types import IntArray, States
from moguls.kernel.rules_interface import is_over, lay_state
from moguls.kernel.vector_fields import How, Kept

ENTRIES: Final = ("play_on",)


def play_on(
    states: States,
    kept: Kept,
    how: How,
    configs: IntArray,
    tree: SearchTree,
    scratch: Scratch,
    first: int,
    last: int,
) -> None:
    """Play the bots' moves at tables `first` to `last` - 1 until learners are on turn, or the end.

    Args:
        states: of the search, all written.
        kept: the tables.
        how: numbers.
        configs: for each bot, clockwise from the learner, what `decision.play_games` has of it.
        tree: arrays for the most simulations of any bot.
        scratch: the floats that the policy keeps.
        first: the first table.
        last: the one behind the last table.
    """
    for i in range(first, last):
        while kept.live[i] != 0 and _is_bot_on_turn(i, kept):
            s = kept.states[i]
            seat = signed(s.turn)
            at = CONFIG_SIZE * ((seat - kept.learners[i] + how.seats) % how.seats - 1)
            strength = Strength(configs[at], configs[at + 1])
            set_options(scratch, configs, at + 2)
            lay_state(states, ROOT, kept.states, i)
            kept.plies[i] += 1
            seed = seed_at(seed_of(how.seed, kept.games[i]), kept.plies[i])
            advance(s, decide(states, seat, strength, seed, tree, scratch))


def _is_bot_on_turn(i: int, kept: Kept) -> bool:
    """Say whether a bot has to decide at a table."""
    s = kept.states[i]
    return not is_over(s) and signed(s.turn) != kept.learners[i]
