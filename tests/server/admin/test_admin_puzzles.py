"""Puzzles of people's games: who must agree, what is stored, and what they show."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from moguls.core.play.replay import replay
from moguls.games import registry
from moguls.review.puzzles import Solution, puzzles_of, search
from moguls.server.replay.puzzles import PuzzlePosition, as_bytes, puzzle_info
from moguls.server.table.determinization import determinized
from tests.admin import change
from tests.server.conftest import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient

    from moguls.core.play.playthrough import Playthrough
    from moguls.server.ports.puzzles import StoredPuzzle
    from tests.admin import Host

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")

GAME = "take-stock"
SHIPPED = len(puzzles_of(GAME))


@pytest.fixture
def people(client: TestClient) -> list[Person]:
    people = [Person(client), Person(client)]
    for person, name in zip(people, ("Ada Lovelace", "Bob Builder"), strict=True):
        person.patiently("PUT", "/api/me", json={"name": name})
    return people


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search with few simulations, so that nearly any mistake is found."""
    monkeypatch.setattr(search, "SIMS", (16, 32, 64))


def finished(people: list[Person], folder: Path, *, days_ago: int = 1) -> str:
    """Return a table at which all have played the first legal moves."""
    table = people[0].new_table(game=GAME, seats=2)
    people[1].sit(table)
    play_to_the_end(people, table)
    seconds = 86_400 * days_ago
    change(folder, "UPDATE entries SET at = at - ? WHERE table_id = ?", seconds, table)
    site_of(people[0]).hub.forget(table)
    return table


def play_to_the_end(people: list[Person], table: str) -> None:
    for _ in range(5000):
        for one in people:
            if one.play_on(table)["table"]["status"] == "over":
                return
    pytest.fail("the game has no end")


def site_of(person: Person) -> Any:
    return person.client.app.state.site  # type: ignore[attr-defined]


def agree(person: Person, *, agrees: bool = True) -> None:
    assert person.ask("PUT", "/api/me/puzzles", json={"agrees": agrees}).json() == {
        "agrees": agrees
    }


def count(person: Person) -> int:
    (own,) = [it["count"] for it in person.get("/api/puzzles") if it["game"] == GAME]
    return int(own)


def test_nobody_agrees_without_saying_so_and_everybody_can_withdraw(people: list[Person]) -> None:
    ada = people[0]
    assert ada.get("/api/me/puzzles") == {"agrees": False}
    agree(ada)
    assert ada.get("/api/me/puzzles") == {"agrees": True}
    assert people[1].get("/api/me/puzzles") == {"agrees": False}
    agree(ada, agrees=False)
    assert ada.get("/api/me/puzzles") == {"agrees": False}


def test_a_game_makes_puzzles_once_and_only_if_all_who_played_agree(
    people: list[Person], folder: Path, host: Host
) -> None:
    table = finished(people, folder)
    assert host("puzzles") == []
    agree(people[0])
    assert host("puzzles") == []
    assert count(people[0]) == SHIPPED
    agree(people[1])

    (row,) = host("puzzles")
    assert row["table"] == table
    assert 0 < row["puzzles"] <= search.MOST_A_GAME
    assert count(people[0]) == SHIPPED + row["puzzles"]
    assert host("puzzles") == []


def test_the_end_of_a_consent_ends_the_use_of_later_games_only(
    people: list[Person], folder: Path, host: Host
) -> None:
    for person in people:
        agree(person)
    finished(people, folder)
    (row,) = host("puzzles")
    agree(people[1], agrees=False)
    finished(people, folder)

    assert host("puzzles") == []
    assert count(people[0]) == SHIPPED + row["puzzles"]


def test_a_consent_that_ends_during_the_search_counts(
    people: list[Person], folder: Path, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in people:
        agree(person)
    table = finished(people, folder)

    def found(*arguments: Any) -> Iterator[search.ClearMistake]:
        agree(people[1], agrees=False)
        return search.mistakes(*arguments)

    monkeypatch.setattr("moguls.server.admin.puzzling.mistakes", found)

    assert host("puzzles") == [{"table": table, "puzzles": 0}]
    assert count(people[0]) == SHIPPED


def test_a_person_who_left_the_game_must_agree_as_well(
    people: list[Person], folder: Path, host: Host
) -> None:
    cyd = Person(people[0].client)
    table = people[0].new_table(game=GAME, seats=3)
    people[1].sit(table)
    cyd.sit(table)
    cyd.post(f"/api/tables/{table}/leave")
    people[0].post(f"/api/tables/{table}/bots", seat=2, level="easy")
    play_to_the_end(people, table)
    change(folder, "UPDATE entries SET at = at - 86400")
    site_of(cyd).hub.forget(table)
    for person in people:
        agree(person)

    assert host("puzzles") == []
    agree(cyd)
    assert [it["table"] for it in host("puzzles")] == [table]


def test_a_game_of_today_waits_for_tomorrow(people: list[Person], folder: Path, host: Host) -> None:
    for person in people:
        agree(person)
    finished(people, folder, days_ago=0)

    assert host("puzzles") == []


def test_a_game_that_goes_on_from_another_one_makes_no_puzzles(
    people: list[Person], folder: Path, host: Host
) -> None:
    ada = people[0]
    table = finished(people, folder)
    steps = ada.get(f"/api/replays/{table}")["steps"]
    message = {"at": steps - 1, "seat": 0, "redeal": False}
    fork = ada.post(f"/api/replays/{table}/fork", **message)["table"]
    play_to_the_end([ada], fork)
    change(folder, "UPDATE entries SET at = at - 86400 WHERE table_id = ?", fork)
    site_of(ada).hub.forget(fork)
    agree(ada)

    assert host("puzzles") == []


def test_a_puzzle_shows_only_what_its_seat_knew(
    people: list[Person], folder: Path, host: Host
) -> None:
    for person in people:
        agree(person)
    table = finished(people, folder)
    host("puzzles")
    number, solved = SHIPPED + 1, stored(people[0])
    path = f"/api/puzzles/{GAME}/{number}"
    shown, answer = people[0].ask("GET", path), people[0].get(f"{path}/answer")
    play = up_to(people[0].get(f"/api/tables/{table}/record"), solved.step)
    steps = enumerate(play.steps(), 1)
    dealt = [play.before(number) for number, step in steps if "chance" in step]

    def shown_for(state: Any) -> bytes:
        position = PuzzlePosition(play.game, state, dealt, play.ply)
        return as_bytes(puzzle_info(position, solution(solved), number, count(people[0])))

    assert shown.content == shown_for(play.state)
    worlds = [determinized(play, play.turn or 0, seed) for seed in range(8)]
    assert any(world != play.state for world in worlds)
    assert {shown_for(world) for world in worlds} == {shown.content}
    said = shown.text + json.dumps(answer)
    assert "Ada" not in said
    assert "Bob" not in said
    assert table not in said
    assert answer["best"] in shown.json()["moves"]
    assert {answer["best"], answer["played"]} <= play.legal().keys()


def stored(person: Person) -> StoredPuzzle:
    puzzle: StoredPuzzle = site_of(person).store.puzzles.find(GAME, 0)
    return puzzle


def solution(puzzle: StoredPuzzle) -> Solution:
    return msgspec.json.decode(puzzle.solution, type=Solution)


def up_to(record: dict[str, Any], step: int) -> Playthrough:
    """Return the game of a record before a step."""
    part = {key: record[key] for key in ("format", "game", "seats", "options", "deal")}
    game = registry.game(GAME, **record["options"])
    return replay(game, {**part, "steps": record["steps"][: step - 1]}).play


def test_a_deleted_table_has_no_puzzles_and_a_deleted_person_agrees_to_none(
    people: list[Person], folder: Path, host: Host
) -> None:
    for person in people:
        agree(person)
    table = finished(people, folder)
    other = finished(people, folder)
    host("puzzles")
    site = site_of(people[0])
    assert count(people[0]) > SHIPPED
    host("delete", table, "--yes")
    host("delete", other, "--yes")
    assert count(people[0]) == SHIPPED
    assert people[0].refused("GET", f"/api/puzzles/{GAME}/{SHIPPED + 1}")["code"] == (
        "puzzle/not_found"
    )
    me = people[0].get("/api/me")["id"]
    host("delete", me, "--yes")
    assert not site.store.puzzles.agrees(me)
