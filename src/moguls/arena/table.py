"""Games of bots at one table: in native code as a whole, or ply by ply for other bots."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.arena.external_bots import ExternalBots
from moguls.arena.outcome import FORFEIT
from moguls.bots.search.decision import seed_at, seed_of
from moguls.bots.search.tree_fields import Lineup
from moguls.errors import MogulsError, UsageError
from moguls.kernel.state.types import Slice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.entrant import Entrant
    from moguls.bots.bot import Player
    from moguls.bots.external.faults import Fault
    from moguls.bots.searcher.searcher import Searcher
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough

Score = tuple[tuple[int, ...], tuple[int, ...], int]  # scores, winners, plies


class BadScript(UsageError):
    """Recorded moves that do not belong to a game."""


class MatchTable:
    """Bots at a table: in game k they play deal k // seats and are rotated by k % seats seats."""

    def __init__(
        self,
        game: Game,
        entrants: Sequence[Entrant],
        seed: int,
        searcher: Searcher,
        external_bots: ExternalBots | None = None,
    ) -> None:
        """Seat the bots.

        Args:
            game: with its house rules.
            entrants: the bot on each seat in game 0.
            seed: of deals and bots; at most 63 bits.
            searcher: of the built-in bots.
            external_bots: the pool of other bots.
        """
        self.game, self.entrants, self.seed, self.searcher = game, entrants, seed, searcher
        self.external_bots = ExternalBots() if external_bots is None else external_bots
        self.faults: list[Fault] = []

    @property
    def native(self) -> bool:
        """Whether whole games run in native code."""
        return all(entrant.native for entrant in self.entrants)

    @property
    def same_again(self) -> bool:
        """Whether every bot here is deterministic."""
        return all(entrant.same_again for entrant in self.entrants)

    def play(self, k: int) -> Score:
        """Play game k in native code."""
        seats, searcher = len(self.entrants), self.searcher
        out = searcher.engine.integers(seats + 1)
        configs = [entrant.config for entrant in self.entrants if entrant.config is not None]
        plies = searcher.loops.play_games(
            searcher.states,
            Lineup(seats, self.game.packed_options, searcher.packed_configs(configs)),
            Slice(self.seed, k, 1),
            searcher.arrays(max(config.sims for config in configs)),
            searcher.scratch,
            out,
        )
        winners = tuple(seat for seat in range(seats) if int(out[seats]) >> seat & 1)
        return tuple(int(points) for points in out[:seats]), winners, int(plies)

    def step(self, k: int, script: Sequence[str] | None = None) -> Playthrough:
        """Play game k ply by ply.

        Args:
            k: the number of the game.
            script: recorded moves, which replace the bots that are not deterministic.

        Raises:
            UsageError: a bot has failed.
            BadScript: the script is of another game.
        """
        seats = len(self.entrants)
        play = self.game.new(seats, self.seed, number=k // seats)
        own = seed_of(self.seed, k)
        with ExitStack() as stack:
            bots = [] if script is not None else [self._bot(i, own, stack) for i in range(seats)]
            while not play.over:
                place = (int(play.turn or 0) + k) % seats
                self._move(play, place, own, bots, script)
            for bot in filter(None, bots):
                bot.end(play)
                self.faults += [replace(fault, game=k) for fault in bot.faults]
        return play

    def _bot(self, place: int, own: int, stack: ExitStack) -> Player | None:
        entrant = self.entrants[place]
        if entrant.config is not None:
            return None
        bot = self.external_bots.take(entrant.name, self.game, seed_at(own, -1 - place))
        stack.callback(self.external_bots.leave, bot)
        return bot

    def _move(
        self,
        play: Playthrough,
        place: int,
        own: int,
        bots: Sequence[Player | None],
        script: Sequence[str] | None,
    ) -> None:
        entrant = self.entrants[place]
        if script is not None and not entrant.same_again:
            if play.ply >= len(script):
                msg = f"the recorded moves end at ply {play.ply}, but the game goes on"
                raise BadScript(msg)
            _follow(play, script[play.ply].partition(FORFEIT)[0])
        elif entrant.config is not None:
            seed = seed_at(own, play.ply)
            play.step(self.searcher.think(play.state, entrant.config, seed, entrant.seconds))
        else:
            self._ask(play, entrant.name, bots[place])

    def _ask(self, play: Playthrough, name: str, bot: Player | None) -> None:
        assert bot is not None  # noqa: S101  # every such seat has one
        try:
            play.move(bot.move(play))
        except MogulsError as error:
            msg = f"the bot {name!r} failed at ply {play.ply}: {error}"
            raise UsageError(msg) from error


def _follow(play: Playthrough, move: str) -> None:
    try:
        play.move(move)
    except MogulsError as error:
        msg = f"the recorded move at ply {play.ply} cannot be played: {error}"
        raise BadScript(msg) from error


def marked_moves(
    play: Playthrough, faults: Sequence[Fault], script: Sequence[str] | None
) -> tuple[str, ...]:
    """Return the moves of a finished playthrough; forfeited ones are marked.

    Args:
        play: the game.
        faults: of its external bots.
        script: recorded moves, whose marks are kept.
    """
    marks = {fault.ply: FORFEIT + fault.code for fault in faults}
    marks |= {at: "".join(move.partition(FORFEIT)[1:]) for at, move in enumerate(script or ())}
    moves = (step["move"] for step in play.steps() if "move" in step)
    return tuple(move + marks.get(ply, "") for ply, move in enumerate(moves))


def forfeited(play: Playthrough, moves: Sequence[str]) -> tuple[int, ...] | None:
    """Return the number of forfeited decisions of each seat; None without any.

    Args:
        play: the game.
        moves: its moves from `marked_moves`.
    """
    seats = (step["seat"] for step in play.steps() if "move" in step)
    lost = [seat for seat, move in zip(seats, moves, strict=True) if FORFEIT in move]
    return tuple(lost.count(seat) for seat in range(play.seats)) if lost else None


def row_of(play: Playthrough) -> Score:
    """Return scores, winners and plies of a finished playthrough."""
    return tuple(play.scores), tuple(play.winners), play.ply
