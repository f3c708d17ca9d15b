"""Reviews of finished games, made in the background and kept; hints among bots alone."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls import review
from moguls.bots.analysis.cache import _plain
from moguls.games import registry
from moguls.review import Weighed
from moguls.review.weigh import WeighedAction
from moguls.server.app import make_app
from moguls.server.live import hints
from moguls.server.replay import reviewing
from moguls.server.thinking import answering
from moguls.server.thinking.interface import RAISED, BotFailed
from moguls.server.thinking.job import MOVE
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_replays import golden, kept

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.thinking.job import Job

    People = Callable[[], Person]

NAMES = ("mogul-2002", "moguli", "take-stock")
FULL = sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))


class Here(NoThinkers):
    """A scheduler that answers in this process, with plain rules, and counts the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.unprepared = 0  # how often it has yet to say so

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        assert game in registry.names()
        assert facts == registry.rules_of(game).facts
        self.unprepared -= 1
        return self.unprepared < 0

    async def ask(self, job: Job, urgency: Any = None) -> str:
        if job.kind == MOVE:
            return await super().ask(job, urgency)
        self.asked += 1
        return answering.answer(job.kind, 60.0, *job.question)


class Mute(Here):
    """A scheduler that fails."""

    async def ask(self, job: Job, _urgency: Any = None) -> str:
        self.asked += 1
        raise BotFailed(RAISED, job.kind)


def even(_analyst: Any, state: Any, action: int, _seed: int, _sims: int) -> Weighed:
    wins, none = (1 / state.seats,) * state.seats, (0.0,) * state.seats
    told = (WeighedAction(action, wins[0], 0.0, 1),)
    return Weighed(state.turn, action, action, 1, wins, none, none, 0.0, told)


@pytest.fixture
def advisor(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.setattr(answering, "analyst_of", _plain)
    monkeypatch.setattr(answering, "is_ready", lambda _game, _seconds=None: True)
    monkeypatch.setattr(review, "weigh", even)
    monkeypatch.setattr(answering, "HINT_SIMS", 20)
    here = Here()
    site = client.app.state.site  # type: ignore[attr-defined]  # an application of Starlette
    site.hinter.scheduler = site.reviews.reviewer.scheduler = here
    return here


def patiently(ada: Person, path: str) -> dict[str, Any]:
    seen = ada.post(path)
    for _ in range(12_000):
        if seen["state"] != "working":
            break
        assert 0 <= seen["done"] <= max(1, seen["total"])
        time.sleep(0.05)
        seen = ada.get(path)
    return dict(seen)


def test_a_review_is_made_once_and_kept(person: People, advisor: Here) -> None:
    ada = person()
    record = golden("mogul-2002")
    path = f"{kept(ada, record)}/review"
    assert ada.get(path)["state"] == "none"
    seen = patiently(ada, path)
    assert seen["state"] == "ready"
    moves = [step["move"] for step in record["steps"] if "move" in step]
    assert [moment["move"] for moment in seen["review"]["moments"]] == moves
    assert advisor.asked == len(moves)
    assert person().post(path) == seen
    assert advisor.asked == len(moves)


def dear(_analyst: Any, state: Any, action: int, _seed: int, _sims: int) -> Weighed:
    it = even(None, state, action, 0, 0)
    return replace(it, choices=2, cost=(-0.1,) * state.seats, best=0)


def test_of_a_table_here_no_answer_counts_that_nobody_chose_of_its_record_each(
    person: People, advisor: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert advisor.asked == 0
    monkeypatch.setattr(review, "weigh", dear)
    ada = person()
    table = ada.new_table(bots=["easy", "easy"], auto_response=None)
    while (frame := ada.get(f"/api/tables/{table}"))["table"]["status"] != "over":
        view = frame["view"]
        if view["turn"] == 0 and view["phase"] != "loan":
            ada.play(table)
    own = patiently(ada, f"/api/replays/{table}/review")["review"]
    brought = kept(ada, ada.get(f"/api/tables/{table}/record"))
    other = patiently(ada, f"{brought}/review")["review"]

    no = [(it["choices"], it["cost"][0]) for it in own["moments"] if is_no(it)]
    assert set(no) == {(1, 0.0)}
    assert {(it["choices"], it["cost"][0]) for it in other["moments"] if is_no(it)} == {(2, -0.1)}
    decided = own["summary"][0]["decisions"]
    assert decided == other["summary"][0]["decisions"] - len(no)


def is_no(moment: dict[str, Any]) -> bool:
    return bool(moment["seat"] == 0 and moment["move"] == "decline")


def test_while_the_analysis_is_being_compiled_the_review_says_that_it_is_prepared(
    person: People, advisor: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, told = person(), list[str]()
    monkeypatch.setattr(reviewing, "PAUSE", 0.2)
    advisor.unprepared = 4
    path = f"{kept(ada, golden('mogul-2002'))}/review"
    while (seen := ada.post(path))["state"] != "ready":
        told += [seen["state"]] if seen["state"] not in told[-1:] else []
        assert seen["state"] == "working" or (seen["state"], seen["done"]) == ("preparing", 0)
        time.sleep(0.02)
    assert told[:2] == ["working", "preparing"]
    assert told[2:] in ([], ["working"])


def test_a_review_that_failed_can_be_begun_again(client: TestClient, person: People) -> None:
    ada, mute = person(), Mute()
    client.app.state.site.reviews.reviewer.scheduler = mute  # type: ignore[attr-defined]  # an application
    path = f"{kept(ada, golden('mogul-2002'))}/review"
    assert patiently(ada, path)["state"] == "failed"
    assert patiently(ada, path)["state"] == "failed"
    assert mute.asked == 2


def test_a_review_that_cannot_be_kept_has_failed_and_can_be_begun_again(
    client: TestClient, person: People, advisor: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    path = f"{kept(ada, golden('mogul-2002'))}/review"
    store = client.app.state.site.hub.store  # type: ignore[attr-defined]  # an application
    with monkeypatch.context() as full:
        full.setattr(store.reviews, "finish", Mock(side_effect=FULL))
        assert patiently(ada, path)["state"] == "failed"
    once = advisor.asked
    assert patiently(ada, path)["state"] == "ready"
    assert advisor.asked == once > 0  # what was weighed has been kept


def test_a_game_in_play_is_not_reviewed(person: People, advisor: Here) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"])
    assert ada.refused("POST", f"/api/replays/{table}/review")["code"] == "table/not_over"
    assert ada.refused("GET", "/api/replays/nothing/review")["code"] == "table/not_found"
    assert advisor.asked == 0


def test_a_record_that_stops_before_the_end_is_not_reviewed(
    client: TestClient, person: People, advisor: Here
) -> None:
    """Nor is a review served that was made of it when that was not refused."""
    ada, record = person(), golden("mogul-2002")
    unfinished = {"steps": record["steps"][:9], "checks": [], "result": None}
    path = f"{kept(ada, {**record, **unfinished})}/review"
    assert ada.refused("POST", path)["code"] == "replay/not_over"
    assert ada.refused("GET", path)["code"] == "replay/not_over"
    store = client.app.state.site.hub.store  # type: ignore[attr-defined]  # an application
    store.reviews.finish(path.split("/")[-2], '{"moments": []}')
    refused = ada.refused("GET", path)
    assert refused["code"] == "replay/not_over"
    assert "after step 9" in refused["text"]
    assert advisor.asked == 0


def on_turn(ada: Person, table: str) -> None:
    for _ in range(12_000):
        view = ada.get(f"/api/tables/{table}")["view"]
        if view and view["actions"]:
            return
        time.sleep(0.02)
    pytest.fail("never on turn")


@pytest.mark.parametrize("name", ["mogul-2002", "take-stock"])
def test_a_hint_among_bots_is_the_same_in_all_worlds_that_the_seat_holds_possible(
    person: People, advisor: Here, name: str
) -> None:
    """The server redeals hidden cards before each analysis."""
    ada = person()
    table = ada.new_table(game=name, bots=["easy", "easy"])
    on_turn(ada, table)
    one, two = (ada.get(f"/api/tables/{table}/hint") for _ in range(2))
    assert one == two
    assert advisor.asked == 2
    legal = {
        each["move"] for each in ada.get(f"/api/tables/{table}")["view"]["actions"] if each["legal"]
    }
    assert one["state"] == "ready"
    assert one["hint"]["best"] == one["hint"]["moves"][0]["move"]
    ending, compared = ([it["key"] for it in said] for said in one["hint"]["reasons"])
    assert set(ending) <= {"lead", "behind"}
    assert compared[0] in {"only", "more", "close", "less", "less-several"}
    assert {each["move"] for each in one["hint"]["moves"]} <= legal


def test_no_hint_where_people_play_or_one_is_not_on_turn(person: People, advisor: Here) -> None:
    ada, lin = person(), person()
    table = ada.new_table(bots=["easy", None])
    path = f"/api/tables/{table}/hint"
    assert ada.refused("GET", path)["code"] == "table/not_started"
    lin.sit(table)
    assert ada.refused("GET", path)["code"] == "table/no_hints"
    assert person().refused("GET", path)["code"] == "table/not_seated"
    assert advisor.asked == 0


@pytest.mark.usefixtures("stopped_clock")
def test_hints_are_rationed_and_a_failure_says_what_to_do(
    client: TestClient, person: People, advisor: Here
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"])
    on_turn(ada, table)
    client.app.state.site.hinter.scheduler = Mute()  # type: ignore[attr-defined]  # an application
    codes = [ada.refused("GET", f"/api/tables/{table}/hint")["code"] for _ in range(12)]
    assert codes[0] == "table/hint_failed"
    assert codes[-1] == "wire/rate_limited"
    assert advisor.asked == 0


def test_no_hint_while_a_bot_keeps_the_seat_of_somebody_else(person: People, advisor: Here) -> None:
    ada, lin = person(), person()
    table = ada.new_table(bots=["easy", None])
    seat = lin.sit(table)
    lin.post(f"/api/tables/{table}/bots", seat=seat, level="easy")
    on_turn(ada, table)
    assert ada.refused("GET", f"/api/tables/{table}/hint")["code"] == "table/no_hints"
    assert advisor.asked == 0


def test_who_asks_before_the_bot_is_ready_is_told_to_come_again(
    person: People, advisor: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"])
    on_turn(ada, table)
    monkeypatch.setattr(answering, "is_ready", lambda _game, _seconds: False)
    monkeypatch.setattr(hints, "PREPARING", 0.1)
    answer = ada.ask("GET", f"/api/tables/{table}/hint")
    assert answer.status_code == 202
    assert answer.json() == {"state": "preparing", "hint": None, "place": None, "seconds": None}
    assert advisor.asked > 1


def test_a_hint_that_is_asked_for_when_the_turn_has_passed_is_not_an_error(
    person: People, advisor: Here
) -> None:
    ada = person()
    options = {"max_turns": "10", "first_player": "0"}
    table = ada.new_table(game="moguli", seats=2, bots=["easy"], options=options)
    path, passed = (
        f"/api/tables/{table}/hint",
        {"state": "passed", "hint": None, "place": None, "seconds": None},
    )
    while not (view := ada.get(f"/api/tables/{table}")["view"])["over"]:
        if view["turn"] == 0:
            ada.play(table)
    assert ada.get(path) == passed
    other = ada.new_table(game="moguli", seats=2, bots=["easy"], sit=False)
    assert ada.refused("GET", f"/api/tables/{other}/hint")["code"] == "table/not_seated"
    assert advisor.asked == 0


class Counting(Here):
    """One that weighs only as many decisions as it is let, and tells for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.left, self.for_whom = 0, list[str]()
        self.in_turn = False  # whether nobody gets two answers running, however quick it is

    async def ask(self, job: Job, urgency: Any = None) -> str:
        table = job.asker.table
        while not self.left or (self.in_turn and self.for_whom[-1:] == [table]):  # noqa: ASYNC110  # changed from another thread
            await asyncio.sleep(0.01)
        self.left -= 1
        self.for_whom.append(table)
        return await super().ask(job, urgency)


def test_a_person_has_one_review_made_at_a_time_and_is_told_its_place(
    client: TestClient, person: People, advisor: Here
) -> None:
    assert advisor.asked == 0
    ada, bob, counting = person(), person(), Counting()
    client.app.state.site.reviews.reviewer.scheduler = counting  # type: ignore[attr-defined]  # an application
    one, two, three = (f"{kept(ada, golden(name))}/review" for name in NAMES)
    for who, path in ((ada, one), (ada, two), (bob, three)):
        who.post(path)
    counting.left, counting.in_turn = 6, True
    until(lambda: counting.left == 0)

    assert set(counting.for_whom) == {path.split("/")[-2] for path in (one, three)}
    seen = [ada.get(path) for path in (one, two, three)]
    assert [it["state"] for it in seen] == ["working", "waiting", "working"]
    assert [it["place"] for it in seen] == [1, 2, 3]
    assert seen[0]["done"] > 0
    assert seen[0]["seconds"] >= 0
    assert seen[1]["seconds"] is None
    counting.left, counting.in_turn = 10_000, False
    until(lambda: ada.get(two)["state"] == "ready")


def test_a_review_goes_on_from_its_last_decision_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "analyst_of", _plain)
    monkeypatch.setattr(answering, "is_ready", lambda _game, _seconds=None: True)
    monkeypatch.setattr(review, "weigh", even)
    first, second = Counting(), Counting()
    with TestClient(make_app(tmp_path / "db", first), base_url=HOME) as client:
        ada = Person(client)
        path = f"{kept(ada, golden('mogul-2002'))}/review"
        ada.post(path)
        first.left = 5
        until(lambda: ada.get(path)["done"] == 5)
    second.left = 10_000
    with TestClient(make_app(tmp_path / "db", second), base_url=HOME) as client:
        ada.client = client
        until(lambda: ada.get(path)["state"] == "ready")  # nobody has begun it again
        made = ada.get(path)
    assert second.asked == made["total"] - 5 > 0
    with TestClient(make_app(tmp_path / "db", Mute()), base_url=HOME) as client:
        ada.client = client
        assert ada.get(path) == made  # and it is over


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 600
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
