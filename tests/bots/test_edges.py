"""The table of edges for games with thousands of actions."""

from typing import Any

from moguls.bots.search.edges_sparse import edge_of, new_tree

ACTIONS = 7000


def table(places: int, nodes: int = 50) -> tuple[Any, ...]:
    """An empty tree whose table of edges has so many places."""
    edges = [0] * (places + 1), [0] * (places + 1)
    tree = (*edges, [0] * nodes, [0.0], [0], [0], [0] * places, [0, 0])
    new_tree(tree)
    return tree


def test_every_edge_has_a_place_of_its_own_and_keeps_it() -> None:
    tree = table(1024)
    wanted = [(node, action) for node in range(20) for action in range(0, ACTIONS, 231)]
    places = [edge_of(*edge, ACTIONS, tree) for edge in wanted]
    assert len(set(places)) == len(places)
    assert [edge_of(*edge, ACTIONS, tree) for edge in reversed(wanted)] == places[::-1]


def test_edges_of_an_earlier_search_are_forgotten() -> None:
    tree = table(64)
    for _ in range(200):
        place = edge_of(3, 4000, ACTIONS, tree)
        assert (tree[0][place], tree[1][place]) == (0, 0)
        tree[0][place] = tree[1][place] = 5
        new_tree(tree)


def test_a_full_table_has_one_empty_place_for_all_further_edges() -> None:
    tree = table(16)
    places = [edge_of(1, action, ACTIONS, tree) for action in range(100)]
    assert len(set(places)) == 13  # three quarters, and the one behind the last
    tree[0][16] = 9
    assert edge_of(2, 1, ACTIONS, tree) == 16
    assert tree[0][16] == 0
