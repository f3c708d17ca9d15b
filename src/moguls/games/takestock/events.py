"""Events of a step, in order, for one viewer.

The client animates and announces these; it never derives a rule. Secret fields are left out for
other viewers: a drawn card, the events that a seat looks at.
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
from moguls.games.takestock.shown import (
    STOCK_NAMES,
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
    events = _acted(before, action, viewer)
    events += _market(before, after) if action >= Action.DRAW_TWO else []
    events += _tokens(before, after) if action < Action.OPTION else []
    cards = before.pile[before.pile_at : after.pile_at]
    drawers = _drawers(before, before.active, _bull(action))
    events += _draws(cards, drawers, viewer)
    return events + _ended(before, action, after)


# -- chance ---------------------------------------------------------------------------------------


def _opened(after: State, viewer: int | None) -> Events:
    first = (after.dealer + 1) % after.seats
    events: Events = [
        {"type": "round", "round": int(after.round), "dealer": int(after.dealer), "seat": first}
    ]
    first_card = after.pile[after.pile_at - 1]
    if viewer is not None:
        hand = after.hands[viewer] & ~(1 << first_card)
        events.append({"type": "hand", "seat": viewer, "cards": card_names(hand)})
    return events + _draws([first_card], [first], viewer)


def _chance(before: State, step: dict[str, Any], after: State, viewer: int | None) -> Events:
    if step["chance"] == "round":
        if before.closed:
            return [{"type": "new_pile"}, *_opened(after, viewer)]
        under = event_names(returning(before))
        return [{"type": "buried", "events": under}, *_opened(after, viewer)]
    events: Events = [{"type": "reshuffle", "cards": len(step["order"])}]
    cards = after.pile[: after.pile_at]
    seat = before.drawer if before.bull_draws else before.active
    drawers = [(seat + i) % before.seats for i in range(before.bull_draws)]
    last = before.active + 1 if before.bull_draws else before.active
    events += _draws(cards, [*drawers, last % before.seats], viewer)
    return events + _ended(before, -1, after)


# -- actions of the seat --------------------------------------------------------------------------


def _acted(before: State, action: int, viewer: int | None) -> Events:
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
        card, kind = divmod(action - Action.PLAY, NUM_KEEPABLE)
        return [_discarded(seat, card), _event(seat, kind)]
    if action >= Action.KEEP:
        return [_discarded(seat, action - Action.KEEP), *_keep(before, seat, viewer)]
    return [_discarded(seat, action - Action.DRAW_TWO), *_look(before, seat, viewer)]


def _discarded(seat: int, card: int) -> TakeStockDiscard:
    return {"type": "discard", "seat": seat, "card": CARD_NAMES[card]}


def _event(seat: int, kind: int) -> TakeStockPlay:
    return {"type": "play", "seat": seat, "event": KIND_NAMES[kind]}


def _raised(before: State, seat: int, card: int) -> TakeStockRaise:
    stock = STOCK_OF[card]
    worth = VALUE_OF[card] * (1 + before.splits[stock])
    return {"type": "raise", "seat": seat, "card": CARD_NAMES[card], "price": worth}


def _keep(before: State, seat: int, viewer: int | None) -> Events:
    """Return the events of drawing an event to keep, which only the seat sees."""
    kind = before.events[before.event_at]
    if kind == MARKET_CLOSED:
        return [{"type": "closed", "seat": seat}]
    event: TakeStockKeep = {"type": "keep", "seat": seat, "event": KIND_NAMES[kind]}
    return [_secret(event, viewer)]


def _look(before: State, seat: int, viewer: int | None) -> Events:
    """Return the events of drawing two events, which only the seat sees."""
    pair = before.events[before.event_at :][:2]
    names = [KIND_NAMES[kind] for kind in pair]
    if MARKET_CLOSED not in pair:
        event: TakeStockLook = {"type": "look", "seat": seat, "events": names}
        return [_secret(event, viewer)]
    other = pair[1] if pair[0] == MARKET_CLOSED else pair[0]
    return [{"type": "closed", "seat": seat}, _aside(seat, other, viewer)]


def _aside(seat: int, kind: int, viewer: int | None) -> TakeStockKeep:
    """Return the event of putting an event aside, which only the seat sees."""
    event: TakeStockKeep = {"type": "aside", "seat": seat, "event": KIND_NAMES[kind]}
    return _secret(event, viewer)


def _secret(event: Secret, viewer: int | None) -> Secret:
    """Return the event, without its secret fields for viewers other than its seat."""
    if viewer == event["seat"]:
        return event
    public = {key: value for key, value in event.items() if key not in {"event", "events", "card"}}
    return cast("Secret", public)


def _answered(before: State, seat: int, action: int, viewer: int | None) -> Events:
    if action < Action.AUDIT:
        return _choice(before, seat, action - Action.CHOOSE, viewer)
    if action < Action.FREEZE:
        stock, way = divmod(action - Action.AUDIT, NUM_WAYS)
        name = STOCK_NAMES[stock]
        return [{"type": "audit", "seat": seat, "stock": name, "way": AUDIT_WAYS[way]}]
    if action < Action.TAKE:
        stock = action - Action.FREEZE
        name, frozen = STOCK_NAMES[stock], has(before.frozen, stock)
        return [{"type": "unfreeze" if frozen else "freeze", "seat": seat, "stock": name}]
    if action < Action.INSIDER_DONE:
        card, other = (CARD_NAMES[i] for i in divmod(action - Action.TAKE, NUM_CARDS))
        return [{"type": "take", "seat": seat, "card": card, "discard": other}]
    if action == Action.INSIDER_DONE:
        return [{"type": "insider_done", "seat": seat}]
    if action < Action.OPTION:
        return [_discarded(seat, action - Action.BEAR)]
    if action == Action.OPTION_DONE:
        return [{"type": "option_done", "seat": seat}]
    return [{"type": "option", "seat": seat, "card": CARD_NAMES[action - Action.OPTION]}]


def _choice(before: State, seat: int, kind: int, viewer: int | None) -> Events:
    """Return the chosen event, which is public, and the other one, which is not."""
    other = before.drawn[1] if before.drawn[0] == kind else before.drawn[0]
    return [_event(seat, kind), _aside(seat, other, viewer)]


# -- consequences ---------------------------------------------------------------------------------


def _market(before: State, after: State) -> list[TakeStockPrice]:
    """Return the columns that changed otherwise than by a raise. Rules: TKS-P1."""
    changes: list[TakeStockPrice] = []
    if before.columns == after.columns and before.splits == after.splits:
        return changes
    for stock, name in enumerate(STOCK_NAMES):
        was, now = price(before, stock), price(after, stock)
        if was != now:
            changes.append({"type": "price", "stock": name, "was": was, "price": now})
    return changes


def _tokens(before: State, after: State) -> Events:
    """Return the seats that got or lost a token by an event. Rules: TKS-V9."""
    changes = [after.tokens[seat] - before.tokens[seat] for seat in range(after.seats)]
    events: Events = []
    for seat, change in enumerate(changes):
        if change in (1, -1):
            events.append({"type": "token_up" if change > 0 else "token_down", "seat": seat})
    return events


def _bull(action: int) -> bool:
    if action >= Action.PLAY and action < Action.CHOOSE:
        return (action - Action.PLAY) % NUM_KEEPABLE == BULL
    return action == Action.CHOOSE + BULL


def _drawers(s: State, active: int, bull: bool) -> list[int]:
    """Return the seats that draw, in order, as long as there are cards. Rules: TKS-V8."""
    seats = [(active + i) % s.seats for i in range(s.seats)] if bull else []
    return [*seats, (active + 1) % s.seats]


def _draws(cards: list[int], drawers: list[int], viewer: int | None) -> list[TakeStockDraw]:
    """Return the draws of shares; only the seat that draws sees the card. Rules: TKS-T1, TKS-H1."""
    draws: list[TakeStockDraw] = [
        {"type": "draw", "seat": seat, "card": CARD_NAMES[card]}
        for seat, card in zip(drawers, cards, strict=False)
    ]
    return [_secret(event, viewer) for event in draws]


def _ended(before: State, action: int, after: State) -> Events:
    """Return the end of the round, its points, and the end of the game. Rules: TKS-E1, TKS-E3."""
    events: Events = []
    ended = (Phase.OPTIONS, Phase.NEXT_ROUND, Phase.OVER)
    if before.phase != Phase.OPTIONS and after.phase in ended:
        events.append({"type": "round_end", "why": _why_ended(before, action, after)})
    if after.phase in ended[1:]:
        gains = [after.totals[seat] - before.totals[seat] for seat in range(after.seats)]
        for seat, points in enumerate(gains):
            events.append({"type": "score", "seat": seat, "points": points})
    if after.phase == Phase.OVER:
        leading, scores = winners(after), list(after.totals[: after.seats])
        won = [seat for seat in range(after.seats) if has(leading, seat)]
        events.append({"type": "end", "winners": won, "scores": scores})
    return events


def _why_ended(before: State, action: int, after: State) -> EndName:
    """Return which of the four ends it was. Rules: TKS-E1."""
    if after.closed:
        return "market_closed"
    if 0 <= action < Action.SAVE and VALUE_OF[action] >= CLOSING:
        return "high_card"
    is_save = Action.SAVE <= action < Action.DRAW_TWO
    if is_save or Action.BEAR <= action < Action.OPTION:
        seats = (before.turn,) if is_save else range(before.seats)
        cards_left = 2 if is_save else 1
        if any(before.hands[seat].bit_count() <= cards_left for seat in seats):
            return "last_card"
    return "no_card"
