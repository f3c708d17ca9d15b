"""The arrays that a search works in, made once and used for one search after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.bots.search.endgame import DEPTH, NOTES, ROWS
from moguls.bots.search.racing import NUMBERS
from moguls.bots.search.tree_fields import NUM_COUNTS
from moguls.bots.search.uct import MAX_DEPTH, MAX_SEATS

if TYPE_CHECKING:
    from moguls.bots.game_policy import Policy
    from moguls.kernel.engine import Engine
    from moguls.kernel.rule_set import RuleSet

Tree = tuple[Any, ...]

# A table for more actions than this is sparse, whatever a policy says.
NARROW: Final = 63
# The places of a sparse table for each edge that there may be.
SPARE: Final = 1.5


def is_sparse(rules: RuleSet, policy: Policy) -> bool:
    """Say whether the edges of a game lie in a sparse table.

    That must not depend on a data file, which may have few stations: it is compiled in.
    """
    return policy.width > 0 or rules.num_actions + policy.outcomes > NARROW


def tree_of(engine: Engine, policy: Policy, sims: int) -> Tree:
    """Return arrays with room for a thought of `sims` simulations.

    For the search of `uct`: children and availability by edge, visits by node, values by node and
    seat, a path, a list of actions, keys of edges, some counts, what the positions of exact play
    are worth and what is noted of them, what a policy weighs by edge, the actions compared at the
    root and the numbers of their race; each simulation adds at most one node to the root. For a
    policy's own search: its rows of numbers.
    """
    if policy.own_search is not None:
        rows, columns = policy.own_search.numbers
        return tuple(engine.integers(columns) for _ in range(rows))
    rules = engine.rules
    nodes = sims + 1
    width = rules.num_actions + policy.outcomes
    edges, places = nodes * width, 1
    if is_sparse(rules, policy):
        places = 1 << int(SPARE * nodes * (policy.width or rules.max_choices)).bit_length()
        edges = places + 1
    return (
        engine.integers(edges),
        engine.integers(edges),
        engine.integers(nodes),
        floats(engine, nodes * MAX_SEATS),
        engine.integers(MAX_DEPTH),
        engine.integers(rules.max_choices),
        engine.integers(places),
        engine.integers(NUM_COUNTS),
        floats(engine, DEPTH * ROWS * MAX_SEATS),
        engine.integers(DEPTH * NOTES),
        floats(engine, edges if policy.weigh else 1),
        engine.integers(rules.max_choices),
        floats(engine, NUMBERS),
    )


def floats(engine: Engine, count: int) -> Any:
    """Return `count` zeros as a list or an array of floats, as the engine works in."""
    zeros = engine.integers(count)
    return [0.0] * count if isinstance(zeros, list) else zeros.astype(float)
