"""Positions of Take Stock for tests, and their representation as text.

    table = lay(hands=["corn 5, oil 2", "gems 3"], columns="corn 3")
    play(table, "raise corn 5")
    assert market(table) == "corn 3 5"

Positions are consistent: every share, event and token is in one place. Those not given are in the
draw pile (or elsewhere, by `rest`) and in the event pile.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import moguls
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.games.takestock.check import card_names, discarded_events, event_names, phase_name
from moguls.games.takestock.event_bags import KIND_AT, added
from moguls.games.takestock.material import (
    CARD_OF,
    EVENTS,
    FREEZE,
    KIND_OF,
    MARKET_CLOSED,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_TOKENS,
    SPLIT,
    STOCKS,
)
from moguls.games.takestock.state import Phase, State

KINDS = {"plain": Game.plain, "jit": Game.jit}
ENGINE = {"name": "plain"}  # which of them plays; the fixture `engine` sets it
HANDS = ("corn 5, oil 2, gems 3", "gems 4, chips 2, oil 7")


def lay(
    hands: Sequence[str] = HANDS,
    *,
    columns: str = "",
    splits: str = "",
    frozen: str = "",
    discards: str = "",
    pile: str = "",
    rest: str = "pile",
    events: str = "",
    closed_after: int | None = None,
    **more: Any,
) -> Playthrough:
    """Return a table at the action of a turn.

    Args:
        hands: shares of each seat, separated by commas.
        columns: such as "corn 3 7, oil 2".
        splits: a stock for each split.
        frozen: stocks.
        discards: shares.
        pile: shares on top of the draw pile.
        rest: place of all other shares: pile, discards, or certificates (of the last seat).
        events: events on top of the event pile.
        closed_after: number of events above market closed; by default all but ten.
        more: kept, unchosen, certificates (of each seat), played, tokens, totals; other fields of
            the state; and switches (`scale` for that of the certificates).
    """
    named = ("kept", "unchosen", "certificates", "played", "tokens", "totals")
    parts = {name: more.pop(name) for name in named if name in more}
    fields = {key: more.pop(key) for key in list(more) if key in State.layout_.fields}
    if "scale" in more:  # the switch has the name of what lies before the seats
        more["certificates"] = more.pop("scale")
    game = moguls.game("take-stock", **more)
    game = game.played_by(KINDS[ENGINE["name"]](game))
    table = Playthrough(game, len(hands), game.deal(len(hands), seed=1))
    s = state(table)
    s.phase, s.active, s.turn, s.dealer = Phase.TURN, 0, 0, len(hands) - 1
    s.hands = _sets(hands)
    s.columns = _columns(columns)
    s.splits = [_words(splits).count(name) for name in STOCKS]
    s.frozen = sum(1 << STOCKS.index(name) for name in _words(frozen))
    s.certificates = _sets(parts.get("certificates", [""] * s.seats))
    s.discards = _set(discards)
    _lay_tokens(s, parts.get("tokens"), parts.get("totals"))
    _lay_rest(s, [CARD_OF[name] for name in _words(pile)], rest)
    s.kept = _bags(parts.get("kept", ()))
    s.unchosen = _bags(parts.get("unchosen", ()))
    s.played = _bag(parts.get("played", ""))
    for name, value in fields.items():
        setattr(s, name, value)
    _lay_events(s, [KIND_OF[name] for name in _words(events)], closed_after)
    table.state = s
    return table


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _set(text: str) -> int:
    return sum(1 << CARD_OF[name] for name in _words(text))


def _sets(texts: Sequence[str]) -> list[int]:
    return [_set(text) for text in texts] + [0] * (6 - len(texts))


def _bag(text: str) -> int:
    bag = 0
    for name in _words(text):
        bag = added(bag, KIND_OF[name])
    return bag


def _bags(texts: Sequence[str]) -> list[int]:
    return [_bag(text) for text in texts] + [0] * (6 - len(texts))


def _columns(text: str) -> int:
    """Return the cards of "corn 3 7, oil 2" as a set."""
    cards = 0
    for words in map(str.split, _words(text)):
        cards |= _set(", ".join(f"{words[0]} {value}" for value in words[1:]))
    return cards


def _lay_tokens(s: State, tokens: Sequence[int] | None, totals: Sequence[int] | None) -> None:
    s.tokens = [*(tokens or [0] * s.seats), *[0] * (6 - s.seats)]
    s.supply = NUM_TOKENS - sum(s.tokens)
    s.totals = [*(totals or [0] * s.seats), *[0] * (6 - s.seats)]


def _lay_rest(s: State, top: list[int], rest: str) -> None:
    """Put all remaining shares in the place `rest`; the draw pile begins with `top`."""
    places = [s.columns, s.discards, *s.hands, *s.certificates, *(1 << card for card in top)]
    assert sum(cards.bit_count() for cards in places) == sum(places).bit_count(), "a card twice"
    others = [card for card in range(NUM_CARDS) if not sum(places) >> card & 1]
    if rest == "discards":
        s.discards |= sum(1 << card for card in others)
    elif rest == "certificates":
        s.certificates[s.seats - 1] |= sum(1 << card for card in others)
    pile = top + (others if rest == "pile" else [])
    s.pile, s.pile_at, s.pile_end = pile + [0] * (NUM_CARDS - len(pile)), 0, len(pile)


def _lay_events(s: State, top: list[int], closed_after: int | None) -> None:
    """Put all remaining events in the pile, with ten under market closed."""
    out = [*events_out(s).elements(), *top]
    others = [*(Counter(EVENTS) - Counter([*out, MARKET_CLOSED])).elements()]
    count = len(top) + len(others) - 10 - len(top)
    if closed_after is not None:  # the others above it are out of the game, seen by all
        spare = count - (closed_after - len(top))
        for kind in others[:spare]:
            s.played = added(s.played, kind)
        others, count = others[spare:], closed_after - len(top)
    pile = [*top, *others[:count], MARKET_CLOSED, *others[count:]]
    s.events, s.event_at, s.event_end = pile + [0] * (NUM_EVENTS - len(pile)), 0, len(pile)


def events_out(s: State) -> Counter[int]:
    bags = [s.played, *s.kept, *s.unchosen]
    found = Counter(KIND_AT[i] for bag in bags for i in range(NUM_EVENTS) if bag >> i & 1)
    found.update({SPLIT + stock: count for stock, count in enumerate(s.splits) if count})
    found.update({FREEZE: s.frozen.bit_count() + (s.phase == Phase.FREEZE)})
    return found


# -- play and look --------------------------------------------------------------------------------


def play(table: Playthrough, moves: str) -> Playthrough:
    """Play moves, written with semicolons between them; return the same table."""
    for move in moves.split(";"):
        table.move(move.strip())
    return table


def state(table: Playthrough) -> State:
    assert isinstance(table.state, State)
    return table.state


def market(table: Playthrough) -> str:
    """Write the columns that have more than the 1: cards, splits as s, a freeze as *."""
    columns = table.check_state()["columns"]
    told = []
    for name, column in columns.items():
        marks = "s" * column["splits"] + "*" * column["frozen"]
        values = " ".join(map(str, column["cards"][1:]))
        if marks or values:
            told.append(" ".join(part for part in (name, values, marks) if part))
    return ", ".join(told)


def hand(table: Playthrough, seat: int) -> str:
    return ", ".join(card_names(state(table).hands[seat]))


def discards(table: Playthrough) -> str:
    return ", ".join(card_names(state(table).discards))


def certificates(table: Playthrough, seat: int) -> str:
    return ", ".join(card_names(state(table).certificates[seat]))


def kept_events(table: Playthrough, seat: int) -> str:
    return ", ".join(event_names(state(table).kept[seat]))


def event_discards(table: Playthrough) -> str:
    return ", ".join(discarded_events(state(table)))


def moves_of(table: Playthrough, start: str = "") -> list[str]:
    return [move for move in table.legal() if move.startswith(start)]


def refused(table: Playthrough, move: str) -> tuple[str, str]:
    denial = table.why_not(move)
    assert denial is not None, f"{move} is legal"
    return denial.rule, denial.code


def phase(table: Playthrough) -> str:
    return phase_name(state(table))
