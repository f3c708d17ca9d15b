"""`moguls replay`: play recorded games again and compare what they claim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.cli.parsing import Parser
from moguls.cli.words import tell
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import REMARKS, replay
from moguls.data.record_files import Record, game_of, records
from moguls.errors import MogulsError, RecordError

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game


@dataclass
class Tally:
    """What has been replayed so far."""

    games: int = 0
    steps: int = 0
    differences: int = 0


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "replay",
        "Replay recorded games step by step under the rules. A step that the rules forbid, and\n"
        "a result that is not the one the rules give, is reported with game, step, move, rule\n"
        "and what was legal; then the next game follows. The last line counts.\n\n"
        "exit codes: 0 all is as recorded; 1 a difference or an illegal step; 2 no record.",
        [
            "moguls replay games.jsonl --check",
            "moguls replay one.json --show",
            "moguls simulate mogul-2002 --games 9 --record - | moguls replay - --check",
        ],
    )
    says = "records as JSON Lines, or one JSON object over several lines; - reads stdin"
    made.add_argument("file", metavar="FILE", help=says)
    says = "compare every recorded check state, key by key (default: only the result)"
    made.add_argument("--check", action="store_true", help=says)
    made.add_argument("--show", action="store_true", help="print each step in words")
    says = "which form of the rules plays the steps: plain | compiled (default: plain)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="plain", help=says)
    says = "the same as --engine compiled"
    made.add_argument(
        "--compiled", dest="engine", action="store_const", const="compiled", help=says
    )
    return made


def run(arguments: argparse.Namespace) -> int:
    """Replay the file."""
    tally = Tally()
    for line, record in records(arguments.file):
        game = game_of(arguments.file, line, record)
        tally.games += 1
        if arguments.show:
            _show(game, record, tally.games)
        _replay(game, record, tally, arguments)
    games, steps, wrong = tally.games, tally.steps, tally.differences
    say(f"{games} games, {steps} steps, {wrong} differences")
    return 1 if wrong else 0


def _replay(game: Game, record: Record, tally: Tally, arguments: argparse.Namespace) -> None:
    """Replay one game, report what is wrong, and count."""
    compiled = arguments.engine == "compiled"
    try:
        done = replay(game, record, check=arguments.check, compiled=compiled)
    except RecordError as error:
        say(f"game {tally.games}, {refusal(error)}")
        tally.steps += error.step - 1 if error.step else 0
        tally.differences += 1
        return
    for difference in done.differences:
        say(f"game {tally.games}, {difference}")
    tally.steps += len(done.play.steps())
    tally.differences += len(done.differences)


def refusal(error: RecordError) -> str:
    """Write why a record was refused: step, move, rule and what was legal, as far as known."""
    where = f"step {error.step}, " if error.step else ""
    what = f"move {error.move!r}: " if error.move is not None else ""
    text = f"{where}{what}{error.text}"
    if error.rule and error.rule not in text:
        text += f" ({error.rule})"
    if error.legal is not None and "open now" not in text:
        text += f"; legal: {', '.join(error.legal) or 'nothing'}"
    return text


def _show(game: Game, record: Record, number: int) -> None:
    """Print a game in words, as far as it can be played."""
    options = "".join(f" {name}={value}" for name, value in record["options"].items())
    say(f"game {number}: {game.name}, {record['seats']} seats{options}")
    try:
        heads = [_head(at, step) for at, step in enumerate(record["steps"], 1)]
        wide = max(map(len, ["deal", *heads]))
        play = Playthrough(game, record["seats"], record["deal"], later_chance=None)
        heard = _tell(play, f"{'deal':<{wide}}", 0)
        for head, step in zip(heads, record["steps"], strict=True):
            play.play_on([{key: value for key, value in step.items() if key not in REMARKS}])
            heard = _tell(play, f"{head:<{wide}}", heard if "chance" in step else 0)
    except (MogulsError, TypeError, KeyError, AttributeError):
        return  # the replay that follows says what is wrong
    say(f"  scores {_scores(play)}{'' if play.over else ' so far'}")


def _head(at: int, step: Record) -> str:
    """Write the number of a step and what it is."""
    return f"{at} {step['move'] if 'move' in step else 'chance: ' + step['chance']}"


def _tell(play: Playthrough, head: str, heard: int) -> int:
    """Print what the last step made happen, as a spectator may know it.

    Events of an action and of the chance after it come together: `heard` of them are old. Returns
    how many there are.
    """
    events = play.events(None)
    say(f"  {head} {' '.join(tell(play.game.rules, events[heard:]))}")
    return len(events)


def _scores(play: Playthrough) -> str:
    """Write the scores."""
    return ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(play.scores))
