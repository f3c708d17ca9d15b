"""Bots as objects, for simulations and for play in the terminal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Protocol

from moguls.bots.external.names import is_program
from moguls.bots.external.program import Program
from moguls.bots.foreign import FORMS
from moguls.bots.levels import NoSuchBot, config_of
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


class Bot(Protocol):
    """A program that plays: asked for a move when its seat is on turn."""

    name: str

    @property
    def faults(self) -> Sequence[Fault]:
        """Decisions that it has forfeited since it sat down; only a program of its own does."""

    def start(self) -> None:
        """See that it can play, starting what it needs; left out, the first move does so."""

    def sit(self, seed: int) -> None:
        """Sit down for other games, with another seed."""

    def move(self, play: Playthrough) -> str:
        """Return a legal move, in notation, for the seat on turn; `play` is left as it is."""

    def end(self, play: Playthrough) -> None:
        """Hear how a game has ended."""

    def close(self) -> None:
        """Let go of what it holds, a process perhaps; it is asked no more."""


class Player:
    """A bot of this package; by a seed alone its moves hang on its name and what its seat knows."""

    faults = ()

    def __init__(
        self,
        name: str,
        game: ConfiguredRules,
        seed: int | None = None,
        budget_s: float | None = None,
    ) -> None:
        """Make a bot.

        Raises:
            UsageError: no bot has this name, or the game no such option; says what there is.
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
        """Get native code ready, which a bot that thinks long by its seed waits for."""
        if self.seed is not None and self.budget_s is None:
            make_ready(self.game.rules.key, self.config)

    def sit(self, seed: int) -> None:
        """Sit down for other games, with another seed."""
        self.seed = seed

    def end(self, play: Playthrough) -> None:
        """Hear how a game has ended: it learns nothing from it."""

    def close(self) -> None:
        """Do nothing: it holds nothing."""


def make(
    name: str, game: ConfiguredRules, seed: int | None = None, budget_s: float | None = None
) -> Bot:
    """Return a bot by its name.

    That is one of `bots.names()`: random, steady, classic, and the levels beginner, easy, normal,
    hard and expert; or search:SIMS or classic:SIMS, a number of simulations.
    program:COMMAND is a program of your own, which is started when it is first asked (see
    docs/programs.md); close it after its last game. policy:FILE is a policy that was learned and
    saved (docs/baselines.md).

    A bot with a seed and no time counts its simulations: what it decides depends on its name, its
    seed and what its seat knows, and on neither the clock nor what is compiled. Any other also
    ends its searches by the clock; a seed then fixes its chance alone.

    Args:
        name: of the bot.
        game: that it plays; the house rules are those of each game that it is asked in.
        seed: of its choices; None draws others each time.
        budget_s: seconds to think at most, whatever the seed, below its own limit.

    Raises:
        UsageError: no bot has this name, or something is of the wrong kind.
    """
    refuse_kinds(name, game, seed, budget_s)
    seed = None if seed is None else int(seed)  # NumPy's would overflow
    try:
        if is_program(name):
            return Program(name, game, secrets.randbits(63) if seed is None else seed, budget_s)
        if is_policy(name):
            return _saved(name, game, seed)
        return Player(name, game, seed, budget_s)
    except NoSuchBot as error:
        msg = f"{error}, {FORMS}"
        raise NoSuchBot(msg) from error


def _saved(name: str, game: ConfiguredRules, seed: int | None) -> Bot:
    """Return the bot of a saved policy.

    Raises:
        UsageError: there is no such policy for this game, or NumPy is missing.
    """
    numpy_for("a saved policy")
    from moguls.bots.saved.player import PolicyPlayer  # noqa: PLC0415  # it imports NumPy

    return PolicyPlayer(name, game, seed)
