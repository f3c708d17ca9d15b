"""Players: bots that move for a seat of a playthrough, created by name."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Protocol

from moguls.bots.external.names import is_program
from moguls.bots.external.program import Program
from moguls.bots.foreign import FORMS
from moguls.bots.levels import NoSuchBot, config_of
from moguls.bots.python_player import PythonPlayer
from moguls.bots.registered import is_registered
from moguls.bots.registry import policy_of
from moguls.bots.saved.names import is_policy
from moguls.bots.search.decision import seed_at
from moguls.bots.service import choose, make_ready
from moguls.bots.validation import refuse_kinds, refuse_other_game
from moguls.kernel.state.numpy_arrays import numpy_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.external.faults import Fault
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough


class Player(Protocol):
    """A bot that moves for the seat on turn of a playthrough."""

    name: str

    @property
    def faults(self) -> Sequence[Fault]:
        """Decisions that it has forfeited since `sit`; built-in bots forfeit none."""

    def start(self) -> None:
        """Start what it needs, such as a process; else the first move does."""

    def sit(self, seed: int) -> None:
        """Begin other games, with another seed."""

    def move(self, play: Playthrough) -> str:
        """Return a legal move, in notation, for the seat on turn; `play` is not changed."""

    def end(self, play: Playthrough) -> None:
        """Report to the bot that a game is over."""

    def close(self) -> None:
        """Free its resources, such as a process; it is not used after that."""


class BuiltinPlayer:
    """A built-in bot.

    With a seed and no time limit its moves depend only on name, seed and information state.
    """

    faults = ()

    def __init__(
        self,
        name: str,
        game: ConfiguredRules,
        seed: int | None = None,
        budget_s: float | None = None,
    ) -> None:
        """Look the configuration up.

        Raises:
            UsageError: no bot has this name, or the game no such option; lists those there are.
        """
        self.config = config_of(name, policy_of(game.rules.key))
        self.name, self.game, self.seed, self.budget_s = name, game, seed, budget_s

    def move(self, play: Playthrough) -> str:
        """Return its move for the seat on turn.

        Raises:
            GameOver: there is nothing to decide.
            UsageError: it is another game than the bot was made for.
        """
        refuse_other_game(self.name, self.game, play)
        seat = -1 if play.turn is None else play.turn
        seed = None if self.seed is None else seed_at(self.seed, play.ply)
        options, name = play.game.options, play.game.rules.key
        return choose(name, options, play.state, seat, self.name, seed, self.budget_s)

    def start(self) -> None:
        """Wait for native code, if the bot has a seed and many simulations."""
        if self.seed is not None and self.budget_s is None:
            make_ready(self.game.rules.key, self.config)

    def sit(self, seed: int) -> None:
        """Begin other games, with another seed."""
        self.seed = seed

    def end(self, play: Playthrough) -> None:
        """Do nothing: it learns nothing from a game."""

    def close(self) -> None:
        """Do nothing: it holds nothing."""


def make(
    name: str,
    game: ConfiguredRules,
    seed: int | None = None,
    budget_s: float | None = None,
    *,
    forfeits: bool = False,
) -> Player:
    """Return a player by the name of its bot.

    Names are those of `bots.names()`: random, steady, classic, and the levels beginner, easy,
    normal, hard and expert; search:SIMS or classic:SIMS with a number of simulations;
    program:COMMAND, a program that is started at its first decision (docs/programs.md; close the
    player after its last game); policy:FILE, a saved policy (docs/baselines.md); and names of
    `bots.register`.

    A bot with a seed and no time limit counts its simulations: its decisions depend on its name,
    its seed and its information state, but not on the clock or on compilation. Any other bot also
    ends its searches by the clock; a seed then only fixes its random numbers.

    Args:
        name: of the bot.
        game: that it plays; house rules are those of the game of each decision.
        seed: of its choices; None draws one.
        budget_s: maximum seconds a decision, below the bot's own limit.
        forfeits: whether a Python bot forfeits a decision by an illegal answer, like a program,
            instead of an error.

    Raises:
        UsageError: no bot has this name, or an argument is of the wrong kind.
    """
    refuse_kinds(name, game, seed, budget_s)
    seed = None if seed is None else int(seed)  # NumPy's would overflow
    try:
        if is_program(name):
            return Program(name, game, secrets.randbits(63) if seed is None else seed, budget_s)
        if is_policy(name):
            return _saved(name, game, seed)
        if is_registered(name):
            return PythonPlayer(name, game, seed, forfeits=forfeits)
        return BuiltinPlayer(name, game, seed, budget_s)
    except NoSuchBot as error:
        msg = f"{error}, {FORMS}"
        raise NoSuchBot(msg) from error


def _saved(name: str, game: ConfiguredRules, seed: int | None) -> Player:
    numpy_for("a saved policy")
    from moguls.bots.saved.player import PolicyPlayer  # noqa: PLC0415  # it imports NumPy

    return PolicyPlayer(name, game, seed)
