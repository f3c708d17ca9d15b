"""Self-play written straight into a set of games: the same bytes whatever plays it, and when."""

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
    """Return what is played: one deal a game, the bots moved on a seat from game to game.

    Args:
        game: with its house rules.
        bots: one for each seat; the last one takes all seats that are left.
        games: how many.
        seed: of deals and bots.
        seats: how many.

    Raises:
        UsageError: a number of seats that cannot be, no such bot, or one that may not play the
            same again: a set of games is made by its seed.
    """
    game.check_seats(seats)
    if len(bots) > seats:
        msg = f"{len(bots)} bots are named for {seats} seats: name as many, or fewer"
        msg += "; the last one named then takes the seats that are left"
        raise UsageError(msg)
    around = [*bots, *[bots[-1]] * (seats - len(bots))]
    for name in around:
        if not entrant_of(name, game).same_again:
            msg = f"{name!r} may not play the same again, so no seed makes such games: play an"
            msg += " arena with it, whose moves are written down, and `moguls data export` that"
            raise UsageError(msg)
    return replace(plans.in_order(game, around, 1, seed), deals=games)


def described_of(game: Game, plan: Plan, more: Iterable[str]) -> Described:
    """Return the description of a set of games that a plan makes.

    Args:
        game: of the plan.
        plan: what is played.
        more: columns on request.

    Raises:
        UsageError: there is no such column.
    """
    told = {key: value for key, value in asdict(plan).items() if key in PLAN}
    told["bots"] = [entrant_of(name, game, known=True).description() for name in plan.bots]
    return Described("make", plan.deals, asked_for(more), told, code_of(game))


PLAN = ("game", "options", "seats", "bots", "seed")


def make(
    game: Game,
    plan: Plan,
    more: Iterable[str],
    out: Path | str,
    workers: AbstractContextManager[Workers],
    hooks: Hooks = SILENT,
) -> Described:
    """Play games into a folder, or go on where that was stopped.

    Args:
        game: of the plan.
        plan: as `plan_of` returns it.
        more: columns on request, as `schema.ASKED` has them.
        out: the folder.
        workers: that play.
        hooks: called with the number of games that there are, and while native code is compiled.

    Raises:
        UsageError: the folder holds something else, or pyarrow is missing.
    """
    arrow()
    described = described_of(game, plan, more)
    folder = Folder(Path(out))
    with folder.writing(described) as shards:
        left = range(min(shards * SHARD, plan.deals), plan.deals)
        if left:
            with hooks.compiling:
                _compile(game, plan)
            with workers as crew:
                sources = (SelfPlay(plan, number) for number in left)
                lots = lots_of(sources, left.start, described.more)
                write(folder, lots, plan.deals, crew, hooks.on_progress)
        hooks.on_progress(plan.deals)
        folder.put(CARD, card_of(described, folder).encode())
    return described


def _compile(game: Game, plan: Plan) -> None:
    """Compile here, so that each process finds it on the disk and does not do the same again."""
    searcher: Any = Searcher(game.engine())
    first = game.new(plan.seats, seed=1).state
    for name in dict.fromkeys(plan.bots):
        config = entrant_of(name, game, known=True).config
        if config is not None:
            searcher.think(first, replace(config, sims=min(1, config.sims)), 1, None)
