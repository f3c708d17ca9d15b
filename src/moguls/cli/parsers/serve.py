"""Options of `moguls serve`: one for each setting."""

from __future__ import annotations

from argparse import BooleanOptionalAction
from typing import Any, Final

from moguls.cli.parsing import Parser
from moguls.server.settings import all_settings, default_in_words, option_of

COMMON: Final = "data-file"  # a setting whose option `main` adds to all commands


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "serve",
        "Serve tables in the browser until Ctrl-C. Everything is stored in one SQLite file; a\n"
        "second server on the same folder refuses to start. Behind an HTTPS proxy, give the\n"
        "public host name with --allow-host and the address of the proxy with --proxies.\n"
        "Settings can also come from a file or from the environment, see docs/settings.md.",
        [
            "moguls serve",
            "moguls serve --host 0.0.0.0 --port 80 --allow-host moguls.example.org",
            "moguls serve --no-browser --data /var/lib/moguls",
            "moguls serve --config /etc/moguls.toml --show-config",
        ],
    )
    for name in all_settings():
        if name != COMMON:
            _add(parser, name)
    says = "settings file (default: moguls.toml in the data folder, if it exists)"
    parser.add_argument("--config", metavar="FILE", help=says)
    says = "print every setting with its source as TOML, and exit"
    parser.add_argument("--show-config", action="store_true", help=says)
    parser.add_argument("--reload", action="store_true", help="restart when a source file changes")
    return parser


def _add(parser: Parser, name: str) -> None:
    """Add the option of a setting, with None for "not given"."""
    setting = all_settings()[name]
    option = option_of(setting)
    says = f"{option.says} (default: {default_in_words(setting)})".replace("%", "%%")
    more: dict[str, Any] = {"dest": setting.name, "default": None, "help": says}
    if setting.type == "bool":
        parser.add_argument(f"--{name}", action=BooleanOptionalAction, **more)
    elif str(setting.type).startswith("tuple"):
        parser.add_argument(f"--{name}", metavar=option.metavar, action="append", **more)
    else:
        parser.add_argument(f"--{name}", metavar=option.metavar, **more)
