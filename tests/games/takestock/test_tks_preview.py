"""Effects shown before an action, and the score sheet of past rounds."""

from typing import Any

import pytest

from moguls.core.play.playthrough import Playthrough
from tests.games.takestock.positions import lay, play


def effect(table: Playthrough, move: str) -> dict[str, Any]:
    actions = table.view(table.turn)["actions"]
    found: dict[str, Any] = next(each["effect"] for each in actions if each["move"] == move)
    return found


@pytest.mark.rule("TKS-P1", "TKS-A1", "TKS-A2")
def test_a_raise_tells_the_new_price_and_whether_it_ends_the_round() -> None:
    table = lay(["corn 5, oil 11, gems 3", "gems 4"], columns="corn 3, oil 8", splits="corn")

    assert effect(table, "raise corn 5") == {"card": "corn 5", "stock": "corn", "price": 10}
    assert effect(table, "raise oil 11")["ends"] is True


@pytest.mark.rule("TKS-A1", "TKS-V7", "TKS-A4")
def test_columns_tell_what_may_be_laid_on_them_and_how_many_certificates_are_allowed() -> None:
    table = lay(columns="corn 3 10, oil 4", splits="corn", frozen="oil")
    view = table.view(None)

    assert view["columns"]["corn"]["takes"] == [11, 12]
    assert view["columns"]["gems"]["takes"] == [2, 3, 4, 5]
    assert view["columns"]["oil"]["takes"] == []
    assert view["columns"]["corn"]["factor"] == 2
    assert view["limit"] == 4
    assert view["shows"] == [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("TKS-E3", "TKS-E1", "TKS-E2")
def test_a_certificate_tells_its_worth() -> None:
    table = lay(["corn 5, oil 2", "gems 9"], columns="corn 3, gems 4", tokens=[0, 2])

    saved = effect(table, "save corn 5, discard oil 2")
    assert saved == {"card": "corn 5", "shares": 2, "points": 6, "discard": "oil 2", "ends": True}
    play(table, "save corn 5, discard oil 2")
    assert effect(table, "option gems 9") == {
        "card": "gems 9",
        "shares": 3,
        "points": 12,
        "worth": 12,
        "tokens": -1,
    }


@pytest.mark.rule("TKS-V1", "TKS-V2", "TKS-V3")
def test_an_event_tells_the_prices_that_it_would_change() -> None:
    hands = ["corn 5, oil 2", "gems 3"]
    table = lay(hands, columns="corn 4 6, oil 4", events="split corn, crash corn")
    play(table, "discard corn 5, draw two")

    assert effect(table, "choose split corn") == {"event": "split corn", "prices": {"corn": 8}}
    assert effect(table, "choose crash corn")["prices"] == {"corn": 4}
    kept = lay(hands, columns="corn 4 6, oil 4", kept=["market-crash, audit", ""])
    assert effect(kept, "discard oil 2, play audit") == {"discard": "oil 2", "event": "audit"}
    assert effect(kept, "discard oil 2, play market-crash")["prices"] == {"corn": 4, "oil": 1}
    assert kept.view(None)["columns"]["corn"]["price"] == 6


@pytest.mark.rule("TKS-E3", "TKS-H1")
def test_the_score_sheet_has_every_round_for_all_to_see() -> None:
    table = lay(
        ["corn 11, oil 2", "gems 3"],
        columns="corn 10",
        certificates=["gems 9", "corn 2, corn 9"],
        totals=[7, 0],
        rounds=2,
    )
    assert table.view(None)["sheet"] == []
    play(table, "raise corn 11")

    line = {
        "round": 1,
        "prices": {"corn": 11, "gems": 1, "chips": 1, "oil": 1, "movies": 1},
        "shares": [{"gems": 3}, {"corn": 4}],
        "points": [3, 44],
        "scores": [10, 44],
    }
    for viewer in (0, 1, None):
        assert table.view(viewer)["sheet"] == [line]
    while not table.over:
        table.move(next(iter(table.legal())))
    last = table.view(None)["sheet"]
    assert [each["round"] for each in last] == [1, 2]
    assert last[-1]["scores"] == table.scores
