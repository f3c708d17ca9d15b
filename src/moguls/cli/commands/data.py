"""`moguls data`: games as Parquet tables, from self-play, records or arenas."""

from __future__ import annotations

import shlex
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.arena.cluster import code_for
from moguls.arena.hooks import Hooks
from moguls.arena.manifest import code_of
from moguls.arena.workers import cores, processes
from moguls.cli.crew import crew_of
from moguls.cli.games import chosen_game
from moguls.cli.meter import compiling, metered
from moguls.cli.output import say
from moguls.core.text.wording import counted
from moguls.data.extras import arrow
from moguls.data.folder import DESCRIPTION, SHARD, Folder

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from moguls.arena.cluster import CodeVersion
    from moguls.arena.workers import WorkerPool
    from moguls.core.play.game import Game


def run(arguments: argparse.Namespace) -> int:
    """Run the subcommand."""
    arrow()
    with _report_if_stopped(Path(arguments.out)):
        games = PARTS[arguments.part](arguments)
    named = shlex.quote(arguments.out)
    say(f"{counted(games, 'game')} in {arguments.out}; see {named}/README.md")
    return 0


def _make(arguments: argparse.Namespace) -> int:
    from moguls.data.make import make, plan_of  # noqa: PLC0415  # NumPy, if `run` has found it

    game: Game = chosen_game(arguments)
    seats = game.default_seats if arguments.seats is None else arguments.seats
    plan = plan_of(game, arguments.bots, arguments.games, arguments.seed, seats)
    with _progress() as tell:
        written = make(
            game,
            plan,
            arguments.more,
            arguments.out,
            _crew(arguments, lambda: code_for(plan, code_of(game))),
            Hooks(lambda done: tell(done, plan.deals), compiling()),
            arguments.licence,
        )
    return written.games


def _export(arguments: argparse.Namespace) -> int:
    from moguls.data.export import export  # noqa: PLC0415  # NumPy, if `run` has found it

    args, names = arguments, not arguments.anonymous
    with _progress() as tell:
        crew = processes(args.jobs or cores())
        written = export(
            args.sources, args.more, args.out, crew, tell, names=names, licence=args.licence
        )
    return written.games


def _crew(arguments: argparse.Namespace, code: Callable[[], CodeVersion]) -> WorkerPool:
    crew = crew_of(arguments, code)
    return processes(crew) if isinstance(crew, int) else crew


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    with metered(0) as meter:
        shown = 0

        def tell(done: int, games: int) -> None:
            nonlocal shown
            meter.expect(games)
            meter.advance(done - shown)
            shown = done

        yield tell


@contextmanager
def _report_if_stopped(out: Path) -> Iterator[None]:
    """Report after Ctrl-C how many games are saved.

    Raises:
        KeyboardInterrupt: with the report as its message.
    """
    try:
        yield
    except KeyboardInterrupt as stopped:
        if not (out / DESCRIPTION).is_file():
            raise
        games = Folder(out).shards() * SHARD
        msg = f"stopped; saved in {out}: {counted(games, 'game')}; the same command continues there"
        raise KeyboardInterrupt(msg) from stopped


PARTS: Final = {"make": _make, "export": _export}
