"""Self-play written as a data set, reproducible to the byte."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from moguls.arena import plan as plans
from moguls.arena.entrant import entrant_of
from moguls.arena.hooks import SILENT, Hooks
from moguls.arena.manifest import code_of
from moguls.bots.searcher.searcher import Searcher
from moguls.data.card import card_of
from moguls.data.described import Described
from moguls.data.extras import arrow
from moguls.data.folder import CARD, SHARD, Folder
from moguls.data.games import SelfPlay
from moguls.data.schema import asked_for
from moguls.data.shards import lots_of, write
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from contextlib import AbstractContextManager

    from moguls.arena.plan import Plan
    from moguls.arena.workers import Workers
    from moguls.core.play.game import Game


def plan_of(game: Game, bots: Sequence[str], games: int, seed: int, seats: int) -> Plan:
    """Return the plan: one deal per game; the bots change seats from game to game.

    Args:
        game: with its house rules.
        bots: one per seat; the last one takes the remaining seats.
        games: number of games.
        seed: of deals and bots.
        seats: number of seats.

    Raises:
        UsageError: invalid number of seats, an unknown bot, or one that is not reproducible.
    """
    game.check_seats(seats)
    if len(bots) > seats:
        msg = f"too many bots, {len(bots)} for {seats} seats: name {seats} or fewer; with fewer,"
        msg += " the last one takes the remaining seats"
        raise UsageError(msg)
    around = [*bots, *[bots[-1]] * (seats - len(bots))]
    for name in around:
        if not entrant_of(name, game).same_again:
            msg = f"{name!r} is not reproducible, so a seed does not determine its games: play an"
            msg += " arena with it, which records its moves, and use `moguls data export`"
            raise UsageError(msg)
    return replace(plans.in_order(game, around, 1, seed), deals=games)


def described_of(
    game: Game, plan: Plan, more: Iterable[str], licence: str | None = None
) -> Described:
    """Return the description of a data set of self-play.

    Args:
        game: of the plan.
        plan: of the games.
        more: additional columns.
        licence: of the data set; None: not set.

    Raises:
        UsageError: there is no such column.
    """
    content = {key: value for key, value in asdict(plan).items() if key in PLAN}
    content["bots"] = [entrant_of(name, game, checked=True).description() for name in plan.bots]
    return Described("make", plan.deals, asked_for(more), content, code_of(game), licence)


PLAN = ("game", "options", "seats", "bots", "seed")


def make(
    game: Game,
    plan: Plan,
    more: Iterable[str],
    out: Path | str,
    workers: AbstractContextManager[Workers],
    hooks: Hooks = SILENT,
    licence: str | None = None,
) -> Described:
    """Play games into a folder; continue an interrupted run, or one of fewer games.

    Args:
        game: of the plan.
        plan: from `plan_of`.
        more: additional columns, from `schema.ADDITIONAL`.
        out: the folder.
        workers: that play the games.
        hooks: called with the number of finished games, and while native code is compiled.
        licence: of the data set, its SPDX identifier; None leaves that of the folder.

    Raises:
        UsageError: the folder holds something else, or pyarrow is missing.
    """
    arrow()
    folder = Folder(Path(out))
    described = described_of(game, plan, more, folder.licence(licence))
    with folder.writing(described) as shards:
        rest = range(min(shards * SHARD, plan.deals), plan.deals)
        if rest:
            with hooks.compiling:
                _compile(game, plan)
            with workers as crew:
                sources = (SelfPlay(plan, number) for number in rest)
                lots = lots_of(sources, rest.start, described.more)
                write(folder, lots, plan.deals, crew, hooks.on_progress)
        hooks.on_progress(plan.deals)
        folder.put(CARD, card_of(described, folder).encode())
    return described


def _compile(game: Game, plan: Plan) -> None:
    """Compile once in this process, so that the workers load the code from the cache."""
    searcher: Any = Searcher(game.engine())
    first = game.new(plan.seats, seed=1).state
    for name in dict.fromkeys(plan.bots):
        config = entrant_of(name, game, checked=True).config
        if config is not None:
            searcher.think(first, replace(config, sims=min(1, config.sims)), 1, None)
