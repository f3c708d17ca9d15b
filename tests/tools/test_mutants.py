"""Tests of `python3 go.py mutants`."""

import ast
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import run, trying
from tools.mutants.making import mutants_of
from tools.steps import ROOT, Failed

SOURCE = '''\
"""Not a 1."""
if TYPE_CHECKING:
    import x1
WIDE: Final[int < 2] = 3  # größer
@made(frozen=True)
def f(a: int < 4, b) -> 5:
    """Not a 6."""
    if not a and a <= b:
        a -= b
        raise E(f"{a + 1}")
    while b:
        g("x")
    return a * b or None
'''
BROKEN = [
    (4, "3", "(2)", False),
    (4, "3", "(4)", False),
    (8, "not a and a <= b", "(not (not a and a <= b))", True),
    (8, "not a and a <= b", "(not a or a <= b)", True),
    (8, "not a", "(a)", True),
    (8, "a <= b", "(a < b)", True),
    (9, "a -= b", "pass", True),
    (10, 'raise E(f"{a + 1}")', "pass", True),
    (11, "b", "(not (b))", True),
    (12, 'g("x")', "pass", True),
    (13, "return a * b or None", "return None", True),
    (13, "a * b or None", "(a * b and None)", True),
    (13, "a * b", "(a / b)", True),
]


def test_each_small_change_of_what_runs_is_one_mutant() -> None:
    found = [(it.first, it.before, it.after, it.inside) for it in mutants_of(SOURCE)]

    assert sorted(found) == sorted(BROKEN)


def test_one_place_is_broken_and_all_else_is_as_it_was() -> None:
    [mutant] = [it for it in mutants_of(SOURCE) if it.after == "(a < b)"]

    assert mutant.broken(SOURCE) == SOURCE.replace("a <= b", "(a < b)")


def test_what_is_broken_can_still_be_read() -> None:
    source = (ROOT / "src/moguls/review/make.py").read_text("utf-8")
    found, whole = mutants_of(source), ast.dump(ast.parse(source))

    assert len(found) > 100
    for mutant in found:
        assert ast.dump(ast.parse(mutant.broken(source))) != whole


def test_the_same_seed_breaks_the_same_places() -> None:
    files = run.modules(["arena/stats.py", "src/moguls/review"])
    assert files[0] == "src/moguls/arena/stats.py"
    assert "src/moguls/review/make.py" in files
    names = [[run.name_of(it) for it in run.drawn(files, 9, seed)] for seed in (1, 1, 2)]

    assert names[0] == names[1] != names[2]
    assert len(set(names[0])) == 9
    assert len(run.drawn(files[:1], 10**6, 1)) == len(set(run.drawn(files[:1], 10**6, 2)))


def test_a_path_that_is_none_is_refused_with_what_is_possible() -> None:
    with pytest.raises(Failed, match=r"there is no arena/stat\.py, here or in src/moguls/"):
        run.modules(["arena/stat.py"])


def test_those_tests_fit_that_lie_in_the_folder_or_name_the_module() -> None:
    found = run.fitting(["src/moguls/review/make.py", "src/moguls/server/limits/rates.py"])

    assert {"tests/review", "tests/server"} <= set(found)
    assert "tests/arena/test_by_hand.py" in run.fitting(["src/moguls/core/statistics.py"])


def test_the_quickest_tests_that_reach_a_place_are_taken(tmp_path: Path) -> None:
    [inside] = [it for it in mutants_of(SOURCE) if it.before == "a -= b"]
    outside = next(it for it in mutants_of(SOURCE) if not it.inside)
    reach = {
        name: {"seconds": seconds, "lines": {str(tmp_path / "f.py"): lines}}
        for name, seconds, lines in [
            ("slow", 5.0, [9]),
            ("quick", 0.5, [8, 9]),
            ("elsewhere", 0.1, [8, 10]),
            ("other", 1.0, [9]),
        ]
    }

    assert run.reaching(reach, tmp_path, ("f.py", inside), 60) == ["quick", "other", "slow"]
    assert run.reaching(reach, tmp_path, ("f.py", inside), 1.5) == ["quick", "other"]
    assert run.reaching(reach, tmp_path, ("f.py", outside), 0.6) == ["elsewhere", "quick"]
    assert run.reaching(reach, tmp_path, ("g.py", inside), 60) == []
    assert run.reaching({"slow": reach["slow"]}, tmp_path, ("f.py", inside), 1) == ["slow"]


def test_of_what_runs_at_the_import_those_tests_come_first_that_name_the_module(
    tmp_path: Path,
) -> None:
    file = "src/moguls/server/limits/rates.py"
    assert "tests/server/test_limits.py" in run.naming(file)
    outside = next(it for it in mutants_of(SOURCE) if not it.inside)
    reach = {
        "tests/server/test_wire.py::test_quick": {"seconds": 0.1, "lines": {}},
        "tests/server/test_table.py::test_a": {
            "seconds": 0.1,
            "lines": {str(tmp_path / file): [9]},
        },
        "tests/server/test_limits.py::test_b": {"seconds": 0.2, "lines": {}},
    }

    assert run.reaching(reach, tmp_path, (file, outside), 60) == [
        "tests/server/test_limits.py::test_b",
        "tests/server/test_table.py::test_a",
    ]


def test_what_survived_is_told_and_counted() -> None:
    fates = {"a": "killed", "b": "survived", "c": "hung", "d": "reached by no test"}

    assert run.told(fates).splitlines() == [
        "b: survived",
        "d: reached by no test",
        "2 of 4 broken lines were noticed (50 %): 1 killed, 1 survived, 1 hung, "
        "1 reached by no test",
    ]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package, tests, tools = (tmp_path / name for name in ("src/moguls", "tests/small", "tools"))
    for folder in (package, tests, tools / "mutants"):
        folder.mkdir(parents=True)
    for plugin in ("reach.py", "only.py"):
        shutil.copy(ROOT / "tools/mutants" / plugin, tools / "mutants")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['slow']\n")
    (package / "__init__.py").touch()
    (package / "small.py").write_text(
        "def held(a):\n    return a < 3\n\ndef loose(a):\n    return a < 3\n\n"
        "def unasked(a):\n    return a < 3\n"
    )
    (tests / "test_small.py").write_text(
        "from moguls.small import held, loose\n\n"
        "def test_held():\n    assert held(2) and not held(3)\n\n"
        "def test_loose():\n    assert loose(1)\n\n"
        "def test_that_fails():\n    assert held(3)\n"
    )
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(trying, "ROOT", tmp_path)
    monkeypatch.setattr(run, "TOOLS", tmp_path / ".tools")
    return tmp_path


@pytest.mark.slow
def test_lines_are_broken_in_a_copy_and_a_second_run_goes_on_where_the_first_stopped(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (project / "src/moguls/small.py").read_text()
    asked = ["small.py", "--sample", "99", "--tests", "tests/small", "--jobs", "1"]
    run.main(asked)
    first = capsys.readouterr().out

    [kept] = (project / ".tools/mutants").glob("*/fates.json")
    fates: dict[str, Any] = json.loads(kept.read_text())
    by_line = {
        line: {fate for name, fate in fates.items() if f"small.py:{line} " in name}
        for line in (2, 5, 8)
    }
    assert by_line[2] == {"killed"}
    assert {"killed", "survived"} == by_line[5], "1 < 2 still holds, but None is false"
    assert by_line[8] == {"reached by no test"}
    assert (project / "src/moguls/small.py").read_text() == source

    monkeypatch.setattr(trying.Copy, "fate", lambda *_: pytest.fail("it is known already"))
    run.main(asked)
    assert capsys.readouterr().out.splitlines()[-1] == first.splitlines()[-1]


@pytest.mark.slow
def test_what_hangs_counts_as_noticed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "START", 3.0)
    copy = trying.Copy(project / "work")
    [mutant] = [it for it in mutants_of("while not True:\n    pass\n") if it.after == "(True)"]
    (copy.tree / "src/moguls/waits.py").write_text("while not True:\n    pass\n")
    (copy.tree / "tests/small/test_waits.py").write_text(
        "def test_waits():\n    import moguls.waits\n"
    )

    assert (
        copy.fate("src/moguls/waits.py", mutant, ["tests/small/test_waits.py::test_waits"], 0.0)
        == "hung"
    )
