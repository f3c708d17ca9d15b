"""Sparse table of edges, a hash table for games with thousands of actions.

Keys grow from search to search, so that those of an earlier one count as empty and nothing is
cleared. When the table is three quarters full, other edges are not stored.
"""

from typing import Final

from moguls.bots.search.tree_fields import SEARCHES, USED, Tree
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import signed, unsigned

OUTLINED: Final = ("edge_of",)


def new_tree(tree: Tree) -> None:
    """Begin a new range of keys; the edges of earlier searches are then empty."""
    counts = tree.counts
    counts[SEARCHES] += 1
    counts[USED] = 0


def new_edges(node: int, tree: Tree) -> None:
    """Do nothing: a new node has no edges in the table."""


def edge_of(node: int, action: int, tree: Tree) -> int:
    """Return the index of an edge, which is added if it is new.

    When the table is full, it is the index after the last one, which has no child and no count.
    """
    children, available, visits, keys, counts = (
        tree.children,
        tree.available,
        tree.visits,
        tree.keys,
        tree.counts,
    )
    places = len(keys)
    oldest = counts[SEARCHES] * len(visits) * tree.num_actions
    key = oldest + node * tree.num_actions + action
    at = signed(mix(unsigned(key)) >> 32) & (places - 1)
    while keys[at] >= oldest:
        if keys[at] == key:
            return at
        at = (at + 1) & (places - 1)
    if counts[USED] * 4 >= places * 3:
        at = places
    else:
        keys[at] = key
        counts[USED] += 1
    children[at] = 0
    available[at] = 0
    return at
