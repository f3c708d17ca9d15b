"""Options of `moguls baselines`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsers.arena import bot_names
from moguls.cli.parsing import Parser, Subparser, add_game, add_options, add_seed, any_int, whole

REWARDS: Final = ("win", "margin", "rank", "zero_sum")  # those of `moguls.envs.rewards`


def parser() -> Parser:
    """Describe the command and its subcommand."""
    parser = Parser(
        "baselines",
        "Train a network on a game against bots (MaskablePPO of sb3-contrib, on the CPU) and save\n"
        "it as a bot that needs only NumPy: policy:FILE. Results are in docs/baselines.md.",
        ["moguls baselines train mogul-2002 --seats 3 --out ppo.npz"],
    )
    subparsers = parser.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=Subparser
    )
    _add_train(
        subparsers.add_parser(
            "train",
            help="train, or continue training",
            description="Train for a number of decisions. The policy is saved every minute.\n"
            "After an interruption the same command continues; more --decisions train longer.",
            examples=[
                "moguls baselines train mogul-2002 --seats 3 --out ppo.npz",
                "moguls baselines train moguli --opponents self --out self.npz",
                "moguls arena match mogul-2002 --seats 3 --bots policy:ppo.npz,hard --games 600",
            ],
        )
    )
    _add_protocol(
        subparsers.add_parser(
            "protocol",
            help="run the published protocol",
            description="Train and rate policies as docs/baselines.md describes, and print the\n"
            "table. After an interruption the same command continues.",
            examples=["moguls baselines protocol --out protocol"],
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
    says = "decisions of the learner, including earlier runs for this file (default: 1048576)"
    parser.add_argument(
        "--decisions", metavar="N", type=whole(1, 10**12), default=1 << 20, help=says
    )
    says = "bots on the other seats: one for all, one per seat, or self (default: steady)"
    parser.add_argument(
        "--opponents", metavar="A,B,…", type=bot_names, default=["steady"], help=says
    )
    says = f"reward of a finished game: {', '.join(REWARDS)} (default: margin, in points)"
    parser.add_argument("--reward", metavar="WHAT", default="margin", help=says)
    says = "file of the policy, new or to continue; training is continued from the .zip next to it"
    parser.add_argument("--out", metavar="FILE.npz", type=Path, required=True, help=says)
    says = "folder for TensorBoard (default: none)"
    parser.add_argument("--tensorboard", metavar="DIR", type=Path, help=says)
    add_seed(parser, 1)
    add_options(parser)
    add_data_file(parser, argparse.SUPPRESS)


def _add_protocol(parser: Parser) -> None:
    says = "a game of the protocol (default: all)"
    parser.add_argument("games", metavar="GAME", nargs="*", help=says)
    says = "folder of the policies and results, new or to continue"
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=says)
