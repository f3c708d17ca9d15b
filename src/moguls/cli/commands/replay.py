"""`moguls replay`: recorded games played again and compared with the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.cli.words import refusal, tell
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import REMARKS, replay
from moguls.data.record_files import Record, game_of, records
from moguls.errors import MogulsError, RecordError

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game


@dataclass
class Tally:
    """Counts of what has been replayed."""

    games: int = 0
    steps: int = 0
    differences: int = 0


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
    native = arguments.engine == "native"
    try:
        done = replay(game, record, check=arguments.check, native=native)
    except RecordError as error:
        say(f"game {tally.games}, {refusal(error)}")
        tally.steps += error.step - 1 if error.step else 0
        tally.differences += 1
        return
    for difference in done.differences:
        say(f"game {tally.games}, {difference}")
    tally.steps += len(done.play.steps())
    tally.differences += len(done.differences)


def _show(game: Game, record: Record, number: int) -> None:
    options = "".join(f" {name}={value}" for name, value in record["options"].items())
    say(f"game {number}: {game.name}, {record['seats']} seats{options}")
    try:
        heads = [_head(at, step) for at, step in enumerate(record["steps"], 1)]
        wide = max(map(len, ["deal", *heads]))
        play = Playthrough(game, record["seats"], record["deal"], later_chance=None)
        old = _tell(play, f"{'deal':<{wide}}", 0)
        for head, step in zip(heads, record["steps"], strict=True):
            play.play_on([{key: value for key, value in step.items() if key not in REMARKS}])
            old = _tell(play, f"{head:<{wide}}", old if "chance" in step else 0)
    except (MogulsError, TypeError, KeyError, AttributeError):
        return  # the replay that follows reports the error
    say(f"  scores {_scores(play)}{'' if play.over else ' so far'}")


def _head(at: int, step: Record) -> str:
    return f"{at} {step['move'] if 'move' in step else 'chance: ' + step['chance']}"


def _tell(play: Playthrough, head: str, old: int) -> int:
    """Print the public events of the last step; return the number of events.

    An action and the chance node after it share a list of events: the first `old` are printed
    already.
    """
    events = play.events(None)
    say(f"  {head} {' '.join(tell(play.game.rules, events[old:]))}")
    return len(events)


def _scores(play: Playthrough) -> str:
    return ", ".join(f"seat {seat + 1}: {score}" for seat, score in enumerate(play.scores))
