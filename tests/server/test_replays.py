"""Looking back on finished games: moments, viewpoints, the tape, records brought and taken away."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from tests.server.test_every_game import full, played, sealed_by_its_salt, seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = moguls.games()
NOT_OF_THE_GAME = {"actions", "wait", "board"}  # nobody acts in a replay


def golden(name: str, number: int = 0) -> dict[str, Any]:
    lines = (GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()
    record: dict[str, Any] = json.loads(lines[number])
    return record


def brought(person: Person, *records: Any) -> Any:
    text = "\n".join(json.dumps(record) for record in records)
    return person.patiently("POST", "/api/records", content=text.encode())


def kept(person: Person, record: dict[str, Any]) -> str:
    """Bring a record that must be good; return the path of its replay."""
    answer = brought(person, record)
    assert answer.status_code == 200, answer.text
    return f"/api/replays/{answer.json()[0]['replay']}"


def refusal(person: Person, *records: Any) -> dict[str, Any]:
    answer = brought(person, *records)
    assert answer.status_code >= 400
    error: dict[str, Any] = answer.json()["error"]
    assert not error["text"].startswith("error-")
    return error


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_can_be_looked_at(name: str, person: Callable[[], Person]) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    about = ada.get(path)
    assert about["game"] == name
    assert about["steps"] == len(record["steps"])
    assert about["result"] == record["result"]
    assert about["options"] == record["options"]
    assert about["table"] is None
    for at in range(0, about["steps"] + 1, 9):
        moment = ada.get(f"{path}/at/{at}?as=public")
        assert moment["step"]["step"] == at
        assert moment["view"]["actions"] == []
        assert (moment["view"]["turn"] is None) == (at == about["steps"]) or at < about["steps"]
    assert ada.get(f"{path}/at/{about['steps']}")["view"]["over"]
    assert about["marks"]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_again_what_it_saw_and_heard_live(
    name: str, person: Callable[[], Person]
) -> None:
    table, log = full(sealed_by_its_salt(name))
    users = [*map(str, range(table.play.seats)), None]
    live = [
        (table.play.length, [seen(table, user, table.seq - 1) for user in users])
        for _move in played(table, log, 7)
    ]
    ada = person()
    path = kept(ada, table.play.record())
    for length, frames in live[::7] + live[-1:]:
        for number, frame in enumerate(frames):
            viewer = "public" if users[number] is None else number
            then = json.loads(frame)
            moment = ada.get(f"{path}/at/{length}?as={viewer}")
            view = {k: v for k, v in moment["view"].items() if k not in NOT_OF_THE_GAME}
            assert view == {k: v for k, v in then["view"].items() if k not in NOT_OF_THE_GAME}
            tail = moment["step"]["events"]
            assert then["log"][-1]["events"][-len(tail) :] == tail or not tail
            assert then["log"][-1]["step"] == length


@pytest.mark.parametrize("name", GAMES)
def test_the_tape_tells_every_step_as_its_moment_does(
    name: str, person: Callable[[], Person]
) -> None:
    ada, record = person(), golden(name)
    path = kept(ada, record)
    for viewer in ("all", "public", "1"):
        tape = ada.get(f"{path}/steps?as={viewer}")
        assert [each["step"] for each in tape] == list(range(len(record["steps"]) + 1))
        assert [each["move"] for each in tape[1:]] == [s.get("move") for s in record["steps"]]
        for at in (0, 5, len(tape) - 1):
            assert ada.get(f"{path}/at/{at}?as={viewer}")["step"] == tape[at]


@pytest.mark.parametrize("name", [n for n in GAMES if moguls.game(n).rules.display.secrets])
def test_nothing_that_a_seat_did_not_know_is_in_its_replay(
    name: str, person: Callable[[], Person]
) -> None:
    """Two games that seat 0 cannot tell apart at a moment look the same to it until then."""
    from tests.core.test_history import recorded, until  # noqa: PLC0415  # beside its use

    ada = person()
    play = next(recorded(name))
    at = play.length // 2
    deal, steps = until(play, at).redeal(0, 99)
    both = [{**play.record(), "steps": some[:at]} for some in (play.steps(), steps)]
    for record, its_deal in zip(both, (play.deal, deal), strict=True):
        record["deal"] = its_deal
        record.pop("result")
    paths = [kept(ada, record) for record in both]
    assert paths[0] != paths[1]
    for step in range(0, at + 1, 3):
        one, other = (ada.get(f"{path}/at/{step}?as=0") for path in paths)
        assert one == other
    opened = [[ada.get(f"{path}/at/{i}") for i in range(0, at + 1, 9)] for path in paths]
    assert opened[0] != opened[1]


def test_a_running_game_is_not_a_replay(three: tuple[list[Person], str]) -> None:
    people, table = three
    for path in ("", "/at/0", "/steps", "/record"):
        refused = people[0].refused("GET", f"/api/replays/{table}{path}")
        assert refused["code"] == "table/not_over"
    refused = people[0].refused("POST", f"/api/replays/{table}/fork", at=0, seat=0)
    assert refused["code"] == "table/not_over"
    assert people[0].refused("GET", "/api/replays/nowhere")["code"] == "table/not_found"
    assert people[0].refused("GET", "/api/replays/rec-nowhere")["code"] == "table/not_found"


def test_a_finished_table_is_a_replay_with_its_players(person: Callable[[], Person]) -> None:
    ada = person()
    table = finished(ada)
    path = f"/api/replays/{table}"
    about = ada.get(path)
    assert about["table"] == table
    assert [seat["level"] for seat in about["seats"]] == [None, "easy", "easy"]
    assert ada.get(f"{path}/record") == ada.get(f"/api/tables/{table}/record")
    log = ada.get(f"/api/tables/{table}/log")["log"]
    assert log[-1]["step"] == about["steps"]


def test_a_replay_knows_the_seat_of_its_player_alone(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    path = f"/api/replays/{finished(ada)}"

    assert ada.get(path)["you"] == 0
    assert bob.get(path)["you"] is None
    assert ada.get(kept(ada, golden("moguli")))["you"] is None


def finished(ada: Person, **more: Any) -> str:
    table = ada.new_table(bots=["easy", "easy"], **more)
    return to_the_end(ada, table)


def to_the_end(ada: Person, table: str) -> str:
    while not ada.play_on(table)["view"]["over"]:
        pass
    return table


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/at/9999", "replay/no_such_moment"),
        ("/at/-1", "wire/malformed"),
        ("/at/x", "wire/malformed"),
        ("/at/0?as=9", "replay/no_such_view"),
        ("/steps?as=bob", "replay/no_such_view"),
    ],
)
def test_a_moment_or_a_viewer_that_is_not_there(
    path: str, code: str, person: Callable[[], Person]
) -> None:
    ada = person()
    base = kept(ada, golden("moguli"))
    assert ada.refused("GET", base + path)["code"] == code


# -- records that people bring ----------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_golden_record_comes_in_and_goes_out_again(
    name: str, person: Callable[[], Person]
) -> None:
    ada = person()
    for number in range(4):
        record = {**golden(name, number), "players": ["Ada", "<b>", 7], "x-note": {"a": 1}}
        path = kept(ada, record)
        assert ada.get(f"{path}/record") == record
        names = [seat["name"] for seat in ada.get(path)["seats"]]
        assert names[:2] == ["Ada", "<b>"]
        assert set(names[2:]) <= {""}


def test_the_same_record_again_is_the_same_replay(person: Callable[[], Person]) -> None:
    record = golden("moguli")
    assert kept(person(), record) == kept(person(), record)


def test_several_games_come_in_line_by_line_or_pretty_printed(person: Callable[[], Person]) -> None:
    ada = person()
    answer = brought(ada, golden("moguli"), golden("mogul-2002")).json()
    assert [each["line"] for each in answer] == [1, 2]
    assert [each["game"] for each in answer] == ["moguli", "mogul-2002"]
    text = json.dumps(golden("moguli"), indent=1)
    pretty = ada.ask("POST", "/api/records", content=f"\ufeff{text}".encode())
    assert pretty.json()[0]["replay"] == answer[0]["replay"]
    broken = refusal(ada, golden("moguli"), {**golden("moguli"), "steps": [1]})
    assert (broken["line"], broken["step"]) == (2, 1)


def test_a_move_against_the_rules_is_told_with_its_step_its_rule_and_what_was_legal(
    person: Callable[[], Person],
) -> None:
    record = golden("mogul-2002")
    record["steps"][16]["move"] = "sell 5"
    ada = person()
    told = refusal(ada, record)
    assert told["code"] == "record/illegal_move"
    assert (told["line"], told["step"], told["move"]) == (1, 17, "sell 5")
    assert told["rule"].startswith("M02-")
    assert told["legal"]
    assert "step 17" in told["text"]
    ada.ask("PUT", "/api/me", json={"lang": "de"})
    assert "Schritt 17" in refusal(ada, record)["text"]


BROKEN: dict[str, tuple[Any, str]] = {
    "another format": ({"format": "pgn"}, "record/foreign"),
    "another game": ({"game": "chess"}, "record/no_such_game"),
    "an unknown switch": ({"options": {"moon": "on"}}, "record/wrong_options"),
    "no options": ({"options": None}, "record/wrong_field"),
    "no steps": ({"steps": None}, "record/wrong_field"),
    "no deal": ({"deal": {}}, "record/wrong_deal"),
    "too many seats": ({"seats": 99}, "record/wrong_seats"),
    "no move": ({"steps": [{"seat": 0, "move": "dance"}]}, "record/no_such_move"),
    "no step": ({"steps": [7]}, "record/wrong_step"),
    "a step with more": ({"steps": [{"seat": 0, "move": "bid", "by": 1}]}, "record/wrong_step"),
    "no chance here": ({"steps": [{"chance": {}}]}, "record/wrong_chance"),
    "another's turn": ({"steps": [{"seat": 5, "move": "bid"}]}, "record/not_its_turn"),
    "no checks": ({"checks": 7}, "record/wrong_checks"),
    "no result": ({"result": None}, "record/wrong_result"),
    "another result": ({"result": {"scores": [1, 2, 3], "winners": [0]}}, "record/differs"),
    "another check": ({"checks": [{"after": 0, "state": {"bowl": 99}}]}, "record/differs"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_or_foreign_record_says_what_is_wrong(
    what: str, person: Callable[[], Person]
) -> None:
    change, code = BROKEN[what]
    ada = person()
    told = refusal(ada, {**golden("mogul-2002"), **change})
    assert told["code"] == code, told
    assert told["line"] == 1
    assert not re.search(r"'|\b(?:NoneType|dict|int|str)\b", told["text"])
    english = told["text"]
    ada.ask("PUT", "/api/me", json={"lang": "de"})
    german = refusal(ada, {**golden("mogul-2002"), **change})["text"]
    assert german.startswith("Zeile 1")
    assert told.get("why", "-" * 9) not in german, english


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        (b"", "record/empty", None, None),
        (b" \n\n", "record/empty", None, None),
        (b"\xff\xfe", "record/no_text", 1, None),
        (b'{"format": "moguls-record/1",\n "game": oops}', "record/no_json", 2, 10),
        (b"[]", "record/no_record", 1, None),
        (b'{"a": 1, "a": 2}', "record/key_twice", 1, None),
        (b'{"a": NaN}', "record/no_number", 1, None),
        (b'{"a": ' + b"9" * 5000 + b"}", "record/long_number", 1, None),
        (b'{"a": "\\ud800"}', "record/half_character", 1, None),
        (b'{"\\udfff": 1}', "record/half_character", 1, None),
        (b"[" * 100_000, "record/too_deep", 1, None),
        (b"1. e4 e5 2. Nf3", "record/no_json", 1, None),
        (b"{}\n" * 21, "record/too_many", None, None),
    ],
)
def test_a_text_that_is_not_a_record(
    text: bytes, code: str, line: int | None, column: int | None, person: Callable[[], Person]
) -> None:
    told = person().ask("POST", "/api/records", content=text).json()["error"]
    assert told["code"] == code
    assert told.get("line") == line
    assert column is None or told["column"] == column


def test_a_record_may_be_longer_than_a_message_but_not_endless(
    person: Callable[[], Person],
) -> None:
    ada = person()
    assert len(json.dumps(golden("take-stock"))) > 8 * 1024
    kept(ada, golden("take-stock"))
    told = ada.ask("POST", "/api/records", content=b" " * (512 * 1024 + 1)).json()["error"]
    assert told["code"] == "wire/too_large"
    assert str(512 * 1024) in told["text"].replace(",", "")

    def in_chunks() -> Any:
        for _ in range(600):
            yield b" " * 1024

    told = ada.ask("POST", "/api/records", content=in_chunks()).json()["error"]
    assert told["code"] == "wire/too_large"


@pytest.mark.usefixtures("stopped_clock")
def test_who_brings_records_too_fast_must_wait(person: Callable[[], Person]) -> None:
    ada = person()
    answers = [ada.ask("POST", "/api/records", content=b"x") for _ in range(14)]
    assert answers[0].status_code == 400
    assert answers[-1].status_code == 429
