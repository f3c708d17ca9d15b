"""A game as one module of LLVM's, with a table that says what it exports."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no stubs
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock

from moguls.bots import classic, policies
from moguls.cli import tally
from moguls.core import handle, loops, perft, vector
from moguls.core.engine import NONE, Engine, Inner, Named
from moguls.core.native import sources
from moguls.core.native.library import FORMAT
from tools.native import bridge
from tools.native.lowering import Lowering

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from moguls.core.game import Game, Rules


LANES: Final = "moguls.core.lanes"  # what stands in for `sums` in native code
# What is built of the rules of each game; with it what its bots think with.
LOOPS: Final = ((loops,), (handle,), (vector,), (loops, tally), (perft,), (classic,))


def modules_of(game: Game) -> list[ModuleType]:
    """Return all modules that are bound when a game is lowered, without lowering it."""
    asked = Asked(game.rules, 0)
    build_all(asked)
    found = [*game.rules.shared, *game.rules.modules, *asked.modules]
    return sorted(set(found), key=lambda each: each.__name__)


class Asked(Engine):
    """An engine that only notes which modules it is asked for."""

    def __init__(self, rules: Rules, options: int) -> None:
        """Note nothing yet."""
        super().__init__(rules, options)
        self.modules: list[ModuleType] = []

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Note modules."""
        del named, inner
        self.modules += modules
        return SimpleNamespace()


def build_all(engine: Engine) -> None:
    """Build on an engine all that Python calls of a game."""
    for modules in LOOPS:
        engine.build(*modules)
    policies.bind(engine)


def lower(game: Game, only: Iterable[tuple[ModuleType, ...]] = ()) -> tuple[str, dict[str, Any]]:
    """Lower all that Python calls of a game; return the module as text, and the table.

    Args:
        game: with any switches.
        only: these loops, or none for all of them and the bots'.
    """
    engine = Lowering(game.rules)
    for modules in only:
        engine.build(*modules)
    if not only:
        build_all(engine)
    with global_compiler_lock:
        return _linked(game, engine)


def _linked(game: Game, engine: Lowering) -> tuple[str, dict[str, Any]]:
    """Link all entries into one module."""
    bridges, builds = ir.Module("bridges"), []
    exported: set[str] = set()
    libraries = []
    for build in engine.builds:
        entries = {}
        for name, entry in build.entries.items():
            symbol = _symbol(entry.function, exported)
            bridge.add_bridge(bridges, symbol, entry)
            libraries.append(entry.code.library)
            code = entry.code
            entries[name] = {
                "symbol": symbol,
                "takes": bridge.takes(code),
                "gives": bridge.gives(code),
            }
        builds.append({**build.key, "entries": entries})
    whole = llvm.parse_assembly(str(bridges))
    for library in libraries:  # only what the bridges call comes along
        whole.link_in(library._get_module_for_linking(), preserve=True)  # noqa: SLF001  # as Numba links
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
    names = sources.closure([*(module.__name__ for module in modules), LANES])
    read = {module.__name__: sources.data_of(module) for module in modules}
    return {
        "format": FORMAT,
        "game": rules.name,
        "state": rules.state.layout_.codec.format,
        "sources": names,
        "digest": sources.digest(names),
        "data": {name: read[name] for name in sorted(read) if read[name]},
    }


def _bare(text: str) -> str:
    """Leave out for which machine a module is, and let each machine take its own square roots."""
    text = re.sub(r"^target (triple|datalayout) = .*\n", "", text, flags=re.MULTILINE)
    return text.replace("@sqrt(", "@llvm.sqrt.f64(")


def _symbol(function: Any, exported: set[str]) -> str:
    """Return a name that nothing else has, and take it."""
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
