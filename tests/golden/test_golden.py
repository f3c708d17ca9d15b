"""Games recorded by an independent implementation replay without a difference."""

import json
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.core.play.replay import options_of, replay

HERE = Path(__file__).parent
# Switches of which the recorded games try some values only; all others they try in full.
NOT_ALL_TRIED = {
    "mogul-2013": {"first_player", "open_chips"},
    "moguli": {"first_player", "max_turns"},
    "take-stock": {"first_player", "rounds"},
}
ONLY_SEEN = {"open_chips"}  # it changes what is shown, and no check has that
# Switches that came after the recording: the games were played at their defaults. The twins in C
# (`tests/core/test_twins.py`), the counts and the rule tests try their other values.
NEWER = {"mogul-2013": {"nothing"}, "moguli": {"start_row_duty", "stall"}}
FILES = sorted(HERE.glob("*.jsonl"))
RECORDS = [
    (path.stem, number, json.loads(line))
    for path in FILES
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
]


def test_every_game_has_golden_games() -> None:
    assert {path.stem for path in FILES} == set(moguls.games())


@pytest.mark.parametrize("engine", ["plain", "native"])
@pytest.mark.parametrize(
    ("name", "number", "record"), RECORDS, ids=[f"{name}-{number}" for name, number, _ in RECORDS]
)
def test_a_golden_game_replays(name: str, number: int, record: dict[str, Any], engine: str) -> None:
    game = moguls.game(name, **options_of(record))

    done = replay(game, record, check=True, native=engine == "native")

    assert done.differences == [], f"game {number}: {done.differences[0]}"
    assert done.play.over == ("result" in record)
    assert len(record["checks"]) > len(record["steps"]) / 15


@pytest.mark.parametrize("name", moguls.games())
def test_the_golden_games_cover_every_number_of_seats_and_every_switch(name: str) -> None:
    game = moguls.game(name)
    switches = [switch for switch in game.switches if switch.name not in NEWER.get(name, ())]
    records = [record for stem, _, record in RECORDS if stem == name]
    tried = {pair for record in records for pair in record["options"].items()}
    untried = {
        (switch.name, value)
        for switch in switches
        for value in switch.values[1:]
        if (switch.name, value) not in tried
    }

    assert {record["seats"] for record in records} == set(game.seats)
    assert {switch for switch, _ in untried} <= NOT_ALL_TRIED.get(name, {"first_player"})
    assert {switch for switch, _ in tried} >= {s.name for s in switches} - ONLY_SEEN


def test_a_golden_game_that_is_tampered_with_differs() -> None:
    """The test above can fail: it finds one chip more in one check."""
    name, _, record = RECORDS[0]
    checks = [json.loads(json.dumps(check)) for check in record["checks"]]
    checks[1]["state"]["bank"] += 2

    done = replay(moguls.game(name), {**record, "checks": checks}, check=True)

    assert [str(difference) for difference in done.differences] == [
        "after step 5: bank is 27, recorded 29"
    ]
