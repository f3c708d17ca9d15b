"""Games that become rows: played by bots, read from an arena, or read from records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.arena.plan import Setting
from moguls.arena.player import Player, stepped
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
class Played:
    """A game that has been played, and where it is from.

    Attributes:
        play: the game, to its end or as far as its record goes.
        source: where it is from, by name.
        number: its number there.
        players: who sat on each seat; None where that is not known.
        seed: of the run; None for records, which never tell it.
        deal_number: which deal of that seed; None likewise.
        visits: by ply what a search compared; empty where nobody watched.
    """

    play: Playthrough
    source: str
    number: int
    players: list[str] | None
    seed: int | None = None
    deal_number: int | None = None
    visits: tuple[Visits | None, ...] = ()


class Kit:
    """What plays games in this process: a player for each plan, made when it is first needed."""

    def __init__(self, *, watched: bool) -> None:
        """Begin without players.

        Args:
            watched: whether what the searches of bots compare is kept.
        """
        self.watched = watched
        self._players: dict[str, Player] = {}

    def step(
        self, plan: Plan, setting: Setting, script: tuple[str, ...] | None
    ) -> tuple[Playthrough, tuple[Visits | None, ...]]:
        """Play a game of a plan ply by ply.

        Args:
            plan: of the game.
            setting: which game.
            script: the moves of an earlier run, for bots that may not play the same again.
        """
        player = self._player(plan)
        if not isinstance(player.searcher, Watcher):
            return stepped(player.table(setting), setting, script), ()
        game, around, seed, _, external = player.seated(setting)
        table = WatchedTable(game, around, seed, player.searcher, external)
        play = stepped(table, setting, script)
        return play, tuple(table.visits)

    def _player(self, plan: Plan) -> Player:
        """Return the player of a plan."""
        key = repr(plan)
        if key not in self._players:
            player = self._players[key] = Player(plan)
            if self.watched:
                player.searcher = Watcher(player.searcher.engine)
        return self._players[key]


@dataclass(frozen=True)
class SelfPlay:
    """Game `number` of a run: its own deal, the bots moved on a seat each game."""

    plan: Plan
    number: int

    def played(self, kit: Kit) -> Played:
        """Play it."""
        plan, k = self.plan, self.number
        setting = Setting(k, k, 0, plan.tables[0], k % plan.seats)
        play, visits = kit.step(plan, setting, None)
        players = [plan.bots[bot] for bot in setting.bots]
        return Played(play, SELF_PLAY, k, players, plan.seed, k, visits)


@dataclass(frozen=True)
class OfArena:
    """A game of an arena's folder."""

    plan: Plan
    source: str
    outcome: Outcome

    def played(self, kit: Kit) -> Played:
        """Play it again.

        Raises:
            UsageError: it does not come out as the arena has it.
        """
        plan, told = self.plan, self.outcome
        setting = next(each for each in plan.settings(told.deal) if each.game == told.game)
        play, visits = kit.step(plan, setting, told.moves)
        if row_of(play) != (told.scores, told.winners, told.plies):
            msg = f"{self.source}: game {told.game} comes out otherwise when it is played again;"
            msg += " `moguls arena again` compares all games"
            raise UsageError(msg)
        players = [plan.bots[bot] for bot in told.bots]
        return Played(play, self.source, told.game, players, plan.seed, told.deal, visits)


@dataclass(frozen=True)
class OfRecord:
    """A record of a file.

    Attributes:
        path: of the file, for messages.
        source: its name.
        line: where the record begins, from 1.
        record: what stands there.
        named: whether its players are named.
    """

    path: str
    source: str
    line: int
    record: dict[str, Any]
    named: bool

    def played(self, kit: Kit) -> Played:  # noqa: ARG002  # one signature
        """Replay it.

        Raises:
            UsageError: it breaks the rules, or its result is another.
        """
        game = game_of(self.path, self.line, self.record)
        try:
            play = game.replay(self.record)
        except RecordError as error:
            msg = f"{self.path}, line {self.line}: cannot be replayed: {error}; `moguls replay`"
            msg += " tells all that is wrong there"
            raise UsageError(msg) from error
        return Played(play, self.source, self.line, self._players() if self.named else None)

    def _players(self) -> list[str] | None:
        """Return who sat on each seat, if the record tells it as a list of texts."""
        told = self.record.get("players")
        whole = isinstance(told, list) and len(told) == self.record["seats"]
        return [str(each) for each in told] if whole and told is not None else None


Source = SelfPlay | OfArena | OfRecord
