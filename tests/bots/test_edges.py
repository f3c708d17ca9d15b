"""The table of edges for games with thousands of actions."""

from moguls.bots.search.edges_sparse import edge_of, new_tree
from moguls.bots.search.tree_fields import NUM_COUNTS, Tree

ACTIONS = 7000


def table(places: int, nodes: int = 50) -> Tree:
    tree = Tree(
        num_actions=ACTIONS,
        children=[0] * (places + 1),
        available=[0] * (places + 1),
        visits=[0] * nodes,
        values=[],
        path=[],
        actions=[],
        keys=[0] * places,
        counts=[0] * NUM_COUNTS,
        endgame_values=[],
        endgame_notes=[],
        priors=[],
        root_actions=[],
        race=[],
    )
    new_tree(tree)
    return tree


def test_every_edge_has_a_place_of_its_own_and_keeps_it() -> None:
    tree = table(1024)
    wanted = [(node, action) for node in range(20) for action in range(0, ACTIONS, 231)]
    places = [edge_of(*edge, tree) for edge in wanted]
    assert len(set(places)) == len(places)
    assert [edge_of(*edge, tree) for edge in reversed(wanted)] == places[::-1]


def test_edges_of_an_earlier_search_are_forgotten() -> None:
    tree = table(64)
    for _ in range(200):
        place = edge_of(3, 4000, tree)
        assert (tree.children[place], tree.available[place]) == (0, 0)
        tree.children[place] = tree.available[place] = 5
        new_tree(tree)


def test_a_full_table_has_one_empty_place_for_all_further_edges() -> None:
    tree = table(16)
    places = [edge_of(1, action, tree) for action in range(100)]
    assert len(set(places)) == 13  # three quarters, and the one behind the last
    tree.children[16] = 9
    assert edge_of(2, 1, tree) == 16
    assert tree.children[16] == 0
