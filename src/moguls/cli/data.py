"""`moguls data`: games as tables in Parquet, by self-play or from what is there."""

from __future__ import annotations

import shlex
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.cli.data_parser import parser
from moguls.cli.meter import compiling, metered
from moguls.cli.output import say
from moguls.cli.parsing import chosen_game, seats_near
from moguls.core.text.wording import counted

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from moguls.arena.cluster import Code
    from moguls.arena.workers import Crew
    from moguls.core.play.game import Game

__all__ = ["parser", "run"]

SEATS: Final = 4


def run(arguments: argparse.Namespace) -> int:
    """Do the part that was asked for."""
    from moguls.data.extras import arrow  # noqa: PLC0415  # help need not look for it

    arrow()
    with _told_if_stopped(Path(arguments.out)):
        games = PARTS[arguments.part](arguments)
    named = shlex.quote(arguments.out)
    say(f"{counted(games, 'game')} in {arguments.out}: {named}/README.md tells what is there")
    return 0


def _make(arguments: argparse.Namespace) -> int:
    """Play games; return how many there are."""
    from moguls.arena.cluster import code_for  # noqa: PLC0415  # help need not load the search
    from moguls.arena.hooks import Hooks  # noqa: PLC0415  # likewise
    from moguls.arena.manifest import code_of  # noqa: PLC0415  # likewise
    from moguls.data.make import make, plan_of  # noqa: PLC0415  # likewise

    game: Game = chosen_game(arguments)
    seats = seats_near(game, SEATS) if arguments.seats is None else arguments.seats
    plan = plan_of(game, arguments.bots, arguments.games, arguments.seed, seats)
    with _progress() as tell:
        made = make(
            game,
            plan,
            arguments.more,
            arguments.out,
            _crew(arguments, lambda: code_for(plan, code_of(game))),
            Hooks(lambda done: tell(done, plan.deals), compiling()),
        )
    return made.games


def _export(arguments: argparse.Namespace) -> int:
    """Write what is there; return how many games there are."""
    from moguls.arena.workers import cores, processes  # noqa: PLC0415  # help need not load it
    from moguls.data.export import export  # noqa: PLC0415  # likewise

    asked, names = arguments, not arguments.anonymous
    with _progress() as tell:
        crew = processes(asked.jobs or cores())
        made = export(asked.sources, asked.more, asked.out, crew, tell, names=names)
    return made.games


def _crew(arguments: argparse.Namespace, code: Callable[[], Code]) -> Crew:
    """Return what works: processes, or a cluster."""
    from moguls.arena.workers import processes  # noqa: PLC0415  # help need not load it
    from moguls.cli.crew import crew_of  # noqa: PLC0415  # likewise

    crew = crew_of(arguments, code)
    return processes(crew) if isinstance(crew, int) else crew


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Yield a function that is told how many games there are, and how many there will be."""
    with metered(0) as meter:
        shown = 0

        def tell(done: int, games: int) -> None:
            nonlocal shown
            meter.expect(games)
            meter.advance(done - shown)
            shown = done

        yield tell


@contextmanager
def _told_if_stopped(out: Path) -> Iterator[None]:
    """Have it said after Ctrl-C what is kept.

    Raises:
        KeyboardInterrupt: with a line to be said.
    """
    from moguls.data.folder import DESCRIPTION, SHARD, Folder  # noqa: PLC0415  # likewise

    try:
        yield
    except KeyboardInterrupt as stopped:
        if not (out / DESCRIPTION).is_file():
            raise
        games = Folder(out).shards() * SHARD
        msg = f"stopped; kept in {out}: {counted(games, 'game')}; the same command goes on from"
        msg += " there"
        raise KeyboardInterrupt(msg) from stopped


PARTS: Final = {"make": _make, "export": _export}
