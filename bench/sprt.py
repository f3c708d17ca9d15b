"""Coverage of the arena's intervals, and errors of its sequential test.

    python -m bench.sprt [RUNS]

Games are simulated with a known share of wins; part of the luck of a game belongs to its deal.
"""

import random
import sys
from typing import Any

from bench.notes import say, tell
from moguls.arena.sprt import Question, Test
from moguls.arena.stats import share_of

RUNS, SEED, SEATS = 2000, 7, 4
LUCK = 0.15  # what the deal adds to a share, or takes from it


def deal(chance: random.Random, share: float) -> list[float]:
    """Return the games of a deal."""
    odds = share + chance.choice((LUCK, -LUCK))
    return [float(chance.random() < odds) for _ in range(SEATS)]


def coverage(share: float, deals: int, runs: int) -> dict[str, Any]:
    """Return in how many of the runs the 95 % interval held the true share."""
    chance = random.Random(SEED)
    found = (share_of([deal(chance, share) for _ in range(deals)]) for _ in range(runs))
    held = sum(each.low <= share <= each.high for each in found)
    say(f"share {share:g}, {deals} deals: held in {held / runs:.1%}")
    return {"share": share, "deals": deals, "held": held / runs}


def errors(share: float, low: float, high: float, runs: int) -> dict[str, Any]:
    """Return how tests of `low` against `high` end where the share is another, and when."""
    chance, asked = random.Random(SEED), Question(low, high)
    answers, length = {"share0": 0, "share1": 0}, 0
    for _ in range(runs):
        test = Test(asked)
        while (answer := test.answer) is None:
            test.add(sum(deal(chance, share)) / SEATS)
        answers[answer] += 1
        length += test.deals
    say(f"{low:g} against {high:g}, truth {share:g}: {answers}, {length / runs:.0f} deals")
    parts = {name: count / runs for name, count in answers.items()}
    return {"low": low, "high": high, "truth": share, **parts, "deals": length / runs}


def main(arguments: list[str]) -> None:
    """Measure both."""
    runs = int(arguments[0]) if arguments else RUNS
    held = [coverage(share, deals, runs) for deals in (10, 30, 100) for share in (0.25, 0.5, 0.8)]
    tests = [errors(share, 0.25, 0.325, runs) for share in (0.25, 0.2875, 0.325, 0.45)]
    tell({"bench": "sprt", "runs": runs, "intervals": held, "tests": tests})


if __name__ == "__main__":
    main(sys.argv[1:])
