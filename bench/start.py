"""From the start of Python to the first 200 native games, in processes of their own.

    python -m bench.start [ROUNDS]

`import_moguls` alone is what the server waits for: it compiles nothing.
"""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

from bench.notes import say, spread, tell

ROUNDS = 5
IMPORT = "import moguls"
GAMES = "import moguls; moguls.game('mogul-2002').compiled().playouts(4, 7, 200)"
BOT = "from moguls.bots import thinking; thinking._compile('mogul-2002')"


def seconds(code: str, cache: str) -> float:
    """Return the wall seconds of a process that runs the code."""
    begun = perf_counter()
    subprocess.run(  # noqa: S603  # this interpreter, on the code above
        [sys.executable, "-c", code], check=True, env={**os.environ, "MOGULS_CACHE": cache}
    )
    return perf_counter() - begun


def main(rounds: int) -> None:
    """Measure each with an empty cache and again with the one that this has filled."""
    figures: dict[str, list[float]] = {}
    for k in range(rounds):
        say(f"round {k + 1} of {rounds}")
        for name, code in (("games", GAMES), ("search", BOT), ("import_moguls", IMPORT)):
            with tempfile.TemporaryDirectory() as cache:
                figures.setdefault(f"{name}_cold", []).append(seconds(code, cache))
                figures.setdefault(f"{name}_warm", []).append(seconds(code, cache))
    tell({"bench": "start", "seconds": {name: spread(found) for name, found in figures.items()}})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
