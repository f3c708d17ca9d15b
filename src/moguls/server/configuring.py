"""Reads the settings of a host: from a file, the environment, the command line; the later wins."""

from __future__ import annotations

import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.server.settings import Option, Settings, all_settings, option_of, variable_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from dataclasses import Field

FILE: Final = "moguls.toml"  # in the data folder
CONFIG: Final = "MOGULS_CONFIG"  # names another one
DEFAULT: Final = "default"
# Variables that begin like ours and are read elsewhere, most of them by developers' tools.
OTHERS: Final = frozenset(
    {
        CONFIG,
        "MOGULS_CACHE",
        "MOGULS_CHROMIUM",
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
    """Settings, and where the value of each comes from, by name."""

    settings: Settings
    origins: dict[str, str]


class Unfit(Exception):
    """A value that a setting cannot have."""


def load(typed: Mapping[str, str], environ: Mapping[str, str], config: str | None = None) -> Loaded:
    """Return the settings of a host.

    Args:
        typed: what the command line says, by name.
        environ: the environment.
        config: the file that the command line names.

    Raises:
        UsageError: an unknown key or a value that cannot be: where it stands, and what can be.
    """
    later = _of_environment(environ)
    for name, text in typed.items():
        later[name] = _value(name, text, f"--{name}"), f"--{name}"
    named = config or environ.get(CONFIG)
    data = later["data"][0] if "data" in later else Settings().data
    found = _of_file(Path(named) if named else data / FILE, needed=bool(named))
    if "data" in found and not named:
        msg = f"{data / FILE}: data cannot be set here: the folder is known already where this lies"
        raise UsageError(msg)
    values = {**found, **later}
    fields = all_settings()
    made = Settings(**{fields[name].name: value for name, (value, _) in values.items()})
    return Loaded(made, {name: values[name][1] if name in values else DEFAULT for name in fields})


def data_named(given: Path | None, config: str | None = None) -> Path:
    """Return the data folder for a command beside the server: as given, or as the server has it.

    Args:
        given: what the command line says.
        config: the file that it names.

    Raises:
        UsageError: the file that should say so cannot be read.
    """
    if given is not None:
        return given
    environ = {name: os.environ[name] for name in (CONFIG, "MOGULS_DATA") if name in os.environ}
    return load({}, environ, config).settings.data


def _of_environment(environ: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    """Return what the environment sets; a variable that is empty sets nothing."""
    ours = {variable_of(name): name for name in all_settings()}
    read = {}
    for variable, text in environ.items():
        if not text or not variable.startswith("MOGULS_"):
            continue
        if variable in OTHERS or FACTS.fullmatch(variable):
            continue
        if variable not in ours:
            msg = f"no setting has the variable {variable}{hint(variable, ours)}; there is "
            raise UsageError(msg + ", ".join(ours))
        read[ours[variable]] = _value(ours[variable], text, variable), variable
    return read


def _of_file(path: Path, *, needed: bool) -> dict[str, tuple[object, str]]:
    """Return what a file sets."""
    try:
        text = path.read_bytes().decode()
    except FileNotFoundError:
        if not needed:
            return {}
        msg = f"cannot find the settings file {path}"
        raise UsageError(msg) from None
    except (OSError, UnicodeDecodeError) as error:
        if not needed and isinstance(error, NotADirectoryError):
            return {}  # the data folder is refused later, with its own words
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        msg = f"{path} cannot be read: {why}"
        raise UsageError(msg) from error
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        msg = f"{path} is not valid TOML: {error}"
        raise UsageError(msg) from error
    return {name: (_of_key(path, name, given), str(path)) for name, given in told.items()}


def _of_key(path: Path, name: str, given: object) -> object:
    """Return the value of a key in a file; a path there begins in the file's own folder."""
    known = all_settings()
    if name not in known:
        msg = f"{path}: there is no setting {name}{hint(name, known)}; there is {', '.join(known)}"
        raise UsageError(msg)
    value = _value(name, given, f"{path}: {name}")
    return path.parent / value if isinstance(value, Path) else value


def _value(name: str, given: object, where: str) -> object:
    """Return a value as its setting has it.

    Raises:
        UsageError: it cannot be.
    """
    each = all_settings()[name]
    try:
        return _KINDS[str(each.type)][0](given, option_of(each))
    except Unfit:
        shown = "what is there" if option_of(each).secret else repr(given)
        msg = f"{where}: {shown} is not {possible(each)}"
        raise UsageError(msg) from None


def possible(each: Field[object]) -> str:
    """Return in words what a setting can be."""
    known = option_of(each)
    if known.choices:
        return f"one of {', '.join(known.choices)}"
    bounds = f" from {known.low:g} to {known.high:.12g}"
    return f"{_KINDS[str(each.type)][1]}{bounds if str(each.type) in {'int', 'float'} else ''}"


def _text(given: object, known: Option) -> str:
    if not isinstance(given, str) or (known.choices and given not in known.choices):
        raise Unfit
    return given


def _whole(given: object, known: Option) -> int:
    if isinstance(given, str) and re.fullmatch(r"[+-]?[0-9]{1,15}", given):
        given = int(given)
    if type(given) is not int or not known.low <= given <= known.high:
        raise Unfit
    return given


def _number(given: Any, known: Option) -> float:
    if isinstance(given, str) and re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?", given):
        given = float(given)
    if type(given) not in (int, float) or not known.low <= given <= known.high:
        raise Unfit
    return float(given)


def _truth(given: object, _known: Option) -> bool:
    word = str(given).lower() if isinstance(given, (str, bool)) else ""
    if word not in TRUE + FALSE:
        raise Unfit
    return word in TRUE


def _path(given: object, _known: Option) -> Path:
    if not isinstance(given, str) or not given:
        raise Unfit
    return Path(given)


def _list(given: object, _known: Option) -> tuple[str, ...]:
    texts = given.split(",") if isinstance(given, str) else given
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise Unfit
    return tuple(each.strip() for each in texts if each.strip())


_KINDS: Final[dict[str, tuple[Callable[[object, Option], object], str]]] = {
    "str": (_text, "text"),
    "int": (_whole, "a whole number"),
    "float": (_number, "a number"),
    "bool": (_truth, "true or false"),
    "Path": (_path, "a path"),
    "tuple[str, ...]": (_list, "a list of texts"),
}


def shown(loaded: Loaded) -> str:
    """Return settings as a file, each with where its value comes from; secrets are left out."""
    lines = []
    for name, each in all_settings().items():
        value, origin = getattr(loaded.settings, each.name), loaded.origins[name]
        if option_of(each).secret and value:
            lines.append(f"# {name} is set, and not shown  # {origin}")
        else:
            lines.append(f"{name} = {_toml(value)}  # {origin}")
    return "\n".join(lines)


def _toml(value: object) -> str:
    """Return a value as TOML, which writes texts, numbers and lists of them as JSON does."""
    plain = str(value) if isinstance(value, Path) else value
    return json.dumps(plain, ensure_ascii=False)
