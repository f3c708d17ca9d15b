"""A state of a game in OpenSpiel.

Chance is a number: the digits of where the random numbers of the deal, or of a reshuffle, begin.
So every outcome stands in the history, and an algorithm draws it by its own generator.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import pyspiel

from moguls.envs.illegal import refuse
from moguls.envs.positions import draw, redeal
from moguls.errors import UsageError
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.envs.openspiel_kit import Kit
    from moguls.kernel.engines.position import Position

DIGEST: Final = 8  # bytes of what a player has known and done so far
BITS: Final = 53  # of a number that is drawn from 0 to 1


class MogulsState(pyspiel.State):
    """A table, or the chance before its deal. Its attributes are what OpenSpiel copies."""

    def __init__(self, game: pyspiel.Game, kit: Kit) -> None:
        """Begin before the deal; only `new_initial_state` does so."""
        super().__init__(game)
        self.kit = kit
        self.position: Position | None = None
        self.digits: list[int] = []
        self.events = self.plies = 0
        self.past = [b""] * self.kit.setting.seats

    def current_player(self) -> int:
        """Return the player on turn, or that chance is, or that the game is over."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position is None or self.position.chance_due:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.turn

    def is_terminal(self) -> bool:
        """Say whether the game is over, or cut short."""
        return self.position is not None and (self.position.over or self.plies >= self.kit.horizon)

    def _legal_actions(self, _player: int) -> list[int]:
        """Return the legal actions, ascending."""
        assert self.position is not None  # noqa: S101  # somebody is on turn
        return self.position.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits that can be drawn, each as likely as the others."""
        return self.kit.outcomes

    def _apply_action(self, action: int) -> None:
        """Play an action, or take a digit.

        Raises:
            IllegalMove: the rules forbid it here; nothing has changed.
            UsageError: it does not exist, or the game is over.
        """
        if self.is_terminal():
            msg = f"action {action} is not possible: the game is over"
            raise UsageError(msg)
        if self.position is None or self.position.chance_due:
            if not 0 <= action < self.kit.base:
                msg = f"outcome {action} does not exist; expected 0 to {self.kit.base - 1}"
                raise UsageError(msg)
            self.digits.append(action)
            if len(self.digits) == self.kit.num_digits:
                self._bring(sum(d * self.kit.base**i for i, d in enumerate(self.digits)))
            return
        player, legal = self.position.turn, self.position.choices()
        if action not in legal:
            refuse(self.kit.setting.game.rules, self.position, action, legal)
        information = self.kit.information.observe(self.position, player).tobytes()
        text = self.past[player] + information + action.to_bytes(4, "big")
        self.past[player] = blake2b(text, digest_size=DIGEST).digest()
        self.plies += 1
        self.position.apply(action)

    def _bring(self, number: int) -> None:
        """Deal, or reshuffle, by a number."""
        if self.position is None:
            self.position = self.kit.begin(number)
        else:
            draw(self.kit.setting.game.rules, self.position, stream(number, self.events))
        self.events += 1
        self.digits = []

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move in the notation of records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.kit.setting.game.rules.to_text(action)

    def returns(self) -> list[float]:
        """Return what each player has got: nothing before the end."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.kit.setting.seats
        return self.kit.setting.returns(self.position)

    def __str__(self) -> str:
        """Return which game it is, how far it has come, and the whole state in hexadecimals."""
        name = self.kit.setting.game.name
        if self.position is None:
            return f"{name} before the deal {self.digits}"
        return f"{name} ply {self.plies} {self.digits} {self.position.bytes.hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> object:
        """Return this state with all drawn again that a player cannot know.

        Args:
            player: who is to tell no difference.
            sampler: draws from 0 to 1.
        """
        twin = self.clone()
        if twin.position is not None:
            redeal(twin.position, player, stream(int(sampler() * (1 << BITS)), player))
        return twin
