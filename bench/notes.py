"""Context of every figure: the machine, its load, the versions."""

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any


def machine() -> dict[str, Any]:
    """Return what this was measured on and with."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
        "system": platform.platform(),
        "python": platform.python_version(),
        "numba": _version("numba"),
        "llvmlite": _version("llvmlite"),
        "numpy": _version("numpy"),
        "gcc": _first_line(["gcc", "--version"]),
    }


def _version(package: str) -> str | None:
    """Return the version of a package, if it is installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def tell(figures: dict[str, Any]) -> None:
    """Print figures and machine as JSON."""
    print(json.dumps({**figures, "machine": machine()}, indent=2))


def say(text: str) -> None:
    """Show progress without spoiling the JSON on standard output."""
    print(text, file=sys.stderr, flush=True)


def spread(numbers: Iterable[float], digits: int = 3) -> dict[str, float]:
    """Return median, quartiles and extremes."""
    ordered = sorted(numbers)
    low, middle, high = statistics.quantiles(ordered, n=4)
    named = {
        "median": middle,
        "lower": low,
        "upper": high,
        "least": ordered[0],
        "most": ordered[-1],
    }
    return {name: round(number, digits) for name, number in named.items()}


def _cpu() -> str:
    """Return the processor's name."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor()


def _first_line(command: list[str]) -> str:
    """Return the first line that a command prints, or that there is none."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603  # a fixed command
    except (OSError, subprocess.CalledProcessError):
        return "not there"
    return done.stdout.splitlines()[0]
