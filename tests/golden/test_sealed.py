"""Sealed games replay, and an independent program computes the same seal and chance."""

import json
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.core.commitment import check
from moguls.core.play.replay import options_of, replay
from moguls.errors import RecordError
from tests.golden.outside import must_be

FILE = Path(__file__).parent / "sealed" / "games.jsonl"
RECORDS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
SEALED = pytest.mark.parametrize(
    "record", RECORDS, ids=[f"{at}-{record['game']}" for at, record in enumerate(RECORDS, 1)]
)


def chances(record: dict[str, Any]) -> list[dict[str, Any]]:
    begun = record.get("fork", {}).get("after", 0)
    return [step for step in record["steps"][begun:] if "chance" in step]


RESHUFFLED = [record for record in RECORDS if any("order" in step for step in chances(record))]


def test_there_is_one_of_each_game_and_of_each_kind_of_chance() -> None:
    kinds = [
        (step["chance"], step.get("events", [""] * 11)[-11])
        for record in RECORDS
        for step in chances(record)
    ]

    assert {record["game"] for record in RECORDS} == set(moguls.games())
    assert any("fork" in record for record in RECORDS)
    assert {kind for kind, _ in kinds} == {"round", "reshuffle"}
    assert {closed == "market-closed" for kind, closed in kinds if kind == "round"} == {True, False}


@SEALED
def test_a_sealed_game_replays_and_its_seal_opens(record: dict[str, Any]) -> None:
    game = moguls.game(record["game"], **options_of(record))

    assert replay(game, record, check=True).differences == []
    check(game, record)


@SEALED
def test_who_reads_the_format_alone_finds_the_same(record: dict[str, Any]) -> None:
    seal, steps = must_be(record)

    assert record["commit"] == seal
    assert chances(record) == steps


@pytest.mark.parametrize("record", RESHUFFLED, ids=len)
def test_two_cards_changed_about_in_a_sealed_shuffle_are_noticed(record: dict[str, Any]) -> None:
    first = next(step for step in chances(record) if "order" in step)
    at = record["steps"].index(first)
    *cards, last, bottom = first["order"]
    steps = [*record["steps"][:at], {**first, "order": [*cards, bottom, last]}]
    begun = {key: value for key, value in record.items() if key not in {"result", "checks"}}

    with pytest.raises(RecordError, match=f"step {at + 1}: .*sealed salt"):
        check(moguls.game(record["game"], **options_of(record)), {**begun, "steps": steps})
