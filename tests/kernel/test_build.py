"""Plain and native are one game; what is compiled holds no float and is never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pytest

import moguls
from moguls.errors import UsageError
from moguls.kernel.engines.base import complete, entries_of
from moguls.kernel.jit import build
from moguls.kernel.jit import sources as hashed
from moguls.kernel.loops import playouts
from moguls.kernel.rules import chance
from moguls.kernel.rules.binding import functions_of, namespace
from moguls.kernel.state import arrays, bits
from moguls.kernel.state.types import Seating, Slice
from tests.strategies import variants

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from moguls.core.play.game import Game
    from moguls.core.rules import Rules

GAMES = 40
PLIES = 4000  # about as many are played plain; long games are fewer
VARIANTS = list(variants())


def label(case: object) -> str:
    options = getattr(case, "options", None)
    return str(case) if options is None else ",".join(options.values()) or "default"


@pytest.mark.parametrize(("game", "seats"), VARIANTS, ids=label)
def test_plain_and_native_playouts_agree(game: Game, seats: int) -> None:
    jit, plain = game.jit(), game.plain()
    plies, _ = jit.playouts(seats, 2002, GAMES)
    games = min(GAMES, max(2, PLIES * GAMES // plies))

    assert jit.playouts(seats, 2002, games) == plain.playouts(seats, 2002, games)


def test_the_variants_have_every_value_of_every_switch() -> None:
    tried = {(game.name, *pair) for game, _ in VARIANTS for pair in game.options.items()}
    for name in moguls.games():
        for switch in moguls.game(name).switches:
            assert {(name, switch.name, value) for value in switch.values[1:]} <= tried


@pytest.mark.parametrize("engine", ["plain", "jit"])
def test_a_batch_of_games_can_be_cut_into_parts(engine: str) -> None:
    bound = getattr(moguls.game("mogul-2002"), engine)()

    whole = bound.playouts(4, 9, 30)[0]

    assert whole == bound.playouts(4, 9, 12)[0] + bound.playouts(4, 9, 18, first=12)[0]
    assert bound.playouts(4, 9, 0) == (0, 0)
    assert bound.playouts(4, 9, 1, first=3) != bound.playouts(4, 9, 1, first=4)


@pytest.mark.parametrize("engine", ["plain", "jit"])
@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({}, 7), ({"quick_start": "on"}, 6)])
def test_playouts_refuse_seats_that_cannot_be(
    engine: str, options: dict[str, str], seats: int
) -> None:
    with pytest.raises(UsageError):
        getattr(moguls.game("mogul-2002", **options), engine)().playouts(seats, 1, 1)


def compiled_afresh(rules: Rules) -> tuple[dict[Any, Any], Any]:
    """Compile rules and loops without any cache, so that every type is known."""
    base = build.compile_modules([bits, chance], build.base_of(rules.state))

    bound = complete(rules, base, build.compile_modules)
    bound = build.compile_modules([playouts], bound, frozenset(entries_of(playouts)))
    return bound, namespace(bound, [playouts])


@pytest.mark.slow
@pytest.mark.parametrize("name", moguls.games())
def test_no_float_sneaks_into_compiled_rules(name: str) -> None:
    rules = moguls.game(name).rules
    bound, ns = compiled_afresh(rules)
    for game, seats in VARIANTS:
        if game.name == name:
            states = arrays.zeroed(rules.state, 1)
            ns.playouts(states, 0, Seating(seats, game.packed_options), Slice(1, 0, 1))
    bound[rules.redeal](states[0], 0)

    typed = {f.__name__: d for f, d in bound.items() if getattr(d, "overloads", None)}
    assert {"playouts", "play_out", "setup", "apply", "sample", "redeal"} <= set(typed)
    assert {n: found for n, d in typed.items() if (found := build.find_floats(d))} == {}


def joined(number: Any, other: Any) -> Any:
    """Return the greater: one variable for an unsigned and a signed number."""
    greatest = number
    if other > 0:
        greatest = other
    return np.uint64(greatest)


def halved(number: Any, other: Any) -> Any:
    return np.uint64(number / 2 + other)


@pytest.mark.parametrize("function", [joined, halved])
def test_a_float_that_sneaks_in_is_found(function: Any) -> None:
    """Signed and unsigned 64-bit numbers join to a float, in silence."""
    dispatcher = numba.njit(function)
    dispatcher(np.uint64(5), 3)

    assert build.find_floats(dispatcher)


def sources(folder: Path, text: str) -> ModuleType:
    import importlib.util  # noqa: PLC0415  # only here

    path = folder / "a_rule.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location("a_rule", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_another_source_or_version_means_another_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    first = build.cache_folder([sources(tmp_path, "PRICE = 1\n")])
    same = build.cache_folder([sources(tmp_path, "PRICE = 1\n")])
    other = build.cache_folder([sources(tmp_path, "PRICE = 2\n")])
    monkeypatch.setattr(np, "__version__", "99")
    newer = build.cache_folder([sources(tmp_path, "PRICE = 2\n")])

    assert first == same
    assert len({first, other, newer}) == 3
    assert str(first).startswith(str(tmp_path / "cache"))


def test_every_rule_module_counts_for_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Change any file of the rules, and old machine code is never found again."""
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path))
    for name in moguls.games():
        rules = moguls.game(name).rules
        modules = [*rules.shared, *rules.modules, playouts]
        whole = build.cache_folder(modules)
        for left_out in modules:
            if left_out is not playouts:
                rest = [module for module in modules if module is not left_out]
                assert build.cache_folder(rest) != whole, left_out


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = tmp_path / "moguls"
    shutil.copytree(hashed.ROOT, copy, ignore=shutil.ignore_patterns("web", "*.json", "*.md"))
    monkeypatch.setattr(hashed, "ROOT", copy)
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    return copy


@pytest.mark.parametrize(
    ("file", "is_anew"),
    [
        ("games/mogul2002/words.py", False),
        ("cli/games.py", False),
        ("core/auto_response.py", False),
        ("games/mogul2002/material.py", True),
        ("kernel/state/bits.py", True),
        ("kernel/rules/defaults.py", True),
        ("kernel/jit/bits_native.py", True),
        ("kernel/jit/row_sums_native.py", True),
        ("kernel/jit/scaling_native.py", True),
    ],
)
def test_a_changed_comment_rebuilds_only_what_depends_on_its_file(
    file: str, is_anew: bool, package: Path
) -> None:
    rules = moguls.game("mogul-2002").rules
    modules = [*rules.shared, *rules.modules, playouts]
    before = build.cache_folder(modules)
    with (package / file).open("a") as source:
        source.write("# a comment\n")

    assert (build.cache_folder(modules) != before) is is_anew


def test_what_a_module_of_elsewhere_imports_counts_for_the_cache(
    tmp_path: Path, package: Path
) -> None:
    rule = sources(tmp_path, "from moguls.bots.search.tree_fields import ALIVE\n")
    before = build.cache_folder([rule])
    (package / "bots" / "search" / "tree_fields.py").write_text("ALIVE = 1\n")

    assert build.cache_folder([rule]) != before


def test_an_entry_is_compiled_once_for_all_numbers_that_compiled_callers_give(
    tmp_path: Path,
) -> None:
    """A whole search was compiled once more for `grow(..., 0, ...)` and `grow(..., 1, ...)`."""
    both = "def grow(by):\n    return 2 + by\n\n\ndef both(n):\n    return grow(0) * grow(5) + n\n"
    module = sources(tmp_path, both)

    bound = build.compile_modules([module], {}, frozenset({"grow", "both"}))

    assert bound[module.both](1) == 15
    assert len(bound[module.grow].overloads) == 1


COUNTING = """
OUTLINED = ("pay",)


def pay(rows, at):
    purse, prices = rows  # in a tuple, as the search hands them on
    while purse[at] >= prices[at]:
        purse[at] -= prices[at]
    return purse[at]


def left(purse, prices):
    total = 0
    for at in range(len(purse)):
        total += pay((purse, prices), at)
    return total
"""


def test_native_code_does_not_count_who_uses_an_array(tmp_path: Path) -> None:
    """Its callers hold the arrays; counting took more than half of what a search took."""
    module = sources(tmp_path, COUNTING)

    entry = build.compile_modules([module], {}, frozenset({"left"}))[module.left]

    assert entry(np.array([17, 12]), np.array([5, 4])) == 2
    (code,) = entry.inspect_llvm().values()
    assert "NRT_" not in code


STALE = """
import sys, types, pathlib
from moguls.kernel.rules import binding as rebind
from moguls.kernel.jit import build
sys.path.insert(0, sys.argv[1])
import a_price, a_sale
modules = [a_price, a_sale]
folder = build.cache_folder(modules)
bound = build.compile_modules(modules, {}, frozenset({"points"}), folder)
print(rebind.namespace(bound, modules).points(3))
"""


@pytest.mark.slow
def test_a_changed_rule_is_played_even_though_its_caller_was_cached(tmp_path: Path) -> None:
    """Numba's own cache looks at the caller's file alone and would play the old rule."""
    script = tmp_path / "stale.py"
    script.write_text(STALE, "utf-8")
    (tmp_path / "a_sale.py").write_text(
        "from a_price import price\n\n\ndef points(count):\n    return count * price()\n", "utf-8"
    )
    found = []
    for each in (4, 5):
        (tmp_path / "a_price.py").write_text(f"def price():\n    return {each}\n", "utf-8")
        env = {**os.environ, "MOGULS_CACHE": str(tmp_path / "c"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(script), str(tmp_path)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        found.append(int(done.stdout))

    assert found == [12, 15]
    assert len(list((tmp_path / "c").iterdir())) == 2


def test_a_changed_constant_beside_a_rule_is_another_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables come from modules that hold no rule and are compiled nowhere."""
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    rule = sources(tmp_path, "def price():\n    return 4\n")
    found = []
    for number in (1, 2, 1):
        (tmp_path / "a_table.py").write_text(f"PRICES = ({number},)\n", "utf-8")
        found.append(build.cache_folder([rule]))

    assert found[0] == found[2] != found[1]


@pytest.mark.parametrize("name", moguls.games())
def test_rules_are_plain_functions_that_no_decorator_has_touched(name: str) -> None:
    rules = moguls.game(name).rules
    for module in (*rules.shared, *rules.modules):
        for function in functions_of(module).values():
            assert not hasattr(function, "__wrapped__"), function
    assert "numba" not in {m.partition(".")[0] for m in vars(rules)}
