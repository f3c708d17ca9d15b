"""Gain of a search option: the same simulations with one option changed, on all cores.

    python -m bench.dials [GAME [SIMS [GAMES [SEATS]]]]     # each of TRIED that the game reads
    python -m bench.dials mogul-2002 1000 800 4 crn=1 prior_weight=300:crn=1

The changed bot plays alone at a table of unchanged ones, every deal from every seat. Above 1 it
wins more than its fair share.
"""

import sys

import moguls
from bench.matches import alone
from bench.notes import tell
from moguls.bots.option_names import options_of
from moguls.bots.registry import policy_of
from moguls.bots.search.options import NAMES

GAME, SIMS, GAMES = "mogul-2002", 1000, 800
TRIED = (
    "chance_nodes=1",
    "crn=1",
    "crn=1:chance_nodes=1",
    "prior_weight=250",
    "prior_weight=750",
    "exploration=500",
    "exploration=2000",
    "rollout_epsilon=50",
    "score_shaping=300",
    "endgame_budget=1000",
)


def tried(game: str) -> list[str]:
    """Return the settings of TRIED whose dials the search of a game reads."""
    read = set(options_of(policy_of(game)))
    return [each for each in TRIED if {part.partition("=")[0] for part in each.split(":")} <= read]


def main(arguments: list[str]) -> None:
    """Try the settings that are named, or all."""
    game = arguments[0] if arguments else GAME
    sims = int(arguments[1]) if arguments[1:] else SIMS
    games = int(arguments[2]) if arguments[2:] else GAMES
    seats = int(arguments[3]) if arguments[3:] else min(4, moguls.game(game).seats[-1])
    plain = f"search:{sims}"
    matches = [
        alone(game, f"{plain}:{turned}", plain, seats, games)
        for turned in arguments[4:] or tried(game)
    ]
    tell({"bench": "dials", "dials": NAMES, "matches": matches})


if __name__ == "__main__":
    main(sys.argv[1:])
