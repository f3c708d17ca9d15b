"""Arenas in folders: the same bytes however they are played, cut off, or had again."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.arena import entrant, external_bots, match, plan
from moguls.arena.hooks import Hooks
from moguls.arena.manifest import manifest_of
from moguls.arena.reproduce import again, record
from moguls.arena.runner import run
from moguls.arena.sprt import Question
from moguls.arena.store import GAMES, MANIFEST, load
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.arena.manifest import Manifest
    from moguls.bots.external.faults import Fault
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

GAME = moguls.game("mogul-2002")
NAMES = ["steady", "random", "easy"]


def made(games: int = 24, question: Question | None = None, names: Sequence[str] = ()) -> Manifest:
    return manifest_of(GAME, plan.match(GAME, names or NAMES, games, seed=5), question)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    run(made(), folder, 1)
    return folder


@pytest.mark.slow
def test_processes_change_no_byte(whole: Path, tmp_path: Path) -> None:
    run(made(), tmp_path, 2)
    assert (tmp_path / GAMES).read_bytes() == (whole / GAMES).read_bytes()
    assert (tmp_path / MANIFEST).read_bytes() == (whole / MANIFEST).read_bytes()


@pytest.mark.slow
def test_it_resumes_from_any_interruption(whole: Path, tmp_path: Path) -> None:
    data = (whole / GAMES).read_bytes()
    lines = data.splitlines(keepends=True)
    for lost in (1, len(lines[-1]), len(lines[-1]) + 5, len(data) // 2, len(data)):
        folder = tmp_path / str(lost)
        folder.mkdir()
        (folder / MANIFEST).write_bytes((whole / MANIFEST).read_bytes())
        (folder / GAMES).write_bytes(data[:-lost])
        seen: list[int] = []
        run(made(), folder, 1, Hooks(seen.append))
        assert (folder / GAMES).read_bytes() == data
        assert seen[0] == len(data[:-lost].split(b"\n")[:-1]) // 3 * 3


def test_native_code_is_made_before_the_first_game_and_only_where_one_is_left(
    tmp_path: Path,
) -> None:
    told: list[object] = []

    @contextmanager
    def compiling() -> Iterator[None]:
        told.append("begins")
        yield
        told.append("ends")

    run(made(3), tmp_path, 1, Hooks(told.append, compiling()))
    assert told == [0, "begins", "ends", 3]
    run(made(3), tmp_path, 1, Hooks(told.append, compiling()))
    assert told[4:] == [3]


def children(number: int) -> list[int]:
    tasks = Path(f"/proc/{number}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def is_alive(number: int) -> bool:
    """Say whether a process runs; one that has ended and that nobody has asked about does not."""
    try:
        status = Path(f"/proc/{number}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(") ")[2][0] != "Z"


@pytest.mark.slow
def test_it_goes_on_after_being_killed(whole: Path, tmp_path: Path) -> None:
    line = f"arena match mogul-2002 --bots {','.join(NAMES)} --games 300000 --seed 5"
    words = [sys.executable, "-m", "moguls", *line.split(), "--jobs", "2", "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    games = tmp_path / GAMES
    with subprocess.Popen(words, env=environment) as running:
        while not games.exists() or games.stat().st_size < 100:
            assert running.poll() is None
            time.sleep(0.02)
        players = children(running.pid)
        running.send_signal(signal.SIGKILL)
    assert players
    until = time.monotonic() + 300
    while any(map(is_alive, players)):
        assert time.monotonic() < until, "its processes live on"
        time.sleep(0.02)
    _manifest, before = load(tmp_path)
    wanted = max(24, len(before) + 3)
    (tmp_path / MANIFEST).write_text(made(wanted).text(), "utf-8")
    run(made(wanted), tmp_path, 1)
    assert games.read_bytes().startswith((whole / GAMES).read_bytes())
    assert len(load(tmp_path)[1]) == wanted


def test_lines_that_are_written_otherwise_stay_whole_when_it_goes_on(
    whole: Path, tmp_path: Path
) -> None:
    data = (whole / GAMES).read_text("utf-8")
    lines = [json.dumps(json.loads(line)) + "\r\n" for line in data.splitlines()]
    (tmp_path / MANIFEST).write_bytes((whole / MANIFEST).read_bytes())
    (tmp_path / GAMES).write_bytes("".join(lines[:7]).encode())
    games = run(made(), tmp_path, 1)
    assert load(tmp_path)[1] == games == load(whole)[1]


@pytest.mark.slow
def test_a_disk_that_is_full_is_said_in_a_line_and_it_goes_on_afterwards(
    whole: Path, tmp_path: Path
) -> None:
    room = (whole / GAMES).stat().st_size // 2
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        with pytest.raises(UsageError, match=r"cannot write .*: File too large; finished games"):
            run(made(), tmp_path, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (tmp_path / GAMES).stat().st_size <= room
    run(made(), tmp_path, 1)
    assert (tmp_path / GAMES).read_bytes() == (whole / GAMES).read_bytes()


def test_a_disk_that_is_full_from_the_first_byte_is_said_in_a_line(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        with pytest.raises(UsageError, match=r"cannot write .*manifest.json: File too large"):
            run(made(), tmp_path, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert sorted(path.name for path in tmp_path.iterdir()) == [GAMES]
    assert len(run(made(), tmp_path, 1)) == 24


def test_more_deals_on_a_full_disk_leave_manifest_and_games(whole: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "full"))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        with pytest.raises(UsageError, match=r"cannot write .*manifest.json: File too large"):
            run(made(27), folder, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert load(folder) == load(whole)
    assert sorted(path.name for path in folder.iterdir()) == [GAMES, MANIFEST]


def test_games_that_cannot_be_read_are_told_so(whole: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(whole, tmp_path / "folder"))
    (folder / GAMES).unlink()
    (folder / GAMES).mkdir()
    with pytest.raises(UsageError, match=r"cannot read .*games.jsonl: Is a directory"):
        load(folder)
    with pytest.raises(UsageError, match=r"cannot write .*: Is a directory; name another folder"):
        run(made(), folder, 1)


@pytest.mark.slow
def test_more_games_can_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    run(made(12), tmp_path, 1)
    run(made(24), tmp_path, 1)
    assert (tmp_path / GAMES).read_bytes() == (whole / GAMES).read_bytes()
    assert (tmp_path / MANIFEST).read_bytes() == (whole / MANIFEST).read_bytes()
    with pytest.raises(UsageError, match="has 24 games, more than the requested 12"):
        run(made(12), tmp_path, 1)


def test_a_match_at_one_table_is_the_quick_match(whole: Path) -> None:
    quick = match.play_match(GAME, NAMES, 3, seed=5)
    assert [game.scores for game in quick.games] == [game.scores for game in load(whole)[1][:3]]


def test_again_writes_the_same_file(whole: Path, tmp_path: Path) -> None:
    found = again(whole, tmp_path, 1)
    assert (found.games, found.first, found.by_moves) == (24, None, 0)
    assert (tmp_path / GAMES).read_bytes() == (whole / GAMES).read_bytes()


def test_again_plays_as_far_as_there_are_whole_deals(whole: Path, tmp_path: Path) -> None:
    part = tmp_path / "part"
    part.mkdir()
    (part / MANIFEST).write_bytes((whole / MANIFEST).read_bytes())
    (part / GAMES).write_bytes((whole / GAMES).read_bytes()[:-200])
    found = again(part, tmp_path / "twin", 1)
    assert (found.games, found.first) == (21, None)
    assert (tmp_path / "twin" / MANIFEST).read_bytes() == (whole / MANIFEST).read_bytes()


def test_again_names_the_first_line_that_differs(whole: Path, tmp_path: Path) -> None:
    lines = (whole / GAMES).read_text("utf-8").splitlines()
    changed = json.loads(lines[4])
    changed["plies"] += 1
    lines[4] = json.dumps(changed, separators=(",", ":"))
    other = tmp_path / "other"
    other.mkdir()
    (other / MANIFEST).write_bytes((whole / MANIFEST).read_bytes())
    (other / GAMES).write_text("\n".join(lines) + "\n", "utf-8")
    assert again(other, tmp_path / "twin", 1).first == 5


@pytest.mark.parametrize("part", ["rules", "bots", "rules_version"])
def test_again_refuses_other_code_and_says_what_differs(
    whole: Path, tmp_path: Path, part: str
) -> None:
    told = json.loads((whole / MANIFEST).read_text("utf-8"))
    told["code"][part] = "other"
    (tmp_path / MANIFEST).write_text(json.dumps(told), "utf-8")
    with pytest.raises(UsageError, match=r"created by other code.*other there.*--anyway"):
        again(tmp_path, tmp_path / "twin", 1)
    assert again(tmp_path, tmp_path / "twin", 1, anyway=True).compared is False


def test_the_folder_of_another_arena_is_refused(whole: Path) -> None:
    other = manifest_of(GAME, plan.match(GAME, NAMES, 24, seed=6))
    with pytest.raises(UsageError, match="seed is 5 there, not 6"):
        run(other, whole, 1)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{not json", "line 2: is not JSON"),
        ("[]", "line 2: is not a JSON object"),
        ('{"game":1}', "line 2: has no 'deal'"),
        ("first", "line 2: is not game 1 of the manifest"),
        ('"winners":[]', r"line 2: 'winners' is \[\]; expected some of the seats 0 to 2"),
        ('"winners":[3]', r"line 2: 'winners' is \[3\]"),
        ('"winners":[1,1]', r"line 2: 'winners' is \[1, 1\]; expected .*, each once"),
        (f'"winners":[{"7" * 400}]', r"line 2: 'winners' is \[7{59}…; expected"),
        (f'"plies":{"7" * 400}', "line 2: 'plies' has a number beyond 1,000,000,000"),
        (f'"scores":[1,-{"7" * 400},2]', "line 2: 'scores' has a number beyond"),
        ('"scores":[NaN,1,2]', "line 2: 'scores' is not a list of whole numbers"),
        ('"plies":NaN', "line 2: has no 'plies'"),
        ('"bots":[0,1,9]', "line 2: is not game 1 of the manifest"),
        ("[" * 100_000, "line 2: is not JSON"),
        ('"scores":["a",1,2]', "line 2: 'scores' is not a list of whole numbers"),
        ('"scores":[1,2],"winners":[0]', "line 2: is not game 1 of the manifest"),
        ('"moves":"bid"', "line 2: 'moves' is not a list of moves"),
    ],
)
def test_a_spoilt_line_is_named(whole: Path, tmp_path: Path, line: str, why: str) -> None:
    lines = (whole / GAMES).read_text("utf-8").splitlines()
    changed = line.startswith('"')
    told = json.loads(lines[1]) | json.loads(f"{{{line}}}") if changed else {}
    lines[1] = lines[0] if line == "first" else json.dumps(told) if changed else line
    (tmp_path / MANIFEST).write_bytes((whole / MANIFEST).read_bytes())
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(UsageError, match=why):
        load(tmp_path)


def test_one_folder_has_one_writer(whole: Path) -> None:
    from moguls.arena.store import writing  # noqa: PLC0415  # here alone

    with writing(whole, made()), pytest.raises(UsageError, match="another process is writing"):
        run(made(), whole, 1)


def test_a_sequential_test_stops_and_its_games_are_those_of_the_match(tmp_path: Path) -> None:
    asked = made(900, Question(1 / 3, 0.6))
    one = run(asked, tmp_path / "one", 1)
    assert 12 * 3 <= len(one) < 900
    assert run(made(len(one)), tmp_path / "all", 1) == one
    assert run(asked, tmp_path / "one", 1) == one  # it is known already


class Stranger:
    """A bot from outside: it plays at random, and never the same again."""

    closed = 0

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name, self.game, self.seed = name, game, seed
        self.faults: list[Fault] = []

    def start(self) -> None:
        assert self.name == "stranger"

    def sit(self, seed: int) -> None:
        self.seed = seed

    def end(self, play: Playthrough) -> None:
        assert play.over

    def move(self, play: Playthrough) -> str:
        legal = list(play.legal())
        return legal[time.perf_counter_ns() // 100 % len(legal)]

    def close(self) -> None:
        Stranger.closed += 1


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: Game, seed: int, **_options: object) -> Any:
        if name != "stranger":
            msg = f"no bot is called {name!r}"
            raise UsageError(msg)
        return Stranger(name, game, seed)

    for module in (entrant, external_bots):
        monkeypatch.setattr(module, "make", make)


@pytest.mark.slow
@pytest.mark.usefixtures("stranger")
def test_bots_from_outside_play_and_their_games_can_be_had_again(tmp_path: Path) -> None:
    Stranger.closed = 0
    asked = made(6, names=["stranger", "easy", "search:4@9"])
    games = run(asked, tmp_path / "one", 1)
    assert Stranger.closed == 1 + 1  # one for all games, one to see that there is such a bot
    assert all(game.moves is not None and len(game.moves) == game.plies for game in games)
    found = again(tmp_path / "one", tmp_path / "two", 1)
    assert (found.first, found.by_moves) == (None, 6)
    lines = (tmp_path / "one" / GAMES).read_text("utf-8").splitlines()
    lines[4] = json.dumps({**json.loads(lines[4]), "moves": ["castle"] * 999})
    (tmp_path / "one" / GAMES).write_text("\n".join(lines) + "\n", "utf-8")
    why = "games.jsonl, line 5: the recorded move at ply [0-9]+ cannot be played: 'castle'"
    with pytest.raises(UsageError, match=why):
        again(tmp_path / "one", tmp_path / "spoilt", 1)
    with pytest.raises(UsageError, match=why):
        record(tmp_path / "one", 4)
    (tmp_path / "one" / GAMES).unlink()
    with pytest.raises(UsageError, match="are not deterministic"):
        again(tmp_path / "one", tmp_path / "three", 1)


@pytest.mark.usefixtures("stranger")
def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Stranger, "move", lambda _self, _play: "castle")
    with pytest.raises(UsageError, match=r"the bot 'stranger' failed at ply .: 'castle'"):
        run(made(3, names=["stranger", "easy", "easy"]), tmp_path, 1)


@pytest.mark.parametrize("name", ["nobody", "hard@soon", "hard@0", "nobody@1"])
def test_a_bot_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match=name.partition("@")[0]):
        made(names=[name, "easy", "easy"])


def test_a_game_can_be_had_as_a_record(whole: Path) -> None:
    _manifest, games = load(whole)
    made_again = record(whole, 7)
    play = GAME.replay({key: made_again[key] for key in made_again if key != "players"})
    assert (tuple(play.scores), play.ply) == (games[7].scores, games[7].plies)
    with pytest.raises(UsageError, match="no game 24; it has 24"):
        record(whole, 24)
