"""`moguls review`: who could expect to win, move by move; where the game turned; luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.cli.meter import metered
from moguls.cli.output import complain, line_of, say
from moguls.cli.parsing import Parser, add_seed, whole
from moguls.cli.replay import refusal
from moguls.cli.review_text import told
from moguls.data.record_files import NoRecord, Record, game_of, records
from moguls.errors import RecordError

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.base import Engine
    from moguls.review import Review

SIMS: Final = 1000
MOST: Final = 100_000


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "review",
        "Review finished games: the chance of each seat to win before each move, what the\n"
        "strongest bot would have played knowing only what the player knew, the moves that turned\n"
        "the game, and for each seat how much was skill, the others' play, and luck.\n"
        "The same seed and simulations give the same review on any machine.\n\n"
        "exit codes: 0 reviewed; 1 a game is not over, or its record breaks the rules or tells\n"
        "another result; 2 no record.",
        [
            "moguls review game.json",
            "moguls review game.json --sims 5000",
            "moguls review game.json --json > review.json",
            "moguls simulate moguli --bots expert,hard --games 2 --record - | moguls review -",
        ],
    )
    made.add_argument("record", metavar="RECORD", help="a file of records; - reads stdin")
    made.add_argument("--json", action="store_true", help="one line of JSON a game")
    says = f"simulations a decision, 1 to {MOST} (default: {SIMS})"
    made.add_argument("--sims", metavar="N", type=whole(1, MOST), default=SIMS, help=says)
    says = "which form of the rules thinks: plain | compiled (default: compiled)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="compiled", help=says)
    add_seed(made, 1)
    return made


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
        made = _reviewed(play, arguments)
        say(_as_line(made) if arguments.json else told(made, number))
    return 1 if wrong else 0


def _as_line(made: Review) -> str:
    """Return a review as one line of JSON."""
    return line_of(dict(made.as_json())).rstrip("\n")


def _finished(game: Game, record: Record) -> Playthrough:
    """Replay a record to its end.

    Raises:
        RecordError: it breaks the rules, tells another result, or stops before the end.
    """
    play = game.replay(record)
    if not play.over:
        msg = f"the game is not over after {play.length} steps: only finished games are reviewed"
        raise RecordError(msg)
    if not play.ply:
        msg = "the game was over before anybody decided anything: there is nothing to review"
        raise RecordError(msg)
    return play


def _reviewed(play: Playthrough, arguments: argparse.Namespace) -> Review:
    """Weigh all decisions of a game."""
    from moguls import review  # noqa: PLC0415  # loads the search
    from moguls.bots.analysis.analyst import Analyst  # noqa: PLC0415  # likewise
    from moguls.bots.search.decision import seed_at  # noqa: PLC0415  # likewise

    analyst = Analyst(_engine(play.game, arguments.engine))
    found: list[Any] = []
    all_of_them = review.decisions(play)
    with metered(len(all_of_them), "decisions") as meter:
        for ply, it in enumerate(all_of_them):
            seed = seed_at(arguments.seed, ply)
            found.append(review.weigh(analyst, it.state, it.action, seed, arguments.sims))
            meter.advance(1)
    return review.make(play, found, arguments.sims, arguments.seed)


def _engine(game: ConfiguredRules, kind: str) -> Engine:
    """Return the engine that thinks.

    Raises:
        NoRecord: no bot plays this game.
    """
    from moguls.bots.registry import MODULES  # noqa: PLC0415  # loads the search

    if game.name not in MODULES:
        msg = f"no bot plays {game.name}, so nothing can review it; bots play {', '.join(MODULES)}"
        raise NoRecord(msg)
    return game.engine() if kind == "compiled" else game.plain()
