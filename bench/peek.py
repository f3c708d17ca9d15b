"""Gain of a search of Take Stock that sees all hands: an upper bound for inference.

    python -m bench.peek [GAMES [SIMS|BOT ...]]     # 400 games, 1,000 simulations
    python -m bench.peek 320 search:1000:own_moves_tree=2:rollout_horizon=3:crn=1:racing=25

One bot alone against three of `steady`, on the same deals, normally and with open hands; the order
of the piles and stored events remain hidden from both.
"""

import sys
from typing import Any, Final

import moguls
from bench.notes import say, tell
from moguls.arena.stats import Estimate, mean_of, share_of
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
from moguls.games.takestock.material import NUM_CARDS

GAME, GAMES, SIMS, SEATS, SEED = "take-stock", 400, "1000", 4, 2002
ALL: Final = (1 << NUM_CARDS) - 1
Deals = list[list[float]]


def game_won(searcher: Searcher, config: BotConfig, seat: int, deal: int, *, peeks: bool) -> float:
    """Return what share of a game a bot wins in a seat, against steady in the others."""
    play = moguls.game(GAME).new(seats=SEATS, seed=SEED + deal)
    while not play.over:
        state, mine = play.state.copy(), play.turn == seat
        if mine and peeks:
            state.shown = ALL  # type: ignore[attr-defined]  # as if an insider had shown all
        play.step(
            searcher.think(state, config if mine else BotConfig(), 1000 * deal + play.ply, None)
        )
    return 1 / len(play.winners) if seat in play.winners else 0.0


def measure(searcher: Searcher, bot: str, games: int) -> dict[str, Any]:
    """Compare the bot with itself when it sees all hands."""
    config = config_of(bot, searcher.policy)
    rows: dict[bool, Deals] = {False: [], True: []}
    for deal in range(games // SEATS):
        for peeks, deals in rows.items():
            deals.append([game_won(searcher, config, s, deal, peeks=peeks) for s in range(SEATS)])
    honest, peeking = rows[False], rows[True]
    pairs = zip(honest, peeking, strict=True)
    more = [[b - a for a, b in zip(*pair, strict=True)] for pair in pairs]
    found = {"honest": share_of(honest), "peeking": share_of(peeking), "more": mean_of(more)}
    say(f"{bot}: " + ", ".join(f"{name} {_told(it)}" for name, it in found.items()))
    return {"bot": bot, "games": games, **{name: vars(it) for name, it in found.items()}}


def _told(found: Estimate) -> str:
    """Return an estimate of wins in words."""
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def main(arguments: list[str]) -> None:
    """Measure with each number of simulations that is named."""
    games = int(arguments[0]) if arguments else GAMES
    searcher = Searcher(moguls.game(GAME).jit())
    names = [
        f"search:{it}:own_moves_tree=1" if it.isdecimal() else it for it in arguments[1:] or [SIMS]
    ]
    rows = [measure(searcher, name, games) for name in names]
    tell({"bench": "peek", "game": GAME, "against": "steady", "seats": SEATS, "rows": rows})


if __name__ == "__main__":
    main(sys.argv[1:])
