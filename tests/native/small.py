"""Tiny library made without Numba, for tests of loading."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from moguls.kernel.native.library import FINGERPRINT, FORMAT, fingerprint, seal, seal_of
from tools.native import target
from tools.native.data import WORDS, memory_of
from tools.native.link import link

# What the convention of `docs/native.md` makes of a few functions.
CODE: Final = """
define i64 @small_twice(i64 %n) { %r = add i64 %n, %n  ret i64 %r }
define i64 @small_odd(i64 %n) { %r = and i64 %n, 1  ret i64 %r }
define double @small_half(double %x) { %r = fmul double %x, 0.5  ret double %r }
define i64 @small_last(i64 %words) {
  %told = inttoptr i64 %words to ptr
  %at = load i64, ptr %told
  %second = getelementptr i64, ptr %told, i64 1
  %count = load i64, ptr %second
  %data = inttoptr i64 %at to ptr
  %index = sub i64 %count, 1
  %place = getelementptr i64, ptr %data, i64 %index
  %r = load i64, ptr %place
  ret i64 %r
}
define i64 @small_third(i64 %words) {
  %tuple = inttoptr i64 %words to ptr
  %place = getelementptr i64, ptr %tuple, i64 4
  %r = load i64, ptr %place
  ret i64 %r
}
define void @small_both(i64 %n, i64 %results) {
  %place = inttoptr i64 %results to ptr
  %more = add i64 %n, 1
  store i64 %more, ptr %place
  %next = getelementptr i64, ptr %place, i64 1
  store i64 -1, ptr %next
  ret void
}
"""
# What reads the memory of facts, if the library has any.
HELD: Final = f"""
define i64 @small_held(i64 %k) {{
  %place = getelementptr i64, ptr @{WORDS}, i64 %k
  %r = load i64, ptr %place
  ret i64 %r
}}
"""
ENTRIES: Final[dict[str, tuple[list[Any], list[str]]]] = {
    "twice": (["i64"], ["i64"]),
    "odd": (["i64"], ["bool"]),
    "half": (["f64"], ["f64"]),
    "last": (["i64[]"], ["i64"]),
    "third": ([["i64[]", "f64[]", "i64"]], ["i64"]),
    "both": (["i64"], ["i64", "u64"]),
    "held": (["i64"], ["i64"]),
}
KEY: Final[dict[str, Any]] = {"modules": ["small"], "named": [], "inner": []}


def make(folder: Path, words: tuple[int, ...] = (0,), **other: Any) -> tuple[Path, Path]:
    """Make a library for this machine and its table in a folder; return their paths.

    Args:
        folder: folder of both files.
        words: memory of its facts.
        other: other values of the table.
    """
    here = target.TARGETS["linux-x86-64-v2"]
    if not target.runs_here(here):
        pytest.skip("no library is made for such a machine yet")
    return make_for(here, folder, words, **other)


def make_for(
    kind: target.Target, folder: Path, words: tuple[int, ...] = (0,), **other: Any
) -> tuple[Path, Path]:
    entries = {
        name: {"symbol": f"small_{name}", "takes": takes, "gives": gives}
        for name, (takes, gives) in ENTRIES.items()
    }
    about = {"format": FORMAT, "builds": [{**KEY, "entries": entries}], **other}
    text = json.dumps(about).encode()
    number = int.from_bytes(fingerprint(text).to_bytes(8, "big"), "big", signed=True)
    code = f"{CODE}{HELD}{memory_of(words)}@{FINGERPRINT} = constant i64 {number}\n"
    table, obj, library = folder / "small.json", folder / "small.o", folder / f"small{kind.ending}"
    table.write_bytes(text)
    obj.write_bytes(target.compiled(code, kind))
    link([obj], library, kind)
    seal_of(library).write_bytes(seal(library.read_bytes()))
    return library, table
