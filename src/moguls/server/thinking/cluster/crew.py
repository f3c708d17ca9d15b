"""Workers on the nodes of a cluster: one for each processor of each node with the same code."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from moguls.server.thinking.cluster.code_version import NodeVersion, refusal, version_here
from moguls.server.thinking.cluster.messages import Note, WorkerJoined, WorkerLeft
from moguls.server.thinking.cluster.node import NodeWorker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from moguls.server.thinking.cluster.messages import Event

AT_ONCE: Final = 4  # methods of a worker; all but one are quick
AGAIN: Final = 60.0  # seconds after which a refused node is asked again


@dataclass
class Node:
    """A node of the cluster.

    Attributes:
        id: of Ray.
        host: its name.
        cores: the number of its workers.
        is_same: whether it has been found to run the same code.
        refused: why it is not used; "" if it is.
        ask_at: monotonic time from which a refused node is asked again.
        actors: its workers by name, those that are starting included.
    """

    id: str
    host: str
    cores: int
    is_same: bool = False
    refused: str = ""
    ask_at: float = 0.0
    actors: dict[str, Any] = field(default_factory=dict)


class Crew:
    """Starts, checks and replaces workers; used by one thread."""

    def __init__(
        self,
        ray: Any,
        send: Callable[[Event], None],
        later: Callable[[Callable[[], None]], None],
        owner: str,
    ) -> None:
        """Begin without nodes.

        Args:
            ray: the module, connected to a cluster.
            send: tells the server of an event.
            later: lets the thread of this object call something.
            owner: name of the server, the same for all its bridges.
        """
        self._ray, self._send, self._later, self._owner = ray, send, later, owner
        self._class = ray.remote(NodeWorker)
        self._here = version_here()
        self._nodes: dict[str, Node] = {}
        self._count = 0
        self.ready: dict[str, Any] = {}  # workers that take questions

    def end_former(self) -> None:
        """Kill the workers of an earlier bridge, which keep their processors.

        Ray ends them with its connection, but notices the loss of a network after ten minutes.
        """
        for name in self._ray.util.list_named_actors():
            if name.startswith(f"{self._owner}/"):
                with suppress(ValueError):  # it has ended meanwhile
                    self._ray.kill(self._ray.get_actor(name))

    def update(self, nodes: Iterable[dict[str, Any]]) -> None:
        """Adapt the workers to the present nodes of the cluster."""
        alive = {
            node["NodeID"]: node for node in nodes if node["Alive"] and node["Resources"].get("CPU")
        }
        for key in [it for it in self._nodes if it not in alive]:
            for name in list(self._nodes.pop(key).actors):
                self._leave(name, "its node is gone")
        for key, it in alive.items():
            host, cores = it["NodeManagerHostname"], int(it["Resources"]["CPU"])
            self._fill(self._nodes.setdefault(key, Node(key, host, cores)))

    def _fill(self, node: Node) -> None:
        """Start the missing workers of a node; the first one checks its code."""
        if node.refused and time.monotonic() < node.ask_at:
            return
        number = node.cores if node.is_same else min(1, node.cores)
        while len(node.actors) < number:
            self._start(node)

    def _start(self, node: Node) -> None:
        self._count += 1
        name = f"{node.host}/{os.getpid()}.{self._count}"
        strategy = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        actor = self._class.options(
            name=f"{self._owner}/{name}",
            num_cpus=1,
            max_concurrency=AT_ONCE,
            scheduling_strategy=strategy(node_id=node.id, soft=False),
        ).remote()
        node.actors[name] = actor
        checked = actor.version.remote().future()
        checked.add_done_callback(
            lambda future: self._later(partial(self._checked, node, name, future))
        )

    def _checked(self, node: Node, name: str, future: Any) -> None:
        """Use a worker, or refuse its node."""
        if name not in node.actors:
            return
        try:
            why = refusal(NodeVersion(**future.result()), self._here)
        except Exception as error:  # noqa: BLE001  # whatever a foreign node raises
            why = f"node {node.host} is not used: its worker did not start: {_short(error)};"
            why += f" this server runs {self._here.in_words()}"
        if why:
            self._refuse(node, why)
            return
        node.is_same, node.refused = True, ""
        self.ready[name] = node.actors[name]
        self._send(WorkerJoined(name, node.host))

    def _refuse(self, node: Node, why: str) -> None:
        """Use no worker of a node; the reason is logged once."""
        if node.refused != why:
            self._send(Note("warning", why))
        node.is_same, node.refused, node.ask_at = False, why, time.monotonic() + AGAIN
        for name in list(node.actors):
            self.drop(name, "its node is refused")

    def drop(self, name: str, why: str) -> None:
        """Kill a worker; the next update replaces it."""
        for node in self._nodes.values():
            actor = node.actors.pop(name, None)
            if actor is not None:
                self._ray.kill(actor)
        self._leave(name, why)

    def _leave(self, name: str, why: str) -> None:
        if self.ready.pop(name, None) is not None:
            self._send(WorkerLeft(name, why))


def _short(error: Exception) -> str:
    """Return the last line of an error, which says the most."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[-1]
