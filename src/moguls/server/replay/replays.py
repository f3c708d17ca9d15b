"""Replay: every moment of a finished game, for one viewer at a time.

States are packed, so that a moment takes about a millisecond.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from moguls.core.open_hands import open_events, open_view
from moguls.core.play.history import History
from moguls.server.table.evolving import unasked
from moguls.server.table.views import drawn
from moguls.server.wire.lobby import ResultInfo
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.replay import MarkInfo, MomentInfo, ReplayInfo, ReplaySeat, StepInfo
from moguls.server.wire.words import prefix

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough

Viewer = int | Literal["all", "public"]
MAX_TAPES = 8  # in memory, per replay


@dataclass(frozen=True)
class Origin:
    """Source of a replay.

    Attributes:
        id: of the table or of the record.
        players: the name at each seat, the level of a bot, and its name if it stood in.
        table: the table, if it is on this server.
        record: the whole record.
        automatic: steps that nobody chose, as far as is known.
        users: who had each seat at the end, as far as is known; never sent.
    """

    id: str
    players: list[tuple[str, str | None, str]]
    table: str | None
    record: dict[str, Any]
    automatic: frozenset[int] = frozenset()
    users: tuple[str | None, ...] = ()

    def seat_of(self, user: str) -> int | None:
        """Return the seat of a user; None without one, or with several on one device."""
        seats = [seat for seat, other in enumerate(self.users) if other == user]
        return seats[0] if len(seats) == 1 else None


@dataclass
class GameReplay:
    """A game with all its states, packed."""

    origin: Origin
    game: ConfiguredRules
    seats: int
    deal: dict[str, object]
    steps: list[dict[str, Any]]
    packed: list[bytes]
    marks: list[MarkInfo]
    result: ResultInfo | None
    _tapes: dict[Viewer, list[StepInfo]] = field(default_factory=dict)

    def state(self, at: int) -> Any:
        """Return the state after so many steps."""
        return self.game.rules.state.unpack(self.packed[at])

    def about(self, user: str) -> ReplayInfo:
        """Return the data of the whole game, for a user."""
        rules = self.game.rules
        players = self.origin.players
        return ReplayInfo(
            id=self.origin.id,
            game=self.game.name,
            title=self.game.title,
            message_prefix=prefix(rules.display.turn_rule),
            options=dict(self.game.options),
            seats=[ReplaySeat(i, *player) for i, player in enumerate(players)],
            steps=len(self.steps),
            marks=self.marks,
            result=self.result,
            table=self.origin.table,
            you=self.origin.seat_of(user),
            has_hidden_info=rules.codec.redeal_history is not None,
            fork=self.origin.record.get("fork"),
        )

    def moment(self, at: int, viewer: Viewer) -> MomentInfo:
        """Return the view of a viewer after so many steps, and the events of the last step."""
        self.refuse_no_moment(at)
        rules, state = self.game.rules, self.state(at)
        display = rules.display
        is_open = viewer == "all"
        facts = open_view(display, state) if is_open else display.view(state, _seat(viewer))
        if rules.display.past is not None:
            dealt = [self.state(i) for i, step in enumerate(self.steps[:at]) if "chance" in step]
            facts |= rules.display.past([*dealt, state])
        ply = sum("move" in step for step in self.steps[:at])
        view = {
            **facts,
            "ply": ply,
            "options": dict(self.game.options),
            "actions": [],
            "wait": None,
        }
        return MomentInfo(step=self._step(at, viewer), view=drawn(rules, view))

    def has_tape(self, viewer: Viewer) -> bool:
        """Return whether all steps are in memory for a viewer."""
        return viewer in self._tapes

    def tape(self, viewer: Viewer) -> list[StepInfo]:
        """Return all steps with the events that a viewer may see."""
        if viewer not in self._tapes:
            steps = [self._step(at, viewer) for at in range(len(self.packed))]
            if len(self._tapes) >= MAX_TAPES:
                self._tapes.clear()
            self._tapes[viewer] = steps
            return steps
        return self._tapes[viewer]

    def _step(self, at: int, viewer: Viewer) -> StepInfo:
        """Return step number `at` with the events that a viewer may see; 0 is the deal."""
        if viewer in self._tapes:
            return self._tapes[viewer][at]
        rules, after = self.game.rules, self.state(at)
        before = self.state(at - 1) if at else None
        step = self.steps[at - 1] if at else {}
        what = step if "chance" in step else rules.codec.actions.get(step.get("move", ""))
        if viewer == "all":
            events = open_events(rules.display, before, what, after)
        else:
            events = rules.display.tell(before, what, after, _seat(viewer))
        if at in self.origin.automatic and viewer == step.get("seat"):
            events = unasked(events)
        return StepInfo(at, step.get("seat"), step.get("move"), step.get("chance"), events)

    def history(self, at: int) -> History:
        """Return the game up to a moment."""
        self.refuse_no_moment(at)
        states = [self.state(step) for step in range(at + 1)]
        return History(self.game, self.deal, self.steps[:at], states)

    def refuse_no_moment(self, at: int) -> None:
        """Refuse a moment outside the game."""
        if not 0 <= at < len(self.packed):
            raise Refusal("replay/no_such_moment", {"at": at, "steps": len(self.steps)})


def _seat(viewer: Viewer) -> int | None:
    """Return the seat of a viewer; None is a spectator."""
    return viewer if isinstance(viewer, int) else None


def viewer_of(text: str, seats: int) -> Viewer:
    """Return a viewer: "all", "public" or the number of a seat.

    Raises:
        Refusal: there is no such viewer.
    """
    if text in ("all", "public"):
        return text  # type: ignore[return-value]  # one of the two
    if text.isdecimal() and len(text) < 3 and int(text) < seats:  # noqa: PLR2004  # digits
        return int(text)
    raise Refusal("replay/no_such_view", {"view": text[:20], "last": seats - 1})


def replay_of(play: Playthrough, origin: Origin) -> GameReplay:
    """Return a finished game as a replay."""
    states = play.states()
    result = ResultInfo(play.scores, play.winners) if play.over else None
    return GameReplay(
        origin=origin,
        game=play.game,
        seats=play.seats,
        deal=play.deal,
        steps=play.steps(),
        packed=[state.pack() for state in states],
        marks=_marks(states),
        result=result,
    )


def _marks(states: list[Any]) -> list[MarkInfo]:
    """Return the steps at which rounds begin; every game counts rounds in its state."""
    rounds = [int(state.round) for state in states]
    return [
        MarkInfo(at, number) for at, number in enumerate(rounds) if at and number != rounds[at - 1]
    ]
