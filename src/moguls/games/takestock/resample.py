"""Redeal (determinization): a random state with the same information for one seat.

All hidden cards are drawn again that the seat cannot locate; cards of one kind are distinct.

Shares. It is public which cards went into each draw pile of the round: all 55 into the first, the
discards into one after a reshuffle. So a hidden card of a hand can be any hidden card of the pile
that it was drawn from (`lot`), and no other. The cards of one pile are spread uniformly over the
places of that pile.

Events. The place of market closed is public, and so are the cards put under the pile after a round;
these are shuffled among themselves. All other hidden events are spread over the hidden places. Some
places have constraints: an unchosen event from before splits and freezes were taken out is neither
(`stale`), and an event kept since before the market last closed is one of those that the seat had
not seen then (`aged`, `possible`; switch `kept_events`). Such places are filled first. With one
constraint, each draw leaves the same number of completions, so all are equally likely; with both,
rejection sampling corrects for draws that leave fewer completions. Information from before the
market closed for the last time but one is ignored.
"""

from typing import Final

from moguls.games.takestock.event_bags import (
    ALL_EVENTS,
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
    """Redeal all cards hidden from `seat`, uniformly among the states that it holds possible.

    Rules: TKS-H1.
    """
    _redeal_shares(s, seat)
    _redeal_events(s, seat)


def forget(s: State, seat: int) -> None:
    """Remove where the cards drawn before lay, and what the other seats remember.

    Rules: TKS-H1.
    """
    forget_drawn(s)
    if s.phase != Phase.CHOOSE:
        s.drawn[0] = s.drawn[1] = 0
    for other in range(s.seats):
        if other != seat:
            s.possible[other] = ALL_EVENTS


def forget_drawn(s: State) -> None:
    """Clear both lists of cards around the piles. Rules: TKS-H1."""
    for i in range(s.pile_at):
        s.pile[i] = 0
    for i in range(s.pile_end, len(s.pile)):
        s.pile[i] = 0
    for i in range(s.event_at):
        s.events[i] = 0
    for i in range(s.event_end, len(s.events)):
        s.events[i] = 0


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
    """Redeal the hidden cards of each draw pile among the places of that pile."""
    hidden = hidden_shares(s, seat)
    for lot in range(s.lots):
        _spread(s, seat, of_lot(s, hidden, lot), 0)
    rest = _spread(s, seat, of_lot(s, hidden, s.lots), draw_pile(s))
    for i in range(s.pile_at, s.pile_end):
        s.pile[i] = lowest(rest)
        rest &= rest - 1
    shuffle(s, s.pile, s.pile_at, s.pile_end)


def of_lot(s: State, cards: int, lot: int) -> int:
    """Return the cards that were last in draw pile number `lot`. Rules: TKS-H1."""
    result = 0
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        if s.lot[card] == lot:
            result |= 1 << card
    return result


def _spread(s: State, seat: int, hidden: int, pile: int) -> int:
    """Replace the cards `hidden` in others' hands by random ones of these and of `pile`.

    Returns:
        The cards left over: as many as `pile` has.
    """
    rest = hidden | pile
    for other in range(s.seats):
        if other != seat:
            old = s.hands[other] & hidden
            s.hands[other] ^= old
            for _ in range(popcount(old)):
                card = 1 << pick(s, rest)
                rest ^= card
                s.hands[other] |= card
            hidden &= ~old
    return rest


# -- events ---------------------------------------------------------------------------------------


def look_back(s: State) -> None:
    """Record the events hidden from each seat when the market closes; old kept ones are among them.

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
    """Return the index in `events` of the first one put under the pile. Rules: TKS-S5, TKS-H1."""
    at = 0 + s.event_end
    for i in range(MAX_ROUNDS):
        at -= s.buried[i]
    return at


def _redeal_events(s: State, seat: int) -> None:
    """Redeal the hidden events among the hidden places, those with constraints first."""
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
    """Fill the pile with the events of `pool` around market closed; shuffle those beneath."""
    at = buried_at(s)
    for i in range(s.event_at, at):
        if s.events[i] != MARKET_CLOSED:
            s.events[i] = KIND_AT[pick(s, pool)]
            pool = removed(pool, s.events[i])
    for i in range(MAX_ROUNDS):
        shuffle(s, s.events, at, at + s.buried[i])
        at += s.buried[i]


def _draw_bag(s: State, pool: int, count: int) -> int:
    bag = 0
    for _ in range(count):
        kind = KIND_AT[pick(s, pool)]
        pool = removed(pool, kind)
        bag = added(bag, kind)
    return bag


def _number_stale(s: State, seat: int) -> int:
    """Return the number of unchosen events of others that cannot be splits or freezes."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.stale[other]
    return count


def _draw_aged(s: State, seat: int, pool: int) -> int:
    """Return random events for the places of old kept events, as a bag.

    A draw with more of a kind than was hidden from the seat is rejected; any other is accepted in
    proportion to the number of completions that it leaves for the stale places.
    """
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.aged[other]
    if count == 0:
        return 0
    able = pool & _all_of(s.possible[seat])
    bag = _draw_bag(s, able, count)
    while bag & ~s.possible[seat] != 0 or not _leaves_room(s, seat, pool, bag):
        bag = _draw_bag(s, able, count)
    return bag


def _all_of(bag: int) -> int:
    """Return a bag with all cards of each kind in the bag."""
    able = 0
    for kind in range(NUM_KINDS):
        if bag & FIELD[kind] != 0:
            able |= FIELD[kind]
    return able


def _leaves_room(s: State, seat: int, pool: int, bag: int) -> bool:
    """Accept a draw for the old kept events with the probability that stale places miss its cards.

    The number of ways to fill n stale places without `used` of m able cards is proportional to the
    probability that n cards drawn from all m are none of these.
    """
    able = popcount(pool & ~RETURNING)
    used = popcount(bag & ~RETURNING)
    hits = 0
    for i in range(_number_stale(s, seat)):
        hits += 1 if draw(s, able - i) < used else 0
    return hits == 0
