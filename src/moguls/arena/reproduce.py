"""Reproduction of an arena from its manifest: the same file, or where it differs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from moguls.arena.entrant import entrant_of
from moguls.arena.game_runner import GameRunner, seeds_of, stepped
from moguls.arena.hooks import SILENT, Hooks
from moguls.arena.manifest import game_of, refuse_other_code
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
    """The result of a second run.

    Attributes:
        games: the number of games.
        by_moves: the number of games with some recorded moves.
        digest: SHA-256 of the new file.
        first: the number of the first different line, from 1; None without any.
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
        folder: of the manifest, and of its games if they are to be compared.
        out: folder for the new games.
        jobs: the number of processes.
        hooks: called after each deal, and while native code is compiled.
        anyway: play even if the code is not that of the manifest.

    Raises:
        UsageError: the code is different, the games are of another seed, or recorded moves are
            missing.
    """
    manifest, games = load(folder)
    if folder.resolve() == out.resolve():
        msg = f"{out} is the arena itself; name another folder for the second run"
        raise UsageError(msg)
    if not anyway:
        _refuse(folder, manifest, ", or compare the games of this version with --anyway")
        _refuse_strangers(folder, manifest, games)
    _refuse_unwritten(folder, manifest, games)
    scripts = scripts_of(games)
    new_games = run(_shortened(manifest, games), out, jobs, hooks, scripts)
    keep(out / MANIFEST, (folder / MANIFEST).read_bytes())
    now = read_games(out) or b""
    first = _first(read_games(folder) or b"", now, len(games)) if games else None
    return Again(len(new_games), len(scripts), hashlib.sha256(now).hexdigest(), first, bool(games))


def _shortened(manifest: Manifest, games: Sequence[Outcome]) -> Manifest:
    """Return the manifest with the number of deals that have been played, if any."""
    deals = len(games) // manifest.plan.games_a_deal or manifest.plan.deals
    return replace(manifest, plan=replace(manifest.plan, deals=deals))


def _refuse(folder: Path, manifest: Manifest, also: str = "") -> None:
    try:
        refuse_other_code(manifest)
    except UsageError as error:
        msg = f"{folder}: {error}. Use that version of the program{also}"
        raise UsageError(msg) from error


def _refuse_strangers(folder: Path, manifest: Manifest, games: Sequence[Outcome]) -> None:
    """Refuse games of another seed than the manifest's, without playing them."""
    plan = manifest.plan
    setups = (setup for deal in range(plan.deals) for setup in plan.setups(deal))
    for number, (game, setup) in enumerate(zip(games, setups, strict=False), 1):
        if (game.chance, game.thought) != seeds_of(plan, setup):
            msg = f"{folder}: {MANIFEST} and {GAMES} do not belong together: line {number} of the"
            msg += f" games was not dealt by the manifest's seed {plan.seed}. Replace one of the"
            msg += " two files, or see the difference with --anyway"
            raise UsageError(msg)


def _refuse_unwritten(folder: Path, manifest: Manifest, games: Sequence[Outcome]) -> None:
    """Refuse games with bots that are not deterministic and without recorded moves.

    The bots are looked up by name: a program of another user is never started.
    """
    varying = _varying(manifest)
    if varying and not games:
        msg = f"{folder}: has bots that are not deterministic, and no recorded moves: {GAMES} must"
        msg += f" be in the folder of {MANIFEST}"
        raise UsageError(msg)
    for number, game in enumerate(games, 1):
        if game.moves is None and varying & set(game.bots):
            why = "has no moves, though not all of its bots are deterministic"
            raise spoilt(str(folder / GAMES), number, why)


def _varying(manifest: Manifest) -> set[int]:
    """Return the bots of a manifest that are not deterministic."""
    game, names = game_of(manifest.plan), manifest.plan.bots
    entrants = [entrant_of(name, game, checked=True) for name in names]
    return {bot for bot, entrant in enumerate(entrants) if not entrant.same_again}


def _first(before: bytes, now: bytes, games: int) -> int | None:
    """Return the first different line, from 1; incomplete deals do not count."""
    old, new = before.split(b"\n")[:games], now.split(b"\n")[:-1]
    if old == new:
        return None
    same = (i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    return next(same, min(len(old), len(new))) + 1


def record(folder: Path, number: int) -> dict[str, Any]:
    """Play one game of an arena again; return its record.

    Raises:
        UsageError: there is no such game, the code is different, or moves are missing.
    """
    manifest, games = load(folder)
    if number >= len(games):
        msg = f"{folder}: has no game {number}; it has {len(games)}, numbered from 0"
        raise UsageError(msg)
    _refuse(folder, manifest)
    _refuse_unwritten(folder, manifest, games)
    game, runner = games[number], GameRunner(manifest.plan)
    setup = next(it for it in manifest.plan.setups(game.deal) if it.game == number)
    play = stepped(runner.table(setup), setup, game.moves)
    players = [manifest.plan.bots[bot] for bot in game.bots]
    return {**play.record(), "players": players}
