"""Scaling of observations in native code: sixteen numbers at a time, and only what has changed.

Products and sums are rounded to 32 bits like those of NumPy; none are fused.
"""

from typing import Any, Final

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
from moguls.kernel.loops.scaling import Scale
from moguls.kernel.state.types import FloatTarget, IntArray

INTEGER: Final = ir.IntType(16)
WIDER: Final = ir.IntType(32)
FLOAT: Final = ir.FloatType()
WIDE: Final = 16
# Bytes between two numbers: vectors begin at any of them.
APART: Final = {INTEGER: 2, FLOAT: 4}


def _scaler(lanes: int) -> Intrinsic:
    """Return a native function that scales so many numbers, if any of them has changed."""

    @intrinsic
    def scale(
        typing_context: TypingContext,  # noqa: ARG001  # Numba's signature
        planes: types.Type,
        bounds: types.Type,
        floats: types.Type,
        shift: types.Type,
        numbers: types.Type,
    ) -> Lowering:
        def generate(
            context: Context, builder: Builder, signature: Signature, args: Values
        ) -> Value:
            at, fresh = _numbers(context, builder, signature, args)
            lane = _Lanes(context, builder, at, lanes)
            raw, previous = lane.places(signature.args[0], args[0], INTEGER)
            now = lane.load(raw)
            is_new = builder.icmp_signed("!=", now, lane.load(previous))
            bits = builder.bitcast(is_new, ir.IntType(lanes))
            any_new = builder.icmp_unsigned("!=", bits, ir.IntType(lanes)(0))
            is_full = builder.icmp_signed("!=", fresh, fresh.type(0))
            with builder.if_then(builder.or_(any_new, is_full)):
                lane.store(now, previous)
                low, high = lane.places(signature.args[1], args[1], INTEGER)
                factors, out = lane.places(signature.args[2], args[2], FLOAT)
                first = ARRAY(signature.args[3])(context, builder, args[3]).data
                number = lane.clipped(now, lane.load(low), lane.load(high))
                product = builder.fmul(number, lane.load(factors))
                lane.store(builder.fadd(product, lane.filled(first)), out)
            return context.get_dummy_value()

        return types.void(planes, bounds, floats, shift, numbers), generate

    return scale


def _numbers(
    context: Context, builder: Builder, signature: Signature, args: Values
) -> tuple[Value, Value]:
    """Return the first place and whether all are written; constants come narrow."""
    pairs = zip(signature.args[4], TOOLS.unpack_tuple(builder, args[4]), strict=True)
    first, second = (context.cast(builder, it, kind, types.intp) for kind, it in pairs)
    return first, second


class _Lanes:
    """Writes the code for numbers that lie side by side."""

    def __init__(self, context: Context, builder: Builder, at: Value, lanes: int) -> None:
        """Begin at a place."""
        self._context, self._builder, self._at, self._lanes = context, builder, at, lanes

    def places(self, kinds: Any, arrays: Value, kind: ir.Type) -> list[Value]:
        """Return where the numbers of each array of a tuple lie."""
        builder, vector = self._builder, ir.VectorType(kind, self._lanes)
        pairs = zip(kinds, TOOLS.unpack_tuple(builder, arrays), strict=True)
        bases = [ARRAY(array)(self._context, builder, item).data for array, item in pairs]
        return [builder.bitcast(builder.gep(it, [self._at]), vector.as_pointer()) for it in bases]

    def load(self, place: Value) -> Value:
        """Read numbers."""
        kind = place.type.pointee.element
        return self._builder.load(place, align=APART[kind])

    def store(self, numbers: Value, place: Value) -> None:
        """Write numbers."""
        self._builder.store(numbers, place, align=APART[place.type.pointee.element])

    def clipped(self, now: Value, low: Value, high: Value) -> Value:
        """Return floats: the distance of numbers, clipped to a range, from the least."""
        builder, wide = self._builder, ir.VectorType(WIDER, self._lanes)
        number = builder.select(builder.icmp_signed("<", now, low), low, now)
        number = builder.select(builder.icmp_signed(">", number, high), high, number)
        apart = builder.sub(builder.sext(number, wide), builder.sext(low, wide))
        return builder.sitofp(apart, ir.VectorType(FLOAT, self._lanes))

    def filled(self, place: Value) -> Value:
        """Return one float in each place."""
        empty = ir.VectorType(FLOAT, self._lanes)(ir.Undefined)
        one = self._builder.insert_element(empty, self._builder.load(place), WIDER(0))
        order = ir.VectorType(WIDER, self._lanes)([0] * self._lanes)
        return self._builder.shuffle_vector(one, empty, order)


_scale_many, _scale_one = map(_scaler, (WIDE, 1))


def scale_row(
    raw: IntArray, scale: Scale, previous: IntArray, fresh: int, out: FloatTarget
) -> None:
    """Do as `moguls.kernel.loops.scaling.scale_row` does; of sixteen, all or none are left."""
    planes, bounds = (raw, previous), (scale.low, scale.high)
    floats, count, at = (scale.factors, out), len(raw), 0
    while at + WIDE <= count:
        _scale_many(planes, bounds, floats, scale.shift, (at, fresh))
        at += WIDE
    while at < count:
        _scale_one(planes, bounds, floats, scale.shift, (at, fresh))
        at += 1
