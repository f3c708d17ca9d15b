"""Tiny recipes and table values for the tests of learned values."""

from ctypes import memmove
from dataclasses import replace
from functools import cache
from typing import Any

import moguls
from moguls.bots.game_policy import Policy
from moguls.bots.networks.value_network import MAX_SEATS
from moguls.bots.registry import policy_of
from moguls.bots.search import options, policy_defaults, policy_interface
from moguls.bots.search.tree import floats, scratch_of
from moguls.kernel.state.layout import State
from research.values.games import Tables, joined, play
from research.values.recipe import Lot, Recipe, recipe_of
from research.values.takestock.policy import POLICY as TAKE_STOCK
from tests.research import valued

POLICIES: dict[str, Policy] = {
    "mogul-2002": policy_of("mogul-2002"),
    "mogul-2013": policy_of("mogul-2013"),
    "take-stock": TAKE_STOCK,
}
LOTS = {
    "mogul-2002": (Lot(4, 2, 1, 50), Lot(3, 2, 2, 200), Lot(6, 1, 3, 0, bot="search:2")),
    "mogul-2013": (Lot(4, 2, 1, 50), Lot(5, 1, 2, 200, {"deck": "b"}), Lot(3, 1, 3, 0)),
    "take-stock": (Lot(4, 6, 1, 50), Lot(3, 4, 2, 200, {"rounds": "2"})),
}


def tiny(game: str) -> Recipe:
    return replace(recipe_of(game), lots=LOTS[game])


@cache
def tables_of(game: str) -> Tables:
    recipe = tiny(game)
    return joined([play(recipe, lot, native=False) for lot in recipe.lots])


@cache
def loops(game: str, *, native: bool) -> tuple[Any, Any]:
    made = moguls.game(game)
    engine = made.jit() if native else made.plain()
    policy = POLICIES[game]
    named = (
        (policy_interface.is_leaf, policy.is_leaf or policy_defaults.is_leaf),
        (policy_interface.leaf_value, policy.leaf_value or policy_defaults.leaf_value),
    )
    return engine, engine.build(options, *policy.modules, policy_defaults, valued, named=named)


def gains(
    game: str, begun: State, ended: State, option: tuple[int, int], *, native: bool = False
) -> list[float]:
    engine, bound = loops(game, native=native)
    states, out = engine.states(2), floats(engine, MAX_SEATS)
    scratch = scratch_of(engine, POLICIES[game].num_values)
    scratch.options[option[0]] = float(option[1])
    for k, state in enumerate((begun, ended)):
        lay(states, k, state)
    bound.gains(states, out, scratch)
    return [float(each) for each in out[: ended.seats]]


def lay(states: Any, k: int, state: State) -> None:
    if isinstance(states, list):
        states[k].assign(state)
    else:
        data = state.pack()
        memmove(states.ctypes.data + k * len(data), data, len(data))
