"""Programs of their own as bots: they play whole games, and whatever they do is borne."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls import bots
from moguls.bots.external import program as programs
from moguls.bots.external.faults import ProgramFailed
from moguls.bots.external.program import MAX_FORFEITS, MAX_LOST, Program
from moguls.bots.external.sitting import program_seed
from moguls.errors import GameOver, UsageError
from tests.bots.programs import PATIENCE, program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from moguls.core.play.playthrough import Playthrough

    Maker = Callable[..., Program]

MOGUL = moguls.game("mogul-2002")
FIRST = 'for heard in turns(LOG): say(type="move", id=heard["id"], move=heard["legal"][0])'


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Maker]:
    """Return a function that makes a bot of a few lines; all are ended."""
    running: list[Program] = []

    def make(body: str, seconds: float = PATIENCE) -> Program:
        bot = bots.make(program(tmp_path, body, seconds), MOGUL, seed=1)
        assert isinstance(bot, Program)
        running.append(bot)
        return bot

    yield make
    for bot in running:
        bot.close()


def new_game(seed: int = 1) -> Playthrough:
    return moguls.game("mogul-2002", first_player="0").new(seats=3, seed=seed)


def decisions(bot: Program, play: Playthrough, number: int) -> list[str]:
    """Let a program decide so often as seat 0, the others at their first legal move."""
    moves: list[str] = []
    while len(moves) < number and not play.over:
        move = bot.move(play) if play.turn == 0 else next(iter(play.legal()))
        if play.turn == 0:
            moves.append(move)
        play.move(move)
    return moves


def heard(folder: Path, kind: str) -> list[dict[str, Any]]:
    """Return the messages of a kind that the program has written down."""
    lines = (folder / "heard.jsonl").read_text("utf-8").splitlines()
    return [message for message in map(json.loads, lines) if message["type"] == kind]


def test_a_program_hears_each_event_once_and_how_the_game_ends(made: Maker, tmp_path: Path) -> None:
    bot = made(FIRST)
    play, told = new_game(), list[Any]()
    told += play.events(0)
    while not play.over:
        play.move(bot.move(play) if play.turn == 0 else next(iter(play.legal())))
        told += play.events(0)
    bot.end(play)
    decisions(bot, new_game(2), 1)
    bot.close()
    turns, (over,) = heard(tmp_path, "turn"), heard(tmp_path, "over")

    assert bot.faults == []
    assert bot.title == "test"
    assert [e for turn in turns[:-1] for e in turn["events"]] + over["events"] == told
    assert turns[-1]["events"] == new_game(2).events(0)
    assert (over["returns"], over["winners"]) == (play.returns(), play.winners)
    assert len(heard(tmp_path, "hello")) == 1
    assert [start["number"] for start in heard(tmp_path, "start")] == [1, 2]
    assert [turn["id"] for turn in turns] == list(range(1, len(turns) + 1))


@pytest.mark.parametrize("options", [{}, {"open_chips": "on", "loan_timing": "on_own_turn"}])
def test_a_program_is_told_the_house_rules_of_the_game_that_is_played(
    made: Maker, tmp_path: Path, options: dict[str, str]
) -> None:
    bot = made(FIRST)
    decisions(bot, moguls.game("mogul-2002", first_player="0", **options).new(seats=3, seed=1), 1)
    bot.close()

    (start,) = heard(tmp_path, "start")
    assert start["options"] == {"first_player": "0", **options}


@pytest.mark.parametrize("name", ["easy", "random", "program:no-such-program"])
def test_a_bot_of_another_game_says_for_which_it_was_made(name: str) -> None:
    bot = bots.make(name, MOGUL, 1)
    with pytest.raises(UsageError, match="made for mogul-2002 and cannot play moguli; make one"):
        bot.move(moguls.game("moguli").new(seed=1))


@pytest.mark.parametrize(
    ("what", "came", "says"),
    [
        *(("name", came, "text") for came in (None, 3, ["easy"])),
        *(("game", came, "a game") for came in (None, 3, "moguli", ["moguli"])),
        *(("seed", came, "a whole number or None") for came in ("1", 1.5, [1])),
        *(("budget_s", came, "a number of seconds") for came in ("1", [1], float("nan"))),
    ],
)
@pytest.mark.parametrize("name", ["easy", "program:true"])
def test_what_a_bot_cannot_be_made_of_is_refused_with_what_is_expected(
    name: str, what: str, came: object, says: str
) -> None:
    asked: dict[str, Any] = {"name": name, "game": MOGUL, "seed": 1, what: came}
    with pytest.raises(UsageError) as told:
        bots.make(**asked)
    assert str(told.value).startswith(f"the {what} of a bot must be {says}")
    assert f"not {came!r}; for example bots.make(" in str(told.value)


def test_after_a_takeback_it_receives_the_whole_game_again(made: Maker, tmp_path: Path) -> None:
    bot, play = made(FIRST), new_game()
    decisions(bot, play, 3)
    while play.ply > 1:
        play.undo()
    play.move(list(play.legal())[-1])
    decisions(bot, play, 1)
    bot.close()

    assert len(heard(tmp_path, "start")) == 2
    assert heard(tmp_path, "turn")[-1]["events"][:2] == new_game().events(0)


@pytest.mark.parametrize(
    ("answer", "code", "teaches"),
    [
        ('print("I think", flush=True)', "not_json", "'I think'.*expected one line of JSON"),
        ('say(type="move", id=heard["id"])', "not_a_message", "missing required field `move`"),
        ('say(type="ready")', "not_a_message", "expected one line"),
        ('say(id=heard["id"], move="bid")', "not_a_message", "`type`"),
        ('say(type="move", id=99, move="bid")', "not_a_message", "turn 99, but .* is 1"),
        ('say(type="move", id=1, move="declyne")', "no_such_move", "did you mean 'decline'"),
        ('say(type="move", id=1, move="take")', "illegal_move", r"M02-.*legal now: loan, decline"),
        ('sys.stdout.buffer.write(b"\\xff\\n"); sys.stdout.flush()', "not_json", "not JSON"),
        ('print("[" * 70000, flush=True)', "not_json", "more than 65536 bytes"),
    ],
)
def test_a_wrong_answer_is_explained_and_may_be_given_again(
    made: Maker, tmp_path: Path, answer: str, code: str, teaches: str
) -> None:
    better = 'say(type="move", id=heard["id"], move="decline")'
    bot = made(f"for heard in turns(LOG):\n if heard['type'] == 'turn': {answer}\n else: {better}")

    assert decisions(bot, new_game(), 1) == ["decline"]
    assert bot.faults == []
    (error,) = heard(tmp_path, "error")
    assert error["code"] == code
    assert re.search(teaches, error["text"]), error["text"]
    assert 0 < error["time_s"] <= PATIENCE


def test_a_second_wrong_answer_forfeits_the_decision_alone(made: Maker, tmp_path: Path) -> None:
    bot = made(
        "for heard in turns(LOG):\n"
        " moves = [*heard.get('legal', []), 'fold']\n"
        " say(type='move', id=heard['id'], move=moves[-1 if heard['id'] == 1 else 0])"
    )
    play = new_game()
    first, second = decisions(bot, play, 2)

    (fault,) = bot.faults
    assert (fault.game, fault.ply, fault.seat, fault.code) == (1, 0, 0, "no_such_move")
    assert fault.move == first
    assert "'fold' is not a move of this game" in fault.text
    assert second != "fold"
    bot.close()
    assert [told["move"] for told in heard(tmp_path, "forfeit")] == [first]


def test_an_answer_that_comes_too_late_is_passed_over(made: Maker, tmp_path: Path) -> None:
    late = tmp_path / "late"
    bot = made(
        "for heard in turns():\n"
        f" while heard['id'] == 1 and not os.path.exists({str(late)!r}): time.sleep(0.01)\n"
        " say(type='move', id=heard['id'], move=heard['legal'][-1])",
        seconds=0.2,
    )
    bot.start()
    play = new_game()
    begun = time.monotonic()
    decisions(bot, play, 1)

    assert time.monotonic() - begun < 5
    assert bot.faults[0].code == "late"
    assert play.turn == 1
    late.touch()
    bot.time_s = PATIENCE
    decisions(bot, play, 1)
    assert len(bot.faults) == 1


def test_a_program_that_ends_is_started_again_and_told_all_from_the_deal(
    made: Maker, tmp_path: Path
) -> None:
    bot = made(
        "for heard in turns(LOG):\n"
        " if heard['id'] == 2: sys.exit('no idea left')\n"
        " say(type='move', id=heard['id'], move=heard['legal'][-1])"
    )
    play = new_game()
    decisions(bot, play, 3)

    assert [fault.code for fault in bot.faults] == ["ended"]
    assert "ended with exit code 1; its last words: no idea left" in bot.faults[0].text
    bot.close()
    assert len(heard(tmp_path, "hello")) == 2
    assert heard(tmp_path, "turn")[-1]["events"][:2] == new_game().events(0)


def test_who_fails_again_and_again_is_asked_no_more_and_stops_the_match_in_the_end(
    made: Maker, tmp_path: Path
) -> None:
    bot = made("for heard in turns(LOG): print('no')")
    for number in range(MAX_LOST):
        decisions(bot, new_game(number), 6)
    codes = [fault.code for fault in bot.faults]
    assert codes == (["not_json"] * MAX_FORFEITS + ["stopped"] * (6 - MAX_FORFEITS)) * MAX_LOST
    assert "it has forfeited 3 decisions and is stopped for this game; " in bot.faults[-1].text
    assert len(heard(tmp_path, "turn")) == MAX_FORFEITS * MAX_LOST
    with pytest.raises(ProgramFailed, match=r"in 3 games in a row; the last failure: .*'no'"):
        decisions(bot, new_game(9), 1)


def test_a_program_that_ends_when_it_has_said_that_it_is_ready_forfeits(made: Maker) -> None:
    bot = made('print(json.dumps({"type": "ready"}), flush=True)')
    decisions(bot, new_game(), 2)

    assert [fault.code for fault in bot.faults] == ["ended", "ended"]
    assert "ended with exit code 0" in bot.faults[0].text


def test_what_is_played_for_a_program_is_drawn_by_its_seed(made: Maker) -> None:
    played = [decisions(made("for heard in turns(): print('no')"), new_game(), 8) for _ in "ab"]

    assert played[0] == played[1]
    assert len(set(played[0])) > 1


def test_a_program_that_neither_reads_nor_ends_is_killed_with_all_it_has_started(
    made: Maker, tmp_path: Path
) -> None:
    body = (
        f"import subprocess; child = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "print(json.dumps({'type': 'ready'}), flush=True)\n"
        "time.sleep(60)"
    )
    bot = made(body, seconds=0.1)
    decisions(bot, new_game(), 1)
    assert bot.faults[0].code == "late"
    assert "does it" not in bot.faults[0].text
    own, child = map(int, (tmp_path / "pids").read_text().split())
    begun = time.monotonic()
    bot.close()

    assert time.monotonic() - begun < 10
    with pytest.raises(ProcessLookupError):
        os.kill(own, 0)
    for _ in range(1200):  # its new parent reaps it soon
        if not is_alive(child):
            break
        time.sleep(0.05)
    assert not is_alive(child)


def is_alive(number: int) -> bool:
    """Return whether a process runs; one that waits to be reaped does not."""
    try:
        with open(f"/proc/{number}/stat") as stat:  # noqa: PTH123  # not a file of the project
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("no-such-program", "'no-such-program' cannot be started: No such file"),
        ("false", "did not answer hello with ready: it ended with exit code 1"),
        ("'", "cannot be started: No closing quotation"),
        ("echo hello", "did not answer hello with ready: this is not JSON.*you sent 'hello'"),
        ("cat", "did not answer hello with ready: .*expected one line of JSON: "),
        ("sleep 60", "did not answer hello with ready: timed out: no line came"),
        ('echo \'{"type": "ready", "games": ["chess"]}\'', "plays chess, not mogul-2002"),
    ],
)
def test_a_program_that_cannot_begin_stops_all_with_one_sentence(
    command: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command == "sleep 60":
        monkeypatch.setattr(programs, "START_S", 0.5)
    with pytest.raises(ProgramFailed, match=says):
        bots.make(f"program:{command}", MOGUL, 1).move(new_game())


def test_a_name_says_the_command_and_the_time() -> None:
    bot = bots.make("program@0.5:python3 -u My Bot.py", MOGUL, 1)
    assert isinstance(bot, Program)
    assert (bot.command, bot.time_s) == ("python3 -u My Bot.py", 0.5)
    assert Program("program:x", MOGUL, 1, budget_s=2).time_s == 2
    for wrong in ("program:", "program@:x", "program@0:x", "program@1e9:x", "program@99999:x"):
        with pytest.raises(UsageError, match="expected program:COMMAND"):
            bots.make(wrong, MOGUL, 1)


def test_after_the_end_there_is_nothing_to_decide(made: Maker) -> None:
    play = new_game()
    while not play.over:
        play.move(next(reversed(play.legal())))
    with pytest.raises(GameOver, match="nothing to decide"):
        made(FIRST).move(play)


def test_a_program_can_be_started_before_its_first_game(made: Maker, tmp_path: Path) -> None:
    bot = made(FIRST)
    bot.start()
    assert bot.title == "test"
    decisions(bot, new_game(), 2)
    bot.sit(7)
    decisions(bot, new_game(2), 2)
    bot.close()

    assert len(heard(tmp_path, "hello")) == 1
    one, two = heard(tmp_path, "start")
    assert (one["number"], two["number"]) == (1, 2)
    assert (one["seed"], two["seed"]) == (program_seed(1, 1), program_seed(7, 1))


def test_a_conversation_can_be_listened_to_by_a_shell(made: Maker, tmp_path: Path) -> None:
    """As docs/programs.md says."""
    _prefix, _colon, command = made(FIRST).name.partition(":")
    inner = f"tee {tmp_path}/in | {command} | tee {tmp_path}/out"
    bot = Program(f'program:sh -c "{inner}"', MOGUL, 1)
    decisions(bot, new_game(), 2)
    bot.close()

    assert bot.faults == []
    assert len((tmp_path / "in").read_text("utf-8").splitlines()) == 4
    assert len((tmp_path / "out").read_text("utf-8").splitlines()) == 3


def test_a_built_in_bot_is_itself_through_a_pipe() -> None:
    name = f"program:{sys.executable} -m moguls bot mogul-2002 --level steady"
    play, itself = new_game(4), bots.make("steady", MOGUL, 1)
    with closing(bots.make(name, MOGUL, 1)) as bot:
        for _ in range(40):
            move = bot.move(play)
            assert move == itself.move(play)
            play.move(move)
            while play.turn != 0 and not play.over:
                play.move(itself.move(play))
            if play.over:
                break
    assert bot.faults == []
