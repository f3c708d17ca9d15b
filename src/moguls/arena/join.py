"""Joining the parts of an arena: the result is identical to an arena of one machine."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from moguls.arena.part import part_in
from moguls.arena.runner import Verdict
from moguls.arena.store import add, load, writing
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.part import ArenaPart

Piece = tuple["ArenaPart", "Path", "Manifest", "list[Outcome]"]


def join(folders: Sequence[Path], out: Path) -> tuple[Manifest, list[Outcome]]:
    """Join the parts of an arena in a folder; return its manifest and its games.

    A sequential test ends the arena at the deal of its answer.

    Args:
        folders: of the parts, in any order.
        out: the folder of the whole arena; it may have some of its games.

    Raises:
        UsageError: they are not parts of one arena, a part is incomplete, or deals are missing.
    """
    pieces = sorted((_piece(folder) for folder in folders), key=lambda piece: piece[0].first)
    manifest = pieces[0][2]
    _refuse_others(pieces)
    games = _whole(pieces, Verdict(manifest))
    with writing(out, manifest) as (before, stream):
        add(stream, games[len(before) :])
    return manifest, games


def _piece(folder: Path) -> Piece:
    """Return a part with its manifest and games.

    Raises:
        UsageError: the folder is not a part, or incomplete.
    """
    part = part_in(folder)
    manifest, games = load(folder)
    if part is None:
        msg = f"{folder}: a complete arena; only parts played with --deals can be joined"
        raise UsageError(msg)
    expected = len(part.deals) * manifest.plan.games_a_deal
    if len(games) < expected:
        msg = f"{folder}: has {len(games):,} games of {expected:,}: run its command again to"
        msg += " continue it"
        raise UsageError(msg)
    return part, folder, manifest, games


def _refuse_others(pieces: Sequence[Piece]) -> None:
    """Refuse parts of different arenas: other games, bots, seeds, or other code."""
    _, first, manifest, _ = pieces[0]
    for _, folder, other, _ in pieces[1:]:
        if other.text() != manifest.text():
            msg = f"{first} and {folder} are parts of different arenas: their manifests differ"
            raise UsageError(msg)


def _whole(pieces: Sequence[Piece], verdict: Verdict) -> list[Outcome]:
    """Return the games of all deals in order, to the last or to the answer of the test.

    Raises:
        UsageError: a deal is missing.
    """
    plan = pieces[0][2].plan
    games: list[Outcome] = []
    a_deal = plan.games_a_deal
    for part, _, _, own in pieces:
        first = len(games) // a_deal
        if part.first > first:
            raise _missing(first, part.first - 1)
        for at in range((first - part.first) * a_deal, len(own), a_deal):
            if verdict.answer is not None:
                return games
            deal = own[at : at + a_deal]
            games += deal
            verdict.add(deal)
    if verdict.answer is None and len(games) < plan.games:
        raise _missing(len(games) // a_deal, plan.deals - 1)
    return games


def _missing(first: int, last: int) -> UsageError:
    deals = shlex.quote(f"{first}..{last}")
    return UsageError(f"no part contains the deals {first}..{last}; play them with --deals {deals}")
