"""Tests of the export of records and arenas."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import moguls
from moguls.arena import manifest_of, plan, run
from moguls.arena.workers import processes
from moguls.cli.main import main
from moguls.data.export import export
from moguls.errors import UsageError
from tests.data.conftest import files, rows

pytestmark = pytest.mark.slow


def exported(
    out: Path, *sources: Path, more: Sequence[str] = (), jobs: int = 1, names: bool = True
) -> Path:
    export([str(source) for source in sources], more, out, processes(jobs), names=names)
    return out


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    line = f"simulate take-stock --bots steady,random --games 4 --seed 5 --record {path}"
    assert main(line.split()) == 0
    return path


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "ladder"
    game = moguls.game("mogul-2002", partial_sale="off")
    run(manifest_of(game, plan.match(game, ["steady", "random"], 6, 3, 3)), folder, 1)
    return folder


def test_records_keep_what_they_tell(recorded: Path, tmp_path: Path) -> None:
    folder = exported(tmp_path / "a", recorded)
    told = [json.loads(line) for line in recorded.read_text().splitlines()]
    games, steps = rows(folder, "games"), rows(folder, "steps")

    assert len(games) == 4
    for line, (row, record) in enumerate(zip(games, told, strict=True), 1):
        assert (row["source"], row["number"]) == ("games.jsonl", line)
        assert (row["seed"], row["deal_number"]) == (None, None)
        assert row["players"] == record["players"]
        assert json.loads(row["deal"]) == record["deal"]
        assert row["scores"] == record["result"]["scores"]
        own = [step for step in steps if step["game_id"] == row["game_id"]]
        moves = [(step["seat"], step["move"]) for step in own if step["seat"] is not None]
        assert moves == [(s["seat"], s["move"]) for s in record["steps"] if "move" in s]


def test_players_of_records_can_be_left_out(recorded: Path, tmp_path: Path) -> None:
    folder = exported(tmp_path / "a", recorded, names=False)

    assert {row["players"] is None for row in rows(folder, "games")} == {True}
    assert "steady" not in (folder / "README.md").read_text()


def test_an_unfinished_record_is_a_game_without_winner(recorded: Path, tmp_path: Path) -> None:
    record = json.loads(recorded.read_text().splitlines()[0])
    del record["result"], record["checks"]
    record["steps"] = record["steps"][:9]
    (tmp_path / "half.json").write_text(json.dumps(record, indent=1))
    (row,) = rows(exported(tmp_path / "a", tmp_path / "half.json"), "games")

    assert (row["finished"], row["winners"], row["returns"]) == (False, [], [0.0, 0.0])
    assert row["steps"] == 9


def test_games_of_an_arena_come_out_as_the_arena_has_them(arena: Path, tmp_path: Path) -> None:
    folder = exported(tmp_path / "a", arena)
    lines = [json.loads(line) for line in (arena / "games.jsonl").read_text().splitlines()]

    for row, line in zip(rows(folder, "games"), lines, strict=True):
        assert [row[name] for name in ("scores", "winners", "plies")] == [
            line[name] for name in ("scores", "winners", "plies")
        ]
        assert (row["seed"], row["deal_number"], row["number"]) == (3, line["deal"], line["game"])
        assert row["players"] == [["steady", "random"][bot] for bot in line["bots"]]
        assert row["options"] == '{"partial_sale":"off"}'
    assert len({row["deal_id"] for row in rows(folder, "games")}) == 2


def test_an_arena_that_does_not_come_out_the_same_is_refused(arena: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    text = (arena / "games.jsonl").read_text()
    line = json.loads(text.splitlines()[0])
    line["scores"][0] += 1
    first = json.dumps(line, separators=(",", ":"))
    (other / "games.jsonl").write_text("\n".join([first, *text.splitlines()[1:], ""]))
    (other / "manifest.json").write_bytes((arena / "manifest.json").read_bytes())

    with pytest.raises(UsageError, match="game 0 has another result when it is played again"):
        exported(tmp_path / "a", other)


def test_moves_that_were_written_down_are_exported_as_they_were(tmp_path: Path) -> None:
    game = moguls.game("moguli")
    made = manifest_of(game, plan.match(game, ["steady@9", "random"], 2, 1))
    games = run(made, tmp_path / "clock", 1)
    folder = exported(tmp_path / "a", tmp_path / "clock")
    steps = rows(folder, "steps")

    for row, outcome in zip(rows(folder, "games"), games, strict=True):
        moves = tuple(step["move"] for step in steps if step["game_id"] == row["game_id"])
        assert moves == outcome.moves


def test_a_source_that_has_changed_since_is_another_set(recorded: Path, tmp_path: Path) -> None:
    copy = tmp_path / "games.jsonl"
    copy.write_bytes(recorded.read_bytes())
    exported(tmp_path / "a", copy)
    before = files(tmp_path / "a")
    copy.write_bytes(recorded.read_bytes() + b"\n")
    with pytest.raises(UsageError, match=r"another data set: of.sources.0.sha256 is"):
        exported(tmp_path / "a", copy)

    assert files(tmp_path / "a") == before


def test_sources_can_be_added_at_the_end(recorded: Path, arena: Path, tmp_path: Path) -> None:
    grown = exported(tmp_path / "a", recorded)
    with pytest.raises(UsageError, match=r"another data set: .*of.sources.0"):
        exported(grown, arena, recorded)
    exported(grown, recorded, arena)

    assert files(grown) == files(exported(tmp_path / "b", recorded, arena))


def test_sources_of_all_kinds_go_into_one_set_on_any_number_of_processes(
    recorded: Path, arena: Path, tmp_path: Path
) -> None:
    one = exported(tmp_path / "one", recorded.parent, arena, more=["policy"])
    two = exported(tmp_path / "two", recorded.parent, arena, more=["policy"], jobs=2)

    assert files(one) == files(two)
    assert [row["game"] for row in rows(one, "games")] == ["take-stock"] * 4 + ["mogul-2002"] * 6
    assert "moguls data export games.jsonl ladder --with policy --out DIR" in (
        (one / "README.md").read_text()
    )


def test_columns_whose_length_hangs_on_the_game_are_of_one_game(
    recorded: Path, arena: Path, tmp_path: Path
) -> None:
    with pytest.raises(UsageError, match="export mogul-2002, take-stock into separate folders"):
        exported(tmp_path / "a", recorded, arena, more=["mask"])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("export {0}/none", "none: cannot be read: No such file or directory"),
        ("export {0}/text.json", "text.json, line 1: invalid JSON"),
        ("export {0}/other.json", "other.json, line 1: not a record: 'format' is None"),
        ("export {0}/empty", "empty: holds neither an arena (manifest.json) nor records"),
        ("export -", "cannot export from stdin"),
        ("export {0}/text.json --with masks", "argument --with: unknown column 'masks'"),
        ("make mogul-2002 --bots hardd", "no bot is called 'hardd'"),
        ("make moguli --bots random --seats 3", "seats"),
    ],
)
def test_what_cannot_be_had_is_told_in_a_line(
    line: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "text.json").write_text("text")
    (tmp_path / "other.json").write_text("{}")
    code = main(f"data {line.format(tmp_path)} --jobs 1 --out {tmp_path}/out".split())
    err = capsys.readouterr().err

    assert (code, err.count("\n")) == (2, 1)
    assert says in err
    assert not (tmp_path / "out").exists()


def test_a_record_against_the_rules_names_its_line(recorded: Path, tmp_path: Path) -> None:
    record = json.loads(recorded.read_text().splitlines()[0])
    record["steps"][0]["move"] = "fly"
    (tmp_path / "bad.json").write_text(json.dumps(record))
    with pytest.raises(UsageError, match=r"bad.json, line 1: cannot be replayed: .*fly"):
        exported(tmp_path / "a", tmp_path / "bad.json")
