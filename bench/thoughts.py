"""CPU time that a decision of each bot takes: the mean, what nine of ten take at most, the longest.

All bots think at the same decisions, in turns; `steady` plays on. Nothing is cut short.

python -m bench.thoughts GAME DECISIONS SEATS BOT...
python -m bench.thoughts mogul-2002 60 4 expert hard
python -m bench.thoughts GAME DECISIONS SEATS plain BOT...    # as before native code is ready
"""

import sys
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough

SEED = 2002
PLAIN = "plain"
APART = 5  # decisions between two that are thought about


def measure(
    name: str, decisions: int, seats: int, bots: list[str], *, is_plain: bool = False
) -> list[dict[str, Any]]:
    """Think at decisions of games of steady bots that leave a choice; return milliseconds."""
    game = moguls.game(name)
    searcher = Searcher(game.plain() if is_plain else game.jit())
    configs = [config_of(bot, searcher.policy) for bot in bots]
    took: list[list[float]] = []
    number = 0
    while len(took) <= decisions:
        play = game.new(seats=seats, seed=SEED + number)
        number += 1
        while not play.over and len(took) <= decisions:
            if play.ply % APART == number % APART and len(play.legal()) > 1:
                took.append([_time_of(searcher, play, config) for config in configs])
            play.step(searcher.think(play.state, BotConfig(), SEED, None))
    columns = zip(*took[1:], strict=True)  # the first one compiles
    return [_told(bot, sorted(times)) for bot, times in zip(bots, columns, strict=True)]


def _time_of(searcher: Searcher, play: Playthrough, config: BotConfig) -> float:
    """Return the CPU time of one thought, in milliseconds."""
    begun = thread_time()
    searcher.think(play.state, config, SEED, None)
    return 1000 * (thread_time() - begun)


def _told(bot: str, times: list[float]) -> dict[str, Any]:
    """Return what is told of a bot."""
    found = {
        "mean": round(sum(times) / len(times), 1),
        "nine_of_ten": round(times[9 * len(times) // 10], 1),
        "longest": round(times[-1], 1),
    }
    say(f"{bot}: {found} ms")
    return {"bot": bot, **found}


def main(arguments: list[str]) -> None:
    """Measure a game's bots."""
    name, decisions, seats, *bots = arguments
    is_plain = bots[:1] == [PLAIN]
    results = measure(name, int(decisions), int(seats), bots[is_plain:], is_plain=is_plain)
    tell({"bench": "thoughts", "game": name, "decisions": int(decisions), "results": results})


if __name__ == "__main__":
    main(sys.argv[1:])
