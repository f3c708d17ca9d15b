"""`moguls baselines`: training of networks as bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.cli.games import chosen_game
from moguls.cli.meter import compiling
from moguls.cli.output import say
from moguls.envs.extras import need

if TYPE_CHECKING:
    import argparse

    from moguls.baselines.train import Progress


def run(arguments: argparse.Namespace) -> int:
    """Run the subcommand."""
    need("numpy", "baselines")
    return PARTS[arguments.part](arguments)


def _protocol(arguments: argparse.Namespace) -> int:
    from moguls.baselines import protocol  # noqa: PLC0415  # help need not load NumPy

    with compiling():
        say(protocol.table(protocol.run(arguments.out, arguments.games, say)))
    return 0


def _train(arguments: argparse.Namespace) -> int:
    from moguls.baselines import TrainingPlan, train  # noqa: PLC0415  # help need not load NumPy

    args = arguments
    game = chosen_game(args)
    seats = game.default_seats if args.seats is None else args.seats
    plan = TrainingPlan(
        game,
        seats,
        args.out,
        args.decisions,
        args.opponents,
        args.reward,
        args.seed,
        tensorboard=args.tensorboard,
    )
    with compiling():
        trained = train(plan, lambda progress: say(_line(progress)))
    say(f"{plan.out}: trained for {trained.steps:,} decisions; it plays as policy:{plan.out}")
    return 0


def _line(progress: Progress) -> str:
    won = "" if progress.reward is None else f", mean reward {progress.reward:.3f}"
    return f"{progress.cpu_s:7.0f} s of CPU time, {progress.steps:,} decisions{won}"


PARTS: Final = {"train": _train, "protocol": _protocol}
