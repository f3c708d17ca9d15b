"""Libraries that run on this system and processor; the system is asked, no compiler."""

from __future__ import annotations

import platform
import sys
from functools import cache
from pathlib import Path
from typing import Final

MACHINES: Final = {"x86_64": "x86-64", "amd64": "x86-64", "aarch64": "aarch64", "arm64": "aarch64"}
SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows"}
ENDINGS: Final = {"macos": ".dylib", "windows": ".dll"}
# Features (names of Linux) that a processor needs beyond the baseline of its architecture.
V3: Final = frozenset({"avx2", "bmi1", "bmi2", "fma", "movbe"})
CPUS: Final = Path("/proc/cpuinfo")
# Zen 1 and 2 (names of Linux): they have `pdep`, which libraries of v3 use, but slowly.
SLOW: Final = frozenset(
    {("AuthenticAMD", "23"), ("HygonGenuine", "24")}  # vendor, family
)


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
    levels = ("v3", "v2") if features() >= V3 and not deposits_slowly() else ("v2",)
    return tuple(f"{system}-{machine}-{level}" for level in levels)


def ending(target: str) -> str:
    """Return how the name of a library for a target ends."""
    return ENDINGS.get(target.partition("-")[0], ".so")


def features() -> frozenset[str]:
    """Return what Linux says that every processor of this machine has; elsewhere nothing."""
    said = [frozenset(line.split()) for line in _cpu_lines("flags")]
    return frozenset.intersection(*said) if said else frozenset()


def deposits_slowly() -> bool:
    """Say whether a processor of this machine has `pdep` as a microprogram, bit by bit."""
    return not SLOW.isdisjoint(zip(_cpu_lines("vendor_id"), _cpu_lines("cpu family"), strict=False))


def _cpu_lines(name: str) -> list[str]:
    """Return what Linux says of each processor under a name; elsewhere nothing."""
    try:
        lines = CPUS.read_text(errors="replace").splitlines()
    except OSError:
        return []
    pairs = [line.partition(":") for line in lines]
    return [value.strip() for key, _, value in pairs if key.strip() == name]


def _has_musl() -> bool:
    """Say whether this Python was linked to another C library than the libraries are for."""
    return sys.platform == "linux" and platform.libc_ver()[0] not in {"glibc", ""}
