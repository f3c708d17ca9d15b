"""The build step: plain functions of rules and loops become compiled ones, in the same process.

With `kernel.jit.parts` the only module that imports Numba. Rules carry no decorator; their
copies are compiled with constant tables as arrays and with `bits` as single machine instructions.
The disk cache lies in a folder named by a hash of what is compiled and all that it imports, since
Numba itself looks at one file only and would go on playing an old rule.
"""

import hashlib
import platform
import sys
from collections.abc import Callable, MutableSequence, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.binding  # type: ignore[import-untyped]  # it has no stubs
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import config as numba_config
from numba.extending import intrinsic

from moguls.kernel.jit import (
    bits_native,
    cache_place,
    row_sums_native,
    scaling_native,
    sources,
)
from moguls.kernel.jit.lowering import (
    TOOLS,
    Builder,
    Context,
    Lowering,
    Signature,
    TypingContext,
    Value,
    Values,
)
from moguls.kernel.jit.parts import EntryDispatcher, Part
from moguls.kernel.loops import row_sums, scaling
from moguls.kernel.rules import defaults as rules_defaults
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules.binding import Function, rebind
from moguls.kernel.state import bits
from moguls.kernel.state.arrays import dtype_of
from moguls.kernel.state.layout import State

# Where a copy of a state begins in a frame: as far apart as the lines of a cache.
ALIGNED = 64

# Numba's vectoriser only slows the short loops of board games down.
CONFIG: Any = numba_config
CONFIG.LOOP_VECTORIZE = 0

OPTIONS: dict[str, object] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "no_cfunc_wrapper": True,  # nothing calls it from C
    "_nrt": False,  # nothing is allocated, and the caller holds the arrays: no counting of users
}


def compile_modules(
    modules: list[ModuleType],
    bound: dict[Function, object],
    entries: frozenset[str] = frozenset(),
    folder: Path | None = None,
    named: tuple[tuple[Function, Function], ...] = (),
    constant: Callable[..., object] | None = None,
) -> dict[Function, Any]:
    """Compile all functions of the modules, bound to each other and to what is compiled already.

    All but the entries are parts of these. Each is put whole into its callers, save those that a
    module lists in OUTLINED: a large function with several callers would be compiled as often.

    Args:
        modules: the sources.
        bound: functions compiled before, as this function returns them.
        entries: names of the functions to be called from Python; these are kept on disk.
        folder: where the disk cache lies, or None for none.
        named: placeholders and the functions of these modules that they stand for.
        constant: converts other global values (see `rebind`); by default tables become arrays.
    """
    called = {(m.__name__, name) for m in modules for name in getattr(m, "OUTLINED", ())}

    def finish(function: FunctionType) -> object:
        if (function.__module__, function.__name__) in called:
            # said aloud: else it is compiled as its first caller is, which may be inlined
            return Part(function, forceinline=False, **OPTIONS)
        if function.__name__ not in entries:
            return Part(function, forceinline=True, **OPTIONS)
        entry = EntryDispatcher(function, None, {"nopython": True, **OPTIONS})
        if folder is not None:
            entry.keep_in(folder)
        return entry

    return rebind(modules, bound, finish, constant or _constant, named)


def _constant(value: object, *_: object) -> object:
    """Make an array of a table: a tuple's index costs a range check and a switch."""
    if not isinstance(value, tuple):
        return value
    kinds = {type(n) for n in value}
    if kinds == {float}:
        return np.array(value)
    if kinds == {int}:
        is_small = min(value) >= 0 and max(value) <= np.iinfo(np.uint8).max
        return np.array(value, dtype=np.uint8 if is_small else np.int64)
    return value


def cache_folder(modules: list[ModuleType]) -> Path | None:
    """Return the folder for code compiled from exactly these sources by exactly these versions.

    The sources are the modules and what they import, all the way; for modules of elsewhere also
    whatever lies beside them. A comment anywhere else makes nothing anew.
    `MOGULS_CACHE` names another place; without one of one's own there is no cache.
    """
    digest = hashlib.sha256()
    elsewhere = {Path(m.__file__) for m in modules if m.__file__ and not _is_ours(m)}
    names = [module.__name__ for module in modules]
    names += [name for path in elsewhere for name in sources.imports_in(path)]
    closure = sources.closure([*names, bits.__name__, rules_defaults.__name__, __name__])
    digest.update(sources.digest(closure).encode())
    beside = {path for item in elsewhere for path in item.parent.glob("*.py")}
    for path in sorted(beside):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for module in modules:  # with what it has read from a file that its owner may change
        digest.update(module.__name__.encode() + getattr(module, "CACHE_KEY", b"") + b"\0")
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    digest.update(repr((versions, platform.machine(), _cpu(), OPTIONS)).encode())
    return cache_place.own_folder(digest.hexdigest()[:24])


def _is_ours(module: ModuleType) -> bool:
    """Say whether a module is of this package, so that its imports tell what it is made of."""
    return sources.path_of(module.__name__) is not None


def _cpu() -> str:
    """Return the name of the processor that code is compiled for."""
    return str(llvmlite.binding.get_host_cpu_name())


def find_floats(dispatcher: Any) -> list[str]:
    """Return the variables of a compiled function that became floats; rules must have none.

    A silent float comes of joining signed and unsigned 64-bit numbers.
    """
    result = []
    for overload in dispatcher.overloads.values():
        annotation = overload.type_annotation
        if annotation is not None:
            types_of = annotation.typemap.items()
            result += [name for name, kind in types_of if isinstance(kind, types.Float)]
    return result


# -- what replaces the plain functions of `bits`, `sums` and `interface` ------------------------


@intrinsic
def _popcount(typing_context: TypingContext, number: types.Type) -> Lowering:  # noqa: ARG001  # Numba's signature
    """Count bits by one instruction."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctpop(wide)

    return types.int64(number), generate


@intrinsic
def _lowest(typing_context: TypingContext, number: types.Type) -> Lowering:  # noqa: ARG001  # Numba's signature
    """Find the lowest bit by one instruction."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.cttz(wide, TOOLS.true_bit)

    return types.int64(number), generate


@numba.njit(forceinline=True)
def _signed(number: int) -> np.int64:
    """Cast to a signed number of 64 bits."""
    return np.int64(number)


@numba.njit(forceinline=True)
def _unsigned(number: int) -> np.uint64:
    """Cast to an unsigned number of 64 bits."""
    return np.uint64(np.int64(number))


@numba.njit(forceinline=True)
def _copy_state(states: MutableSequence[object], to: int, source: int) -> None:
    """Copy one record of an array over another."""
    states[to] = states[source]


@numba.njit(forceinline=True)
def _lay_state(
    states: MutableSequence[object], to: int, others: Sequence[object], source: int
) -> None:
    """Copy a record of one array over one of another."""
    states[to] = others[source]


@intrinsic
def _twin(typing_context: TypingContext, state: types.Type) -> Lowering:  # noqa: ARG001  # Numba's signature
    """Copy a record to a place in the caller's frame."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        kind = ir.ArrayType(ir.IntType(8), signature.return_type.size)
        place = TOOLS.alloca_once(builder, kind)
        place.align = ALIGNED
        size = context.get_constant(types.intp, signature.return_type.size)
        TOOLS.raw_memcpy(builder, place, args[0], size, 1)
        return builder.bitcast(place, context.get_value_type(signature.return_type))

    return state(state), generate


def state_reader(state: type[State]) -> object:
    """Return a compiled function from an address to the state that lies there."""
    kind = numba.from_dtype(dtype_of(state))

    @intrinsic
    def state_at(typing_context: TypingContext, address: types.Type) -> Lowering:  # noqa: ARG001  # Numba's signature
        def generate(
            context: Context, builder: Builder, signature: Signature, args: Values
        ) -> Value:
            return builder.inttoptr(args[0], context.get_value_type(signature.return_type))

        return kind(types.int64), generate

    return state_at


def base_of(state: type[State], *, is_for_here: bool = True) -> dict[Function, Any]:
    """Return the replacements that every compiled game begins with.

    Args:
        state: of the game.
        is_for_here: whether this processor will run it; else each target defines what differs.
    """
    nth: dict[Function, Any] = {bits.nth: bits_native.nth_by_call}
    if is_for_here:
        nth = {bits.nth: bits_native.nth_by_deposit} if bits_native.deposits_fast() else {}
    return {
        **nth,
        bits.popcount: _popcount,
        bits.lowest: _lowest,
        bits.turned: bits_native.turned,
        bits.put_bits: Part(bits_native.put_bits, forceinline=True, **OPTIONS),
        bits.signed: _signed,
        bits.unsigned: _unsigned,
        row_sums.add_rows: Part(row_sums_native.add_rows, forceinline=False, **OPTIONS),
        row_sums.add_scaled_rows: Part(
            row_sums_native.add_scaled_rows, forceinline=False, **OPTIONS
        ),
        row_sums.set_units: Part(row_sums_native.set_units, **OPTIONS),
        row_sums.add_positive: Part(row_sums_native.add_positive, **OPTIONS),
        scaling.scale_row: Part(scaling_native.scale_row, **OPTIONS),
        rules_interface.copy_state: _copy_state,
        rules_interface.lay_state: _lay_state,
        rules_interface.twin: _twin,
        rules_interface.state_at: state_reader(state),
    }
