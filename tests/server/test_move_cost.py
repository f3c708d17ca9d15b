"""Cost of a live move in calls, which do not depend on the machine."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from moguls.kernel.engines.native import NativePosition
from moguls.server.live.live import Live, Viewer
from moguls.server.table import views
from moguls.server.table.clock.view import clock_info
from moguls.server.table.presence import Presence
from tests.loops import run
from tests.server.snapshots.test_equal_to_the_log import filled
from tests.server.test_every_game import full, played, sealed_by_its_salt

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table


def counted(function: Callable[..., Any], calls: list[str]) -> Callable[..., Any]:
    def call(*arguments: Any, **more: Any) -> Any:
        calls.append(function.__name__)
        return function(*arguments, **more)

    return call


def in_play(game: str, moves: int = 20) -> Table:
    table, log = full(sealed_by_its_salt(game))
    for _move in played(table, log, 2, most=moves):
        pass
    return table


def test_presence_and_all_that_viewers_are_shown_alike_is_computed_once_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[str] = []

    async def news() -> None:
        live = Live(in_play("mogul-2002"))
        people = [seat.user for seat in live.table.seats]
        viewers = [Viewer(user, live.table.seq) for user in [*people, "x", "y"]]
        live.viewers.update(viewers)
        for count in (1, 2):
            live.wake()
            frames = [msgspec.json.decode(live.news_for(viewer)) for viewer in viewers]
            assert calls == ["online", "clock_info", "drawn"] * count
            assert [frame["table"]["you"] for frame in frames] == [*range(len(people)), None, None]
            live.table.public = None

    monkeypatch.setattr(Live, "online", counted(Live.online, calls))
    monkeypatch.setattr(views, "clock_info", counted(clock_info, calls))
    monkeypatch.setattr(views, "drawn", counted(views.drawn, calls))
    run(news())


@pytest.mark.parametrize("game", ["mogul-2002", "take-stock"])
def test_a_shared_part_is_the_same_as_one_for_each_viewer(game: str) -> None:
    table = in_play(game)
    users = [*(seat.user for seat in table.seats), "somebody", None]
    facts = {"online": {"0", "2"}, "watchers": 3, "absent": {"1"}}
    common = Presence(**facts)  # type: ignore[arg-type]  # as its fields are
    for user in users:
        alone = views.frame(table, user, 0, Presence(**facts))  # type: ignore[arg-type]  # as above
        assert views.frame(table, user, 0, common) == alone


def test_a_move_unpacks_the_state_once_for_all_events_and_views(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = in_play("mogul-2002")
    play = table.play
    if not isinstance(play.position(), NativePosition):
        pytest.skip("the library of the game is not made: see tests.compiled")
    views.public(table)
    state, calls = type(play.state), list[str]()
    monkeypatch.setattr(state, "unpack", counted(state.unpack, calls))
    for _ in range(5):
        table = table.copy()
        play = table.play
        play.move(next(iter(play.legal())))
        for viewer in (*range(play.seats), None):
            play.events(viewer)
            play.view(viewer)
        assert len(calls) == 1
        calls.clear()


def test_a_copy_of_a_table_shares_no_container_with_it() -> None:
    table = filled()
    copy = table.copy()

    assert copy == table
    for field in fields(table):
        value = getattr(table, field.name)
        if isinstance(value, list | dict | set) and field.name not in {"setup", "public"}:
            assert getattr(copy, field.name) is not value, field.name
    assert copy.play is not table.play
    assert all(one is not other for one, other in zip(copy.seats, table.seats, strict=True))
