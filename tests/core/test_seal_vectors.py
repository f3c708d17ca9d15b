"""The seal and its chain of chance, number by number.

The numbers were worked out by `tests/golden/outside.py`, which uses nothing of Moguls, and written
down. Stored tables are drawn again from their salt at each load: another number is another game.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.core.commitment import SALT_BYTES, commit, reveal
from moguls.core.play.playthrough import Playthrough
from moguls.core.records import chance_source
from moguls.core.records.chance_source import from_salt

if TYPE_CHECKING:
    from collections.abc import Callable

SALT, OTHER = "ab" * 32, "0123456789abcdef" * 4
BOUNDS = (2, 3, 6, 55, 2**31, 2**200)
CHAIN = {
    (SALT, 0): [
        *(0, 2, 5, 45, 1449193619),
        1130448723806319047422822724325476487932799814400331682507031,
    ],
    (SALT, 1): [
        *(1, 2, 1, 17, 959793352),
        1412997182529306784704306691659261488527304335129898563348540,
    ],
    (SALT, 10): [
        *(1, 2, 4, 2, 433743943),
        15698113764423589131721197472755138980323869612213607622152,
    ],
    (OTHER, 0): [
        *(1, 1, 2, 31, 1002017324),
        482203956255456821491893320846630563674929642610249944753230,
    ],
    (OTHER, 1): [
        *(0, 2, 1, 5, 1406077127),
        1028270445374623097435150645674438526735260895403563858831132,
    ],
    (OTHER, 10): [
        *(1, 1, 1, 41, 1642986434),
        609967844136636456732783498652240276749309857373962007768324,
    ],
}
# A deal as a record has it, the text over it, and what sha256sum says of that text.
SEALS: list[tuple[tuple[Any, ...], str]] = [
    (
        ("mogul-2002", {"open_chips": "on"}, {"first": 1, "deck": ["brown/green", "crash"]}, SALT),
        "77771d0958d0da4861cbec63f5ed9ecf6d666909c816ef3157d571a42327af33",
    ),
    (
        ("g", {}, {"a": ["é", 1]}, "00"),
        "8ea685c4a1dee600cbce6873e27947b55134aed5160678193b057b57525e3b20",
    ),
    (
        (
            *("moguli", {}, {"first": 0, "tiles": ["s0", "i3"]}, SALT),
            [{"seat": 0, "move": "rotate c4 90"}],
        ),
        "2e64b7ac39a01236a68a457d31d7e0892a9add7524f73a28df61c6cdf1166daf",
    ),
]


class Dice:
    """Stands for the rules that draw: its outcome is one number below each of the bounds."""

    def __init__(self, bounds: Any, options: int, draw: Callable[[Any, int], int]) -> None:
        assert options == 0

        def draw_chance(numbers: list[int]) -> None:
            numbers += [draw(numbers, bound) for bound in bounds]

        self.ns = SimpleNamespace(draw_chance=draw_chance)


@pytest.mark.parametrize(("salt", "k"), CHAIN, ids=lambda value: str(value)[:4])
def test_the_numbers_of_an_outcome_are_those_written_down(
    salt: str, k: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance_source, "Plain", Dice)
    numbers: list[int] = []
    rules: Any = BOUNDS
    from_salt(salt)(rules, numbers, k)

    assert numbers == CHAIN[salt, k]


def test_outcomes_of_a_game_are_counted_from_zero() -> None:
    """The first shuffle of a game that waits for one is outcome 0, the next one outcome 1."""
    asked: list[int] = []
    game = moguls.game("take-stock")
    whole = game.new(seats=2, seed=3)
    later = from_salt(SALT)

    def counted(rules: Any, state: Any, drawn: int) -> None:
        asked.append(drawn)
        later(rules, state, drawn)

    play = Playthrough(game, 2, whole.record()["deal"], later_chance=counted)
    while len(asked) < 3:
        play.move(next(iter(play.legal())))

    assert asked == [0, 1, 2]


@pytest.mark.parametrize(("parts", "seal"), SEALS, ids=[parts[0] for parts, _ in SEALS])
def test_a_seal_is_the_one_written_down(parts: tuple[Any, ...], seal: str) -> None:
    assert commit(*parts) == seal


def test_a_salt_is_too_long_to_be_tried_out() -> None:
    assert SALT_BYTES == 32
    assert reveal(SALT) == {"salt": SALT}
