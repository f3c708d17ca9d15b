"""What a seat has not seen, and how it is drawn again.

Drawn again is whatever the seat could not tell from what is there, each card a card of its own:

Shares. All know which cards went into each draw pile of the round: into the first all 55, into
one after a reshuffle the discards. So a hidden card of a hand can be any hidden card of the pile
that it was drawn from (`lot`), and nothing else. The cards of one pile are spread over the places
of that pile, each card left as likely as any other, so each way of spreading them is as likely.

Events. The place of market closed is known, and so is which cards were put under the pile after a
round; these are shuffled among themselves. All other hidden events are spread over the hidden
places. Some places cannot take all: an unchosen event from before splits and freezes were taken
out is none of these (`stale`), and an event kept since before the market last closed is one of
those that the seat had not seen then (`aged`, `possible`; switch `kept_events`). Such places are
filled first. With one sort of them, each step leaves as many ways to go on whatever was drawn, so
all ways are as likely; with both, a draw that leaves fewer ways is rejected as much more often.
What a seat had seen when the market closed before the last time is no longer counted.
"""

from typing import Final

from moguls.games.takestock.event_bags import (
    FIELD,
    KIND_AT,
    RETURNING,
    added,
    joined,
    removed,
    without,
)
from moguls.games.takestock.material import MARKET_CLOSED, MAX_ROUNDS, NUM_KINDS
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import KEEP_EVENTS
from moguls.kernel.rules.chance import draw, pick
from moguls.kernel.state.bits import lowest, popcount
from moguls.mechanisms.shuffle import shuffle

OUTLINED: Final = ("hidden_events", "look_back", "draw_pile", "_draw_bag", "_spread")


def redeal(s: State, seat: int) -> None:
    """Draw again all cards that `seat` cannot know, uniformly among what it may hold possible.

    Rules: TKS-H1.
    """
    _redeal_shares(s, seat)
    _redeal_events(s, seat)


# -- shares ---------------------------------------------------------------------------------------


def hidden_shares(s: State, seat: int) -> int:
    """Return the shares in the hands of others that `seat` has not seen there. Rules: TKS-H1."""
    cards = 0
    for other in range(s.seats):
        if other != seat:
            cards |= s.hands[other]
    return cards & ~s.shown


def draw_pile(s: State) -> int:
    """Return the cards of the draw pile as a set. Rules: TKS-S2."""
    cards = 0
    for i in range(s.pile_at, s.pile_end):
        cards |= 1 << s.pile[i]
    return cards


def _redeal_shares(s: State, seat: int) -> None:
    """Spread the hidden cards of each draw pile over the places of that pile."""
    hidden = hidden_shares(s, seat)
    for lot in range(s.lots):
        _spread(s, seat, of_lot(s, hidden, lot), 0)
    left = _spread(s, seat, of_lot(s, hidden, s.lots), draw_pile(s))
    for i in range(s.pile_at, s.pile_end):
        s.pile[i] = lowest(left)
        left &= left - 1
    shuffle(s, s.pile, s.pile_at, s.pile_end)


def of_lot(s: State, cards: int, lot: int) -> int:
    """Return those of the cards that lay last in draw pile number `lot`. Rules: TKS-H1."""
    found = 0
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        if s.lot[card] == lot:
            found |= 1 << card
    return found


def _spread(s: State, seat: int, held: int, pile: int) -> int:
    """Replace the cards `held` in others' hands by random ones of these and of `pile`.

    Returns:
        The cards left over: as many as the pile has.
    """
    left = held | pile
    for other in range(s.seats):
        if other != seat:
            old = s.hands[other] & held
            s.hands[other] ^= old
            for _ in range(popcount(old)):
                card = 1 << pick(s, left)
                left ^= card
                s.hands[other] |= card
            held &= ~old
    return left


# -- events ---------------------------------------------------------------------------------------


def look_back(s: State) -> None:
    """Keep what each seat has not seen as the market closes: old kept events are among it.

    Rules: TKS-S5, TKS-H1.
    """
    if s.options & KEEP_EVENTS:
        for seat in range(s.seats):
            s.possible[seat] = hidden_events(s, seat)
            s.aged[seat] = popcount(s.kept[seat])


def hidden_events(s: State, seat: int) -> int:
    """Return the events that `seat` cannot place, as a bag. Rules: TKS-H1."""
    bag = 0
    for other in range(s.seats):
        if other != seat:
            bag = joined(joined(bag, s.kept[other]), s.unchosen[other])
    if s.phase == Phase.CHOOSE and s.turn != seat:
        bag = added(added(bag, s.drawn[0]), s.drawn[1])
    for i in range(s.event_at, buried_at(s)):
        if s.events[i] != MARKET_CLOSED:
            bag = added(bag, s.events[i])
    return bag


def buried_at(s: State) -> int:
    """Return where in `events` those begin that were put under the pile. Rules: TKS-S5, TKS-H1."""
    at = 0 + s.event_end
    for i in range(MAX_ROUNDS):
        at -= s.buried[i]
    return at


def _redeal_events(s: State, seat: int) -> None:
    """Spread the hidden events over the hidden places, those first that cannot take all."""
    pool = hidden_events(s, seat)
    old = _draw_aged(s, seat, pool)
    pool = without(pool, old)
    firm = _draw_bag(s, pool & ~RETURNING, _number_stale(s, seat))
    pool = without(pool, firm)
    for other in range(s.seats):
        if other != seat:
            mine = _draw_bag(s, old, s.aged[other])
            old = without(old, mine)
            more = _draw_bag(s, pool, popcount(s.kept[other]) - s.aged[other])
            pool = without(pool, more)
            s.kept[other] = joined(mine, more)
            mine = _draw_bag(s, firm, s.stale[other])
            firm = without(firm, mine)
            more = _draw_bag(s, pool, popcount(s.unchosen[other]) - s.stale[other])
            pool = without(pool, more)
            s.unchosen[other] = joined(mine, more)
    if s.phase == Phase.CHOOSE and s.turn != seat:
        for i in range(len(s.drawn)):
            s.drawn[i] = KIND_AT[pick(s, pool)]
            pool = removed(pool, s.drawn[i])
    _redeal_event_pile(s, pool)


def _redeal_event_pile(s: State, pool: int) -> None:
    """Fill the pile with the events of `pool` around market closed; shuffle what is beneath."""
    at = buried_at(s)
    for i in range(s.event_at, at):
        if s.events[i] != MARKET_CLOSED:
            s.events[i] = KIND_AT[pick(s, pool)]
            pool = removed(pool, s.events[i])
    for i in range(MAX_ROUNDS):
        shuffle(s, s.events, at, at + s.buried[i])
        at += s.buried[i]


def _draw_bag(s: State, pool: int, count: int) -> int:
    """Return `count` random events of a bag, as a bag."""
    drawn = 0
    for _ in range(count):
        kind = KIND_AT[pick(s, pool)]
        pool = removed(pool, kind)
        drawn = added(drawn, kind)
    return drawn


def _number_stale(s: State, seat: int) -> int:
    """Return how many unchosen events of others are surely no splits and no freezes."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.stale[other]
    return count


def _draw_aged(s: State, seat: int, pool: int) -> int:
    """Return random events for the places of old kept events, as a bag.

    A draw with more of a kind than the seat had not seen is no possible one; of the others, each
    is accepted in proportion to the number of ways that it leaves for the stale places.
    """
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.aged[other]
    if count == 0:
        return 0
    able = pool & _all_of(s.possible[seat])
    drawn = _draw_bag(s, able, count)
    while drawn & ~s.possible[seat] != 0 or not _leaves_room(s, seat, pool, drawn):
        drawn = _draw_bag(s, able, count)
    return drawn


def _all_of(bag: int) -> int:
    """Return a bag with all cards of each kind that the bag holds any of."""
    able = 0
    for kind in range(NUM_KINDS):
        if bag & FIELD[kind] != 0:
            able |= FIELD[kind]
    return able


def _leaves_room(s: State, seat: int, pool: int, drawn: int) -> bool:
    """Accept a draw for the old kept events with the chance that stale places miss its cards.

    The ways to fill n stale places after `used` of m able cards are gone are in proportion to the
    chance that n cards drawn from all m are none of these.
    """
    able = popcount(pool & ~RETURNING)
    used = popcount(drawn & ~RETURNING)
    hits = 0
    for i in range(_number_stale(s, seat)):
        hits += 1 if draw(s, able - i) < used else 0
    return hits == 0
