"""Auto-responses to a recurring question: the server answers it, and nobody waits."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls import review
from moguls.core.auto_response import RecurringQuestion
from moguls.games import registry
from moguls.server.live.hub import seal
from moguls.server.replay import untrusted
from moguls.server.table import auto_response, decide, seating
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.table import events_for
from moguls.server.wire.refusal import Refusal
from tests.server.test_programs import Program

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from moguls.core.auto_response import AutoResponse
    from moguls.server.table.table import LogEntry, Table
    from tests.server.conftest import Person

FIRST = {"first_player": "0"}


def take_in(table: Table, entries: list[LogEntry]) -> None:
    for entry in entries:
        evolve(table, entry)


def seated(*, ask: tuple[str, ...] = ()) -> Table:
    game = moguls.game("mogul-2002", first_player="0")
    made = {**seal(game.name, game.options, game.deal(3, seed=1)), "seats": 3, "host": "ada"}
    table = tables.new_table("t", {**made, "pace": "normal"})
    for user in ("ada", "bob", "cid"):
        response: AutoResponse | None = "ask" if user in ask else None
        take_in(table, auto_response.sit(table, user, user.title(), None, response))
    return table


def test_by_default_the_usual_answer_is_given_for_a_seat() -> None:
    table = seated()
    assert (table.play.phase, auto_response.answer(table)) == ("loan", "decline")
    for seat in range(3):
        take_in(table, auto_response.automatic(table, seat, "decline"))
    assert table.play.phase == "auction"
    assert auto_response.answer(table) is None  # in the auction everybody chooses


def test_a_seat_that_wants_to_be_asked_is_asked() -> None:
    table = seated(ask=("ada",))
    assert auto_response.answer(table) is None
    assert auto_response.automatic(table, 0, "decline") == []
    take_in(table, decide.move(table, "ada", "x", table.seq, "decline"))
    assert auto_response.answer(table) == "decline"


def test_one_loan_is_taken_at_the_next_window_and_then_none() -> None:
    table = seated()
    take_in(table, auto_response.put(table, "ada", "once"))
    assert auto_response.answer(table) == "loan"
    take_in(table, auto_response.automatic(table, 0, "loan"))
    assert table.play.state.chips[:3] == [8, 6, 6]  # type: ignore[attr-defined]  # the game's
    assert auto_response.response_of(table, 0) == "no"


def test_a_loan_that_cannot_be_had_is_not_taken() -> None:
    game = moguls.game("mogul-2002", first_player="0", score_floor="on")
    made = {**seal(game.name, game.options, game.deal(3, seed=1)), "seats": 3, "host": "ada"}
    table = tables.new_table("t", {**made, "pace": "normal"})
    for user in ("ada", "bob", "cid"):
        take_in(table, auto_response.sit(table, user, user.title(), None, "once"))
    assert "loan" not in table.play.legal()  # nobody has two points yet
    assert auto_response.answer(table) == "decline"
    take_in(table, auto_response.automatic(table, 0, "decline"))
    assert auto_response.response_of(table, 0) == "no"  # the next window it was meant for is past


def test_an_auto_response_ends_when_its_person_stands_up() -> None:
    table = seated()
    take_in(table, auto_response.put(table, "ada", "ask"))
    take_in(table, seating.stand(table, "ada"))
    assert auto_response.response_of(table, 0) == "no"


def test_who_was_not_asked_is_told_so_and_nobody_else() -> None:
    """Auto-responses are private, like standing orders."""
    table = seated()
    take_in(table, auto_response.put(table, "bob", "once"))
    before = table.seq
    take_in(table, auto_response.automatic(table, 0, "decline"))
    take_in(table, auto_response.automatic(table, 1, "loan"))
    [_, _, first, second] = table.log[-4:]

    assert table.seq == before + 2  # the auto-response itself has no public number
    assert events_for(first, 0) == [{"type": "decline", "seat": 0, "auto": True}]
    assert [events_for(first, seat) for seat in (1, 2, None)] == [
        [{"type": "decline", "seat": 0}]
    ] * 3
    assert events_for(second, 1)[0] == {"type": "loan", "seat": 1, "auto": True}
    assert events_for(second, None)[0] == {"type": "loan", "seat": 1}


@pytest.mark.parametrize(
    ("name", "options"), [("moguli", {}), ("mogul-2002", {"loan_timing": "on_own_turn"})]
)
def test_no_auto_response_in_a_game_without_a_question(name: str, options: dict[str, str]) -> None:
    game = moguls.game(name, **options)
    seats = game.rules.seats[0]
    deal = game.deal(seats, seed=1)
    made = {**seal(game.name, game.options, deal), "seats": seats, "host": "ada"}
    table = tables.new_table("t", {**made, "pace": "normal"})
    take_in(table, auto_response.sit(table, "ada", "Ada", None, "ask"))
    with pytest.raises(Refusal, match="table/no_auto_responses"):
        auto_response.put(table, "ada", "ask")


@pytest.mark.parametrize("name", registry.names())
def test_what_a_game_asks_is_asked_and_its_answers_are_moves(name: str) -> None:
    rules = registry.game(name).rules
    if rules.automation.question is None:
        return
    question = rules.automation.question
    assert isinstance(question, RecurringQuestion)
    assert {question.usual, question.once} <= set(rules.codec.actions)
    play = registry.game(name).new(seats=rules.seats[0], seed=1)
    assert question.is_asked(play.state)
    assert question.usual in play.legal()


# -- on a server ----------------------------------------------------------------------------------


def four(person: Callable[[], Person], **more: Any) -> tuple[list[Person], str]:
    """Four people at a table of people's pace; nobody has said how it wants to be asked."""
    people = [person() for _ in range(4)]
    table = people[0].new_table(seats=4, pace="normal", options=FIRST, auto_response=None, **more)
    for other in people[1:]:
        other.sit(table, auto_response=None)
    return people, table


def until(true: Callable[[], bool]) -> None:
    for _ in range(12_000):
        if true():
            return
        time.sleep(0.005)
    pytest.fail("it did not come")


def test_four_default_responses_begin_a_round_without_waiting(
    client: TestClient, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected either: with the page closed the table goes on."""
    pauses: list[Any] = []

    def pause(live: Any) -> float:
        pauses.append(live)
        return 60.0

    monkeypatch.setattr("moguls.server.live.pace.pause", pause)
    people, table = four(person)
    until(lambda: people[0].get(f"/api/tables/{table}")["view"]["phase"] == "auction")
    _, log = client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette

    assert pauses == []
    assert [entry.data.get("auto") for entry in log if entry.kind == "move"] == [True] * 4
    seen = people[1].get(f"/api/tables/{table}")
    mine = [event for each in seen["log"] for event in each["events"] if event.get("auto")]
    assert [event["seat"] for event in mine] == [1]


def test_an_auto_response_belongs_to_one_seat_and_lasts(three: tuple[list[Person], str]) -> None:
    people, table = three
    path = f"/api/tables/{table}"
    before = people[0].get(path)["view"]["scores"][0]  # by the deal
    assert (
        people[0].ask("PUT", f"{path}/auto-response", json={"auto_response": "once"}).status_code
        == 200
    )
    until(lambda: people[1].get(path)["view"]["turn"] == 1)  # it was on turn, and is answered
    frames = [each.get(path)["table"] for each in people]

    assert [(each["question"], each["auto_response"]) for each in frames] == [
        ("loan", "no"),
        ("loan", "ask"),
        ("loan", "ask"),
    ]
    assert people[1].get(path)["view"]["scores"][0] == before - 2


def test_an_auto_response_over_a_socket_is_private(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[1].socket(table) as mine, people[2].socket(table) as other:
        mine.hear("frame")
        other.hear("frame")
        mine.say(type="auto_response", auto_response="no")
        assert mine.hear("frame")["table"]["auto_response"] == "no"
        other.say(type="ping")
        other.hear("pong")
    assert people[2].get(f"/api/tables/{table}")["table"]["auto_response"] == "ask"


def test_programs_are_asked_whatever_their_game_asks(client: TestClient) -> None:
    program = Program(client)
    wanted = {"game": "mogul-2002", "seats": 3, "bots": ["easy"], "options": FIRST}
    table = program.ask("POST", "/api/tables", **wanted).json()["table"]
    other = Program(client)
    other.ask("POST", f"/api/tables/{table}/sit")
    for each in (program, other):
        assert each.ask("GET", f"/api/tables/{table}").json()["table"]["auto_response"] == "ask"
    assert program.turn(table, 5)["legal"] == ["loan", "decline"]


def test_a_review_does_not_count_what_nobody_chose_and_a_record_cannot_know(
    client: TestClient, person: Callable[[], Person]
) -> None:
    """Of a table here its own log tells; of a record every "no" counts."""
    ada, lin, noor = person(), person(), person()
    table = ada.new_table(options=FIRST, auto_response=None)
    lin.sit(table)
    noor.sit(table, auto_response=None)
    people = [ada, lin, noor]
    while (frame := ada.get(f"/api/tables/{table}"))["table"]["status"] != "over":
        view = frame["view"]
        if view["phase"] == "loan" and view["turn"] != 1:
            continue  # the server answers
        people[view["turn"]].play(table, None if view["phase"] != "loan" else "decline")
    site = client.app.state.site  # type: ignore[attr-defined]  # Starlette
    [portal] = [client.portal]
    assert portal is not None
    replay = portal.call(site.archive.find, table)
    steps = [replay.steps[at - 1] for at in replay.origin.automatic]
    brought = untrusted.play_again("rec-x", json.dumps(replay.origin.record))

    assert {(step["seat"], step["move"]) for step in steps} == {(0, "decline"), (2, "decline")}
    assert brought.origin.automatic == frozenset()
    as_ada = replay.tape(0)
    assert [at for at, step in enumerate(as_ada) if step.events and step.events[0].get("auto")] == [
        at for at in sorted(replay.origin.automatic) if replay.steps[at - 1]["seat"] == 0
    ]


def test_an_answer_that_nobody_chose_costs_nobody_anything() -> None:
    weighed = review.Weighed(0, 1, 2, 2, (0.5, 0.5), (0.1, 0.1), (-0.2, 0.2), 0.05, ())
    free = weighed.undecided()

    assert (free.best, free.choices, free.cost, free.cost_error) == (1, 1, (0.0, 0.0), 0.0)
    assert free.wins == weighed.wins
