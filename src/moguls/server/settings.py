"""All that a host can set, each with its default and what it means; `configuring` reads them.

A field here is a key of the file, a variable of the environment and an option of `moguls serve`:
`allow_host` is `allow-host = […]`, `MOGULS_ALLOW_HOST` and `--allow-host`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from moguls.server.limits.quotas import MEGABYTE, USUAL
from moguls.server.storage.folders import data_folder

if TYPE_CHECKING:
    from dataclasses import Field
    from pathlib import Path

MAX_PORT: Final = 65535
MAX_DAYS: Final = 36500
YES: Final = True
NO: Final = False
PLATFORMS: Final = "the platform's data folder"


@dataclass(frozen=True)
class Option:
    """What is known of a setting besides its default.

    Attributes:
        metavar: what stands for a value in help.
        says: what it means, in one sentence without a full stop.
        low, high: the bounds of a number.
        choices: all values of a text, where they can be told.
        secret: whether the value is never shown.
        usually: the default in words, where it is not a value.
    """

    metavar: str
    says: str
    low: float = 0
    high: float = 2**31
    choices: tuple[str, ...] = ()
    secret: bool = False
    usually: str = ""


def option(default: object, metavar: str, says: str, **more: Any) -> Any:
    """Return a field with its default, or with what makes it."""
    told = {"option": Option(metavar, says, **more)}
    if callable(default):
        return field(default_factory=default, metadata=told)
    return field(default=default, metadata=told)


def _data() -> Path:
    """Return the platform's data folder, as it is when it is asked for."""
    return data_folder()


@dataclass(frozen=True)
class Settings:
    """What a server runs with."""

    host: str = option(
        "127.0.0.1",
        "ADDRESS",
        "address to listen on; 0.0.0.0 is all of this machine's, :: also IPv6",
    )
    port: int = option(8000, "P", "port", low=1, high=MAX_PORT)
    data: Path = option(_data, "DIR", "folder of the SQLite file", usually=PLATFORMS)
    data_file: str = option(
        "",
        "FILE",
        "facts of your printed game in place of ours: docs/data-files.md",
        usually="ours",
    )
    browser: bool = option(YES, "", "open a browser when the server answers")
    allow_host: tuple[str, ...] = option(
        (), "NAME", "a host name by which people reach the server, * for any; repeat it for more"
    )
    proxies: tuple[str, ...] = option(
        (), "A,B,…", "addresses of proxies whose X-Forwarded headers are believed"
    )
    base_path: str = option(
        "", "PATH", "path under which a proxy puts the site, as /moguls; it may take it off or not"
    )
    durable: bool = option(
        NO, "", "acknowledge a move only when the disk has it, so that a power cut loses none"
    )
    log_format: str = option(
        "text", "FORM", "how the log on stderr is written", choices=("text", "json")
    )
    log_level: str = option(
        "info",
        "LEVEL",
        "what is logged: from debug, where each request has a line, to error",
        choices=("debug", "info", "warning", "error"),
    )
    metrics_token: str = option(
        "",
        "TOKEN",
        "who sends it as Bearer sees /metrics; without one only this machine does",
        secret=True,
    )
    records_each: int = option(
        USUAL.person_records // MEGABYTE,
        "MB",
        "megabytes of records that one person may keep here",
    )
    records_total: int = option(
        USUAL.all_records // MEGABYTE, "MB", "megabytes of records of all people together"
    )
    connections: int = option(
        USUAL.connections, "N", "connections of one address at once, besides sockets", low=1
    )
    sweep_tables: int = option(
        0, "DAYS", "days after which a table that never began is deleted; 0: never", high=MAX_DAYS
    )
    sweep_guests: int = option(
        0, "DAYS", "days after which a guest without tables is forgotten; 0: never", high=MAX_DAYS
    )


def all_settings() -> dict[str, Field[object]]:
    """Return the fields by the names that hosts type."""
    return {name_of(each): each for each in fields(Settings)}


def name_of(each: Field[object]) -> str:
    """Return the name of a setting in files and on the command line."""
    return each.name.replace("_", "-")


def variable_of(name: str) -> str:
    """Return the variable of the environment for a setting."""
    return f"MOGULS_{name.replace('-', '_').upper()}"


def option_of(each: Field[object]) -> Option:
    """Return what is known of a setting."""
    known: Option = each.metadata["option"]
    return known


def default_in_words(each: Field[object]) -> str:
    """Return the default as help and docs tell it."""
    told = option_of(each).usually
    if told:
        return told
    value = each.default
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        value = ",".join(value)
    return "none" if value == "" else str(value)
