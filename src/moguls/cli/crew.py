"""Workers of an arena: processes of this machine, or the cluster of `--ray`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.arena.cluster import cluster
from moguls.arena.workers import cores
from moguls.errors import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from moguls.arena.cluster import CodeVersion
    from moguls.arena.workers import WorkerPool


def crew_of(arguments: argparse.Namespace, code: Callable[[], CodeVersion]) -> int | WorkerPool:
    """Return the number of processes, or a cluster.

    Args:
        arguments: with `ray` and `jobs`.
        code: returns what a cluster must have; called only for a cluster.

    Raises:
        UsageError: both options are given, or a bot cannot run on a cluster.
    """
    if arguments.ray is None:
        return int(arguments.jobs or cores())
    if arguments.jobs is not None:
        msg = "--jobs and --ray exclude each other: processes of this machine, or a cluster"
        raise UsageError(msg)
    return cluster(arguments.ray, code())
