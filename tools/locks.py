"""Lock files of `requirements/`: resolved by uv from pyproject.toml and `*.in`, with hashes."""

from __future__ import annotations

from tools import install
from tools.steps import call

# Lock file: what it resolves; a later one keeps to the versions of an earlier.
LOCKS = {
    "run": "pyproject.toml --extra jit --extra notify --group build",
    "dev": "pyproject.toml --extra arena --extra jit --extra notify --group build --group dev"
    " -c requirements/run.txt",
    "train": "pyproject.toml --extra train -c requirements/run.txt",
    "envs": "pyproject.toml --extra pettingzoo --extra openspiel --extra data --extra cluster"
    " --extra postgresql --group notebooks -c requirements/dev.txt",
    "baselines": "pyproject.toml --extra tensorboard -c requirements/run.txt",
    "old-gymnasium": "pyproject.toml requirements/old-gymnasium.in --extra gymnasium --extra jit"
    " -c requirements/dev.txt",
    "rllib": "pyproject.toml requirements/rllib.in --extra gymnasium -c requirements/run.txt",
    "site": "requirements/site.in -c requirements/dev.txt",
    **{
        name: f"requirements/{name}.in"
        for name in ("changelog", "node", "old-pyarrow", "uv", "wheels")
    },
}
FLAGS = "--universal --python-version 3.11 --generate-hashes --no-header --no-annotate"


def lock(arguments: list[str]) -> None:
    """Resolve every lock file again; versions that still fit stay.

    Args:
        arguments: passed to `uv pip compile`, for example `--upgrade-package ruff`.
    """
    for name, inputs in LOCKS.items():
        output = f"requirements/{name}.txt"
        words = [*inputs.split(), *FLAGS.split(), "-o", output, *arguments]
        call(f"Lock {output}", [install.UV, "pip", "compile", *words])
