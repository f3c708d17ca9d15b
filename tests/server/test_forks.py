"""Playing on from a moment of a finished game: bots, seals, restarts, what was hidden."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.core.commitment import check
from moguls.errors import RecordError
from moguls.server.app import make_app
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_replays import GAMES, golden, kept, to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def fork(ada: Person, path: str, **request: Any) -> str:
    """Play on from a moment; return the table, whose bots think quickly."""
    return str(ada.post(f"{path}/fork", **request)["table"])


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("NORMAL", "BRISK"):
        monkeypatch.setattr(f"moguls.server.live.pace.{pause}", (0.0, 0.0))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("redeal", [True, False])
def test_a_game_goes_on_from_a_moment_as_its_seat_saw_it(
    name: str, redeal: bool, person: Callable[[], Person]
) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    at = next(i for i, s in enumerate(record["steps"]) if i > 30 and s.get("seat") == 0)
    then = ada.get(f"{path}/at/{at}?as=0")["view"]
    table = fork(ada, path, at=at, seat=0, redeal=redeal, level="easy")
    frame = ada.get(f"/api/tables/{table}")
    assert frame["table"]["you"] == 0
    assert frame["table"]["status"] == "playing"
    same = {k: v for k, v in frame["view"].items() if k not in {"actions", "wait", "board"}}
    assert same == {k: v for k, v in then.items() if k not in {"actions", "wait", "board"}}
    assert frame["log"][0]["events"] == [{"type": "forked", "step": at}]
    assert frame["log"][-1]["step"] == at


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_has_a_sound_record_a_seal_and_a_replay(
    name: str, person: Callable[[], Person]
) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    at = len(record["steps"]) * 2 // 3
    table = to_the_end(ada, fork(ada, path, at=at, seat=1, level="easy"))
    made = ada.get(f"/api/tables/{table}/record")
    game = moguls.game(name, **made["options"])
    assert game.replay(made).scores == made["result"]["scores"]
    check(game, made)
    assert made["fork"]["after"] == at
    assert made["fork"].get("seat") == (1 if game.rules.codec.redeal_history else None)
    about = ada.get(f"/api/replays/{table}")
    assert about["steps"] == len(made["steps"])
    assert about["fork"] == made["fork"]
    assert kept(ada, made)
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert ada.get(f"/api/tables/{again}/log")["log"][0]["events"][0]["type"] != "forked"


@pytest.mark.parametrize("name", [n for n in GAMES if moguls.game(n).rules.codec.redeal_history])
def test_a_seal_covers_what_was_played_before(name: str, person: Callable[[], Person]) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    at = len(record["steps"]) - 6
    table = to_the_end(ada, fork(ada, path, at=at, seat=0, level="easy"))
    made = ada.get(f"/api/tables/{table}/record")
    game = moguls.game(name, **made["options"])
    other_deal = {**made["deal"], "first": 9}
    for change in ({"fork": {"after": at - 1}}, {"fork": "x"}, {"deal": other_deal}):
        with pytest.raises(RecordError, match=r"sealed|fork"):
            check(game, {**made, **change})
    remarked = json.loads(json.dumps(made))
    remarked["steps"][0]["comment"] = "a remark changes nothing"
    check(game, remarked)


@pytest.mark.parametrize("name", [n for n in GAMES if moguls.game(n).rules.codec.redeal_history])
def test_hidden_cards_are_drawn_again_unless_they_are_to_be_kept(
    name: str, person: Callable[[], Person]
) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    at = len(record["steps"]) // 2
    site = ada.client.app.state.site  # type: ignore[attr-defined]  # Starlette's
    tables = [fork(ada, path, at=at, seat=0, redeal=redeal) for redeal in (False, True, True)]
    packed = [site.hub.in_use()[table].table.setup for table in tables]
    assert (packed[0]["deal"], packed[0]["steps"]) == (record["deal"], record["steps"][:at])
    drawn = [json.dumps([made["deal"], made["steps"]]) for made in packed]
    assert len(set(drawn)) == 3
    assert len({made["commit"] for made in packed}) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_is_rebuilt_from_its_log(name: str, tmp_path: Path) -> None:
    def app() -> TestClient:
        made = make_app(tmp_path / "moguls.sqlite", NoThinkers())
        return TestClient(made, base_url=HOME)

    with app() as client:
        ada = Person(client)
        ada.get("/api/me")
        path = kept(ada, golden(name))
        table = fork(ada, path, at=40, seat=0)
        for _ in range(3):
            frame = ada.get(f"/api/tables/{table}")
            # The server may answer the question for a loan before her.
            if frame["view"]["turn"] == 0 and frame["view"]["phase"] != "loan":
                ada.play(table)
        about = ada.get(path)
    with app() as client:
        bob = Person(client)
        bob.cookie = ada.cookie
        again = bob.get(f"/api/tables/{table}")
        assert again["seq"] >= frame["seq"]
        assert again["log"][: len(frame["log"])] == frame["log"]
        assert bob.get(path) == about


def test_one_cannot_play_on_from_the_end_or_in_a_seat_that_is_not_there(
    person: Callable[[], Person],
) -> None:
    ada, record = person(), golden("moguli")
    path = kept(ada, record)
    last = len(record["steps"])
    for request, code in (
        ({"at": last, "seat": 0}, "replay/over_here"),
        ({"at": last + 1, "seat": 0}, "replay/no_such_moment"),
        ({"at": 3, "seat": 2}, "table/no_such_seat"),
        ({"at": 3, "seat": 0, "level": "god"}, "wire/unknown_value"),
    ):
        assert ada.refused("POST", f"{path}/fork", **request)["code"] == code


def test_chance_that_is_due_at_the_moment_is_drawn_from_the_new_seal(
    person: Callable[[], Person],
) -> None:
    ada, record = person(), golden("take-stock")
    path = kept(ada, record)
    number = next(i for i, step in enumerate(record["steps"]) if "chance" in step)
    table = fork(ada, path, at=number, seat=0)
    frame = ada.get(f"/api/tables/{table}")
    assert frame["view"]["phase"] != "chance"
    site = ada.client.app.state.site  # type: ignore[attr-defined]  # Starlette's
    steps = site.hub.in_use()[table].table.play.steps()
    assert steps[number]["chance"] == record["steps"][number]["chance"]
    assert steps[number] != record["steps"][number]
