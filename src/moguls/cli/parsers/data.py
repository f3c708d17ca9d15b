"""The options of `moguls data` and of its parts."""

from __future__ import annotations

import argparse
from typing import Any, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsers.arena import add_jobs, add_ray, bot_names, folder_name
from moguls.cli.parsing import Parser, Part, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS

MAX_GAMES: Final = 10**8
COLUMNS: Final = "observation, information, mask, policy"


def parser() -> Parser:
    """Describe the command and its parts."""
    made = Parser(
        "data",
        "Write games as tables in Parquet, for learning and for study: a row a game, and a row a\n"
        "step. What was stopped goes on with the same command, and the files are the same to the\n"
        "byte. The folder has a data card: docs/data.md.",
        [
            "moguls data make mogul-2002 --bots hard --games 1000 --out games",
            "moguls data export games.jsonl ladder --out games",
        ],
    )
    parts = made.add_subparsers(dest="part", metavar="WHAT", required=True, parser_class=Part)
    _add_make(parts)
    _add_export(parts)
    for part in parts.choices.values():
        add_data_file(part, argparse.SUPPRESS)
    return made


def _add_make(parts: Any) -> None:
    """Describe `make`."""
    made = parts.add_parser(
        "make",
        help="self-play, straight into tables",
        description="Let bots play games, each on a deal of its own, and write them as tables.",
        examples=[
            "moguls data make mogul-2002 --bots hard --games 1000 --out games",
            "moguls data make moguli --bots hard --games 200 --with mask,policy --out games",
        ],
    )
    add_game(made)
    says = f"a bot for each seat; the last one takes all seats that are left: {KINDS}"
    made.add_argument("--bots", metavar="A,B,…", type=bot_names, required=True, help=says)
    made.add_argument("--seats", metavar="N", type=any_int, help="how many seats (default: usual)")
    says = "how many games (default: 1000)"
    made.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=1000, help=says)
    add_seed(made, 1)
    add_options(made)
    add_ray(made)
    _add_common(made)


def _add_export(parts: Any) -> None:
    """Describe `export`."""
    made = parts.add_parser(
        "export",
        help="records and arenas as tables",
        description="Write games that are there already as tables. Records are replayed, and the\n"
        "games of an arena are played again, which takes as long as they took.",
        examples=[
            "moguls data export games.jsonl --out games",
            "moguls data export ladder --with policy --out games",
        ],
    )
    says = "a file of records, a folder of such files, or the folder of an arena"
    made.add_argument("sources", metavar="SOURCE", nargs="+", help=says)
    says = "leave out who played recorded games"
    made.add_argument("--anonymous", action="store_true", help=says)
    _add_common(made)


def _add_common(made: Parser) -> None:
    """Add what both have."""
    says = f"more columns, of the position before each action: {COLUMNS} (default: none)"
    made.add_argument("--with", metavar="A,B,…", dest="more", type=_names, default=[], help=says)
    says = "folder for the tables, new or to go on with"
    made.add_argument("--out", metavar="DIR", type=folder_name, required=True, help=says)
    add_jobs(made)


def _names(text: str) -> list[str]:
    """Read names by commas."""
    return [name.strip() for name in text.split(",")]
