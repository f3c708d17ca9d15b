"""Setup before the first round."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import moguls
from moguls.errors import RecordError, UsageError
from moguls.games.mogul2002.state import State
from moguls.kernel.rules.chance import stream
from tests.chances import evenly, looks_like
from tests.strategies import finish
from tests.tables import chips, hidden_cards, new_game, shares, state

GAME = moguls.game("mogul-2002")
QUICK = moguls.game("mogul-2002", quick_start="on")
START = Counter({"brown/blue": 2, "brown/pink": 2, "brown/green": 1, "brown/yellow": 1})


@cache
def deals(*, quick: bool = False) -> list[dict[str, Any]]:
    game = QUICK if quick else GAME
    return [game.deal(3, seed) for seed in range(3000)]


def dealt(revealed: str) -> dict[str, Any]:
    """Return a deal with this top card."""
    deal = GAME.deal(4, seed=1)
    at = deal["deck"].index(revealed)
    deal["deck"][0], deal["deck"][at] = deal["deck"][at], deal["deck"][0]
    return deal


@pytest.mark.rule("M02-S1")
def test_every_seat_starts_at_zero() -> None:
    """Only brown shares are dealt, so a pink card pays nobody; a brown one pays each a point."""
    assert GAME.new(deal=dealt("pink/yellow")).scores == [0, 0, 0, 0]
    assert GAME.new(deal=dealt("brown/green")).scores == [1, 1, 1, 1]


@pytest.mark.rule("M02-S2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_takes_six_chips_and_the_rest_is_the_bank(seats: int) -> None:
    table = new_game(GAME, seats)

    assert (chips(table), state(table).bank) == ([6] * seats, 45 - 6 * seats)
    assert state(table).chips[seats:] == [0] * (6 - seats)


@pytest.mark.rule("M02-S2")
def test_chips_in_hand_are_secret() -> None:
    table = new_game(GAME, 3)

    assert table.view(1)["chips"] == [None, 6, None]
    assert table.view(None)["chips"] == [None, None, None]


@pytest.mark.rule("M02-S3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_seat_gets_one_start_share_face_up(seats: int) -> None:
    table = new_game(GAME, seats)

    assert shares(table) == [{"brown": 1}] * seats
    assert not Counter(table.deal["start_shares"]) - START


@pytest.mark.rule("M02-S3")
def test_the_start_shares_are_shuffled() -> None:
    for seat in range(3):
        assert looks_like((deal["start_shares"][seat] for deal in deals()), START)


@pytest.mark.rule("M02-S3")
def test_unused_start_shares_go_back_among_the_others() -> None:
    """Three of the five brown shares in the deck are start shares, in uniform places."""
    places = [i for deal in deals() for i, name in enumerate(deal["deck"][:24]) if "brown/" in name]

    assert looks_like(places, evenly(range(24)))
    assert {len(deal["deck"]) for deal in deals()} == {29}


@pytest.mark.rule("M02-S4")
def test_the_deck_is_shuffled() -> None:
    tops = ["/".join(deal["deck"][0].split("/")[:1]) for deal in deals()]

    assert looks_like(tops, {"brown": 5, "pink": 7, "blue": 6, "green": 5, "yellow": 5})


@pytest.mark.rule("M02-S4")
@pytest.mark.parametrize("game", [GAME, QUICK])
def test_the_crash_is_equally_likely_in_each_of_the_five_bottom_places(game: Any) -> None:
    places = [
        len(deal["deck"]) - deal["deck"].index("crash") for deal in deals(quick=game is QUICK)
    ]

    assert looks_like(places, evenly(range(1, 6)))


@pytest.mark.rule("M02-S4")
def test_what_lies_under_the_crash_is_as_random_as_the_rest() -> None:
    bottoms = [[n for n in deal["deck"] if n != "crash"][-1].split("/")[0] for deal in deals()]

    assert looks_like(bottoms, {"brown": 5, "pink": 7, "blue": 6, "green": 5, "yellow": 5})


@pytest.mark.rule("M02-S4")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6, 20])
def test_a_deal_with_the_crash_above_the_bottom_five_is_refused(place: int) -> None:
    deal = GAME.deal(4, seed=1)
    deal["deck"].remove("crash")
    deal["deck"].insert(len(deal["deck"]) - place + 1, "crash")

    if place <= 5:
        assert hidden_cards(state(GAME.new(deal=deal)))[-place] == "crash"
    else:
        with pytest.raises(RecordError, match="bottom 5 cards") as refused:
            GAME.new(deal=deal)
        assert refused.value.rule == "M02-S4"


@pytest.mark.rule("M02-S5")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_seat_is_start_player(seats: int) -> None:
    firsts = [GAME.deal(seats, seed)["first"] for seed in range(1500)]

    assert looks_like(firsts, evenly(range(seats)))


@pytest.mark.rule("M02-S5")
@pytest.mark.parametrize("seat", range(6))
def test_the_switch_names_the_start_player(seat: int) -> None:
    game = moguls.game("mogul-2002", first_player=seat)

    for seed in range(20):
        table = game.new(seats=6, seed=seed)
        assert (table.turn, table.view(None)["start"], table.deal["first"]) == (seat, seat, seat)


@pytest.mark.rule("M02-S5")
@pytest.mark.parametrize(("seat", "seats"), [(3, 3), (5, 4), (5, 5)])
def test_a_start_player_who_is_not_there_is_refused(seat: int, seats: int) -> None:
    with pytest.raises(UsageError, match=f": expected a seat from 0 to {seats - 1} .M02-S5"):
        moguls.game("mogul-2002", first_player=seat).new(seats=seats, seed=1)


@pytest.mark.rule("M02-S5")
@pytest.mark.parametrize("first", [-1, 4, 1.0, "1", True, None])
def test_a_deal_whose_first_is_not_a_seat_is_refused(first: object) -> None:
    with pytest.raises(RecordError, match="'first' must be a seat, 0 to 3") as refused:
        GAME.new(deal={**GAME.deal(4, seed=1), "first": first})
    assert refused.value.rule == "M02-S5"


@pytest.mark.rule("M02-S5")
def test_a_deal_that_disagrees_with_the_named_start_player_is_refused() -> None:
    deal = {**GAME.deal(4, seed=1), "first": 1}

    assert moguls.game("mogul-2002", first_player="1").new(deal=deal).turn == 1
    with pytest.raises(RecordError, match="'first' is 1, but first_player=0") as refused:
        moguls.game("mogul-2002", first_player="0").new(deal=deal)
    assert refused.value.rule == "M02-S5"


@pytest.mark.rule("M02-S6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_quick_start_deals_a_second_share_of_another_company_to_each(seats: int) -> None:
    table = new_game(QUICK, seats)

    quick = [name.split("/")[0] for name in table.deal["quick_shares"]]
    assert len(quick) == len(set(quick)) == seats
    start = Counter({"brown": 1})
    assert [Counter(hand) for hand in shares(table)] == [start + Counter([q]) for q in quick]
    assert len(table.deal["deck"]) == 32 - 2 * seats


@pytest.mark.rule("M02-S6")
def test_each_company_is_as_likely_to_come_to_a_seat() -> None:
    for seat in range(3):
        dealt_to = [deal["quick_shares"][seat].split("/")[0] for deal in deals(quick=True)]
        assert looks_like(dealt_to, evenly(("brown", "pink", "blue", "green", "yellow")))


@pytest.mark.rule("M02-S6")
def test_the_companies_of_the_quick_shares_come_in_any_order() -> None:
    pairs = [tuple(name[:2] for name in deal["quick_shares"][:2]) for deal in deals(quick=True)]
    colours = ("br", "pi", "bl", "gr", "ye")

    assert looks_like(pairs, evenly((a, b) for a in colours for b in colours if a != b))


@pytest.mark.rule("M02-S6")
def test_every_share_of_a_company_is_as_likely_to_be_the_quick_one() -> None:
    """Of pink: two yellow, two blue, two brown borders, a green one."""
    quick = [name for deal in deals(quick=True) for name in deal["quick_shares"]]
    pink = [name for name in quick if name.startswith("pink/")]

    weights = {"pink/yellow": 2, "pink/blue": 2, "pink/brown": 2, "pink/green": 1}
    assert looks_like(pink, weights)


@pytest.mark.rule("M02-S6")
def test_unused_start_shares_may_be_quick_shares() -> None:
    """The two other brown shares show green and yellow: pink or blue must be a start share."""
    quick = Counter(name for deal in deals(quick=True) for name in deal["quick_shares"])

    # 5 brown shares are left with 3 seats: 1.5 green, 1.5 yellow, 1 blue, 1 pink on average
    found = [name for name in quick.elements() if name.startswith("brown/")]
    weights = {"brown/green": 3, "brown/yellow": 3, "brown/blue": 2, "brown/pink": 2}
    assert looks_like(found, weights)


@pytest.mark.rule("M02-S6")
def test_the_quick_shares_that_are_not_dealt_return_to_the_deck_before_it_is_shuffled() -> None:
    """With three seats two companies give no share: their cards lie anywhere."""
    for deal in deals(quick=True)[:50]:
        cards = [*deal["start_shares"], *deal["quick_shares"], *deal["deck"]]
        assert len(cards) == 32
    tops = [deal["deck"][0].split("/")[0] for deal in deals(quick=True)]
    # on average 3/5 of a share of each company is gone, and three brown start shares
    weights = {"brown": 4.4, "pink": 6.4, "blue": 5.4, "green": 4.4, "yellow": 4.4}
    assert looks_like(tops, weights)


@pytest.mark.rule("M02-S6")
def test_six_seats_cannot_start_quickly() -> None:
    with pytest.raises(UsageError, match=r"at most 5 seats.*\(M02-S6\)"):
        QUICK.new(seats=6, seed=1)


@pytest.mark.rule("M02-S6")
def test_without_the_switch_nobody_gets_a_second_share() -> None:
    deal = QUICK.deal(4, seed=1)

    with pytest.raises(RecordError, match="unknown key 'quick_shares'"):
        GAME.new(deal=deal)


@pytest.mark.rule("M02-S6")
@pytest.mark.parametrize("change", ["same company", "one too few", "none", "crash"])
def test_a_deal_with_other_quick_shares_is_refused(change: str) -> None:
    deal = QUICK.deal(4, seed=3)
    quick, deck = deal["quick_shares"], deal["deck"]
    if change == "same company":
        company = quick[0].split("/")[0]
        at = next(i for i, name in enumerate(deck) if name.startswith(f"{company}/"))
        quick[1], deck[at] = deck[at], quick[1]
    elif change == "crash":
        at = deck.index("crash")
        quick[0], deck[at] = deck[at], quick[0]
    else:
        count = 1 if change == "one too few" else 4
        deck[:0] = [quick.pop() for _ in range(count)]

    with pytest.raises(RecordError, match="one share a seat, of different companies") as refused:
        QUICK.new(deal=deal)
    assert refused.value.rule == "M02-S6"


@pytest.mark.rule("M02-S1", "M02-S2", "M02-S3", "M02-S5", "M02-S6")
@pytest.mark.parametrize("game", [GAME, QUICK, moguls.game("mogul-2002", first_player="2")])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_table_that_was_played_at_is_set_up_as_a_new_one(game: Any, seats: int) -> None:
    """Bulk play reuses one state: nothing of the last game may remain."""
    used: Any = finish(QUICK.new(seats=5, seed=8), seed=8).state
    for field in State.layout_.fields:
        if isinstance(getattr(used, field), int):
            setattr(used, field, 1)

    game.plain().ns.setup(used, seats, game.packed_options, stream(7, 0))

    fresh: Any = game.new(seats=seats, seed=7).state
    fresh.rng = used.rng  # a deal from a record needs no counter
    assert used == fresh
    assert used.rng not in (1, stream(7, 0))
