"""The dials `alone` and `keen`: a tree of one's own actions, and how one is played on."""

import moguls
from moguls.bots.game_policy import NUM_VALUES
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.options import DEFAULTS, set_options
from moguls.bots.takestock import truncation
from moguls.bots.takestock.heuristic_weights import KEEN, STEADY
from moguls.bots.takestock.steady import style_of
from moguls.games.takestock.actions import Action
from moguls.games.takestock.material import NUM_CARDS
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import has
from tests.bots.games import plain_searcher, played, workspace

SEED = 5


def strangers(bot: str) -> tuple[int, int]:
    """Search a position of Take Stock; look at the second actions of all lines that save a card.

    Returns:
        How many there are, and how many of them save and discard cards that the seat has not.
    """
    searcher = plain_searcher("take-stock")
    state = played(moguls.game("take-stock"), 4, SEED, 30).state
    hand = int(state.hands[state.turn])  # type: ignore[attr-defined]  # the state of Take Stock
    searcher.think(state, config_of(bot), SEED, None)
    pairs = [(card, other) for card in range(NUM_CARDS) for other in range(NUM_CARDS)]
    found = foreign = 0
    for action, visits in searcher.visit_counts():
        node = searcher.loops.child(action, searcher.tree) if visits else 0
        for card, other in pairs if node else ():
            edge = searcher.loops.edge_of(
                node, Action.SAVE + card * NUM_CARDS + other, searcher.tree
            )
            if searcher.ismcts_tree.children[edge] > 0:
                found += 1
                foreign += not has(hand, card) and not has(hand, other)
    return found, foreign


def test_with_it_the_line_after_ones_own_action_is_ones_own_again() -> None:
    found, foreign = strangers("search:300:alone=1")
    assert found > 10
    assert foreign == 0


def test_with_more_of_it_the_tree_ends_with_the_turn() -> None:
    assert strangers("search:300:alone=2")[0] == 0


def test_without_it_the_next_seat_acts() -> None:
    assert strangers("search:300")[1] > 0


def test_the_seat_that_thinks_is_played_on_by_weights_of_its_own_and_no_other() -> None:
    state = played(moguls.game("take-stock"), 4, SEED, 30).state
    assert isinstance(state, State)
    scratch = workspace([0.0] * NUM_VALUES)
    set_options(scratch, config_of("search:9:keen=1", policy_of("take-stock")).options, 0)
    assert style_of(state, scratch) == KEEN, "at the root"
    truncation.is_leaf(state, scratch)
    assert style_of(state, scratch) == KEEN, "in a simulation"
    set_options(scratch, DEFAULTS, 0)
    assert style_of(state, scratch) == STEADY, "without the dial"
    set_options(scratch, config_of("search:9:keen=1", policy_of("take-stock")).options, 0)
    state.turn = (state.turn + 1) % 4
    assert style_of(state, scratch) == STEADY, "a rival"
