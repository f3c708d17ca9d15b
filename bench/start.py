"""From the start of Python to the first 200 native games, in processes of their own.

    python -m bench.start [ROUNDS]

`import_moguls` alone is what the server waits for: it compiles nothing.
"""

import os
import resource
import subprocess
import sys
import tempfile
from time import perf_counter

from bench.notes import say, spread, tell

ROUNDS = 5
IMPORT = "import moguls"
GAMES = "import moguls; moguls.game('mogul-2002').compiled().playouts(4, 7, 200)"
BOT = "from moguls.bots import thinking; thinking._compile('mogul-2002')"


def seconds(code: str, cache: str) -> tuple[float, float]:
    """Return the wall and CPU seconds of a process that runs the code."""
    begun, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(  # noqa: S603  # this interpreter, on the code above
        [sys.executable, "-c", code], check=True, env={**os.environ, "MOGULS_CACHE": cache}
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return perf_counter() - begun, cpu


def main(rounds: int) -> None:
    """Measure each with an empty cache and again with the one that this has filled."""
    found: dict[str, list[tuple[float, float]]] = {}
    for k in range(rounds):
        say(f"round {k + 1} of {rounds}")
        for name, code in (("games", GAMES), ("search", BOT), ("import_moguls", IMPORT)):
            with tempfile.TemporaryDirectory() as cache:
                found.setdefault(f"{name}_cold", []).append(seconds(code, cache))
                found.setdefault(f"{name}_warm", []).append(seconds(code, cache))
    wall = {name: spread(each[0] for each in both) for name, both in found.items()}
    cpu = {name: spread(each[1] for each in both) for name, both in found.items()}
    tell({"bench": "start", "wall_seconds": wall, "cpu_seconds": cpu})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
