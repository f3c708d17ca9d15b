"""End races are solved exactly: what the solver says of small positions, brute force says, too."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, cast

import moguls
from moguls.bots.brains import brain_of
from moguls.bots.kit import Kit
from moguls.bots.moguli.alphabeta import BUDGET, COUNT, DESK, FIRST_PLY, LIMITS, WEIGHTS
from moguls.bots.moguli.race import is_decisive, is_race
from moguls.bots.moguli.search import ROOT
from moguls.bots.moguli.sweep import NOTHING, ROOM, can_cross, set_desk
from moguls.bots.moguli.weights import WIN, set_weights
from moguls.games.moguli.actions import Action
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import BOARD, PAWNS_TO_WIN
from moguls.games.moguli.state import Phase, State

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = moguls.game("moguli")
RULES = GAME.rules
PLAIN = Kit(GAME.plain())
MANY = 1 << 30


def after(state: State, action: int) -> State:
    """Return the state after an action."""
    twin = state.copy()
    PLAIN.engine.ns.apply(twin, action)
    return twin


def ends(state: State, seat: int, number: int) -> Iterator[State]:
    """Yield the state after each whole turn of a seat, bonus and all."""
    for action in RULES.legal_actions(state):
        following = after(state, action)
        if following.phase == Phase.OVER or following.round != number or following.turn != seat:
            yield following
        else:
            yield from ends(following, seat, number)


def crosses(state: State) -> bool:
    """Say by trying whether the seat on turn can bring its fourth pawn across in this turn."""
    seat = state.turn
    for action in RULES.legal_actions(state):
        once = after(state, action)
        if points(once, seat) >= PAWNS_TO_WIN:
            return True
        if action >= Action.PAWN or once.turn != seat or once.phase == Phase.OVER:
            continue
        for second in RULES.legal_actions(once):
            if second >= Action.PAWN and points(after(once, second), seat) >= PAWNS_TO_WIN:
                return True
    return False


def escapes_by_force(state: State) -> bool:
    """Say by trying every turn whether some turn neither loses nor lets the other win next."""
    seat = state.turn

    @cache
    def is_fatal(data: bytes) -> bool:
        return crosses(State.unpack(data))

    for end in ends(state, seat, state.round):
        if end.phase == Phase.OVER:
            if end.won != 1 << (1 - seat):
                return True
        elif end.last_turn or not is_fatal(end.pack()):
            return True
    return False


def races(count: int) -> Iterator[State]:
    """Yield positions with a third pawn across and two tiles that the seat on turn may rotate."""
    source = random.Random(7)
    seed = 0
    while count:
        seed += 1
        table = GAME.new(seed=seed)
        while not table.over and (table.round or 0) < 60:
            state = cast("State", table.state)
            threatened = points(state, 1 - state.turn) >= PAWNS_TO_WIN - 1
            if is_race(state) and threatened and is_decisive(state, 1 - state.turn):
                yield narrowed(state, source)
                count -= 1
                break
            table.act(PLAIN.think(state, brain_of("search:1"), table.ply, None))


@cache
def some_races() -> tuple[State, ...]:
    """Return a few of them."""
    return tuple(races(6))


def narrowed(state: State, source: random.Random) -> State:
    """Return the position with two tiles that may be rotated: brute force is slow."""
    twin = state.copy()
    twin.barred = BOARD
    for tile in source.sample(range(35), 2):
        twin.barred &= ~(1 << tile)
    return twin


def prepared(state: State) -> None:
    """Put a position before the solver."""
    PLAIN.put(state)
    tree = PLAIN.tree
    set_weights(tree[WEIGHTS], state.turn)
    tree[LIMITS][COUNT], tree[LIMITS][BUDGET] = 0, MANY
    set_desk(tree[DESK], 0, ROOM, ROOM, NOTHING, 2 * WIN)


def test_who_can_cross_is_found_as_by_trying() -> None:
    answers = set()
    for state in some_races():
        end = after(state, Action.END) if 0 in RULES.legal_actions(state) else state
        answers.add(crosses(end))
        assert can_cross(end.copy()) == crosses(end)
    assert answers == {True, False}


def test_the_solver_says_what_brute_force_says() -> None:
    answers = []
    for state in some_races():
        prepared(state)
        found = sum(
            PLAIN.loops.escapes(PLAIN.states, ROOT, action, MANY, PLAIN.tree)
            for action in RULES.legal_actions(state)
        )
        answers.append(found > 0)
        assert answers[-1] == escapes_by_force(state)
        PLAIN.states[FIRST_PLY + 1].assign(state)
        assert PLAIN.loops.is_lost(PLAIN.states, FIRST_PLY + 1, PLAIN.tree) == (found == 0)
    assert set(answers) == {True, False}
