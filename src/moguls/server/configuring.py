"""Settings of a server from file, environment and command line; the later one wins."""

from __future__ import annotations

import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.core.encoding import NotText, text_of
from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.server.settings import SettingInfo, Settings, all_settings, option_of, variable_of
from moguls.server.storage.folders import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from dataclasses import Field

FILE: Final = "moguls.toml"  # in the data folder
CONFIG: Final = "MOGULS_CONFIG"  # names another file
DEFAULT: Final = "default"
# Variables with the same prefix that are read elsewhere, most of them by developers' tools.
OTHERS: Final = frozenset(
    {
        CONFIG,
        "MOGULS_CACHE",
        "MOGULS_CHROMIUM",
        "MOGULS_MAIL_PASSWORD",
        "MOGULS_SERVER",
        "MOGULS_WHEEL_LIBRARIES",
        "MOGULS_WHEEL_TAG",
    }
)
TRUE: Final = ("true", "yes", "on", "1")
FACTS: Final = re.compile(r"MOGULS_\w+_DATA")  # the data file of a game
FALSE: Final = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Loaded:
    """Settings, and the origin of each value, by name."""

    settings: Settings
    origins: dict[str, str]


class Unfit(Exception):
    """The value is not valid for its setting."""


def load(
    command_line: Mapping[str, str], environ: Mapping[str, str], config: str | None = None
) -> Loaded:
    """Return the settings of a server.

    Args:
        command_line: values, by name.
        environ: the environment.
        config: the file from the command line.

    Raises:
        UsageError: an unknown key or an invalid value, with its place and the valid values.
    """
    later = _of_environment(environ)
    for name, text in command_line.items():
        later[name] = _value(name, text, f"--{name}"), f"--{name}"
    path = config or environ.get(CONFIG)
    data = later["data"][0] if "data" in later else Settings().data
    from_file = _of_file(Path(path) if path else data / FILE, needed=bool(path))
    if "data" in from_file and not path:
        msg = f"{data / FILE}: data cannot be set here, since this file is in the data folder"
        raise UsageError(msg)
    values = {**from_file, **later}
    fields = all_settings()
    settings = Settings(**{fields[name].name: value for name, (value, _) in values.items()})
    return Loaded(
        settings, {name: values[name][1] if name in values else DEFAULT for name in fields}
    )


def place_named(
    folder: Path | None, database: str | None = None, config: str | None = None
) -> Place:
    """Return the place of the tables for a command: the given one, or that of the server.

    Args:
        folder: from the command line.
        database: from the command line.
        config: the file from the command line.

    Raises:
        UsageError: the settings cannot be read.
    """
    names = (CONFIG, "MOGULS_DATA", "MOGULS_DATABASE")
    environ = {name: os.environ[name] for name in names if name in os.environ}
    typed = {} if folder is None else {"data": str(folder)}
    settings = load(typed, environ, config).settings
    return Place(settings.data, settings.database if database is None else database)


def _of_environment(environ: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    """Return the values in the environment; an empty variable is ignored."""
    names = {variable_of(name): name for name in all_settings()}
    read = {}
    for variable, text in environ.items():
        if not text or not variable.startswith("MOGULS_"):
            continue
        if variable in OTHERS or FACTS.fullmatch(variable):
            continue
        if variable not in names:
            msg = f"unknown variable {variable}{hint(variable, names)}; the variables are "
            raise UsageError(msg + ", ".join(names))
        read[names[variable]] = _value(names[variable], text, variable), variable
    return read


def _of_file(path: Path, *, needed: bool) -> dict[str, tuple[object, str]]:
    try:
        values = tomllib.loads(text_of(_content(path, needed=needed)))
    except NotText as error:
        msg = f"{path}, line {error.line}: it is {error.why}"
        raise UsageError(msg) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else error
        msg = f"{path} is not valid TOML: {why}"
        raise UsageError(msg) from error
    return {name: (_of_key(path, name, value), str(path)) for name, value in values.items()}


def _content(path: Path, *, needed: bool) -> bytes:
    """Return the content of a file; nothing if it is missing and not needed."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        if not needed:
            return b""
        msg = f"cannot find the settings file {path}"
        raise UsageError(msg) from None
    except OSError as error:
        if not needed and isinstance(error, NotADirectoryError):
            return b""  # the data folder is refused later, with its own words
        msg = f"{path} cannot be read: {error.strerror}"
        raise UsageError(msg) from error


def _of_key(path: Path, name: str, raw: object) -> object:
    """Return the value of a key in a file; paths are relative to the file."""
    fields = all_settings()
    if name not in fields:
        msg = f"{path}: unknown setting {name}{hint(name, fields)}; the settings are "
        raise UsageError(msg + ", ".join(fields))
    value = _value(name, raw, f"{path}: {name}")
    return path.parent / value if isinstance(value, Path) else value


def _value(name: str, raw: object, where: str) -> object:
    """Return a valid value, converted to the type of its setting.

    Raises:
        UsageError: it is not valid.
    """
    setting = all_settings()[name]
    try:
        return _KINDS[str(setting.type)][0](raw, option_of(setting))
    except Unfit:
        quoted = "the value" if option_of(setting).secret else repr(raw)
        msg = f"{where}: {quoted} is not {possible(setting)}"
        raise UsageError(msg) from None


def possible(setting: Field[object]) -> str:
    """Return the valid values of a setting in words."""
    description = option_of(setting)
    if description.choices:
        return f"one of {', '.join(description.choices)}"
    bounds = f" from {description.low:g} to {description.high:.12g}"
    return (
        f"{_KINDS[str(setting.type)][1]}{bounds if str(setting.type) in {'int', 'float'} else ''}"
    )


def _text(raw: object, limits: SettingInfo) -> str:
    if not isinstance(raw, str) or (limits.choices and raw not in limits.choices):
        raise Unfit
    return raw


def _whole(raw: object, limits: SettingInfo) -> int:
    if isinstance(raw, str) and re.fullmatch(r"[+-]?[0-9]{1,15}", raw):
        raw = int(raw)
    if type(raw) is not int or not limits.low <= raw <= limits.high:
        raise Unfit
    return raw


def _number(raw: Any, limits: SettingInfo) -> float:
    if isinstance(raw, str) and re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?", raw):
        raw = float(raw)
    if type(raw) not in (int, float) or not limits.low <= raw <= limits.high:
        raise Unfit
    return float(raw)


def _truth(raw: object, _limits: SettingInfo) -> bool:
    word = str(raw).lower() if isinstance(raw, (str, bool)) else ""
    if word not in TRUE + FALSE:
        raise Unfit
    return word in TRUE


def _path(raw: object, _limits: SettingInfo) -> Path:
    if not isinstance(raw, str) or not raw:
        raise Unfit
    return Path(raw)


def _list(raw: object, _limits: SettingInfo) -> tuple[str, ...]:
    texts = raw.split(",") if isinstance(raw, str) else raw
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Unfit
    return tuple(text.strip() for text in texts if text.strip())


_KINDS: Final[dict[str, tuple[Callable[[object, SettingInfo], object], str]]] = {
    "str": (_text, "text"),
    "int": (_whole, "a whole number"),
    "float": (_number, "a number"),
    "bool": (_truth, "true or false"),
    "Path": (_path, "a path"),
    "tuple[str, ...]": (_list, "a list of texts"),
}


def shown(loaded: Loaded) -> str:
    """Return the settings as a file with the origin of each value, without secrets."""
    lines = []
    for name, setting in all_settings().items():
        value, origin = getattr(loaded.settings, setting.name), loaded.origins[name]
        if option_of(setting).secret and value:
            lines.append(f"# {name} is set, but secret  # {origin}")
        else:
            lines.append(f"{name} = {_toml(value)}  # {origin}")
    return "\n".join(lines)


def _toml(value: object) -> str:
    """Return a value as TOML, in which texts, numbers and lists of them are written like JSON."""
    plain = str(value) if isinstance(value, Path) else value
    return json.dumps(plain, ensure_ascii=False)
