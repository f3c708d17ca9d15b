"""`moguls review`: analysis of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls import review
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.registry import MODULES
from moguls.bots.search.decision import seed_at
from moguls.cli.meter import metered
from moguls.cli.output import complain, line_of, say
from moguls.cli.text.review import review_text
from moguls.cli.words import refusal
from moguls.data.record_files import NoRecord, Record, game_of, records
from moguls.errors import RecordError

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.base import Engine
    from moguls.review import Review


def run(arguments: argparse.Namespace) -> int:
    """Review each game of the file."""
    wrong = 0
    for number, (line, record) in enumerate(records(arguments.record), 1):
        game = game_of(arguments.record, line, record)
        try:
            play = _finished(game, record)
        except RecordError as error:
            complain(f"game {number}, {refusal(error)}")
            wrong += 1
            continue
        review_ = _reviewed(play, arguments)
        say(_as_line(review_) if arguments.json else review_text(review_, number))
    return 1 if wrong else 0


def _as_line(review_: Review) -> str:
    return line_of(dict(review_.as_json())).rstrip("\n")


def _finished(game: Game, record: Record) -> Playthrough:
    """Replay a record to its end.

    Raises:
        RecordError: it breaks the rules, has a wrong result, or is unfinished.
    """
    play = game.replay(record)
    if not play.over:
        msg = f"the game is unfinished after {play.length} steps: only finished games are reviewed"
        raise RecordError(msg)
    if not play.ply:
        msg = "the game has no decisions: there is nothing to review"
        raise RecordError(msg)
    return play


def _reviewed(play: Playthrough, arguments: argparse.Namespace) -> Review:
    analyst = Analyst(_engine(play.game, arguments.engine))
    verdicts: list[Any] = []
    all_of_them = review.decisions(play)
    with metered(len(all_of_them), "decisions") as meter:
        for ply, it in enumerate(all_of_them):
            seed = seed_at(arguments.seed, ply)
            verdicts.append(review.weigh(analyst, it.state, it.action, seed, arguments.sims))
            meter.advance(1)
    return review.make(play, verdicts, arguments.sims, arguments.seed)


def _engine(game: ConfiguredRules, kind: str) -> Engine:
    """Return the engine of the search.

    Raises:
        NoRecord: no bot plays this game.
    """
    if game.name not in MODULES:
        msg = f"cannot review {game.name}: no bot plays it; bots play {', '.join(MODULES)}"
        raise NoRecord(msg)
    return game.engine() if kind == "native" else game.plain()
