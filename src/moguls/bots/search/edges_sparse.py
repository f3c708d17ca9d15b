"""Edges of games with thousands of actions: a hash table, since a node sees but a few of them.

Keys grow from search to search, so that those of an earlier one count as empty places and
nothing need be cleared. A table three quarters full takes no more: what is tried beyond that is
played out and not remembered.
"""

from typing import Final

from moguls.bots.search.tree_fields import SEARCHES, USED, Tree
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import signed, unsigned

OUTLINED: Final = ("edge_of",)


def new_tree(tree: Tree) -> None:
    """Make the edges of earlier searches old."""
    counts = tree.counts
    counts[SEARCHES] += 1
    counts[USED] = 0


def new_edges(node: int, tree: Tree) -> None:
    """Do nothing: no edge of a new node is in the table."""


def edge_of(node: int, action: int, tree: Tree) -> int:
    """Return the place of an edge, which is made if it is new.

    The place behind the last stands for all edges that find none; it is always empty.
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
