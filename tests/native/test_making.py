"""A library is made in parts by several processes; the last one links it."""

from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.kernel.jit import sources
from moguls.kernel.native import making
from tools.native import make, module, target
from tools.native.shares import BOTS, RULES, SHARES

V2 = target.TARGETS["linux-x86-64-v2"]
TABLE = """
@.const.array.data{} = internal constant [4 x i64] [i64 3, i64 {}, i64 {}, i64 99]
define i64 @read{}(i64 %k) {{
  %place = getelementptr i64, ptr @.const.array.data{}, i64 %k
  %n = load i64, ptr %place
  ret i64 %n
}}
define ptr @where{}() {{ ret ptr @.const.array.data{} }}
"""


@pytest.fixture
def linked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the linked games; compiled parts are names only."""
    games: list[str] = []

    def part(*about: Any) -> None:
        make._object(*about).write_bytes(b"code")  # noqa: SLF001

    monkeypatch.setattr(make, "_part", part)
    monkeypatch.setattr(make, "make", lambda game, *_: games.append(game.name))
    return games


def test_the_player_of_the_last_share_links(linked: list[str], tmp_path: Path) -> None:
    game = moguls.game("moguli")
    make.make_share(game, BOTS, V2, tmp_path)
    assert linked == []
    make.make_share(game, RULES, V2, tmp_path)

    assert linked == ["moguli"]


def test_a_share_waits_for_another_that_looks_whether_all_are_there(
    linked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = moguls.game("moguli")
    other = making.held(tmp_path, "moguli-shares")
    assert other.__enter__()
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        other.__exit__(None, None, None)

    monkeypatch.setattr("time.sleep", sleep)
    make.make_share(game, BOTS, V2, tmp_path)
    make.make_share(game, RULES, V2, tmp_path)

    assert (len(waited), linked) == (1, ["moguli"])


def test_shares_are_all_that_is_built_and_have_nothing_in_common() -> None:
    asked = {share: module.Asked(moguls.game("moguli").rules, 0) for share in ("", *SHARES)}
    for share, engine in asked.items():
        module.build_all(engine, share)
    whole, *parts = ([each.__name__ for each in engine.modules] for engine in asked.values())

    assert sorted(whole) == sorted(name for part in parts for name in part)
    assert not set(parts[0]) & set(parts[1])


def test_tables_of_shares_become_one() -> None:
    names = "moguls.kernel.rules.chance", "moguls.kernel.state.bits"
    one, other = (
        {
            "format": 1,
            "sources": [name],
            "digest": "",
            "data": {name: "x"},
            "builds": [{"of": name}],
        }
        for name in names
    )

    assert module.together([other, one]) == {
        "format": 1,
        "sources": [*names],
        "digest": sources.digest(names),
        "data": dict.fromkeys(names, "x"),
        "builds": [{"of": names[1]}, {"of": names[0]}],
    }


@pytest.mark.parametrize(("numbers", "tables"), [((5, 7), 2), ((5, 5), 1)])
def test_equal_tables_lie_in_a_library_once(numbers: tuple[int, int], tables: int) -> None:
    code = "".join(TABLE.format(k, n, n, *[k] * 4) for k, n in enumerate(numbers))
    text = module._bare(code)  # noqa: SLF001

    found = target.compiled(text, V2)
    assert sum(found.count(bytes([3, *[0] * 7, n, *[0] * 7])) for n in {*numbers}) == tables
