"""Playing an arena again from its manifest: the same file to the byte, or a word on why not."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from moguls.arena.entrant import entrant_of
from moguls.arena.hooks import SILENT, Hooks
from moguls.arena.manifest import game_of, refuse_other_code
from moguls.arena.player import Player, seeds_of, stepped
from moguls.arena.runner import run, scripts_of
from moguls.arena.store import GAMES, MANIFEST, keep, load, read_games, spoilt
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome


@dataclass(frozen=True)
class Again:
    """What a second run came to.

    Attributes:
        games: how many were played.
        by_moves: in how many of them some moves were read instead of thought anew.
        digest: SHA-256 of the new file.
        first: number of the first line that differs, from 1; None where none does.
        compared: whether there were games to compare with.
    """

    games: int
    by_moves: int
    digest: str
    first: int | None
    compared: bool


def again(
    folder: Path,
    out: Path,
    jobs: int,
    hooks: Hooks = SILENT,
    *,
    anyway: bool = False,
) -> Again:
    """Play an arena again and compare.

    Args:
        folder: has the manifest, and its games if they are to be compared.
        out: folder for the new games.
        jobs: how many processes.
        hooks: called after each deal, and while native code is compiled.
        anyway: play even if the code is not the one that made the manifest.

    Raises:
        UsageError: the code is another, the games are of another seed, or games are missing that
            cannot be played anew.
    """
    made, games = load(folder)
    if folder.resolve() == out.resolve():
        msg = f"{out}: is the arena itself; name another folder for the second run"
        raise UsageError(msg)
    if not anyway:
        _refuse(folder, made, ", or see with --anyway whether this one plays the same games")
        _refuse_strangers(folder, made, games)
    _refuse_unwritten(folder, made, games)
    scripts = scripts_of(games)
    played = run(_as_far(made, games), out, jobs, hooks, scripts)
    keep(out / MANIFEST, (folder / MANIFEST).read_bytes())
    now = read_games(out) or b""
    first = _first(read_games(folder) or b"", now, len(games)) if games else None
    return Again(len(played), len(scripts), hashlib.sha256(now).hexdigest(), first, bool(games))


def _as_far(made: Manifest, games: Sequence[Outcome]) -> Manifest:
    """Return the manifest with as many deals as have been played, if any have."""
    deals = len(games) // made.plan.games_a_deal or made.plan.deals
    return replace(made, plan=replace(made.plan, deals=deals))


def _refuse(folder: Path, made: Manifest, also: str = "") -> None:
    """Refuse other code, and say what can be done, and what also."""
    try:
        refuse_other_code(made)
    except UsageError as error:
        msg = f"{folder}: {error}. Take that version of the program{also}"
        raise UsageError(msg) from error


def _refuse_strangers(folder: Path, made: Manifest, games: Sequence[Outcome]) -> None:
    """Refuse games of another seed than the manifest's: it need not be played to be seen."""
    settings = (each for deal in range(made.plan.deals) for each in made.plan.settings(deal))
    for number, (game, setting) in enumerate(zip(games, settings, strict=False), 1):
        if (game.chance, game.thought) != seeds_of(made.plan, setting):
            msg = f"{folder}: {MANIFEST} and {GAMES} do not belong together: line {number} of the"
            msg += f" games was not dealt by seed {made.plan.seed}, the manifest's. Put the right"
            msg += " one of the two there, or see with --anyway what differs"
            raise UsageError(msg)


def _refuse_unwritten(folder: Path, made: Manifest, games: Sequence[Outcome]) -> None:
    """Refuse games that could only be had by asking bots anew that may answer otherwise.

    What the manifest says of them is not asked: a program of somebody's is never started.
    """
    loose = _loose(made)
    if loose and not games:
        msg = f"{folder}: has bots that may not play the same again, and no games with their moves"
        msg += f": keep {GAMES} beside {MANIFEST}"
        raise UsageError(msg)
    for number, game in enumerate(games, 1):
        if game.moves is None and loose & set(game.bots):
            why = "has no moves, though not all of its bots play the same again"
            raise spoilt(str(folder / GAMES), number, why)


def _loose(made: Manifest) -> set[int]:
    """Return the bots of a manifest that may not play the same again."""
    game, names = game_of(made.plan), made.plan.bots
    entrants = [entrant_of(name, game, known=True) for name in names]
    return {bot for bot, entrant in enumerate(entrants) if not entrant.same_again}


def _first(was: bytes, now: bytes, games: int) -> int | None:
    """Return the first line that differs, from 1; a deal that was not whole does not count."""
    old, new = was.split(b"\n")[:games], now.split(b"\n")[:-1]
    if old == new:
        return None
    same = (i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    return next(same, min(len(old), len(new))) + 1


def record(folder: Path, number: int) -> dict[str, Any]:
    """Return one game of an arena as a record, played again.

    Raises:
        UsageError: there is no such game, the code is another, or moves are missing.
    """
    made, games = load(folder)
    if number >= len(games):
        msg = f"{folder}: has no game {number}; it has {len(games)}, numbered from 0"
        raise UsageError(msg)
    _refuse(folder, made)
    _refuse_unwritten(folder, made, games)
    game, player = games[number], Player(made.plan)
    setting = next(each for each in made.plan.settings(game.deal) if each.game == number)
    play = stepped(player.table(setting), setting, game.moves)
    players = [made.plan.bots[bot] for bot in game.bots]
    return {**play.record(), "players": players}
