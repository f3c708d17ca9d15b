"""System tools for tests: a fast browser and a linker, present or installed."""

import os
import shutil
from pathlib import Path

import pytest

from tools import install
from tools.steps import Failed


class Machine:
    """A machine with some programs, on which a package comes from Debian or does not."""

    def __init__(self, programs: set[str], *, comes: bool) -> None:
        self.programs, self.comes = programs, comes
        self.asked: list[str] = []

    def which(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if name in self.programs else None

    def apt(self, name: str, package: str, advice: str) -> None:
        self.asked.append(package)
        if not self.comes:
            msg = f"{name}: {advice}"
            raise Failed(msg)
        self.programs.add(package)


def browser_on(machine: Machine, monkeypatch: pytest.MonkeyPatch, named: str = "") -> str:
    monkeypatch.setenv("MOGULS_CHROMIUM", named)
    monkeypatch.setattr(shutil, "which", machine.which)
    monkeypatch.setattr(install, "apt", machine.apt)
    install.chromium()
    return os.environ["MOGULS_CHROMIUM"]


def test_where_there_is_no_browser_the_quickest_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine = Machine(set(), comes=True)

    assert browser_on(machine, monkeypatch) == f"/usr/bin/{install.SHELL}"
    assert browser_on(machine, monkeypatch) == f"/usr/bin/{install.SHELL}"
    assert machine.asked == [install.SHELL]


@pytest.mark.parametrize("more", [False, True])
def test_what_only_the_long_tests_need_comes_after_it_and_only_for_them(
    more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []
    monkeypatch.setattr(install, "compiler", lambda: came.append("compiler"))
    monkeypatch.setattr(install, "chromium", lambda: came.append("chromium"))
    monkeypatch.setattr(install, "for_long_tests", lambda: came.append("others"))
    monkeypatch.setattr(install, "_check_room", lambda: None)
    monkeypatch.setattr(install, "step", lambda *_: None)
    monkeypatch.setattr(install, "_python", lambda **_: None)
    monkeypatch.setattr(install, "_client", lambda: None)
    install.everything(dev=True, browser=True, long=more)

    assert came == ["compiler", "chromium", "others"][: 2 + more]


@pytest.mark.parametrize(("there", "asked"), [("clang", []), ("ld", ["build-essential"])])
def test_a_c_compiler_is_installed_where_there_is_none(
    there: str, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine({there}, comes=True)
    monkeypatch.setattr(shutil, "which", machine.which)
    monkeypatch.setattr(install, "apt", machine.apt)
    install.compiler()

    assert machine.asked == asked


@pytest.mark.parametrize("there", ["chromium", "google-chrome"])
def test_a_browser_that_is_there_will_do(there: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine({there}, comes=True)

    assert browser_on(machine, monkeypatch) == f"/usr/bin/{there}"
    assert not machine.asked


def test_the_quickest_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine({"chromium", install.SHELL}, comes=True)

    assert browser_on(machine, monkeypatch) == f"/usr/bin/{install.SHELL}"


def test_where_there_is_none_at_all_it_is_told_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Failed, match=f"apt-get install {install.SHELL}"):
        browser_on(Machine(set(), comes=False), monkeypatch)


def test_a_browser_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine({"chromium", "mine"}, comes=True)

    assert browser_on(machine, monkeypatch, "mine") == "mine"
    assert not machine.asked
    with pytest.raises(Failed, match="yours is not a program"):
        browser_on(machine, monkeypatch, "yours")


def test_only_what_is_missing_for_the_long_tests_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []
    there = {"Xvfb", "firefox"}
    monkeypatch.setattr("shutil.which", lambda name: name if name in there else None)
    monkeypatch.setattr(install, "apt", lambda _name, package, _advice: came.append(package))
    monkeypatch.setitem(install.LONG, "postgresql", ("initdb", str(tmp_path / "*/bin/initdb")))
    install.for_long_tests()

    assert came == ["webkit2gtk-driver", "lld", "nginx-light", "caddy", "pgbouncer", "postgresql"]


def test_programs_outside_of_the_path_are_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "15" / "bin").mkdir(parents=True)
    (tmp_path / "15" / "bin" / "initdb").touch()
    monkeypatch.setattr("shutil.which", lambda _name: None)
    monkeypatch.setattr(install, "LONG", {"postgresql": (str(tmp_path / "*/bin/initdb"),)})
    monkeypatch.setattr(install, "apt", lambda *_words: pytest.fail("installed again"))

    install.for_long_tests()


def test_where_that_cannot_be_installed_it_is_told_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)

    with pytest.raises(Failed, match="apt-get install firefox-esr webkit2gtk-driver xvfb lld"):
        install.for_long_tests()


@pytest.mark.parametrize("more", [False, True])
def test_the_packages_of_environments_come_for_the_long_tests_alone(
    more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks: list[str] = []
    monkeypatch.setattr(install, "compiler", lambda: None)
    monkeypatch.setattr(install, "chromium", lambda: None)
    monkeypatch.setattr(install, "for_long_tests", lambda: None)
    monkeypatch.setattr(install, "_check_room", lambda: None)
    monkeypatch.setattr(install, "step", lambda *_: None)
    monkeypatch.setattr(install, "_packages", lambda _name, lock, _salt: locks.append(lock))
    monkeypatch.setattr(install, "_client", lambda: None)
    install.everything(dev=True, browser=True, long=more)

    assert locks == ["run.txt", "dev.txt", "envs.txt"][: 2 + more]
