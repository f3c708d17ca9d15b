"""The dial `halved`: how simulations are shared out among the actions at the root."""

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from tests.bots.games import native_searcher, plain_searcher, played

BOT = "search:240:paired=1:halved=1"


def tried(name: str, bot: str) -> tuple[int, list[tuple[int, int]]]:
    """Return the action that a bot chooses in a position, and how often it tried each."""
    searcher = native_searcher(name)
    state = played(moguls.game(name), 4, 5, 30).state
    action = searcher.think(state, config_of(bot, policy_of(name)), 7, None)
    return action, searcher.visit_counts()


def test_each_time_the_worse_half_of_the_actions_gets_no_more_simulations() -> None:
    for name in ("take-stock", "mogul-2013"):
        action, found = tried(name, BOT)
        many = len(found)
        assert many > 2, name
        visits = sorted((count for _, count in found), reverse=True)
        assert sum(visits) == 240
        stages, left, part = (many - 1).bit_length(), many, 238
        for stage in range(stages):
            dropped = visits[left - left // 2 : left]
            # all were tried alike until this stage ended
            assert max(dropped) - min(dropped) <= 1, (name, stage, visits)
            left -= left // 2
        assert left == 1
        assert visits[-1] >= part // stages // many, "none is left out of the first stage"
        assert dict(found)[action] == visits[0], "the one left last has been tried most"


def test_with_fewer_simulations_than_actions_one_that_was_tried_is_played() -> None:
    for sims in (1, 2, 3, 5):
        action, found = tried("take-stock", f"search:{sims}:halved=1")
        assert sum(count for _, count in found) == sims
        assert dict(found)[action] > 0, sims


def test_a_thought_cut_short_plays_the_best_of_those_left() -> None:
    searcher = plain_searcher("take-stock")
    state = played(moguls.game("take-stock"), 4, 5, 30).state
    config = config_of(BOT, policy_of("take-stock"))
    searcher.think(state, config, 7, 0.05)
    counts = searcher.visit_counts()
    action = int(searcher.loops.best_action(searcher.states, searcher.tree))
    assert dict(counts)[action] > 0
    means = [searcher.loops.mean_of(searcher.states[0], each, searcher.tree) for each, _ in counts]
    assert max(means) == searcher.loops.mean_of(searcher.states[0], action, searcher.tree)
