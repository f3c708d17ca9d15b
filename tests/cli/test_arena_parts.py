"""Tests of `moguls arena --deals` and `join`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

QUICK = "--games 24 --jobs 1"


@pytest.mark.slow
def test_parts_that_were_played_apart_are_joined_and_had_again(moguls: Run, tmp_path: Path) -> None:
    play = f"arena match mogul-2002 --bots steady,random {QUICK}"
    for deals in ("0..3", "4..5"):
        done = moguls(f"{play} --deals {deals} --out {tmp_path}/{deals}")
        assert done.code == 0
        assert f"the deals {deals} of" in done.err
    joined = moguls(f"arena join {tmp_path}/4..5 {tmp_path}/0..3 --out {tmp_path}/all --json")
    alone = moguls(f"{play} --out {tmp_path}/alone --json")

    assert (joined.code, joined.out) == (0, alone.out)
    for name in ("manifest.json", "games.jsonl"):
        assert (tmp_path / "all" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()
    again = moguls(f"arena again {tmp_path}/all --jobs 1")
    assert (again.code, again.out.splitlines()[-1]) == (0, "identical to the byte")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("--deals 4", "invalid range: '4'; expected FIRST..LAST, for example 0..99"),
        ("--deals 4..3", "invalid range: '4..3'"),
        ("--deals 0..6 --out a", "--deals 0..6: the arena has deals 0..5"),
        ("--deals 0..1", "name its folder with --out"),
        ("--deals 0..1 --out a --json", "use --json and --page with `moguls arena join`"),
    ],
)
def test_a_part_that_cannot_be_played_is_refused(moguls: Run, line: str, says: str) -> None:
    done = moguls(f"arena match mogul-2002 --bots steady,random {QUICK} {line}")

    assert (done.code, done.out) == (2, "")
    assert says in " ".join(done.err.split())
