"""The dial `alone`: the tree holds what the seat itself will do, and nobody else's actions."""

import moguls
from moguls.bots.brains import brain_of
from moguls.core.bits import has
from moguls.games.takestock.actions import Action
from moguls.games.takestock.material import NUM_CARDS
from tests.bots.games import plain_kit, played

SEED = 5


def strangers(bot: str) -> tuple[int, int]:
    """Search a position of Take Stock; look at the second actions of all lines that save a card.

    Returns:
        How many there are, and how many of them save and discard cards that the seat has not.
    """
    kit = plain_kit("take-stock")
    state = played(moguls.game("take-stock"), 4, SEED, 30).state
    hand = int(state.hands[state.turn])  # type: ignore[attr-defined]  # the state of Take Stock
    kit.think(state, brain_of(bot), SEED, None)
    pairs = [(card, other) for card in range(NUM_CARDS) for other in range(NUM_CARDS)]
    found = foreign = 0
    for action, visits in kit.tried():
        node = kit.loops.child(kit.num_actions, action, kit.tree) if visits else 0
        for card, other in pairs if node else ():
            edge = kit.loops.edge_of(
                node, Action.SAVE + card * NUM_CARDS + other, kit.num_actions, kit.tree
            )
            if kit.tree[0][edge] > 0:
                found += 1
                foreign += not has(hand, card) and not has(hand, other)
    return found, foreign


def test_with_it_the_line_after_ones_own_action_is_ones_own_again() -> None:
    found, foreign = strangers("search:300:alone=1")
    assert found > 10
    assert foreign == 0


def test_without_it_the_next_seat_acts() -> None:
    assert strangers("search:300")[1] > 0
