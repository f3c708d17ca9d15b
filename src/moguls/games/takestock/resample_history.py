"""A game so far, told so that all that a seat cannot know at its end is drawn anew.

`seen.redeal` says what lies where at the end; here the deal and the outcomes of chance are written
that lead there by the same moves. A hidden share changes places with others of the pile that it
was drawn from. Event cards are followed from their piles to where they lie; one that is hidden
takes the kind that was drawn for its place. An event kept since before the market last closed
stays as it is: another one would mean other events in a pile that is gone.
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


def drawn_anew(history: Moment, seat: int, rng: int) -> tuple[Deal, Steps]:
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
    made = _shares_anew(history, end, seat)
    for at, cards in trail.outcomes.items():
        made[at]["events"] = [KIND_NAMES[trail.kinds[card]] for card in cards]
    return made[0], made[1:]


# -- shares ---------------------------------------------------------------------------------------


def _shares_anew(history: Moment, end: State, seat: int) -> list[dict[str, object]]:
    """Return the deal and the steps with the hidden shares of this round exchanged."""
    now: State = history.states[-1]
    made = [{**history.deal}, *({**step} for step in history.steps)]
    for lot, at in enumerate(_lots(history)):
        key = "order" if lot else "shares"
        changed = _exchanged(now, end, seat, lot)
        cards = [CARD_OF[name] for name in made[at][key]]
        made[at][key] = [card_name(changed.get(card, card)) for card in cards]
    return made


def _lots(history: Moment) -> list[int]:
    """Return where this round's draw piles stand: 0 for the deal, else the number of the step."""
    found = [0]
    for number, step in enumerate(history.steps, 1):
        if step.get("chance") == "round":
            found = [number]
        elif step.get("chance") == "reshuffle":
            found.append(number)
    return found


def _exchanged(now: State, end: State, seat: int, lot: int) -> dict[int, int]:
    """Return for each hidden card of a draw pile which one lies in its place at the end."""
    changed: dict[int, int] = {}
    for other in range(now.seats):
        if other != seat:
            held = (_hidden_in(s, other, seat, lot) for s in (now, end))
            changed.update(zip(*held, strict=True))
    if lot == now.lots:
        piles = (s.pile[s.pile_at : s.pile_end] for s in (now, end))
        changed.update(zip(*piles, strict=True))
    return changed


def _hidden_in(s: State, other: int, seat: int, lot: int) -> list[int]:
    """Return the cards of a draw pile in another's hand that a seat has not seen there."""
    cards = s.hands[other] & hidden_shares(s, seat)
    return [card for card in BITS if cards >> card & 1 and s.lot[card] == lot]


# -- events ---------------------------------------------------------------------------------------


class Trail:
    """Every event card followed from pile to pile.

    Attributes:
        kinds: the kind of each card; cards are numbered as they come into a pile.
        outcomes: the piles as chance brought them: 0 is the deal, else the number of the step.
        kept, unchosen: the cards of each seat, the oldest first.
        drawn: the two of which one is to be chosen.
        pile: what is left of the pile.
        first: number of the first card of the pile since the market last closed.
    """

    def __init__(self, history: Moment) -> None:
        """Follow the cards of a game."""
        begun: State = history.states[0]
        self.kinds: list[int] = []
        self.kept: list[list[int]] = [[] for _ in range(begun.seats)]
        self.unchosen: list[list[int]] = [[] for _ in range(begun.seats)]
        self.drawn: list[int] = []
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
        """Return the numbers of cards that come into a pile."""
        start = len(self.kinds)
        self.kinds += [KIND_OF[name] for name in names]
        return list(range(start, len(self.kinds)))

    def _round(self, number: int, names: list[str], before: State) -> None:
        """Take a new pile, or what goes under the old one. Rules: TKS-S5."""
        if before.closed:
            self.first = len(self.kinds)
            self.pile = self._new(names)
            self.unchosen = [[] for _ in self.unchosen]
            if not before.options & KEEP_EVENTS:
                self.kept = [[] for _ in self.kept]
        else:
            self.pile += self._new(names[len(self.pile) :])
            self.unchosen = [
                [card for card in cards if not self._returns(card)] for cards in self.unchosen
            ]
        self.outcomes[number] = self.pile[:]

    def _returns(self, card: int) -> bool:
        """Say whether a card is a split or a freeze. Rules: TKS-S5."""
        return bool(added(0, self.kinds[card]) & RETURNING)

    def _move(self, before: State, action: int) -> None:
        """Follow the cards that a move draws, keeps, chooses or plays. Rules: TKS-A5, TKS-A7."""
        seat = before.turn
        if action >= Action.CHOOSE:
            if action < Action.AUDIT:
                self._leave(self.drawn, action - Action.CHOOSE)
                self.unchosen[seat] += self.drawn
                self.drawn = []
        elif action >= Action.PLAY:
            self._leave(self.kept[seat], (action - Action.PLAY) % NUM_KEEPABLE)
        elif action >= Action.KEEP:
            self.kept[seat] += self._open(1)
        elif action >= Action.DRAW_TWO:
            two = self._open(2)
            if len(two) == 1:
                self.unchosen[seat] += two
            else:
                self.drawn = two

    def _leave(self, cards: list[int], kind: int) -> None:
        """Take the oldest card of a kind out of some."""
        cards.remove(next(card for card in cards if self.kinds[card] == kind))

    def _open(self, count: int) -> list[int]:
        """Draw from the pile; market closed goes to nobody."""
        cards, self.pile = self.pile[:count], self.pile[count:]
        return [card for card in cards if self.kinds[card] != MARKET_CLOSED]

    def old_kept(self, seat: int) -> int:
        """Return the events that a seat keeps from a pile that is gone, as a bag."""
        bag = 0
        for card in self.kept[seat]:
            if card < self.first:
                bag = added(bag, self.kinds[card])
        return bag

    def rename(self, end: State, seat: int) -> None:
        """Let every card that a seat cannot know be of the kind that lies there at the end."""
        for other in range(end.seats):
            if other != seat:
                young = [card for card in self.kept[other] if card >= self.first]
                self._name(young, _kinds(end.kept[other]))
                # The oldest unchosen ones are surely no splits or freezes.
                self._name(self.unchosen[other], _kinds(end.unchosen[other]))
        if end.phase == Phase.CHOOSE and end.turn != seat:
            self._name(self.drawn, end.drawn)
        self._name(self.pile, end.events[end.event_at : end.event_end])

    def _name(self, cards: list[int], kinds: list[int]) -> None:
        """Give cards their kinds."""
        for card, kind in zip(cards, kinds, strict=True):
            self.kinds[card] = kind


def _kinds(bag: int) -> list[int]:
    """Return the kinds of a bag, splits and freezes last."""
    kinds = [KIND_AT[at] for at in range(bag.bit_length()) if bag >> at & 1]
    return sorted(kinds, key=lambda kind: bool(added(0, kind) & RETURNING))
