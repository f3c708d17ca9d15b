"""Positions of Moguli for tests: a picture (see pictures.py) as a table.

    table = lay(BOUND)
    play(table, "rotate e7 90, pawn a1-b2")
    assert moves_of(table) == ["end"]

The seat on turn has the pawns `@` and `o`; there need not be five.
"""

from typing import Any

import moguls
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.games.moguli.compulsory_move import keep_moves
from moguls.games.moguli.moves import look
from moguls.games.moguli.state import State
from tests.games.moguli.pictures import read

KINDS = {"plain": Game.plain, "jit": Game.jit}
ENGINE = {"name": "plain"}  # which of them plays; the fixture `engine` sets it

# Five pawns at home; only that on a1 can leave, beneath b1.
BOUND = """
    over                under
    ┘. ┘* └. └. └.      ┘ ┌ └ └ └
    ┐@ ┘o ┐o ┐o ┐o      └ ┘ ┐ ┐ ┐
"""
# The same, but nobody can leave: a quarter turn of b2 would open the way.
STUCK = """
    over                under
    ┘. ┐. └. └. └.      ┘ └ └ └ └
    ┐@ ┘o ┐o ┐o ┐o      └ ┘ ┐ ┐ ┐
"""
# Nobody need leave; a1 can go beneath the opposing b1.
FREE = """
    over      under
    ┘. ┘+     ┘ ┌
    ┐@ ┘x     └ ┘
"""
# The pawn on b2 can come home beneath a2, where two gates are free, and may not.
HOMEWARDS = """
    over                under
    ┘x └@ └. └. └.      ┌ ┐ └ └ └
    ┐. ┌. └o └o └o      └ ┌ └ └ └
"""
# Each seat has three pawns across and one that can follow: d6 to e7, and b2 to a1.
RACE = """
    over                under
    ┐o ┐o ┐o ┘. └+      ┐ ┐ ┐ ┘ ┐
    ┐. ┐. ┐. ┐@ ┌x      ┐ ┐ ┐ └ ┘
    ┌. ┌. ┌. ┌. ┌.      ┌ ┌ ┌ ┌ ┌
    └. └. └. └. └.      └ └ └ └ └
    └. └. └. └. └.      └ └ └ └ └
    ┘o └x └. └. └.      ┌ ┐ └ └ └
    ┐. ┌. └x └x └x      └ ┌ └ └ └
"""


def lay(text: str, *, turn: int = 0, **more: Any) -> Playthrough:
    """Return a table at the beginning of a turn; `more` are fields of the state and switches."""
    fields = {name: more.pop(name) for name in list(more) if name in State.layout_.fields}
    table = new_game(moguls.game("moguli", **more))
    drawn = read(text, options=state(table).options).state
    drawn.pawns = drawn.pawns[::-1] if turn else drawn.pawns
    for name, value in {"turn": turn, "round": 1, **fields}.items():
        setattr(drawn, name, value)
    look(drawn)
    keep_moves(drawn)
    table.state = drawn
    return table


def new_game(game: Game, seed: int = 1) -> Playthrough:
    played = game.played_by(KINDS[ENGINE["name"]](game))
    return Playthrough(played, 2, game.deal(2, seed=seed))


def play(table: Playthrough, moves: str) -> Playthrough:
    """Play moves, written with commas between them; return the same table."""
    for move in moves.split(","):
        table.move(move.strip())
    return table


def state(table: Playthrough) -> State:
    assert isinstance(table.state, State)
    return table.state


def moves_of(table: Playthrough, kind: str = "") -> list[str]:
    return [move for move in table.legal() if move.startswith(kind)]


def refused(table: Playthrough, move: str) -> tuple[str, str]:
    denial = table.why_not(move)
    assert denial is not None, f"{move} is legal"
    return denial.rule, denial.code
