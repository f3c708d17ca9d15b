"""The search of Moguli: a sweep finds what trying every turn finds, however thoughts are cut."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import moguls
from moguls.bots.levels import LEVELS, config_of
from moguls.bots.moguli.alphabeta import SCRATCH, TURN_LIST, TURN_VALUES, TURNS, WEIGHTS, list_rows
from moguls.bots.moguli.evaluation import forward, value_of
from moguls.bots.moguli.evaluation_weights import BONUS, IDLE, NEXT, WIN, set_weights
from moguls.bots.moguli.iterative_deepening import EXACT, ROOT
from moguls.bots.moguli.transposition_table import key_of
from moguls.bots.moguli.turn_generator import NOTHING, SECOND, begin_list, generate_turns
from moguls.bots.registry import policy_of
from moguls.bots.searcher.searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.play.playthrough import Playthrough
    from moguls.games.moguli.state import State

GAME = moguls.game("moguli")
PLAIN = Searcher(GAME.plain())


@pytest.fixture(scope="module")
def searcher() -> Searcher:
    return Searcher(GAME.native_engine())


def turn_begun(seed: int, turns: int, **options: str) -> Playthrough:
    """Return a game at the beginning of a turn, after some of careless bots."""
    table = moguls.game("moguli", **options).new(seed=seed)
    source = random.Random(seed)
    while not table.over and (table.round or 1) <= turns:
        if source.random() < 0.3:
            table.move(source.choice(list(table.legal())))
        else:
            table.step(PLAIN.think(table.state, config_of("search:1"), table.ply, None))
    return table


def ends_of_turn(table: Playthrough) -> Iterator[State]:
    """Yield the state before the end of each turn of a rotation and a pawn move, in any order."""
    for first in table.legal():
        once = table.copy()
        if first == "end":
            yield state_of(once)
            continue
        once.move(first)
        yield state_of(once)
        if once.over or once.round != table.round:
            continue
        for second in once.legal():
            if second != "end":
                twice = once.copy()
                twice.move(second)
                yield state_of(twice)


def state_of(table: Playthrough) -> State:
    return cast("State", table.state)


LOOKING = {"start_row_duty": "rotation"}


@pytest.mark.parametrize(
    ("options", "places"),
    [
        ({}, [(1, 7), (2, 8), (5, 11)]),
        (LOOKING, [(1, 7), (3, 1), (6, 2)]),
        ({**LOOKING, "stall": "unmoved"}, [(2, 8), (8, 2)]),
        ({"stall": "unable_even_turning"}, [(2, 3), (4, 5)]),
    ],
)
def test_a_sweep_finds_the_best_of_all_turns(
    options: dict[str, str], places: list[tuple[int, int]]
) -> None:
    for seed, turns in places:
        table = turn_begun(seed, turns, **options)
        state = state_of(table)
        seat, tree = state.turn, PLAIN.rows
        set_weights(tree[WEIGHTS], seat)
        # with these a sweep goes by the lead alone where it does not look closely
        tree[WEIGHTS][BONUS] = tree[WEIGHTS][IDLE] = tree[WEIGHTS][NEXT] = 0
        PLAIN.put(state)
        begin_list(tree[TURN_LIST], 0, 1, 1, NOTHING, 2 * WIN)
        generate_turns(PLAIN.states, ROOT, SCRATCH, list_rows(tree))

        best = max(
            value_of(end, seat, forward(end, seat, tree[WEIGHTS]) - theirs, tree[WEIGHTS])
            for end in ends_of_turn(table)
            if not must_go_on(end, state)
            for theirs in [forward(end, 1 - seat, tree[WEIGHTS])]
        )
        assert tree[TURN_VALUES][0] == best
        assert PLAIN.states[SCRATCH].pawns == state.pawns  # all is put back
        assert key_of(PLAIN.states[SCRATCH]) == key_of(state)
        for part in (tree[TURNS][0] % SECOND, tree[TURNS][0] // SECOND):
            if part:  # the turn kept is legal
                table.step(part)


@pytest.mark.parametrize(("seed", "turns"), [(0, 9), (0, 11)])
def test_a_pawn_move_that_earns_a_bonus_is_worth_that_much_more(seed: int, turns: int) -> None:
    table = turn_begun(seed, turns)
    state, tree, bonus = state_of(table), PLAIN.rows, 500
    w = tree[WEIGHTS]
    set_weights(w, state.turn)
    w[BONUS], w[IDLE], w[NEXT] = bonus, 0, 0
    PLAIN.put(state)
    begin_list(tree[TURN_LIST], 0, 1, 1, NOTHING, 2 * WIN)
    generate_turns(PLAIN.states, ROOT, SCRATCH, list_rows(tree))

    found, turn, seat = tree[TURN_VALUES][0], tree[TURNS][0], state.turn
    for part in (turn % SECOND, turn // SECOND):
        table.step(part)
    end = state_of(table)
    assert end.turn == seat  # MOG-B6: it may turn another tile
    lead = forward(end, seat, w) - forward(end, 1 - seat, w)
    assert found == value_of(end, seat, lead, w) + bonus


def must_go_on(end: State, begun: State) -> bool:
    rules = GAME.rules
    return end.round == begun.round and not end.moved and 0 not in rules.legal_actions(end)


def test_a_thought_is_the_same_however_it_is_cut() -> None:
    table = turn_begun(4, 8)
    for size in (1, 7, 1000):
        PLAIN.put(table.state)
        steps = PLAIN.begin(state_of(table).turn, 60)
        for done in range(0, steps, size):
            PLAIN.grow(state_of(table).turn, 1, done, min(size, steps - done))
        action = int(PLAIN.loops.best_action(PLAIN.states, PLAIN.tree))
        if size == 1:
            first = action
        assert action == first


@pytest.mark.parametrize("seed", range(4))
def test_plain_and_native_thoughts_are_the_same(searcher: Searcher, seed: int) -> None:
    options = [{}, {"cylinder": "on", "new_start_row": "on"}, {"compulsory_move": "on"}, LOOKING]
    table = turn_begun(seed, 3 * seed, **options[seed])
    config = config_of("search:30")
    assert searcher.think(table.state, config, 1, None) == PLAIN.think(table.state, config, 1, None)


def test_levels_think_more_and_more_and_none_plays_at_random() -> None:
    configs = [config_of(level, policy_of("moguli")) for level in LEVELS]
    sims = [config.sims for config in configs]
    assert sims == sorted(set(sims))
    assert sims[-1] >= EXACT  # the expert solves end races
    assert {config.noise for config in configs} == {0}


@pytest.mark.slow
def test_more_thought_beats_less(searcher: Searcher) -> None:
    """Four games between far levels from both sides, to their end: a draw at most is lost."""
    points = 0.0
    for seed in (11, 12):
        for strong in (0, 1):
            table = GAME.new(seed=seed)
            while not table.over:
                name = "search:200" if table.turn == strong else "search:1"
                table.step(searcher.think(table.state, config_of(name), table.ply, None))
            points += (strong in table.winners) / len(table.winners)
    assert points >= 3.5


def test_late_in_a_game_the_same_place_is_not_always_played_alike(searcher: Searcher) -> None:
    """Without memory two bots would repeat moves endlessly; early on they play what looks best."""
    state = state_of(turn_begun(4, 16)).copy()
    played: dict[bool, set[int]] = {}
    for number in (*range(2, 12), *range(80, 90)):
        state.round = number
        action = searcher.think(state, config_of("search:120"), 1, None)
        played.setdefault(number < 24, set()).add(action)
    assert len(played[True]) == 1 < len(played[False])
