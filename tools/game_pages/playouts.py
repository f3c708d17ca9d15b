"""Counts of random play, stored next to the pages that show them."""

from __future__ import annotations

import json
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import moguls
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.kernel.engines.position import Position
    from moguls.kernel.rules.rule_set import RuleSet

FILE: Final[Path] = ROOT / "docs" / "games" / "playouts.json"
COMMAND: Final = "python -m tools.game_pages count"
SEED: Final = 38
GAMES: Final = 1000
NORMAL: Final = 1.96  # standard errors on either side of a mean, for 95 %
KEPT: Final = 3  # games whose lengths are kept, so that a test can play them again
SHARES: Final = 60  # parts of a win: each number of winners up to six divides it


class Played(NamedTuple):
    """One random game."""

    moves: int
    choices: int
    most: int
    forced: int
    chances: int
    first: int  # 60ths of the win that went to the first seat


def play(rules: RuleSet, position: Position) -> Played:
    """Play a game at random to its end by its own counter."""
    moves = choices = most = forced = chances = 0
    first = position.turn
    while not position.over:
        if position.chance_due:
            position.draw_chance()
            position.take_chance()
            chances += 1
            continue
        count = len(position.choices())
        choices, most, forced = choices + count, max(most, count), forced + (count == 1)
        position.apply(position.sample())
        moves += 1
    winners = rules.winners(position.state)
    share = round(SHARES / winners.bit_count()) if winners >> first & 1 else 0
    return Played(moves, choices, most, forced, chances, share)


def count(name: str, seats: int, games: int = GAMES) -> dict[str, Any]:
    """Return integer counts of random games."""
    engine = moguls.game(name).native_engine()
    played = [play(engine.rules, engine.begin(seats, SEED, number)) for number in range(games)]
    moves, first = [each.moves for each in played], [each.first for each in played]
    choices = [each.choices for each in played]
    return {
        "games": games,
        "moves": [sum(moves), _product(moves, moves), min(moves), max(moves)],
        "choices": [sum(choices), _product(choices, choices), _product(choices, moves)],
        "most_choices": max(each.most for each in played),
        "forced": sum(each.forced for each in played),
        "chances": sum(each.chances for each in played),
        "first": [sum(first), _product(first, first)],
        "begin": moves[:KEPT],
    }


def _product(one: list[int], other: list[int]) -> int:
    """Return the sum of the products of two counts a game."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def write() -> None:
    """Count all games with all their numbers of seats, and keep it."""
    kept = {
        name: {str(seats): count(name, seats) for seats in moguls.game(name).seats}
        for name in moguls.games()
    }
    FILE.write_text(json.dumps({"seed": SEED, "games": kept}, indent=1) + "\n", "utf-8")


def read() -> dict[str, dict[str, dict[str, Any]]]:
    """Return what has been kept: by game, and by number of seats."""
    kept: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text("utf-8"))["games"]
    return kept


def table(name: str) -> list[str]:
    """Return the counts in a table of Markdown."""
    heads = ("Seats", "Moves a game", "Minimum to maximum", "Choices a move", "Maximum", "Forced")
    later = ("Chance a game",) if moguls.game(name).rules.has_later_chance else ()
    heads = (*heads, *later, "Wins of the first seat")
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for seats, kept in read()[name].items():
        total, squares, least, most = kept["moves"]
        games, (won, won_squares) = kept["games"], kept["first"]
        cells = [seats, _mean(total, squares, games, 1), f"{least} to {most}"]
        cells += [_ratio(kept), str(kept["most_choices"])]
        cells.append(f"{100 * kept['forced'] / total:.1f} %")
        cells += [f"{kept['chances'] / games:.2f}"] if later else []
        cells.append(_mean(100 * won / SHARES, 10_000 * won_squares / SHARES**2, games, 1) + " %")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _ratio(kept: dict[str, Any]) -> str:
    """Return the mean number of choices a move, with half the width of its interval."""
    games, (moves, moves_squares, *_) = kept["games"], kept["moves"]
    choices, squares, product = kept["choices"]
    ratio = choices / moves
    spread = squares - 2 * ratio * product + ratio * ratio * moves_squares
    error = sqrt(spread / (games - 1) / games) * games / moves
    return f"{ratio:.2f} ± {NORMAL * error:.2f}"


def _mean(total: float, squares: float, games: int, digits: int) -> str:
    """Return a mean with half the width of its interval."""
    mean = total / games
    deviation = sqrt(max(squares / games - mean * mean, 0) * games / (games - 1))
    return f"{mean:.{digits}f} ± {NORMAL * deviation / sqrt(games):.{digits}f}"
