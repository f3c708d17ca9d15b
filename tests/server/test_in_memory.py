"""Memory of a server: contents, lifetime, and order of eviction."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.live import attention, hub
from moguls.server.live.attention import Whereabouts
from moguls.server.live.hub import Hub
from moguls.server.live.live import Live, Viewer
from moguls.server.replay import archive
from moguls.server.replay.archive import Archive
from tests import loops
from tests.server.test_paces import seated

if TYPE_CHECKING:
    from moguls.server.replay.replays import GameReplay

NOBODY: Any = None


class Shelf(Archive):
    """An archive whose replays are made of nothing; it counts how often each was loaded."""

    def __init__(self) -> None:
        super().__init__(NOBODY, NOBODY, NOBODY)
        self.loaded: list[str] = []

    async def _load(self, replay_id: str) -> GameReplay:
        self.loaded.append(replay_id)
        made: Any = f"replay {replay_id}"
        return made  # type: ignore[no-any-return]  # it is only handed on


def found(shelf: Shelf, names: str) -> None:
    async def ask() -> None:
        for name in names:
            replay: Any = await shelf.find(name)
            assert replay == f"replay {name}"

    loops.run(ask())


def test_the_replay_asked_for_longest_ago_is_let_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "RECENT", 2)
    shelf = Shelf()
    found(shelf, "abac")

    assert [name for name in "abc" if shelf.is_open(name)] == ["a", "c"]
    assert "".join(shelf.loaded) == "abc"
    found(shelf, "cab")
    assert "".join(shelf.loaded) == "abcb"
    assert [name for name in "abc" if shelf.is_open(name)] == ["a", "b"]


def test_who_asks_for_a_replay_while_it_is_loaded_waits_for_the_same() -> None:
    shelf = Shelf()

    async def ask() -> list[Any]:
        return await asyncio.gather(*(shelf.find("a") for _ in range(3)))

    assert loops.run(ask()) == ["replay a"] * 3
    assert shelf.loaded == ["a"]


def test_the_table_used_longest_ago_is_let_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "RECENT_TABLES", 2)
    held = Hub(NOBODY)
    tables = {name: Live(seated("normal")) for name in "abc"}
    for name, live in tables.items():
        live.table.id = name
    for name in "abac":
        held._hold(tables[name])  # noqa: SLF001  # what is kept is the point

    assert list(held._recent) == ["a", "c"]  # noqa: SLF001
    assert held.peek("b"), "somebody holds it"
    del tables, live
    assert [name for name in "abc" if held.peek(name)] == ["a", "c"]


def test_the_person_seen_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "MOST", 2)
    known = Whereabouts()
    for person in "abac":
        known.note(person, f"of {person}")

    assert [known.of(person) for person in "abc"] == ["of a", "", "of c"]


def told_to(live: Live, **known: Any) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(live.news_for(Viewer(None, **{"seen": 0, **known})))
    return frame


@pytest.mark.parametrize("first", [False, True])
def test_who_has_been_told_what_never_changes_shares_no_frame_with_who_has_not(first: bool) -> None:
    live = Live(seated("normal", bots=3, name="mogul-2013"))
    views = {told: told_to(live, has_static=told)["view"] for told in (first, not first)}

    assert set(views[False]) - set(views[True]) == {"map", "companies"}


def test_spectators_who_know_as_much_share_a_frame_and_others_do_not() -> None:
    live = Live(seated("normal", bots=3, name="mogul-2013"))
    now = live.table.seq
    assert live.news_for(Viewer(None, 0)) is live.news_for(Viewer("eve", 0)), "made once"
    assert [len(told_to(live, seen=seen)["log"]) for seen in (0, now - 1, now)] == [now, 1, 0]


def test_seats_get_frames_of_their_own_and_all_get_new_ones_after_news() -> None:
    live = Live(seated("normal", name="mogul-2002", bots=2))
    own, other = live.news_for(Viewer("ada", 0)), live.news_for(Viewer("eve", 0))
    assert json.loads(own)["table"]["you"] == 0
    assert json.loads(other)["table"]["you"] is None

    async def wake() -> None:
        live.table.pace = "slow"
        assert live.news_for(Viewer("eve", 0)) is other
        live.wake()

    loops.run(wake())
    assert told_to(live)["table"]["pace"] == "slow"


def test_the_first_frame_of_who_comes_counts_it() -> None:
    live = Live(seated("normal", bots=3, name="mogul-2013"))
    assert told_to(live)["table"]["spectators"] == 0

    async def come() -> int:
        viewer = Viewer("eve", 0)
        live.come(viewer)
        watchers: int = json.loads(live.news_for(viewer))["table"]["spectators"]
        live.go(viewer)
        return watchers

    assert loops.run(come()) == 1


def test_a_viewer_has_seen_all_after_its_frame_and_been_told_once_the_game_has_begun() -> None:
    live = Live(seated("normal", bots=3, name="mogul-2013"))
    viewer = Viewer(None, 0)
    live.news_for(viewer)
    assert (viewer.seen, viewer.has_static) == (live.table.seq, True)
    live.table.status = "waiting"
    early = Viewer(None, 0)
    live.news_for(early)
    assert not early.has_static, "it has been sent no view"


def test_the_frame_of_a_seat_is_not_kept_and_that_of_spectators_is_encoded_once() -> None:
    live = Live(seated("normal"))
    seat, *spectators = [Viewer(user, 0) for user in (live.table.host, "a", "b")]

    kept = [live.news_for(seat), *(live.news_for(it) for it in spectators)]
    assert kept[1] is kept[2]
    assert list(live._encoded.values()) == [kept[1]]  # noqa: SLF001  # its size
