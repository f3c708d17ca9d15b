"""Round: reveal, dividends, auction, actions."""

import pytest

import moguls
from tests.tables import at_actions, at_loans, bank, chips, drawing, play, shares


@pytest.mark.rule("M02-R1")
def test_a_round_goes_through_its_phases_in_order() -> None:
    table = at_actions(deck=["blue/brown", "green/pink", "crash"])
    phases = [table.phase]
    for move in ("take", "sell 0", "decline", "decline", "decline", "leave", "leave", "take"):
        table.move(move)
        phases.append(table.phase)

    assert phases == [
        *("winner", "runner-up"),
        *("loan", "loan", "loan"),
        *("auction", "auction", "winner", "runner-up"),
    ]


@pytest.mark.rule("M02-R1")
def test_rounds_are_counted_from_one() -> None:
    table = moguls.game("mogul-2002").new(seats=3, seed=1)
    assert table.round == 1

    play(table, "decline, decline, decline, leave, leave, take, sell 0")

    assert (table.round, table.view(None)["round"]) == (2, 2)


@pytest.mark.rule("M02-R2")
def test_the_top_card_of_the_deck_is_turned() -> None:
    table = at_actions(deck=["blue/brown", "green/pink", "crash"])

    play(table, "take, sell 0")

    seen = table.view(None)
    assert (seen["revealed"], seen["deck_left"]) == ("blue/brown", 2)
    assert seen["unseen"] == {"green/pink": 1}


@pytest.mark.rule("M02-R2")
def test_the_first_card_is_turned_before_anybody_acts() -> None:
    game = moguls.game("mogul-2002")
    deal = game.deal(seats=4, seed=3)

    table = game.new(deal=deal)

    assert table.view(None)["revealed"] == deal["deck"][0]
    assert table.view(None)["deck_left"] == len(deal["deck"]) - 1


@pytest.mark.rule("M02-R2", "M02-E1")
def test_the_crash_ends_the_game_without_dividends_or_auction() -> None:
    hands = [{"brown": 3}, {"brown": 2}, {}]
    table = at_actions(chips=(4, 4, 4), shares=hands, scores=(7, 8, 9), deck=["crash"])

    play(table, "take, sell 0")

    assert drawing(table).splitlines()[0] == "over, crash, bowl 0, bank 33"
    assert (table.over, table.turn, table.legal(), table.scores) == (True, None, {}, [7, 8, 9])


@pytest.mark.rule("M02-R3")
def test_every_seat_scores_a_point_for_each_share_of_the_revealed_company() -> None:
    hands = [{"blue": 2, "brown": 1}, {"blue": 1, "pink": 2}, {"pink": 1}]
    table = at_actions(shares=hands, scores=(1, -2, 3), deck=["blue/brown", "crash"])

    play(table, "sell 0, take")

    assert table.scores == [3, -1, 3]


@pytest.mark.rule("M02-R3")
def test_the_background_pays_not_the_border() -> None:
    hands = [{"brown": 4}, {"blue": 1}, {}]
    table = at_actions(shares=hands, deck=["blue/brown", "crash"])

    play(table, "sell 0, take")

    assert table.scores == [0, 1, 0]


@pytest.mark.rule("M02-R3")
def test_a_share_just_taken_pays_in_the_round_after() -> None:
    table = at_actions(revealed="blue/green", deck=["blue/brown", "crash"])

    play(table, "take, sell 0")

    assert (shares(table)[0], table.scores) == ({"blue": 1}, [1, 0, 0])


@pytest.mark.rule("M02-R3")
def test_the_revealed_share_itself_pays_nobody() -> None:
    table = at_actions(deck=["blue/brown", "crash"])

    play(table, "take, sell 0")

    assert table.scores == [0, 0, 0]


@pytest.mark.rule("M02-R3")
def test_dividends_are_paid_to_all_six_seats_and_cost_no_chips() -> None:
    hands = [{"brown": 1}] * 6
    table = at_actions(chips=(6,) * 6, shares=hands, deck=["brown/pink", "crash"])

    play(table, "take, sell 0")

    assert table.scores == [1] * 6
    assert (chips(table), bank(table)) == ([6] * 6, 9)


@pytest.mark.rule("M02-R3")
def test_dividends_are_paid_once_a_round() -> None:
    table = at_loans(shares=[{"pink": 2}, {}, {}], revealed="pink/yellow")

    play(table, "decline, decline, decline, bid, bid, leave")

    assert table.scores == [0, 0, 0]
