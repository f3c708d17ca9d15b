"""Tests of `moguls replay`: every change of a record is found."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]
    Record = dict[str, Any]
    Tamper = Callable[[Record], object]


@pytest.fixture
def games(recorded: Path) -> list[Record]:
    return [json.loads(line) for line in recorded.read_text("utf-8").splitlines()]


@pytest.fixture
def replay(moguls: Run, tmp_path: Path) -> Callable[..., Done]:
    def run(records: list[Record], options: str = "--check") -> Done:
        path = tmp_path / "tampered.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
        return moguls(f"replay {path} {options}")

    return run


def steps(records: list[Record]) -> int:
    return sum(len(record["steps"]) for record in records)


def test_an_honest_file_ends_with_its_counts(
    moguls: Run, recorded: Path, games: list[Record]
) -> None:
    done = moguls(f"replay {recorded} --check")
    assert done == (0, f"3 games, {steps(games)} steps, 0 differences\n", "")


def test_stdin_a_pretty_object_a_byte_order_mark_and_empty_lines_will_do(
    moguls: Run, games: list[Record], tmp_path: Path
) -> None:
    total = f"1 games, {len(games[0]['steps'])} steps, 0 differences\n"
    assert moguls("replay - --check", json.dumps(games[0], indent=2)).out == total
    assert moguls("replay -", "\n\n" + json.dumps(games[0]) + "\n\n").out == total
    path = tmp_path / "one.json"
    path.write_text(json.dumps(games[0], indent="\t"), "utf-8-sig")
    assert moguls(f"replay {path}").out == total


@pytest.mark.parametrize("engine", ["plain", "native"])
def test_a_forbidden_move_is_named_with_game_step_rule_and_what_was_legal(
    replay: Run, games: list[Record], engine: str
) -> None:
    games[1]["steps"][0]["move"] = "take"
    done = replay(games, f"--check --engine {engine}")
    assert done.code == 1
    first, last = done.out.splitlines()
    assert first.startswith("game 2, step 1, move 'take': ")
    assert "M02-" in first
    assert first.endswith("decline, loan")
    assert last.startswith("3 games, ")
    assert last.endswith(" steps, 1 differences")


ILLEGAL: dict[str, tuple[Tamper, tuple[str, ...]]] = {
    "a move of nobody": (
        lambda r: r["steps"].__setitem__(4, {"seat": r["steps"][4]["seat"], "move": "fly"}),
        ("step 5, move 'fly'", "is not a move", "bid, leave"),
    ),
    "another seat": (
        lambda r: r["steps"][0].update(seat=(r["steps"][0]["seat"] + 1) % 4),
        ("step 1, move", "is not to act", "M02-", "decline, loan"),
    ),
    "a step too many": (
        lambda r: r["steps"].append({"seat": 0, "move": "bid"}),
        ("move 'bid'", "the game is over", "legal: nothing"),
    ),
    "a step left out": (lambda r: r["steps"].pop(0), ("step 1, move", "M02-")),
    "an unknown key in a step": (
        lambda r: r["steps"][2].update(speed=3),
        ("step 3", "unknown key 'speed'"),
    ),
    "a step that is none": (lambda r: r["steps"].__setitem__(0, 7), ("step 1", "a step is")),
    "a cut end": (lambda r: r["steps"].pop(), ("there is a result, but the game is not over",)),
    "no result": (lambda r: r.pop("result"), ("must have its 'result'",)),
    "a stacked deck": (lambda r: r["deal"]["deck"].reverse(), ("M02-S4",)),
    "a card twice": (
        lambda r: r["deal"]["deck"].__setitem__(0, r["deal"]["deck"][1]),
        ("deal", "M02-C2"),
    ),
    "an unknown card": (lambda r: r["deal"]["deck"].__setitem__(0, "red/blue"), ("red/blue",)),
    "no deck": (lambda r: r["deal"].pop("deck"), ("'deck'",)),
    "a first player who is none": (lambda r: r["deal"].update(first=9), ("M02-S5",)),
    "an unknown key in the deal": (lambda r: r["deal"].update(luck=1), ("unknown key 'luck'",)),
    "an unknown key in a check": (
        lambda r: r["checks"][3]["state"].update(luck=1),
        ("check after step 3", "unknown key 'luck'"),
    ),
    "a check after the end": (lambda r: r["checks"][3].update(after=99999), ("after step 99999",)),
}


@pytest.mark.parametrize("kind", ILLEGAL)
def test_what_breaks_the_rules_is_named_and_the_next_game_follows(
    replay: Run, games: list[Record], kind: str
) -> None:
    tamper, parts = ILLEGAL[kind]
    tamper(games[0])
    done = replay(games)
    assert done.code == 1
    first, last = done.out.splitlines()
    assert first.startswith("game 1, ")
    assert [part for part in parts if part not in first] == []
    assert last.startswith("3 games, ")
    assert last.endswith(" 1 differences")


@pytest.mark.parametrize("key", ["turn", "over", "legal", "scores", "chips", "bank", "deck_left"])
def test_the_first_key_of_a_check_that_differs_is_named_with_both_values(
    replay: Run, games: list[Record], key: str
) -> None:
    state = games[2]["checks"][7]["state"]
    was, state[key] = state[key], "wrong"
    done = replay(games)
    assert done.code == 1
    first, last = done.out.splitlines()
    assert first == f"game 3, after step 7: {key} is {was!r}, recorded 'wrong'"
    assert last == f"3 games, {steps(games)} steps, 1 differences"
    assert replay(games, "").code == 0


def test_a_key_that_a_check_leaves_out_is_not_compared(replay: Run, games: list[Record]) -> None:
    for check in games[0]["checks"]:
        check["state"] = {"turn": check["state"]["turn"]}
    assert replay(games).code == 0


def test_a_wrong_result_is_a_difference_even_without_check(
    replay: Run, games: list[Record]
) -> None:
    games[0]["result"]["scores"][1] += 1
    games[0]["result"]["winners"] = [3]
    done = replay(games, "")
    assert done.code == 1
    assert "result scores is" in done.out
    assert "result winners is" in done.out
    assert done.out.endswith(f"3 games, {steps(games)} steps, 2 differences\n")


def test_a_finished_game_that_was_cut_is_refused(replay: Run, games: list[Record]) -> None:
    del games[0]["steps"][-1]
    assert "there is a result, but the game is not over" in replay(games, "").out


def test_a_running_game_has_no_result_and_replays(replay: Run, games: list[Record]) -> None:
    record = games[0]
    del record["steps"][20:], record["result"], record["checks"][21:]
    assert replay([record]).out == "1 games, 20 steps, 0 differences\n"


def test_what_a_reader_may_ignore_is_ignored(replay: Run, games: list[Record]) -> None:
    games[0].update(comment="x", clock={"base": 60}, future=[1])
    games[0]["steps"][0].update(at="2026-01-01T00:00:00Z", comment="hm")
    games[0]["options"] = {"quick_start": "off", "loans_per_auction": 1}
    assert replay(games).code == 0


NO_RECORD: dict[str, tuple[str, str]] = {
    "nothing": ("", "contains no records"),
    "blanks": ("\n \n", "contains no records"),
    "words": ("hello\n", "line 1: invalid JSON"),
    "a broken object": ('{"format": "moguls-record/1",\n "game": }', "line 2: invalid JSON"),
    "a list": ("[1, 2]\n", "line 1: not a record: a record is a JSON object"),
    "a number": ("7\n", "line 1: not a record"),
    "another format": ('{"format": "pgn/1"}\n', "'format' is 'pgn/1'"),
    "another version": ('{"format": "moguls-record/2"}\n', "moguls-record/1"),
    "a long number": (f'{{"format": {"9" * 5000}}}\n', "more digits than any number"),
    "half a character": ('{"format": "\\ud800"}\n', "half of a character"),
    "a key twice": ('{"format": "a", "format": "b"}\n', "'format' stands twice"),
    "nested": ("[" * 100_000 + "\n", "line 1: "),
}


@pytest.mark.parametrize("kind", NO_RECORD)
def test_a_file_that_is_not_a_record_is_said_with_its_line(moguls: Run, kind: str) -> None:
    text, part = NO_RECORD[kind]
    done = moguls("replay - --check", text)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("moguls: -")
    assert part in done.err
    assert done.err.count("\n") == 1


HEADS: dict[str, tuple[Tamper, str]] = {
    "an unknown game": (lambda r: r.update(game="go"), "no game 'go'"),
    "an unknown switch": (lambda r: r.update(options={"luck": "on"}), "no switch 'luck'"),
    "an unknown value": (lambda r: r.update(options={"quick_start": "x"}), "off | on"),
    "options that are none": (lambda r: r.update(options=[]), "'options' must be"),
    "no options": (lambda r: r.pop("options"), "'options' must be"),
    "too many seats": (lambda r: r.update(seats=9), "3 to 6 seats, not 9"),
    "seats as text": (lambda r: r.update(seats="4"), "'seats' must be"),
    "no deal": (lambda r: r.pop("deal"), "'deal' must be"),
    "no steps": (lambda r: r.pop("steps"), "'steps' must be"),
}


@pytest.mark.parametrize("kind", HEADS)
def test_a_line_that_is_not_a_record_is_named_by_its_number(
    replay: Run, games: list[Record], kind: str
) -> None:
    tamper, part = HEADS[kind]
    tamper(games[2])
    done = replay(games)
    assert done.code == 2
    assert "line 3: not a record" in done.err
    assert part in done.err


def test_bytes_that_are_not_text_are_named(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\n\xff\xfe\x00")
    done = moguls(f"replay {path}")
    assert done.code == 2
    assert "line 2: not UTF-8 text" in done.err


def test_records_in_utf_16_are_named(moguls: Run, recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "from-windows.jsonl"
    path.write_text(recorded.read_text("utf-8"), "utf-16")
    done = moguls(f"replay {path}")
    assert done.code == 2
    assert f"{path}, line 1: UTF-16 text or no text; save it as UTF-8\n" in done.err


def test_show_tells_every_step_in_words(moguls: Run, recorded: Path, games: list[Record]) -> None:
    out = moguls(f"replay {recorded} --show").out
    assert out.splitlines()[0] == "game 1: mogul-2002, 4 seats"
    assert "Revealed: " in out
    assert "bids: 1 in the bowl." in out
    assert "The crash: the game is over." in out
    assert "None" not in out
    assert len(out.splitlines()) == steps(games) + 3 * 3 + 1


def test_show_stops_where_the_rules_do(replay: Run, games: list[Record]) -> None:
    games[0]["steps"][4]["move"] = "take"
    lines = replay(games[:1], "--show").out.splitlines()
    assert lines[-2].startswith("game 1, step 5, move 'take'")
    assert lines[-3].startswith("  4 ")
