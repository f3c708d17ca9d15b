"""`moguls arena`: matches, ladders and gauntlets of bots on paired deals."""

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
from moguls.arena.part import ArenaPart, refuse_outside
from moguls.arena.reproduce import again, record
from moguls.arena.runner import run as play_all
from moguls.arena.sprt import Question
from moguls.arena.store import CutOff, any_folder_of, folder_of, load, why_none
from moguls.arena.summary import finite, summary_of
from moguls.arena.workers import cores
from moguls.cli.crew import crew_of
from moguls.cli.games import chosen_game
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


def run(arguments: argparse.Namespace) -> int:
    """Run the subcommand."""
    return PARTS[arguments.part](arguments)


def _match(arguments: argparse.Namespace) -> int:
    game: Game = chosen_game(arguments)
    few = len(arguments.bots) < game.seats[0]
    usual = _usual(game) if few else None
    seats = usual if arguments.seats is None else arguments.seats
    plan_ = plan.match(game, arguments.bots, arguments.games, arguments.seed, seats)
    return _play(game, plan_, arguments, _question(arguments, plan_.seats))


def _ladder(arguments: argparse.Namespace) -> int:
    game: Game = chosen_game(arguments)
    seats = _seats(game, arguments)
    plan_ = plan.ladder(game, arguments.bots, arguments.games, arguments.seed, seats)
    return _play(game, plan_, arguments, None)


def _gauntlet(arguments: argparse.Namespace) -> int:
    game: Game = chosen_game(arguments)
    seats, args = _seats(game, arguments), arguments
    plan_ = plan.gauntlet(game, args.bots, args.against, args.games, args.seed, seats)
    return _play(game, plan_, arguments, None)


def _seats(game: Game, arguments: argparse.Namespace) -> int:
    return _usual(game) if arguments.seats is None else int(arguments.seats)


def _usual(game: Game) -> int:
    return game.default_seats


def _question(arguments: argparse.Namespace, seats: int) -> Question | None:
    risks = {name: getattr(arguments, name) for name in ("alpha", "beta")}
    given = {name: risk for name, risk in risks.items() if risk is not None}
    if arguments.sprt is None:
        if given:
            msg = f"--{min(given)} needs --sprt SHARE0,SHARE1: it is an error rate of that test"
            raise UsageError(msg)
        return None
    low, high = (_share(text, seats) for text in arguments.sprt)
    return Question(low, high, **given)


def _share(text: str, seats: int) -> float:
    """Return a win rate; "1.3x" is a multiple of the fair share."""
    return float(text[:-1]) / seats if text.endswith("x") else float(text)


def _play(game: Game, plan: Plan, arguments: argparse.Namespace, question: Question | None) -> int:
    if arguments.deals is not None:
        return _play_part(manifest_of(game, plan, question), arguments)
    _refuse_lost(arguments, plan.kind)
    manifest = manifest_of(game, plan, question)
    with (
        _folder(arguments.out) as folder,
        _report_if_stopped(arguments.out, manifest, manifest.plan.games),
    ):
        games = _run(manifest, folder, arguments)
    try:
        _show(manifest, games, arguments)
    finally:
        if arguments.out is not None:
            complain(f"saved in {arguments.out}; moguls arena again {shlex.quote(arguments.out)}")
    return 0


def _play_part(manifest: Manifest, arguments: argparse.Namespace) -> int:
    """Play some deals of an arena.

    Raises:
        UsageError: there are no such deals, no folder is named, or results are requested.
    """
    part = ArenaPart(*arguments.deals)
    refuse_outside(part, manifest.plan.deals)
    if arguments.out is None or arguments.json or arguments.page is not None:
        msg = "--deals plays a part: name its folder with --out, and use --json and --page with"
        msg += " `moguls arena join`"
        raise UsageError(msg)
    total = len(part.deals) * manifest.plan.games_a_deal
    with _report_if_stopped(arguments.out, manifest, total):
        games = _run(manifest, Path(arguments.out), arguments, part)
    complain(f"saved in {arguments.out}: {counted(len(games), 'game')}, the deals {part} of")
    complain(f"0..{manifest.plan.deals - 1}; moguls arena join joins the parts")
    return 0


def _join(arguments: argparse.Namespace) -> int:
    folders = [any_folder_of(folder) for folder in arguments.folders]
    _refuse_lost(arguments, "")
    manifest, games = join(folders, Path(arguments.out))
    _show(manifest, games, arguments)
    complain(f"saved in {arguments.out}; moguls arena again {shlex.quote(arguments.out)}")
    return 0


def _refuse_lost(arguments: argparse.Namespace, kind: str) -> None:
    """Check that the results can be reported, before a game is played.

    Raises:
        UsageError: the page cannot be written, or a library is missing.
    """
    if kind == "ladder":
        extras.rating_model()
    if arguments.page is None:
        return
    if arguments.page == "-" and arguments.json:
        msg = "--json and --page - both write to stdout: give --page a file"
        raise UsageError(msg)
    extras.plotting()
    page, out = Path(arguments.page), getattr(arguments, "out", None)
    if page.parent.exists() or out is None or page.parent != Path(out):
        refuse_unwritable(arguments.page)


@contextmanager
def _folder(named: str | None) -> Iterator[Path]:
    if named is not None:
        yield Path(named)
        return
    try:
        with _passing() as folder:
            yield Path(folder)
    except CutOff as error:
        msg = f"{error.why}; nothing was saved: with --out DIR games are saved, and the same"
        msg += " command continues there"
        raise UsageError(msg) from error


@contextmanager
def _report_if_stopped(out: str | None, manifest: Manifest, total: int) -> Iterator[None]:
    """Report after Ctrl-C how many games are saved.

    Args:
        out: the folder, if any.
        manifest: of the arena.
        total: number of games.

    Raises:
        KeyboardInterrupt: with the report as its message.
    """
    try:
        yield
    except KeyboardInterrupt as stopped:
        games = None if out is None else _games_kept(Path(out), manifest)
        if games is None:
            raise
        msg = f"stopped; saved in {out}: {counted(games, 'game')} of {total:,}; the same command"
        msg += " continues there"
        raise KeyboardInterrupt(msg) from stopped


def _games_kept(folder: Path, manifest: Manifest) -> int | None:
    """Return how many games of an arena a folder has; None if it holds no such arena."""
    try:
        there, games = load(folder)
    except UsageError:
        return None
    return len(games) if differing(there, manifest) is None else None


def _passing() -> tempfile.TemporaryDirectory[str]:
    try:
        return tempfile.TemporaryDirectory(prefix="moguls-arena-", ignore_cleanup_errors=True)
    except OSError as error:
        msg = f"cannot create a temporary folder: {error.strerror}; name a folder with --out DIR"
        raise UsageError(msg) from error


def _run(
    manifest: Manifest, folder: Path, arguments: argparse.Namespace, part: ArenaPart | None = None
) -> list[Outcome]:
    crew = crew_of(arguments, lambda: code_for(manifest.plan, manifest.code))
    total = manifest.plan.games if part is None else len(part.deals) * manifest.plan.games_a_deal
    with _progress(total) as tell:
        return play_all(manifest, folder, crew, Hooks(tell, compiling()), part=part)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    with metered(games) as meter:
        counted = 0

        def tell(done: int) -> None:
            nonlocal counted
            meter.advance(done - counted)
            counted = done

        yield tell


def _show(manifest: Manifest, games: list[Outcome], arguments: argparse.Namespace) -> None:
    summary = summary_of(manifest, games)
    ratings = _ratings(manifest, games) if manifest.plan.kind == "ladder" else None
    if arguments.json:
        rated = {} if ratings is None else {"ratings": [vars(rating) for rating in ratings]}
        say(json.dumps({**summary.as_json(), **finite(rated)}, indent=2, ensure_ascii=False))
    else:
        show(summary, ratings, console(sys.stdout))
    if arguments.page is not None:
        from moguls.arena.page import page_of  # noqa: PLC0415  # draws

        put(arguments.page, page_of(summary, games, ratings))


def _ratings(manifest: Manifest, games: list[Outcome]) -> list[Rating]:
    """Rate the bots of a ladder.

    Raises:
        UsageError: openskill or NumPy is not installed.
    """
    rating_model()
    from moguls.arena.ratings import ratings_of  # noqa: PLC0415  # it needs what was asked for

    return ratings_of(manifest, games)


def _report(arguments: argparse.Namespace) -> int:
    folder = folder_of(arguments.folder)
    manifest, games = load(folder)
    if not games:
        msg = f"{folder}: {why_none(folder)}"
        raise UsageError(msg)
    _refuse_lost(arguments, manifest.plan.kind)
    _show(manifest, games, arguments)
    return 0


def _again(arguments: argparse.Namespace) -> int:
    """Play a folder's games again; return 1 unless they are the same."""
    folder = folder_of(arguments.folder)
    manifest, games = load(folder)
    if not games and arguments.out is None:
        msg = f"{folder}: {why_none(folder)}; nothing can be compared; with --out DIR the games of"
        msg += " the manifest are played and saved"
        raise UsageError(msg)
    jobs = arguments.jobs or cores()
    total = len(games) or manifest.plan.games
    progress = _report_if_stopped(arguments.out, manifest, total)
    with _folder(arguments.out) as out, progress, _progress(total) as tell:
        anyway = arguments.anyway
        comparison = again(folder, out, jobs, Hooks(tell, compiling()), anyway=anyway)
    _tell(comparison, arguments.out)
    return 0 if comparison.compared and comparison.first is None else 1


def _tell(comparison: Again, out: str | None) -> None:
    say(f"{counted(comparison.games, 'game')}, SHA-256 {comparison.digest}")
    if comparison.by_moves:
        say(
            f"in {comparison.by_moves} of them, bots that are not reproducible repeated their moves"
        )
    if not comparison.compared:
        say(f"there were no games to compare; the new ones are in {out}")
    elif comparison.first is None:
        say("identical to the byte")
    else:
        say(f"they differ from line {comparison.first} on: the games were edited, or played by")
        say("other code or on another machine")


def _record(arguments: argparse.Namespace) -> int:
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
