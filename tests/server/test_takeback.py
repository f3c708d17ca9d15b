"""Taking back against bots: in place while nothing hidden was shown, else at another table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.play.playthrough import Playthrough
from moguls.server.table import decide, evolving, takeback, views
from moguls.server.table import table as tables

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from starlette.testclient import TestClient

    from moguls.server.live.live import Live
    from moguls.server.table.table import Table
    from tests.server.conftest import Person

    People = Callable[[], Person]

AUCTION = {"first_player": "0", "loan_timing": "on_own_turn"}


def against_bots(ada: Person, **more: Any) -> str:
    return ada.new_table(bots=["easy", "easy"], options=AUCTION, **more)


def live_of(client: TestClient, table: str) -> Live:
    live: Live = client.portal.call(client.app.state.site.hub.find, table)  # type: ignore[union-attr, attr-defined]  # Starlette
    return live


def my_turn(ada: Person, table: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = ada.get(f"/api/tables/{table}")
        if frame["view"]["turn"] == 0 or frame["view"]["over"]:
            return frame


def test_a_move_is_taken_back_with_all_that_came_of_it(person: People) -> None:
    ada = person()
    table = against_bots(ada)
    path = f"/api/tables/{table}"
    first = my_turn(ada, table)
    assert not first["table"]["can_take_back"]
    ada.play(table, "bid")
    then = my_turn(ada, table)
    assert then["table"]["can_take_back"]
    seq = ada.post(f"{path}/take-back")["seq"]
    now = ada.get(path)

    assert now["seq"] == seq > then["seq"]  # the log has grown, the game has shrunk
    assert now["view"] == first["view"]
    assert now["log"][-1]["events"] == [{"type": "taken_back", "seat": 0, "step": 0}]
    ada.play(table, "leave")
    after = my_turn(ada, table)
    assert after["view"]["ply"] > 0


def test_the_log_builds_the_same_table_and_the_record_has_the_last_line_alone(
    client: TestClient, person: People
) -> None:
    ada = person()
    table = against_bots(ada)
    my_turn(ada, table)
    ada.play(table, "bid")
    my_turn(ada, table)
    ada.post(f"/api/tables/{table}/take-back")
    while my_turn(ada, table)["table"]["status"] != "over":
        ada.play(table)
    live = live_of(client, table)
    made, entries = client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette
    again = tables.new_table(table, made)
    for entry in entries:
        evolving.evolve(again, entry)

    assert again.play.steps() == live.table.play.steps()
    assert (again.seq, again.steps, again.chosen) == (
        live.table.seq,
        live.table.steps,
        live.table.chosen,
    )
    record = views.record(live.table)
    played = Playthrough(live.table.play.game, 3, record["deal"], later_chance=None)
    played.play_on(record["steps"])
    assert played.over
    assert sum(entry.kind == "move" for entry in entries) > played.ply
    replay = ada.get(f"/api/replays/{table}")
    assert replay["steps"] == len(record["steps"])


def test_what_has_been_shown_is_not_taken_back_but_played_on_from_at_another_table(
    client: TestClient, person: People
) -> None:
    ada = person()
    table = against_bots(ada, game="mogul-2002")
    path = f"/api/tables/{table}"
    my_turn(ada, table)
    while (frame := my_turn(ada, table))["view"]["round"] == 1:
        ada.play(table)  # the round ends, and a share is turned up
    before = frame["view"]
    assert ada.refused("POST", f"{path}/take-back")["code"] == "table/revealed"
    assert my_turn(ada, table)["view"] == before  # nothing lost
    made = ada.post(f"{path}/go-back")["table"]
    there = live_of(client, made).table
    old = live_of(client, table).table
    length = there.setup["fork"]["after"]

    assert there.play.steps()[:length] == old.play.steps()[:length]
    assert there.play.deal != old.play.deal
    assert there.setup["fork"] == {"after": length, "of": table, "seat": 0}
    assert [seat.level for seat in there.seats] == [None, "easy", "easy"]


def test_it_goes_back_choice_by_choice_and_then_no_further(person: People) -> None:
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"])
    path = f"/api/tables/{table}"
    my_turn(ada, table)
    assert ada.refused("POST", f"{path}/take-back")["code"] == "table/nothing_to_take_back"
    plies = []
    for _ in range(3):
        plies.append(my_turn(ada, table)["view"]["ply"])
        ada.play(table)
    my_turn(ada, table)
    for ply in reversed(plies):
        ada.post(f"{path}/take-back")
        assert my_turn(ada, table)["view"]["ply"] == ply
    assert ada.refused("POST", f"{path}/take-back")["code"] == "table/nothing_to_take_back"


def test_where_people_play_nobody_takes_anything_back(three: tuple[list[Person], str]) -> None:
    people, table = three
    people[0].play(table, "decline")
    assert not people[0].get(f"/api/tables/{table}")["table"]["can_take_back"]
    for way in ("take-back", "go-back"):
        error = people[0].refused("POST", f"/api/tables/{table}/{way}")
        assert error["code"] == "table/no_way_back"


def test_an_answer_that_nobody_chose_is_not_a_move_to_take_back(person: People) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"}, auto_response=None)
    while my_turn(ada, table)["view"]["phase"] == "loan":
        pass
    assert not ada.get(f"/api/tables/{table}")["table"]["can_take_back"]


def test_a_move_chosen_before_something_was_taken_back_comes_too_late(person: People) -> None:
    ada = person()
    table = against_bots(ada)
    my_turn(ada, table)
    ada.play(table, "bid")
    seen = my_turn(ada, table)["seq"]
    ada.post(f"/api/tables/{table}/take-back")
    late = ada.refused("POST", f"/api/tables/{table}/moves", id="x", seq=seen, move="bid")
    assert late["code"] == "table/stale_sequence"


def test_the_same_move_sent_again_after_it_was_taken_back_is_not_played_again(
    person: People,
) -> None:
    ada = person()
    table = against_bots(ada)
    path = f"/api/tables/{table}"
    sent = {"id": "once", "seq": my_turn(ada, table)["seq"], "move": "bid"}
    first = ada.post(f"{path}/moves", **sent)["seq"]
    my_turn(ada, table)
    ada.post(f"{path}/take-back")
    assert ada.post(f"{path}/moves", **sent)["seq"] == first
    assert ada.get(path)["view"]["ply"] == 0


def test_a_standing_order_goes_with_the_move_and_the_game_waits_for_its_person(
    person: People,
) -> None:
    ada = person()
    table = against_bots(ada)
    path = f"/api/tables/{table}"
    my_turn(ada, table)
    ada.play(table, "bid")
    order = {"bowl": 9, "chips": None, "left": None}  # bids on as long as it is less
    assert ada.ask("PUT", f"{path}/orders", json={"order": order}).status_code == 200
    ada.post(f"{path}/take-back")
    now = ada.get(path)
    assert (now["table"]["order"], now["view"]["ply"], now["view"]["turn"]) == (None, 0, 0)


def test_where_something_happened_meanwhile_it_is_asked_again_what_has_been_shown(
    client: TestClient, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    table = against_bots(ada)
    my_turn(ada, table)
    ada.play(table, "bid")
    my_turn(ada, table)
    live, site = live_of(client, table), client.app.state.site  # type: ignore[attr-defined]  # Starlette
    said = [False, True]  # what was true of the table before is true of it no more

    def meanwhile(then: Table, user: str, _looks: Any) -> bool:
        if len(said) > 1:
            client.portal.call(site.hub.do, live, decide.order, user, None)  # type: ignore[union-attr]  # it runs
        assert then.play.ply
        return said.pop(0)

    monkeypatch.setattr(takeback, "has_seen", meanwhile)
    error = ada.refused("POST", f"/api/tables/{table}/take-back")
    assert (error["code"], said) == ("table/revealed", [])


def test_who_is_asked_for_loans_is_asked_at_the_new_table_too(
    client: TestClient, person: People
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    my_turn(ada, table)
    ada.play(table, "loan")
    made = ada.post(f"/api/tables/{table}/go-back")["table"]
    now = ada.get(f"/api/tables/{made}")
    assert now["table"]["auto_response"] == "ask"
    assert (now["view"]["phase"], now["view"]["turn"], now["view"]["ply"]) == ("loan", 0, 0)
    fork = live_of(client, made).table.setup["fork"]
    assert fork == {"after": 0, "of": table, "seat": 0}


def test_where_nothing_is_hidden_no_seat_is_named_that_could_not_know(
    client: TestClient, person: People
) -> None:
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"])
    my_turn(ada, table)
    ada.play(table)
    made = live_of(client, ada.post(f"/api/tables/{table}/go-back")["table"]).table
    assert "seat" not in made.setup["fork"]
    assert not made.deal_known
