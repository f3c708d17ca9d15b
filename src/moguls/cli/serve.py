"""`moguls serve`: tables in the browser."""

from __future__ import annotations

import os
import socket
from argparse import BooleanOptionalAction
from typing import TYPE_CHECKING, Any, Final

from moguls.cli.datafile import use_named
from moguls.cli.output import say
from moguls.cli.parsing import Parser
from moguls.errors import UsageError
from moguls.server.configuring import load, shown
from moguls.server.settings import all_settings, default_in_words, option_of

if TYPE_CHECKING:
    import argparse

    from moguls.server.settings import Settings

EVERY_COMMANDS: Final = "data-file"  # `main` adds it to all


def parser() -> Parser:
    """Describe the command: an option for each setting."""
    made = Parser(
        "serve",
        "Serve tables in the browser until Ctrl-C. Everything is kept in one SQLite file; a\n"
        "second server on the same folder refuses to start. Behind a proxy that speaks HTTPS,\n"
        "name the public host with --allow-host and the proxy's address with --proxies.\n"
        "All can be set in a file, too, or in the environment: docs/settings.md.",
        [
            "moguls serve",
            "moguls serve --host 0.0.0.0 --port 80 --allow-host moguls.example.org",
            "moguls serve --no-browser --data /var/lib/moguls",
            "moguls serve --config /etc/moguls.toml --show-config",
        ],
    )
    for name in all_settings():
        if name != EVERY_COMMANDS:
            _add(made, name)
    says = "file of settings (default: moguls.toml in the data folder, where there is one)"
    made.add_argument("--config", metavar="FILE", help=says)
    says = "print every setting and where it comes from, as TOML, and end"
    made.add_argument("--show-config", action="store_true", help=says)
    made.add_argument("--reload", action="store_true", help="restart when a source file changes")
    return made


def _add(made: Parser, name: str) -> None:
    """Add the option of a setting; what is not typed is None, so that it counts as not said."""
    each = all_settings()[name]
    known = option_of(each)
    says = f"{known.says} (default: {default_in_words(each)})".replace("%", "%%")
    more: dict[str, Any] = {"dest": each.name, "default": None, "help": says}
    if each.type == "bool":
        made.add_argument(f"--{name}", action=BooleanOptionalAction, **more)
    elif str(each.type).startswith("tuple"):
        made.add_argument(f"--{name}", metavar=known.metavar, action="append", **more)
    else:
        made.add_argument(f"--{name}", metavar=known.metavar, **more)


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    typed = _typed(arguments)
    loaded = load(typed, os.environ, arguments.config)
    if arguments.show_config:
        say(shown(loaded))
        return 0
    settings = loaded.settings
    if EVERY_COMMANDS not in typed:
        arguments.data_file = settings.data_file or None
        use_named(arguments)
    _refuse_busy(settings)
    if arguments.reload:
        from moguls.cli.reload import supervise  # noqa: PLC0415  # for developers only

        return supervise(_words(typed, arguments.config))
    from moguls.server.main import serve  # noqa: PLC0415  # help need not load the server

    return serve(settings)


def _typed(arguments: argparse.Namespace) -> dict[str, str]:
    """Return the settings that were typed, each as text."""
    typed = {}
    for name, each in all_settings().items():
        given = getattr(arguments, each.name)
        if isinstance(given, list):
            typed[name] = ",".join(given)
        elif given is not None:
            typed[name] = str(given)
    return typed


def _refuse_busy(settings: Settings) -> None:
    """Refuse an address that cannot be listened on, before anything is set up.

    Raises:
        UsageError: saying why, and how to choose another.
    """
    host, port = settings.host, settings.port
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as error:
        msg = f"cannot listen on {host} port {port}: {error.strerror}; choose --host or --port"
        raise UsageError(msg) from error


def _words(typed: dict[str, str], config: str | None) -> list[str]:
    """Return the command line of the same server without reloading."""
    words = ["serve"]
    for name, text in typed.items():
        if all_settings()[name].type == "bool":
            words.append(f"--{name}" if text == "True" else f"--no-{name}")
        else:
            words.append(f"--{name}={text}")
    return words + ([f"--config={config}"] if config else [])
