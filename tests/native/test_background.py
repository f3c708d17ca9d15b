"""Libraries made in the background of a running server: missing ones only, with a log line."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from moguls.kernel import select as choice
from moguls.kernel.native import finding, making
from moguls.server.storage.folders import keep_code_beside
from tools import install, launch
from tools.native import background
from tools.steps import ROOT

HEAD = "Making native code for bots beside the server: "


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(choice, "_choices", {})  # tests before this one may have loaded libraries
    monkeypatch.setenv("MOGULS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(background, "_watch", lambda _: None)
    monkeypatch.setattr("os.nice", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["background"])
    (tmp_path / "cache" / finding.CACHED).mkdir(parents=True, mode=0o700)
    (tmp_path / "cache").chmod(0o700)
    return tmp_path / "cache" / finding.CACHED


def failing(folder: Path, name: str, share: str) -> None:
    del share
    message = f"no room for {name} in {folder.name}"
    raise OSError(message)


def test_it_says_what_is_made_and_why_something_is_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(background, "make_share", failing)
    with making.held(folder, "moguli"):
        assert background.main() == 0

    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{HEAD}mogul-2002, mogul-2013, take-stock ..."
    assert sorted(said[1:]) == [
        f"{name}: no native code made: OSError('no room for {name} in native')"
        for name in ("mogul-2002", "mogul-2013", "take-stock")
    ]


def test_both_halves_of_the_first_game_come_first_and_it_is_told_when_both_are_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, str]] = []

    class Pool:
        def submit(self, _make: object, _folder: Path, name: str, share: str) -> Future[None]:
            made: Future[None] = Future()
            made.set_result(None)
            asked.append((name, share))
            return made

        def shutdown(self, **_: object) -> None:
            """There is nothing to end."""

    monkeypatch.setattr(background, "ProcessPoolExecutor", lambda *_, **__: Pool())
    background._make_all(folder, ["moguli", "take-stock"])  # noqa: SLF001

    assert asked == [(name, it) for name in ("moguli", "take-stock") for it in ("bots", "rules")]
    assert [line.partition(" now")[0] for line in capsys.readouterr().out.splitlines()[1:]] == [
        f"{name}: bots think in native code" for name in ("moguli", "take-stock")
    ]


def test_what_is_there_is_not_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del folder
    monkeypatch.setattr(background, "has_library", lambda rules, _: rules.name != "moguli")
    monkeypatch.setattr(background, "make_share", failing)
    background.main()

    assert capsys.readouterr().out.splitlines()[0] == f"{HEAD}moguli ..."


def test_without_a_linker_it_says_so_in_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del folder
    monkeypatch.setattr("shutil.which", lambda _: None)
    background.main()

    assert capsys.readouterr().out == (
        "Bots will be compiled in each process: there is no C compiler to link with "
        "(apt-get install build-essential)\n"
    )


def test_without_anybody_who_listens_it_makes_what_is_missing_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[str]()

    class Gone:
        def write(self, _text: str) -> None:
            raise BrokenPipeError

    monkeypatch.setattr(background, "_make_all", lambda _, games: made.extend(games))
    for stdout in (Gone(), None):
        monkeypatch.setattr(sys, "stdout", stdout)
        background._say("hear, hear")  # noqa: SLF001
        assert background.main() == 0

    assert made == 2 * ["mogul-2002", "mogul-2013", "moguli", "take-stock"]
    assert folder.exists()


def test_it_ends_with_its_parent(tmp_path: Path) -> None:
    code = (
        "import os, time; from tools.native import background;"
        "background._watch(lambda: os._exit(1));"
        "print('begun', flush=True); time.sleep(600)"
    )
    start = (
        "import subprocess, sys;"
        f"child = subprocess.Popen([sys.executable, '-c', {code!r}]);"
        "print(child.pid, flush=True); child.wait()"
    )
    with (tmp_path / "said").open("w+") as said:
        parent = subprocess.Popen([sys.executable, "-c", start], cwd=ROOT, stdout=said)
        child = int(_line(tmp_path / "said", 2)[0])
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        end = time.monotonic() + 60
        while _lives(child):
            assert time.monotonic() < end, "it goes on without its parent"
            time.sleep(0.05)


def test_ctrl_c_ends_it_and_what_it_has_begun_without_a_word(folder: Path) -> None:
    run = [sys.executable, "-m", "tools.native.background"]
    pipe = subprocess.PIPE
    begun = subprocess.Popen(run, cwd=ROOT, stdout=pipe, stderr=pipe, start_new_session=True)
    assert begun.stdout is not None
    assert begun.stdout.readline().decode().startswith(HEAD)
    time.sleep(0.5)  # anywhere in what follows
    os.killpg(begun.pid, signal.SIGINT)
    said, wrong = begun.communicate(timeout=60)

    assert (begun.returncode, wrong.decode()) == (130, "")
    assert "Traceback" not in said.decode()
    assert not making.is_being_made("mogul-2002")
    assert not list(folder.glob("*.so"))


def _line(path: Path, count: int) -> list[str]:
    end = time.monotonic() + 60
    while len(lines := path.read_text().splitlines()) < count:
        assert time.monotonic() < end, lines
        time.sleep(0.05)
    return sorted(lines)


def _lives(process: int) -> bool:
    """Return whether a process is alive, and not a zombie."""
    try:
        with open(f"/proc/{process}/stat") as file:  # noqa: PTH123  # short
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("typed", [[], ["--port", "9", "--data", "here"]])
def test_go_starts_it_beside_the_server_with_the_same_words(
    typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(launch, "_check_port", lambda _: None)
    monkeypatch.setattr(install, "everything", lambda: None)
    monkeypatch.setattr(launch, "_become", lambda command: started.append(command[1:]))
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: started.append(command[1:]))
    launch.COMMANDS["run"](typed)

    assert started == [["-m", "tools.native.background", *typed], ["-m", "moguls", "serve", *typed]]


@pytest.mark.parametrize("how", ["option", "variable", "file"])
def test_it_makes_the_folder_that_the_server_is_told_of_for_its_owner_alone(
    how: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MOGULS_CACHE")
    monkeypatch.setattr(background, "has_library", lambda *_: True)
    data, file = tmp_path / "there" / "data", tmp_path / "moguls.toml"
    file.write_text(f'data = "{data}"\n')
    if how == "variable":
        monkeypatch.setenv("MOGULS_DATA", str(data))
    words = {"option": ["--data", str(data)], "variable": [], "file": ["--config", str(file)]}
    monkeypatch.setattr(sys, "argv", ["background", "--port", "9", *words[how]])
    background.main()

    assert data.stat().st_mode & 0o777 == 0o700
    assert os.environ["MOGULS_CACHE"] == str(data / "cache")
    assert folder.exists()


def test_what_the_server_refuses_it_says_nothing_of(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    del folder
    monkeypatch.setattr(sys, "argv", ["background", "--config", str(tmp_path / "none.toml")])
    assert background.main() == 0
    assert capsys.readouterr().out == ""


def test_a_server_keeps_native_code_beside_its_tables_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOGULS_CACHE", "elsewhere")
    keep_code_beside(tmp_path)
    assert os.environ["MOGULS_CACHE"] == "elsewhere"
    monkeypatch.delenv("MOGULS_CACHE")
    keep_code_beside(tmp_path)
    assert os.environ["MOGULS_CACHE"] == str(tmp_path / "cache")


@pytest.mark.slow
def test_what_is_made_beside_a_server_is_what_bots_take(tmp_path: Path) -> None:
    env = {**os.environ, "MOGULS_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "tools.native.make", "mogul-2002"]
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    games = [sys.executable, "-m", "moguls", "games", "mogul-2002", "--json"]
    told = subprocess.run(games, cwd=ROOT, env=env, check=True, capture_output=True)

    assert json.loads(told.stdout)[0]["engine"]["name"] == "native"
