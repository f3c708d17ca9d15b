"""Workers on a Ray cluster, which repeats the tasks of a lost machine."""

from __future__ import annotations

import socket
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import moguls
from moguls.arena.manifest import code_of, other_code
from moguls.arena.store import CutOff
from moguls.arena.workers import Workers
from moguls.bots.foreign import is_foreign
from moguls.errors import UsageError
from moguls.extras import needed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.arena.plan import Plan
    from moguls.arena.workers import WorkerPool

AUTO: Final = "auto"  # the cluster that this machine belongs to
CONNECT_S: Final = 5.0  # seconds until a connection fails
SETTINGS: Final = 4  # the kind of the first frame of HTTP/2
FRAME: Final = 9  # bytes of the head of a frame
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, SETTINGS, 0, 0, 0, 0, 0))
RETRIES: Final = 10  # of a task whose machine or process is lost


@dataclass(frozen=True)
class CodeVersion:
    """Versions of rules and bots, which must be the same on every node.

    Attributes:
        game: name of the game.
        options: its switches.
        parts: of `arena.manifest.code_of`.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    parts: tuple[tuple[str, object], ...]


def code_for(plan: Plan, parts: dict[str, object]) -> CodeVersion:
    """Return the code version that a plan needs.

    Raises:
        UsageError: a bot of the plan is external, and other machines do not have it.
    """
    for name in plan.bots:
        if is_foreign(name):
            msg = f"{name!r} is an external bot of this machine: only built-in bots play on a"
            msg += " cluster"
            raise UsageError(msg)
    return CodeVersion(plan.game, tuple(sorted(plan.options.items())), tuple(sorted(parts.items())))


def cluster(address: str, code: CodeVersion) -> WorkerPool:
    """Return the workers of a running cluster, as a context manager.

    Args:
        address: HOST:PORT of its head, or "auto" for the cluster of this machine.
        code: the version that all nodes must have.

    Raises:
        UsageError: Ray is missing, or no cluster answers there.
    """
    ray = _ray()
    if address != AUTO:
        _refuse_silence(address)
    return _entered(ray, address, code)


@contextmanager
def _entered(ray: Any, address: str, code: CodeVersion) -> Iterator[Workers]:
    """Connect to a cluster, and yield its workers.

    Raises:
        UsageError: it cannot be used.
        CutOff: a task was lost too often, or the cluster is gone.
    """
    _connect(ray, address)
    try:
        yield _workers(ray, address, code)
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[0]
        msg = f"the cluster at {address} failed: {why}"
        raise CutOff(msg) from error
    finally:
        ray.shutdown()


def _ray() -> object:
    """Return Ray.

    Raises:
        UsageError: it is not installed.
    """
    with needed("--ray needs Ray", "cluster"):
        return import_module("ray")


def _connect(ray: Any, address: str) -> None:
    """Connect to a cluster.

    Raises:
        UsageError: none answers, or Ray cannot use it.
    """
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise _no_cluster(address, why) from error


def _refuse_silence(address: str) -> None:
    """Refuse an address without a cluster, for which Ray itself would wait minutes."""
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) < 1 << 16):
        msg = f"invalid --ray {address}: expected HOST:PORT (see `ray start --head`) or {AUTO}"
        raise UsageError(msg)
    try:
        is_head = _speaks_http2((host, int(port)))
    except OSError as error:
        raise _no_cluster(address, error.strerror or str(error)) from error
    if not is_head:
        raise _no_cluster(address, "something else listens there")


def _speaks_http2(place: tuple[str, int]) -> bool:
    """Whether the service at an address speaks HTTP/2, like a head node.

    Raises:
        OSError: nothing listens there, or it does not answer.
    """
    with socket.create_connection(place, CONNECT_S) as connection:
        connection.sendall(GREETING)
        frame = connection.recv(FRAME)
    return len(frame) == FRAME and frame[3] == SETTINGS


def _no_cluster(address: str, why: str) -> UsageError:
    msg = f"no cluster answers at {address}: {why}; `ray start --head` starts one, and"
    return UsageError(f"{msg} `ray start --address HOST:PORT` adds this machine to it")


def _workers(ray: Any, address: str, code: CodeVersion) -> Workers:
    """Return the workers of a cluster, one for each processor."""
    jobs = int(ray.cluster_resources().get("CPU", 0))
    if jobs == 0:
        msg = f"the cluster at {address} has no CPUs: `ray start --num-cpus N` offers N"
        raise UsageError(msg)
    call = ray.remote(num_cpus=1, max_retries=RETRIES)(_run)
    shared = ray.put(code)
    return Workers(
        jobs, lambda function, *arguments: _Remote(ray, call.remote(shared, function, *arguments))
    )


class _Remote:
    """A task on another machine."""

    def __init__(self, ray: Any, reference: object) -> None:
        """Store the reference of the result."""
        self._ray, self._reference = ray, reference

    def result(self) -> object:
        """Wait for the result; an exception of the machine is raised here."""
        try:
            return self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


def _run(code: CodeVersion, function: Callable[..., object], *arguments: object) -> object:
    _refuse_other(code)
    return function(*arguments)


@cache
def _refuse_other(code: CodeVersion) -> None:
    """Refuse to play by other code than that of the machine that started the run.

    Raises:
        UsageError: with the node and the difference.
    """
    game = moguls.game(code.game, **dict(code.options))
    other = other_code(code_of(game), dict(code.parts))
    if other:
        msg = f"the node {socket.gethostname()} ({sys.executable}) has other code: {other};"
        msg += " install the same version of Moguls on all nodes"
        raise UsageError(msg)
