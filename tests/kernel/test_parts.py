"""Parts of compiled functions: they end up in their callers, and Python may call them, too."""

from typing import Any

import numba
import pytest

from moguls.kernel.jit.parts import Part


def doubled(number: int) -> int:
    return 2 * number


def sums(number: int) -> int:
    found = 0
    for i in range(number):
        found += DOUBLED(i) + i % 3
    return found


DOUBLED = Part(doubled, forceinline=True)
INLINED = Part(sums, forceinline=True)
OUTLINED = Part(sums, forceinline=False)


def by_inlined(number: int) -> int:
    return int(INLINED(number) - INLINED(number // 2))


def by_outlined(number: int) -> int:
    return int(OUTLINED(number) - OUTLINED(number // 2))


def entry_of(function: Any) -> Any:
    return numba.njit(function)


def functions_in(entry: Any) -> list[str]:
    """Return the lines that begin the functions of an entry's machine code."""
    (code,) = entry.inspect_llvm().values()
    return [line for line in code.splitlines() if line.startswith("define")]


@pytest.mark.parametrize("caller", [by_inlined, by_outlined])
def test_parts_make_what_their_callers_return(caller: Any) -> None:
    assert entry_of(caller)(1000) == sum(2 * i + i % 3 for i in range(500, 1000))


def test_of_an_inlined_part_nothing_is_left_but_in_its_callers() -> None:
    entry = entry_of(by_inlined)
    entry(1000)

    assert any("by_inlined" in line for line in functions_in(entry))
    assert not any("sums" in line or "doubled" in line for line in functions_in(entry))


@pytest.mark.parametrize(("is_inlined", "codes"), [(True, 1), (False, 2)])
def test_an_inlined_part_is_lowered_once_for_all_numbers(is_inlined: bool, codes: int) -> None:
    part: Any = Part(doubled, forceinline=is_inlined)
    entry = entry_of(lambda: part(20) + part(number=1))

    assert entry() == 42
    assert len(part.overloads) == codes


def test_python_may_call_a_part_too() -> None:
    part = Part(sums, forceinline=True)

    assert part(10) == sums(10) == 99
    assert len(part.overloads) == 1
