"""Temporal differences: a seat plays what its network holds best, and the network learns from it.

Three of `steady` sit with it. After each game every table that the seat left is to be worth what
the next one was held to be worth, and in part what came of the game.
"""

from typing import Any, Final

from moguls.bots.search.decision import TABLE
from moguls.bots.search.policy_interface import pruned_actions, rollout_policy
from moguls.bots.takestock.greedy_by_value import preferred, worth_after
from moguls.bots.takestock.value_network import NUM_WEIGHTS, chance, outcome
from moguls.bots.takestock.workspace import SEEN, STOCK_UNITS
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import is_over, setup, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from research.foresight.gradient import blame

ENTRIES: Final = ("learn", "win")
OUTLINED: Final = ("_play",)

ROW: Final = STOCK_UNITS - SEEN  # numbers that are seen of a table
SURE: Final = 1000
# How a batch is learned from, in `how`: the parts in a thousand of actions that are advised, and
# that are any; tables of a step; the part of what came that is believed; and the rate.
GUIDED, LOOSE, STEP, BELIEVED, RATE = range(5)
# What is kept of Adam: its steps, then the means of gradients and of their squares.
FADES: Final = (0.9, 0.999)
TINY: Final = 1e-8


def learn(states: Any, table: Any, seed: int, games: Any, how: Any, rooms: Any, kept: Any) -> float:
    """Play games and learn from each; return how many were won.

    Args:
        states: those that a decision needs; all are written.
        table: seats, and the options of which game k has the one at k // seats.
        seed: of the deals.
        games: number of the first, and how many.
        how: as named above.
        rooms: actions, scratch, rows of what was seen, and room for what it was held worth.
        kept: weights, their blame, spare, both means of Adam, and its steps and tables so far.
    """
    weights, blamed, spare, counts = kept[0], kept[1], kept[2], kept[5]
    scratch, rows, held = rooms[1], rooms[2], rooms[3]
    won = 0.0
    for k in range(games[0], games[0] + games[1]):
        count, share = _play(states, table, seed, k, how, rooms, weights)
        won += share
        target = share
        for t in range(count - 1, -1, -1):
            if t < count - 1:
                target = (1.0 - how[BELIEVED]) * held[t + 1] + how[BELIEVED] * target
            for i in range(ROW):
                scratch.values[SEEN + i] = rows[t * ROW + i]
            held[t] = chance(outcome(weights, 0, scratch))
            blame(held[t] - target, weights, scratch, blamed, spare)
            counts[1] += 1.0
        if counts[1] >= how[STEP]:
            _step(how[RATE], kept)
    return won


def _step(rate: float, kept: Any) -> None:
    """Change the weights by Adam."""
    weights, blamed, counts = kept[0], kept[1], kept[5]
    counts[0] += 1.0
    first, second = 1.0 - FADES[0] ** counts[0], 1.0 - FADES[1] ** counts[0]
    for i in range(NUM_WEIGHTS):
        slope = blamed[i] / counts[1]
        kept[3][i] = FADES[0] * kept[3][i] + (1.0 - FADES[0]) * slope
        kept[4][i] = FADES[1] * kept[4][i] + (1.0 - FADES[1]) * slope * slope
        weights[i] -= rate * kept[3][i] / first / (TINY + (kept[4][i] / second) ** 0.5)
        blamed[i] = 0.0
    counts[1] = 0.0


def win(states: Any, table: Any, seed: int, games: Any, rooms: Any, weights: Any) -> float:
    """Return how many games the network wins by what it holds best, without any thought."""
    won = 0.0
    for k in range(games[0], games[0] + games[1]):
        _, share = _play(states, table, seed, k, (0.0, 0.0), rooms, weights)
        won += share
    return won


def _play(
    states: Any, table: Any, seed: int, k: int, how: Any, rooms: Any, weights: Any
) -> tuple[int, float]:
    """Play game k; return how many tables were written to rows, and the seat's share of the win."""
    actions, scratch, rows = rooms[0], rooms[1], rooms[2]
    seats, s = table[0], states[TABLE]
    deal = k // seats
    setup(s, seats, table[1][deal % len(table[1])], stream(unsigned(seed), unsigned(deal)))
    seat, count = k % seats, 0
    while not is_over(s):
        scratch.values[0] = 0.0
        action = signed(rollout_policy(s, scratch))
        if signed(s.turn) == seat and pruned_actions(s, actions) > 1:
            if draw(s, SURE) < how[LOOSE]:
                action = signed(actions[draw(s, pruned_actions(s, actions))])
            elif draw(s, SURE) >= how[GUIDED]:
                action = preferred(s, weights, 0, scratch)[0]
            worth_after(s, action, weights, 0, scratch)
            for i in range(ROW):
                rows[count * ROW + i] = scratch.values[SEEN + i]
            count += 1
        advance(s, action)
    won = winners(s)
    return count, 1.0 / popcount(won) if has(won, seat) else 0.0
