"""The legal actions of the seat on turn: all of them in order, or one at random."""

from moguls.games.takestock.actions import Action
from moguls.games.takestock.audit import audits
from moguls.games.takestock.event_bags import KIND_AT, nth
from moguls.games.takestock.material import NUM_CARDS, NUM_KEEPABLE, NUM_STOCKS
from moguls.games.takestock.playing import kept_kinds
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.trade import may_save, raises
from moguls.kernel.bits import lowest, popcount
from moguls.kernel.chance import draw
from moguls.kernel.loop_types import Target


def choices(s: State, out: Target) -> int:
    """Write the legal actions of the seat on turn into `out`, ascending; return how many.

    None when the game is over, and while cards must be shuffled.

    Rules: TKS-T1, TKS-A5.
    """
    if s.phase == Phase.TURN:
        return _write_turn(s, out)
    if s.phase == Phase.INSIDER:
        count = _write_pairs(out, 0, Action.TAKE, s.pool, s.hands[s.turn])
        out[count] = 0 + Action.INSIDER_DONE
        return count + 1
    if s.phase == Phase.OPTIONS:
        count = _write_cards(out, 0, Action.OPTION, s.hands[s.turn])
        out[count] = 0 + Action.OPTION_DONE
        return count + 1
    return _write_cards(out, 0, _first_answer(s), _answers(s))


def _first_answer(s: State) -> int:
    """Return the number of the first action of the phase."""
    if s.phase == Phase.CHOOSE:
        return Action.CHOOSE
    if s.phase == Phase.AUDIT:
        return Action.AUDIT
    return Action.FREEZE if s.phase == Phase.FREEZE else Action.BEAR


def _answers(s: State) -> int:
    """Return the actions of a phase that has few, as bits counted from its first action.

    Rules: TKS-A5, TKS-V5, TKS-V6, TKS-V8.
    """
    if s.phase == Phase.CHOOSE:
        return 1 << s.drawn[0] | 1 << s.drawn[1]
    if s.phase == Phase.AUDIT:
        return audits(s)
    if s.phase == Phase.FREEZE:
        return (1 << NUM_STOCKS) - 1
    return s.hands[s.turn] if s.phase == Phase.BEAR else 0


def _write_turn(s: State, out: Target) -> int:
    """Write the actions that begin a turn."""
    hand = s.hands[s.turn]
    count = _write_cards(out, 0, Action.RAISE, raises(s))
    if may_save(s):
        count = _write_pairs(out, count, Action.SAVE, hand, hand)
    count = _write_cards(out, count, Action.DRAW_TWO, hand)
    count = _write_cards(out, count, Action.KEEP, hand)
    for _ in range(popcount(hand)):
        kinds = kept_kinds(s)
        for _ in range(popcount(kinds)):
            out[count] = Action.PLAY + lowest(hand) * NUM_KEEPABLE + KIND_AT[lowest(kinds)]
            kinds &= kinds - 1
            count += 1
        hand &= hand - 1
    return count


def _write_cards(out: Target, count: int, first: int, cards: int) -> int:
    """Write an action for each card of a set, after `count` others; return how many there are."""
    for _ in range(popcount(cards)):
        out[count] = first + lowest(cards)
        cards &= cards - 1
        count += 1
    return count


def _write_pairs(out: Target, count: int, first: int, cards: int, others: int) -> int:
    """Write an action for each card of a set with each other card of another set."""
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        count = _write_cards(out, count, first + card * NUM_CARDS, others & ~(1 << card))
    return count


def sample(s: State) -> int:
    """Draw one of the legal actions: `choices` at the place drawn. Rules: TKS-T1, TKS-A5."""
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
    """Draw one of the actions that begin a turn."""
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
    each = popcount(kinds)
    card = nth(hand, skip // each)
    return Action.PLAY + card * NUM_KEEPABLE + KIND_AT[nth(kinds, skip % each)]
