"""`moguls baselines`: let a network learn a game, and save it as a bot."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.cli.arena_parser import Part, bot_names
from moguls.cli.datafile import add_data_file
from moguls.cli.meter import compiling
from moguls.cli.output import say
from moguls.cli.parsing import (
    Parser,
    add_game,
    add_options,
    add_seed,
    any_int,
    chosen_game,
    seats_near,
)
from moguls.envs.extras import need

if TYPE_CHECKING:
    from moguls.baselines.train import Progress

SEATS: Final = 3
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


def run(arguments: argparse.Namespace) -> int:
    """Train."""
    need("numpy", "baselines")
    from moguls.baselines import Plan, train  # noqa: PLC0415  # help need not load NumPy

    asked = arguments
    game = chosen_game(asked)
    seats = seats_near(game, SEATS) if asked.seats is None else asked.seats
    plan = Plan(game, seats, asked.out, asked.minutes, asked.opponents, asked.reward, asked.seed)
    with compiling():
        done = train(plan, lambda progress: say(_told(progress)))
    say(
        f"{plan.out}: trained for {done.cpu_s / 60:.1f} min of processor time; play against it as"
        f" policy:{plan.out}"
    )
    return 0


def _told(progress: Progress) -> str:
    """Return how far training is, in a line."""
    won = "" if progress.reward is None else f", mean reward {progress.reward:.3f}"
    return f"{progress.cpu_s:7.0f} s of processor time, {progress.steps:,} decisions{won}"
