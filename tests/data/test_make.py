"""Tests of self-play data sets: reproducible bytes, also after interruptions."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.arena.game_runner import GameRunner
from moguls.arena.plan import GameSetup
from moguls.data.make import plan_of
from moguls.errors import UsageError
from tests.data.conftest import GAMES, files, made, rows

pytestmark = pytest.mark.slow


class Stopped(Exception):
    """An error that stops a run."""


def test_two_processes_write_the_same_bytes_as_one(moguli: Path, tmp_path: Path) -> None:
    assert files(made(tmp_path / "two", games=GAMES, jobs=2)) == files(moguli)


def test_what_was_stopped_goes_on_and_ends_with_the_same_bytes(
    moguli: Path, tmp_path: Path
) -> None:
    def stop(games: int) -> None:
        if games == GAMES - 5:
            raise Stopped

    with pytest.raises(Stopped):
        made(tmp_path / "a", games=GAMES, tell=stop)
    begun = files(tmp_path / "a")
    assert "games/00000.parquet" in begun
    assert "games/00001.parquet" not in begun
    assert "README.md" not in begun

    told: list[int] = []
    made(tmp_path / "a", games=GAMES, tell=told.append)

    assert told[0] == 100  # the first shard is not played again
    assert files(tmp_path / "a") == files(moguli)


def test_a_shard_without_its_games_is_written_again(moguli: Path, tmp_path: Path) -> None:
    made(tmp_path / "a", games=GAMES)
    (tmp_path / "a" / "games" / "00001.parquet").unlink()
    (tmp_path / "a" / "draft.new").write_bytes(b"half")
    made(tmp_path / "a", games=GAMES)

    assert files(tmp_path / "a") == files(moguli)


def test_a_command_that_was_killed_goes_on(moguli: Path, tmp_path: Path) -> None:
    words = f"data make moguli --bots steady --games {GAMES} --jobs 1 --out {tmp_path}/a"
    command = [sys.executable, "-m", "moguls", *words.split()]
    running = subprocess.Popen(command)
    while not (tmp_path / "a" / "games" / "00000.parquet").exists():
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL
    assert not (tmp_path / "a" / "README.md").exists()

    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    assert files(tmp_path / "a") == files(moguli)


@pytest.mark.parametrize("fewer", [7, 100])
def test_a_set_grows_to_the_bytes_of_one_that_was_made_at_once(
    fewer: int, moguli: Path, tmp_path: Path
) -> None:
    told: list[int] = []
    made(tmp_path / "a", games=fewer)
    made(tmp_path / "a", games=GAMES, tell=told.append)

    assert told[0] == fewer // 100 * 100  # a complete shard is not played again
    assert files(tmp_path / "a") == files(moguli)


def test_growth_that_is_stopped_goes_on_and_has_no_card_meanwhile(
    moguli: Path, tmp_path: Path
) -> None:
    def stop(_games: int) -> None:
        raise Stopped

    made(tmp_path / "a", games=120)
    with pytest.raises(Stopped):
        made(tmp_path / "a", games=GAMES, tell=stop)
    assert "games/00000.parquet" in files(tmp_path / "a")
    assert not {"games/00001.parquet", "README.md"} & files(tmp_path / "a").keys()

    made(tmp_path / "a", games=GAMES)
    assert files(tmp_path / "a") == files(moguli)


def test_a_licence_is_on_the_card_and_stays_until_another_is_set(tmp_path: Path) -> None:
    def front(**more: Any) -> str:
        return (made(tmp_path / "a", **more) / "README.md").read_text()

    assert "license: unknown\n" in front()
    assert 'license: "cc-by-4.0"\n' in front(licence="CC-BY-4.0")
    text = front(games=12)
    assert 'license: "cc-by-4.0"\n' in text
    assert "--games 12 --seats 2 --seed 1 --licence cc-by-4.0 --out DIR" in text
    assert "No licence is set" not in text
    assert files(made(tmp_path / "b", games=12, licence="cc-by-4.0")) == files(tmp_path / "a")
    assert 'license: "mit"\n' in front(games=12, licence="MIT")


def test_ctrl_c_tells_what_is_kept(tmp_path: Path) -> None:
    words = f"data make moguli --bots steady --games 1000 --jobs 2 --out {tmp_path}/a"
    command = [sys.executable, "-m", "moguls", *words.split()]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        while not (tmp_path / "a" / "games" / "00000.parquet").exists():
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()

    assert running.returncode == 130
    assert f"stopped; saved in {tmp_path}/a: 100 games; the same command continues" in err
    assert "Traceback" not in err


def record_of(game: dict[str, Any], steps: list[dict[str, Any]]) -> dict[str, Any]:
    told = [
        json.loads(step["chance"])
        if step["seat"] is None
        else {"seat": step["seat"], "move": step["move"]}
        for step in steps
    ]
    return {
        "format": "moguls-record/1",
        "game": game["game"],
        "seats": game["seats"],
        "options": json.loads(game["options"]),
        "deal": json.loads(game["deal"]),
        "steps": told,
        "result": {"scores": game["scores"], "winners": game["winners"]},
    }


@pytest.mark.parametrize(("name", "seats"), [("take-stock", 3), ("mogul-2013", 4)])
def test_rows_are_the_games_that_were_played(name: str, seats: int, tmp_path: Path) -> None:
    folder = made(tmp_path / "a", name, ["steady", "random"], 6, seats)
    game, games, steps = moguls.game(name), rows(folder, "games"), rows(folder, "steps")
    plan = plan_of(game, ["steady", "random"], 6, 1, seats)
    player = GameRunner(plan)

    assert [row["game_id"] for row in games] == list(range(6))
    for k, row in enumerate(games):
        own = [step for step in steps if step["game_id"] == k]
        play = game.replay(record_of(row, own))
        setting = GameSetup(k, k, 0, plan.tables[0], k % seats)
        asked = player.play(setting, by_ply=True).play
        assert asked is not None
        assert play.record() == asked.record()
        assert (row["seed"], row["deal_number"], row["number"]) == (1, k, k)
        assert (row["plies"], row["steps"]) == (play.ply, play.length)
        assert row["returns"] == play.returns()
        assert row["players"] == [
            "steady" if (s + k) % seats == 0 else "random" for s in range(seats)
        ]
    assert len({row["deal_id"] for row in games}) == 6
    assert any(step["chance"] for step in steps) == (name == "take-stock")


def test_columns_on_request_are_of_the_position_before_the_action(tmp_path: Path) -> None:
    more = ("observation", "information", "mask")
    folder = made(tmp_path / "a", "take-stock", ["steady"], 2, 3, more)
    game = moguls.game("take-stock")
    for row in rows(folder, "games"):
        steps = [step for step in rows(folder, "steps") if step["game_id"] == row["game_id"]]
        play = game.new(deal=json.loads(row["deal"]), later_chance=None, seats=3)
        play.later_chance = None
        for step in steps:
            if step["seat"] is None:
                assert [step[name] for name in ("mask", "legal", "action")] == [None] * 3
                assert not any(step["observation"] + step["information"])
                play.chance(json.loads(step["chance"]))
                continue
            assert step["seat"] == play.turn
            assert step["observation"] == play.observe(step["seat"]).tolist()
            knows = play.observe(step["seat"], perfect_memory=True).tolist()
            assert step["information"] == knows
            bits = int.from_bytes(step["mask"], "little")
            assert [a for a in range(7635) if bits >> a & 1] == play.choices()
            assert step["legal"] == len(play.choices())
            play.step(step["action"])
        assert play.over


def test_a_policy_is_what_the_search_of_the_bot_compared(tmp_path: Path) -> None:
    folder = made(tmp_path / "a", "mogul-2002", ["search:30", "steady"], 3, 3, ["policy"])
    games = {row["game_id"]: row["players"] for row in rows(folder, "games")}
    steps = rows(folder, "steps")
    found = [step for step in steps if step["policy"] is not None]

    assert len(found) > 20
    for step in found:
        assert games[step["game_id"]][step["seat"]] == "search:30"
        assert step["action"] in step["policy"]
        assert len(step["policy"]) == len(step["visits"])
        assert 0 < sum(step["visits"]) <= 30


def test_the_own_search_of_a_game_counts_no_visits(tmp_path: Path) -> None:
    steps = rows(made(tmp_path / "a", bots=["search:5"], games=1, more=["policy"]), "steps")

    assert {step["policy"] for step in steps} == {None}


@pytest.mark.parametrize(
    ("bots", "games", "says"),
    [
        (["random"], 10, 'of.bots.0.name is "steady" there and "random" here'),
        (["steady"], 9, "games is 10 there and 9 here"),
    ],
)
def test_the_folder_of_another_set_is_refused_and_left_alone(
    bots: list[str], games: int, says: str, tmp_path: Path
) -> None:
    made(tmp_path / "a")
    before = files(tmp_path / "a")
    with pytest.raises(UsageError, match="contains another data set") as refused:
        made(tmp_path / "a", bots=bots, games=games)

    assert says in str(refused.value)
    assert files(tmp_path / "a") == before


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UsageError, match=r"neither empty nor a data set: it contains mine.txt"):
        made(tmp_path)

    assert files(tmp_path) == {"mine.txt": b"mine"}


def test_a_damaged_shard_is_named(tmp_path: Path) -> None:
    made(tmp_path / "a")
    (tmp_path / "a" / "games" / "00000.parquet").write_bytes(b"no parquet")
    with pytest.raises(UsageError, match=r"00000.parquet: cannot be read: .*; delete it"):
        made(tmp_path / "a")
