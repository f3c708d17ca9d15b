"""Run a simulation of a site: `python -m tests.simulation --seed 1 --days 60 [--seconds 600]`."""

from __future__ import annotations

import argparse
import json

from tests.simulation.simulation import simulate


def main() -> None:
    """Run a simulation, and print its report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--days", type=float, default=60.0)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--seconds", type=float, help="of real time, at most")
    chosen = parser.parse_args()
    report = simulate(chosen.seed, chosen.days, chosen.people, chosen.seconds)
    print(json.dumps(report._asdict(), indent=1))  # noqa: T201


if __name__ == "__main__":
    main()
