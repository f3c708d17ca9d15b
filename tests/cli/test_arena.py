"""Tests of `moguls arena`: matches, ladders, gauntlets, reports and usage errors."""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moguls.cli.main import main
from moguls.cli.meter import COMPILING, Meter, metered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

QUICK = "--games 24 --jobs 1"


@pytest.mark.slow
def test_a_match_is_kept_told_and_had_again(moguls: Run, tmp_path: Path) -> None:
    out = tmp_path / "m"
    done = moguls(f"arena match mogul-2002 --bots steady,random {QUICK} --out {out}")
    assert done.code == 0
    assert "4 seats, seed 1: 24 games on 6 deals" in done.out
    assert "6 deals are few" in done.out
    told = json.loads(moguls(f"arena report {out} --json").out)
    assert [row["name"] for row in told["bots"]] == ["steady", "random"]
    assert told["bots"][0]["share"]["low"] > 0.25
    assert told["bots"][0]["games"] * 3 == told["bots"][1]["games"] == 72
    shares = told["bots"][0]["share"]["mean"] + 3 * told["bots"][1]["share"]["mean"]
    assert shares == pytest.approx(1)
    assert told["bots"][0]["place"]["mean"] < told["bots"][1]["place"]["mean"]
    again = moguls(f"arena again {out}/manifest.json --jobs 1")
    assert (again.code, again.out.splitlines()[-1]) == (0, "identical to the byte")


class AtOnce:
    """A timer that has no patience."""

    def __init__(self, _seconds: float, function: Callable[..., None], words: tuple[str]) -> None:
        self.start = lambda: function(*words)
        self.cancel = lambda: None


@pytest.mark.slow
def test_who_waits_for_native_code_is_told_once_and_who_has_all_games_is_not(
    moguls: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.cli.meter.Timer", AtOnce)
    for line in (
        f"arena match mogul-2002 --bots random --games 4 --jobs 1 --out {tmp_path}/m",
        f"arena again {tmp_path}/m --jobs 1",
        "simulate mogul-2002 --games 4 --bots random,random,random",
        "simulate mogul-2002 --games 4",
    ):
        assert moguls(line).err.count(COMPILING) == 1
    line = f"arena match mogul-2002 --bots random --games 4 --jobs 1 --out {tmp_path}/m"
    assert COMPILING not in moguls(line).err


def test_a_changed_game_is_found_by_again(moguls: Run, tmp_path: Path) -> None:
    out = tmp_path / "m"
    moguls(f"arena match mogul-2002 --bots steady,random {QUICK} --out {out}")
    lines = (out / "games.jsonl").read_text("utf-8").splitlines()
    lines[9] = lines[9].replace('"plies":', '"plies":1')
    (out / "games.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    again = moguls(f"arena again {out} --jobs 1")
    assert again.code == 1
    assert "they differ from line 10 on: the games were edited" in again.out


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("kept")
    assert main(f"arena match mogul-2002 --bots random --games 8 --jobs 1 --out {out}".split()) == 0
    return out


@pytest.fixture
def copy(kept: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(kept, tmp_path / "copy"))


def test_again_without_games_fails(moguls: Run, copy: Path, tmp_path: Path) -> None:
    before = (copy / "games.jsonl").read_bytes()
    (copy / "games.jsonl").write_bytes(b"")
    done = moguls(f"arena again {copy} --jobs 1")
    assert (done.code, done.out) == (2, "")
    assert "games.jsonl has no complete deal yet; nothing can be compared" in done.err
    (copy / "games.jsonl").unlink()
    done = moguls(f"arena again {copy} --jobs 1")
    assert (done.code, done.out) == (2, "")
    assert "has no games.jsonl: it is lost" in done.err
    assert "has no games.jsonl" in moguls(f"arena report {copy}").err
    done = moguls(f"arena again {copy} --jobs 1 --out {tmp_path}/new")
    assert done.code == 1
    assert f"no games to compare; the new ones are in {tmp_path}/new" in done.out
    assert (tmp_path / "new" / "games.jsonl").read_bytes() == before


def test_again_counts_towards_the_games_that_it_plays(
    moguls: Run, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bars: list[int] = []

    @contextmanager
    def meter(games: int) -> Iterator[Meter]:
        bars.append(games)
        with metered(games) as made:
            yield made

    monkeypatch.setattr("moguls.cli.commands.arena.metered", meter)
    lines = (copy / "games.jsonl").read_bytes().splitlines(keepends=True)
    (copy / "games.jsonl").write_bytes(b"".join(lines[:5]))
    assert moguls(f"arena again {copy} --jobs 1").code == 0
    (copy / "games.jsonl").unlink()
    assert moguls(f"arena again {copy} --jobs 1 --out {tmp_path}/new").code == 1
    assert bars == [4, 8]


@pytest.mark.parametrize("part", ["again", "report"])
def test_an_invalid_last_line_of_the_games_is_refused(moguls: Run, copy: Path, part: str) -> None:
    games = copy / "games.jsonl"
    before = games.read_bytes()
    for spoilt, line in ((b"\x8a\xff\x00random", 1), (before + b"\x8a\xff", 9)):
        games.write_bytes(spoilt)
        done = moguls(f"arena {part} {copy}")
        assert (done.code, done.out) == (2, "")
        assert f"games.jsonl, line {line}: does not begin like game {line - 1}" in done.err
        assert games.read_bytes() == spoilt


def test_a_folder_with_files_of_others_is_refused(moguls: Run, tmp_path: Path) -> None:
    for name in ("notes.txt", "letter.txt"):
        (tmp_path / name).touch()
    done = moguls(f"arena match mogul-2002 --bots random --games 4 --jobs 1 --out {tmp_path}")
    assert (done.code, done.out) == (2, "")
    assert (
        "neither empty nor the folder of an arena: it has letter.txt and 1 more; name another"
        in done.err
    )
    assert len(list(tmp_path.iterdir())) == 2


def test_one_deal_is_told_as_one(moguls: Run, tmp_path: Path) -> None:
    line = f"arena match mogul-2002 --bots random --games 4 --jobs 1 --out {tmp_path}/m"
    told = moguls(line).out
    assert "4 games on 1 deal\n" in told
    assert "1 deal is few" in told


def test_a_record_of_other_code_is_refused_without_advice_that_is_none(
    moguls: Run, copy: Path
) -> None:
    made = copy / "manifest.json"
    made.write_text(made.read_text("utf-8").replace('"rules": "', '"rules": "x'), "utf-8")
    done = moguls(f"arena record {copy} 1")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("Use that version of the program\n")


def test_games_of_another_seed_are_told_from_changed_ones(moguls: Run, copy: Path) -> None:
    made = copy / "manifest.json"
    made.write_text(made.read_text("utf-8").replace('"seed": 1,', '"seed": 6,'), "utf-8")
    done = moguls(f"arena again {copy} --jobs 1")
    assert (done.code, done.out) == (2, "")
    assert "line 1 of the games was not dealt by the manifest's seed 6" in done.err
    done = moguls(f"arena again {copy} --jobs 1 --anyway")
    assert (done.code, "differ from line 1 on" in done.out) == (1, True)


@pytest.mark.slow
def test_the_folder_of_another_arena_is_told_in_words(moguls: Run, tmp_path: Path) -> None:
    out = tmp_path / "m"
    moguls(f"arena match mogul-2002 --bots steady,random {QUICK} --out {out}")
    other = {
        "match mogul-2002 --bots steady,easy": "bots are steady, random there, not steady, easy",
        "match mogul-2002 --bots steady,steady,random,random": (
            "tables are steady, random, random, random there, not steady, steady, random, random"
        ),
        "match mogul-2002 --bots steady,random --seats 3": "seats are 4 there, not 3",
        "ladder mogul-2002 --bots steady,random": "it is a match, not a ladder; name another",
        "match mogul-2002 --bots steady,random --option quick_start=on": (
            "switches are the defaults there, not quick_start=on"
        ),
        "match mogul-2002 --bots steady,random --sprt 0.2,0.3": (
            "the hypotheses of --sprt are none there, not 0.2 or 0.3 (alpha 0.05, beta 0.05)"
        ),
    }
    for line, why in other.items():
        done = moguls(f"arena {line} --out {out}")
        assert (done.code, done.out) == (2, "")
        assert why in done.err
        assert f"`moguls arena again {out}`" in done.err
        assert "{" not in done.err


def test_shares_that_differ_far_behind_the_point_are_told_with_all_digits(
    moguls: Run, tmp_path: Path
) -> None:
    line = f"arena match mogul-2002 --bots steady,random {QUICK} --seats 3 --out {tmp_path}/m"
    assert moguls(f"{line} --sprt 1x,1.3x").code == 0
    done = moguls(f"{line} --sprt 0.3333333333,0.43333333")
    assert done.code == 2
    there = "0.3333333333333333 or 0.43333333333333335 (alpha 0.05, beta 0.05) there"
    assert f"{there}, not 0.3333333333 or 0.43333333 (alpha 0.05, beta 0.05)" in done.err
    assert moguls(f"{line} --sprt 0.3333333333333333,0.43333333333333335").code == 0


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("/nosuch/x.html", "cannot write /nosuch/x.html: No such file"),
        (".", "cannot write .: Is a directory"),
        ("- --json", "both write to stdout"),
    ],
)
def test_a_page_that_cannot_be_written_is_refused_before_the_first_game(
    moguls: Run, tmp_path: Path, where: str, why: str
) -> None:
    line = f"arena match mogul-2002 --bots random {QUICK} --out {tmp_path}/m --page {where}"
    done = moguls(line)
    assert (done.code, done.out) == (2, "")
    assert why in done.err
    assert not (tmp_path / "m").exists()


def test_a_page_may_go_into_the_new_folder_and_an_older_one_stays_until_then(
    moguls: Run, tmp_path: Path
) -> None:
    out, page = tmp_path / "m", tmp_path / "m" / "page.html"
    line = f"arena match mogul-2002 --bots random {QUICK} --out {out} --page {page}"
    assert moguls(line).code == 0
    page.write_text("older", "utf-8")
    assert moguls(f"{line} --seed 2").code == 2
    assert page.read_text("utf-8") == "older"
    assert moguls(line).code == 0
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_page_on_a_full_disk_is_told_in_a_line_and_the_games_are_kept(
    moguls: Run, copy: Path, tmp_path: Path
) -> None:
    page, line = tmp_path / "page.html", f"arena match mogul-2002 --bots random {QUICK}"
    assert moguls(f"arena report {copy} --page -").code == 0  # what draws has its list of fonts
    page.write_text("older", "utf-8")
    for where, why in ((page, "File too large"), ("/dev/full", "No space left on device")):
        with limited(5_000):
            done = moguls(f"arena report {copy} --page {where}")
        assert done.code == 2
        assert done.err == f"moguls: cannot write {where}: {why}\n"
        done = moguls(f"{line} --out {tmp_path}/m --page /dev/full")
        assert done.code == 2
        assert f"saved in {tmp_path}/m; moguls arena again" in done.err
    assert page.read_text("utf-8") == "older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "m", "page.html"]


@pytest.mark.usefixtures("kept")  # native code is on the disk
def test_games_that_have_no_room_and_no_folder_are_said_to_be_lost(moguls: Run) -> None:
    line = "arena match mogul-2002 --bots random --games 400 --jobs 1"
    with limited(5_000):
        done = moguls(line)
    assert (done.code, done.out) == (2, "")
    assert "File too large; nothing was saved: with --out DIR games are" in done.err


@contextmanager
def limited(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("shows", ["", "--json", "--page -"])
def test_results_that_stdout_has_no_room_for_are_told_in_a_line(copy: Path, shows: str) -> None:
    words = [sys.executable, "-m", "moguls", "arena", "report", str(copy), *shows.split()]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2,
        "moguls: cannot write to stdout: No space left on device\n",
    )


def test_a_ladder_ranks_bots_by_their_ratings(moguls: Run) -> None:
    line = f"arena ladder mogul-2002 --bots random,steady,easy --seats 3 {QUICK}"
    ratings = json.loads(moguls(f"{line} --json").out)["ratings"]
    assert {row["name"] for row in ratings[:2]} == {"steady", "easy"}
    assert ratings[2]["name"] == "random"
    assert all(row["low"] <= row["mu"] <= row["high"] for row in ratings)
    assert ratings[1]["ahead"] == 1
    assert "of draws" in moguls(line).out


def test_a_gauntlet_meets_the_same_opponents(moguls: Run) -> None:
    line = f"arena gauntlet mogul-2002 --bots steady,easy --against random {QUICK}"
    told = json.loads(moguls(f"{line} --json").out)
    assert [row["name"] for row in told["bots"]] == ["steady", "easy", "random"]
    assert told["manifest"]["tables"] == [[0, 2, 2, 2], [1, 2, 2, 2]]


def test_bots_are_named_as_everywhere_else_whatever_the_case(moguls: Run) -> None:
    told = json.loads(moguls(f"arena match moguli --bots Steady,RANDOM {QUICK} --json").out)
    assert [row["name"] for row in told["bots"]] == ["steady", "random"]


def test_a_sequential_test_says_its_answer(moguls: Run) -> None:
    line = "arena match mogul-2002 --bots steady,random --games 400 --jobs 1 --sprt 1x,2x"
    done = moguls(line)
    assert "steady has the higher share" in " ".join(done.out.split())
    assert json.loads(moguls(f"{line} --json").out)["games"] < 400


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "match mogul-2002 --bots sturdy,random",
            "no bot is called 'sturdy' (did you mean steady?)",
        ),
        ("match mogul-2002 --bots hrad,random", "(did you mean hard?)"),
        (
            "match mogul-2002 --bots sturdy,random",
            "program:COMMAND, policy:FILE, a name passed to moguls.bots.register, NAME@SECONDS (",
        ),
        ("match mogul-2002 --bots hard@0", "expected up to 3600 seconds after @"),
        ("match mogul-2002 --bots search:0@2,random", "invalid number of simulations '0@2' in"),
        ("match take-stock --bots search:9:soft=2", "the search of this game has the options"),
        ("match moguli --bots search:9:trust=2", "the search of this game has no options"),
        ("match mogul-2002 --bots steady,,random", "contains an empty name"),
        ("match mogul-2002 --bots easy,easy,easy,easy,easy,easy,easy", "3 to 6 seats, not 7"),
        ("match mogul-2002 --bots easy,easy --seats 9", "3 to 6 seats, not 9"),
        ("match mogul-2002 --bots easy --sprt 0.3", "invalid win rates"),
        ("match mogul-2002 --bots easy --sprt 0.3,0.2", "the first must be below"),
        ("match mogul-2002 --bots easy --sprt 0.2,0.3 --alpha 0.7", "invalid alpha 0.7: expected"),
        ("ladder mogul-2002 --bots easy", "at least two bots"),
        ("gauntlet mogul-2002 --bots easy", "--against"),
        ("match mogul-2002 --bots easy,hard --seats -1", "3 to 6 seats, not -1"),
        ("match mogul-2002 --bots easy,hard --seats 0", "3 to 6 seats, not 0"),
        ("ladder mogul-2002 --bots easy,hard --seats 0", "3 to 6 seats, not 0"),
        ("gauntlet mogul-2002 --bots easy --against hard --seats -1", "3 to 6 seats, not -1"),
        ("match mogul-2002 --bots easy --alpha 0.1", "--alpha needs --sprt"),
        ("match mogul-2002 --bots easy --beta 0.1", "--beta needs --sprt"),
        ("match mogul-2002 --bots easy --out=", "argument --out: invalid folder"),
        ("report nowhere", "has no manifest.json"),
        ("again nowhere", "has no manifest.json"),
        ("tournament mogul-2002", "invalid choice: 'tournament'"),
    ],
)
def test_what_is_mistyped_is_one_line(moguls: Run, line: str, why: str) -> None:
    done = moguls(f"arena {line}")
    assert done.code == 2
    assert why in done.err
    assert done.err.count("\n") == 1


def test_every_part_has_its_help(moguls: Run) -> None:
    for part in ("match", "ladder", "gauntlet", "report", "again", "record"):
        done = moguls(f"arena {part} --help")
        assert done.code == 0
        assert f"moguls arena {part}" in done.out
        assert "examples:" in done.out
