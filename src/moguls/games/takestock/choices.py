"""Legal actions of the seat on turn: all of them in order, or one at random."""

from moguls.games.takestock.actions import Action
from moguls.games.takestock.audit import audits
from moguls.games.takestock.event_bags import KIND_AT
from moguls.games.takestock.material import NUM_CARDS, NUM_KEEPABLE, NUM_STOCKS
from moguls.games.takestock.playing import kept_kinds
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.trade import may_save, raises
from moguls.kernel.rules.chance import draw
from moguls.kernel.rules.legal_sets import offer
from moguls.kernel.state.bits import lowest, nth, popcount
from moguls.kernel.state.types import Target


def choices(s: State, out: Target) -> int:
    """Offer the legal actions of the seat on turn, ascending; return how many.

    There are none when the game is over, and while cards must be shuffled.

    Rules: TKS-T1, TKS-A5.
    """
    if s.phase == Phase.TURN:
        return _offer_turn(s, out)
    if s.phase == Phase.INSIDER:
        count = _offer_pairs(out, 0, Action.TAKE, s.pool, s.hands[s.turn])
        return offer(out, count, 0 + Action.INSIDER_DONE, 1)
    if s.phase == Phase.OPTIONS:
        count = offer(out, 0, Action.OPTION, s.hands[s.turn])
        return offer(out, count, 0 + Action.OPTION_DONE, 1)
    return offer(out, 0, _first_answer(s), _answers(s))


def _first_answer(s: State) -> int:
    if s.phase == Phase.CHOOSE:
        return Action.CHOOSE
    if s.phase == Phase.AUDIT:
        return Action.AUDIT
    return Action.FREEZE if s.phase == Phase.FREEZE else Action.BEAR


def _answers(s: State) -> int:
    """Return the actions of a phase with few of them: bits counted from its first action.

    Rules: TKS-A5, TKS-V5, TKS-V6, TKS-V8.
    """
    if s.phase == Phase.CHOOSE:
        return 1 << s.drawn[0] | 1 << s.drawn[1]
    if s.phase == Phase.AUDIT:
        return audits(s)
    if s.phase == Phase.FREEZE:
        return (1 << NUM_STOCKS) - 1
    return s.hands[s.turn] if s.phase == Phase.BEAR else 0


def _offer_turn(s: State, out: Target) -> int:
    hand = s.hands[s.turn]
    count = offer(out, 0, Action.RAISE, raises(s))
    if may_save(s):
        count = _offer_pairs(out, count, Action.SAVE, hand, hand)
    count = offer(out, count, Action.DRAW_TWO, hand)
    count = offer(out, count, Action.KEEP, hand)
    kinds = kinds_in(kept_kinds(s))
    if kinds != 0:
        for _ in range(popcount(hand)):
            count = offer(out, count, Action.PLAY + lowest(hand) * NUM_KEEPABLE, kinds)
            hand &= hand - 1
    return count


def kinds_in(bag: int) -> int:
    """Return the kinds of events in a bag as a set. Rules: TKS-C2."""
    kinds = 0
    for _ in range(popcount(bag)):
        kinds |= 1 << KIND_AT[lowest(bag)]
        bag &= bag - 1
    return kinds


def _offer_pairs(out: Target, count: int, first: int, cards: int, others: int) -> int:
    """Offer an action for each card of a set with each other card of another set."""
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        count = offer(out, count, first + card * NUM_CARDS, others & ~(1 << card))
    return count


def sample(s: State) -> int:
    """Draw one of the legal actions: a random entry of `choices`. Rules: TKS-T1, TKS-A5."""
    if s.phase == Phase.TURN:
        return _sample_turn(s)
    hand = s.hands[s.turn]
    if s.phase == Phase.INSIDER:
        size = popcount(hand)
        skip = draw(s, popcount(s.pool) * size + 1)
        if skip == popcount(s.pool) * size:
            return Action.INSIDER_DONE
        return Action.TAKE + nth(s.pool, skip // size) * NUM_CARDS + nth(hand, skip % size)
    if s.phase == Phase.OPTIONS:
        skip = draw(s, popcount(hand) + 1)
        return Action.OPTION_DONE if skip == popcount(hand) else Action.OPTION + nth(hand, skip)
    answers = _answers(s)
    return _first_answer(s) + nth(answers, draw(s, popcount(answers)))


def _sample_turn(s: State) -> int:
    hand = s.hands[s.turn]
    size = popcount(hand)
    up = raises(s)
    kinds = kept_kinds(s)
    saves = size * (size - 1) if may_save(s) else 0
    skip = draw(s, popcount(up) + saves + size * (2 + popcount(kinds)))
    if skip < popcount(up):
        return Action.RAISE + nth(up, skip)
    skip -= popcount(up)
    if skip < saves:
        card = nth(hand, skip // (size - 1))
        other = nth(hand & ~(1 << card), skip % (size - 1))
        return Action.SAVE + card * NUM_CARDS + other
    skip -= saves
    if skip < size:
        return Action.DRAW_TWO + nth(hand, skip)
    if skip < 2 * size:
        return Action.KEEP + nth(hand, skip - size)
    skip -= 2 * size
    num_kinds = popcount(kinds)
    card = nth(hand, skip // num_kinds)
    return Action.PLAY + card * NUM_KEEPABLE + KIND_AT[nth(kinds, skip % num_kinds)]
