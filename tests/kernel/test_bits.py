"""Sets as bits: what native code puts in the place of the plain functions says the same."""

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has no stubs
import numba
import numpy as np
import pytest
from numba.core.errors import TypingError

import moguls
from moguls.kernel.jit import bits_native, build
from moguls.kernel.native import processor
from moguls.kernel.rules import legal_sets as offers
from moguls.kernel.state import bits
from tools.native import target

BASE = build.base_of(moguls.game("moguli").rules.state)
PUT = BASE[bits.put_bits]
RANDOM = random.Random(5)
SETS = [0, 1, 2**63 - 1, 0x5555_5555_5555_5555, *(RANDOM.getrandbits(63) for _ in range(5))]


TURNED: Any = bits_native.turned
jit: Any = numba.njit  # it has no types
turned: Any = jit(lambda number, count: TURNED(number, count))  # noqa: PLW0108  # Numba's own call
deposited: Any = jit(lambda number, skip: bits_native.nth_by_deposit(number, skip))  # noqa: PLW0108


def places(number: int) -> list[int]:
    return [k for k in range(64) if number >> k & 1]


@pytest.mark.parametrize("number", SETS[1:])
def test_the_nth_bit_is_found_in_each_way(number: int) -> None:
    by_loop = {each: native for each, native in BASE.items() if each is not bits.nth}
    ways = [bits.nth, build.compile_modules([bits], by_loop)[bits.nth]]
    if bits_native.deposits_fast():
        ways.append(deposited)
    for nth in ways:
        assert [nth(number, k) for k in range(number.bit_count())] == places(number)


@pytest.mark.parametrize("count", [1, 35, 63])
def test_the_order_of_bits_is_reversed(count: int) -> None:
    for number in SETS:
        low = number & ((1 << count) - 1)
        expected = [count - 1 - k for k in reversed(places(low))]
        assert places(bits.turned(low, count)) == expected
        assert places(turned(low, count)) == expected


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.float32])
@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 32, 35, 55, 63])
def test_bits_are_written_where_they_belong_and_nowhere_else(kind: Any, count: int) -> None:
    for number in SETS:
        plain, native = [7] * 70, np.full(70, 7, kind)
        bits.put_bits(plain, 3, number, count)
        PUT(native, 3, number, count)
        assert native.tolist() == plain
        assert plain[3 : 3 + count] == [number >> k & 1 for k in range(count)]


def test_bits_are_not_written_into_arrays_with_gaps() -> None:
    with pytest.raises(TypingError, match="contiguous"):
        PUT(np.zeros(140, np.int16)[::2], 0, 1, 35)


def test_actions_are_offered_as_a_list_as_words_and_as_a_count() -> None:
    firsts = (0, 1, 5, 60, 64, 127, 130, 191, 3, 63)
    for number, (first, other) in zip(SETS, pairwise(firsts), strict=True):
        out, words = [0] * 130, [0] * 8
        count = offers.offer(out, 0, first, number)
        listed = offers.offer(out, count, other, number)
        offers.offer_bits(words, offers.offer_bits(words, 0, first, number), other, number)
        told = {64 * word + k for word in range(8) for k in places(words[word])}
        assert told == {it + k for it in (first, other) for k in places(number)}
        assert out[:count] == [first + k for k in places(number)]
        assert listed == offers.offer_unseen(out, count, other, number) == 2 * number.bit_count()


def test_a_processor_that_deposits_slowly_goes_the_long_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: {"bmi2": True})
    for name, is_fast in (("znver2", False), ("znver3", True), ("haswell", True)):
        monkeypatch.setattr(llvm, "get_host_cpu_name", lambda name=name: name)
        assert bits_native.deposits_fast() is is_fast
    monkeypatch.setattr(llvm, "get_host_cpu_features", dict)
    assert not bits_native.deposits_fast()
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: {"bmi2": True})
    monkeypatch.setattr(bits_native, "CONFIG", SimpleNamespace(CPU_NAME="", CPU_FEATURES=""))
    assert not bits_native.deposits_fast()  # Numba is told to compile for another


@pytest.mark.parametrize("name", sorted(target.TARGETS))
def test_each_target_defines_how_the_nth_bit_is_found(name: str) -> None:
    kind = target.TARGETS[name]
    text = (
        f"declare i64 @{bits_native.NTH}(i64, i64)\n"
        "define i64 @asked(i64 %a, i64 %b) {\n"
        f"  %found = call i64 @{bits_native.NTH}(i64 %a, i64 %b)\n"
        "  ret i64 %found\n}\n"
    )
    code = target.compiled(text, kind)

    assert bits_native.NTH.encode() not in code  # nothing is left to be found elsewhere
    if "x86" in name:
        assert (b"\xf5" in code) is kind.has_deposit


def test_zen_1_and_2_take_the_library_without_deposits(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cpus = tmp_path / "cpuinfo"
    monkeypatch.setattr(processor, "CPUS", cpus)
    for vendor, family, is_slow in (
        *(("AuthenticAMD", 23, True), ("AuthenticAMD", 25, False)),
        *(("HygonGenuine", 24, True), ("GenuineIntel", 6, False)),
    ):
        cpus.write_text(f"vendor_id\t: {vendor}\ncpu family\t: {family}\nflags\t\t: bmi2\n")
        assert processor.deposits_slowly() is is_slow
