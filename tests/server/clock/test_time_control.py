"""Time control: chosen at creation, refused with a reason, stored in the first entry of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.table import table as tables
from moguls.server.table import takeback
from moguls.server.table.clock.banks import deadline
from moguls.server.wire.refusal import Refusal
from tests.server.clock.games import DAY, HOUR, LIVE, slow_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

USUAL = {"mode": "days", "bank": 3 * DAY, "increment": 12 * HOUR, "cap": 5 * DAY}


def new(person: Person, **more: Any) -> Any:
    frame = person.get(f"/api/tables/{person.new_table(**more)}")
    return frame["table"]


def test_a_table_has_the_time_control_that_its_maker_chose(person: Callable[[], Person]) -> None:
    ada = person()
    assert new(ada)["clock"] is None
    clock = new(ada, time_control={**USUAL, "bot": "hard", "vacation": False})["clock"]
    assert clock["control"] == {**USUAL, "bot": "hard", "vacation": False}
    assert clock["banks"] == [3 * DAY] * 3
    assert (clock["deadline"], clock["ends_at"]) == (None, None), "it has not begun"


@pytest.mark.parametrize(
    ("change", "code", "part"),
    [
        ({"bank": HOUR}, "clock/out_of_range", "3600"),
        ({"increment": 60}, "clock/out_of_range", "increment"),
        ({"cap": 0}, "clock/no_cap", "cap"),
        ({"cap": DAY}, "clock/low_cap", "86400"),
        ({"mode": "weeks"}, "wire/unknown_value", "days, live"),
        ({"bank": -1}, "wire/malformed", "bank"),
        ({"mode": "live"}, "clock/out_of_range", "259200"),
    ],
)
def test_an_impossible_time_control_is_refused_with_a_reason(
    person: Callable[[], Person], change: dict[str, Any], code: str, part: str
) -> None:
    wanted = {"game": "mogul-2002", "seats": 3, "time_control": {**USUAL, **change}}
    error = person().refused("POST", "/api/tables", **wanted)
    assert error["code"] == code
    assert part in error["text"].replace(",", "").replace("days live", "days, live")


def test_moguli_needs_a_limit_of_turns_where_they_last_for_days(
    person: Callable[[], Person],
) -> None:
    ada, wanted = person(), {"game": "moguli", "seats": 2, "time_control": USUAL}
    error = ada.refused("POST", "/api/tables", **wanted, options={"max_turns": "0"})
    assert error["code"] == "clock/no_limit"
    assert new(ada, **wanted)["options"]["max_turns"] == "200"
    assert new(ada, **wanted, options={"max_turns": "50"})["options"]["max_turns"] == "50"
    live = {"mode": "live", "bank": 600}
    assert new(ada, **{**wanted, "time_control": live})["options"]["max_turns"] == "0"


def test_no_move_is_taken_back_where_turns_last_for_days() -> None:
    table = slow_table()
    assert not takeback.is_possible(table, "ada", 0)
    with pytest.raises(Refusal, match="clock/no_takeback"):
        takeback.moment(table, "ada", None)


def test_the_log_of_an_older_version_has_no_clock() -> None:
    table = slow_table()
    setup = {k: v for k, v in table.setup.items() if k not in {"time_control", "most_seconds"}}
    older = tables.new_table("t", setup)
    assert older.time_control is None
    assert deadline(older, 0) is None
    assert slow_table(control=LIVE).time_control == LIVE


def test_a_rematch_has_the_same_time_control(person: Callable[[], Person]) -> None:
    ada = person()
    made = ada.new_table(
        bots=["easy", "easy"],
        options={"first_player": "0"},
        auto_response="no",
        time_control={"mode": "live", "bank": 43_200},
    )
    for _ in range(400):
        if ada.play_on(made)["view"]["over"]:
            break
    again = ada.post(f"/api/tables/{made}/rematch")["table"]
    assert ada.get(f"/api/tables/{again}")["table"]["clock"]["control"]["bank"] == 43_200


def test_lists_show_the_deadline_of_a_table(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    made = ada.new_table(seats=3, bots=[None, "easy"], time_control=USUAL, open=True)
    bob.sit(made)
    (mine,) = bob.get("/api/me/tables")["tables"]
    assert mine["time_mode"] == "days"
    shown = bob.get(f"/api/tables/{made}")["table"]["clock"]
    if shown["deadline"] is not None:  # not where the bot is on turn
        assert mine["deadline"] == shown["deadline"]
    (listed,) = ada.get("/api/tables")["tables"]
    assert listed["deadline"] == mine["deadline"]


def test_spectators_of_a_table_see_public_information_only(person: Callable[[], Person]) -> None:
    ada, eve = person(), person()
    first = {"first_player": "0"}  # the bot waits
    made = ada.new_table(
        game="take-stock", seats=2, bots=["easy"], time_control=USUAL, options=first
    )
    path = f"/api/tables/{made}"
    public = ada.get(f"{path}?as=public")["view"]
    watched = eve.get(path)["view"]
    assert watched == public
    assert watched.get("hand") is None
    assert eve.refused("GET", f"{path}?as=0")["code"] == "table/not_your_seat"


def test_each_preset_says_how_long_a_game_takes(person: Callable[[], Person]) -> None:
    asked = {"game": "mogul-2002", "seats": 4}
    lengths = person().post("/api/lengths", **asked)
    assert [each["preset"] for each in lengths] == ["brisk", "usual", "slow"]
    assert all(0 < each["typical"] < each["at_most"] for each in lengths)
    (own,) = person().post("/api/lengths", **asked, controls=[{**USUAL, "bank": 4 * DAY}])
    assert own["preset"] is None
    assert own["at_most"] == lengths[1]["at_most"] + 4 * DAY
    error = person().refused("POST", "/api/lengths", **asked, controls=[{**USUAL, "cap": 0}])
    assert error["code"] == "clock/no_cap"
    error = person().refused("POST", "/api/lengths", game="mogul-2002", seats=9)
    assert error["code"] == "usage/bad_option"


def test_live_moguli_without_a_limit_has_no_longest_game(person: Callable[[], Person]) -> None:
    ada, live = person(), {"mode": "live", "bank": 600}
    (length,) = ada.post("/api/lengths", game="moguli", seats=2, controls=[live])
    assert length["at_most"] == 0
    made = ada.new_table(game="moguli", seats=2, bots=["easy"], time_control=live)
    assert ada.get(f"/api/tables/{made}")["table"]["clock"]["ends_at"] is None
