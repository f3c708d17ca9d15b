"""What a step made happen, in the order in which it happened, as one viewer may hear it.

The client animates and speaks these; it never works a rule out. What is secret is left out of an
event for whoever may not know it: a drawn card, the events that a seat looks at.
"""

from typing import Any, Final, TypeVar, cast

from moguls.games.takestock.actions import AUDIT_WAYS, NUM_WAYS, Action
from moguls.games.takestock.check import card_names, event_names
from moguls.games.takestock.finish import winners
from moguls.games.takestock.market import price
from moguls.games.takestock.material import (
    BULL,
    CARD_OF,
    CLOSING,
    KIND_NAMES,
    MARKET_CLOSED,
    NUM_CARDS,
    NUM_KEEPABLE,
    STOCK_OF,
    VALUE_OF,
)
from moguls.games.takestock.rounds import returning
from moguls.games.takestock.shown import STOCK_NAMES
from moguls.games.takestock.shown_events import (
    EndName,
    TakeStockDiscard,
    TakeStockDraw,
    TakeStockEvent,
    TakeStockKeep,
    TakeStockLook,
    TakeStockPlay,
    TakeStockPrice,
    TakeStockRaise,
)
from moguls.games.takestock.state import Phase, State
from moguls.kernel.state.bits import has

Events = list[TakeStockEvent]
Secret = TypeVar("Secret", TakeStockDraw, TakeStockKeep, TakeStockLook)
CARD_NAMES: Final = tuple(CARD_OF)  # the same texts in all events: a table holds many


def tell(before: State | None, action: Any, after: State, viewer: int | None = None) -> Events:
    """Return the events of one action, of an outcome of chance, or of the deal."""
    if before is None:
        return _opened(after, viewer)
    if isinstance(action, dict):
        return _chance(before, action, after, viewer)
    told = _acted(before, action, viewer)
    told += _market(before, after) if action >= Action.DRAW_TWO else []
    told += _tokens(before, after) if action < Action.OPTION else []
    cards = before.pile[before.pile_at : after.pile_at]
    drawers = _drawers(before, before.active, _bull(action))
    told += _draws(cards, drawers, viewer)
    return told + _ended(before, action, after)


# -- chance ---------------------------------------------------------------------------------------


def _opened(after: State, viewer: int | None) -> Events:
    """Return the beginning of a round: hands, and the first draw."""
    first = (after.dealer + 1) % after.seats
    told: Events = [
        {"type": "round", "round": int(after.round), "dealer": int(after.dealer), "seat": first}
    ]
    drawn = after.pile[after.pile_at - 1]
    if viewer is not None:
        hand = after.hands[viewer] & ~(1 << drawn)
        told.append({"type": "hand", "seat": viewer, "cards": card_names(hand)})
    return told + _draws([drawn], [first], viewer)


def _chance(before: State, step: dict[str, Any], after: State, viewer: int | None) -> Events:
    """Return what came of an outcome of chance."""
    if step["chance"] == "round":
        if before.closed:
            return [{"type": "new_pile"}, *_opened(after, viewer)]
        under = event_names(returning(before))
        return [{"type": "buried", "events": under}, *_opened(after, viewer)]
    told: Events = [{"type": "reshuffle", "cards": len(step["order"])}]
    cards = after.pile[: after.pile_at]
    seat = before.drawer if before.bull_draws else before.active
    drawers = [(seat + i) % before.seats for i in range(before.bull_draws)]
    last = before.active + 1 if before.bull_draws else before.active
    told += _draws(cards, [*drawers, last % before.seats], viewer)
    return told + _ended(before, -1, after)


# -- what the seat did ----------------------------------------------------------------------------


def _acted(before: State, action: int, viewer: int | None) -> Events:
    """Return the events of the action itself."""
    seat = int(before.turn)
    if action >= Action.CHOOSE:
        return _answered(before, seat, action, viewer)
    if action < Action.SAVE:
        return [_raised(before, seat, action)]
    if action < Action.DRAW_TWO:
        saved, other = divmod(action - Action.SAVE, NUM_CARDS)
        pair = CARD_NAMES[saved], CARD_NAMES[other]
        return [{"type": "save", "seat": seat, "card": pair[0], "discard": pair[1]}]
    if action >= Action.PLAY:
        gone, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
        return [_discarded(seat, gone), _event(seat, kind)]
    if action >= Action.KEEP:
        return [_discarded(seat, action - Action.KEEP), *_kept(before, seat, viewer)]
    return [_discarded(seat, action - Action.DRAW_TWO), *_looked(before, seat, viewer)]


def _discarded(seat: int, card: int) -> TakeStockDiscard:
    """Return the event of a discard."""
    return {"type": "discard", "seat": seat, "card": CARD_NAMES[card]}


def _event(seat: int, kind: int) -> TakeStockPlay:
    """Return the event of an event that is played."""
    return {"type": "play", "seat": seat, "event": KIND_NAMES[kind]}


def _raised(before: State, seat: int, card: int) -> TakeStockRaise:
    """Return the event of a raise, with the new price."""
    stock = STOCK_OF[card]
    worth = VALUE_OF[card] * (1 + before.splits[stock])
    return {"type": "raise", "seat": seat, "card": CARD_NAMES[card], "price": worth}


def _kept(before: State, seat: int, viewer: int | None) -> Events:
    """Return what came of drawing an event to keep; only the seat sees it."""
    kind = before.events[before.event_at]
    if kind == MARKET_CLOSED:
        return [{"type": "closed", "seat": seat}]
    kept: TakeStockKeep = {"type": "keep", "seat": seat, "event": KIND_NAMES[kind]}
    return [_secret(kept, viewer)]


def _looked(before: State, seat: int, viewer: int | None) -> Events:
    """Return what came of drawing two events; only the seat sees them."""
    pair = before.events[before.event_at :][:2]
    names = [KIND_NAMES[kind] for kind in pair]
    if MARKET_CLOSED not in pair:
        looked: TakeStockLook = {"type": "look", "seat": seat, "events": names}
        return [_secret(looked, viewer)]
    other = pair[1] if pair[0] == MARKET_CLOSED else pair[0]
    return [{"type": "closed", "seat": seat}, _aside(seat, other, viewer)]


def _aside(seat: int, kind: int, viewer: int | None) -> TakeStockKeep:
    """Return the event of an event that is put aside; only the seat sees which."""
    aside: TakeStockKeep = {"type": "aside", "seat": seat, "event": KIND_NAMES[kind]}
    return _secret(aside, viewer)


def _secret(event: Secret, viewer: int | None) -> Secret:
    """Return the event without what only its seat may know, for any other viewer."""
    if viewer == event["seat"]:
        return event
    heard = {key: value for key, value in event.items() if key not in {"event", "events", "card"}}
    return cast("Secret", heard)


def _answered(before: State, seat: int, action: int, viewer: int | None) -> Events:
    """Return the event of an answer to an event, or of an option."""
    if action < Action.AUDIT:
        return _chosen(before, seat, action - Action.CHOOSE, viewer)
    if action < Action.FREEZE:
        stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
        name = STOCK_NAMES[stock]
        return [{"type": "audit", "seat": seat, "stock": name, "way": AUDIT_WAYS[way]}]
    if action < Action.TAKE:
        stock = action - Action.FREEZE
        name, frozen = STOCK_NAMES[stock], has(before.frozen, stock)
        return [{"type": "unfreeze" if frozen else "freeze", "seat": seat, "stock": name}]
    if action < Action.INSIDER_DONE:
        taken, other = divmod(action - Action.TAKE, NUM_CARDS)
        card, gone = CARD_NAMES[taken], CARD_NAMES[other]
        return [{"type": "take", "seat": seat, "card": card, "discard": gone}]
    if action == Action.INSIDER_DONE:
        return [{"type": "insider_done", "seat": seat}]
    if action < Action.OPTION:
        return [_discarded(seat, action - Action.BEAR)]
    if action == Action.OPTION_DONE:
        return [{"type": "option_done", "seat": seat}]
    return [{"type": "option", "seat": seat, "card": CARD_NAMES[action - Action.OPTION]}]


def _chosen(before: State, seat: int, kind: int, viewer: int | None) -> Events:
    """Return the event that was chosen, for all, and the other, for the seat."""
    other = before.drawn[1] if before.drawn[0] == kind else before.drawn[0]
    return [_event(seat, kind), _aside(seat, other, viewer)]


# -- what followed --------------------------------------------------------------------------------


def _market(before: State, after: State) -> list[TakeStockPrice]:
    """Return the columns that changed otherwise than by a raise. Rules: TKS-P1."""
    told: list[TakeStockPrice] = []
    for stock, name in enumerate(STOCK_NAMES):
        was, now = price(before, stock), price(after, stock)
        if was != now:
            told.append({"type": "price", "stock": name, "was": was, "price": now})
    return told


def _tokens(before: State, after: State) -> Events:
    """Return the seats that got or lost a token by an event. Rules: TKS-V9."""
    changes = [after.tokens[seat] - before.tokens[seat] for seat in range(after.seats)]
    told: Events = []
    for seat, change in enumerate(changes):
        if change in (1, -1):
            told.append({"type": "token_up" if change > 0 else "token_down", "seat": seat})
    return told


def _bull(action: int) -> bool:
    """Say whether the action lets a bull take effect."""
    if action >= Action.PLAY and action < Action.CHOOSE:
        return (action - Action.PLAY) % NUM_KEEPABLE == BULL
    return action == Action.CHOOSE + BULL


def _drawers(s: State, active: int, bull: bool) -> list[int]:
    """Return the seats that draw, in order, as long as there are cards. Rules: TKS-V8."""
    seats = [(active + i) % s.seats for i in range(s.seats)] if bull else []
    return [*seats, (active + 1) % s.seats]


def _draws(cards: list[int], drawers: list[int], viewer: int | None) -> list[TakeStockDraw]:
    """Return the draws of shares; only who draws sees the card. Rules: TKS-T1, TKS-H1."""
    drawn: list[TakeStockDraw] = [
        {"type": "draw", "seat": seat, "card": CARD_NAMES[card]}
        for seat, card in zip(drawers, cards, strict=False)
    ]
    return [_secret(each, viewer) for each in drawn]


def _ended(before: State, action: int, after: State) -> Events:
    """Return the end of the round, its points, and the end of the game. Rules: TKS-E1, TKS-E3."""
    told: Events = []
    ended = (Phase.OPTIONS, Phase.NEXT_ROUND, Phase.OVER)
    if before.phase != Phase.OPTIONS and after.phase in ended:
        told.append({"type": "round_end", "why": _why_ended(before, action, after)})
    if after.phase in ended[1:]:
        gains = [after.totals[seat] - before.totals[seat] for seat in range(after.seats)]
        for seat, points in enumerate(gains):
            told.append({"type": "score", "seat": seat, "points": points})
    if after.phase == Phase.OVER:
        leading, scores = winners(after), list(after.totals[: after.seats])
        won = [seat for seat in range(after.seats) if has(leading, seat)]
        told.append({"type": "end", "winners": won, "scores": scores})
    return told


def _why_ended(before: State, action: int, after: State) -> EndName:
    """Say which of the four ends it was. Rules: TKS-E1."""
    if after.closed:
        return "market_closed"
    if 0 <= action < Action.SAVE and VALUE_OF[action] >= CLOSING:
        return "high_card"
    is_save = Action.SAVE <= action < Action.DRAW_TWO
    if is_save or Action.BEAR <= action < Action.OPTION:
        seats = (before.turn,) if is_save else range(before.seats)
        gone = 2 if is_save else 1
        if any(before.hands[seat].bit_count() <= gone for seat in seats):
            return "last_card"
    return "no_card"
