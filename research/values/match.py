"""A match of searches of Take Stock, one with the learned value against those that go by the lead.

python -m research.values.match [SIMS [GAMES [SEATS [SOFT]]]]    # 1000 400 4 0

SOFT thousandths of the reward of the first bot go by the lead all the same. The bots of the package
know nothing of this policy, so all is played in this process, on one core.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import moguls
from moguls.arena import manifest_of, plan, run, summary_of
from moguls.bots import policies
from research.values.games import GAME

SEED: Final = 2006


def match(sims: int, games: int, seats: int, soft: int) -> dict[str, Any]:
    """Play a match; return what the bot with the learned value won, in fair shares."""
    policies.MODULES[GAME] = "research.values.policy"
    policies.policy_of.cache_clear()
    bots = [f"search:{sims}:soft={soft}", f"search:{sims}:soft=1000"]
    made = plan.match(moguls.game(GAME), bots, games, SEED, seats)
    manifest = manifest_of(moguls.game(GAME), made)
    with TemporaryDirectory() as folder:
        played = run(manifest, Path(folder), 1)
    won = summary_of(manifest, played).bots[0].times_fair
    return {"bots": bots, "seats": seats, "games": len(played), "times_fair": asdict(won)}


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    print(json.dumps(match(*[*given, *(1000, 400, 4, 0)[len(given) :]]), indent=2))
