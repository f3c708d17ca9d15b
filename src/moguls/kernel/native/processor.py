"""Which libraries run on this system and processor: asked of the system, without a compiler."""

from __future__ import annotations

import platform
import sys
from functools import cache
from pathlib import Path
from typing import Final

MACHINES: Final = {"x86_64": "x86-64", "amd64": "x86-64", "aarch64": "aarch64", "arm64": "aarch64"}
SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows"}
ENDINGS: Final = {"macos": ".dylib", "windows": ".dll"}
# What a processor must have beyond the least of its kind, as Linux calls it.
V3: Final = frozenset({"avx2", "bmi1", "bmi2", "fma", "movbe"})
CPUS: Final = Path("/proc/cpuinfo")


@cache
def targets() -> tuple[str, ...]:
    """Return the targets whose libraries can be loaded here, the fastest first.

    Windows and macOS say little of the processor: the library for all of them is taken there.
    """
    system = SYSTEMS.get(sys.platform)
    machine = MACHINES.get(platform.machine().lower())
    if system is None or machine is None or _has_musl():
        return ()
    if machine != "x86-64":
        return (f"{system}-{machine}",)
    levels = ("v3", "v2") if features() >= V3 else ("v2",)
    return tuple(f"{system}-{machine}-{level}" for level in levels)


def ending(target: str) -> str:
    """Return how the name of a library for a target ends."""
    return ENDINGS.get(target.partition("-")[0], ".so")


def features() -> frozenset[str]:
    """Return what Linux says that every processor of this machine has; elsewhere nothing."""
    try:
        lines = CPUS.read_text(errors="replace").splitlines()
    except OSError:
        return frozenset()
    said = [frozenset(line.partition(":")[2].split()) for line in lines if line.startswith("flags")]
    return frozenset.intersection(*said) if said else frozenset()


def _has_musl() -> bool:
    """Say whether this Python was linked to another C library than the libraries are for."""
    return sys.platform == "linux" and platform.libc_ver()[0] not in {"glibc", ""}
