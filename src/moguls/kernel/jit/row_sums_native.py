"""Sums of weighted rows and the like in native code: four numbers at a time, many in registers.

Numba's own vectoriser is off (`moguls.kernel.jit.build`), for it slows the short loops of
board games down; so what adds the rows of a network is written as vectors here. No product is
fused with a sum.
"""

from typing import Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no stubs
from numba.core import types
from numba.extending import intrinsic

from moguls.kernel.jit.lowering import (
    ARRAY,
    TOOLS,
    Builder,
    Context,
    Intrinsic,
    Lowering,
    Signature,
    TypingContext,
    Value,
    Values,
)
from moguls.kernel.loops.row_sums import Matrix, ScaledMatrix
from moguls.kernel.state.types import FloatArray, Weights

FLOAT: Final = ir.DoubleType()
INDEX: Final = ir.IntType(32)
LANES: Final = 4
VECTOR: Final = ir.VectorType(FLOAT, LANES)
APART: Final = 8  # bytes between two floats: vectors begin at any of them
# Units that go through all rows together: as many as there are registers for, since each pass over
# the rows takes as long as the sums of one unit wait for each other.
WIDEST: Final = 40
WIDE: Final = 32
HALF: Final = 16
LEAST: Final = 8
TRIPLE: Final = 3 * LEAST


def _adder(units: int) -> Intrinsic:
    """Return a native function that adds weighted rows to so many units."""

    @intrinsic
    def add(
        typing_context: TypingContext, memo: types.Type, weights: types.Type, places: types.Type
    ) -> Lowering:
        def generate(
            context: Context, builder: Builder, signature: Signature, args: Values
        ) -> Value:
            floats, rows, (to, *places) = _taken(context, builder, signature, args)
            units_at = [_vector(builder, floats, to, k) for k in range(units // LANES)]
            sums = [TOOLS.alloca_once_value(builder, _load(builder, it)) for it in units_at]
            _add_up(builder, floats, rows, places, sums)
            for it, place in zip(sums, units_at, strict=True):
                builder.store(builder.load(it), place, align=APART)
            return context.get_dummy_value()

        return types.void(memo, weights, places), generate

    return add


def _scaled_adder(units: int) -> Intrinsic:
    """Return a native function that adds weighted rows, brought to size, to so many units."""

    @intrinsic
    def add(
        typing_context: TypingContext,
        memo: types.Type,
        weights: types.Type,
        places: types.Type,
        scale: types.Type,
    ) -> Lowering:
        def generate(
            context: Context, builder: Builder, signature: Signature, args: Values
        ) -> Value:
            floats, rows, (to, *places) = _taken(context, builder, signature, args)
            zeros, size = _filled(builder, FLOAT(0.0)), _filled(builder, args[3])
            sums = [TOOLS.alloca_once_value(builder, zeros) for _ in range(units // LANES)]
            _add_up(builder, floats, rows, places, sums)
            for k, it in enumerate(sums):
                place = _vector(builder, floats, to, k)
                part = builder.fdiv(builder.load(it), size)
                builder.store(builder.fadd(_load(builder, place), part), place, align=APART)
            return context.get_dummy_value()

        return types.void(memo, weights, places, types.float64), generate

    return add


def _taken(
    context: Context, builder: Builder, signature: Signature, args: Values
) -> tuple[Value, Value, list[Value]]:
    """Return where two arrays begin, and places in them, all as wide as an address.

    Constants come as narrow as they can be.
    """
    kinds = signature.args
    pairs = zip(kinds[:2], args[:2], strict=True)
    floats, rows = (ARRAY(kind)(context, builder, it).data for kind, it in pairs)
    places = zip(kinds[2], TOOLS.unpack_tuple(builder, args[2]), strict=True)
    return floats, rows, [context.cast(builder, it, kind, types.intp) for kind, it in places]


def _add_up(
    builder: Builder, floats: Value, rows: Value, places: list[Value], sums: list[Value]
) -> None:
    """Add all rows of weights, each times its number, to the sums."""
    numbers, count, at, width = places
    with TOOLS.for_range(builder, count) as loop:
        place = builder.gep(floats, [builder.add(numbers, loop.index)])
        row = builder.add(at, builder.mul(loop.index, width))
        _add_row(builder, builder.load(place), rows, row, sums)


def _add_row(builder: Builder, number: Value, rows: Value, row: Value, sums: list[Value]) -> None:
    """Add a row of weights times a number, unless that is 0, to the sums."""
    with builder.if_then(builder.fcmp_unordered("!=", number, FLOAT(0.0))):
        factor = _filled(builder, number)
        for k, it in enumerate(sums):
            product = builder.fmul(factor, _load(builder, _vector(builder, rows, row, k)))
            builder.store(builder.fadd(builder.load(it), product), it)


def _vector(builder: Builder, floats: Value, first: Value, number: int) -> Value:
    """Return where a vector lies: the first, second and so on from a float."""
    at = builder.add(first, first.type(LANES * number))
    return builder.bitcast(builder.gep(floats, [at]), VECTOR.as_pointer())


def _load(builder: Builder, place: Value) -> Value:
    """Read a vector."""
    return builder.load(place, align=APART)


def _filled(builder: Builder, number: Value) -> Value:
    """Return a vector that has a number in each place."""
    empty = VECTOR(ir.Undefined)
    one = builder.insert_element(empty, number, INDEX(0))
    return builder.shuffle_vector(one, empty, ir.VectorType(INDEX, LANES)([0] * LANES))


_add_widest, _add_wide, _add_half, _add_least = map(_adder, (WIDEST, WIDE, HALF, LEAST))


def add_rows(
    to: int, units: int, numbers: int, count: int, matrix: Matrix, memo: FloatArray
) -> None:
    """Do as `moguls.kernel.loops.row_sums.add_rows` does: forty units at a time, then fewer."""
    weights, at, done = matrix.weights, matrix.at, 0
    while units - done >= WIDEST:
        _add_widest(memo, weights, (to + done, numbers, count, at + done, units))
        done += WIDEST
    while units - done >= WIDE:
        _add_wide(memo, weights, (to + done, numbers, count, at + done, units))
        done += WIDE
    while units - done >= HALF:
        _add_half(memo, weights, (to + done, numbers, count, at + done, units))
        done += HALF
    while units - done >= LEAST:
        _add_least(memo, weights, (to + done, numbers, count, at + done, units))
        done += LEAST


_add_triple_scaled, _add_least_scaled = map(_scaled_adder, (TRIPLE, LEAST))


def add_scaled_rows(
    to: int, units: int, numbers: int, count: int, matrix: ScaledMatrix, memo: FloatArray
) -> None:
    """Do as `moguls.kernel.loops.row_sums.add_scaled_rows` does: 24 units at a time, then eight."""
    weights, at, scale, done = matrix.weights, matrix.at, matrix.scale, 0
    while units - done >= TRIPLE:
        _add_triple_scaled(memo, weights, (to + done, numbers, count, at + done, units), scale)
        done += TRIPLE
    while units - done >= LEAST:
        _add_least_scaled(memo, weights, (to + done, numbers, count, at + done, units), scale)
        done += LEAST


def _set(
    typing_context: TypingContext, memo: types.Type, weights: types.Type, places: types.Type
) -> Lowering:
    """Copy the fewest weights to units."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        floats, row, (to, at) = _taken(context, builder, signature, args)
        for k in range(LEAST // LANES):
            it = _load(builder, _vector(builder, row, at, k))
            builder.store(it, _vector(builder, floats, to, k), align=APART)
        return context.get_dummy_value()

    return types.void(memo, weights, places), generate


def _add_positive(
    typing_context: TypingContext, memo: types.Type, also: types.Type, places: types.Type
) -> Lowering:
    """Add the fewest numbers to units, those above 0 alone; both lie in the same floats."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        floats, _, (to, numbers) = _taken(context, builder, signature, args)
        zeros = _filled(builder, FLOAT(0.0))
        for k in range(LEAST // LANES):
            it = _load(builder, _vector(builder, floats, numbers, k))
            raised = builder.select(builder.fcmp_ordered(">", it, zeros), it, zeros)
            place = _vector(builder, floats, to, k)
            builder.store(builder.fadd(_load(builder, place), raised), place, align=APART)
        return context.get_dummy_value()

    return types.void(memo, also, places), generate


_set_least: Intrinsic = intrinsic(_set)
_add_least_positive: Intrinsic = intrinsic(_add_positive)


def set_units(to: int, units: int, weights: Weights, at: int, memo: FloatArray) -> None:
    """Do as `moguls.kernel.loops.row_sums.set_units` does."""
    for done in range(0, units, LEAST):
        _set_least(memo, weights, (to + done, at + done))


def add_positive(to: int, units: int, numbers: int, memo: FloatArray) -> None:
    """Do as `moguls.kernel.loops.row_sums.add_positive` does."""
    for done in range(0, units, LEAST):
        _add_least_positive(memo, memo, (to + done, numbers + done))
