"""Parts of an arena, played anywhere: together they are the arena that one machine plays."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.arena import plan
from moguls.arena.hooks import Hooks
from moguls.arena.join import join
from moguls.arena.manifest import Manifest, manifest_of
from moguls.arena.part import PART, ArenaPart, part_in, refuse_outside
from moguls.arena.runner import run
from moguls.arena.sprt import Question
from moguls.arena.store import GAMES, MANIFEST, folder_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAME = moguls.game("mogul-2002")


@cache
def made(kind: str, seed: int = 1) -> Manifest:
    """Return what is played: eight deals, or forty that a test may cut short."""
    if kind == "ladder":
        return manifest_of(GAME, plan.ladder(GAME, ["random", "steady"], 24, seed, 3))
    question = Question(0.1, 0.4) if kind == "tested" else None
    games = 24 if question is None else 120
    whole = plan.match(GAME, ["steady", "random"], games, seed, 3)
    return manifest_of(GAME, whole, question)


def played(folder: Path, manifest: Manifest, part: ArenaPart | None = None) -> Path:
    run(manifest, folder, 1, part=part)
    return folder


def parts(top: Path, manifest: Manifest, cuts: Sequence[tuple[int, int]]) -> list[Path]:
    return [played(top / f"{cut}", manifest, ArenaPart(*cut)) for cut in cuts]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("cuts", [[(3, 7), (0, 2)], [(0, 7)], [(0, 4), (2, 5), (6, 7), (1, 2)]])
@pytest.mark.parametrize("kind", ["match", "ladder"])
def test_parts_together_are_the_whole_to_the_byte(
    tmp_path: Path, kind: str, cuts: Sequence[tuple[int, int]]
) -> None:
    whole = played(tmp_path / "whole", made(kind))
    joined, games = join(parts(tmp_path, made(kind), cuts), tmp_path / "joined")

    assert made(kind).plan.deals == 8
    assert files(tmp_path / "joined") == files(whole)
    assert joined == made(kind)
    assert "".join(game.line() for game in games).encode() == (whole / GAMES).read_bytes()


def test_a_test_ends_the_joined_arena_where_it_ends_the_whole(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", made("tested"))
    before, after = parts(tmp_path, made("tested"), [(0, 9), (10, 39)])
    join([before, after], tmp_path / "joined")

    assert files(tmp_path / "joined") == files(whole)
    assert 0 < (whole / GAMES).read_bytes().count(b"\n") < made("tested").plan.games
    assert after.joinpath(GAMES).read_bytes().count(b"\n") == 90, "a part is played to its end"


def test_a_part_goes_on_where_it_was(tmp_path: Path) -> None:
    part = ArenaPart(2, 5)
    folder = played(tmp_path / "part", made("match"), part)
    whole = files(folder)
    lines = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(lines[: len(lines) * 2 // 3])
    told: list[int] = []
    run(made("match"), folder, 1, Hooks(told.append), part=part)

    assert files(folder) == whole
    assert 0 < told[0] < told[-1] == 12
    assert part_in(folder) == part


def test_the_folder_of_a_part_is_for_its_deals_alone(tmp_path: Path) -> None:
    folder = played(tmp_path / "part", made("match"), ArenaPart(0, 1))
    whole = played(tmp_path / "whole", made("match"))

    with pytest.raises(UsageError, match=r"has the deals 0\.\.1; name another folder"):
        run(made("match"), folder, 1, part=ArenaPart(1, 2))
    with pytest.raises(UsageError, match=r"has the deals 0\.\.1"):
        run(made("match"), folder, 1)
    with pytest.raises(UsageError, match="has the whole arena"):
        run(made("match"), whole, 1, part=ArenaPart(0, 1))
    with pytest.raises(UsageError, match=r"has a part of an arena, the deals 0\.\.1"):
        folder_of(folder)
    assert folder_of(whole) == whole


def test_an_incomplete_set_of_parts_is_refused(tmp_path: Path) -> None:
    first, last = parts(tmp_path, made("match"), [(0, 2), (6, 7)])
    whole = played(tmp_path / "whole", made("match"))
    other = played(tmp_path / "other", made("match", 2), ArenaPart(3, 7))
    out = tmp_path / "out"

    for folders, says in (
        ([first, last], r"no part contains the deals 3\.\.5"),
        ([last], r"no part contains the deals 0\.\.5"),
        ([first], r"no part contains the deals 3\.\.7"),
        ([first, whole], "a complete arena; only parts"),
        ([first, other], "parts of different arenas"),
    ):
        with pytest.raises(UsageError, match=says):
            join(folders, out)
    (last / GAMES).write_bytes((last / GAMES).read_bytes()[:-3])
    with pytest.raises(UsageError, match="has 3 games of 6"):
        join([first, last], out)
    assert not out.exists()


@pytest.mark.parametrize("text", ["", "[]", '{"format": "moguls-arena-part/1", "deals": [3, 1]}'])
def test_a_file_that_names_no_deals_is_refused(tmp_path: Path, text: str) -> None:
    folder = played(tmp_path / "part", made("match"), ArenaPart(0, 1))
    (folder / PART).write_text(text)

    with pytest.raises(UsageError, match=r"invalid .*part.json: copy this file again"):
        part_in(folder)


def test_deals_that_there_are_not_are_refused() -> None:
    refuse_outside(ArenaPart(3, 7), 8)
    with pytest.raises(UsageError, match=r"--deals 3\.\.8: the arena has deals 0\.\.7"):
        refuse_outside(ArenaPart(3, 8), 8)


def test_the_manifest_of_a_part_is_that_of_the_whole(tmp_path: Path) -> None:
    folder = played(tmp_path / "part", made("match"), ArenaPart(0, 1))

    assert (folder / MANIFEST).read_text("utf-8") == made("match").text()
