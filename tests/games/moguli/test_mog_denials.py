"""Moguli: reasons for denied actions, and random choices."""

from collections.abc import Callable

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.errors import IllegalMove, MalformedMove, RulesError
from moguls.games.moguli.actions import (
    ACTION_OF,
    DENIALS,
    MAX_CHOICES,
    NUM_ACTIONS,
    Why,
    pawn_move,
    rotation,
    to_text,
)
from moguls.games.moguli.orders import standing_order
from tests.chances import evenly, looks_like
from tests.games.moguli.positions import (
    BOUND,
    ENGINE,
    FREE,
    HOMEWARDS,
    RACE,
    STUCK,
    lay,
    new_game,
    play,
    refused,
    state,
)

pytestmark = pytest.mark.usefixtures("engine")

GAME = moguls.game("moguli")
TWO_ROWS = """
    over                under
    ┘. ┘+ └. └. └.      ┘ ┌ └ └ └
    ┐@ ┘x ┘. ┘. └.      └ ┘ ┘ ┌ └
    ┐. ┐o ┐o ┘o ┐o      ┐ ┐ └ ┘ ┐
"""


def swapping() -> Playthrough:
    return new_game(moguls.game("moguli", new_start_row="on"))


def over() -> Playthrough:
    return play(lay(RACE, first=1), "pawn d6-e7")


def compulsory() -> Playthrough:
    return lay(FREE, compulsory_move="on")


def looking() -> Playthrough:
    return lay(STUCK, start_row_duty="rotation")


CASES: list[tuple[Callable[[], Playthrough], str, str]] = [
    (over, "end", "over"),
    (swapping, "end", "swap_pending"),
    (lambda: lay(FREE), "keep", "no_swap"),
    (lambda: lay(BOUND), "end", "must_free"),
    (compulsory, "end", "must_move"),
    (lambda: play(lay(FREE), "rotate e7 90"), "rotate a1 90", "rotated"),
    (lambda: play(lay(BOUND), "rotate e7 90, pawn a1-b2"), "rotate a1 90", "no_bonus"),
    (
        *(lambda: play(lay(FREE), "rotate e7 90, pawn a1-b2, rotate e7 90"), "rotate a1 90"),
        "bonus_used",
    ),
    (lambda: lay(FREE, barred=1), "rotate a1 90", "barred"),
    (lambda: lay(BOUND), "rotate a1 180", "keeps_bound"),
    (compulsory, "rotate a1 180", "keeps_still"),
    (lambda: play(lay(FREE), "pawn a1-b2"), "pawn b2-a2", "moved"),
    (lambda: lay(FREE), "pawn e7-a2", "no_pawn"),
    (lambda: lay(FREE), "pawn a1-b1", "occupied"),
    (lambda: lay(FREE), "pawn a1-a2", "no_way"),
    (lambda: lay(FREE), "pawn a1-a1", "same_gate"),
    (lambda: lay(TWO_ROWS), "pawn a2-b3", "bound"),
    (lambda: lay(STUCK), "pawn a1-b2", "stuck"),
    (lambda: lay(HOMEWARDS), "pawn b2-a1", "home_full"),
    (looking, "end", "must_turn"),
    (looking, "rotate e7 90", "opens_none"),
]


@pytest.mark.rule("MOG-T1", "MOG-V1", "MOG-O1", "MOG-O2", "MOG-O3", "MOG-A2", "MOG-B5", "MOG-B6")
@pytest.mark.parametrize(("table_of", "move", "code"), CASES, ids=[case[2] for case in CASES])
def test_each_reason_has_its_rule_and_sentence(
    table_of: Callable[[], Playthrough], move: str, code: str
) -> None:
    rule, sentence = next((rule, text) for name, rule, text in DENIALS.values() if name == code)
    table = table_of()

    assert refused(table, move) == (rule, code)
    with pytest.raises(RulesError, match="the game is over" if code == "over" else rule) as caught:
        table.move(move)
    assert sentence in str(caught.value)


@pytest.mark.rule("MOG-T1")
def test_every_reason_is_tried() -> None:
    assert {code for _, _, code in CASES} == {code for code, _, _ in DENIALS.values()}
    assert set(DENIALS) == set(Why) - {Why.NONE}


@pytest.mark.rule("MOG-A1", "MOG-B2", "MOG-V1")
def test_actions_have_numbers_and_texts() -> None:
    assert [to_text(action) for action in (0, 1, 2, 4)] == ["end", "keep", "swap 3", "swap 5"]
    assert to_text(rotation(12, 3)) == "rotate c3 270"
    assert to_text(pawn_move(0, 34)) == "pawn a1-e7"
    assert len(ACTION_OF) == NUM_ACTIONS == 1335
    assert MAX_CHOICES >= 106 + 5 * 26


@pytest.mark.rule("MOG-T1")
@pytest.mark.parametrize("word", ["", "rotate", "rotate a8 90", "rotate a1 45", "pawn a1 b2"])
def test_an_invalid_move_is_refused(word: str) -> None:
    with pytest.raises(MalformedMove):
        lay(FREE).move(word)


@pytest.mark.rule("MOG-O1")
def test_a_refusal_says_what_is_possible() -> None:
    table = play(lay(BOUND), "rotate e7 90")

    with pytest.raises(IllegalMove, match="pawn a1-b2"):
        table.move("end")


TABLES = [
    swapping,
    compulsory,
    lambda: lay(FREE),
    lambda: lay(BOUND, barred=0b1001 << 10),
    lambda: lay(STUCK, barred=1 << 34),
    looking,
    lambda: play(lay(FREE), "rotate e7 90"),
    lambda: play(lay(FREE), "pawn a1-b2"),
    lambda: lay(RACE),
]


def sampled(table: Playthrough, seed: int) -> int:
    s = state(table).copy()
    s.rng = seed
    if ENGINE["name"] == "jit":
        return GAME.native().position(s.pack()).sample()
    return int(GAME.plain().ns.sample(s))


@pytest.mark.rule("MOG-T1", "MOG-V1", "MOG-A2", "MOG-O1")
@pytest.mark.parametrize("table_of", TABLES)
def test_every_choice_is_drawn_as_often(table_of: Callable[[], Playthrough]) -> None:
    table = table_of()
    choices = GAME.rules.legal_actions(table.state)
    found = [sampled(table, seed * 7919) for seed in range(3000)]

    assert set(found) == set(choices)
    assert len(choices) == 1 or looks_like(found, evenly(choices))


@pytest.mark.rule("MOG-T1")
def test_no_standing_order_plays_for_a_seat() -> None:
    assert standing_order(state(lay(FREE)), 0, {}) is None
    assert GAME.order_fields == ()
