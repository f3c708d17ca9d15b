"""`moguls arena`: bots against bots on paired deals, in all processes, to be had again."""

from __future__ import annotations

import json
import shlex
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.arena import extras, plan
from moguls.arena.cluster import code_for
from moguls.arena.extras import rating_model
from moguls.arena.hooks import Hooks
from moguls.arena.join import join
from moguls.arena.manifest import manifest_of
from moguls.arena.manifest_diff import differing
from moguls.arena.part import Part, refuse_outside
from moguls.arena.reproduce import again, record
from moguls.arena.runner import run as play_all
from moguls.arena.sprt import Question
from moguls.arena.store import CutOff, any_folder_of, folder_of, load, why_none
from moguls.arena.summary import finite, summary_of
from moguls.arena.workers import cores
from moguls.cli.crew import crew_of
from moguls.cli.games import chosen_game, seats_near
from moguls.cli.meter import compiling, metered
from moguls.cli.output import complain, console, put, refuse_unwritable, say
from moguls.cli.text.arena import show
from moguls.core.text.wording import counted
from moguls.errors import UsageError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.plan import Plan
    from moguls.arena.ratings import Rating
    from moguls.arena.reproduce import Again
    from moguls.core.play.game import Game


SEATS: Final = 4


def run(arguments: argparse.Namespace) -> int:
    """Do the part that was asked for."""
    return PARTS[arguments.part](arguments)


def _match(arguments: argparse.Namespace) -> int:
    """Play a match."""
    game: Game = chosen_game(arguments)
    few = len(arguments.bots) < game.seats[0]
    usual = _usual(game) if few else None
    seats = usual if arguments.seats is None else arguments.seats
    made = plan.match(game, arguments.bots, arguments.games, arguments.seed, seats)
    return _play(game, made, arguments, _question(arguments, made.seats))


def _ladder(arguments: argparse.Namespace) -> int:
    """Play a ladder."""
    game: Game = chosen_game(arguments)
    seats = _seats(game, arguments)
    made = plan.ladder(game, arguments.bots, arguments.games, arguments.seed, seats)
    return _play(game, made, arguments, None)


def _gauntlet(arguments: argparse.Namespace) -> int:
    """Play a gauntlet."""
    game: Game = chosen_game(arguments)
    seats, asked = _seats(game, arguments), arguments
    made = plan.gauntlet(game, asked.bots, asked.against, asked.games, asked.seed, seats)
    return _play(game, made, arguments, None)


def _seats(game: Game, arguments: argparse.Namespace) -> int:
    """Return how many seats each table has."""
    return _usual(game) if arguments.seats is None else int(arguments.seats)


def _usual(game: Game) -> int:
    """Return how many seats a table usually has."""
    return seats_near(game, SEATS)


def _question(arguments: argparse.Namespace, seats: int) -> Question | None:
    """Return what --sprt asks."""
    risks = {name: getattr(arguments, name) for name in ("alpha", "beta")}
    given = {name: risk for name, risk in risks.items() if risk is not None}
    if arguments.sprt is None:
        if given:
            msg = (
                f"--{min(given)} is a risk of a test: ask something with --sprt SHARE0,SHARE1, too"
            )
            raise UsageError(msg)
        return None
    low, high = (_share(text, seats) for text in arguments.sprt)
    return Question(low, high, **given)


def _share(text: str, seats: int) -> float:
    """Return a share of wins, given as it is or in fair shares."""
    return float(text[:-1]) / seats if text.endswith("x") else float(text)


def _play(game: Game, plan: Plan, arguments: argparse.Namespace, question: Question | None) -> int:
    """Play a plan, in a folder that stays or in one that goes, and show what it came to."""
    if arguments.deals is not None:
        return _play_part(manifest_of(game, plan, question), arguments)
    _refuse_lost(arguments, plan.kind)
    made = manifest_of(game, plan, question)
    with _folder(arguments.out) as folder, _told_if_stopped(arguments.out, made, made.plan.games):
        games = _run(made, folder, arguments)
    try:
        _show(made, games, arguments)
    finally:
        if arguments.out is not None:
            complain(f"kept in {arguments.out}; moguls arena again {shlex.quote(arguments.out)}")
    return 0


def _play_part(made: Manifest, arguments: argparse.Namespace) -> int:
    """Play some deals of an arena, to be put together with others.

    Raises:
        UsageError: there are no such deals, no folder is named, or results are asked for.
    """
    part = Part(*arguments.deals)
    refuse_outside(part, made.plan.deals)
    if arguments.out is None or arguments.json or arguments.page is not None:
        msg = "--deals plays a part and keeps it: name its folder with --out, and leave --json and"
        msg += " --page to `moguls arena join`"
        raise UsageError(msg)
    wanted = len(part.deals) * made.plan.games_a_deal
    with _told_if_stopped(arguments.out, made, wanted):
        games = _run(made, Path(arguments.out), arguments, part)
    complain(f"kept in {arguments.out}: {counted(len(games), 'game')}, the deals {part} of")
    complain(f"0..{made.plan.deals - 1}; moguls arena join puts all parts together")
    return 0


def _join(arguments: argparse.Namespace) -> int:
    """Put parts together, and show what the whole came to."""
    folders = [any_folder_of(folder) for folder in arguments.folders]
    _refuse_lost(arguments, "")
    made, games = join(folders, Path(arguments.out))
    _show(made, games, arguments)
    complain(f"kept in {arguments.out}; moguls arena again {shlex.quote(arguments.out)}")
    return 0


def _refuse_lost(arguments: argparse.Namespace, kind: str) -> None:
    """Refuse what could not be shown in the end, before a game is played for it.

    Raises:
        UsageError: a page that cannot be written, or a library that is not there.
    """
    if kind == "ladder":
        extras.rating_model()
    if arguments.page is None:
        return
    if arguments.page == "-" and arguments.json:
        msg = "--json and --page - would mix on stdout: give --page a file"
        raise UsageError(msg)
    extras.plotting()
    page, out = Path(arguments.page), getattr(arguments, "out", None)
    if page.parent.exists() or out is None or page.parent != Path(out):
        refuse_unwritable(arguments.page)


@contextmanager
def _folder(named: str | None) -> Iterator[Path]:
    """Yield the folder that is named, or one that is gone afterwards."""
    if named is not None:
        yield Path(named)
        return
    try:
        with _passing() as folder:
            yield Path(folder)
    except CutOff as error:
        msg = f"{error.why}; nothing has been kept: with --out DIR games are, and the same command"
        msg += " goes on from there"
        raise UsageError(msg) from error


@contextmanager
def _told_if_stopped(out: str | None, made: Manifest, wanted: int) -> Iterator[None]:
    """Have it said after Ctrl-C what is kept, if a folder is named.

    Args:
        out: the folder; None keeps nothing.
        made: what is played.
        wanted: how many games in all.

    Raises:
        KeyboardInterrupt: with a line to be said.
    """
    try:
        yield
    except KeyboardInterrupt as stopped:
        games = None if out is None else _games_kept(Path(out), made)
        if games is None:
            raise
        msg = f"stopped; kept in {out}: {counted(games, 'game')} of {wanted:,}; the same command"
        msg += " goes on from there"
        raise KeyboardInterrupt(msg) from stopped


def _games_kept(folder: Path, made: Manifest) -> int | None:
    """Return how many games of an arena a folder has; None where it has not begun there."""
    try:
        there, games = load(folder)
    except UsageError:
        return None
    return len(games) if differing(there, made) is None else None


def _passing() -> tempfile.TemporaryDirectory[str]:
    """Return a folder that is gone afterwards."""
    try:
        return tempfile.TemporaryDirectory(prefix="moguls-arena-", ignore_cleanup_errors=True)
    except OSError as error:
        msg = f"cannot write a folder for the games: {error.strerror}; name one with --out DIR"
        raise UsageError(msg) from error


def _run(
    made: Manifest, folder: Path, arguments: argparse.Namespace, part: Part | None = None
) -> list[Outcome]:
    """Play with a progress bar, on this machine or on a cluster."""
    crew = crew_of(arguments, lambda: code_for(made.plan, made.code))
    wanted = made.plan.games if part is None else len(part.deals) * made.plan.games_a_deal
    with _progress(wanted) as tell:
        return play_all(made, folder, crew, Hooks(tell, compiling()), part=part)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Yield a function that is told how many games there are."""
    with metered(games) as meter:
        counted = 0

        def tell(done: int) -> None:
            nonlocal counted
            meter.advance(done - counted)
            counted = done

        yield tell


def _show(made: Manifest, games: list[Outcome], arguments: argparse.Namespace) -> None:
    """Print what the games came to, and write the page if one is wanted."""
    summary = summary_of(made, games)
    ratings = _ratings(made, games) if made.plan.kind == "ladder" else None
    if arguments.json:
        rated = {} if ratings is None else {"ratings": [vars(rating) for rating in ratings]}
        say(json.dumps({**summary.as_json(), **finite(rated)}, indent=2, ensure_ascii=False))
    else:
        show(summary, ratings, console(sys.stdout))
    if arguments.page is not None:
        from moguls.arena.page import page_of  # noqa: PLC0415  # draws

        put(arguments.page, page_of(summary, games, ratings))


def _ratings(made: Manifest, games: list[Outcome]) -> list[Rating]:
    """Rate the bots of a ladder.

    Raises:
        UsageError: what rates is not installed.
    """
    rating_model()
    from moguls.arena.ratings import ratings_of  # noqa: PLC0415  # it needs what was asked for

    return ratings_of(made, games)


def _report(arguments: argparse.Namespace) -> int:
    """Show what a folder's games came to."""
    folder = folder_of(arguments.folder)
    made, games = load(folder)
    if not games:
        msg = f"{folder}: {why_none(folder)}"
        raise UsageError(msg)
    _refuse_lost(arguments, made.plan.kind)
    _show(made, games, arguments)
    return 0


def _again(arguments: argparse.Namespace) -> int:
    """Play a folder's games again; 1 unless they are the same."""
    folder = folder_of(arguments.folder)
    made, games = load(folder)
    if not games and arguments.out is None:
        msg = f"{folder}: {why_none(folder)}; nothing can be compared, but with --out DIR the games"
        msg += " of the manifest are played anew, and kept"
        raise UsageError(msg)
    jobs = arguments.jobs or cores()
    wanted = len(games) or made.plan.games
    kept = _told_if_stopped(arguments.out, made, wanted)
    with _folder(arguments.out) as out, kept, _progress(wanted) as tell:
        anyway = arguments.anyway
        found = again(folder, out, jobs, Hooks(tell, compiling()), anyway=anyway)
    _tell(found, arguments.out)
    return 0 if found.compared and found.first is None else 1


def _tell(found: Again, out: str | None) -> None:
    """Say what a second run came to."""
    say(f"{counted(found.games, 'game')}, SHA-256 {found.digest}")
    if found.by_moves:
        say(f"in {found.by_moves} of them bots that may not play the same again played their moves")
    if not found.compared:
        say(f"there were no games to compare with; the new ones are in {out}")
    elif found.first is None:
        say("the same to the byte")
    else:
        say(f"they differ from line {found.first} on: the games have been changed since they were")
        say("played, or other code than this, or another machine, played them")


def _record(arguments: argparse.Namespace) -> int:
    """Write one game as a record."""
    say(json.dumps(record(folder_of(arguments.folder), arguments.number), ensure_ascii=False))
    return 0


PARTS: Final = {
    "match": _match,
    "ladder": _ladder,
    "gauntlet": _gauntlet,
    "report": _report,
    "again": _again,
    "record": _record,
    "join": _join,
}
