"""Rebound functions: one source, other globals."""

from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest

import moguls
from moguls.kernel.engines.plain import Plain
from moguls.kernel.loops import playouts
from moguls.kernel.rules import chance
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules.binding import functions_of, namespace, rebind

SOURCE = """
TABLE = (1, 2, 3)
def draw(): return 7
def twice(): return 2 * draw()
def entry(n, extra=5): return twice() + n + extra + TABLE[0]
"""


@pytest.fixture
def module() -> ModuleType:
    made = ModuleType("a_rule")
    exec(SOURCE, vars(made))  # noqa: S102  # a module made for this test
    return made


def bound(module: ModuleType, **more: object) -> SimpleNamespace:
    return namespace(rebind([module], {}, **more), [module])  # type: ignore[arg-type]  # any


def test_copies_do_what_their_originals_do(module: ModuleType) -> None:
    assert bound(module).entry(1) == module.entry(1) == 21
    assert bound(module).entry(1, extra=0) == 16


def test_a_replacement_reaches_every_caller_and_the_original_stays(module: ModuleType) -> None:
    copies = rebind([module], {module.draw: lambda: 100})

    assert copies[module.entry](0) == 206
    assert module.entry(0) == 20


def test_constants_may_be_made_into_something_else(module: ModuleType) -> None:
    told: list[tuple[str, str]] = []

    def constant(value: Any, user: ModuleType, name: str) -> Any:
        told.append((user.__name__, name))
        return [50] if isinstance(value, tuple) else value

    made = bound(module, constant=constant)

    assert made.entry(0) == 69
    assert (module.__name__, "TABLE") in told


def test_each_copy_is_finished_by_the_compiler(module: ModuleType) -> None:
    seen: list[str] = []

    def finish(function: FunctionType) -> FunctionType:
        seen.append(function.__name__)
        return function

    bound(module, finish=finish)

    assert seen == ["draw", "twice", "entry"]


def test_a_placeholder_stands_for_a_function_of_the_modules(module: ModuleType) -> None:
    other = ModuleType("a_loop")
    vars(other)["placeholder"] = rules_interface.legal
    exec("def run(): return placeholder() + 1", vars(other))  # noqa: S102  # made for this test

    copies = rebind([module, other], {}, named=[(rules_interface.legal, module.draw)])

    assert copies[other.run]() == 8


def test_only_a_modules_own_functions_count(module: ModuleType) -> None:
    vars(module)["borrowed"] = chance.mix

    assert list(functions_of(module)) == ["draw", "twice", "entry"]


def test_an_unbound_loop_says_what_to_do() -> None:
    with pytest.raises(NotImplementedError, match=r"use game.plain\(\).build"):
        playouts.play_out(None)  # type: ignore[arg-type]  # it is not bound


def test_another_source_of_chance_reaches_every_draw() -> None:
    """Always the highest number: nothing is shuffled, the crash five from the bottom."""
    rules = moguls.game("mogul-2002").rules
    bounds = []

    def highest(_state: object, bound: int) -> int:
        bounds.append(bound)
        return bound - 1

    state = rules.state()
    state.seats = 3
    Plain(rules, 0, highest).ns.deal(state)

    assert state.deck[27] == 25
    assert state.taker == 2
    assert bounds == [*range(6, 1, -1), *range(28, 1, -1), 5, 3]
