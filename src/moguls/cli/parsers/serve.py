"""Options of `moguls serve`."""

from __future__ import annotations

from argparse import BooleanOptionalAction
from typing import Any, Final

from moguls.cli.parsing import Parser
from moguls.server.settings import all_settings, default_in_words, option_of

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
