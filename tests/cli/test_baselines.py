"""Tests of `moguls baselines`, and of saved policies as bots."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from moguls.extras import command
from tests.bots.policies import about, of_chance, saved

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


@pytest.fixture
def policy(tmp_path: Path) -> str:
    return saved(of_chance(about("take-stock")), tmp_path)


def test_a_policy_plays_in_an_arena_which_writes_down_its_file_and_its_moves(
    moguls: Run, policy: str, tmp_path: Path
) -> None:
    line = f"arena match take-stock --seats 3 --bots {policy},random --games 3 --jobs 1"
    done = moguls(f"{line} --out {tmp_path / 'm'}")

    assert done.code == 0
    told = "".join(done.out.split())  # a long path breaks lines anywhere
    assert "p.npz:isexternalorlimitedbytheclock" in told
    made = json.loads((tmp_path / "m" / "manifest.json").read_text("utf-8"))
    (bot, _) = made["bots"]
    assert bot["name"] == policy
    assert list(map(len, bot["files"].values())) == [64]
    (tmp_path / "p.npz").unlink()
    assert moguls(f"arena again {tmp_path / 'm'} --jobs 1").code == 0


def without_speed(done: Done) -> list[str]:
    return [line for line in done.out.splitlines() if "games/s" not in line]


def test_a_policy_sits_in_a_simulation(moguls: Run, policy: str) -> None:
    line = f"simulate take-stock --bots {policy},random,random --games 2 --seed 3"

    done = moguls(line)

    assert done.code == 0
    assert without_speed(done) == without_speed(moguls(line))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("arena match moguli --bots policy:none.npz,random", "cannot read the policy none.npz"),
        ("arena match moguli --bots policy:,random", "expected policy:FILE"),
        ("baselines train moguli --out x.zip", "invalid file x.zip: expected NAME.npz"),
        ("baselines train moguli --out x.npz --decisions 0", "'0'; expected 1 to 1000000000000"),
        ("baselines train moguli --out x.npz --decisions 1e9", "invalid int value: '1e9'"),
        ("baselines train moguli --out x.npz --opponents self,easy", "so name it alone"),
        ("baselines protocol chess --out x", "'chess' is not in moguls-ppo/1"),
        ("baselines train moguli --out x.npz --reward fun", "reward='fun' is not possible"),
        ("baselines train moguli --out x.npz --seats 9", "is for 2 seats, not 9"),
    ],
)
def test_what_cannot_be_gets_one_line(
    moguls: Run, line: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = moguls(line)

    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1


def test_without_its_packages_training_says_what_to_install(
    moguls: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)

    done = moguls(f"baselines train mogul-2002 --out {tmp_path / 'x.npz'}")

    assert (done.code, done.err.count("\n")) == (2, 1)
    assert f"sb3_contrib is missing: {command('baselines')}" in done.err
