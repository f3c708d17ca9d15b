"""Registry of Python bots by name: registered in this process, or plugins of installed packages."""

from __future__ import annotations

import inspect
import re
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.bots.external.files import hash_of
from moguls.bots.levels import LEVEL_CONFIGS
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from importlib.metadata import EntryPoint

    from moguls.bots.python_bot import Bot
    from moguls.core.play.configured import ConfiguredRules

    Factory = Callable[[ConfiguredRules, int], Bot]

GROUP: Final = "moguls.bots"  # of entry points
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
FORM: Final = "a name passed to moguls.bots.register"

_factories: Final[dict[str, Factory]] = {}
_objects: Final[dict[str, Bot]] = {}


def register(name: str, factory: Callable[[ConfiguredRules, int], Bot]) -> None:
    """Register a bot under a name that is accepted wherever a built-in bot is.

    Args:
        name: lower-case letters, digits, "-" and "_".
        factory: called with the game and a seed at the beginning of each game.

    Raises:
        UsageError: the name is invalid or taken, or the factory cannot be called.
    """
    _refuse_name(name)
    if not callable(factory):
        msg = f"the factory of the bot {name!r} is {factory!r}: expected a function of a game and"
        msg += " a seed, for example lambda game, seed: MyBot()"
        raise UsageError(msg)
    if name in _objects or _factories.get(name, factory) is not factory:
        msg = f"the bot {name!r} is already registered: use another name"
        raise UsageError(msg)
    _factories[name] = factory


def is_registered(name: str) -> bool:
    """Return whether `name` is a bot of `register`, a bot object, or a plugin."""
    if name in _factories or name in _objects:
        return True
    is_possible = NAME.fullmatch(name) is not None and name not in LEVEL_CONFIGS
    return is_possible and bool(entry_points(group=GROUP, name=name))


def bot_of(name: str, game: ConfiguredRules, seed: int) -> Bot:
    """Return the bot object of a registered name for a new game.

    Raises:
        UsageError: a plugin cannot be imported, or the factory returns something else than a bot.
    """
    if name in _objects:
        return _objects[name]
    if name not in _factories:
        (plugin, *_) = entry_points(group=GROUP, name=name)
        _factories[name] = _imported(plugin)
    bot = _factories[name](game, seed)
    if not is_bot(bot):
        msg = f"the factory of the bot {name!r} returned {bot!r}: expected an object with a method"
        msg += " choose(decision)"
        raise UsageError(msg)
    return bot


def is_bot(value: object) -> bool:
    """Return whether a value is a bot object: whether it has a method `choose`."""
    return callable(getattr(value, "choose", None)) and not isinstance(value, type)


def names_of(bots: Iterable[str | Bot]) -> list[str]:
    """Return the name of each bot; objects are registered by their `name` or class name.

    Raises:
        UsageError: two objects have one name, a name is taken, or something is not a bot.
    """
    by_name: dict[str, Bot] = {}
    names = []
    for bot in bots:
        name = bot if isinstance(bot, str) else _object_name(bot)
        if not isinstance(bot, str) and by_name.setdefault(name, bot) is not bot:
            msg = f"two bot objects are called {name!r}: give each an attribute `name` of its own"
            raise UsageError(msg)
        names.append(name)
    _objects.update(by_name)
    return names


def objects_among(names: Sequence[str]) -> dict[str, Bot]:
    """Return the bot objects with one of these names, for worker processes."""
    return {name: _objects[name] for name in names if name in _objects}


def add_objects(objects: Mapping[str, Bot]) -> None:
    """Register the bot objects that `objects_among` returned in another process."""
    _objects.update(objects)


def source_hashes(name: str) -> dict[str, str]:
    """Return a hash of the source file of a registered bot, by file name, where there is one."""
    definition = type(_objects[name]) if name in _objects else _factories.get(name)
    file = None if definition is None else inspect.getsourcefile(definition)
    if file is None or not Path(file).is_file():
        return {}
    return {Path(file).name: hash_of(Path(file))}


def _object_name(bot: Bot) -> str:
    if not is_bot(bot):
        msg = f"{bot!r} is not a bot: expected a name, for example 'hard', or an object with a"
        msg += " method choose(decision)"
        raise UsageError(msg)
    name = str(getattr(bot, "name", type(bot).__name__)).lower()
    _refuse_name(name)
    if name not in _objects and is_registered(name):
        msg = f"a bot object is called {name!r}, the name of a registered bot: give it an attribute"
        msg += " `name` of its own"
        raise UsageError(msg)
    return name


def _refuse_name(name: object) -> None:
    if not isinstance(name, str) or NAME.fullmatch(name) is None or name in LEVEL_CONFIGS:
        why = "is a built-in bot" if name in LEVEL_CONFIGS else "is invalid"
        msg = f"the name {name!r} of a bot {why}: expected lower-case letters, digits, '-' or"
        msg += " '_', for example 'my-bot'"
        raise UsageError(msg)


def _imported(plugin: EntryPoint) -> Factory:
    try:
        factory: Factory = plugin.load()
    except Exception as error:
        package = plugin.dist.name if plugin.dist else "an unknown package"
        msg = f"the bot {plugin.name!r} of {package} cannot be imported from {plugin.value}:"
        msg += f" {type(error).__name__}: {error}"
        raise UsageError(msg) from error
    if not callable(factory):
        msg = f"the entry point {plugin.name!r} = {plugin.value!r} is {factory!r}: expected a"
        msg += " function of a game and a seed that returns a bot"
        raise UsageError(msg)
    return factory
