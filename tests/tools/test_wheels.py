"""Tests of `python3 go.py wheels`: contents of the wheels and their checks."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from moguls.kernel.native import processor
from moguls.kernel.native.library import seal, seal_of
from tools import emulated, install, wheels, windows_code
from tools.native import target
from tools.steps import ROOT, Failed

LIBRARIES = "moguls/libraries/"
# A Python in which no compiler is installed, that builds what is published.
BARE = """
import runpy, sys
for name in ("numba", "llvmlite", "numpy"):
    sys.modules[name] = None
sys.argv[0] = "hatchling"
runpy.run_module("hatchling", run_name="__main__")
"""


def fakes(folder: Path, kinds: tuple[str, ...]) -> dict[str, dict[str, Path]]:
    made: dict[str, dict[str, Path]] = {}
    for kind in kinds:
        for game in ("moguli", "mogul-2002"):
            library = folder / f"{game}-{kind}-new{processor.ending(kind)}"
            older = folder / f"{game}-{kind}-old{processor.ending(kind)}"
            for path in (library, older):
                path.write_bytes(path.name.encode())
                path.with_suffix(".json").write_text("{}")
                seal_of(path).write_bytes(seal(path.read_bytes()))
            made.setdefault(kind, {})[game] = library
    return made


@pytest.mark.parametrize("tag", wheels.PLATFORMS)
def test_a_wheel_has_the_libraries_of_its_platform_and_no_others(tag: str, tmp_path: Path) -> None:
    made = fakes(tmp_path, (*wheels.KINDS,))
    kinds = wheels.PLATFORMS[tag]
    wheels.wheel(tag, [path for kind in kinds for path in made[kind].values()], tmp_path)
    with zipfile.ZipFile(tmp_path / f"moguls-0.1.0-{tag}.whl") as archive:
        packed = {name.removeprefix(LIBRARIES): name for name in archive.namelist()}
        about = archive.read("moguls-0.1.0.dist-info/WHEEL").decode().splitlines()
        code = {name: archive.read(packed[name]) for name in packed if "-new." in name}

    python, abi, systems = tag.split("-")
    tags = [f"Tag: {python}-{abi}-{system}" for system in systems.split(".")]
    wanted = [path for kind in kinds for path in made[kind].values()]
    assert sorted(line for line in about if line.startswith("Tag")) == sorted(tags)
    assert "Root-Is-Purelib: false" in about
    assert sorted(code) == sorted(
        path.name for one in wanted for path in (one, one.with_suffix(".json"), seal_of(one))
    )
    assert all(code[path.name] == path.name.encode() for path in wanted)
    assert not [name for name in packed if "-old." in name]


def test_each_target_is_in_one_wheel_and_each_system_asks_for_what_is_made() -> None:
    native = [name for name, kind in target.TARGETS.items() if not kind.is_web]

    assert sorted(wheels.KINDS) == sorted(native)
    assert {kind.partition("-")[0] for kind in native} == {*processor.SYSTEMS.values()}


def test_the_same_libraries_make_the_same_wheel(tmp_path: Path) -> None:
    tag, made = [*wheels.PLATFORMS][-1], fakes(tmp_path, ("windows-x86-64-v2",))
    native = [*made["windows-x86-64-v2"].values()]
    for folder, files in (("one", native), ("two", native[::-1])):
        wheels.wheel(tag, files, tmp_path / folder)
    one, two = ((tmp_path / folder / f"moguls-0.1.0-{tag}.whl") for folder in ("one", "two"))

    assert one.read_bytes() == two.read_bytes()


def built_bare(source: Path, out: Path) -> list[str]:
    command = [sys.executable, "-c", BARE, "build", "-t", "wheel", "-d", str(out)]
    env = {"PATH": str(out / "none"), "HOME": str(out)}
    subprocess.run(command, cwd=source, env=env, check=True, capture_output=True)
    (wheel,) = out.glob("*.whl")
    assert wheel.name == "moguls-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        assert "Root-Is-Purelib: true" in archive.read("moguls-0.1.0.dist-info/WHEEL").decode()
        return archive.namelist()


def test_the_pure_wheel_needs_no_compiler_and_has_no_libraries(tmp_path: Path) -> None:
    names = built_bare(ROOT, tmp_path)

    assert "moguls/web/index.html" in names
    assert not [name for name in names if name.startswith(LIBRARIES)]


@pytest.mark.slow
def test_the_source_archive_makes_the_same_pure_wheel(tmp_path: Path) -> None:
    wheels.hatchling(tmp_path, "-t", "sdist")
    unpack = ["tar", "-xf", "moguls-0.1.0.tar.gz"]
    subprocess.run(unpack, cwd=tmp_path, check=True)
    names = built_bare(tmp_path / "moguls-0.1.0", tmp_path)
    (tmp_path / "moguls-0.1.0-py3-none-any.whl").rename(tmp_path / "theirs.whl")

    assert names == built_bare(ROOT, tmp_path / "ours")
    ours = tmp_path / "ours" / "moguls-0.1.0-py3-none-any.whl"
    assert (tmp_path / "theirs.whl").read_bytes() == ours.read_bytes()


class Asked:
    """Takes the place of the program that asks vectors; notes what it was asked."""

    def __init__(self, wrong: str = "") -> None:
        self.wrong, self.asked = wrong, list[tuple[str, str]]()

    def __call__(self, name: str, command: list[Any], env: dict[str, str]) -> None:
        del name, env
        where = command.index("-m")
        python, (_, _, game, library, *games) = command[where - 1], command[where:]
        self.asked.append((Path(python).name, f"{library.name}{' few' * len(games)}"))
        if self.wrong == game:
            msg = f"{library.name} answers games otherwise"
            raise Failed(msg)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor, "targets", lambda: ("linux-x86-64-v2",))
    monkeypatch.setattr(windows_code, "wrapped", lambda dll, _: dll)
    monkeypatch.setattr(emulated, "missing", lambda: "")
    monkeypatch.setattr(emulated, "python", lambda: (["emulator", "python3.11"], {}))


@pytest.mark.usefixtures("here")
def test_what_can_run_here_answers_the_vectors_and_the_rest_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wheels, "call", asked := Asked())
    wheels.check(fakes(tmp_path, (*wheels.KINDS,)))

    assert [(python, name.replace("-new", "")) for python, name in asked.asked] == [
        (install.PYTHON.name, "moguli-linux-x86-64-v2.so"),
        (install.PYTHON.name, "mogul-2002-linux-x86-64-v2.so"),
        ("python3.11", "moguli-linux-aarch64.so few"),
        ("python3.11", "mogul-2002-linux-aarch64.so few"),
        (install.PYTHON.name, "moguli-windows-x86-64-v2.dll"),
        (install.PYTHON.name, "mogul-2002-windows-x86-64-v2.dll"),
    ]
    told = [line.split("  ")[-1] for line in capsys.readouterr().out.splitlines()]
    assert [line for line in told if "not tested" in line] == [
        f"{name}: not tested: it cannot run on this machine"
        for name in ("linux-x86-64-v3", "macos-aarch64")
    ]


@pytest.mark.usefixtures("here")
def test_without_an_emulator_that_is_said_and_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wheels, "call", asked := Asked())
    monkeypatch.setattr(emulated, "missing", lambda: "QEMU is missing")
    wheels.check(fakes(tmp_path, ("linux-aarch64",)))

    assert not asked.asked
    assert "linux-aarch64: not tested: QEMU is missing" in capsys.readouterr().out


@pytest.mark.usefixtures("here")
def test_a_library_that_answers_otherwise_stops_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheels, "call", Asked(wrong="mogul-2002"))

    with pytest.raises(Failed, match=r"mogul-2002-linux-aarch64-new\.so answers games otherwise"):
        wheels.check(fakes(tmp_path, ("linux-aarch64",)))


def test_the_emulator_gets_what_games_import_as_it_is_locked() -> None:
    lock = (install.LOCKS / "run.txt").read_text()
    lines = emulated.locked(lock).splitlines()
    names = [line.partition("==")[0] for line in lines if "==" in line]

    assert names == [*emulated.NEEDED]
    assert all(line in lock.splitlines() for line in lines)
    assert sum("--hash=sha256:" in line for line in lines) > len(names)


@pytest.mark.slow
def test_the_source_archive_has_the_documents_and_leaves_reports_and_pictures_out(
    tmp_path: Path,
) -> None:
    wheels.hatchling(tmp_path, "-t", "sdist")
    with tarfile.open(tmp_path / "moguls-0.1.0.tar.gz") as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]

    assert {"docs/strength.md", "docs/bots/search.md", "research/README.md"} <= set(names)
    assert [n for n in names if n.startswith(("research/reports", "docs/img", "build/"))] == []
