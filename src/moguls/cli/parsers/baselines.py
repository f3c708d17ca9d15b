"""Options of `moguls baselines`."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsers.arena import bot_names
from moguls.cli.parsing import Parser, Part, add_game, add_options, add_seed, any_int

REWARDS: Final = ("win", "margin", "rank", "zero_sum")  # as `moguls.envs.rewards` has them


def parser() -> Parser:
    """Describe the command and its part."""
    made = Parser(
        "baselines",
        "Let a network learn a game against bots (MaskablePPO of sb3-contrib, on processors), and\n"
        "save it as a bot that needs NumPy alone: policy:FILE. docs/baselines.md has the table.",
        ["moguls baselines train mogul-2002 --seats 3 --minutes 20 --out ppo.npz"],
    )
    parts = made.add_subparsers(dest="part", metavar="WHAT", required=True, parser_class=Part)
    _add_train(
        parts.add_parser(
            "train",
            help="train, or go on training",
            description="Train for some minutes of processor time. The policy is saved each\n"
            "minute; stopped, the same command goes on, and with more --minutes for longer.",
            examples=[
                "moguls baselines train mogul-2002 --seats 3 --minutes 20 --out ppo.npz",
                "moguls arena match mogul-2002 --seats 3 --bots policy:ppo.npz,hard --games 600",
            ],
        )
    )
    return made


def _add_train(made: Parser) -> None:
    """Add the options of `train`."""
    add_game(made)
    made.add_argument("--seats", metavar="N", type=any_int, help="how many seats (default: usual)")
    says = "processor time in all, earlier calls for this file included (default: 20)"
    made.add_argument("--minutes", metavar="M", type=_minutes, default=20.0, help=says)
    says = "bots on the other seats: one for all, or one for each (default: steady)"
    made.add_argument("--opponents", metavar="A,B,…", type=bot_names, default=["steady"], help=says)
    says = f"what a finished game pays: {', '.join(REWARDS)} (default: margin, in points)"
    made.add_argument("--reward", metavar="WHAT", default="margin", help=says)
    says = "the policy's file, new or to go on with; a .zip beside it is what goes on"
    made.add_argument("--out", metavar="FILE.npz", type=Path, required=True, help=says)
    add_seed(made, 1)
    add_options(made)
    add_data_file(made, argparse.SUPPRESS)


def _minutes(text: str) -> float:
    """Read minutes."""
    try:
        minutes = float(text)
    except ValueError:
        minutes = math.nan
    if not 0 < minutes < math.inf:
        msg = f"{text!r} are no minutes, as 20 or 0.5"
        raise argparse.ArgumentTypeError(msg)
    return minutes
