"""`moguls serve`: tables in the browser."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING

from moguls.cli.games import use_named
from moguls.cli.output import say
from moguls.cli.reload import supervise
from moguls.errors import UsageError
from moguls.server.configuring import load, shown
from moguls.server.settings import all_settings
from moguls.server.storage.folders import Place, refuse_file

if TYPE_CHECKING:
    import argparse

    from moguls.server.settings import Settings
from moguls.cli.parsers.serve import COMMON


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    typed = _typed(arguments)
    loaded = load(typed, os.environ, arguments.config)
    if arguments.show_config:
        say(shown(loaded))
        return 0
    settings = loaded.settings
    if COMMON not in typed:
        arguments.data_file = settings.data_file or None
        use_named(arguments)
    refuse_file(Place(settings.data, settings.database))
    _refuse_busy(settings)
    if arguments.reload:
        return supervise(_words(typed, arguments.config))

    from moguls.server.main import serve  # noqa: PLC0415  # --show-config need not load the server

    return serve(settings)


def _typed(arguments: argparse.Namespace) -> dict[str, str]:
    typed = {}
    for name, setting in all_settings().items():
        value = getattr(arguments, setting.name)
        if isinstance(value, list):
            typed[name] = ",".join(value)
        elif value is not None:
            typed[name] = str(value)
    return typed


def _refuse_busy(settings: Settings) -> None:
    """Check the address before anything is set up.

    Raises:
        UsageError: the server cannot listen there.
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
    words = ["serve"]
    for name, text in typed.items():
        if all_settings()[name].type == "bool":
            words.append(f"--{name}" if text == "True" else f"--no-{name}")
        else:
            words.append(f"--{name}={text}")
    return words + ([f"--config={config}"] if config else [])
