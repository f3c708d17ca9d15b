"""Options of `moguls baselines`."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsers.arena import bot_names
from moguls.cli.parsing import Parser, Subparser, add_game, add_options, add_seed, any_int

REWARDS: Final = ("win", "margin", "rank", "zero_sum")  # those of `moguls.envs.rewards`


def parser() -> Parser:
    """Describe the command and its subcommand."""
    parser = Parser(
        "baselines",
        "Train a network on a game against bots (MaskablePPO of sb3-contrib, on the CPU) and save\n"
        "it as a bot that needs only NumPy: policy:FILE. Results are in docs/baselines.md.",
        ["moguls baselines train mogul-2002 --seats 3 --minutes 20 --out ppo.npz"],
    )
    subparsers = parser.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=Subparser
    )
    _add_train(
        subparsers.add_parser(
            "train",
            help="train, or continue training",
            description="Train for some minutes of CPU time. The policy is saved every minute.\n"
            "After an interruption the same command continues; more --minutes train longer.",
            examples=[
                "moguls baselines train mogul-2002 --seats 3 --minutes 20 --out ppo.npz",
                "moguls arena match mogul-2002 --seats 3 --bots policy:ppo.npz,hard --games 600",
            ],
        )
    )
    return parser


def _add_train(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="N",
        type=any_int,
        help="number of seats (default: 4 or the nearest possible)",
    )
    says = "total CPU time, including earlier runs for this file (default: 20)"
    parser.add_argument("--minutes", metavar="M", type=_minutes, default=20.0, help=says)
    says = "bots on the other seats: one for all, or one per seat (default: steady)"
    parser.add_argument(
        "--opponents", metavar="A,B,…", type=bot_names, default=["steady"], help=says
    )
    says = f"reward of a finished game: {', '.join(REWARDS)} (default: margin, in points)"
    parser.add_argument("--reward", metavar="WHAT", default="margin", help=says)
    says = "file of the policy, new or to continue; training is continued from the .zip next to it"
    parser.add_argument("--out", metavar="FILE.npz", type=Path, required=True, help=says)
    add_seed(parser, 1)
    add_options(parser)
    add_data_file(parser, argparse.SUPPRESS)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = math.nan
    if not 0 < minutes < math.inf:
        msg = f"invalid float value: {text!r}; expected a number above 0, for example 20 or 0.5"
        raise argparse.ArgumentTypeError(msg)
    return minutes
