"""Random games by two source trees, on one core: how much faster a change has made a game.

    python -m bench.versus SOURCES GAME SEATS [ROUNDS]

SOURCES is the `src` folder of another checkout (`git worktree add ../before COMMIT`). Each tree
compiles in a process of its own and both play the same games in turns, timed by the CPU time of
their thread; ratios are of neighbouring slices. Both must come to the same moves and checksum.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import thread_time
from typing import Any

from bench.notes import spread, tell

ROUNDS, SEED = 30, 2002
SLICE, FEW = 0.1, 20  # seconds, about; games played first
HERE = Path(__file__).resolve().parents[1] / "src"


def player(name: str, seats: int) -> None:
    """Play a slice for each line "FIRST GAMES"; tell moves, checksum and seconds."""
    import moguls  # noqa: PLC0415  # of the tree that PYTHONPATH names

    engine = moguls.game(name).jit()
    engine.playouts(seats, SEED, FEW)
    print(moguls.__file__, flush=True)
    for line in sys.stdin:
        first, games = map(int, line.split())
        begun = thread_time()
        moves, checksum = engine.playouts(seats, SEED, games, first)
        print(moves, checksum, thread_time() - begun, flush=True)


class Tree:
    """A process that plays by the sources of one tree."""

    def __init__(self, sources: Path, name: str, seats: int) -> None:
        """Start it, and wait until it has compiled."""
        begin = [sys.executable, "-m", "bench.versus", "", name, str(seats)]
        paths = os.pathsep.join((str(sources), str(HERE.parent)))
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        names = {**os.environ, "PYTHONPATH": paths}
        process: Any = subprocess.Popen(begin, env=names, **pipes)  # noqa: S603  # this very program
        self.asked, self.told = process.stdin, process.stdout
        place = Path(self.told.readline().strip())
        if sources.resolve() not in place.resolve().parents:
            sys.exit(f"{sources} was to be played, not {place}")

    def play(self, first: int, games: int) -> tuple[int, int, float]:
        """Play games; return moves, checksum and seconds."""
        self.asked.write(f"{first} {games}\n")
        self.asked.flush()
        moves, checksum, seconds = self.told.readline().split()
        return int(moves), int(checksum), float(seconds)


def measure(trees: dict[str, Tree], rounds: int) -> dict[str, Any]:
    """Let the trees take turns; return the ratios."""
    games = max(1, round(FEW * SLICE / trees["before"].play(0, FEW)[2]))
    seconds: dict[str, list[float]] = {name: [] for name in trees}
    for k in range(rounds):
        order = [*trees.items()][:: 1 if k % 2 else -1]
        came = {name: tree.play(k * games, games) for name, tree in order}
        if len({it[:2] for it in came.values()}) > 1:
            sys.exit(f"not the same moves and checksums: {came}")
        for name, it in came.items():
            seconds[name].append(it[2])
    ratios = [old / new for old, new in zip(seconds["before"], seconds["now"], strict=True)]
    return {"games": games * rounds, "times": spread(ratios)}


def main() -> None:
    """Measure what the command line names."""
    sources, name, seats, *rest = sys.argv[1:]
    if not sources:
        return player(name, int(seats))
    places = {"before": Path(sources), "now": HERE}
    trees = {label: Tree(place, name, int(seats)) for label, place in places.items()}
    told = measure(trees, int(rest[0]) if rest else ROUNDS)
    return tell({"game": name, "seats": int(seats), **told})


if __name__ == "__main__":
    main()
