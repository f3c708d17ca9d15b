"""Hints get ready before anybody asks: after the bots of a game, a game at a time, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.bots import service
from moguls.bots.analysis import cache
from moguls.bots.service import is_prepared, prepare
from moguls.server.thinking import warm_up
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.thinking.warm_up import WarmUp
from tests.loops import run

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Person

    People = Callable[[], Person]


class Builders:
    """Bots and hints that take some looks to get ready, and what was seen of them."""

    def __init__(self, looks: int) -> None:
        self.looks, self.seen = looks, list[str]()

    def look(self, what: str) -> bool:
        self.seen.append(what)
        return self.seen.count(what) >= self.looks


class Building(Scheduler):
    def __init__(self, builders: Builders) -> None:
        super().__init__()
        self.builders = builders

    async def is_prepared(self, game: str) -> bool:
        return self.builders.look(f"bots of {game}")

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        assert not facts
        return self.builders.look(f"hints of {game}")


def seen_of(looks: int, *begun: str) -> list[str]:
    """Begin with some games at once; return which builder was looked at, one after the other."""
    builders = Builders(looks)

    async def work() -> None:
        made = WarmUp(Building(builders))
        for game in begun:
            made.begin(game)
        await made._task  # type: ignore[misc]  # noqa: SLF001  # nobody else waits for it

    run(work())
    return builders.seen


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "PAUSE", 0)


def test_hints_get_ready_after_the_bots_a_game_at_a_time_and_once() -> None:
    assert seen_of(2, "moguli", "take-stock", "moguli") == [
        *["bots of moguli"] * 2,
        *["hints of moguli"] * 2,
        *["bots of take-stock"] * 2,
        *["hints of take-stock"] * 2,
    ]


def test_a_game_that_never_gets_ready_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "LOOKS", 3)
    assert len(seen_of(99, "moguli", "take-stock")) == 12


def test_only_where_a_hint_can_be_asked_for_it_gets_ready(
    client: TestClient, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, begun = client.app.state.site, list[str]()  # type: ignore[attr-defined]  # an application
    monkeypatch.setattr(site.warm_up, "begin", begun.append)
    ada, lin = person(), person()
    ada.new_table(bots=["easy", "easy"], sit=False)
    ada.new_table(bots=["easy", None])
    table = ada.new_table(game="mogul-2013", bots=["easy", None])
    lin.sit(table)
    assert not begun
    ada.new_table(game="take-stock", bots=["easy", "easy"])
    assert set(begun) == {"take-stock"}


def test_to_be_prepared_is_over_even_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_game: str) -> None:
        pass

    monkeypatch.setattr(service, "_compile", none)
    monkeypatch.setattr(service, "_started", {})
    monkeypatch.setattr(service, "_native", {})
    monkeypatch.setattr(cache, "_compile", none)
    monkeypatch.setattr(cache, "_threads", {})
    assert not is_prepared("moguli")
    prepare("moguli")
    service._started["moguli"].join()  # noqa: SLF001  # it is quick, but not at once
    assert is_prepared("moguli")
    assert not service.is_ready("moguli")
    assert cache.is_ready("moguli", 5.0)
