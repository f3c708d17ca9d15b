"""A saved policy as a bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from moguls.bots.saved.names import read_policy
from moguls.bots.saved.network import load
from moguls.bots.validation import refuse_other_game
from moguls.errors import GameOver, UsageError
from moguls.kernel.engines.scaling import FORMS, Scaling, scale_id
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from moguls.bots.saved.network import Network
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough


class PolicyPlayer:
    """Plays the most probable legal action of a network, or draws one by the probabilities.

    Its decisions depend only on its file, its seed and the information of its seat.
    """

    faults = ()

    def __init__(self, name: str, game: ConfiguredRules, seed: int | None) -> None:
        """Read the policy.

        Args:
            name: policy:FILE or policy@draw:FILE.
            game: that it plays.
            seed: of its draws; None draws one.

        Raises:
            UsageError: the file is not a policy, or one for another game.
        """
        file, self.draws = read_policy(name)
        self.name, self.game = name, game
        self.sit(secrets.randbits(63) if seed is None else seed)
        self.network = load(Path(file))
        _refuse_unfit(file, self.network, game)
        self._scaling = Scaling(game.rules, self.network.about.observation)

    def start(self) -> None:
        """Do nothing: it is ready."""

    def sit(self, seed: int) -> None:
        """Begin other games, with another seed."""
        self.seed = seed

    def move(self, play: Playthrough) -> str:
        """Return its move for the seat on turn.

        Raises:
            GameOver: there is nothing to decide.
            UsageError: the game, its options or the number of seats are not those it learned.
        """
        refuse_other_game(self.name, self.game, play)
        self._refuse_table(play)
        legal = play.legal()
        if play.turn is None or not legal:
            msg = f"the game is over: {self.name!r} has nothing to decide"
            raise GameOver(msg)
        moves, actions = [*legal], [*legal.values()]
        raw = play.observe(play.turn, perfect_memory=self.network.about.perfect_memory)
        logits = self.network.logits(self._scaling.scaled(raw))[actions]
        return moves[self._choose(logits, play.ply)]

    def end(self, play: Playthrough) -> None:
        """Do nothing: it learns nothing from a game."""

    def close(self) -> None:
        """Do nothing: it holds nothing."""

    def _choose(self, logits: NDArray[np.float32], ply: int) -> int:
        if not self.draws:
            return int(logits.argmax())
        sums = np.exp(logits.astype(np.float64) - logits.max()).cumsum()
        point = stream(self.seed, ply) / 2**64 * sums[-1]
        return min(int(np.searchsorted(sums, point, side="right")), len(sums) - 1)

    def _refuse_table(self, play: Playthrough) -> None:
        """Refuse options or seats that it has not learned."""
        about = self.network.about
        if (play.seats, dict(play.game.options)) != (about.seats, about.options):
            msg = f"{self.name!r} was trained for {_table(about.seats, about.options)}, not for"
            msg += f" {_table(play.seats, play.game.options)}"
            raise UsageError(msg)


def _table(seats: int, options: dict[str, str]) -> str:
    switches = ", ".join(f"{name}={value}" for name, value in sorted(options.items()))
    return f"{seats} seats with {switches or 'no switches'}"


def _refuse_unfit(file: str, network: Network, game: ConfiguredRules) -> None:
    about, rules = network.about, game.rules
    if about.game != game.name:
        msg = f"{file} is a policy for {about.game}, but the game is {game.name}"
        raise UsageError(msg)
    if about.observation not in FORMS:
        msg = f"{file} uses the observation {about.observation!r}; expected one of"
        msg += f" {', '.join(FORMS)}"
        raise UsageError(msg)
    sizes: Sequence[int] = network.sizes
    if (sizes[0], sizes[-1]) != (rules.size, rules.num_actions):
        msg = f"{file} has {sizes[0]} inputs and {sizes[-1]} actions, but {game.name} has"
        msg += f" {rules.size} and {rules.num_actions}: it was made by another version"
        raise UsageError(msg)
    if about.scale and about.scale != scale_id(rules.planes, about.observation):
        msg = f"{file} was trained on observations with other ranges of {game.name}'s planes, by"
        msg += " another version; train it again, or play it with that version"
        raise UsageError(msg)
