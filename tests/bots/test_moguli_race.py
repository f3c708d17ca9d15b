"""End races are solved exactly: what the solver says of small positions, brute force says, too."""

from __future__ import annotations

import random
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Final, cast

import pytest

from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.moguli.alphabeta import BUDGET, COUNT, FIRST_PLY, LIMITS, TURN_LIST, WEIGHTS
from moguls.bots.moguli.endgame import is_decisive, is_race
from moguls.bots.moguli.evaluation_weights import WIN, set_weights
from moguls.bots.moguli.iterative_deepening import ROOT
from moguls.bots.moguli.turn_generator import NOTHING, ROOM, begin_list, can_cross
from moguls.bots.registry import policy_of
from moguls.bots.searcher.searcher import PLAIN_STEPS
from moguls.games.moguli.actions import Action
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import BOARD, PAWNS_TO_WIN
from moguls.games.moguli.state import Phase, State
from tests.bots.games import native_searcher, plain_searcher
from tests.bots.moguli import GAME, Try, crosses

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = plain_searcher("moguli")
MANY: Final = 1 << 30
RACES: Final = 6
MOST_RACES: Final = 30  # some of which must be won and some lost
MANY_ACTIONS: Final = 50
LONGEST: Final = 80  # turns of a game that may come to a race


def ends(begun: Try, seat: int, number: int) -> Iterator[Try]:
    """Yield the position after each whole turn of a seat, bonus and all."""
    for _, following in begun.all_after():
        state = following.state
        if state.phase == Phase.OVER or state.round != number or state.turn != seat:
            yield following
        else:
            yield from ends(following, seat, number)


def escapes_by_force(begun: Try) -> bool:
    """Say by trying every turn whether some turn neither loses nor lets the other win next."""
    seat = begun.state.turn

    @cache
    def is_fatal(data: bytes) -> bool:
        return crosses(Try(data))

    for end in ends(begun, seat, begun.state.round):
        if end.position.over:
            if end.state.won != 1 << (1 - seat):
                return True
        elif end.state.last_turn or not is_fatal(end.position.bytes):
            return True
    return False


def races() -> Iterator[State]:
    """Yield positions with a third pawn across and two tiles that the seat on turn may rotate."""
    source = random.Random(7)
    searcher, config = native_searcher("moguli"), config_of("search:1")
    for seed in count(1):
        table = GAME.new(seed=seed)
        while not table.over and (table.round or 0) < LONGEST:
            state = cast("State", table.state)
            threatened = points(state, 1 - state.turn) >= PAWNS_TO_WIN - 1
            if is_race(state) and threatened and is_decisive(state, 1 - state.turn):
                yield narrowed(state, source)
                break
            table.step(searcher.think(state, config, table.ply, None))


def narrowed(state: State, source: random.Random) -> State:
    """Return the position with two tiles that may be rotated: brute force is slow."""
    twin = state.copy()
    twin.barred = BOARD
    for tile in source.sample(range(35), 2):
        twin.barred &= ~(1 << tile)
    return twin


def some_races() -> Iterator[tuple[State, bool]]:
    """Yield races and whether a turn escapes, until there are a few and both answers were there."""
    answers = set()
    for number, state in enumerate(races()):
        answer = escapes_by_force(Try(state.pack()))
        yield state, answer
        answers.add(answer)
        if number >= RACES - 1 and len(answers) > 1:
            return
        assert number < MOST_RACES  # some are won and some are lost


def prepared(state: State) -> None:
    PLAIN.put(state)
    tree = PLAIN.rows
    set_weights(tree[WEIGHTS], state.turn)
    tree[LIMITS][COUNT], tree[LIMITS][BUDGET] = 0, MANY
    begin_list(tree[TURN_LIST], 0, ROOM, ROOM, NOTHING, 2 * WIN)


@pytest.mark.slow
def test_who_can_cross_is_found_as_by_trying() -> None:
    answers = set()
    for state, _ in zip(races(), range(2 * RACES), strict=False):
        begun = Try(state.pack())
        if Action.END in begun.position.choices():
            begun = begun.after(Action.END)
        answers.add(crosses(begun))
        assert can_cross(begun.state) == crosses(begun)
    assert answers == {True, False}


def test_the_solver_says_what_brute_force_says() -> None:
    for state, answer in some_races():
        prepared(state)
        PLAIN.states[FIRST_PLY + 1].assign(state)
        assert PLAIN.loops.is_lost(PLAIN.states, FIRST_PLY + 1, PLAIN.tree) != answer

        prepared(state)
        found = any(
            PLAIN.loops.escapes(PLAIN.states, ROOT, action, 1, PLAIN.tree)
            for action in GAME.rules.legal_actions(state)
        )
        assert found == answer


def test_plain_rules_do_not_solve_a_race_where_time_is_short() -> None:
    """A step of it can take thousands of sweeps, a minute or two, and cannot be stopped."""
    searcher, play = native_searcher("moguli"), GAME.new(seed=1)
    while not (is_race(cast("State", play.state)) and len(play.legal()) > MANY_ACTIONS):
        play.step(searcher.think(play.state, BotConfig(noise=60), 1000 + play.ply, None))
    PLAIN.think(play.state, config_of("expert", policy_of("moguli")), 1, 20.0)
    assert PLAIN.rows[LIMITS][COUNT] < 2 * PLAIN_STEPS
