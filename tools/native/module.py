"""A game as one module of LLVM's, with a table that says what it exports."""

from __future__ import annotations

import gc
import re
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no stubs
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock

from moguls.bots import registry
from moguls.bots.search import uct_baseline
from moguls.core import perft
from moguls.kernel.engines.base import NONE, Engine, Inner, Named
from moguls.kernel.jit import sources
from moguls.kernel.loops import batch as batch_loops
from moguls.kernel.loops import playouts, single_calls, tally
from moguls.kernel.loops import returns as vector_returns
from moguls.kernel.loops import vector as vector_loops
from moguls.kernel.native import facts
from moguls.kernel.native.library import FORMAT
from tools.native import bridge, data, shares
from tools.native.lowering import Lowering, modules_under, without_function_passes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from moguls.core.play.game import Game
    from moguls.core.rules import Rules


TABLES: Final = r"^(@\.const\.array\.data\S* = internal) constant "
# What stands in for plain functions in native code, and for what a game does not say.
STAND_INS: Final = (
    "moguls.kernel.jit.bits_native",
    "moguls.kernel.jit.row_sums_native",
    "moguls.kernel.jit.scaling_native",
    "moguls.kernel.rules.defaults",
)
# What is built of the rules of each game; with it what its bots think with.
LOOPS: Final = (
    (playouts,),
    (single_calls,),
    (batch_loops,),
    (vector_returns, vector_loops),
    (playouts, tally),
    (perft,),
    (uct_baseline,),
)


def modules_of(game: Game) -> list[ModuleType]:
    """Return all modules that are bound when a game is lowered, without lowering it."""
    asked = Asked(game.rules, 0)
    build_all(asked)
    found = [*game.rules.shared, *game.rules.modules, *asked.modules]
    return sorted(set(found), key=lambda each: each.__name__)


class Asked(Engine):
    """An engine that only notes which modules it is asked for."""

    def __init__(self, rules: Rules, options: int) -> None:
        super().__init__(rules, options)
        self.modules: list[ModuleType] = []

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Note modules."""
        del named, inner
        self.modules += modules
        return SimpleNamespace()


def build_all(engine: Engine, share: str = "") -> None:
    """Build on an engine all that Python calls of a game, or a share of that."""
    if share != shares.BOTS:
        for modules in LOOPS:
            engine.build(*modules)
    if share != shares.RULES:
        registry.bind(engine)


def lower(
    game: Game, share: str, only: Iterable[tuple[ModuleType, ...]] = ()
) -> tuple[str, dict[str, Any]]:
    """Lower what Python calls of a game; return the module as text, and the table.

    Args:
        game: with any switches.
        share: of `tools.native.shares`.
        only: these loops instead, if there are any.
    """
    tables = tables_of(game)
    with _no_collection(), without_function_passes(), data.facts_as_memory():
        engine = Lowering(game.rules, tables)
        for modules in only:
            engine.build(*modules)
        if not only:
            build_all(engine, share)
        with global_compiler_lock:
            text, told = _linked(game, engine)
            return text, {**told, "facts": about_facts(game, tables)}


def tables_of(game: Game) -> list[facts.Table]:
    """Return what of a game's constants a data file may change: the same for all its shares."""
    if not game.rules.facts:
        return []
    names = (module.__name__ for module in modules_of(game))
    return facts.tables_of(sources.closure(names), game.rules)


def about_facts(game: Game, tables: list[facts.Table]) -> dict[str, Any] | None:
    """Return what a table says of them, and of which file a library is filled at first."""
    return {"digest": facts.digest_of(game.rules), "tables": tables} if tables else None


@contextmanager
def _no_collection() -> Iterator[None]:
    """Look for no garbage: a tenth of the time goes into that, and there is little."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def together(tables: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the table of a library that is made of several modules of a game."""
    first, *others = tables
    names = sorted({name for table in (first, *others) for name in table["sources"]})
    data = dict(item for table in (first, *others) for item in table["data"].items())
    builds = [build for table in (first, *others) for build in table["builds"]]
    told = {"sources": names, "digest": sources.digest(names), "data": dict(sorted(data.items()))}
    return {**first, **told, "builds": builds}


def _linked(game: Game, engine: Lowering) -> tuple[str, dict[str, Any]]:
    bridges, builds = ir.Module("bridges"), []
    exported: set[str] = set()
    lowered = []
    for build in engine.builds:
        entries = {}
        for name, entry in build.entries.items():
            symbol = _symbol(entry.function, exported)
            bridge.add_bridge(bridges, symbol, entry)
            lowered.append(entry)
            code = entry.code
            entries[name] = {
                "symbol": symbol,
                "takes": bridge.takes(code),
                "gives": bridge.gives(code),
            }
        builds.append({**build.key, "entries": entries})
    whole = llvm.parse_assembly(str(bridges))
    for each in modules_under(lowered):
        whole.link_in(each)
    _hide_all_but(whole, exported)
    whole.verify()
    return _bare(str(whole)), {**_made_of(game, engine), "builds": builds}


def _made_of(game: Game, engine: Lowering) -> dict[str, Any]:
    """Return what a library is for, and what it is made of."""
    rules = game.rules
    modules = {
        *rules.shared,
        *rules.modules,
        *(m for build in engine.builds for m in build.modules),
    }
    names = sources.closure([*(module.__name__ for module in modules), *STAND_INS])
    read = {module.__name__: sources.data_of(module, rules.facts) for module in modules}
    return {
        "format": FORMAT,
        "game": rules.name,
        "state": rules.state.layout_.codec.format,
        "sources": names,
        "digest": sources.digest(names),
        "data": {name: read[name] for name in sorted(read) if read[name]},
    }


def _bare(text: str) -> str:
    """Leave out for which machine a module is, and let each machine take its own square roots.

    Where a table of constants lies says nothing, so equal ones, as of each module that imports a
    network, may be one.
    """
    text = re.sub(r"^target (triple|datalayout) = .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(TABLES, r"\1 unnamed_addr constant ", text, flags=re.MULTILINE)
    text = data.as_never_written(text)
    return text.replace("@sqrt(", "@llvm.sqrt.f64(")


def _symbol(function: Any, exported: set[str]) -> str:
    name = f"{function.__module__.rpartition('.')[2]}_{function.__name__}"
    while name in exported:
        name += "_again"
    exported.add(name)
    return name


def _hide_all_but(module: Any, exported: set[str]) -> None:
    """Make all else internal: what nothing needs any more is left out then."""
    for each in [*module.functions, *module.global_variables]:
        if not each.is_declaration and each.name not in exported:
            each.linkage = "internal"
