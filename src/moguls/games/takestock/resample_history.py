"""Redealt history: deal and steps that lead to a redealt state by the same moves.

`resample.redeal` determines the cards at the end; this module writes the deal and the outcomes of
chance that lead there. A hidden share changes places with others of the pile that it was drawn
from. Event cards are followed from their piles to their places; a hidden one takes the kind drawn
for its place. An event kept since before the market last closed stays the same: another one would
change the events of an earlier pile.
"""

from typing import Final

from moguls.core.rules import Deal, Moment, Steps
from moguls.games.takestock.actions import ACTION_OF, Action
from moguls.games.takestock.event_bags import KIND_AT, RETURNING, added, without
from moguls.games.takestock.material import (
    CARD_OF,
    KIND_NAMES,
    KIND_OF,
    MARKET_CLOSED,
    NUM_CARDS,
    NUM_KEEPABLE,
    card_name,
)
from moguls.games.takestock.resample import hidden_shares, redeal
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.switches import KEEP_EVENTS

BITS: Final = range(NUM_CARDS)


def redeal_history(history: Moment, seat: int, rng: int) -> tuple[Deal, Steps]:
    """Return deal and steps that lead to the redealt end. Rules: TKS-H1."""
    now: State = history.states[-1]
    trail = Trail(history)
    old = [trail.old_kept(other) if other != seat else 0 for other in range(now.seats)]
    end = now.copy()
    end.rng = rng
    for other in range(now.seats):
        if other != seat:
            end.kept[other] = without(end.kept[other], old[other])
            end.aged[other] = 0
    redeal(end, seat)
    trail.rename(end, seat)
    entries = _with_exchanged_shares(history, end, seat)
    for at, cards in trail.outcomes.items():
        entries[at]["events"] = [KIND_NAMES[trail.kinds[card]] for card in cards]
    return entries[0], entries[1:]


# -- shares ---------------------------------------------------------------------------------------


def _with_exchanged_shares(history: Moment, end: State, seat: int) -> list[dict[str, object]]:
    """Return the deal and the steps with the hidden shares of this round exchanged."""
    now: State = history.states[-1]
    entries = [{**history.deal}, *({**step} for step in history.steps)]
    for lot, at in enumerate(_lots(history)):
        key = "order" if lot else "shares"
        exchange = _exchange(now, end, seat, lot)
        cards = [CARD_OF[name] for name in entries[at][key]]
        entries[at][key] = [card_name(exchange.get(card, card)) for card in cards]
    return entries


def _lots(history: Moment) -> list[int]:
    """Return the sources of this round's draw piles: 0 for the deal, else a step number."""
    places = [0]
    for number, step in enumerate(history.steps, 1):
        if step.get("chance") == "round":
            places = [number]
        elif step.get("chance") == "reshuffle":
            places.append(number)
    return places


def _exchange(now: State, end: State, seat: int, lot: int) -> dict[int, int]:
    """Return for each hidden card of a draw pile the card in its place at the end."""
    exchange: dict[int, int] = {}
    for other in range(now.seats):
        if other != seat:
            hands = (_hidden_in(s, other, seat, lot) for s in (now, end))
            exchange.update(zip(*hands, strict=True))
    if lot == now.lots:
        piles = (s.pile[s.pile_at : s.pile_end] for s in (now, end))
        exchange.update(zip(*piles, strict=True))
    return exchange


def _hidden_in(s: State, other: int, seat: int, lot: int) -> list[int]:
    """Return the cards of a draw pile in another's hand that are hidden from a seat."""
    cards = s.hands[other] & hidden_shares(s, seat)
    return [card for card in BITS if cards >> card & 1 and s.lot[card] == lot]


# -- events ---------------------------------------------------------------------------------------


class Trail:
    """History of all event cards.

    Attributes:
        kinds: kind of each card; cards are numbered in the order in which they enter a pile.
        outcomes: piles by the number of the chance step; 0 is the deal.
        kept_cards, unchosen: cards of each seat, the oldest first.
        drawn_pair: the two cards of which one is to be chosen.
        pile: rest of the pile.
        first: number of the first card of the pile since the market last closed.
    """

    def __init__(self, history: Moment) -> None:
        start: State = history.states[0]
        self.kinds: list[int] = []
        self.kept_cards: list[list[int]] = [[] for _ in range(start.seats)]
        self.unchosen: list[list[int]] = [[] for _ in range(start.seats)]
        self.drawn_pair: list[int] = []
        self.first = 0
        self.pile = self._new(history.deal["events"])
        self.outcomes = {0: self.pile[:]}
        for number, step in enumerate(history.steps, 1):
            before: State = history.states[number - 1]
            if step.get("chance") == "round":
                self._round(number, step["events"], before)
            elif "move" in step:
                self._move(before, ACTION_OF[step["move"]])

    def _new(self, names: list[str]) -> list[int]:
        start = len(self.kinds)
        self.kinds += [KIND_OF[name] for name in names]
        return list(range(start, len(self.kinds)))

    def _round(self, number: int, names: list[str], before: State) -> None:
        """Follow a new pile, or cards put under the old one. Rules: TKS-S5."""
        if before.closed:
            self.first = len(self.kinds)
            self.pile = self._new(names)
            self.unchosen = [[] for _ in self.unchosen]
            if not before.options & KEEP_EVENTS:
                self.kept_cards = [[] for _ in self.kept_cards]
        else:
            self.pile += self._new(names[len(self.pile) :])
            self.unchosen = [
                [card for card in cards if not self._returns(card)] for cards in self.unchosen
            ]
        self.outcomes[number] = self.pile[:]

    def _returns(self, card: int) -> bool:
        """Return whether a card is a split or a freeze. Rules: TKS-S5."""
        return bool(added(0, self.kinds[card]) & RETURNING)

    def _move(self, before: State, action: int) -> None:
        """Follow the cards that a move draws, keeps, chooses or plays. Rules: TKS-A5, TKS-A7."""
        seat = before.turn
        if action >= Action.CHOOSE:
            if action < Action.AUDIT:
                self._leave(self.drawn_pair, action - Action.CHOOSE)
                self.unchosen[seat] += self.drawn_pair
                self.drawn_pair = []
        elif action >= Action.PLAY:
            self._leave(self.kept_cards[seat], (action - Action.PLAY) % NUM_KEEPABLE)
        elif action >= Action.KEEP:
            self.kept_cards[seat] += self._open(1)
        elif action >= Action.DRAW_TWO:
            two = self._open(2)
            if len(two) == 1:
                self.unchosen[seat] += two
            else:
                self.drawn_pair = two

    def _leave(self, cards: list[int], kind: int) -> None:
        cards.remove(next(card for card in cards if self.kinds[card] == kind))

    def _open(self, count: int) -> list[int]:
        """Draw from the pile, and drop market closed."""
        cards, self.pile = self.pile[:count], self.pile[count:]
        return [card for card in cards if self.kinds[card] != MARKET_CLOSED]

    def old_kept(self, seat: int) -> int:
        """Return the events that a seat keeps from an earlier pile, as a bag."""
        bag = 0
        for card in self.kept_cards[seat]:
            if card < self.first:
                bag = added(bag, self.kinds[card])
        return bag

    def rename(self, end: State, seat: int) -> None:
        """Give every card hidden from a seat the kind of its place at the end."""
        for other in range(end.seats):
            if other != seat:
                young = [card for card in self.kept_cards[other] if card >= self.first]
                self._name(young, _kinds(end.kept[other]))
                # The oldest unchosen ones cannot be splits or freezes.
                self._name(self.unchosen[other], _kinds(end.unchosen[other]))
        if end.phase == Phase.CHOOSE and end.turn != seat:
            self._name(self.drawn_pair, end.drawn)
        self._name(self.pile, end.events[end.event_at : end.event_end])

    def _name(self, cards: list[int], kinds: list[int]) -> None:
        for card, kind in zip(cards, kinds, strict=True):
            self.kinds[card] = kind


def _kinds(bag: int) -> list[int]:
    """Return the kinds of a bag, splits and freezes last."""
    kinds = [KIND_AT[at] for at in range(bag.bit_length()) if bag >> at & 1]
    return sorted(kinds, key=lambda kind: bool(added(0, kind) & RETURNING))
