"""Best deals of a finished table, and the record of a person."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.server.table.results.best_deals import best_deals
from moguls.server.table.results.personal import record_of
from moguls.server.table.table import events_for
from tests.server.test_every_game import GAMES, full, played, sealed_by_its_salt

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table
    from tests.server.conftest import Person


def finished(name: str) -> Table:
    table, log = full(sealed_by_its_salt(name))
    for _ in played(table, log, 3):
        pass
    assert table.status == "over"
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_best_deal_of_a_seat_is_its_event_of_most_worth_with_its_moment(name: str) -> None:
    table = finished(name)
    fields = moguls.game(name).rules.display.deals
    best = best_deals(table)

    assert any(deal is not None for deal in best)
    for seat, deal in enumerate(best):
        worths: list[int] = []
        for packed in table.log:
            for event in events_for(packed, None):
                if event.get("seat") == seat and event["type"] in fields:
                    worth: Any = event[fields[str(event["type"])]]
                    worths.append(len(worth) if isinstance(worth, list) else worth)
        assert (0 if deal is None else deal.value) == max([0, *worths])
        if deal is not None:
            at = table.steps.index(deal.step)
            assert deal.event in events_for(table.log[at], None)


def test_a_deal_that_was_taken_back_does_not_count() -> None:
    table = finished("mogul-2002")
    best = max((it for it in best_deals(table) if it is not None), key=lambda it: it.value)
    at = table.steps.index(best.step)
    copy = table.copy()
    copy.log.insert(at + 1, [[{"type": "taken_back", "seat": 0, "step": best.step - 1}]])
    copy.steps.insert(at + 1, best.step - 1)

    assert best not in best_deals(copy)


def row(
    table: str, seat: int, winners: list[int], *levels: str | None, **more: Any
) -> dict[str, Any]:
    """Return a finished table: a level for each seat of a bot, None for a person."""
    seats = [["bot", "B", level] if level else ["person", "P", None] for level in levels]
    owners = [None if level else number for number, level in enumerate(levels)]
    shown = {
        "seats": seats,
        "owners": owners,
        "result": {"scores": [0] * len(levels), "winners": winners},
        **more,
    }
    return {"table_id": table, "game": "mogul-2002", "seat": seat, "shown": shown}


def test_a_record_counts_games_wins_levels_and_streaks() -> None:
    sale = {"type": "sell", "seat": 0, "company": "frisco", "count": 4, "price": 6, "points": 24}
    rows = [
        row("f", 0, [0], None, "normal", "easy"),
        row("e", 0, [0, 1, 2], None, "normal", "easy"),  # everybody: no win
        row("d", 1, [1], None, None, "easy"),
        row("c", 0, [0], None, "normal", "normal", best_deals=[[24, 9, sale], None, None]),
        row("b", 0, [0], None, "easy", "easy", best_deals=[[24, 7, sale], None, None]),
        row("a", 0, [1], None, "easy", "easy", best_deals=[None, None, None]),
    ]
    (record,) = record_of(rows, []).games

    assert (record.played, record.won, record.streak, record.longest_streak) == (6, 4, 1, 3)
    levels = {it.level: (it.played, it.won, it.recent) for it in record.levels}
    assert levels == {
        "easy": (2, 1, [True, False]),
        "normal": (3, 2, [True, False, True]),
        "people": (1, 1, [True]),
    }
    assert record.best is not None
    assert (record.best.table, record.best.deal.value, record.best.deal.step) == ("b", 24, 7)
    assert record_of(rows, []).tables == ["f", "e", "d", "c", "b", "a"]


def test_a_game_that_a_bot_finished_does_not_count() -> None:
    rows = [row("a", 0, [0], None, "easy")]
    rows[0]["shown"]["seats"][0] = ["bot", "Ada", "easy", "Basil"]

    assert record_of(rows, []).games == []


def play_out(people: list[Person], table: str) -> None:
    chance = random.Random(1)  # a test
    while True:
        frame = people[0].get(f"/api/tables/{table}")
        if frame["table"]["status"] == "over":
            return
        own = people[frame["view"]["turn"]].get(f"/api/tables/{table}")
        legal = [each["move"] for each in own["view"]["actions"] if each["legal"]]
        people[frame["view"]["turn"]].play(table, chance.choice(legal))


def test_each_person_reads_and_deletes_its_own_record_alone(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = ada.new_table(game="moguli", seats=2, options={"max_turns": "10"})
    assert ada.refused("GET", f"/api/tables/{table}/best-deals")["code"] == "table/not_over"
    bob.sit(table)
    play_out([ada, bob], table)
    best = ada.get(f"/api/tables/{table}/best-deals")["seats"]
    (mine,) = ada.get("/api/me/record")["games"]

    assert (mine["game"], mine["played"], mine["levels"][0]["level"]) == ("moguli", 1, "people")
    assert (mine["best"] and mine["best"]["deal"]) == best[0]  # None in a game without deals
    assert person().get("/api/me/record") == {"games": [], "tables": [], "people": []}
    assert ada.ask("DELETE", "/api/me/record").json() == {"games": [], "tables": [], "people": []}
    assert ada.get("/api/me/tables")["tables"] == []
    assert bob.get("/api/me/record")["tables"] == [table]
    assert bob.get(f"/api/tables/{table}")["table"]["status"] == "over"


def test_people_one_has_played_with_are_named_with_the_latest_table(
    person: Callable[[], Person],
) -> None:
    ada, bob, cyd = person(), person(), person()
    for name, who in (("Bob", bob), ("Cyd", cyd)):
        who.ask("PUT", "/api/me", json={"name": name})
    tables = []
    for other in (bob, cyd, bob):
        table = ada.new_table(game="moguli", seats=2, options={"max_turns": "4"})
        other.sit(table)
        play_out([ada, other], table)
        tables.append(table)
    running = ada.new_table(game="moguli", seats=2)
    person().sit(running)
    people = ada.get("/api/me/record")["people"]

    assert [(it["name"], it["games"], it["table"]) for it in people] == [
        ("Bob", 2, tables[2]),
        ("Cyd", 1, tables[1]),
    ]
    again = ada.post(f"/api/tables/{people[0]['table']}/rematch")["table"]
    assert bob.get(f"/api/tables/{again}")["table"]["you"] is not None
    assert [it["name"] for it in cyd.get("/api/me/record")["people"]] != ["Bob"]
