"""Workers on nodes: as many as processors, only where the same code runs."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.thinking.cluster import crew as crews
from moguls.server.thinking.cluster.code_version import NodeVersion, sources_hash, version_here
from moguls.server.thinking.cluster.crew import Crew
from moguls.server.thinking.cluster.messages import Note, WorkerJoined, WorkerLeft

if TYPE_CHECKING:
    from collections.abc import Callable

SAME = version_here()


class FakeActor:
    """An actor that answers about its version when a test lets it."""

    def __init__(self, node: str) -> None:
        self.node, self.future = node, Future[Any]()
        self.version = SimpleNamespace(remote=lambda: SimpleNamespace(future=lambda: self.future))


class FakeRay:
    """What a crew uses of Ray."""

    def __init__(self) -> None:
        self.actors: list[FakeActor] = []
        self.killed: list[object] = []
        strategy = SimpleNamespace(
            NodeAffinitySchedulingStrategy=lambda node_id, soft: (node_id, soft)
        )
        self.named = {"ours/a/1.1": "first", "ours/a/1.2": "second", "theirs/a/2.1": "third"}
        self.util = SimpleNamespace(
            scheduling_strategies=strategy, list_named_actors=lambda: ["ours/gone", *self.named]
        )
        self.kill = self.killed.append

    def get_actor(self, name: str) -> Any:
        if name not in self.named:
            raise ValueError(name)
        return self.named[name]

    def remote(self, _class: type) -> Any:
        def options(scheduling_strategy: tuple[str, bool], **_more: object) -> Any:
            return SimpleNamespace(remote=lambda: self.start(scheduling_strategy[0]))

        return SimpleNamespace(options=options)

    def start(self, node: str) -> FakeActor:
        self.actors.append(FakeActor(node))
        return self.actors[-1]


class Scene:
    """A crew, what it tells the server, and the nodes that Ray shows it."""

    def __init__(self) -> None:
        self.ray, self.events = FakeRay(), list[Any]()
        self.crew = Crew(self.ray, self.events.append, lambda call: call(), "ours")

    def look(self, **cores: float) -> None:
        """Show the crew the nodes that are there, with their processors."""
        self.crew.update(
            {
                "NodeID": node,
                "Alive": True,
                "NodeManagerHostname": node,
                "Resources": {"CPU": number} if number else {},
            }
            for node, number in cores.items()
        )

    def answer(self, version: NodeVersion = SAME) -> None:
        """Let all actors that were not checked yet tell their version."""
        for actor in self.ray.actors:
            if not actor.future.done():
                actor.future.set_result(asdict(version))

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def test_each_processor_of_a_node_is_a_worker_once_one_has_shown_its_code() -> None:
    scene = Scene()
    scene.look(a=3.0, head=0)
    assert [actor.node for actor in scene.ray.actors] == ["a"]
    assert scene.events == []
    scene.answer()
    scene.look(a=3.0, head=0)
    scene.answer()

    assert [event.node for event in scene.of(WorkerJoined)] == ["a", "a", "a"]
    assert len({event.worker for event in scene.of(WorkerJoined)}) == 3
    scene.look(a=3.0, head=0)
    assert len(scene.ray.actors) == 3


@pytest.mark.parametrize(
    "other", [{"ray": "2.59.0"}, {"python": "3.12"}, {"sources": "0123456789ab"}]
)
def test_a_node_with_other_versions_is_refused_by_a_message_that_names_both(
    other: dict[str, str],
) -> None:
    scene = Scene()
    scene.look(a=8.0)
    scene.answer(replace(SAME, host="a", **other))
    scene.look(a=8.0)

    [note] = scene.of(Note)
    [value] = other.values()
    assert note.text.startswith("node a is not used")
    assert value in note.text
    assert getattr(SAME, next(iter(other))) in note.text
    assert scene.of(WorkerJoined) == []
    assert scene.ray.killed == scene.ray.actors
    assert len(scene.ray.actors) == 1


def test_another_release_with_the_same_sources_is_used() -> None:
    scene = Scene()
    scene.look(a=1.0)
    scene.answer(replace(SAME, moguls="0.0.0"))
    assert len(scene.of(WorkerJoined)) == 1


def test_a_node_without_moguls_is_refused() -> None:
    scene = Scene()
    scene.look(a=1.0)
    scene.ray.actors[0].future.set_exception(RuntimeError("x\nNo module named 'moguls'\n"))
    [note] = scene.of(Note)
    assert "node a is not used" in note.text
    assert "No module named 'moguls'" in note.text


def test_a_refused_node_is_asked_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(crews, "time", SimpleNamespace(monotonic=lambda: now[0]))
    scene = Scene()
    scene.look(a=1.0)
    scene.answer(replace(SAME, ray="1.0"))
    now[0] = crews.AGAIN + 1
    scene.look(a=1.0)
    scene.answer(replace(SAME, ray="1.0"))
    assert len(scene.of(Note)) == 1  # the same reason is not repeated
    now[0] *= 3
    scene.look(a=1.0)
    scene.answer()
    assert len(scene.of(WorkerJoined)) == 1


def test_workers_of_a_node_that_leaves_are_gone_and_a_lost_one_is_replaced() -> None:
    scene = Scene()
    scene.look(a=1.0, b=1.0)
    scene.answer()
    first, second = [event.worker for event in scene.of(WorkerJoined)]
    scene.look(b=1.0)
    assert [event.worker for event in scene.of(WorkerLeft)] == [first]
    scene.crew.drop(second, "its process is gone")
    assert [event.worker for event in scene.of(WorkerLeft)] == [first, second]
    scene.look(b=1.0)
    scene.answer()
    assert len(scene.of(WorkerJoined)) == 3


def test_the_workers_of_an_earlier_bridge_are_killed() -> None:
    scene = Scene()
    scene.crew.end_former()
    assert scene.ray.killed == ["first", "second"]


def test_the_hash_of_the_sources_depends_on_rules_bots_and_what_runs_on_a_node(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = sources_hash()
    sources_hash.cache_clear()
    assert sources_hash() == before
    reads: list[str] = []
    original: Callable[[Any], bytes] = crews_path().read_bytes

    def read(path: Any) -> bytes:
        reads.append(path.as_posix())
        return original(path)

    monkeypatch.setattr(crews_path(), "read_bytes", read)
    sources_hash.cache_clear()
    sources_hash()
    for part in ("games/moguli/", "bots/mogul2002/policy_prior.json", "kernel/native/library.py"):
        assert any(part in name for name in reads), part
    assert any("thinking/answering.py" in name for name in reads)
    assert not any("routes/" in name for name in reads)


def crews_path() -> Any:
    from pathlib import Path  # noqa: PLC0415  # patched

    return Path
