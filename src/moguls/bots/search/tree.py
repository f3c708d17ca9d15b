"""Allocation of the arrays of a search, which are used for one search after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from moguls.bots.search.endgame import DEPTH, NOTES, ROWS
from moguls.bots.search.ismcts import MAX_DEPTH, MAX_SEATS
from moguls.bots.search.options import NUM_OPTIONS
from moguls.bots.search.racing import NUMBERS
from moguls.bots.search.tree_fields import NUM_COUNTS, Scratch, SearchTree, Tree

if TYPE_CHECKING:
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.rules.rule_set import RuleSet

# A table for more actions than this is always sparse.
NARROW: Final = 63
# Places of a sparse table for each possible edge.
LOAD_RESERVE: Final = 1.5


class TreeSize(Protocol):
    """The sizes of a tree that the policy of a game states; see `moguls.bots.game_policy`."""

    @property
    def width(self) -> int:
        """Approximate maximum number of candidates; 0 for the maximum number of legal actions."""

    @property
    def outcomes(self) -> int:
        """Number of outcomes of a chance node."""

    @property
    def has_priors(self) -> bool:
        """Whether edges have a prior probability."""

    @property
    def own_numbers(self) -> tuple[int, int] | None:
        """Rows and columns of integers for a search of the game's own."""


def is_sparse(rules: RuleSet, policy: TreeSize) -> bool:
    """Whether the edges of a game are in a sparse table.

    The answer is compiled in, so it must not depend on a data file, which may have few stations.
    """
    return policy.width > 0 or rules.num_actions + policy.outcomes > NARROW


def tree_of(engine: Engine, policy: TreeSize, sims: int) -> SearchTree:
    """Return arrays with room for `sims` simulations, each of which adds at most one node.

    For a search of the game's own: its rows of integers.
    """
    if policy.own_numbers is not None:
        rows, columns = policy.own_numbers
        return tuple(engine.integers(columns) for _ in range(rows))
    rules = engine.rules
    nodes = sims + 1
    width = rules.num_actions + policy.outcomes
    edges, places = nodes * width, 1
    if is_sparse(rules, policy):
        places = 1 << int(LOAD_RESERVE * nodes * (policy.width or rules.max_choices)).bit_length()
        edges = places + 1
    return Tree(
        num_actions=width,
        children=engine.integers(edges),
        available=engine.integers(edges),
        visits=engine.integers(nodes),
        values=floats(engine, nodes * MAX_SEATS),
        path=engine.integers(MAX_DEPTH),
        actions=engine.integers(rules.max_choices),
        keys=engine.integers(places),
        counts=engine.integers(NUM_COUNTS),
        endgame_values=floats(engine, DEPTH * ROWS * MAX_SEATS),
        endgame_notes=engine.integers(DEPTH * NOTES),
        priors=floats(engine, edges if policy.has_priors else 1),
        root_actions=engine.integers(rules.max_choices),
        race=floats(engine, NUMBERS),
    )


def scratch_of(engine: Engine, values: int) -> Scratch:
    """Return a workspace with room for `values` floats of a policy."""
    return Scratch(
        values=floats(engine, values),
        options=floats(engine, NUM_OPTIONS),
        actions=engine.integers(engine.rules.max_choices),
    )


def floats(engine: Engine, count: int) -> Any:
    """Return `count` zeros as a list or an array of floats, whichever the engine uses."""
    zeros = engine.integers(count)
    return [0.0] * count if isinstance(zeros, list) else zeros.astype(float)
