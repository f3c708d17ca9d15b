"""Positions of Mogul (2013) for tests, and their representation as text.

    table = at_option(depots=["DEN", "", ""])
    play(table, "erect CHI, take")
    assert depots(table) == [["CHI", "DEN"], [], []]

Positions are consistent: chips in hands, bank and bowl are 45, each card is in one place.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.games.mogul2013.check import phase_name, shares_of
from moguls.games.mogul2013.facts import COLOURS
from moguls.games.mogul2013.material import (
    COMPANY_OF,
    CRASH,
    DECK_SIZE,
    DECKS,
    KIND_OF,
    NUM_CHIPS,
    STATION_OF,
    card_name,
    codes_of,
)
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.switches import deck_name
from moguls.mechanisms.mogul.check import seats_in
from tests.tables import new_game, play

Hands: TypeAlias = "Sequence[dict[str, int]] | None"
CHIPS = (6, 6, 6)
SIX = "BOI OGD LAS CHE DEN OMA"  # six depots on purple stations
MOST_SEATS = 5


def at_auction(chips: Sequence[int] = CHIPS, *, start: int = 0, **more: Any) -> Playthrough:
    """Return a table at the start of the auction, or later with `turn` and `in_auction`."""
    return _lay(chips, Phase.AUCTION, start=start, **{"turn": start, **more})


def at_option(
    chips: Sequence[int] = CHIPS, *, winner: int = 0, runner_up: int = 1, **more: Any
) -> Playthrough:
    decided = {"turn": winner, "winner": winner, "runner_up": runner_up}
    return _lay(chips, Phase.WINNER, in_auction=[winner], **{**decided, **more})


def at_the_end(chips: Sequence[int] = CHIPS, **more: Any) -> Playthrough:
    """Return a table where seat 0 takes the last share, brown/purple, and the crash comes."""
    table = at_option(chips, revealed="brown/purple", deck=["crash"], **more)
    return play(table, "take, nothing")


def _lay(chips: Sequence[int], phase: Phase, **set_to: Any) -> Playthrough:
    """Return a table with these fields; the others are those of the start of a round."""
    names = ("shares", "scores", "revealed", "deck_cards", "in_auction", "credit", "depots")
    if "deck" in set_to and isinstance(set_to["deck"], list):
        set_to["deck_cards"] = set_to.pop("deck")
    cards = {name: set_to.pop(name) for name in names if name in set_to}
    fields = {k: set_to.pop(k) for k in list(set_to) if k in State.layout_.fields and k != "deck"}
    table = new_game(moguls.game("mogul-2013", **set_to), len(chips))
    s = state(table)
    s.phase, s.option_used = phase, 0
    for name, value in {"bowl": 0, "start": 0, **fields}.items():
        setattr(s, name, value)
    s.taker = s.start
    s.chips = [*chips, *[0] * (MOST_SEATS - len(chips))]
    s.in_auction = sum(1 << seat for seat in cards.get("in_auction", range(s.seats)))
    s.credit = sum(1 << seat for seat in cards.get("credit", ()))
    s.bank = NUM_CHIPS - sum(chips) - s.bowl
    _lay_depots(s, cards.get("depots", ()))
    _lay_points_and_cards(s, **cards)
    table.state = s
    return table


def _lay_depots(s: State, depots: Sequence[str]) -> None:
    """Put each seat's depots, written as codes with blanks between, on the board."""
    s.depots = [0] * MOST_SEATS
    for seat, codes in enumerate(depots):
        s.depots[seat] = sum(1 << STATION_OF[code] for code in codes.split())


def _lay_points_and_cards(
    s: State,
    shares: Hands = None,
    scores: Sequence[int] = (),
    revealed: str = "yellow/blue",
    deck_cards: list[str] | None = None,
    **_other: Any,
) -> None:
    hands = shares or [{}] * s.seats
    assert len(hands) == s.seats, "a hand for each seat"
    s.score = [*(scores or [0] * s.seats), *[0] * (MOST_SEATS - s.seats)]
    held = [[hand.get(colour, 0) for colour in COLOURS] for hand in hands]
    s.shares = [*held, *([0] * 5 for _ in range(MOST_SEATS - s.seats))]
    s.revealed = KIND_OF[revealed]
    whole = Counter([*DECKS[deck_name(s.options)], CRASH])
    rest = whole - Counter([s.revealed])
    hidden = _rest(rest, held) if deck_cards is None else [KIND_OF[name] for name in deck_cards]
    out = rest - Counter(hidden)
    assert not Counter([s.revealed, *hidden]) - whole, "a card stands twice"
    for company in range(5):
        in_front = sum(hand[company] for hand in held)
        there = sum(COMPANY_OF[kind] == company for kind in out.elements() if kind != CRASH)
        assert in_front <= there, f"not so many {COLOURS[company]} shares are out of the deck"
    s.deck = [*out.elements(), s.revealed, *hidden]
    s.deck_at = DECK_SIZE - len(hidden)


def _rest(rest: Counter[int], held: list[list[int]]) -> list[int]:
    """Return the cards neither revealed nor in front, the crash last."""
    cards = sorted(kind for kind in rest.elements() if kind != CRASH)
    for company, count in enumerate(map(sum, zip(*held, strict=True))):
        for kind in [k for k in cards if COMPANY_OF[k] == company][:count]:
            cards.remove(kind)
    return [*cards, CRASH]


def state(table: Playthrough) -> State:
    assert isinstance(table.state, State)
    return table.state


def chips(table: Playthrough) -> list[int]:
    return state(table).chips[: table.seats]


def shares(table: Playthrough) -> list[dict[str, int]]:
    return [shares_of(state(table), seat) for seat in range(table.seats)]


def depots(table: Playthrough) -> list[list[str]]:
    return [codes_of(stations) for stations in state(table).depots[: table.seats]]


def refused(table: Playthrough, move: str) -> tuple[str, str]:
    denial = table.why_not(move)
    assert denial is not None, f"{move} is legal"
    return denial.rule, denial.code


def drawing(table: Playthrough) -> str:
    """Draw a table: phase, revealed share, bowl and bank; then a line for each seat."""
    s = state(table)
    head = f"{phase_name(s)}, {card_name(s.revealed)}, bowl {s.bowl}, bank {s.bank}"
    return "\n".join([head, *(_draw_seat(s, seat) for seat in range(s.seats))])


def _draw_seat(s: State, seat: int) -> str:
    """Draw a seat; > is on turn, * is the start player."""
    marks = (">" if s.turn == seat else " ") + ("*" if s.start == seat else " ")
    held = _words(f"{count} {name}" for name, count in shares_of(s, seat).items())
    built = " ".join(codes_of(s.depots[seat])) or "no depots"
    is_in = " in" if seat in seats_in(s) else ""
    return f"{marks}{seat}: {s.chips[seat]} chips, {s.score[seat]} dollars, {held}, {built}{is_in}"


def _words(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "no shares"
