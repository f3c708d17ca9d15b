"""Dispatch over all actions: reasons for denial, and effect."""

from moguls.games.takestock.actions import NUM_WAYS, Action, Why
from moguls.games.takestock.audit import audit, freeze, why_not_audit, why_not_freeze
from moguls.games.takestock.bear import bear, why_not_bear
from moguls.games.takestock.hand import why_not_card
from moguls.games.takestock.insider import insider_done, take, why_not_insider_done, why_not_take
from moguls.games.takestock.material import NUM_CARDS, NUM_KEEPABLE
from moguls.games.takestock.playing import (
    choose,
    draw_two,
    keep,
    play_kept,
    why_not_choose,
    why_not_play,
)
from moguls.games.takestock.round_end import done, exercise, why_not_done, why_not_option
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.trade import raise_price, save_and_discard, why_not_raise, why_not_save


def why_not(s: State, action: int) -> Why:
    """Return why the seat on turn may not play `action` now, or `Why.NONE`.

    Rules: TKS-T1, TKS-A5.
    """
    if action >= Action.CHOOSE:
        return _why_not_answer(s, action)
    if action < Action.SAVE:
        return why_not_raise(s, action)
    if action < Action.DRAW_TWO:
        pair = action - Action.SAVE
        return why_not_save(s, pair // NUM_CARDS, pair % NUM_CARDS)
    if action < Action.KEEP:
        return why_not_card(s, Phase.TURN, action - Action.DRAW_TWO)
    if action < Action.PLAY:
        return why_not_card(s, Phase.TURN, action - Action.KEEP)
    played = action - Action.PLAY
    return why_not_play(s, played // NUM_KEEPABLE, played % NUM_KEEPABLE)


def _why_not_answer(s: State, action: int) -> Why:
    if action < Action.AUDIT:
        return why_not_choose(s, action - Action.CHOOSE)
    if action < Action.FREEZE:
        way = action - Action.AUDIT
        return why_not_audit(s, way // NUM_WAYS, way % NUM_WAYS)
    if action < Action.TAKE:
        return why_not_freeze(s)
    if action < Action.INSIDER_DONE:
        pair = action - Action.TAKE
        return why_not_take(s, pair // NUM_CARDS, pair % NUM_CARDS)
    if action == Action.INSIDER_DONE:
        return why_not_insider_done(s)
    if action < Action.OPTION:
        return why_not_bear(s, action - Action.BEAR)
    if action < Action.OPTION_DONE:
        return why_not_option(s, action - Action.OPTION)
    return why_not_done(s)


def apply(s: State, action: int) -> None:
    """Play a legal action of the seat on turn, and all that follows until chance is due.

    Rules: TKS-T1, TKS-A5.
    """
    if action >= Action.CHOOSE:
        _answer(s, action)
    elif action < Action.SAVE:
        raise_price(s, action)
    elif action < Action.DRAW_TWO:
        pair = action - Action.SAVE
        save_and_discard(s, pair // NUM_CARDS, pair % NUM_CARDS)
    elif action < Action.KEEP:
        draw_two(s, action - Action.DRAW_TWO)
    elif action < Action.PLAY:
        keep(s, action - Action.KEEP)
    else:
        played = action - Action.PLAY
        play_kept(s, played // NUM_KEEPABLE, played % NUM_KEEPABLE)


def _answer(s: State, action: int) -> None:
    if action < Action.AUDIT:
        choose(s, action - Action.CHOOSE)
    elif action < Action.FREEZE:
        way = action - Action.AUDIT
        audit(s, way // NUM_WAYS, way % NUM_WAYS)
    elif action < Action.TAKE:
        freeze(s, action - Action.FREEZE)
    elif action < Action.INSIDER_DONE:
        pair = action - Action.TAKE
        take(s, pair // NUM_CARDS, pair % NUM_CARDS)
    elif action == Action.INSIDER_DONE:
        insider_done(s)
    elif action < Action.OPTION:
        bear(s, action - Action.BEAR)
    elif action < Action.OPTION_DONE:
        exercise(s, action - Action.OPTION)
    else:
        done(s)
