"""Exports of a library: a function for each entry, by the convention of `docs/native.md`.

Numbers are passed as they are. An array is passed by the address of words: where its data lie, and
how long each of its dimensions is. A tuple is passed by the address of the words of its members,
one after the other. One result is returned; several are written to words, whose address comes last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no stubs
from numba.core import types as numba_types
from numba.core.registry import cpu_target
from numba.np import arrayobj

if TYPE_CHECKING:
    from tools.native.lowering import Lowered

types: Any = numba_types  # they do not say what they have
ARRAYS: Any = arrayobj
WORD: Final = ir.IntType(64)
WORD_SIZE: Final = 8
FLOAT: Final = ir.DoubleType()


def takes(code: Any) -> list[Any]:
    """Return the kinds of the arguments of a lowered entry, as the table of entries has them."""
    return [_kind(each) for each in code.signature.args]


def gives(code: Any) -> list[str]:
    """Return the kinds of its results."""
    result = code.signature.return_type
    if isinstance(result, types.NoneType):
        return []
    return [_kind(each) for each in (result if isinstance(result, types.BaseTuple) else [result])]


def _kind(kind: Any) -> Any:
    """Return the plain name of a kind, or a list of names for a tuple."""
    if isinstance(kind, types.BaseTuple):
        return [_kind(each) for each in kind]
    if isinstance(kind, types.Array):
        return _kind(kind.dtype) + "[]" * kind.ndim
    if isinstance(kind, types.Record):
        return "state"
    if isinstance(kind, types.IntEnumMember):
        return _kind(kind.dtype)
    if isinstance(kind, types.Boolean):
        return "bool"
    if isinstance(kind, types.Float):
        return f"f{kind.bitwidth}"
    if isinstance(kind, types.Integer):
        return f"{'i' if kind.signed else 'u'}{kind.bitwidth}"
    msg = f"no library can pass a {kind}"
    raise TypeError(msg)


def add_bridge(module: Any, symbol: str, entry: Lowered) -> None:
    """Add the exported function of an entry to a module of LLVM's."""
    code, context = entry.code, cpu_target.target_context
    signature = code.signature
    results, result = gives(code), signature.return_type
    passed = [FLOAT if isinstance(each, types.Float) else WORD for each in signature.args]
    returned = _returned(results)
    many = [WORD] if len(results) > 1 else []
    function = ir.Function(module, ir.FunctionType(returned, [*passed, *many]), symbol)
    builder = ir.IRBuilder(function.append_basic_block())
    pairs = zip(signature.args, function.args, strict=False)
    args = [_taken(context, builder, kind, it) for kind, it in pairs]
    callee = context.declare_function(module, code.fndesc)
    _, value = context.call_conv.call_function(builder, callee, result, signature.args, args)
    _give(context, builder, result, value, function.args[-1] if many else None)


def _returned(results: list[str]) -> Any:
    if len(results) != 1:
        return ir.VoidType()
    return FLOAT if results[0] == "f64" else WORD


def _give(context: Any, builder: Any, kind: Any, value: Any, place: Any) -> None:
    """Return a result, or write several to their words."""
    if isinstance(kind, types.NoneType):
        builder.ret_void()
    elif place is None:
        builder.ret(_widened(context, builder, kind, value))
    else:
        for k, each in enumerate(kind):
            word = _widened(context, builder, each, builder.extract_value(value, k))
            if word.type == FLOAT:
                word = builder.bitcast(word, WORD)
            builder.store(word, _address(builder, place, k), align=WORD_SIZE)
        builder.ret_void()


def _widened(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Float):
        return value
    if isinstance(kind, types.IntEnumMember):
        kind = kind.dtype
    if isinstance(kind, types.Boolean):
        return builder.zext(value, WORD)
    return context.cast(builder, value, kind, types.int64 if kind.signed else types.uint64)


def _address(builder: Any, words: Any, index: int) -> Any:
    return builder.inttoptr(builder.add(words, WORD(WORD_SIZE * index)), WORD.as_pointer())


def _taken(context: Any, builder: Any, kind: Any, given: Any) -> Any:
    if isinstance(kind, (types.Integer, types.Float)):
        return given if given.type == FLOAT else context.cast(builder, given, types.int64, kind)
    if isinstance(kind, types.Record):
        return builder.inttoptr(given, context.get_value_type(kind))
    words = [builder.load(_address(builder, given, k)) for k in range(_words(kind))]
    return _unpacked(context, builder, kind, words)


def _words(kind: Any) -> int:
    """Return how many words an argument has where it lies in words."""
    if isinstance(kind, types.BaseTuple):
        return sum(map(_words, kind))
    return 1 + kind.ndim if isinstance(kind, types.Array) else 1


def _unpacked(context: Any, builder: Any, kind: Any, words: list[Any]) -> Any:
    if isinstance(kind, types.BaseTuple):
        members = []
        for each in kind:
            members.append(_unpacked(context, builder, each, words[: _words(each)]))
            words = words[_words(each) :]
        return context.make_tuple(builder, kind, members)
    if isinstance(kind, types.Array):
        return _array(context, builder, kind, words)
    return _taken(context, builder, kind, words[0])


def _array(context: Any, builder: Any, kind: Any, words: list[Any]) -> Any:
    array = context.make_array(kind)(context, builder)
    size = WORD(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides, shape = [size], words[1:]
    for length in shape[:0:-1]:
        strides.insert(0, builder.mul(strides[0], length))
    ARRAYS.populate_array(
        array,
        data=builder.inttoptr(words[0], array.data.type),
        shape=shape,
        strides=strides,
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()  # noqa: SLF001  # Numba's own name for it
