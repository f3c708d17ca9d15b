"""Choice of the engine: a fitting library, else the compiler, else plain rules; or by setting."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import moguls
from moguls.errors import NoNativeCode, UsageError
from moguls.extras import command
from moguls.kernel import select as choice
from moguls.kernel.engines.plain import Plain
from moguls.kernel.jit.engine import Jit
from moguls.kernel.native import finding, making, processor
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Misfit, seal_of
from tests.native import small

GAME = moguls.game("mogul-2002")
STATE = GAME.rules.state.layout_.codec.format
# What a table says of a library of the game, made of no sources: those fit always.
ABOUT = {
    "game": GAME.name,
    "state": STATE,
    "sources": [],
    "digest": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "data": {},
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv(choice.VARIABLE, raising=False)
    monkeypatch.setattr(finding, "PACKAGED", tmp_path / "none")
    monkeypatch.setattr(choice, "_choices", {})
    monkeypatch.setattr(choice, "asked", choice.asked.__wrapped__)  # not once a process
    made = tmp_path / "cache" / finding.CACHED
    made.mkdir(parents=True, mode=0o700)
    (tmp_path / "cache").chmod(0o700)
    return made


def put(folder: Path, name: str, **about: Any) -> Path:
    """Put a library in the folder that only declares the loops of random play and single calls."""
    (folder / "new").mkdir()
    entries = {"choices_at": {"symbol": "small_last", "takes": ["i64[]"], "gives": ["i64"]}}
    builds = [
        {"modules": [f"moguls.kernel.loops.{it}"], "named": [], "inner": [], "entries": entries}
        for it in ("playouts", "single_calls")
    ]
    library, table = small.make(folder / "new", **{**ABOUT, "builds": builds, **about})
    stem = folder / f"{GAME.name}-{processor.targets()[-1]}-{name}"
    here = stem.with_suffix(processor.ending(processor.targets()[-1]))
    seal_of(library).rename(seal_of(here))
    library.rename(here)
    table.rename(stem.with_suffix(".json"))
    (folder / "new" / "small.o").unlink()
    (folder / "new").rmdir()
    return stem


def test_a_library_that_fits_comes_before_the_compiler(folder: Path) -> None:
    stem = put(folder, "a")
    chosen = GAME.choice()

    assert (type(chosen.engine), chosen.name) == (Native, "native")
    assert chosen.why.startswith(str(stem))
    assert GAME.engine() is GAME.native_engine() is chosen.engine


def test_without_a_library_the_compiler_plays_and_it_is_said_why(folder: Path) -> None:
    del folder
    chosen = GAME.choice()

    assert (type(chosen.engine), chosen.name) == (Jit, "jit")
    assert chosen.why == "compiled in each process: there is no native library for mogul-2002"


def test_without_either_the_rules_are_plain(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del folder
    monkeypatch.setattr(choice, "find_spec", lambda _: None)
    chosen = GAME.choice()

    assert (type(chosen.engine), chosen.name) == (Plain, "plain")
    assert chosen.why.endswith(f"there is no compiler: {command('jit')}")
    with pytest.raises(NoNativeCode, match=r"no native library for mogul-2002; there is no compil"):
        GAME.native_engine()


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ({"format": 0}, "is of format 0"),
        ({"digest": "0"}, "was built from other sources"),
        ({"game": "moguli"}, "is for moguli"),
        ({"state": "<b"}, "its states have another memory layout"),
        ({"builds": []}, "has no loops of moguls.kernel.loops.playouts"),
    ],
)
def test_a_library_that_does_not_fit_is_passed_over_with_a_sentence(
    folder: Path, about: dict[str, Any], why: str
) -> None:
    put(folder, "a", **about)
    name, said = choice.tell(GAME.rules, 0)

    assert name == "jit"
    assert why in said


def test_of_several_the_newest_is_taken_that_fits(folder: Path) -> None:
    ages = {"oldest": {}, "newer": {}, "newest": {"digest": "0"}}
    for at, (name, about) in enumerate(ages.items()):
        os.utime(put(folder, name, **about).with_suffix(".json"), (at, at))

    assert "-newer." in GAME.choice().why


def test_what_others_could_have_put_there_is_not_loaded(folder: Path) -> None:
    put(folder, "a")
    folder.chmod(0o770)

    assert GAME.choice().name == "jit"


@pytest.mark.parametrize("left", [0, 2000])
def test_a_torn_library_is_never_loaded_for_that_might_end_the_process(
    folder: Path, left: int, caplog: pytest.LogCaptureFixture
) -> None:
    stem = put(folder, "a")
    library = next(each for each in folder.glob(f"{stem.name}.*") if seal_of(each).exists())
    library.write_bytes(library.read_bytes()[:left])

    name, why = choice.tell(GAME.rules, 0)
    assert name == "jit"
    assert f"{library} is damaged: build it again" in why
    assert [record.getMessage() for record in caplog.records] == [
        f"{library} is damaged: build it again"
    ]


def test_a_library_without_its_hash_is_none(folder: Path) -> None:
    stem = put(folder, "a")
    next(folder.glob(f"{stem.name}*.sha256")).unlink()

    assert choice.tell(GAME.rules, 0)[0] == "jit"


@pytest.mark.parametrize("named", ["native", "jit", "plain"])
def test_one_can_be_asked_for(folder: Path, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder, "a")
    monkeypatch.setenv(choice.VARIABLE, named)

    kinds = {"native": Native, "jit": Jit, "plain": Plain}
    assert type(GAME.engine()) is kinds[named]


def test_what_is_asked_for_is_looked_up_once_a_process() -> None:
    look = "import os; from moguls.kernel.select import VARIABLE, asked; first = asked()\n"
    look += "os.environ[VARIABLE] = 'plain'; print(first, asked())"
    env = {**os.environ, choice.VARIABLE: choice.NATIVE}
    told = subprocess.run([sys.executable, "-c", look], env=env, capture_output=True, check=True)
    assert told.stdout.split() == [b"native", b"native"]


def test_what_is_asked_for_and_not_there_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del folder
    monkeypatch.setenv(choice.VARIABLE, "native")
    with pytest.raises(Misfit, match="there is no native library for mogul-2002"):
        GAME.engine()
    monkeypatch.setenv(choice.VARIABLE, "jit")
    monkeypatch.setattr(choice, "find_spec", lambda _: None)
    with pytest.raises(NoNativeCode, match="there is no compiler"):
        GAME.engine()
    monkeypatch.setenv(choice.VARIABLE, "c")
    with pytest.raises(
        UsageError, match="MOGULS_ENGINE=c is not an engine; possible are native, jit, pla"
    ):
        GAME.engine()


def test_who_wants_an_engine_waits_for_the_library_that_is_being_made(folder: Path) -> None:
    chosen = list[str]()
    with making.held(folder, GAME.name) as is_ours:
        assert is_ours
        waits = threading.Thread(target=lambda: chosen.append(type(GAME.engine()).__name__))
        waits.start()
        waits.join(0.2)
        assert chosen == [], "it waits"
        put(folder, "a")
        waits.join(60)
        assert chosen == ["Native"], "the library is there: nobody waits for the lock"


def test_once_nobody_makes_it_any_more_nobody_waits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PAUSE", 0.01)
    chosen = list[str]()
    with making.held(folder, GAME.name):
        waits = threading.Thread(target=lambda: chosen.append(type(GAME.engine()).__name__))
        waits.start()
        time.sleep(0.05)
    waits.join(60)

    assert chosen == ["Jit"]


def test_two_never_make_the_same(folder: Path) -> None:
    with making.held(folder, "moguli") as first, making.held(folder, "moguli") as second:
        assert (first, second) == (True, False)
        assert making.is_being_made("moguli")
        assert not making.is_being_made("take-stock")
    assert not making.is_being_made("moguli")


@pytest.mark.parametrize(
    ("system", "machine", "flags", "found"),
    [
        ("linux", "x86_64", "fpu avx2 bmi1 bmi2 fma movbe", ("linux-x86-64-v3", "linux-x86-64-v2")),
        ("linux", "x86_64", "fpu avx2 fma", ("linux-x86-64-v2",)),
        ("linux", "aarch64", "", ("linux-aarch64",)),
        ("darwin", "arm64", "", ("macos-aarch64",)),
        ("win32", "AMD64", "", ("windows-x86-64-v2",)),
        ("linux", "riscv64", "", ()),
        ("sunos5", "i86pc", "", ()),
    ],
)
def test_the_best_library_for_a_processor_is_known_without_a_compiler(
    system: str,
    machine: str,
    flags: str,
    found: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    cpus = tmp_path / "cpuinfo"
    cpus.write_text(f"processor : 0\nflags : {flags}\n\nprocessor : 1\nflags : {flags} more\n")
    monkeypatch.setattr(processor, "CPUS", cpus)
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)

    assert processor.targets.__wrapped__() == found


def test_a_machine_of_unlike_processors_takes_what_all_can_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cpuinfo").write_text("flags : avx2 bmi2\nflags : avx2\n")
    monkeypatch.setattr(processor, "CPUS", tmp_path / "cpuinfo")

    assert processor.features() == {"avx2"}
