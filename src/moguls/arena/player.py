"""Games of a plan, played in this process: what matches of any size are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from moguls.arena.entrant import Entrant, entrant_of
from moguls.arena.external_bots import ExternalBots
from moguls.arena.manifest import game_of
from moguls.arena.outcome import Outcome
from moguls.arena.store import GAMES, spoilt
from moguls.arena.table import BadScript, Table, forfeited, row_of, written
from moguls.bots.search.decision import seed_of
from moguls.bots.searcher.searcher import SEEDS, Searcher
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.bits import MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.plan import Plan, Setting
    from moguls.bots.external.faults import Fault
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.base import Engine

Scripts = dict[int, tuple[str, ...]]  # moves of an earlier run, by number of the game


class Finished(NamedTuple):
    """A game that has been played; `play` is None where it ran in native code."""

    outcome: Outcome
    play: Playthrough | None
    faults: Sequence[Fault]


class Player:
    """Plays games of a plan in this process."""

    def __init__(self, plan: Plan, game: Game | None = None, engine: Engine | None = None) -> None:
        """Bind the loops of the plan's game.

        Args:
            plan: whose bots play.
            game: of the plan; None makes it, and takes its bots for known.
            engine: that bots think with; None for the fastest there is.
        """
        self.plan = plan
        self.game = game_of(plan) if game is None else game
        self.seed = plan.seed & SEEDS
        self.entrants = [entrant_of(name, self.game, known=game is None) for name in plan.bots]
        self.searcher = Searcher(self.game.engine() if engine is None else engine)
        self.external_bots = ExternalBots()

    def deal(self, number: int, scripts: Scripts) -> list[Outcome]:
        """Play all games of a deal."""
        settings = self.plan.settings(number)
        return [self.play(setting, scripts.get(setting.game)).outcome for setting in settings]

    def play(
        self, setting: Setting, script: Sequence[str] | None = None, *, by_ply: bool = False
    ) -> Finished:
        """Play one game.

        Args:
            setting: of the game.
            script: the moves of an earlier run; bots that may not play the same again play them.
            by_ply: whether a playthrough is wanted; left out, whole games run in native code.

        Raises:
            UsageError: a bot has failed, or the moves of an earlier run are none of this game.
        """
        table, moves, lost, play = self.table(setting), None, None, None
        if table.native and not by_ply:
            scores, winners, plies = table.play(setting.number)
        else:
            play = stepped(table, setting, script)
            scores, winners, plies = row_of(play)
            if not table.same_again:
                moves = written(play, table.faults, script)
                lost = forfeited(play, moves)
        played = (setting.game, setting.deal, setting.table, setting.bots, scores, winners, plies)
        outcome = Outcome(*played, *seeds_of(self.plan, setting), moves, lost)
        return Finished(outcome, play, table.faults)

    def table(self, setting: Setting) -> Table:
        """Return the table of a game."""
        return Table(*self.seated(setting))

    def seated(self, setting: Setting) -> tuple[Game, list[Entrant], int, Searcher, ExternalBots]:
        """Return what a table of a game is made of."""
        return self.game, self._around(setting), self.seed, self.searcher, self.external_bots

    def _around(self, setting: Setting) -> list[Entrant]:
        """Return the bots round the table."""
        return [self.entrants[bot] for bot in setting.order]


def stepped(table: Table, setting: Setting, script: Sequence[str] | None) -> Playthrough:
    """Play a game ply by ply.

    Raises:
        UsageError: a bot has failed, or the moves of an earlier run are none of this game.
    """
    try:
        return table.step(setting.number, script)
    except BadScript as error:
        raise spoilt(GAMES, setting.game + 1, str(error)) from error


def seeds_of(plan: Plan, setting: Setting) -> tuple[str, str]:
    """Return where the random numbers of a game's deal and of its bots begin, as its line does."""
    seed = plan.seed & SEEDS
    chance, thought = stream(seed & MASK, setting.deal), seed_of(seed, setting.number)
    return f"{chance:016x}", f"{thought:016x}"
