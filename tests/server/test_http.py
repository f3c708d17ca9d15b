"""The JSON routes, as a program uses them."""

from __future__ import annotations

import gc
from base64 import urlsafe_b64decode
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core import commitment
from moguls.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Person


def test_the_games_are_listed_with_their_switches(person: Callable[[], Person]) -> None:
    games = {game["name"]: game for game in person().get("/api/games")}

    assert tuple(games) == moguls.games()
    game = games["mogul-2002"]
    assert game["seats"] == [3, 4, 5, 6]
    assert game["message_prefix"] == "m02"
    assert game["orders"] == ["bowl", "chips", "left"]
    quick = {"name": "quick_start", "values": ["off", "on"], "default": "off", "rule": "M02-S6"}
    assert {**quick, "numbers": None} in game["switches"]
    assert game["levels"] == ["beginner", "easy", "normal", "hard", "expert"]


def test_a_visitor_gets_a_cookie_and_may_name_itself(person: Callable[[], Person]) -> None:
    ada = person()
    me = ada.ask("PUT", "/api/me", json={"name": "  Ada ", "lang": "fr"}).json()

    assert me["name"] == "Ada"
    assert ada.get("/api/me") == me
    assert person().get("/api/me")["id"] != me["id"]


def test_the_id_of_a_table_is_12_bytes_that_nobody_can_guess(person: Callable[[], Person]) -> None:
    ada = person()
    ids = [ada.new_table() for _ in range(3)]

    assert [len(urlsafe_b64decode(each)) for each in ids] == [12, 12, 12]
    assert len({*ids}) == 3


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb"])
def test_a_name_that_cannot_be_shown_is_refused(person: Callable[[], Person], name: str) -> None:
    assert person().refused("PUT", "/api/me", name=name)["code"].startswith("name/")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_by_requests_alone(person: Callable[[], Person], seats: int) -> None:
    ada = person()
    table = ada.new_table(seats=seats, bots=["normal"] * (seats - 1))
    path = f"/api/tables/{table}"
    while not (frame := ada.get(path))["view"]["over"]:
        if frame["view"]["turn"] == 0:
            ada.play(table)

    record = ada.get(f"{path}/record")
    game = moguls.game(record["game"], **record["options"])
    assert game.replay(record).scores == frame["view"]["result"]["scores"]
    assert record["commit"] == frame["table"]["commit"]
    commitment.check(moguls.game(record["game"], **record["options"]), record)


def test_the_seal_is_shown_from_the_start_and_opened_at_the_end_only(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    frame = people[0].get(f"/api/tables/{table}")

    assert len(frame["table"]["commit"]) == 64
    assert frame["table"]["reveal"] is None
    assert people[0].refused("GET", f"/api/tables/{table}/record")["code"] == "table/not_over"


def test_a_record_with_another_deal_fails_its_seal(person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table(sit=False, bots=["easy"] * 3)
    while (frame := ada.get(f"/api/tables/{table}"))["table"]["status"] != "over":
        assert frame["table"]["you"] is None
    record = ada.get(f"/api/tables/{table}/record")
    commitment.check(moguls.game(record["game"], **record["options"]), record)

    record["deal"]["deck"][0], record["deal"]["deck"][1] = record["deal"]["deck"][1::-1]
    record["deal"]["first"] = (record["deal"]["first"] + 1) % 3
    with pytest.raises(RecordError, match="not the one that was sealed"):
        commitment.check(moguls.game("mogul-2002"), record)


@pytest.mark.parametrize(
    ("code", "method", "path", "message"),
    [
        ("table/not_found", "GET", "/api/tables/nowhere", {}),
        ("wire/not_found", "GET", "/api/nothing", {}),
        ("wire/method", "DELETE", "/api/games", {}),
        ("usage/no_such_game", "POST", "/api/tables", {"game": "chess", "seats": 2}),
        ("usage/bad_option", "POST", "/api/tables", {"game": "mogul-2002", "seats": 7}),
        (
            "usage/bad_option",
            "POST",
            "/api/tables",
            {"game": "mogul-2002", "seats": 4, "options": {"quick_start": "maybe"}},
        ),
        (
            "table/too_many",
            "POST",
            "/api/tables",
            {"game": "mogul-2002", "seats": 3, "bots": ["easy"] * 3},
        ),
        ("wire/unknown_field", "POST", "/api/tables", {"game": "x", "seats": 3, "cheat": 1}),
        ("wire/malformed", "POST", "/api/tables", {"game": "mogul-2002", "seats": "four"}),
        ("usage/no_such_game", "GET", "/api/rules/chess", {}),
        ("wire/malformed", "GET", "/api/tables/nowhere/log?since=-1", {}),
    ],
)
def test_each_mistake_has_its_own_code(
    person: Callable[[], Person], code: str, method: str, path: str, message: dict[str, Any]
) -> None:
    ada = person()
    if "since" in path:
        path = path.replace("nowhere", ada.new_table())

    assert ada.refused(method, path, **message)["code"] == code


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"game": "chess", "seats": 2}, ["“chess”", "mogul-2002, mogul-2013, moguli, take-stock"]),
        (
            {"game": "moguli", "seats": 3, "bots": ["esy", "easy"]},
            ["bots[0] cannot be “esy”", "beginner, easy, expert, hard, normal"],
        ),
        ({"game": "moguli", "seats": 3, "pace": "quick"}, ["pace cannot be “quick”", "at_once"]),
        (
            {"game": "mogul-2002", "seats": 3, "bots": ["easy"] * 4},
            ["5 players and 3 seats", "fewer bots or friends, or for more seats"],
        ),
    ],
)
def test_a_table_that_cannot_be_made_says_what_can(
    person: Callable[[], Person], message: dict[str, Any], words: list[str]
) -> None:
    text = person().refused("POST", "/api/tables", **message)["text"]
    assert [each for each in words if each not in text] == []


def test_invalid_json_is_refused(person: Callable[[], Person]) -> None:
    response = person().ask("POST", "/api/tables", content=b"{no")

    assert response.status_code == 400
    assert response.json()["error"]["code"] == "wire/malformed"


@pytest.mark.parametrize("announced", [True, False])
def test_a_large_message_is_refused(
    person: Callable[[], Person], announced: bool
) -> None:  # a parameter
    text = b'{"game": "' + b"x" * 9000 + b'"}'
    content = text if announced else iter([text[:5000], text[5000:]])
    response = person().ask("POST", "/api/tables", content=content)

    assert response.status_code == 413
    assert response.json()["error"]["code"] == "wire/too_large"


@pytest.mark.parametrize(
    ("code", "move", "seat"),
    [
        ("rules/illegal_move", "bid", 0),
        ("rules/malformed_move", "shout", 0),
        ("table/not_your_turn", "decline", 1),
    ],
)
def test_a_move_that_cannot_be_leaves_the_table_unharmed(
    three: tuple[list[Person], str], code: str, move: str, seat: int
) -> None:
    people, table = three
    path = f"/api/tables/{table}"
    before = people[0].get(path)

    error = people[seat].refused("POST", f"{path}/moves", id="x", seq=before["seq"], move=move)

    assert error["code"] == code
    if code == "rules/illegal_move":
        assert (error["rule"], error["legal"]) == ("M02-L2", ["decline", "loan"])
        assert "M02-L2" in error["text"]
    assert people[0].get(path) == before


def test_an_old_sequence_number_is_refused(three: tuple[list[Person], str]) -> None:
    people, table = three
    seen = people[0].get(f"/api/tables/{table}")["seq"]
    people[0].play(table, "decline")

    late = people[1].refused("POST", f"/api/tables/{table}/moves", id="x", seq=seen, move="decline")

    assert late["code"] == "table/stale_sequence"


def test_errors_speak_the_language_of_who_asks(person: Callable[[], Person]) -> None:
    texts = set()
    for lang in ("en", "fr", "it", "de"):
        ada = person()
        ada.ask("PUT", "/api/me", json={"lang": lang})
        texts.add(ada.refused("GET", "/api/tables/nowhere")["text"])

    assert len(texts) == 4


@pytest.mark.usefixtures("stopped_clock")
def test_who_asks_too_often_is_told_to_wait(person: Callable[[], Person]) -> None:
    ada = person()
    answers = {ada.ask("GET", "/api/games").status_code for _ in range(800)}

    assert answers == {200, 429}
    assert person().ask("GET", "/api/games").status_code == 200


def test_the_rule_book_is_served_by_section(person: Callable[[], Person]) -> None:
    book = person().get("/api/rules/mogul-2002?lang=en")

    assert book["sections"][0]["title"] == "Material"
    ids = [clause["id"] for section in book["sections"] for clause in section["clauses"]]
    assert "M02-A2" in ids
    assert book["intro"]


def test_a_rematch_moves_the_seats_on_and_is_one_for_all(person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "hard"])
    assert ada.refused("POST", f"/api/tables/{table}/rematch")["code"] == "table/not_over"
    while not (frame := ada.get(f"/api/tables/{table}"))["view"]["over"]:
        if frame["view"]["turn"] == 0:
            ada.play(table)

    again = ada.post(f"/api/tables/{table}/rematch")["table"]

    assert ada.post(f"/api/tables/{table}/rematch")["table"] == again
    assert ada.get(f"/api/tables/{table}")["table"]["rematch"] == again
    seats = ada.get(f"/api/tables/{again}")["table"]["seats"]
    assert [seat["you"] for seat in seats] == [False, True, False]
    assert [seat["level"] for seat in seats] == ["hard", None, "easy"]
    before = ada.get(f"/api/tables/{table}")["table"]["seats"]
    names = [seat["name"] for seat in before]
    assert [seat["name"] for seat in seats] == [names[2], names[0], names[1]]


def test_who_only_looks_leaves_no_trace_in_the_store(client: TestClient) -> None:
    for path in ("/api/games", "/", "/api/tables/x", "/api/rules/mogul-2002"):
        assert "set-cookie" not in client.get(path).headers
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette

    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM users").scalar() == 0


def test_a_name_changed_elsewhere_is_shown_when_one_comes_back(
    person: Callable[[], Person], client: TestClient
) -> None:
    ada = person()
    table = ada.new_table()
    client.app.state.site.hub._live.clear()  # type: ignore[attr-defined]  # noqa: SLF001  # forgotten
    client.app.state.site.hub._recent.clear()  # type: ignore[attr-defined]  # noqa: SLF001  # forgotten
    ada.ask("PUT", "/api/me", json={"name": "Countess"})

    with ada.socket(table) as socket:
        frame = socket.hear("frame")
    assert frame["table"]["seats"][0]["name"] == "Countess"


def test_a_bot_stands_in_for_who_stays_away(
    three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = three
    path = f"/api/tables/{table}"
    assert people[0].refused("POST", f"{path}/bots", seat=1, level="easy")["code"] == (
        "table/present"
    )
    monkeypatch.setattr("moguls.server.live.live.AWAY", -1.0)
    people[0].post(f"{path}/bots", seat=1, level="easy")

    seat = people[1].get(path)["table"]["seats"][1]
    assert (seat["kind"], seat["replaced_by_bot"], seat["you"]) == ("bot", True, False)
    assert not people[0].get(path)["table"]["seats"][1]["replaced_by_bot"]
    assert people[1].post(f"{path}/sit")["seat"] == 1


def test_old_tables_leave_the_memory_and_are_found_again(
    person: Callable[[], Person], client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.live.hub.RECENT_TABLES", 2)
    ada = person()
    tables = [ada.new_table() for _ in range(5)]
    gc.collect()
    hub = client.app.state.site.hub  # type: ignore[attr-defined]  # Starlette

    assert set(hub._live) <= set(tables[-3:])  # noqa: SLF001  # what is in memory
    assert [ada.get(f"/api/tables/{table}")["table"]["you"] for table in tables] == [0] * 5


@pytest.mark.usefixtures("stopped_clock")
def test_moves_are_limited_for_a_person_over_all_its_connections(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    codes = {
        people[0].refused("POST", f"/api/tables/{table}/moves", id="x", seq=3, move="bid")["code"]
        for _ in range(180)
    }

    assert codes == {"rules/illegal_move", "wire/rate_limited"}
    people[1].ask("GET", f"/api/tables/{table}").raise_for_status()


def test_the_seat_on_turn_may_ask_what_a_move_would_change(person: Callable[[], Person]) -> None:
    ada, lin = person(), person()
    table = ada.new_table(game="moguli", seats=2, options={"first_player": "0"})
    path = f"/api/tables/{table}"
    early = ada.refused("GET", f"{path}/preview?move=rotate%20c4%2090")
    lin.ask("POST", f"{path}/sit", json={})
    frame = ada.get(path)
    legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
    move = next(each for each in legal if each.startswith("rotate"))

    told = ada.get(f"{path}/preview?move={move}")

    assert early["code"] == "table/not_started"
    assert (told["seq"], told["move"]) == (frame["seq"], move)
    assert told["effect"]["tile"]["gate"] == move.split()[1]
    assert ada.get(path) == frame
    refused = {
        "rotate c4 45": "rules/malformed_move",
        "pawn d4-d5": "rules/illegal_move",  # no pawn stands there, whatever the tiles
        "x" * 999: "rules/malformed_move",
        "end&seq=x": "wire/malformed",
    }
    for wrong, code in refused.items():
        assert ada.refused("GET", f"{path}/preview?move={wrong}")["code"] == code
    assert lin.refused("GET", f"{path}/preview?move={move}")["code"] == "table/not_your_turn"
    assert person().refused("GET", f"{path}/preview?move={move}")["code"] == "table/not_seated"


def test_who_is_on_turn_may_ask_why_a_move_is_not_possible(person: Callable[[], Person]) -> None:
    ada, lin = person(), person()
    table = ada.new_table(game="moguli", seats=2, options={"first_player": "0"})
    path = f"/api/tables/{table}"
    lin.post(f"{path}/sit")
    frame = ada.get(path)
    legal = next(each["move"] for each in frame["view"]["actions"] if each["legal"])

    told = ada.get(f"{path}/why-not?move=pawn d4-d5")  # no pawn stands there, whatever the tiles

    assert told["rule"].startswith("MOG-")
    assert told["code"]
    assert ada.get(f"{path}/why-not?move={legal}") == {"move": legal, "rule": None, "code": None}
    assert ada.get(path) == frame
    malformed = ada.refused("GET", f"{path}/why-not?move=rotate c4 45")
    assert malformed["code"] == "rules/malformed_move"
    assert lin.refused("GET", f"{path}/why-not?move={legal}")["code"] == "table/not_your_turn"
    assert person().refused("GET", f"{path}/why-not?move={legal}")["code"] == "table/not_seated"


def test_a_question_that_a_move_has_overtaken_is_not_a_mistake(
    person: Callable[[], Person],
) -> None:
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"], options={"first_player": "0"})
    path = f"/api/tables/{table}"
    seen = ada.get(path)["seq"]
    move = next(a["move"] for a in ada.get(path)["view"]["actions"] if a["legal"])
    ada.play(table, move)

    assert ada.get(f"{path}/preview?move={move}&seq={seen}")["effect"] == {}


def test_a_game_without_previews_tells_nothing_more(three: tuple[list[Person], str]) -> None:
    people, table = three
    path = f"/api/tables/{table}"
    on_turn = people[people[0].get(path)["view"]["turn"]]
    move = next(a["move"] for a in on_turn.get(path)["view"]["actions"] if a["legal"])

    assert on_turn.get(f"{path}/preview?move={move}")["effect"] == {}
