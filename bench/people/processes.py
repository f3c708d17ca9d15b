"""CPU and memory of processes: the server, its workers, and the load generator. Linux only."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Used(NamedTuple):
    """What processes have used by a moment: CPU seconds, and bytes of memory now."""

    at: float
    cpu: dict[str, float]
    memory: dict[str, int]


def used(server: int, generator: int) -> Used:
    """Return what a server, its event loop alone, its workers and the generator have used."""
    workers = below(server)
    cpu = {
        "server": cpu_of(server),
        "event_loop": loop_cpu_of(server),
        "workers": sum(map(cpu_of, workers)),
        "generator": cpu_of(generator),
    }
    memory = {
        "server": memory_of(server),
        "workers": sum(map(memory_of, workers)),
        "generator": memory_of(generator),
    }
    return Used(perf_counter(), cpu, memory)


def below(pid: int) -> list[int]:
    """Return the processes that a process has started, and that these have started."""
    found: list[int] = []
    for thread in _threads(pid):
        try:
            children = (thread / "children").read_text().split()
        except OSError:  # it has just ended
            continue
        for child in map(int, children):
            found += [child, *below(child)]
    return found


def _threads(pid: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{pid}/task").iterdir())
    except OSError:
        return []


def cpu_of(pid: int) -> float:
    """Return the CPU seconds that a process has used, 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def loop_cpu_of(pid: int) -> float:
    """Return the CPU seconds of the first thread of a process: its event loop."""
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


def memory_of(pid: int) -> int:
    """Return the resident bytes of a process, 0 if it has ended."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def written_by(pid: int) -> int:
    """Return the bytes that a process has had written to a disk."""
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("write_bytes")).split()[1])
