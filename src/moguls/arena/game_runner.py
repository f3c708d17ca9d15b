"""Runner of single games of a plan, in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from moguls.arena.entrant import Entrant, entrant_of
from moguls.arena.external_bots import ExternalBots
from moguls.arena.manifest import game_of
from moguls.arena.outcome import Outcome
from moguls.arena.store import GAMES, spoilt
from moguls.arena.table import BadScript, MatchTable, forfeited, marked_moves, row_of
from moguls.bots.search.decision import seed_of
from moguls.bots.searcher.searcher import SEEDS, Searcher
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.bits import MASK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.plan import GameSetup, Plan
    from moguls.bots.external.faults import Fault
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.base import Engine

Scripts = dict[int, tuple[str, ...]]  # recorded moves, by number of the game


class Finished(NamedTuple):
    """A finished game; `play` is None if it ran in native code."""

    outcome: Outcome
    play: Playthrough | None
    faults: Sequence[Fault]


class GameRunner:
    """Plays games of a plan in this process."""

    def __init__(self, plan: Plan, game: Game | None = None, engine: Engine | None = None) -> None:
        """Bind the loops of the plan's game.

        Args:
            plan: of the games.
            game: of the plan; None creates it, for a plan whose bots were checked before.
            engine: of the bots; None for the fastest one.
        """
        self.plan = plan
        self.game = game_of(plan) if game is None else game
        self.seed = plan.seed & SEEDS
        self.entrants = [entrant_of(name, self.game, checked=game is None) for name in plan.bots]
        self.searcher = Searcher(self.game.engine() if engine is None else engine)
        self.external_bots = ExternalBots()

    def deal(self, number: int, scripts: Scripts) -> list[Outcome]:
        """Play all games of a deal."""
        setups = self.plan.setups(number)
        return [self.play(setup, scripts.get(setup.game)).outcome for setup in setups]

    def play(
        self, setup: GameSetup, script: Sequence[str] | None = None, *, by_ply: bool = False
    ) -> Finished:
        """Play one game.

        Args:
            setup: of the game.
            script: recorded moves, which replace the bots that are not deterministic.
            by_ply: whether to return a playthrough; else whole games run in native code.

        Raises:
            UsageError: a bot has failed, or the recorded moves are not of this game.
        """
        table, moves, lost, play = self.table(setup), None, None, None
        if table.native and not by_ply:
            scores, winners, plies = table.play(setup.number)
        else:
            play = stepped(table, setup, script)
            scores, winners, plies = row_of(play)
            if not table.same_again:
                moves = marked_moves(play, table.faults, script)
                lost = forfeited(play, moves)
        numbers = (setup.game, setup.deal, setup.table, setup.bots, scores, winners, plies)
        outcome = Outcome(*numbers, *seeds_of(self.plan, setup), moves, lost)
        return Finished(outcome, play, table.faults)

    def table(self, setup: GameSetup) -> MatchTable:
        """Return the table of a game."""
        return MatchTable(*self.table_arguments(setup))

    def table_arguments(
        self, setup: GameSetup
    ) -> tuple[Game, list[Entrant], int, Searcher, ExternalBots]:
        """Return the arguments of the table of a game."""
        return self.game, self._around(setup), self.seed, self.searcher, self.external_bots

    def _around(self, setup: GameSetup) -> list[Entrant]:
        return [self.entrants[bot] for bot in setup.order]


def stepped(table: MatchTable, setup: GameSetup, script: Sequence[str] | None) -> Playthrough:
    """Play a game ply by ply.

    Raises:
        UsageError: a bot has failed, or the recorded moves are not of this game.
    """
    try:
        return table.step(setup.number, script)
    except BadScript as error:
        raise spoilt(GAMES, setup.game + 1, str(error)) from error


def seeds_of(plan: Plan, setup: GameSetup) -> tuple[str, str]:
    """Return the seeds of a game's deal and of its bots in 16 hexadecimal digits."""
    seed = plan.seed & SEEDS
    chance, thought = stream(seed & MASK, setup.deal), seed_of(seed, setup.number)
    return f"{chance:016x}", f"{thought:016x}"
