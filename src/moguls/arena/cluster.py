"""Errands on a cluster of Ray's: it hands them out, and what a lost machine had is done again."""

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
    from moguls.arena.workers import Crew

AUTO: Final = "auto"  # the cluster that this machine belongs to
PATIENCE: Final = 5.0  # seconds until something answers at an address
SETTINGS: Final = 4  # the kind of the first frame of HTTP/2
FRAME: Final = 9  # bytes of the head of a frame
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, SETTINGS, 0, 0, 0, 0, 0))
RETRIES: Final = 10  # of an errand whose machine or process is lost


@dataclass(frozen=True)
class Code:
    """What plays: every node must have the same, or the games would be others.

    Attributes:
        game: name of the game.
        options: its switches.
        parts: as `arena.manifest.code_of` tells them.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    parts: tuple[tuple[str, object], ...]


def code_for(plan: Plan, parts: dict[str, object]) -> Code:
    """Return what must play a plan.

    Raises:
        UsageError: a bot of the plan is a program or a file, which other machines do not have.
    """
    for name in plan.bots:
        if is_foreign(name):
            msg = f"{name!r} is a program of this machine: on a cluster only bots of ours play"
            raise UsageError(msg)
    return Code(plan.game, tuple(sorted(plan.options.items())), tuple(sorted(parts.items())))


def cluster(address: str, code: Code) -> Crew:
    """Return the processors of a cluster that is running, to be entered.

    Args:
        address: HOST:PORT of its head, or "auto" for the cluster of this machine.
        code: that all its nodes must have.

    Raises:
        UsageError: Ray is missing, or no cluster answers there.
    """
    ray = _ray()
    if address != AUTO:
        _refuse_silence(address)
    return _entered(ray, address, code)


@contextmanager
def _entered(ray: Any, address: str, code: Code) -> Iterator[Workers]:
    """Connect to a cluster, and yield its processors.

    Raises:
        UsageError: it cannot be used.
        CutOff: an errand was lost again and again, or the cluster is gone.
    """
    _connect(ray, address)
    try:
        yield _workers(ray, address, code)
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[0]
        msg = f"the cluster at {address} has given up: {why}"
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
        UsageError: none answers, or it is none that this program can use.
    """
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise _no_cluster(address, why) from error


def _refuse_silence(address: str) -> None:
    """Refuse an address where no cluster can be: Ray itself would wait there for minutes.

    Raises:
        UsageError: always then.
    """
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) < 1 << 16):
        msg = f"--ray {address}: an address is HOST:PORT, as `ray start --head` tells it, or {AUTO}"
        raise UsageError(msg)
    try:
        greeted = _greeted((host, int(port)))
    except OSError as error:
        raise _no_cluster(address, error.strerror or str(error)) from error
    if not greeted:
        raise _no_cluster(address, "something else listens there")


def _greeted(place: tuple[str, int]) -> bool:
    """Say whether what listens at a place speaks HTTP/2, as a head does.

    Raises:
        OSError: nothing listens there, or it does not answer.
    """
    with socket.create_connection(place, PATIENCE) as line:
        line.sendall(GREETING)
        frame = line.recv(FRAME)
    return len(frame) == FRAME and frame[3] == SETTINGS


def _no_cluster(address: str, why: str) -> UsageError:
    """Return the refusal of an address."""
    msg = f"no cluster answers at {address}: {why}; `ray start --head` begins one, and"
    return UsageError(f"{msg} `ray start --address HOST:PORT` makes this machine a part of it")


def _workers(ray: Any, address: str, code: Code) -> Workers:
    """Return the processors of a cluster.

    Raises:
        UsageError: it has none.
    """
    jobs = int(ray.cluster_resources().get("CPU", 0))
    if jobs == 0:
        msg = f"the cluster at {address} has no processors: `ray start` counts them with --num-cpus"
        raise UsageError(msg)
    call = ray.remote(num_cpus=1, max_retries=RETRIES)(_work)
    kept = ray.put(code)
    return Workers(jobs, lambda work, *what: _Away(ray, call.remote(kept, work, *what)))


class _Away:
    """An errand on another machine."""

    def __init__(self, ray: Any, reference: object) -> None:
        """Keep where the answer will be."""
        self._ray, self._reference = ray, reference

    def result(self) -> object:
        """Wait for the answer; what a machine raised is raised here."""
        try:
            return self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


def _work(code: Code, work: Callable[..., object], *what: object) -> object:
    """Do an errand, on a node that has the right code."""
    _refuse_other(code)
    return work(*what)


@cache
def _refuse_other(code: Code) -> None:
    """Refuse to play by other code than what began the run.

    Raises:
        UsageError: names the node and what differs.
    """
    game = moguls.game(code.game, **dict(code.options))
    other = other_code(code_of(game), dict(code.parts))
    if other:
        msg = f"the node {socket.gethostname()} ({sys.executable}) has other code: {other};"
        msg += " install the same version of Moguls on all nodes"
        raise UsageError(msg)
