"""Positions of Mogul (2002) for tests, and their representation as text.

    table = at_auction(chips=(6, 6, 6))
    play(table, "bid, bid, leave")
    assert chips(table) == [5, 5, 8]

Positions are consistent: chips in hands, bank and bowl are 45, each card is in one place.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import moguls
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.games.mogul2002.check import check_state, phase_name, shares_of
from moguls.games.mogul2002.material import (
    COLOURS,
    COMPANY_OF,
    CRASH,
    DECK_SIZE,
    KIND_OF,
    NUM_CHIPS,
    SHARES,
    card_name,
)
from moguls.games.mogul2002.state import Phase, State
from moguls.mechanisms.mogul.check import seats_in

Hands: TypeAlias = "Sequence[dict[str, int]] | None"
KINDS = {"plain": Game.plain, "jit": Game.jit}
ENGINE = {"name": "plain"}  # which of them plays; the fixture `engine` sets it
CHIPS = (6, 6, 6)


def at_loans(chips: Sequence[int] = CHIPS, *, start: int = 0, **more: Any) -> Playthrough:
    return _lay(chips, Phase.LOAN, turn=start, start=start, **more)


def at_auction(chips: Sequence[int] = CHIPS, *, start: int = 0, **more: Any) -> Playthrough:
    """Return a table at the start of the auction, or later with `turn` and `in_auction`."""
    return _lay(chips, Phase.AUCTION, start=start, **{"turn": start, **more})


def at_actions(
    chips: Sequence[int] = CHIPS, *, winner: int = 0, runner_up: int = 1, **more: Any
) -> Playthrough:
    decided = {"turn": winner, "winner": winner, "runner_up": runner_up}
    return _lay(chips, Phase.WINNER, in_auction=[winner], **{**decided, **more})


def at_the_end(
    chips: Sequence[int] = CHIPS, *, shares: Hands = None, scores: Sequence[int] = ()
) -> Playthrough:
    """Return a table after the crash, where seat 0 took the last share, brown/pink."""
    laid: dict[str, Any] = {"shares": shares, "scores": scores}
    table = at_actions(chips, revealed="brown/pink", deck=["crash"], **laid)
    play(table, "take, sell 0")
    return table


def _lay(chips: Sequence[int], phase: Phase, **set_to: Any) -> Playthrough:
    names = ("shares", "scores", "revealed", "deck", "bank", "in_auction", "borrowed")
    cards = {name: set_to.pop(name) for name in names if name in set_to}
    fields = {name: set_to.pop(name) for name in list(set_to) if name in State.layout_.fields}
    table = new_game(moguls.game("mogul-2002", **set_to), len(chips))
    s = table.state
    assert isinstance(s, State)
    s.phase, s.winner_sold, s.borrowed = phase, 0, 0
    for name, value in {"bowl": 0, "start": 0, **fields}.items():
        setattr(s, name, value)
    s.taker = s.start
    s.chips = [*chips, *[0] * (6 - len(chips))]
    s.in_auction = _set(cards.get("in_auction", range(s.seats)))
    s.borrowed = _set(cards.get("borrowed", ()))
    s.bank = cards.get("bank", NUM_CHIPS - sum(chips) - s.bowl)
    _lay_points_and_cards(s, **cards)
    table.state = s
    return table


def new_game(game: Game, seats: int) -> Playthrough:
    played = game.played_by(KINDS[ENGINE["name"]](game))
    return Playthrough(played, seats, game.deal(seats, seed=1))


def _set(seats: object) -> int:
    assert isinstance(seats, list | tuple | range)
    return sum(1 << seat for seat in seats)


def _lay_points_and_cards(
    s: State,
    shares: Sequence[dict[str, int]] | None = None,
    scores: Sequence[int] = (),
    revealed: str = "pink/yellow",
    deck: list[str] | None = None,
    **_other: Any,
) -> None:
    hands = shares or [{}] * s.seats
    assert len(hands) == s.seats, "a hand for each seat"
    s.score = [*(scores or [0] * s.seats), *[0] * (6 - s.seats)]
    held = [[hand.get(colour, 0) for colour in COLOURS] for hand in hands]
    s.shares = [*held, *([0] * 5 for _ in range(6 - s.seats))]
    s.revealed = KIND_OF[revealed]
    hidden = _rest(s, held) if deck is None else [KIND_OF[name] for name in deck]
    open_cards = Counter([*SHARES, CRASH]) - Counter(hidden)
    assert open_cards[s.revealed], f"{revealed} lies in the deck"
    open_cards[s.revealed] -= 1
    _check_hands(held, open_cards)
    s.deck = [*open_cards.elements(), s.revealed, *hidden]
    s.deck_at = DECK_SIZE - len(hidden)


def _rest(s: State, held: list[list[int]]) -> list[int]:
    """Return the cards neither revealed nor in front, the crash last."""
    rest = sorted((Counter(SHARES) - Counter([s.revealed])).elements())
    for company, count in enumerate(map(sum, zip(*held, strict=True))):
        for kind in [k for k in rest if COMPANY_OF[k] == company][:count]:
            rest.remove(kind)
    return [*rest, CRASH]


def _check_hands(held: list[list[int]], cards: Counter[int]) -> None:
    out = Counter(COMPANY_OF[kind] for kind in cards.elements() if kind != CRASH)
    for company, count in enumerate(map(sum, zip(*held, strict=True))):
        assert count <= out[company], f"not so many {COLOURS[company]} shares are out of the deck"


def play(table: Playthrough, moves: str) -> Playthrough:
    """Play moves, written with commas between them; return the same table."""
    for move in moves.split(","):
        table.move(move.strip())
    return table


def state(table: Playthrough) -> State:
    assert isinstance(table.state, State)
    return table.state


def chips(table: Playthrough) -> list[int]:
    return state(table).chips[: table.seats]


def shares(table: Playthrough) -> list[dict[str, int]]:
    return [shares_of(state(table), seat) for seat in range(table.seats)]


def bowl(table: Playthrough) -> int:
    return state(table).bowl


def bank(table: Playthrough) -> int:
    return state(table).bank


def moves_of(table: Playthrough) -> list[str]:
    return list(table.legal())


def hidden_cards(s: State) -> list[str]:
    return [card_name(kind) for kind in s.deck[s.deck_at :]]


def drawing(table: Playthrough) -> str:
    """Draw a table: phase, revealed share, bowl and bank; then a line for each seat."""
    s = state(table)
    seen = check_state(s)
    head = f"{phase_name(s)}, {seen['revealed']}, bowl {s.bowl}, bank {s.bank}"
    return "\n".join([head, *(_draw_seat(s, seat) for seat in range(s.seats))])


def _draw_seat(s: State, seat: int) -> str:
    """Draw a seat; > is on turn, * is the start player."""
    marks = (">" if s.turn == seat else " ") + ("*" if s.start == seat else " ")
    held = _words(f"{count} {name}" for name, count in shares_of(s, seat).items())
    is_in = " in" if seat in seats_in(s) else ""
    return f"{marks}{seat}: {s.chips[seat]} chips, {s.score[seat]} points, {held}{is_in}"


def _words(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "no shares"
