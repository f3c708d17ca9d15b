"""Thoughts to learn from: what a search finds each action worth, and what is seen after it.

A seat that thinks sits at a table of `steady`. Each action that a thought compares is tried equally
often, all on the same deals, so that what is said of one is as sure as of the others.
"""

from typing import Any, Final

from moguls.bots.search.decision import ROOT, TABLE, prepare
from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.ismcts import MAX_SEATS, simulate_from
from moguls.bots.search.options import set_options
from moguls.bots.search.policy_interface import begin, public_chance, rollout_policy, root_actions
from moguls.bots.search.tree_fields import ROOT_CHANCE, ROOTS, Numbers, RootAction, Scratch
from moguls.bots.takestock.afterstate import go_on
from moguls.bots.takestock.greedy_by_value import worth_after
from moguls.bots.takestock.value_network import WEIGHTS
from moguls.bots.takestock.workspace import SEEN, STOCK_UNITS
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, setup, twin, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned

ENTRIES: Final = ("gather",)
OUTLINED: Final = ("_play", "_think", "_note")

ROW: Final = STOCK_UNITS - SEEN  # numbers that are seen of a table
SURE: Final = 1000
PLIES: Final = 1 << 14  # more than a game has
# How thoughts are made: how often each action is tried, and how often in a thousand any action that
# was compared is played in the place of the best.
VISITS, LOOSE = range(2)
# What is written: rows of what was seen, what was said of each, and how many there are.
ROWS, SAID, COUNT = range(3)


def gather(states: Any, table: Any, seed: int, games: Any, how: Any, rooms: Any, out: Any) -> float:
    """Play games, write what is to be learned from; return how many the seat has won.

    Args:
        states: those that a decision needs; all are written.
        table: seats, the options of which deal d has the one at d % their number.
        seed: of the deals and the thoughts.
        games: number of the first, and how many.
        how: as named above.
        rooms: scratch, tree and dials.
        out: as named above; what has no more room is not written.
    """
    won = 0.0
    for k in range(games[0], games[0] + games[1]):
        deal, s = k // table[0], states[TABLE]
        setup(s, table[0], table[1][deal % len(table[1])], stream(unsigned(seed), unsigned(deal)))
        _play(states, k, seed, how, rooms, out)
        best = winners(s)
        won += 1.0 / popcount(best) if has(best, k % table[0]) else 0.0
    return won


def _play(states: Any, k: int, seed: int, how: Any, rooms: Any, out: Any) -> None:
    """Play game k to its end."""
    s, scratch = states[TABLE], rooms[0]
    seat, ply = k % signed(s.seats), 0
    while not is_over(s):
        ply += 1
        forget(rooms)
        if signed(s.turn) == seat:
            own, action = ready(states, seat, seed + 1, k * PLIES + ply, rooms)
            if action < 0:
                action = _think(states, seat, own, how, rooms, out)
        else:
            action = signed(rollout_policy(s, scratch))
        advance(s, action)


def forget(rooms: Any) -> None:
    """Begin a decision: only the dials of the bot are kept."""
    set_options(rooms[0], rooms[2], 0)
    rooms[0].values[0] = 0.0


def ready(states: Any, seat: int, seed: int, number: int, rooms: Any) -> tuple[int, int]:
    """Make states[ROOT] what the seat knows; return the thought's seed, and the action or -1.

    Args:
        states: states[TABLE] is the game.
        seat: the seat on turn.
        seed: of all thoughts.
        number: of this one.
        rooms: as in `gather`.
    """
    copy_state(states, ROOT, TABLE)
    own = signed(stream(unsigned(seed), unsigned(number)) >> 1)
    return own, prepare(states, seat, 0, own, rooms[0])


def _think(states: Any, seat: int, seed: int, how: Any, rooms: Any, out: Any) -> int:
    """Try each action of states[ROOT]; return the best, or now and then any."""
    scratch, tree = rooms[0], rooms[1]
    visits, fresh = signed(how[VISITS]), 0
    begin(states, seat, len(tree.visits) - 1, tree)
    scratch.values[0] = 0.0
    tree.counts[ROOT_CHANCE] = public_chance(states[ROOT])
    tree.counts[ROOTS] = root_actions(states[ROOT], scratch, tree.root_actions)
    many = signed(tree.counts[ROOTS])
    for n in range(visits):
        for i in range(many):
            fresh += 1
            first = RootAction(signed(tree.root_actions[i]), seat)
            simulate_from(states, first, seed, Numbers(n, fresh), tree, scratch)
    best, most = 0, -1.0
    for i in range(many):
        action = signed(tree.root_actions[i])
        child = tree.children[edge_of(0, action, tree)]
        mean = tree.values[child * MAX_SEATS + seat] / tree.visits[child]
        _note(states[ROOT], action, mean, scratch, out)
        if mean > most:
            best, most = i, mean
    if draw(states[ROOT], SURE) < how[LOOSE]:
        best = draw(states[ROOT], many)
    return signed(tree.root_actions[best])


def _note(s: Any, action: int, mean: float, scratch: Scratch, out: Any) -> None:
    """Write what is seen after an action, unless the game is over then."""
    at = signed(out[COUNT][0])
    after = twin(s)
    go_on(after, action)
    if at < len(out[SAID]) and not is_over(after):
        worth_after(s, action, WEIGHTS, 0, scratch)
        for k in range(ROW):
            out[ROWS][at * ROW + k] = scratch.values[SEEN + k]
        out[SAID][at] = mean
        out[COUNT][0] = at + 1
