"""Options of `moguls arena` and its subcommands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsing import Parser, Subparser, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS, known_as, names_in

if TYPE_CHECKING:
    from moguls.cli.parsing import Subparsers

MAX_GAMES: Final = 10**8
BOTS: Final = f"{KINDS}, NAME@SECONDS"


def parser() -> Parser:
    """Describe the command and its subcommands."""
    parser = Parser(
        "arena",
        "Play bots against bots, on all cores: every bot plays every seat of every deal. Matches\n"
        "can be continued, reported and reproduced to the byte.",
        [
            "moguls arena match mogul-2002 --bots hard,steady --seats 4 --games 400 --out hard",
            "moguls arena ladder mogul-2002 --bots random,easy,steady,hard --games 600",
            "moguls arena again hard",
        ],
    )
    subparsers: Subparsers = parser.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=Subparser
    )
    _add_match(subparsers)
    _add_ladder(subparsers)
    _add_gauntlet(subparsers)
    _add_report(subparsers)
    _add_again(subparsers)
    _add_record(subparsers)
    _add_join(subparsers)
    for part in subparsers.choices.values():
        add_data_file(part, argparse.SUPPRESS)
    return parser


def _add_match(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "match",
        help="play one line-up; report the win rate of each bot",
        description="Play one line-up of bots. Each deal is played once from every seat, and the\n"
        "seating order changes from deal to deal.",
        examples=[
            "moguls arena match mogul-2002 --bots hard,steady --seats 4 --games 400",
            "moguls arena match moguli --bots hard,steady --games 2000 --sprt 0.5,0.6",
            "moguls arena match take-stock --bots hard,easy --seats 3 --sprt 1x,1.3x --out test",
        ],
    )
    seats = "one per bot; 4 or the nearest possible if the game needs more"
    _add_common(part, "one bot per seat; the last one takes the remaining seats", seats)
    says = "stop as soon as a sequential probability ratio test decides between two win rates of"
    says += " the first bot; 1.3x is a multiple of the fair share"
    part.add_argument("--sprt", metavar="SHARE0,SHARE1", type=_shares, help=says)
    for name, what in (("alpha", "SHARE1"), ("beta", "SHARE0")):
        says = f"probability of wrongly accepting {what} (default: 0.05)"
        part.add_argument(f"--{name}", metavar="RISK", type=float, help=says)


def _add_ladder(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "ladder",
        help="rate many bots",
        description="Rate bots by games in every combination of them that fills a table.",
        examples=[
            "moguls arena ladder mogul-2002 --bots random,steady,easy,hard --games 1200",
            "moguls arena ladder moguli --bots random,easy,normal,hard --games 600 --out ladder",
        ],
    )
    _add_common(part, "the bots, at least two")


def _add_gauntlet(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "gauntlet",
        help="play several bots against the same opponents",
        description="Play each bot against the same opponents on the same deals.",
        examples=[
            "moguls arena gauntlet mogul-2002 --bots search:30,search:300 --against steady",
        ],
    )
    _add_common(part, "the bots to compare")
    says = "the opponents; the last one takes the remaining seats"
    part.add_argument("--against", metavar="C,D,…", type=bot_names, required=True, help=says)


def _add_common(part: Parser, bots: str, seats: str = "4 or the nearest possible") -> None:
    add_game(part)
    part.add_argument(
        "--bots", metavar="A,B,…", type=bot_names, required=True, help=f"{bots}: {BOTS}"
    )
    part.add_argument(
        "--seats", metavar="N", type=any_int, help=f"number of seats (default: {seats})"
    )
    says = "number of games, rounded up to whole deals (default: 400)"
    part.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=400, help=says)
    add_seed(part, 1)
    add_options(part)
    says = "folder for manifest and games; the same command continues there (default: keep nothing)"
    part.add_argument("--out", metavar="DIR", type=folder_name, help=says)
    says = "play only these deals, counted from 0; `moguls arena join` joins the parts"
    part.add_argument("--deals", metavar="A..B", type=_deals, help=says)
    add_jobs(part)
    add_ray(part)
    _add_shows(part)


def _add_shows(part: Parser) -> None:
    part.add_argument("--json", action="store_true", help="print the results as JSON")
    says = "also write a report with plots, as one HTML file"
    part.add_argument("--page", metavar="FILE", help=says)


def add_jobs(part: Parser) -> None:
    """Add --jobs."""
    says = "number of processes, which does not change the games (default: one per core)"
    part.add_argument("--jobs", metavar="N", type=whole(1, 1024), help=says)


def add_ray(part: Parser) -> None:
    """Add --ray."""
    says = "play on a Ray cluster: HOST:PORT of its head node, or auto (default: this machine)"
    part.add_argument("--ray", metavar="ADDRESS", help=says)


def _add_report(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "report",
        help="report the results of a folder",
        description="Report the results of the games in the folder of an arena.",
        examples=["moguls arena report ladder", "moguls arena report ladder --page ladder.html"],
    )
    part.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    _add_shows(part)


def _add_again(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "again",
        help="play the games of a manifest again and compare every byte",
        description="Play the games of a manifest again. Bots that are not reproducible, because\n"
        "of a time limit or because they are external, repeat their recorded moves.",
        examples=["moguls arena again ladder", "moguls arena again m/manifest.json --out twin"],
    )
    part.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    says = "folder for the new games (default: compare them and keep nothing)"
    part.add_argument("--out", metavar="DIR", type=folder_name, help=says)
    add_jobs(part)
    says = "play even if rules or bots have changed since, to see whether the games differ"
    part.add_argument("--anyway", action="store_true", help=says)


def _add_record(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "record",
        help="print one game as a record for moguls replay",
        description="Play one game of a folder again and print its record.",
        examples=["moguls arena record ladder 17 > game.jsonl"],
    )
    part.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    part.add_argument(
        "number", metavar="GAME", type=whole(0, MAX_GAMES), help="number of the game from 0"
    )


def _add_join(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "join",
        help="join the parts that were played with --deals",
        description="Join the parts of an arena that several machines have played. The result is\n"
        "the same to the byte as if one machine had played all games.",
        examples=[
            "moguls arena match moguli --bots hard,steady --games 400 --deals 0..99 --out a",
            "moguls arena match moguli --bots hard,steady --games 400 --deals 100..199 --out b",
            "moguls arena join a b --out whole",
        ],
    )
    part.add_argument("folders", metavar="PART", nargs="+", help="the folders of the parts")
    says = "folder for the joined arena"
    part.add_argument("--out", metavar="DIR", type=folder_name, required=True, help=says)
    _add_shows(part)


def _deals(text: str) -> tuple[int, int]:
    first, dots, last = text.partition("..")
    if not (dots and first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        msg = f"invalid range: {text!r}; expected FIRST..LAST, for example 0..99"
        raise argparse.ArgumentTypeError(msg)
    return int(first), int(last)


def folder_name(text: str) -> str:
    """Read the name of a folder, which may not be empty."""
    if not text.strip():
        msg = f"invalid folder: {text!r}; to keep nothing, omit the option"
        raise argparse.ArgumentTypeError(msg)
    return text


def bot_names(text: str) -> list[str]:
    """Read the names of bots, separated by commas; whether they exist is checked later."""
    names = [known_as(name) for name in names_in(text)]
    if not all(names):
        msg = f"invalid list of bots: {text!r} contains an empty name"
        raise argparse.ArgumentTypeError(msg)
    return names


def _shares(text: str) -> list[str]:
    shares = [share.strip() for share in text.split(",")]
    try:
        _ = [float(share.removesuffix("x")) for share in shares]
    except ValueError:
        shares = []
    if len(shares) != 2:  # noqa: PLR2004  # share 0 and share 1
        msg = f"invalid win rates: {text!r}; expected two, for example 0.25,0.33 or multiples"
        msg += " of the fair share: 1x,1.3x"
        raise argparse.ArgumentTypeError(msg)
    return shares
