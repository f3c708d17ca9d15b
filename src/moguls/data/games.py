"""Sources of games: self-play, arenas and records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.arena.game_runner import GameRunner, stepped
from moguls.arena.plan import GameSetup
from moguls.arena.table import row_of
from moguls.data.policies import WatchedTable, Watcher
from moguls.data.record_files import game_of
from moguls.errors import RecordError, UsageError

if TYPE_CHECKING:
    from moguls.arena.outcome import Outcome
    from moguls.arena.plan import Plan
    from moguls.core.play.playthrough import Playthrough
    from moguls.data.policies import Visits

SELF_PLAY = "self-play"


@dataclass(frozen=True)
class PlayedGame:
    """A played game and its origin.

    Attributes:
        play: the game, to its end or as far as its record goes.
        source: name of the origin.
        number: its number in the source.
        players: the player of each seat, if known.
        seed: of the run; None for records, which do not contain it.
        deal_number: number of the deal of that seed; None for records.
        visits: by ply, the visit counts of the search; empty unless recorded.
    """

    play: Playthrough
    source: str
    number: int
    players: list[str] | None
    seed: int | None = None
    deal_number: int | None = None
    visits: tuple[Visits | None, ...] = ()


class Players:
    """The players of this process: one for each plan, created on demand."""

    def __init__(self, *, watched: bool) -> None:
        """Create an empty collection.

        Args:
            watched: whether to record the visit counts of searches.
        """
        self.watched = watched
        self._players: dict[str, GameRunner] = {}

    def step(
        self, plan: Plan, setting: GameSetup, script: tuple[str, ...] | None
    ) -> tuple[Playthrough, tuple[Visits | None, ...]]:
        """Play a game of a plan ply by ply.

        Args:
            plan: of the game.
            setting: of the game.
            script: the moves of an earlier run, for bots that are not reproducible.
        """
        player = self._player(plan)
        if not isinstance(player.searcher, Watcher):
            return stepped(player.table(setting), setting, script), ()
        game, around, seed, _, external = player.table_arguments(setting)
        table = WatchedTable(game, around, seed, player.searcher, external)
        play = stepped(table, setting, script)
        return play, tuple(table.visits)

    def _player(self, plan: Plan) -> GameRunner:
        key = repr(plan)
        if key not in self._players:
            player = self._players[key] = GameRunner(plan)
            if self.watched:
                player.searcher = Watcher(player.searcher.engine)
        return self._players[key]


@dataclass(frozen=True)
class SelfPlay:
    """Game `number` of a run, with its own deal; the bots change seats each game."""

    plan: Plan
    number: int

    def played(self, kit: Players) -> PlayedGame:
        """Play the game."""
        plan, k = self.plan, self.number
        setting = GameSetup(k, k, 0, plan.tables[0], k % plan.seats)
        play, visits = kit.step(plan, setting, None)
        players = [plan.bots[bot] for bot in setting.bots]
        return PlayedGame(play, SELF_PLAY, k, players, plan.seed, k, visits)


@dataclass(frozen=True)
class OfArena:
    """A game of the folder of an arena."""

    plan: Plan
    source: str
    outcome: Outcome

    def played(self, kit: Players) -> PlayedGame:
        """Play the game again.

        Raises:
            UsageError: the result differs.
        """
        plan, outcome = self.plan, self.outcome
        setting = next(
            setting_ for setting_ in plan.setups(outcome.deal) if setting_.game == outcome.game
        )
        play, visits = kit.step(plan, setting, outcome.moves)
        if row_of(play) != (outcome.scores, outcome.winners, outcome.plies):
            msg = f"{self.source}: game {outcome.game} has another result when it is played again;"
            msg += " `moguls arena again` compares all games"
            raise UsageError(msg)
        players = [plan.bots[bot] for bot in outcome.bots]
        return PlayedGame(play, self.source, outcome.game, players, plan.seed, outcome.deal, visits)


@dataclass(frozen=True)
class OfRecord:
    """A record of a file.

    Attributes:
        path: of the file, for messages.
        source: name of the file.
        line: number of the record's first line, from 1.
        record: the record.
        named: whether to include the names of players.
    """

    path: str
    source: str
    line: int
    record: dict[str, Any]
    named: bool

    def played(self, kit: Players) -> PlayedGame:  # noqa: ARG002  # one signature
        """Replay the record.

        Raises:
            UsageError: it breaks the rules, or its result is wrong.
        """
        game = game_of(self.path, self.line, self.record)
        try:
            play = game.replay(self.record)
        except RecordError as error:
            msg = f"{self.path}, line {self.line}: cannot be replayed: {error}; `moguls replay`"
            msg += " lists all errors"
            raise UsageError(msg) from error
        return PlayedGame(play, self.source, self.line, self._players() if self.named else None)

    def _players(self) -> list[str] | None:
        players = self.record.get("players")
        whole = isinstance(players, list) and len(players) == self.record["seats"]
        return [str(name) for name in players] if whole and players is not None else None


Source = SelfPlay | OfArena | OfRecord
