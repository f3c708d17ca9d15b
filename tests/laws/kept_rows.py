"""Random game that tests each law of rows and masks at each ply, plain or native."""

from typing import Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import (
    choices,
    is_over,
    legal_count,
    legal_words,
    observe,
    refresh,
    sample,
    setup,
    why_not,
)
from moguls.kernel.rules.legal_sets import IN_WORD, WORD
from moguls.kernel.state.bits import popcount, signed, unsigned
from moguls.kernel.state.types import GameState, IntArray, IntRows, States

ENTRIES: Final = ("broken_at",)
NOTHING: Final = 77  # no number of an observation that is checked


def broken_at(
    states: States,
    options: int,
    seats: int,
    number: int,
    plies: int,
    rows: IntRows,
    out: IntArray,
    words: IntArray,
) -> int:
    """Play a game with seed 7 for a number of plies; return the first that broke a law, or -1."""
    s = states[0]
    setup(s, seats, options, stream(unsigned(7), unsigned(number)))
    observe(s, 0, rows[0])
    for ply in range(plies):
        if not _rows_agree(s, rows[0], rows[1]) or not _calls_agree(s, out, words):
            return ply
        if is_over(s):
            break
        advance(s, sample(s))
    return -1


def _rows_agree(s: GameState, kept: IntArray, fresh: IntArray) -> bool:
    """Return whether a refreshed row equals a fresh one for each seat."""
    for seat in range(signed(s.seats)):
        for i in range(len(fresh)):
            fresh[i] = NOTHING
        observe(s, seat, fresh)
        refresh(s, seat, kept)
        for i in range(len(fresh)):
            if fresh[i] != kept[i]:
                return False
    return True


def _calls_agree(s: GameState, out: IntArray, words: IntArray) -> bool:
    """Return whether list, words and count agree, ascend, and all actions may be played."""
    count = choices(s, out)
    total = 0
    if legal_words(s, words) != count or legal_count(s, out) != count:
        return False
    for word in range(len(words)):
        total += popcount(words[word])
    for k in range(count):
        action = out[k]
        if (words[action >> WORD] >> (action & IN_WORD)) & 1 == 0 or why_not(s, action) != 0:
            return False
        if k > 0 and out[k - 1] >= action:
            return False
    return total == count
