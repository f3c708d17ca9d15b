"""The names by which the tree search finds its edges: in a dense table, or in a sparse one.

A tree is a tuple of arrays, see `moguls.bots.search.tree`.
"""

from typing import NoReturn

from moguls.bots.search.tree_fields import Tree


def _unbound() -> NoReturn:
    msg = "the search is not bound to a table of edges: see moguls.bots.registry"
    raise NotImplementedError(msg)


def new_tree(tree: Tree) -> None:
    """Forget all edges."""
    _unbound()


def new_edges(node: int, tree: Tree) -> None:
    """Make sure that a new node has no edges yet."""
    _unbound()


def edge_of(node: int, action: int, tree: Tree) -> int:
    """Return where `children` and `available` have the edge of an action at a node."""
    _unbound()
