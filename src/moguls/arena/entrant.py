"""What sits on a seat in an arena: a bot of ours by number of simulations, or any other bot."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from moguls.bots.bot import make
from moguls.bots.foreign import files_of, is_foreign
from moguls.bots.levels import NoSuchBot, config_of
from moguls.bots.registry import policy_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.bots.config import BotConfig
    from moguls.bots.game_policy import Policy
    from moguls.core.play.game import Game

AT: Final = "@"  # NAME@SECONDS
FILES: Final = "files"  # of a program or a saved policy, in its make-up
NAMED: Final = {"options": "dials"}  # in a manifest
MAX_SECONDS: Final = 3600.0


@dataclass(frozen=True)
class Entrant:
    """A bot as an arena knows it.

    Attributes:
        name: as it was asked for.
        config: of a bot of ours; None for any other.
        seconds: after which its searches are stopped; None for no limit.
    """

    name: str
    config: BotConfig | None
    seconds: float | None = None

    @property
    def native(self) -> bool:
        """Whether whole games of it run in native code: not for the baseline with its own loops."""
        return self.same_again and not (self.config is not None and self.config.classic)

    @property
    def same_again(self) -> bool:
        """Whether the same seed gives the same moves, on any machine."""
        return self.config is not None and self.seconds is None

    def description(self) -> dict[str, object]:
        """Return all that makes the bot what it is, for the manifest."""
        files = {FILES: files_of(self.name)} if is_foreign(self.name) else {}
        return {**self.by_name(), **files}

    def by_name(self) -> dict[str, object]:
        """Return what makes the bot what it is, but for the files of a program or policy."""
        made: dict[str, object] = {"name": self.name, "same_again": self.same_again}
        if self.config is not None:
            made["brain"] = _as_manifest(self.config)
        if self.seconds is not None:
            made["seconds"] = self.seconds
        told: dict[str, object] = json.loads(json.dumps(made))  # as a file gives it back
        return told


def _as_manifest(config: BotConfig) -> dict[str, object]:
    """Return a configuration under the names that manifests have had from the first."""
    return {NAMED.get(name, name): value for name, value in asdict(config).items()}


def entrant_of(name: str, game: Game, *, known: bool = False) -> Entrant:
    """Return a bot by its name; NAME@SECONDS is one of ours whose searches are stopped then.

    Args:
        name: of the bot.
        game: that it plays.
        known: whether it has been made before, so that this need not be tried.

    Raises:
        UsageError: no such bot; the message lists those that there are.
    """
    own = policy_of(game.name)
    base, at, limit = name.rpartition(AT)
    try:
        return Entrant(name, config_of(name, own))
    except UsageError:
        if at and _is_ours(base, own):
            return Entrant(name, config_of(base, own), _seconds(name, limit))
    if not known:
        _try_out(name, game)
    return Entrant(name, None)


def _try_out(name: str, game: Game) -> None:
    """Make a bot that is none of ours once, to see that there is one of this name."""
    try:
        with closing(make(name, game, 0)) as bot:
            bot.start()
    except NoSuchBot as error:
        msg = f"{error}, NAME{AT}SECONDS (one of ours stopped then, as hard{AT}0.5)"
        raise UsageError(msg) from error


def _is_ours(name: str, own: Policy) -> bool:
    """Say whether a bot of ours has this name."""
    try:
        config_of(name, own)
    except UsageError:
        return False
    return True


def _seconds(name: str, text: str) -> float:
    """Read the seconds of a name."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MAX_SECONDS:
        msg = f"{name!r}: after {AT} stand the seconds of a decision, above 0 and up to"
        msg += f" {MAX_SECONDS:g}, as hard{AT}0.5"
        raise UsageError(msg)
    return seconds
