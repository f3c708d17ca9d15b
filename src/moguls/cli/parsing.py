"""Command-line parsers with one-line errors, and readers of argument values."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from moguls.core.text.wording import hint
from moguls.errors import UsageError

if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Callable, Iterable

    Subparsers = _SubParsersAction["Subparser"]

MAX_SEED = 2**63 - 1


def bold(text: str) -> str:
    """Return the text in bold if stdout is a terminal that shows it."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"\033[1m{text}\033[0m"


class Parser(argparse.ArgumentParser):
    """A parser that raises `UsageError` instead of printing its usage and leaving."""

    def __init__(self, command: str, description: str, examples: Iterable[str]) -> None:
        shown = "\n".join(f"  {line}" for line in examples)
        super().__init__(
            prog=f"moguls {command}",
            description=description,
            epilog=f"{bold('examples:')}\n{shown}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """Raise the message, with the nearest option if one was misspelt."""
        unknown = re.match(r"unrecognized arguments: (\S+)", message)
        msg = f"{self._unknown(unknown[1]) if unknown else message} (see {self.prog} --help)"
        raise UsageError(msg)

    def _unknown(self, word: str) -> str:
        options = [name for action in self._actions for name in action.option_strings]
        if not word.startswith("-"):
            return f"unexpected argument {word!r}"
        valid = ", ".join(name for name in options if name.startswith("--"))
        return f"unknown option {word}{hint(word, options)}; the options are {valid}"


class Subparser(Parser):
    """The parser of a subcommand, created by argparse's `add_parser`."""

    def __init__(self, prog: str, description: str, examples: list[str]) -> None:
        super().__init__(prog.removeprefix("moguls "), description, examples)

    def parse_known_args(self, args: Any = None, namespace: object = None) -> Any:
        """Refuse unknown words, which argparse would leave to the main parser.

        Misspelt options are reported first: argparse would report the option that was meant as
        missing.
        """
        for word in _options_in(args):
            if word not in self._option_string_actions:
                self.error(f"unrecognized arguments: {word}")
        namespace, left = super().parse_known_args(args, namespace)
        if left:
            self.error(f"unrecognized arguments: {' '.join(left)}")
        return namespace, left


def _options_in(words: list[str]) -> list[str]:
    """Return the long options of a command line, without values; options have no spaces."""
    before = words[: words.index("--")] if "--" in words else words
    long = [word.partition("=")[0] for word in before if word.startswith("--")]
    return [word for word in long if " " not in word]


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of integers from low to high."""

    def read(text: str) -> int:
        number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,20}", text) else None
        if number is None or not low <= number <= high:
            msg = f"invalid int value: {text!r}; expected {low} to {high}"
            raise argparse.ArgumentTypeError(msg)
        return number

    return read


def any_int(text: str) -> int:
    """Read an integer whose range the game checks."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        msg = f"invalid int value: {text!r}"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def add_game(parser: Parser, *, default: str | None = None) -> None:
    """Add the GAME argument."""
    says = "name of a game; `moguls games` lists them"
    if default is None:
        parser.add_argument("game", metavar="GAME", help=says)
    else:
        says = f"{says} (default: {default})"
        parser.add_argument("game", metavar="GAME", nargs="?", default=default, help=says)


def add_seed(parser: Parser, default: int | None) -> None:
    """Add --seed."""
    default_text = "random" if default is None else default
    says = f"seed of all random numbers, 0 to 2^63 - 1 (default: {default_text})"
    parser.add_argument("--seed", metavar="S", type=whole(0, MAX_SEED), default=default, help=says)


def add_options(parser: Parser) -> None:
    """Add --option, which may be repeated."""
    says = "set a house rule; `moguls games` lists them; may be repeated (default: none)"
    parser.add_argument("--option", metavar="SWITCH=VALUE", action="append", default=[], help=says)


def read_options(pairs: list[str]) -> dict[str, str]:
    """Return the values of switches by name.

    Raises:
        UsageError: a pair without "=", or a switch given twice.
    """
    switches: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            msg = f"argument --option: invalid value: {pair!r}; expected SWITCH=VALUE, for example"
            msg += " quick_start=on"
            raise UsageError(msg)
        if name in switches:
            msg = f"argument --option: {name} is given twice"
            raise UsageError(msg)
        switches[name.strip()] = value.strip()
    return switches


def add_data(parser: Parser) -> None:
    """Add --data."""
    says = "the server's data folder (default: from MOGULS_DATA or MOGULS_CONFIG, else the"
    says += " platform's data folder)"
    parser.add_argument("--data", metavar="DIR", type=Path, help=says)
