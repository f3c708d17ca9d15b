"""The options of `moguls arena` and of its parts."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsing import Parser, Part, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS, known_as, names_in

if TYPE_CHECKING:
    from moguls.cli.parsing import Parts

MAX_GAMES: Final = 10**8
BOTS: Final = f"{KINDS}, NAME@SECONDS"


def parser() -> Parser:
    """Describe the command and its parts."""
    made = Parser(
        "arena",
        "Let bots play against bots: every bot has every seat of every deal, all cores work, and\n"
        "what was played can be gone on with, looked at, and played again to the byte.",
        [
            "moguls arena match mogul-2002 --bots hard,steady --seats 4 --games 400 --out hard",
            "moguls arena ladder mogul-2002 --bots random,easy,steady,hard --games 600",
            "moguls arena again hard",
        ],
    )
    parts: Parts = made.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=Part
    )
    _add_match(parts)
    _add_ladder(parts)
    _add_gauntlet(parts)
    _add_report(parts)
    _add_again(parts)
    _add_record(parts)
    _add_join(parts)
    for part in parts.choices.values():
        add_data_file(part, argparse.SUPPRESS)
    return made


def _add_match(parts: Parts) -> None:
    """Describe `match`."""
    made = parts.add_parser(
        "match",
        help="one table: each bot's share of wins",
        description="Play one table of bots. Each deal is played once from every seat, and the\n"
        "order round the table changes from deal to deal.",
        examples=[
            "moguls arena match mogul-2002 --bots hard,steady --seats 4 --games 400",
            "moguls arena match moguli --bots hard,steady --games 2000 --sprt 0.5,0.6",
            "moguls arena match take-stock --bots hard,easy --seats 3 --sprt 1x,1.3x --out test",
        ],
    )
    _add_common(made, "a bot for each seat; the last one takes all seats that are left")
    says = "play only until it is known which share of wins the first bot has; 1.3x is in fair ones"
    made.add_argument("--sprt", metavar="SHARE0,SHARE1", type=_shares, help=says)
    for name, what in (("alpha", "SHARE1"), ("beta", "SHARE0")):
        says = f"risk of answering {what} wrongly (default: 0.05)"
        made.add_argument(f"--{name}", metavar="RISK", type=_risk, help=says)


def _add_ladder(parts: Parts) -> None:
    """Describe `ladder`."""
    made = parts.add_parser(
        "ladder",
        help="many bots: ratings",
        description="Rate bots by games in every mixture of them that fills a table.",
        examples=[
            "moguls arena ladder mogul-2002 --bots random,steady,easy,hard --games 1200",
            "moguls arena ladder moguli --bots random,easy,normal,hard --games 600 --out ladder",
        ],
    )
    _add_common(made, "the bots, two at least")


def _add_gauntlet(parts: Parts) -> None:
    """Describe `gauntlet`."""
    made = parts.add_parser(
        "gauntlet",
        help="several bots against the same opponents: strength against thinking",
        description="Let each bot alone meet the same opponents on the same deals.",
        examples=[
            "moguls arena gauntlet mogul-2002 --bots search:30,search:300 --against steady",
        ],
    )
    _add_common(made, "the bots to be compared")
    says = "the opponents; the last one takes all seats that are left"
    made.add_argument("--against", metavar="C,D,…", type=bot_names, required=True, help=says)


def _add_common(made: Parser, bots: str) -> None:
    """Add what all that play have."""
    add_game(made)
    made.add_argument(
        "--bots", metavar="A,B,…", type=bot_names, required=True, help=f"{bots}: {BOTS}"
    )
    made.add_argument("--seats", metavar="N", type=any_int, help="how many seats (default: usual)")
    says = "how many games in all, rounded up to whole deals (default: 400)"
    made.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=400, help=says)
    add_seed(made, 1)
    add_options(made)
    says = "folder for manifest and games, to go on with later (default: nothing is kept)"
    made.add_argument("--out", metavar="DIR", type=folder_name, help=says)
    says = "play only these deals, counted from 0; `arena join` puts all parts together"
    made.add_argument("--deals", metavar="A..B", type=_deals, help=says)
    add_jobs(made)
    add_ray(made)
    _add_shows(made)


def _add_shows(made: Parser) -> None:
    """Add how results are shown."""
    made.add_argument("--json", action="store_true", help="print the results as JSON")
    says = "write a page with plots, too: one file of HTML"
    made.add_argument("--page", metavar="FILE", help=says)


def add_jobs(made: Parser) -> None:
    """Add --jobs."""
    says = "processes (default: one a core); the games are the same whatever their number"
    made.add_argument("--jobs", metavar="N", type=whole(1, 1024), help=says)


def add_ray(made: Parser) -> None:
    """Add --ray."""
    says = "play on a cluster of Ray's: HOST:PORT of its head, or auto (default: on this machine)"
    made.add_argument("--ray", metavar="ADDRESS", help=says)


def _add_report(parts: Parts) -> None:
    """Describe `report`."""
    made = parts.add_parser(
        "report",
        help="what a folder's games came to",
        description="Show what the games in an arena's folder came to.",
        examples=["moguls arena report ladder", "moguls arena report ladder --page ladder.html"],
    )
    made.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    _add_shows(made)


def _add_again(parts: Parts) -> None:
    """Describe `again`."""
    made = parts.add_parser(
        "again",
        help="play the games of a manifest again, and compare every byte",
        description="Play the games of a manifest again. Bots that may not play the same again,\n"
        "by the clock or from outside, play the moves that they made.",
        examples=["moguls arena again ladder", "moguls arena again m/manifest.json --out twin"],
    )
    made.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    says = "folder for the new games (default: they are compared and not kept)"
    made.add_argument("--out", metavar="DIR", type=folder_name, help=says)
    add_jobs(made)
    says = "play though rules or bots have changed since, to see whether the games differ"
    made.add_argument("--anyway", action="store_true", help=says)


def _add_record(parts: Parts) -> None:
    """Describe `record`."""
    made = parts.add_parser(
        "record",
        help="one game as a record, for moguls replay",
        description="Play one game of a folder again and write its record.",
        examples=["moguls arena record ladder 17 > game.jsonl"],
    )
    made.add_argument("folder", metavar="DIR", help="the folder, or its manifest")
    made.add_argument("number", metavar="GAME", type=whole(0, MAX_GAMES), help="number, from 0")


def _add_join(parts: Parts) -> None:
    """Describe `join`."""
    made = parts.add_parser(
        "join",
        help="put parts together that --deals has played",
        description="Put the parts of an arena together, wherever they were played: the same to\n"
        "the byte as if one machine had played it.",
        examples=[
            "moguls arena match moguli --bots hard,steady --games 400 --deals 0..99 --out a",
            "moguls arena match moguli --bots hard,steady --games 400 --deals 100..199 --out b",
            "moguls arena join a b --out whole",
        ],
    )
    made.add_argument("folders", metavar="PART", nargs="+", help="the folders of the parts")
    says = "folder for the whole arena"
    made.add_argument("--out", metavar="DIR", type=folder_name, required=True, help=says)
    _add_shows(made)


def _deals(text: str) -> tuple[int, int]:
    """Read the first and the last of some deals."""
    first, dots, last = text.partition("..")
    if not (dots and first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        msg = f"{text!r} are no deals, as 0..99: the first and the last, counted from 0"
        raise argparse.ArgumentTypeError(msg)
    return int(first), int(last)


def folder_name(text: str) -> str:
    """Read the name of a folder."""
    if not text.strip():
        msg = "names no folder; leave --out away if nothing is to be kept"
        raise argparse.ArgumentTypeError(msg)
    return text


def bot_names(text: str) -> list[str]:
    """Read names by commas."""
    names = [known_as(name) for name in names_in(text)]
    if not all(names):
        msg = f"{text!r} has a name that is empty"
        raise argparse.ArgumentTypeError(msg)
    return names


def _shares(text: str) -> list[str]:
    """Read two shares; what they come to depends on the seats."""
    parts = [part.strip() for part in text.split(",")]
    try:
        _ = [float(part.removesuffix("x")) for part in parts]
    except ValueError:
        parts = []
    if len(parts) != 2:  # noqa: PLR2004  # share 0 and share 1
        msg = f"{text!r} are no two shares of wins, as 0.25,0.33 or, in fair shares, 1x,1.3x"
        raise argparse.ArgumentTypeError(msg)
    return parts


def _risk(text: str) -> float:
    """Read a risk."""
    try:
        return float(text)
    except ValueError as error:
        msg = f"{text!r} is no number, as 0.05"
        raise argparse.ArgumentTypeError(msg) from error
