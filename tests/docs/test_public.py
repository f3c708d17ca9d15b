"""Promises for public names: every name has one, and every promise has a name."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import moguls
from moguls.bots.bot import Player
from moguls.bots.python_bot import Bot, DecisionPoint
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.engines.native import NativeEngine, NativePosition
from moguls.kernel.engines.plain import Plain
from moguls.kernel.jit.engine import Jit
from moguls.kernel.rules.planes import Plane
from moguls.vector.batches import Batch
from tools.steps import ROOT

PAGE: Final = ROOT / "docs" / "public.md"
ROW: Final = re.compile(r"^\| (`[^|]+`) \|([^|]*)\|([^|]*)\|$", re.MULTILINE)
CLASSES: Final[dict[str, tuple[type, ...]]] = {
    "Game": (Game,),
    "Playthrough": (Playthrough,),
    "Position": (NativePosition,),
    "Batch": (Batch,),
    "Plain`, `Jit`, `NativeEngine": (Plain, Jit, NativeEngine),
    "Bot": (Bot,),
    "DecisionPoint": (DecisionPoint,),
    "Player": (Player,),
    "Plane": (Plane,),
}
MADE_LATER: Final = {"states", "masks", "live", "games", "seats", "seed", "engine"}  # of a Batch
INNER: Final = {"ns", "options", "rules", "has_sets", "dtype"}  # of engines


@cache
def promises() -> dict[str, tuple[list[str], list[str]]]:
    table = PAGE.read_text("utf-8").split("## The promise")[1]
    return {
        of.strip("`"): (re.findall(r"`(\w+)`", stable), re.findall(r"`(\w+)`", rest))
        for of, stable, rest in ROW.findall(table)
    }


def packages() -> Iterator[tuple[str, list[str]]]:
    yield "moguls", moguls.__all__
    for found in pkgutil.iter_modules(moguls.__path__, "moguls."):
        if found.ispkg and found.name != "moguls.web":
            exported = getattr(importlib.import_module(found.name), "__all__", None)
            if exported:
                yield found.name, exported


def public(classes: tuple[type, ...]) -> set[str]:
    ours = [k for each in classes for k in each.__mro__ if k.__module__.startswith("moguls")]
    names = {name for k in ours for name in (*vars(k), *vars(k).get("__annotations__", {}))}
    return {name for name in names if not name.startswith("_")}


@cache
def pages() -> str:
    texts = [page.read_text("utf-8") for page in sorted((ROOT / "docs").rglob("*.md"))]
    return "\n".join(text.split("## The promise")[0] for text in texts)


@pytest.mark.parametrize(("package", "exported"), list(packages()))
def test_every_exported_name_stands_on_a_page(package: str, exported: list[str]) -> None:
    stable, rest = promises().get(package, ([], []))
    told = {*stable, *rest}
    assert [n for n in exported if n not in told and not re.search(rf"\b{n}\b", pages())] == []
    assert told - set(dir(importlib.import_module(package))) == set()


@pytest.mark.parametrize("name", CLASSES)
def test_every_public_attribute_has_a_promise(name: str) -> None:
    stable, rest = promises()[name]
    wanted = public(CLASSES[name]) - INNER if "Plain" in name else public(CLASSES[name])
    missing = {each for each in wanted - {*stable, *rest} if not re.search(rf"`{each}\b", pages())}
    assert missing == set(), f"say in docs/public.md what is promised of them ({name})"
    assert {*stable, *rest} - wanted <= (MADE_LATER if name == "Batch" else set())


def test_each_name_has_one_promise() -> None:
    for of, (stable, rest) in promises().items():
        assert len({*stable, *rest}) == len(stable) + len(rest), of


def test_what_is_promised_of_the_rules_is_there() -> None:
    stable, _ = promises()["Game.rules"]
    rules: Any = moguls.game("mogul-2002").rules
    assert [name for name in stable if not hasattr(rules, name)] == []


def test_what_is_promised_of_a_module_is_there() -> None:
    for of, (stable, rest) in promises().items():
        if of.startswith("moguls"):
            module = importlib.import_module(of)
            assert [name for name in (*stable, *rest) if not hasattr(module, name)] == []


@pytest.mark.parametrize("name", ["Game", "Playthrough", "Position", "Batch", "Bot", "Plane"])
def test_what_is_stable_is_taught(name: str) -> None:
    stable, _ = promises()[name]
    assert [each for each in stable if not re.search(rf"\b{each}\b", pages())] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", moguls.games())
def test_a_loop_of_ones_own_is_the_same_as_native_code(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By each policy, also when another one was compiled before and is kept."""
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    own_loop = importlib.import_module("own_loop")
    game = moguls.game(name)

    def wins(engine: Any, policy: Any) -> int:
        loops = engine.build(own_loop, named=((own_loop.policy, policy),))
        actions = engine.integers(engine.rules.max_choices)
        seats = game.seats[0]
        return int(loops.wins(engine.states(3), actions, seats, engine.options, 1, 20))

    policies = (own_loop.greedy, own_loop.policy)
    plain = [wins(game.plain(), policy) for policy in policies]
    assert [wins(game.jit(), policy) for policy in policies] == plain
    if name == "mogul-2002":
        assert plain[0] != plain[1]
