"""Placeholders by which the tree search finds its edges, in a dense or a sparse table."""

from typing import NoReturn

from moguls.bots.search.tree_fields import Tree


def _unbound() -> NoReturn:
    msg = "the search is not bound to a table of edges: see moguls.bots.registry"
    raise NotImplementedError(msg)


def new_tree(tree: Tree) -> None:
    """Remove all edges."""
    _unbound()


def new_edges(node: int, tree: Tree) -> None:
    """Remove the edges of a new node."""
    _unbound()


def edge_of(node: int, action: int, tree: Tree) -> int:
    """Return the index in `children` and `available` of the edge of an action at a node."""
    _unbound()
