"""`moguls serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from moguls.cli.parsing import Parser
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    import argparse

MAX_PORT = 65535


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "serve",
        "Serve tables to browsers and programs until Ctrl-C. Everything is kept in one SQLite\n"
        "file; one process serves it, and nothing acknowledged is lost if that is killed.",
        [
            "moguls serve",
            "moguls serve --host 0.0.0.0 --port 80 --allow-host games.example.org",
            "moguls serve --data /var/lib/moguls --no-browser",
        ],
    )
    made.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    made.add_argument("--port", default="8000", help="port to listen on (8000)")
    made.add_argument(
        "--data", metavar="DIR", type=Path, help="folder of the file (default: your data folder)"
    )
    made.add_argument("--no-browser", action="store_true", help="open no browser")
    made.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help='host name under which people come, besides this machine\'s; "*" for any; repeatable',
    )
    made.add_argument(
        "--proxy",
        metavar="ADDRESSES",
        default="127.0.0.1",
        help="whose X-Forwarded headers to believe (127.0.0.1)",
    )
    made.add_argument("--reload", action="store_true", help="for developers: restart at changes")
    return made


def run(arguments: argparse.Namespace) -> int:
    """Serve."""
    from moguls.server.main import serve, serve_reloading  # noqa: PLC0415  # slow to import

    port = _port(arguments.port)
    if arguments.reload:
        return serve_reloading(arguments.host, port, arguments.data)
    return serve(
        arguments.host,
        port,
        arguments.data,
        browser=not arguments.no_browser,
        allow_hosts=tuple(arguments.allow_host),
        proxies=arguments.proxy,
    )


def _port(text: str) -> int:
    """Return a port.

    Raises:
        UsageError: it is none.
    """
    if not text.isdecimal() or not 0 < int(text) <= MAX_PORT:
        msg = f"--port {text}: a port is a whole number from 1 to {MAX_PORT}"
        raise UsageError(msg)
    return int(text)
