"""A playthrough by native code, step by step: to check that both play the same game."""

from __future__ import annotations

from moguls.core.playthrough import Playthrough


class CompiledPlaythrough(Playthrough):
    """A playthrough whose steps run as native code: to check that both play the same game."""

    def _apply(self, action: int) -> None:
        """Change the state by the compiled rules."""
        handle = self.game.native().load(self.state.pack())
        handle.apply(action)
        self.state.assign(handle.unpack())

    def _go_on(self) -> None:
        """Go on from an outcome of chance by the compiled rules."""
        handle = self.game.native().load(self.state.pack())
        handle.take_chance()
        self.state.assign(handle.unpack())

    def _choices(self) -> list[int]:
        """Return the actions that the compiled rules hold legal."""
        return self.game.native().load(self.state.pack()).choices()
