"""Test of Windows libraries on Linux: the same processor with another calling convention.

A DLL without imports is wrapped in a Linux library, which maps it and calls its exports with the
Windows convention. All code of the DLL runs; only the loader of Windows is not tested.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.kernel.native.library import FINGERPRINT, seal, seal_of
from tools.install import COMPILERS

if TYPE_CHECKING:
    from collections.abc import Iterable

LOADER: Final = Path(__file__).with_suffix(".c")
FLAGS: Final = ("-O1", "-shared", "-fPIC", "-fno-strict-aliasing", "-Wno-pedantic")
Entries = dict[str, tuple[list[Any], list[str]]]  # by symbol: what it takes, what it gives


def wrapped(dll: Path, folder: Path) -> Path:
    """Return a library of a game that calls a DLL, with its table."""
    table = dll.with_suffix(".json")
    builds = json.loads(table.read_text())["builds"]
    entries = [entry for build in builds for entry in build["entries"].values()]
    calls = {entry["symbol"]: (entry["takes"], entry["gives"]) for entry in entries}
    library = wrap(dll, calls, [FINGERPRINT], folder / f"{dll.stem}.so")
    shutil.copyfile(table, library.with_suffix(".json"))
    seal_of(library).write_bytes(seal(library.read_bytes()))
    return library


def wrap(dll: Path, entries: Entries, numbers: Iterable[str], library: Path) -> Path:
    """Build a library with the functions and the numbers of a DLL."""
    filled = "".join(f'  {name} = *(int64_t *)find("{name}");\n' for name in numbers)
    parts = [
        *(f"int64_t {name};" for name in numbers),
        LOADER.read_text(),
        *(_call(name, takes, gives) for name, (takes, gives) in entries.items()),
        f"static void fill(void) {{\n{filled}}}\n",
    ]
    code = library.with_suffix(".c")
    code.write_text("\n".join(["#include <stdint.h>", *parts]))
    compiler = next(filter(None, map(shutil.which, COMPILERS)))
    command = [compiler, *FLAGS, f'-DDLL="{dll}"', "-o", str(library), str(code)]
    subprocess.run(command, check=True)
    return library


def _call(name: str, takes: list[Any], gives: list[str]) -> str:
    """Return a C function that calls an export with the Windows convention."""
    words = [*map(_kind, takes), *(["int64_t"] if len(gives) > 1 else [])]
    result = _kind(gives[0]) if len(gives) == 1 else "void"
    given = ", ".join(f"{word} a{k}" for k, word in enumerate(words)) or "void"
    passed = ", ".join(f"a{k}" for k in range(len(words)))
    return f"""{result} {name}({given}) {{
  static {result} (__attribute__((ms_abi)) *call)({", ".join(words) or "void"});
  if (!call) call = find("{name}");
  {"" if result == "void" else "return "}call({passed});
}}"""


def _kind(kind: Any) -> str:
    return "double" if kind == "f64" else "int64_t"
