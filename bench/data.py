"""Cost of writing a game as rows, in CPU time of one core: `python -m bench.data [GAMES]`.

Prints JSON: for each game the milliseconds of a game played by `steady`, with the default columns
and with all columns.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from time import process_time

import moguls
from moguls.arena.workers import processes
from moguls.data.folder import Folder
from moguls.data.make import make, plan_of

SEATS = {"mogul-2002": 4, "mogul-2013": 4, "moguli": 2, "take-stock": 4}
MORE = ("observation", "mask")


def cost(name: str, games: int, more: tuple[str, ...]) -> dict[str, float]:
    """Return CPU milliseconds and bytes a game."""
    game = moguls.game(name)
    plan = plan_of(game, ["steady"], games, 1, SEATS[name])
    with tempfile.TemporaryDirectory() as place:
        make(
            game, plan_of(game, ["steady"], 1, 1, SEATS[name]), more, f"{place}/first", processes(1)
        )
        begun = process_time()
        make(game, plan, more, f"{place}/all", processes(1))
        spent = process_time() - begun
        size = sum(Folder(Path(place) / "all").size(table) for table in ("games", "steps"))
    return {"ms_a_game": round(1000 * spent / games, 2), "bytes_a_game": round(size / games)}


def main() -> None:
    """Measure all games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    found = {
        name: {"games_and_steps": cost(name, games, ()), "with_more": cost(name, games, MORE)}
        for name in SEATS
    }
    print(json.dumps({"games": games, "more": MORE, **found}, indent=1))


if __name__ == "__main__":
    main()
