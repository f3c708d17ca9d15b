"""Many tables in one pass: play, pay out, begin anew, write what is legal and what is observed.

`step_all` is for tables where all seats learn. Where bots sit, a step is `act_all`, then the bots'
moves and `settle_all` in turns until nothing begins anew, then `show_all`.
"""

from typing import Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.loops.returns import write_returns
from moguls.kernel.loops.scaling import Scale, scale_row
from moguls.kernel.loops.vector_fields import (
    ALL,
    BITS,
    BYTES,
    NEXT_STEP,
    SAME_STEP,
    How,
    Kept,
    Out,
    ScaledViews,
)
from moguls.kernel.rules.chance import before, mix, stream
from moguls.kernel.rules.interface import (
    choices,
    information,
    is_over,
    legal_words,
    observe,
    refresh,
    sample,
    setup,
)
from moguls.kernel.rules.legal_sets import IN_WORD, WORD, is_listed
from moguls.kernel.state.bits import nth, popcount, signed, unsigned
from moguls.kernel.state.types import GameState, IntArray, IntRows

ENTRIES: Final = (
    *("begin_all", "first_refused", "step_all", "act_all", "settle_all", "show_all"),
    *("view_all", "view_scaled", "draw_all"),
)
OUTLINED: Final = ("_deal",)

HALF: Final = 32
MANY: Final = 64  # words; in fewer of them the bit that was drawn is soon found
SEATING: Final = 0x5EA7_0000_0000  # a stream of random numbers aside from those of games


def begin_all(kept: Kept, how: How, chosen: IntArray, first: int, last: int) -> None:
    """Deal at each chosen one of tables `first` to `last` - 1 the game that it stands for."""
    for i in range(first, last):
        if chosen[i] != 0:
            _deal(i, kept, how)


def _deal(i: int, kept: Kept, how: How) -> None:
    """Deal game games[i] at table i."""
    number = stream(unsigned(how.seed), unsigned(kept.games[i]))
    setup(kept.states[i], how.seats, how.options, number)
    kept.live[i], kept.moved[i], kept.plies[i], kept.movers[i] = 1, 0, 0, 0
    drawn = (signed(mix(number ^ unsigned(SEATING)) >> HALF) * how.seats) >> HALF
    kept.learners[i] = how.learner if how.learner >= 0 else (-1 if how.learner == ALL else drawn)


def _deal_next(i: int, kept: Kept, how: How) -> None:
    """Deal the next game of table i."""
    kept.games[i] += how.stride
    _deal(i, kept, how)


def first_refused(kept: Kept, how: How, first: int, last: int) -> int:
    """Return the first table whose action cannot be played, or -1.

    That is one whose action is not legal, or which is over where nothing begins by itself.
    """
    for i in range(first, last):
        if kept.live[i] == 0:
            if how.autoreset != NEXT_STEP:
                return i
        elif how.form == BITS:
            if not _is_set(kept.words[i], kept.actions[i]):
                return i
        elif not is_listed(kept.legal[i], kept.counts[i], kept.actions[i]):
            return i
    return -1


def _is_set(words: IntArray, action: int) -> bool:
    """Say whether a number stands in a set of bits."""
    if action < 0 or action >= len(words) << WORD:
        return False
    return words[action >> WORD] >> (action & IN_WORD) & 1 != 0


def step_all(kept: Kept, out: Out, how: How, fresh: int, first: int, last: int) -> int:
    """Play actions where all seats learn, and write all that a step tells.

    Args:
        kept: the tables; their actions are without meaning where a game is over.
        out: what is written.
        how: numbers.
        fresh: 0 where `out` is what the last step has written, and words and places are those that
            are kept; then what has not changed is left.
        first: the first table.
        last: the one behind the last table.

    Returns:
        -1, or the first table whose action cannot be played; then no table has been touched.
    """
    wrong = first_refused(kept, how, first, last)
    if wrong >= 0:
        return wrong
    for i in range(first, last):
        _act(i, kept, out, how)
        _settle(i, kept, out, how)
        _show(i, kept, out, how, fresh)
    return -1


def act_all(kept: Kept, out: Out, how: How, first: int, last: int) -> None:
    """Play the actions of learners; begin the next game where the last step ended one."""
    for i in range(first, last):
        _act(i, kept, out, how)


def settle_all(kept: Kept, out: Out, how: How, first: int, last: int) -> int:
    """Pay out where games are over; return at how many tables another one has begun."""
    begun = 0
    for i in range(first, last):
        begun += _settle(i, kept, out, how)
    return begun


def show_all(kept: Kept, out: Out, how: How, fresh: int, first: int, last: int) -> None:
    """Write what is legal and what is observed."""
    for i in range(first, last):
        _show(i, kept, out, how, fresh)


def _act(i: int, kept: Kept, out: Out, how: How) -> None:
    """Play what is to be played, or begin the next game where the last step ended one."""
    out.rewards[i] = 0.0
    out.ended[i] = 0
    for seat in range(how.seats):
        out.returns[i][seat] = 0.0
    if kept.live[i] != 0:
        s = kept.states[i]
        kept.movers[i], kept.moved[i] = signed(s.turn), 1
        advance(s, kept.actions[i])
    elif how.autoreset == NEXT_STEP:
        _deal_next(i, kept, how)


def _settle(i: int, kept: Kept, out: Out, how: How) -> int:
    """Pay out if a game is over; return 1 if another one has begun."""
    s = kept.states[i]
    if kept.live[i] == 0 or not is_over(s):
        return 0
    if kept.moved[i] == 0:  # it has ended before the learner had a turn, so it is none for it
        _deal_next(i, kept, how)
        return 1
    seat = _viewer(i, kept, how)
    kept.live[i] = 0
    out.ended[i] = 1
    write_returns(s, how.seats, how.reward, out.returns[i])
    out.rewards[i] = out.returns[i][kept.learners[i] if kept.learners[i] >= 0 else kept.movers[i]]
    if how.autoreset != SAME_STEP:
        return 0
    _observe(i, kept, how, seat, out.final[i])
    if len(out.final_previous[i]) > 0:
        scale_row(out.final[i], _scale(out), out.final_previous[i], 1, out.final_floats[i])
    _deal_next(i, kept, how)
    return 1


def _viewer(i: int, kept: Kept, how: How) -> int:
    """Return the seat that observes a table: the last to act where a game is over."""
    if how.observer >= 0:
        return how.observer
    if kept.learners[i] >= 0:
        return kept.learners[i]
    s = kept.states[i]
    return kept.movers[i] if is_over(s) else signed(s.turn)


def _show(i: int, kept: Kept, out: Out, how: How, fresh: int) -> None:
    """Write what is legal at a table, and what is observed."""
    if how.form == BITS:
        _show_words(i, kept, out, fresh)
    else:
        _show_list(i, kept, out, how, fresh)
    out.counts[i] = kept.counts[i]
    seat = _viewer(i, kept, how)
    out.seats[i] = seat
    row = out.observations[i]
    is_new = kept.moved[i] == 0  # the row may have another game
    if fresh != 0 or how.memory != 0 or is_new:
        _observe(i, kept, how, seat, row)
    else:
        refresh(kept.states[i], seat, row)
    if len(out.previous[i]) > 0:
        scale_row(row, _scale(out), out.previous[i], fresh, out.floats[i])


def _scale(out: Out) -> Scale:
    """Return how observations are scaled."""
    return Scale(out.low, out.high, out.factors, out.shift)


def _show_words(i: int, kept: Kept, out: Out, fresh: int) -> None:
    """Write what is legal as bits."""
    words = kept.words[i]
    kept.counts[i] = legal_words(kept.states[i], words)
    if fresh != 0:
        told = out.words[i]
        for k in range(len(words)):
            told[k] = words[k]


def _show_list(i: int, kept: Kept, out: Out, how: How, fresh: int) -> None:
    """Write what is legal as numbers, or as bytes."""
    row, before = kept.legal[i], kept.counts[i]
    if how.form == BYTES:
        _clear_bytes(row, before, out.flags[i], fresh)
    count = choices(kept.states[i], row)
    kept.counts[i] = count
    if how.form == BYTES:
        flags = out.flags[i]
        for k in range(count):
            flags[row[k]] = 1
    else:
        _list(row, count, before, out.places[i], fresh)


def _clear_bytes(row: IntArray, before: int, flags: IntArray, fresh: int) -> None:
    """Clear the bytes of the actions that were legal before, or all."""
    if fresh != 0:
        for k in range(len(flags)):
            flags[k] = 0
    else:
        for k in range(before):
            flags[row[k]] = 0


def _list(row: IntArray, count: int, before: int, places: IntArray, fresh: int) -> None:
    """Write the actions, and -1 behind them."""
    if fresh != 0:  # else they stand there
        for k in range(count):
            places[k] = row[k]
    for k in range(count, len(places) if fresh != 0 else before):
        places[k] = -1


def _observe(i: int, kept: Kept, how: How, seat: int, out: IntArray) -> None:
    """Write what a seat sees, or knows with a perfect memory."""
    if how.memory != 0:
        information(kept.states[i], seat, out)
    else:
        observe(kept.states[i], seat, out)


def view_all(kept: Kept, how: How, seats: IntArray, out: IntRows, first: int, last: int) -> None:
    """Write what seat seats[i] observes of table i, over or not."""
    for i in range(first, last):
        _observe(i, kept, how, seats[i], out[i])


def view_scaled(
    tables: Kept, how: How, seats: IntArray, views: ScaledViews, first: int, last: int
) -> None:
    """Write what seat seats[i] observes of table i as floats, over or not."""
    scale = Scale(views.low, views.high, views.factors, views.shift)
    for i in range(first, last):
        _observe(i, tables, how, seats[i], views.row)
        scale_row(views.row, scale, views.row, 1, views.floats[i])


def draw_all(kept: Kept, how: How, seed: int, first: int, last: int) -> None:
    """Draw one of the legal actions of each table, each as likely as the others; 0 where none is.

    The games' own chance is left as it is.
    """
    for i in range(first, last):
        count = kept.counts[i]
        number = signed(stream(unsigned(seed), unsigned(i)) >> HALF)
        skip = (number * count) >> HALF
        if count == 0:
            kept.actions[i] = 0
        elif how.form != BITS:
            kept.actions[i] = kept.legal[i][skip]
        elif len(kept.words[i]) < MANY:
            kept.actions[i] = _nth_bit(kept.words[i], skip)
        else:
            kept.actions[i] = _sampled(kept.states[i], before(unsigned(seed), unsigned(i)))


def _nth_bit(words: IntArray, skip: int) -> int:
    """Return the place of a bit, counted from 0 among those that are set."""
    at = 0
    while popcount(words[at]) <= skip:
        skip -= popcount(words[at])
        at += 1
    return (at << WORD) + nth(words[at], skip)


def _sampled(s: GameState, rng: int) -> int:
    """Return the action that the game draws from such a counter, without a look at many words.

    It is the same one, since `sample` is defined to draw a place in the list.
    """
    own = s.rng
    s.rng = rng
    action = sample(s)
    s.rng = own
    return action
