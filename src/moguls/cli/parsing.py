"""Reading the command line: a parser whose errors are one line, and readers of values."""

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

    Parts = _SubParsersAction["Part"]

MAX_SEED = 2**63 - 1


def bold(text: str) -> str:
    """Return the text in bold where help is read on a terminal that shows it."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"\033[1m{text}\033[0m"


class Parser(argparse.ArgumentParser):
    """A parser that raises `UsageError` instead of printing its usage and leaving."""

    def __init__(self, command: str, description: str, examples: Iterable[str]) -> None:
        """Describe a command; examples are lines that can be typed."""
        shown = "\n".join(f"  {line}" for line in examples)
        super().__init__(
            prog=f"moguls {command}",
            description=description,
            epilog=f"{bold('examples:')}\n{shown}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """Raise the message, with the nearest option where one was misspelt."""
        text = re.sub(r"^argument ([^:]+): ", r"\1: ", message)
        unknown = re.match(r"unrecognized arguments: (\S+)", text)
        if unknown:
            text = self._unknown(unknown[1])
        msg = f"{text} (see {self.prog} --help)"
        raise UsageError(msg)

    def _unknown(self, word: str) -> str:
        """Say that a word is unknown, and what was perhaps meant."""
        options = [name for action in self._actions for name in action.option_strings]
        if not word.startswith("-"):
            return f"one word too many: {word!r}"
        valid = ", ".join(name for name in options if name.startswith("--"))
        return f"no option {word}{hint(word, options)}; there is {valid}"


class Part(Parser):
    """The parser of a part, as argparse makes it."""

    def __init__(self, prog: str, description: str, examples: list[str]) -> None:
        """Describe a part."""
        super().__init__(prog.removeprefix("moguls "), description, examples)

    def parse_known_args(self, args: Any = None, namespace: object = None) -> Any:
        """Refuse what the part does not know, which argparse would leave to the whole command.

        Misspelt options come first, as else what one of them was meant to be is said to be missing.
        """
        for word in _options_in(args):
            if word not in self._option_string_actions:
                self.error(f"unrecognized arguments: {word}")
        found, left = super().parse_known_args(args, namespace)
        if left:
            self.error(f"unrecognized arguments: {' '.join(left)}")
        return found, left


def _options_in(words: list[str]) -> list[str]:
    """Return the long options in a line, without their values; a word with a space is none."""
    before = words[: words.index("--")] if "--" in words else words
    long = [word.partition("=")[0] for word in before if word.startswith("--")]
    return [word for word in long if " " not in word]


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from low to high."""

    def read(text: str) -> int:
        number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,20}", text) else None
        if number is None or not low <= number <= high:
            msg = f"{text!r} is no whole number from {low} to {high}"
            raise argparse.ArgumentTypeError(msg)
        return number

    return read


def any_int(text: str) -> int:
    """Read a whole number of any size; the game says whether it will do."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        msg = f"{text!r} is no whole number"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def add_game(parser: Parser, *, default: str | None = None) -> None:
    """Add the GAME argument."""
    says = "a game's name, as `moguls games` lists them"
    if default is None:
        parser.add_argument("game", metavar="GAME", help=says)
    else:
        says = f"{says} (default: {default})"
        parser.add_argument("game", metavar="GAME", nargs="?", default=default, help=says)


def add_seed(parser: Parser, default: int | None) -> None:
    """Add --seed."""
    shown = "another game each time" if default is None else default
    says = f"number that fixes all chance, 0 to 2^63 - 1 (default: {shown})"
    parser.add_argument("--seed", metavar="S", type=whole(0, MAX_SEED), default=default, help=says)


def add_options(parser: Parser) -> None:
    """Add --option, which may be repeated."""
    says = "a house-rule switch, as `moguls games` lists them; repeat it for more (default: none)"
    parser.add_argument("--option", metavar="SWITCH=VALUE", action="append", default=[], help=says)


def read_options(pairs: list[str]) -> dict[str, str]:
    """Return switches by name.

    Raises:
        UsageError: a pair without "=", or a switch given twice.
    """
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            msg = f"--option: {pair!r} is not of the form SWITCH=VALUE, as quick_start=on"
            raise UsageError(msg)
        if name in chosen:
            msg = f"--option: {name} is given twice"
            raise UsageError(msg)
        chosen[name.strip()] = value.strip()
    return chosen


def add_data(made: Parser) -> None:
    """Add --data."""
    says = "the server's folder (default: as MOGULS_DATA or MOGULS_CONFIG say, else the platform's)"
    made.add_argument("--data", metavar="DIR", type=Path, help=says)
