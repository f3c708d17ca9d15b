"""Sample arguments of each entry, from which Numba infers the types.

Parameters have the same names wherever they mean the same; a number is annotated as `int`.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.bots.registry import policy_of
from moguls.bots.search.tree import floats, scratch_of, tree_of
from moguls.bots.search.tree_fields import Lineup, Scratch, Tree
from moguls.bots.search.uct_baseline import BaselineTree
from moguls.bots.searcher.baseline import Baseline
from moguls.core import perft
from moguls.kernel.engines.plain import plain_engine
from moguls.kernel.engines.scaling import scale_of
from moguls.kernel.loops import batch as batch_loops
from moguls.kernel.loops import vector as vector_loops
from moguls.kernel.loops.single_calls import ReadArguments, SetupArguments, StepArguments
from moguls.kernel.loops.vector_fields import BITS, Kept, Out, ScaledViews
from moguls.vector.arrays import kept_of, out_of

if TYPE_CHECKING:
    from types import FunctionType

    from moguls.kernel.engines.base import Engine


def _integers(engine: Engine) -> Any:
    return engine.integers(1)


def _table(engine: Engine) -> Any:
    return engine.table(1, 1)


def _planes(engine: Engine) -> Any:  # noqa: ARG001  # one signature
    return np.zeros((1, 1), np.int16)


def _flags(engine: Engine) -> Any:  # noqa: ARG001  # one signature
    return np.zeros((1, 1), np.uint8)


def _row_of_planes(engine: Engine) -> Any:  # noqa: ARG001  # one signature
    return np.zeros(1, np.int16)


def _floats(engine: Engine) -> Any:
    return floats(engine, 1)


def _states(engine: Engine) -> Any:
    return engine.states(1)


def _state(engine: Engine) -> Any:
    return engine.states(1)[0]


def _tree(engine: Engine) -> Any:
    return tree_of(engine, policy_of(engine.rules.key), 1)


def _baseline_tree(engine: Engine) -> BaselineTree:
    return BaselineTree(*map(np.array, Baseline(plain_engine(engine.rules, 0)).arrays(1)))


def _kept(engine: Engine) -> Any:
    return kept_of(engine, 1, BITS)


def _out(engine: Engine) -> Any:
    return out_of(engine.rules, 1, engine.rules.seats[0], BITS)


def _lineup(engine: Engine) -> Lineup:
    return Lineup(0, 0, _integers(engine))


def _asked(engine: Engine) -> Any:
    return StepArguments(0, 0, engine.integers(1))


def _begun(engine: Engine) -> Any:
    return SetupArguments(0, 0, engine.integers(1), 0, 0, 0, 0)


def _reading(engine: Engine) -> Any:
    planes, scale = np.zeros(1, np.int16), scale_of(engine.rules.planes, "unit")
    floats32, flags = np.zeros(1, np.float32), np.zeros(1, np.uint8)
    arrays = planes, planes, floats32, *scale, flags, engine.integers(1)
    return ReadArguments(0, 0, engine.integers(1), 0, 0, 0, *arrays)


def _views(engine: Engine) -> Any:
    scale: Any = scale_of(engine.rules.planes, "unit")
    views: Any = ScaledViews  # of arrays of NumPy
    return views(np.zeros(1, np.int16), np.zeros((1, 1), np.float32), *scale)


INTEGERS: Final = (
    *("actions", "chosen", "configs", "counts", "live", "numbers", "out"),
    *("scored", "scratch", "squared", "tried", "won"),
)
SAMPLES: Final[dict[str, Any]] = {
    **dict.fromkeys(INTEGERS, _integers),
    "states": _states,
    "s": _state,
    "tree": _tree,
    "sums": _floats,
    "masks": _table,
    "flags": _flags,
    "planes": _row_of_planes,
}
# Where a name means something else.
OTHERS: Final[dict[tuple[str, str], Any]] = {
    (batch_loops.__name__, "out"): _planes,
    (vector_loops.__name__, "out"): _planes,
    (vector_loops.__name__, "seats"): _integers,
    (perft.__name__, "actions"): _table,
}
# Tuples that are not of numbers alone.
TUPLES: Final[dict[Any, Any]] = {
    StepArguments: _asked,
    SetupArguments: _begun,
    ReadArguments: _reading,
    Kept: _kept,
    Lineup: _lineup,
    Out: _out,
    ScaledViews: _views,
}


def arguments(engine: Engine, function: FunctionType) -> list[Any]:
    """Return arguments of the kinds that a function is called with.

    Raises:
        LookupError: a parameter is not known here.
    """
    return [_sample(engine, function, it) for it in inspect.signature(function).parameters.values()]


def _sample(engine: Engine, function: FunctionType, parameter: inspect.Parameter) -> Any:
    kind = parameter.annotation
    if kind in (int, "int"):
        return 0
    if kind in TUPLES:
        return TUPLES[kind](engine)
    if kind is Scratch:
        return scratch_of(engine, 1)
    if kind is BaselineTree:
        return _baseline_tree(engine)
    if isinstance(kind, type) and issubclass(kind, tuple) and kind is not Tree:
        make: Any = kind
        return make(*[0] * len(inspect.signature(kind).parameters))
    module, name = function.__module__, parameter.name
    make = OTHERS.get((module, name)) or SAMPLES.get(name)
    if make is None:
        msg = f"{module}.{function.__name__} takes {name!r}: say in {__file__} what that is"
        raise LookupError(msg)
    return make(engine)
