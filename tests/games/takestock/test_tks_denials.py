"""Reasons for denied actions, with rule, code and sentence."""

from collections.abc import Callable

import pytest

from moguls.core.play.playthrough import Playthrough
from moguls.errors import IllegalMove, MalformedMove
from moguls.games.takestock.actions import (
    ACTION_OF,
    DENIALS,
    MAX_CHOICES,
    NUM_ACTIONS,
    Why,
    to_text,
)
from tests.games.takestock.positions import HANDS, lay, play


def over() -> Playthrough:
    return play(lay(["corn 11, oil 2", "gems 3"], columns="corn 10", rounds=1), "raise corn 11")


def waiting() -> Playthrough:
    table = lay(["corn 5, oil 2", "gems 3"], rest="certificates", discards="oil 3")
    table.later_chance = None
    return play(table, "raise corn 5")


def choosing() -> Playthrough:
    return play(lay(events="audit, bull"), "discard corn 5, draw two")


def asking() -> Playthrough:
    columns = "corn 3, gems 2, chips 5"
    table = lay(kept=["audit", ""], columns=columns, splits="corn, oil", frozen="chips")
    return play(table, "discard corn 5, play audit")


def inside() -> Playthrough:
    return play(
        lay(kept=["insider corn", ""], discards="corn 2"), "discard corn 5, play insider corn"
    )


def options() -> Playthrough:
    return play(
        lay(["corn 11, oil 2", "gems 3"], columns="corn 10", tokens=[1, 1]), "raise corn 11"
    )


def frozen() -> Playthrough:
    return lay(columns="corn 6", frozen="oil", certificates=["movies 2, movies 3", ""])


CASES = [
    (over, "raise corn 12", "over", "TKS-E4", "the last round has been scored"),
    (over, "option done", "over", "TKS-E4", "the last round has been scored"),
    (waiting, "raise gems 3", "chance", "TKS-T2", "the cards must be shuffled first"),
    (*(lay, "choose bull", "not_choosing", "TKS-A5"), "there are no two events to choose from"),
    (
        *(choosing, "raise oil 2", "choosing", "TKS-A5"),
        "two events have been drawn: choose one of them first",
    ),
    (
        *(asking, "raise oil 2", "event_running", "TKS-A5"),
        "first do what the event in play requires",
    ),
    (*(lay, "insider done", "no_such_event", "TKS-A5"), "the event in play does not ask for this"),
    (
        *(asking, "freeze corn", "no_such_event", "TKS-A5"),
        "the event in play does not ask for this",
    ),
    (
        *(options, "save oil 2, discard oil 3", "round_ended", "TKS-E2"),
        "the round has ended: options can be exercised now, or not",
    ),
    (
        *(lay, "option corn 5", "round_running", "TKS-E2"),
        "options are exercised only after the round has ended",
    ),
    (lay, "raise corn 4", "not_in_hand", "TKS-T1", "it does not have this card in hand"),
    (
        lay,
        "save corn 5, discard corn 4",
        "not_in_hand",
        "TKS-T1",
        "it does not have this card in hand",
    ),
    (lay, "discard movies 4, keep", "not_in_hand", "TKS-T1", "it does not have this card in hand"),
    (
        lay,
        "discard movies 4, draw two",
        "not_in_hand",
        "TKS-T1",
        "it does not have this card in hand",
    ),
    (frozen, "raise oil 2", "frozen", "TKS-V7", "the column is frozen"),
    (asking, "audit chips top", "frozen", "TKS-V7", "the column is frozen"),
    (
        *(frozen, "raise corn 5", "too_low", "TKS-A1"),
        "a raise must be higher than the column's highest card",
    ),
    (
        *(lambda: lay(["corn 8", "gems 2"], columns="corn 3"), "raise corn 8", "too_high"),
        "TKS-A1",
        "a raise is at most 4 above the column's highest card",
    ),
    (*(lay, "save oil 2, discard oil 2", "same_card", "TKS-A3"), "another card must be discarded"),
    (
        *(frozen, "save oil 2, discard corn 5", "too_many", "TKS-A4"),
        "it has as many certificates as the longest column has cards",
    ),
    (lay, "discard oil 2, play bull", "not_kept", "TKS-A7", "it has not kept this event"),
    (*(choosing, "choose bear", "not_drawn", "TKS-A5"), "this is neither of the two events drawn"),
    (asking, "audit oil top", "no_top", "TKS-V5", "only the 1 is left, and it stays"),
    (asking, "audit gems split", "no_split", "TKS-V5", "there is no split on this column"),
    (
        *(asking, "audit corn none", "something", "TKS-V5"),
        "there is something to discard: the highest card, or a split",
    ),
    (
        *(inside, "insider take gems 9, discard oil 2", "other_stock", "TKS-V4"),
        "the insider names another stock",
    ),
    (
        *(inside, "insider take corn 3, discard oil 2", "not_discarded", "TKS-V4"),
        "this card was not among the discarded shares when the insider was played",
    ),
]


@pytest.mark.rule(
    *("TKS-T1", "TKS-T2", "TKS-A1", "TKS-A3", "TKS-A4", "TKS-A5", "TKS-A7"),
    *("TKS-V4", "TKS-V5", "TKS-V7", "TKS-E2", "TKS-E4"),
)
@pytest.mark.parametrize(("table_of", "move", "code", "rule", "text"), CASES)
def test_an_action_is_denied_with_its_reason(
    table_of: Callable[[], Playthrough], move: str, code: str, rule: str, text: str
) -> None:
    denial = table_of().why_not(move)

    assert denial is not None
    assert (denial.code, denial.rule, denial.text) == (code, rule, text)


def test_every_reason_is_shown_above() -> None:
    codes = {code for _table, _move, code, _rule, _text in CASES}

    assert {DENIALS[why][0] for why in Why if why != Why.NONE} == codes


@pytest.mark.parametrize(
    "table_of", [over, waiting, choosing, asking, inside, options, frozen, lay]
)
def test_an_action_is_legal_or_has_a_reason(table_of: Callable[[], Playthrough]) -> None:
    table = table_of()
    legal = set(table.legal())
    rules = table.game.rules

    assert all(
        (rules.why_not(table.state, action) == Why.NONE) == (move in legal)
        for move, action in ACTION_OF.items()
    )
    assert len(legal) <= MAX_CHOICES


def test_a_refusal_names_seat_move_reason_rule_and_what_is_open() -> None:
    with pytest.raises(IllegalMove) as refused:
        options().move("raise gems 3")

    assert str(refused.value) == (
        "seat 1 cannot raise gems 3: the round has ended: options can be exercised now, or not "
        "(TKS-E2); legal moves: option done, option gems 3"
    )


@pytest.mark.parametrize(
    "text",
    ["", "raise", "raise corn 1", "raise tin 3", "save corn 5", "choose market-closed", "bear"],
)
def test_an_invalid_move_is_called_unreadable(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move of this game; legal moves: "):
        lay(HANDS).move(text)


@pytest.mark.rule("TKS-A1", "TKS-A3", "TKS-A5", "TKS-A7", "TKS-V4", "TKS-V8", "TKS-E2")
def test_moves_are_written_as_records_have_them() -> None:
    for move in (
        "raise corn 7",
        "save gems 4, discard oil 2",
        "discard oil 2, draw two",
        "discard oil 2, keep",
        "discard oil 2, play audit",
        "choose bull",
        "audit corn none",
        "freeze oil",
        "insider take gems 4, discard oil 2",
        "insider done",
        "bear discard oil 2",
        "option corn 5",
        "option done",
    ):
        assert to_text(ACTION_OF[move]) == move
    assert len(ACTION_OF) == NUM_ACTIONS == 7635
