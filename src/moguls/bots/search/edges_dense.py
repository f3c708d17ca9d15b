"""Dense table of edges, for games with few actions: a row with all actions for each node."""

from moguls.bots.search.tree_fields import Tree


def new_tree(tree: Tree) -> None:
    """Do nothing: `new_edges` clears the row of each new node."""


def new_edges(node: int, tree: Tree) -> None:
    """Clear the row of a new node."""
    children, available = tree.children, tree.available
    for edge in range(node * tree.num_actions, (node + 1) * tree.num_actions):
        children[edge] = 0
        available[edge] = 0


def edge_of(node: int, action: int, tree: Tree) -> int:
    """Return the index of an action in the row of a node."""
    return node * tree.num_actions + action
