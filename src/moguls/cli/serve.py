"""`moguls serve`: tables in the browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.cli.parsing import Parser, whole
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    import argparse

HOST: Final = "127.0.0.1"
PORT: Final = 8000
MAX_PORT: Final = 65535
TRUSTED: Final = "127.0.0.1"


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "serve",
        "Serve tables in the browser until Ctrl-C. Everything is kept in one SQLite file; a\n"
        "second server on the same folder refuses to start. Behind a proxy that speaks HTTPS,\n"
        "name the public host with --allow-host and the proxy's address with --proxies.",
        [
            "moguls serve",
            "moguls serve --host 0.0.0.0 --port 80 --allow-host moguls.example.org",
            "moguls serve --no-browser --data /var/lib/moguls",
        ],
    )
    says = f"address to listen on; 0.0.0.0 is all of this machine's, :: also IPv6 (default: {HOST})"
    made.add_argument("--host", metavar="ADDRESS", default=HOST, help=says)
    says = f"port, 1 to {MAX_PORT} (default: {PORT})"
    made.add_argument("--port", metavar="P", type=whole(1, MAX_PORT), default=PORT, help=says)
    says = "folder of the SQLite file (default: the platform's data folder)"
    made.add_argument("--data", metavar="DIR", type=Path, help=says)
    made.add_argument("--no-browser", action="store_true", help="open no browser")
    says = "a host name by which people reach the server, * for any; repeat it for more"
    made.add_argument("--allow-host", metavar="NAME", action="append", default=[], help=says)
    says = f"addresses whose X-Forwarded headers are believed (default: {TRUSTED})"
    made.add_argument("--proxies", metavar="A,B,…", default=TRUSTED, help=says)
    made.add_argument("--reload", action="store_true", help="restart when a source file changes")
    return made


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    _refuse_busy(arguments.host, arguments.port)
    if arguments.reload:
        from moguls.cli.reload import supervise  # noqa: PLC0415  # for developers only

        return supervise(_words(arguments))
    from moguls.server.main import serve  # noqa: PLC0415  # help need not load the server

    return serve(
        arguments.host,
        arguments.port,
        arguments.data,
        browser=not arguments.no_browser,
        allow_hosts=tuple(arguments.allow_host),
        proxies=arguments.proxies,
    )


def _refuse_busy(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before anything is set up.

    Raises:
        UsageError: saying why, and how to choose another.
    """
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


def _words(arguments: argparse.Namespace) -> list[str]:
    """Return the command line of the same server without reloading."""
    words = ["serve", "--host", arguments.host, "--port", str(arguments.port)]
    words += ["--proxies", arguments.proxies]
    words += [word for name in arguments.allow_host for word in ("--allow-host", name)]
    words += ["--data", str(arguments.data)] if arguments.data else []
    return words + (["--no-browser"] if arguments.no_browser else [])
