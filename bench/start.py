"""From the start of Python to the first games and the first thought, in processes of their own.

    python -m bench.start [--rounds N] [--engine native] [--python PATH]

By libraries, as they lie in the package or the cache; by the compiler (`--engine jit`) with an
empty cache and again with the one that this has filled. `import_moguls` alone is what the server
waits for. `--python` names the interpreter of another environment, such as one that has the wheel.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from time import perf_counter

from bench.notes import say, spread, tell

PARTS = {
    "import_moguls": "import moguls",
    "games": "import moguls; moguls.game('mogul-2002').native().playouts(4, 7, 200)",
    "hard": """
import moguls
from moguls.bots.bot import make
game = moguls.game("mogul-2002")
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
kit = Searcher(game.native_engine())
print(kit.think(game.new(seed=1).state, config_of("hard", kit.policy), 1, None))""",
    "three_random": """
from moguls.cli.main import main
main(["simulate", "mogul-2002", "--bots", "random,random,random", "--games", "3"])""",
}


def seconds(python: str, code: str, engine: str, cache: str | None) -> tuple[float, float]:
    """Return the wall and CPU seconds of a process that runs the code."""
    env = {**os.environ, "MOGULS_ENGINE": engine, **({"MOGULS_CACHE": cache} if cache else {})}
    begun, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    run = [python, "-c", code]
    subprocess.run(run, check=True, env=env, stdout=subprocess.DEVNULL)  # noqa: S603  # ours
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return perf_counter() - begun, cpu


def main() -> None:
    """Measure each part, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--engine", choices=["native", "jit"], default="native")
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {}
    for k in range(asked.rounds):
        say(f"round {k + 1} of {asked.rounds}")
        for name, code in PARTS.items():
            if asked.engine == "native":
                found.setdefault(name, []).append(seconds(asked.python, code, "native", None))
                continue
            with tempfile.TemporaryDirectory() as cache:
                for state in ("cold", "warm"):
                    spent = seconds(asked.python, code, "jit", cache)
                    found.setdefault(f"{name}_{state}", []).append(spent)
    wall = {name: spread(each[0] for each in both) for name, both in found.items()}
    cpu = {name: spread(each[1] for each in both) for name, both in found.items()}
    tell({"bench": "start", "engine": asked.engine, "wall_seconds": wall, "cpu_seconds": cpu})


if __name__ == "__main__":
    main()
