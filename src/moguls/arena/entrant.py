"""Entrant of an arena: a built-in bot by its configuration, or an external bot by name."""

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
FILES: Final = "files"  # of an external bot, in its description
MAX_SECONDS: Final = 3600.0


@dataclass(frozen=True)
class Entrant:
    """A bot of an arena.

    Attributes:
        name: of the bot, with options and seconds.
        config: of a built-in bot; None for an external one.
        seconds: after which its searches are stopped; None for no limit.
    """

    name: str
    config: BotConfig | None
    seconds: float | None = None

    @property
    def native(self) -> bool:
        """Whether its whole games run in native code: not those of the baseline `classic`."""
        return self.same_again and not (self.config is not None and self.config.classic)

    @property
    def same_again(self) -> bool:
        """Whether the same seed gives the same moves, on any machine."""
        return self.config is not None and self.seconds is None

    def description(self) -> dict[str, object]:
        """Return the description of the bot for the manifest."""
        files = {FILES: files_of(self.name)} if is_foreign(self.name) else {}
        return {**self.by_name(), **files}

    def by_name(self) -> dict[str, object]:
        """Return the description of the bot without its files."""
        fields: dict[str, object] = {"name": self.name, "same_again": self.same_again}
        if self.config is not None:
            fields["config"] = asdict(self.config)
        if self.seconds is not None:
            fields["seconds"] = self.seconds
        as_read: dict[str, object] = json.loads(json.dumps(fields))  # tuples become lists
        return as_read


def entrant_of(name: str, game: Game, *, checked: bool = False) -> Entrant:
    """Return the entrant of a name; NAME@SECONDS is a built-in bot with a time limit.

    Args:
        name: of the bot.
        game: that it plays.
        checked: whether the bot is known to exist, so that it is not started for a test.

    Raises:
        UsageError: no such bot; the message lists all bots.
    """
    own = policy_of(game.name)
    base, at, limit = name.rpartition(AT)
    try:
        return Entrant(name, config_of(name, own))
    except UsageError:
        if at and _is_builtin(base, own):
            return Entrant(name, config_of(base, own), _seconds(name, limit))
    if not checked:
        _try_out(name, game)
    return Entrant(name, None)


def _try_out(name: str, game: Game) -> None:
    try:
        with closing(make(name, game, 0)) as bot:
            bot.start()
    except NoSuchBot as error:
        msg = (
            f"{error}, NAME{AT}SECONDS (a built-in bot with a time limit, for example hard{AT}0.5)"
        )
        raise UsageError(msg) from error


def _is_builtin(name: str, own: Policy) -> bool:
    try:
        config_of(name, own)
    except UsageError:
        return False
    return True


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MAX_SECONDS:
        msg = f"invalid time limit in {name!r}: expected up to {MAX_SECONDS:g} seconds after {AT},"
        msg += f" for example hard{AT}0.5"
        raise UsageError(msg)
    return seconds
