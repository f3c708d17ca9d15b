"""A state of a game in OpenSpiel.

Chance is a number: the digits of where the random numbers of the deal, or of a reshuffle, begin.
So every outcome stands in the history, and an algorithm draws it by its own generator.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import pyspiel

from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.envs.openspiel_kit import Kit
    from moguls.envs.table import Table

DIGEST: Final = 8  # bytes of what a player has known and done so far
BITS: Final = 53  # of a number that is drawn from 0 to 1


class MogulsState(pyspiel.State):
    """A table, or the chance before its deal. Its attributes are what OpenSpiel copies."""

    def __init__(self, game: pyspiel.Game, kit: Kit) -> None:
        """Begin before the deal; only `new_initial_state` does so."""
        super().__init__(game)
        self.kit = kit
        self.table: Table | None = None
        self.digits: list[int] = []
        self.events = self.plies = 0
        self.past = [b""] * self.kit.setting.seats

    def current_player(self) -> int:
        """Return the player on turn, or that chance is, or that the game is over."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table is None or self.table.at.chance_due:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.at.turn

    def is_terminal(self) -> bool:
        """Say whether the game is over, or cut short."""
        return self.table is not None and (self.table.at.over or self.plies >= self.kit.horizon)

    def _legal_actions(self, _player: int) -> list[int]:
        """Return the legal actions, ascending."""
        assert self.table is not None  # noqa: S101  # somebody is on turn
        return self.table.at.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits that can be drawn, each as likely as the others."""
        return self.kit.outcomes

    def _apply_action(self, action: int) -> None:
        """Play an action, or take a digit."""
        if self.table is None or self.table.at.chance_due:
            self.digits.append(action)
            if len(self.digits) == self.kit.num_digits:
                self._bring(sum(d * self.kit.base**i for i, d in enumerate(self.digits)))
            return
        player = self.table.at.turn
        known = self.kit.known.observe(self.table, player).tobytes()
        text = self.past[player] + known + action.to_bytes(4, "big")
        self.past[player] = blake2b(text, digest_size=DIGEST).digest()
        self.plies += 1
        self.table.at.apply_unchecked(action)

    def _bring(self, number: int) -> None:
        """Deal, or reshuffle, by a number."""
        if self.table is None:
            self.table = self.kit.begin(number)
        else:
            self.table.draw(stream(number, self.events))
        self.events += 1
        self.digits = []

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move in the notation of records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.kit.setting.game.rules.to_text(action)

    def returns(self) -> list[float]:
        """Return what each player has got: nothing before the end."""
        if self.table is None or not self.is_terminal():
            return [0.0] * self.kit.setting.seats
        return self.kit.setting.returns(self.table)

    def __str__(self) -> str:
        """Return which game it is, how far it has come, and the whole state in hexadecimals."""
        name = self.kit.setting.game.name
        if self.table is None:
            return f"{name} before the deal {self.digits}"
        return f"{name} ply {self.plies} {self.digits} {self.table.bytes.hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> object:
        """Return this state with all drawn again that a player cannot know.

        Args:
            player: who is to tell no difference.
            sampler: draws from 0 to 1.
        """
        twin = self.clone()
        if twin.table is not None:
            twin.table.redeal(player, stream(int(sampler() * (1 << BITS)), player))
        return twin
