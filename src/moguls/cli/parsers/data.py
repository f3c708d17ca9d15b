"""Options of `moguls data` and its subcommands."""

from __future__ import annotations

import argparse
from typing import Any, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsers.arena import add_jobs, add_ray, bot_names, folder_name
from moguls.cli.parsing import Parser, Subparser, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS

MAX_GAMES: Final = 10**8
COLUMNS: Final = "observation, information, mask, policy"


def parser() -> Parser:
    """Describe the command and its subcommands."""
    parser = Parser(
        "data",
        "Write games as Parquet tables for machine learning and analysis: one row per game and\n"
        "one row per step, with a data card. After an interruption the same command continues,\n"
        "and with more games it adds them; the files are the same to the byte. See docs/data.md.",
        [
            "moguls data make mogul-2002 --bots hard --games 1000 --out games",
            "moguls data export games.jsonl ladder --out games",
        ],
    )
    subparsers = parser.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=Subparser
    )
    _add_make(subparsers)
    _add_export(subparsers)
    for part in subparsers.choices.values():
        add_data_file(part, argparse.SUPPRESS)
    return parser


def _add_make(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "make",
        help="generate games by self-play",
        description="Play games between bots, each on its own deal, and write them as tables.",
        examples=[
            "moguls data make mogul-2002 --bots hard --games 1000 --out games",
            "moguls data make moguli --bots hard --games 200 --with mask,policy --out games",
        ],
    )
    add_game(parser)
    says = f"one bot per seat; the last one takes the remaining seats: {KINDS}"
    parser.add_argument("--bots", metavar="A,B,…", type=bot_names, required=True, help=says)
    parser.add_argument(
        "--seats",
        metavar="N",
        type=any_int,
        help="number of seats (default: 4 or the nearest possible)",
    )
    says = "number of games (default: 1000)"
    parser.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=1000, help=says)
    add_seed(parser, 1)
    add_options(parser)
    add_ray(parser)
    _add_common(parser)


def _add_export(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "export",
        help="convert records and arenas",
        description="Write existing games as tables. Records are replayed; the games of an arena\n"
        "are played again, which takes as long as the first time.",
        examples=[
            "moguls data export games.jsonl --out games",
            "moguls data export ladder --with policy --out games",
        ],
    )
    says = "a file of records, a folder of such files, or the folder of an arena"
    parser.add_argument("sources", metavar="SOURCE", nargs="+", help=says)
    says = "omit the names of the players of records"
    parser.add_argument("--anonymous", action="store_true", help=says)
    _add_common(parser)


def _add_common(parser: Parser) -> None:
    says = f"more columns about the state before each action: {COLUMNS} (default: none)"
    parser.add_argument("--with", metavar="A,B,…", dest="more", type=_names, default=[], help=says)
    says = "licence of the data set, an identifier of SPDX such as cc-by-4.0 (default: none)"
    parser.add_argument("--licence", metavar="NAME", help=says)
    says = "folder for the tables, new or to continue"
    parser.add_argument("--out", metavar="DIR", type=folder_name, required=True, help=says)
    add_jobs(parser)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
