"""From arguments of Python to words of native code, and back."""

from __future__ import annotations

import ctypes
from array import array
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from ctypes import CDLL

    # Makes of an argument what native code takes, and keeps in a list what must live meanwhile.
    Convert = Callable[[Any, list[object]], object]

C_KINDS: Final[dict[str, object]] = {
    "i64": ctypes.c_int64,
    "u64": ctypes.c_uint64,
    "f64": ctypes.c_double,
}
# What NumPy calls the numbers of an array that is passed.
LETTERS: Final = {"i64": "<i8", "f64": "<f8", "f32": "<f4", "i16": "<i2", "u8": "|u1"}
Entry = dict[str, Any]


def caller(code: CDLL, held: CDLL, entry: Entry) -> Callable[..., object]:
    """Return an entry of a library as a function.

    Args:
        code: the library, whose functions run while other threads do.
        held: the same, for what takes less time than letting others run.
        entry: as the table has it.
    """
    takes, gives = entry["takes"], entry["gives"]
    is_short = all(_c_kind(kind) is not ctypes.c_void_p for kind in takes)
    is_several = len(gives) > 1
    function = _function(held if is_short else code, entry)
    if is_short and not is_several:
        called: Callable[..., object] = function
        return called
    convert = [_converter(kind) for kind in takes]
    call = _several(function, convert, gives) if is_several else _single(function, convert)
    call.__dict__["held"] = _function(held, entry)  # takes our own words, called directly
    call.__dict__["direct"], call.__dict__["convert"] = function, convert  # the same, in two steps
    call.__dict__["bare"] = _function(held, entry, is_bare=True)  # takes what `byref` makes
    return call


def _function(code: Any, entry: Entry, *, is_bare: bool = False) -> Any:
    """Return an entry as ctypes calls it; a bare one takes half the time, and looks at no types."""
    function, gives = code[entry["symbol"]], entry["gives"]
    several = [ctypes.c_void_p] if len(gives) > 1 else []
    if not is_bare:
        function.argtypes = [_c_kind(kind) for kind in entry["takes"]] + several
    function.restype = _result(gives[0]) if len(gives) == 1 else None
    return function


def _c_kind(kind: object) -> object:
    """Return the type of ctypes for an argument: all but numbers are passed by an address."""
    return C_KINDS.get(kind, ctypes.c_void_p) if isinstance(kind, str) else ctypes.c_void_p


def _result(kind: str) -> object:
    """Return the type of ctypes for a result: each is as wide as a word."""
    if kind == "bool":
        return ctypes.c_bool
    return C_KINDS[kind if kind == "f64" else f"{kind[0]}64"]


def _single(function: Callable[..., object], convert: list[Convert]) -> Callable[..., object]:
    """Return a function that has at most one result."""

    def call(*args: object) -> object:
        alive: list[object] = []
        return function(*[turn(it, alive) for turn, it in zip(convert, args, strict=True)])

    return call


def _several(
    function: Callable[..., object], convert: list[Convert], gives: list[str]
) -> Callable[..., object]:
    """Return a function that has several results, written to words."""
    fields = [(f"_{k}", _result(kind)) for k, kind in enumerate(gives)]
    results = type("Results", (ctypes.Structure,), {"_fields_": fields})

    def call(*args: object) -> object:
        alive: list[object] = []
        result = results()
        given = [turn(it, alive) for turn, it in zip(convert, args, strict=True)]
        function(*given, ctypes.addressof(result))
        return tuple(getattr(result, name) for name, _ in fields)

    return call


def _converter(kind: str | list[str]) -> Convert:
    """Return what makes an argument of this kind of what Python gives.

    The second argument of that keeps what must live until the call returns.
    """
    if isinstance(kind, list):
        return _Tuple(kind)
    if kind in C_KINDS:
        return _as_it_is
    if kind == "state":
        return _state
    return lambda given, alive: _array(given, kind, alive)


def _as_it_is(given: object, alive: list[object]) -> object:  # noqa: ARG001  # one signature
    return given


def _state(given: Any, alive: list[object]) -> int:
    """Return the address of a state: of `NativeStates`, or of a record of NumPy."""
    if isinstance(given, int):
        return given
    alive.append(given)
    return int(given.__array_interface__["data"][0])


def _array(given: object, kind: str, alive: list[object]) -> int:
    """Return the address of the words of an array."""
    address = getattr(given, "words", None)
    if address is not None:
        return int(address)
    words = array("q", _words(given, kind))
    alive.append(words)
    return words.buffer_info()[0]


def _words(given: Any, kind: str) -> list[int]:
    """Return what native code is told of a `Block` or of an array of NumPy.

    Raises:
        TypeError: the numbers in it are others.
    """
    name, _, _ = kind.partition("[")
    if hasattr(given, "words"):
        count = 1 + kind.count("[]")
        return list((ctypes.c_int64 * count).from_address(given.words))
    about = given.__array_interface__
    wrong = name != "state" and about["typestr"] != LETTERS[name]
    if wrong or about["strides"] is not None or len(about["shape"]) != kind.count("[]"):
        msg = f"native code takes {kind}, contiguous, not {about['typestr']} {about['shape']}"
        raise TypeError(msg)
    return [about["data"][0], *about["shape"]]


class _Tuple:
    """Makes words of a tuple; those of the last one are kept: a search asks with one tree."""

    def __init__(self, kinds: list[str]) -> None:
        """Make the converter for tuples of these kinds."""
        self._kinds = kinds
        self._last: tuple[tuple[object, ...], array[int]] = ((), array("q"))

    def __call__(self, given: tuple[Any, ...], alive: list[object]) -> int:
        """Return the address of the words of a tuple."""
        last, words = self._last  # one of both, whatever other threads do
        if given is not last:
            words = array("q")
            for item, kind in zip(given, self._kinds, strict=True):
                words.extend([item] if kind == "i64" else _words(item, kind))
            self._last = given, words
        alive.append(words)
        return words.buffer_info()[0]
