"""Linking of shared libraries for all targets with Zig, for published wheels.

Libraries for Linux run with glibc 2.17 and later. The one for macOS has its file name as install
name and is signed by Zig, which Apple processors require. The one for Windows imports nothing:
missing symbols come from Zig's runtime. The same objects give the same bytes at any time in any
folder.
"""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Final

from tools.install import ZIG
from tools.steps import TOOLS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tools.native.target import Target

# How Zig calls the systems that have a C library to link with.
SYSTEMS: Final = {
    "linux-x86-64": "x86_64-linux-gnu.2.17",
    "linux-aarch64": "aarch64-linux-gnu.2.17",
    "macos-aarch64": "aarch64-macos.11.0",
}
WINDOWS: Final = "x86_64-windows-gnu"
SHARED: Final = ("-shared", "-s", "-lm")
PARTS: Final = ("-static", "-fcompiler-rt", "-fstrip", "-O", "ReleaseFast", "-target", WINDOWS)
DLL: Final = ("/dll", "/noentry", "/nodefaultlib", "/Brepro")


def link(objects: Sequence[Path], library: Path, kind: Target) -> None:
    """Link objects to a library for a target."""
    system = SYSTEMS.get(kind.family)
    if system is None:
        _link_for_windows(objects, library)
    else:
        _zig(
            library.parent, "cc", "-target", system, *SHARED, "-o", library.name, *map(str, objects)
        )


def _link_for_windows(objects: Sequence[Path], library: Path) -> None:
    """Link with no C runtime: Zig's own functions stand in, archived with the objects at first."""
    parts = library.with_suffix(".lib")
    where = library.parent
    _zig(where, "build-lib", *PARTS, "--name", "parts", f"-femit-bin={parts}", *map(str, objects))
    _zig(where, "lld-link", *DLL, f"/out:{library.name}", *map(str, objects), str(parts))


def _zig(where: Path, *arguments: str) -> None:
    """Run Zig in a folder, since a library keeps the words by which it was named."""
    kept = str(TOOLS / "zig" / "kept")
    env = {"ZIG_GLOBAL_CACHE_DIR": kept, "ZIG_LOCAL_CACHE_DIR": kept, "HOME": kept}
    subprocess.run([ZIG, *arguments], cwd=where, check=True, env=env)
