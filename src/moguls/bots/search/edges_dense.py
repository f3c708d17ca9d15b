"""Edges of games with few actions: every node has a row with a place for each."""

from typing import Any


def new_tree(tree: Any) -> None:
    """Do nothing: each node clears its row when it is made."""


def new_edges(node: int, num_actions: int, tree: Any) -> None:
    """Clear the row of a new node."""
    children, available = tree[0], tree[1]
    for edge in range(node * num_actions, (node + 1) * num_actions):
        children[edge] = 0
        available[edge] = 0


def edge_of(node: int, action: int, num_actions: int, tree: Any) -> int:  # noqa: ARG001  # one signature
    """Return the place of an action in the row of a node."""
    return node * num_actions + action
