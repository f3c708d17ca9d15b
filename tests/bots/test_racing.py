"""The dial `raced`: actions at the root are tried alike until it is plain which one is best."""

from random import Random

import pytest

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.racing import FIRST, NEGLIGIBLE
from moguls.bots.search.tree_fields import ALIVE, ENDED, ROOTS
from tests.bots.games import native_searcher, plain_searcher, played

SIMS = 4000
ERRORS = 25  # tenths
LOOKS = [32]
while LOOKS[-1] < SIMS:
    LOOKS.append(LOOKS[-1] + LOOKS[-1] // 2)


def thought(name: str, bot: str, plies: int) -> tuple[int, dict[int, int], dict[int, float]]:
    """Return what a bot chooses in a position, how often it tried each action, and their means."""
    searcher = native_searcher(name)
    play = played(moguls.game(name), 4, 5, plies)
    action = searcher.think(play.state, config_of(bot, policy_of(name)), 7, None)
    tried = dict(searcher.visit_counts()) if len(play.legal()) > 1 else {}
    table = searcher.states[0], searcher.tree
    means = {each: float(searcher.loops.mean_of(table[0], each, *table[1:])) for each in tried}
    return action, tried, means


@pytest.mark.parametrize("name", ["take-stock", "mogul-2013", "mogul-2002"])
def test_actions_run_alike_and_leave_at_a_look(name: str) -> None:
    ended_early = 0
    for plies in range(20, 60, 4):
        action, tried, means = thought(name, f"search:{SIMS}:paired=1:raced={ERRORS}", plies)
        if not tried:
            continue  # there was nothing to think about
        most = max(tried.values())
        left = [each for each, tries in tried.items() if tries >= most - 1]
        for each in set(tried) - set(left):
            assert tried[each] in LOOKS, (plies, tried)
        assert means[action] == max(means[each] for each in left)
        if sum(tried.values()) < SIMS:
            ended_early += 1
            assert most in LOOKS
        else:
            assert sum(tried.values()) == SIMS
    assert ended_early > 0


def test_the_nth_try_of_each_action_meets_the_same_deal_as_in_other_thoughts() -> None:
    options = "alone=2:ahead=1:paired=1"
    _, halved, means = thought("take-stock", f"search:240:{options}:halved=1", 30)
    fewest = min(halved.values())
    _, raced, same = thought("take-stock", f"search:{fewest * len(halved)}:{options}:raced=25", 30)
    assert set(raced.values()) == {fewest}
    dropped = [each for each, tries in halved.items() if tries == fewest]
    assert dropped
    assert all(means[each] == same[each] for each in dropped)


def test_with_fewer_simulations_than_actions_one_that_was_tried_is_played() -> None:
    for sims in (1, 2, 3, 5):
        action, tried, _ = thought("take-stock", f"search:{sims}:raced=25", 30)
        assert sum(tried.values()) == sims
        assert tried[action] > 0


def test_more_errors_keep_actions_longer() -> None:
    means = []
    for errors in (5, 20, 60):
        bot = f"search:{SIMS}:alone=2:ahead=1:paired=1:raced={errors}"
        means.append(sum(sum(thought("take-stock", bot, p)[1].values()) for p in range(9, 60, 5)))
    assert means[0] < means[1] < means[2]


class Race:
    """A race whose tries are made up: none is a simulation."""

    def __init__(self, runners: int) -> None:
        """Begin it with the first actions of a position in which somebody is on turn."""
        self.searcher = plain_searcher("take-stock")
        self.loops = self.searcher.loops
        self.searcher.put(played(moguls.game("take-stock"), 4, 5, 30).state)
        self.state = self.searcher.states[0]
        self.searcher.begin(int(self.state.turn), 5000)
        self.tree = self.searcher.ismcts_tree
        self.tree.counts[ROOTS] = runners
        for i in range(runners):
            self.tree.root_actions[i] = i
            edge = self.loops.edge_of(0, i, self.tree)
            self.tree.children[edge] = i + 1
            self.tree.visits[i + 1] = 0
            self.tree.values[(i + 1) * 6 + self.state.turn] = 0.0
        self.number = 0

    def try_next(self, tries: list[list[float]]) -> None:
        """Give the next contender the made-up result of its next try."""
        i = self.loops.race_arm(self.number, self.tree)
        brought = tries[i][self.tree.visits[i + 1]]
        self.tree.visits[i + 1] += 1
        self.tree.values[(i + 1) * 6 + self.state.turn] += brought
        self.loops.update_race(self.state, i, brought, ERRORS, self.tree)
        self.number += 1

    @property
    def left(self) -> list[int]:
        return [i for i in range(self.tree.counts[ROOTS]) if self.tree.counts[ALIVE] >> i & 1]


def expected(tries: list[list[float]], looks: int) -> list[int]:
    """Say by the definition of the standard error of a mean who is left after so many looks."""
    left = list(range(len(tries)))
    for many in LOOKS[:looks]:
        means = {i: sum(tries[i][:many]) / many for i in left}
        leader = max(left, key=lambda i: means[i])
        for i in [each for each in left if each != leader]:
            apart = [a - b for a, b in zip(tries[leader][:many], tries[i][:many], strict=True)]
            mean = sum(apart) / many
            variance = sum((each - mean) ** 2 for each in apart) / many
            if mean + NEGLIGIBLE >= ERRORS / 10 * (variance / many) ** 0.5:
                left.remove(i)
        if len(left) == 1:
            break
    return left


@pytest.mark.parametrize("seed", range(6))
def test_who_lags_behind_by_so_many_standard_errors_is_dropped(seed: int) -> None:
    source = Random(seed)
    worth = [0.3, 0.3 + 0.01 * seed, 0.27, 0.25, 0.1]
    deals = [source.gauss(0, 0.3) for _ in range(800)]
    tries = [[each + deal + source.gauss(0, 0.08) for deal in deals] for each in worth]
    race, looks = Race(len(worth)), 0
    while not race.tree.counts[ENDED] and looks < 6:
        race.try_next(tries)
        if min(race.tree.visits[i + 1] for i in race.left) == LOOKS[looks]:
            looks += 1
            assert race.left == expected(tries, looks), (seed, looks)
    assert race.tree.counts[ENDED] == (len(race.left) == 1)
    assert len(race.left) < len(worth)


def test_equal_bots_are_not_compared_without_end() -> None:
    deals = [Random(3).random() for _ in range(100)]
    race = Race(2)
    while not race.tree.counts[ENDED]:
        race.try_next([deals, [each - NEGLIGIBLE / 2 for each in deals]])
    assert race.left == [0]
    assert race.number == 2 * FIRST
