"""Code laid out for 64-bit pointers is refused for WebAssembly, where it would fail silently."""

from threading import Thread
from typing import Any, Final

import numpy as np
import pytest
from numba.core import types as numba_types
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock

import moguls
from moguls.errors import UsageError
from moguls.kernel.jit import build
from moguls.kernel.jit.parts import Part
from tools.native import lowering, module, target
from tools.native.shares import RULES
from tools.native.widths import TooWide, refuse_wide

WASM: Final = target.TARGETS["wasm32"]
LIBRARY: Any = CPUCodeLibrary  # it does not say what it has
types: Any = numba_types
FRAME: Final = """
define i64 @small_f(i64 %n) {
  %pair = alloca { ptr, i64 }, align 8
  CODE
  ret i64 %n
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


def lowered() -> str:
    """Return the lowered code of a function that gets a tuple of arrays from another."""
    swapped = Part(lambda one, other: (other, one), forceinline=False, **build.OPTIONS)
    part: Any = lowering.LoweredEntry(lambda *two: swapped(*two)[0][0], **build.OPTIONS)
    kinds = (types.StarArgTuple((part.typeof_pyval(np.zeros(1, np.int64)),) * 2),)
    part.compile(kinds)
    with global_compiler_lock:
        return str(part.overloads[kinds].library._get_module_for_linking())  # noqa: SLF001  # as Numba


def test_what_went_through_the_passes_of_numba_is_refused() -> None:
    with pytest.raises(TooWide, match=r"reckons in bytes of \[2 x \{ ptr"):
        refuse_wide(lowered())


def test_what_is_lowered_for_libraries_is_not() -> None:
    with lowering.without_function_passes():
        code = lowered()

    refuse_wide(code)


def test_other_threads_compile_nothing_while_that_is_so() -> None:
    """Otherwise the cache would contain code that calls parts which are not linked."""
    part = Part(lambda n: n + 1, forceinline=False, **build.OPTIONS)
    found: list[int] = []
    other = Thread(target=lambda: found.append(part(41)))

    with lowering.without_function_passes():
        other.start()
        other.join(1)
        meanwhile = list(found)
    other.join()

    assert meanwhile == []
    assert found == [42]


def compiler() -> tuple[Any, Any]:
    """Return the current steps of Numba that lowering leaves out."""
    return LIBRARY._optimize_functions, lowering.CODE.finalize  # noqa: SLF001  # as Numba names it


def test_lowering_leaves_the_jit_of_the_process_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before, during = compiler(), []

    def build_all(*_: object) -> None:
        during.append(compiler())
        raise UsageError

    monkeypatch.setattr(module, "build_all", build_all)
    with pytest.raises(UsageError):
        module.lower(moguls.game("moguli"), RULES)

    assert during[0][0] is not before[0]
    assert during[0][1] is not before[1]
    assert compiler() == before


@pytest.mark.parametrize(
    "code",
    [
        "%second = getelementptr inbounds i8, ptr %pair, i64 8",
        "%second = getelementptr inbounds nuw [8 x i8], ptr %pair, i64 1",
        "call void @llvm.memset.p0.i64(ptr align 8 %pair, i8 0, i64 16, i1 false)",
    ],
)
def test_bytes_of_a_frame_that_depends_on_pointers_are_refused(code: str) -> None:
    text = FRAME.replace("CODE", code)

    with pytest.raises(TooWide, match=r"small_f reckons in bytes of \{ ptr, i64 \}"):
        target.compiled(text, WASM)
    assert target.compiled(text, target.TARGETS["linux-x86-64-v2"])


@pytest.mark.parametrize(
    "code",
    [
        "%second = getelementptr inbounds { ptr, i64 }, ptr %pair, i32 0, i32 1",
        "%row = alloca [2 x i64], align 8\n %second = getelementptr i8, ptr %row, i64 8",
    ],
)
def test_members_by_number_and_bytes_of_numbers_are_not(code: str) -> None:
    assert target.compiled(FRAME.replace("CODE", code), WASM)
