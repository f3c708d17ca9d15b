"""What native code plays can be pickled: it is played by what there is where it is read."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any

from moguls.errors import NoNativeCode
from moguls.kernel.engines.native_engine import NativeEngine
from moguls.kernel.engines.native_position import Handle
from moguls.kernel.jit.engine import Compiled
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


def _of_handle(handle: Handle) -> tuple[Any, ...]:
    """Pickle a state with the states to which `undo` leads back."""
    return Handle, (handle.engine, handle.bytes, handle.past)


def register() -> None:
    """Tell `pickle` how."""
    copyreg.pickle(Native, _of_engine)
    copyreg.pickle(Compiled, _of_engine)
    copyreg.pickle(Handle, _of_handle)
