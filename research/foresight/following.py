"""What simulations find that look so many turns ahead, and what the actions are worth in truth.

A bot sits at a table of `steady`. At some of its decisions each of the most promising actions is
followed many times, as a simulation follows it, and at each of the seat's next turns it is written
down what the network holds that turn's table worth. Then each is followed to the end of the game,
the hands being as they are at the table, with the seat playing by its network alone: what the
action wins so, less what another one does, is what choosing it wins.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, SCRATCH, TABLE
from moguls.bots.search.policy_interface import begin, best_action, grow, is_leaf, rollout_policy
from moguls.bots.search.tree_fields import ROOTS, Scratch
from moguls.bots.takestock.workspace import TURNS, VALUE
from moguls.games.takestock.material import NUM_CARDS
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, redeal, setup, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from moguls.kernel.state.types import Slice
from research.foresight.gathering import PLIES, forget, ready

ENTRIES: Final = ("follow",)
OUTLINED: Final = ("_play", "_weigh", "_look", "_won_after")

ALL: Final = (1 << NUM_CARDS) - 1
SURE: Final = 1000
MOST: Final = 12  # actions of a decision
# How it is done: simulations of the bot that plays, at how many of a thousand of its decisions
# actions are followed, how many turns, how often, how many actions, and how often to the end.
SIMS, OFTEN, AHEAD, TRIES, PROMISING, ENDS = range(6)
# What is written: what later turns were held worth, shares of the win in truth, the number of the
# action that was played; and how many decisions there are.
SAID, TRUTH, PLAYED, COUNT = range(4)


def follow(states: Any, table: Any, seed: int, games: Any, how: Any, rooms: Any, out: Any) -> float:
    """Play games and follow actions; return how many the bot has won.

    Args:
        states: those that a decision needs; all are written.
        table: seats, options.
        seed: of the deals and the thoughts.
        games: number of the first, and how many.
        how: as named above.
        rooms: scratch, tree and dials.
        out: as named above; decisions that have no more room are not followed.
    """
    won = 0.0
    for k in range(games[0], games[0] + games[1]):
        s, deal = states[TABLE], k // table[0]
        setup(s, table[0], table[1], stream(unsigned(seed), unsigned(deal)))
        _play(states, k, seed, how, rooms, out)
        won += _share(s, k % table[0])
    return won


def _share(s: Any, seat: int) -> float:
    """Return a seat's share of the win in a game that is over."""
    best = winners(s)
    return 1.0 / popcount(best) if has(best, seat) else 0.0


def _play(states: Any, k: int, seed: int, how: Any, rooms: Any, out: Any) -> None:
    """Play game k to its end."""
    s, scratch, tree = states[TABLE], rooms[0], rooms[1]
    seat, ply = k % signed(s.seats), 0
    while not is_over(s):
        ply += 1
        forget(rooms)
        if signed(s.turn) == seat:
            own, action = ready(states, seat, seed + 1, k * PLIES + ply, rooms)
            if action < 0:
                steps = begin(states, seat, how[SIMS], tree)
                grow(states, seat, Slice(own, 0, steps), tree, scratch)
                action = signed(best_action(states, tree))
                if draw(states[ROOT], SURE) < how[OFTEN]:
                    _weigh(states, (seat, action), own, how, tree, scratch, out)
        else:
            action = signed(rollout_policy(s, scratch))
        advance(s, action)


def _weigh(
    states: Any, who: tuple[int, int], seed: int, how: Any, tree: Any, scratch: Scratch, out: Any
) -> None:
    """Follow the most promising actions of states[ROOT], and the one that is played."""
    at = signed(out[COUNT][0])
    if at >= len(out[PLAYED]):
        return
    seat, played = who
    for i in range(signed(tree.counts[ROOTS])):
        action, row = signed(tree.root_actions[i]), at * MOST + i
        if action == played:
            out[PLAYED][at] = i
        if i < how[PROMISING] or action == played:
            for n in range(how[TRIES]):
                _look(
                    states, (seat, action), (seed + 7, n), row * how[TRIES] + n, how, scratch, out
                )
            for n in range(how[ENDS]):
                share = _won_after(states, (seat, action), (seed + 8, n), scratch)
                out[TRUTH][row * how[ENDS] + n] = share
    out[COUNT][0] = at + 1


def _look(
    states: Any,
    who: tuple[int, int],
    deal: tuple[int, int],
    row: int,
    how: Any,
    scratch: Scratch,
    out: Any,
) -> None:
    """Follow an action over some turns of the seat, by what it knows; write what each is worth."""
    copy_state(states, SCRATCH, ROOT)
    s, seen = states[SCRATCH], 0
    s.rng = stream(unsigned(deal[0]), unsigned(deal[1]))
    redeal(s, who[0])
    _begin(s, scratch)
    advance(s, who[1])
    while not is_over(s) and seen < how[AHEAD]:
        action = signed(rollout_policy(s, scratch))
        if scratch.values[TURNS] > seen:
            out[SAID][row * how[AHEAD] + seen] = scratch.values[VALUE]
            seen += 1
        advance(s, action)
    for turn in range(seen, how[AHEAD]):
        out[SAID][row * how[AHEAD] + turn] = _share(s, who[0])


def _won_after(states: Any, who: tuple[int, int], deal: tuple[int, int], scratch: Scratch) -> float:
    """Return the seat's share of the win after an action, with all hands as they are."""
    copy_state(states, SCRATCH, TABLE)
    s = states[SCRATCH]
    s.rng = stream(unsigned(deal[0]), unsigned(deal[1]))
    public_chance = 0 + s.shown
    s.shown = ALL
    redeal(s, who[0])
    s.shown = public_chance
    _begin(s, scratch)
    advance(s, who[1])
    while not is_over(s):
        advance(s, signed(rollout_policy(s, scratch)))
    return _share(s, who[0])


def _begin(s: Any, scratch: Scratch) -> None:
    """Let the seat on turn be the one that thinks."""
    scratch.values[0] = 0.0
    is_leaf(s, scratch)
