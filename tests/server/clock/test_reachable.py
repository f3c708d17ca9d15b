"""Tables for days: who sits down is reached by a channel, or promises to check by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.notify.personal import PersonalChannels
from tests import loops
from tests.server.notices.people import House

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Person

DAY = 86_400
DAYS = {"mode": "days", "bank": 3 * DAY, "increment": DAY, "cap": 5 * DAY}
NEW = {"game": "mogul-2002", "seats": 3, "time_control": DAYS}


@pytest.fixture(params=[False, True])
def has_channel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    async def works(_channels: PersonalChannels, _user: str) -> bool:
        return bool(request.param)

    monkeypatch.setattr(PersonalChannels, "works", works)
    return bool(request.param)


def marks(who: Person, table: str) -> list[bool]:
    return [seat["checks_alone"] for seat in who.get(f"/api/tables/{table}")["table"]["seats"]]


def test_who_cannot_be_reached_sits_down_with_a_promise_that_all_see(
    person: Callable[[], Person], has_channel: bool
) -> None:
    ada, bob = person(), person()
    answers: list[Any] = [ada.ask("POST", "/api/tables", json=NEW)]
    table = ada.new_table(seats=3, time_control=DAYS)
    path = f"/api/tables/{table}/sit"
    answers.append(bob.ask("POST", path, json={}))

    assert [it.status_code for it in answers] == ([200, 200] if has_channel else [409, 409])
    if not has_channel:
        error = answers[0].json()["error"]
        assert error["code"] == "clock/no_channel"
        assert "check by yourself" in error["text"]
    bob.post(path, checks_alone=True)
    assert marks(ada, table) == ([False] * 3 if has_channel else [True, True, False])


def test_nobody_asks_who_sits_already_or_plays_live(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def works(_channels: PersonalChannels, _user: str) -> bool:
        return False

    monkeypatch.setattr(PersonalChannels, "works", works)
    ada = person()
    live = ada.new_table(bots=["easy", "easy"])
    slow = ada.new_table(bots=["easy", "easy"], time_control=DAYS)
    ada.post(f"/api/tables/{slow}/bots", seat=0, level="easy")
    ada.post(f"/api/tables/{slow}/sit")

    assert marks(ada, live) == [False] * 3


@pytest.mark.parametrize(
    ("state", "works"),
    [
        ({}, False),
        ({"opened_at": 5.0}, True),
        ({"opened_at": 5.0, "failing_since": 9.0}, False),
        ({"sent_at": 5.0}, False),
    ],
)
def test_a_channel_works_once_a_test_was_opened_and_as_long_as_it_does_not_fail(
    tmp_path: Path, state: dict[str, float], works: bool
) -> None:
    async def story() -> None:
        house = House(tmp_path / "moguls.sqlite")
        channel = await house.subscribe("bob")
        for column, at in state.items():
            house.store.notices.mark_channel(channel, column, at)

        assert await PersonalChannels(house.notices).works("bob") is works
        assert await PersonalChannels(house.notices).works("ada") is False

    loops.run(story())
