"""Machine code for functions of `moguls.kernel.state.bits` that take more than one instruction.

Where the processor can deposit bits fast (`pdep`), the n-th bit of a set takes two instructions.
Sets are written as numbers sixteen at a time.
"""

from collections.abc import Callable
from typing import Any, Final

import llvmlite.binding  # type: ignore[import-untyped]  # it has no stubs
from llvmlite import ir
from numba.core import config as numba_config
from numba.core import types
from numba.core.errors import TypingError
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
from moguls.kernel.state.types import Target

CONFIG: Any = numba_config  # it has no types
WORD: Final = ir.IntType(64)
BIT: Final = ir.IntType(1)
BINARY: Final = ir.FunctionType(WORD, [WORD, WORD])
WIDE: Final = 16  # numbers in a vector
# A module that is lowered for several targets calls it by this name; each target defines it.
NTH: Final = "moguls_nth"
PDEP: Final = "llvm.x86.bmi.pdep.64"
SLOW: Final = ("znver1", "znver2")  # they deposit bits by a microprogram, a bit at a time


def deposits_fast() -> bool:
    """Say whether Numba compiles for this processor, and that has a fast `pdep`."""
    if CONFIG.CPU_NAME or CONFIG.CPU_FEATURES is not None:
        return False
    has_it = llvmlite.binding.get_host_cpu_features().get("bmi2", False)
    return bool(has_it) and llvmlite.binding.get_host_cpu_name() not in SLOW


def _nth_by(find: Callable[[Builder, Value, Value], Value]) -> Intrinsic:
    """Return a native `nth` that finds the bit by an instruction, or by a call."""

    @intrinsic
    def nth(typing_context: TypingContext, number: types.Type, skip: types.Type) -> Lowering:
        def generate(
            context: Context, builder: Builder, signature: Signature, args: Values
        ) -> Value:
            pairs = zip(args, signature.args, strict=True)
            return find(
                builder, *(context.cast(builder, it, kind, types.int64) for it, kind in pairs)
            )

        return types.int64(number, skip), generate

    return nth


def _deposit(builder: Builder, bits: Value, skip: Value) -> Value:
    """Deposit one bit among the set bits, and find it."""
    deposit = TOOLS.get_or_insert_function(builder.module, BINARY, PDEP)
    one = builder.call(deposit, [builder.shl(WORD(1), skip), bits])
    return builder.cttz(one, TOOLS.true_bit)


def _call(builder: Builder, bits: Value, skip: Value) -> Value:
    """Call what each target defines."""
    return builder.call(TOOLS.get_or_insert_function(builder.module, BINARY, NTH), [bits, skip])


nth_by_deposit, nth_by_call = map(_nth_by, (_deposit, _call))


@intrinsic
def turned(typing_context: TypingContext, bits: types.Type, count: types.Type) -> Lowering:
    """Do as `moguls.kernel.state.bits.turned` does: reverse the whole word, and move it down."""

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        pairs = zip(args, signature.args, strict=True)
        word, number = (context.cast(builder, it, kind, types.int64) for it, kind in pairs)
        return builder.lshr(builder.bitreverse(word), builder.sub(WORD(WORD.width), number))

    return types.int64(bits, count), generate


def _sixteen(
    typing_context: TypingContext, out: types.Type, at: types.Type, bits: types.Type
) -> Lowering:
    """Write the sixteen lowest bits as numbers."""
    if not isinstance(out, types.Array) or out.layout != "C":
        msg = "bits can be written only into contiguous arrays"
        raise TypingError(msg)

    def generate(context: Context, builder: Builder, signature: Signature, args: Values) -> Value:
        kind, *rest = signature.args
        pairs = zip(args[1:], rest, strict=True)
        first, number = (context.cast(builder, it, item, types.int64) for it, item in pairs)
        flags = builder.bitcast(builder.trunc(number, ir.IntType(WIDE)), ir.VectorType(BIT, WIDE))
        vector = ir.VectorType(context.get_data_type(kind.dtype), WIDE)
        is_float = isinstance(kind.dtype, types.Float)
        numbers = (builder.uitofp if is_float else builder.zext)(flags, vector)
        base = ARRAY(kind)(context, builder, args[0]).data
        place = builder.bitcast(builder.gep(base, [first]), vector.as_pointer())
        builder.store(numbers, place, align=1)
        return context.get_dummy_value()

    return types.void(out, at, bits), generate


_store: Intrinsic = intrinsic(_sixteen)


def put_bits(out: Target, at: int, bits: int, count: int) -> None:
    """Do as `moguls.kernel.state.bits.put_bits` does: the last sixteen overlap those before."""
    done = 0
    while done + WIDE <= count:
        _store(out, at + done, bits >> done)
        done += WIDE
    if done < count and count > WIDE:
        _store(out, at + count - WIDE, bits >> count - WIDE)
        done = count
    while done < count:
        out[at + done] = bits >> done & 1
        done += 1
