"""The arrays that a search works in, made once and used for one search after another."""

from typing import Any

from moguls.bots.policies import MEMO
from moguls.bots.uct import MAX_DEPTH, MAX_SEATS
from moguls.core.engine import Engine

Arrays = tuple[Any, Any, Any, Any, Any]


def arrays(engine: Engine, num_actions: int, sims: int) -> Arrays:
    """Return children and availability by edge, visits by node, values by node and seat, a path.

    There is room for `sims` simulations: each adds at most one node to the root.
    """
    nodes = sims + 1
    edges = nodes * num_actions
    return (
        engine.integers(edges),
        engine.integers(edges),
        engine.integers(nodes),
        floats(engine, nodes * MAX_SEATS),
        engine.integers(MAX_DEPTH),
    )


def floats(engine: Engine, count: int) -> Any:
    """Return `count` zeros as a list or an array of floats, as the engine works in."""
    zeros = engine.integers(count)
    return [0.0] * count if isinstance(zeros, list) else zeros.astype(float)


def memo(engine: Engine) -> Any:
    """Return the floats in which a policy keeps what it has worked out."""
    return floats(engine, MEMO)


def children_visits(tree: Arrays, num_actions: int) -> dict[int, int]:
    """Return how often each action was tried at the root."""
    children, _, visits, _, _ = tree
    tried = ((action, int(children[action])) for action in range(num_actions))
    return {action: int(visits[child]) for action, child in tried if child}
