"""Pickling of native engines: as rules and switches, bound again where they are read."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any

from moguls.errors import NoNativeCode
from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.jit.engine import Jit
from moguls.kernel.native.engine import Native
from moguls.kernel.select import await_engine

if TYPE_CHECKING:
    from moguls.kernel.rules.rule_set import RuleSet


def engine_of(rules: RuleSet, options: int) -> NativeEngine:
    """Return the best engine of native code here.

    Raises:
        NoNativeCode: there is none.
    """
    chosen = await_engine(rules, options)
    if not isinstance(chosen.engine, NativeEngine):
        raise NoNativeCode(chosen.why)
    return chosen.engine


def _of_engine(engine: NativeEngine) -> tuple[Any, ...]:
    """Pickle an engine as the rules and the switches that it plays by."""
    return engine_of, (engine.rules, engine.options)


def register() -> None:
    """Tell `pickle` how."""
    copyreg.pickle(Native, _of_engine)
    copyreg.pickle(Jit, _of_engine)
