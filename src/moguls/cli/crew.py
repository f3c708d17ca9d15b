"""Who plays: processes of this machine, or a cluster that `--ray` names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.arena.cluster import cluster
from moguls.arena.workers import cores
from moguls.errors import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from moguls.arena.cluster import Code
    from moguls.arena.workers import Crew


def crew_of(arguments: argparse.Namespace, code: Callable[[], Code]) -> int | Crew:
    """Return how many processes play, or the cluster that does.

    Args:
        arguments: with `ray` and `jobs`.
        code: what a cluster must have; asked only for one.

    Raises:
        UsageError: both are given, or a bot is none for a cluster.
    """
    if arguments.ray is None:
        return int(arguments.jobs or cores())
    if arguments.jobs is not None:
        msg = "--jobs counts processes of this machine, and --ray plays on a cluster: leave one out"
        raise UsageError(msg)
    return cluster(arguments.ray, code())
