"""A game as an environment of Gymnasium: one learner against named bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
from gymnasium.spaces import Discrete

from moguls.envs import board, spaces
from moguls.envs.illegal import played
from moguls.envs.opponents import Opponents
from moguls.envs.positions import advance
from moguls.envs.setting import Setting
from moguls.errors import UsageError
from moguls.kernel.state.arguments import seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from moguls.bots.python_bot import Bot
    from moguls.kernel.engines.position import Position

Info = dict[str, object]


class MogulsEnv(gymnasium.Env):
    """One seat of a table, the others taken by bots; `gymnasium.make` makes one.

    Attributes:
        setting: what it was made with.
        seat: the learner's; None draws one for each game.
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": list(board.MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "steady",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Seat the learner and the bots.

        Args:
            game: its name, such as "mogul-2002".
            seats: how many; None takes 4, or the nearest that the game allows.
            opponents: a name or an object (`moguls.bots.Bot`) for all other seats, or one for each,
                clockwise from the learner.
            seat: the learner's, from 0; None draws one for each game.
            render_mode: human, ansi, rgb_array or None.
            options: as of `moguls.envs.aec`, but `illegal` is "penalty" by default: tools for
                Gymnasium sample any action of the space and expect no exception.

        Raises:
            UsageError: something is asked for that does not exist; says what does.
        """
        self.setting = Setting.of(game, seats, {"illegal": "penalty", **options})
        self.seat = None if seat is None else seat_of(seat, self.setting.seats)
        self.opponents = Opponents(self.setting, opponents)
        self.metadata = {**self.setting.metadata, "opponents": self.opponents.names}  # type: ignore[misc]  # Gymnasium's way
        self.render_mode = board.checked(render_mode)
        self.observation_space = spaces.observed(self.setting)
        self.action_space = Discrete(self.setting.num_actions)
        self._position: Position | None = None

    def __repr__(self) -> str:
        return f"<MogulsEnv {self.setting.game.name}, {self.setting.seats} seats>"

    @property
    def position(self) -> Position:
        """The game as it stands.

        Raises:
            UsageError: it has not begun.
        """
        if self._position is None:
            msg = "the game has not begun: call reset() first"
            raise UsageError(msg)
        return self._position

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[NDArray[Any], Info]:
        """Deal a game, and let the bots play until the learner is on turn.

        Args:
            seed: of the deal, of the seat if it is drawn, of all chance and of the bots.
            options: none are known.
        """
        super().reset(seed=seed)
        del options
        seats, self._legal = self.setting.seats, list[int]()
        while not self._legal:  # a game can end before its turn comes
            drawn = int(self.np_random.integers(seats))
            self._at = drawn if self.seat is None else self.seat
            self._position = self.setting.deal(self.np_random)
            self.opponents.sit(self._at, self.np_random)
            self._go_on(self._position)
        return self._seen({})

    def _go_on(self, position: Position) -> None:
        """Let the bots play until the learner is on turn, or the game is over."""
        while not position.over and position.turn != self._at:
            self.opponents.play(position)
        self._legal = [] if position.over else position.choices()

    def step(self, action: object) -> tuple[NDArray[Any], float, bool, bool, Info]:
        """Play an action of the learner, and the moves of the bots after it.

        Raises:
            IllegalMove, UsageError: it is illegal, and the environment was made so; or the game
                is over.
        """
        position = self.position
        if not self._legal:
            msg = "the game is over: call reset() to begin another"
            raise UsageError(msg)
        rules, way = self.setting.game.rules, self.setting.illegal
        number = played(rules, position, action, self._legal, way, self.np_random)
        extra = {} if number == action else {"illegal": action, "played": number}
        reward = self._reward(position, number)
        seen, info = self._seen(extra)
        if self.render_mode == "human":
            self.render()
        return seen, reward, not self._legal, False, info

    def _reward(self, position: Position, number: int | None) -> float:
        """Play an action, or end the game for an illegal one; return what the learner gets."""
        if number is None:
            self._legal = []
            return self.setting.penalty
        advance(position, number)
        self._go_on(position)
        return self.setting.returns(position)[self._at] if position.over else 0.0

    def _seen(self, extra: Info) -> tuple[NDArray[Any], Info]:
        """Return what the learner observes, and what it is told beside."""
        info = {"action_mask": self.setting.mask(self._legal), "seat": self._at, **extra}
        return self.setting.observer.observe(self.position, self._at), info

    def action_masks(self) -> NDArray[Any]:
        """Return which actions are legal, in bool, for sb3-contrib."""
        masks: NDArray[Any] = self.setting.mask(self._legal).astype(bool)
        return masks

    def render(self) -> object:
        """Return the table as the learner sees it: a text, a picture, or nothing, printing it.

        Raises:
            UsageError: the environment was made without a render mode.
        """
        names = [f"player_{seat}" for seat in range(self.setting.seats)]
        return board.shown(self.setting.game, self.position, names, self.render_mode, self._at)
