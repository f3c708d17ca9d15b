"""Setup before the first round: chips, start shares, deck, first player."""

from collections import Counter
from typing import Any

import pytest

import moguls
from moguls.errors import RecordError, UsageError
from moguls.games.mogul2013.facts import COLOURS
from moguls.games.mogul2013.material import COMPANY_OF, DECKS, FACTS, KIND_OF, PLACARD, card_name
from moguls.games.mogul2013.state import State
from tests.chances import evenly, looks_like
from tests.games.mogul2013.positions import shares, state
from tests.tables import ENGINE, new_game

GAME = moguls.game("mogul-2013")


def deals(seats: int, times: int, **options: str) -> list[State]:
    game = moguls.game("mogul-2013", **options)
    engine = game.native_engine() if ENGINE["name"] == "jit" else game.plain()
    made = []
    for k in range(times):
        if ENGINE["name"] == "jit":
            made.append(State.unpack(game.native_engine().begin(seats, k).bytes))
        else:
            s = State()
            engine.ns.setup(s, seats, game.packed_options, k * 7919 + 1)
            made.append(s)
    return made


def row_of(s: State, seat: int) -> list[str]:
    """Return the placard's shares for a seat, counted from the start player."""
    hand = PLACARD[s.seats][(seat - s.start) % s.seats]
    return sorted(COLOURS[company] for company in hand)


@pytest.mark.rule("M13-S1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_six_chips_six_depots_and_nothing_earned(seats: int) -> None:
    table = new_game(GAME, seats)
    s = state(table)

    assert s.chips == [6] * seats + [0] * (5 - seats)
    assert s.bank == 45 - 6 * seats
    assert s.depots == [0] * 5
    dividends = [event for event in table.events(None) if event["type"] == "dividend"]
    earned = {event["seat"]: event["points"] for event in dividends}
    assert s.score[:seats] == [earned.get(seat, 0) for seat in range(seats)]


@pytest.mark.rule("M13-S2", "M13-C4")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("start_shares", ["placard", "random"])
def test_every_seat_gets_the_companies_of_the_placard_from_the_start_player_on(
    seats: int, start_shares: str
) -> None:
    for s in deals(seats, 12, start_shares=start_shares):
        for seat in range(seats):
            held = Counter(dict(zip(COLOURS, s.shares[seat], strict=True)))
            assert sorted(held.elements()) == row_of(s, seat)


@pytest.mark.rule("M13-S2")
@pytest.mark.parametrize("deck", ["a", "b"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_cards_of_the_start_shares_are_fixed_in_the_data(deck: str, seats: int) -> None:
    found = {tuple(s.deck[: sum(map(len, PLACARD[seats]))]) for s in deals(seats, 10, deck=deck)}

    assert found == {FACTS.start_cards[deck, seats]}


@pytest.mark.rule("M13-S2")
@pytest.mark.parametrize("seats", [3, 5])
def test_random_start_shares_are_any_of_the_companies_cards(seats: int) -> None:
    """All brown cards are equally likely to be start shares."""
    dealt = sum(map(len, PLACARD[seats]))
    found = [
        card_name(kind)
        for s in deals(seats, 1500, start_shares="random")
        for kind in s.deck[:dealt]
        if COMPANY_OF[kind] == 4
    ]

    yellow = Counter(card_name(kind) for kind in DECKS["a"] if COMPANY_OF[kind] == 4)
    assert looks_like(found, dict(yellow))


@pytest.mark.rule("M13-S2")
@pytest.mark.parametrize(("seats", "left"), [(3, 26), (4, 26), (5, 28)])
@pytest.mark.parametrize("start_shares", ["placard", "random"])
def test_all_other_shares_and_the_crash_are_the_deck(
    seats: int, left: int, start_shares: str
) -> None:
    for s in deals(seats, 5, start_shares=start_shares, deck="b"):
        assert len(s.deck[s.deck_at - 1 :]) == left
        assert Counter(s.deck) == Counter([*DECKS["b"], KIND_OF["crash"]])


@pytest.mark.rule("M13-S2")
def test_the_crash_is_in_each_of_the_four_lowest_places_as_often() -> None:
    places = [38 - s.deck.index(KIND_OF["crash"]) for s in deals(4, 2000)]

    assert looks_like(places, evenly([1, 2, 3, 4]))


@pytest.mark.rule("M13-S2")
def test_every_card_is_on_top_as_often_as_there_are_of_it() -> None:
    tops = [card_name(s.revealed) for s in deals(5, 3000)]
    dealt = deals(5, 1)[0]
    rest = Counter(card_name(kind) for kind in dealt.deck[10:] if kind != KIND_OF["crash"])

    assert looks_like(tops, dict(rest))


@pytest.mark.rule("M13-S3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_random_seat_is_start_player(seats: int) -> None:
    starts = [s.start for s in deals(seats, 1000)]

    assert looks_like(starts, evenly(range(seats)))


@pytest.mark.rule("M13-S3")
@pytest.mark.parametrize(("seats", "named"), [(3, 0), (3, 2), (5, 4)])
def test_the_house_rule_names_the_start_player(seats: int, named: int) -> None:
    assert {s.start for s in deals(seats, 8, first_player=str(named))} == {named}


@pytest.mark.rule("M13-S3")
def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(
        UsageError, match=r"invalid first_player=4: expected a seat from 0 to 3.*M13-S3"
    ):
        moguls.game("mogul-2013", first_player="4").new(4, seed=1)


def test_a_table_that_was_played_at_is_set_up_as_a_new_one() -> None:
    game = GAME.plain()
    new, used = State(), State()
    for name, field in State.layout_.fields.items():
        if field.shape == ():
            setattr(used, name, 1)
    used.score, used.chips, used.depots = [9] * 5, [9] * 5, [9] * 5
    used.shares = [[9] * 5 for _ in range(5)]

    for s in (new, used):
        game.ns.setup(s, 3, 0, 77)

    assert new == used


# -- deals of records ---------------------------------------------------------------------------


def deal(seats: int = 3, **options: str) -> dict[str, Any]:
    return moguls.game("mogul-2013", **options).deal(seats, seed=4)


@pytest.mark.rule("M13-C4")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("deck", ["a", "b"])
@pytest.mark.parametrize("start_shares", ["placard", "random"])
def test_the_cards_of_a_deal_tell_for_how_many_seats_it_is(
    seats: int, deck: str, start_shares: str
) -> None:
    game = moguls.game("mogul-2013", deck=deck, start_shares=start_shares)
    for seed in range(5):
        made = game.deal(seats, seed)
        assert game.new(deal=made).seats == seats


@pytest.mark.rule("M13-S2", "M13-S3")
def test_a_deal_is_the_first_player_and_the_deck() -> None:
    made = deal(5)
    table = GAME.new(deal=made)

    assert set(made) == {"first", "deck"}
    assert table.view(None)["start"] == made["first"]
    assert table.view(None)["revealed"] == made["deck"][0]
    assert sum(sum(hand.values()) for hand in shares(table)) == 10


def broken(**changed: object) -> dict[str, Any]:
    return {**deal(), **changed}


def with_cards(**swap: str) -> dict[str, Any]:
    made = deal()
    cards = list(made["deck"])
    cards[cards.index(swap["out"])] = swap["into"]
    return {**made, "deck": cards}


def crash_at(place: int) -> dict[str, Any]:
    """Return a deal for three with the crash at `place` from the bottom."""
    made = deal()
    cards = [card for card in made["deck"] if card != "crash"]
    cards.insert(len(cards) + 1 - place, "crash")
    return {**made, "deck": cards}


WRONG = [
    ([], "invalid deal: expected an object with.*M13-S2"),
    ({"first": 0}, "'deck' must be a list of cards"),
    (broken(deck="brown/blue"), "'deck' must be a list of cards"),
    (broken(deck=["pink/blue"]), "'pink/blue' in 'deck' is not a card"),
    (broken(deck=["crash"]), "'deck' has 1 cards; expected 26 with 3 seats, 26 .*M13-C4"),
    (broken(tiles=[]), "unknown key 'tiles'; it has deck, first"),
    (broken(first=3), "'first' must be a seat, 0 to 2, not 3.*M13-S3"),
    (broken(first="0"), "'first' must be a seat, 0 to 2, not '0'.*M13-S3"),
    (broken(first=True), "'first' must be a seat"),
    (with_cards(out="crash", into="brown/gray"), "not the cards of deck a: .*M13-C1"),
    (with_cards(out="purple/yellow", into="crash"), "not the cards of deck a: crash too many"),
    (with_cards(out="brown/purple", into="brown/blue"), "must be brown/blue, .*M13-S2"),
    (crash_at(5), "the crash must lie among the bottom 4 cards.*M13-S2"),
]


@pytest.mark.rule("M13-C1", "M13-C4", "M13-S2", "M13-S3")
@pytest.mark.parametrize(("made", "told"), WRONG)
def test_a_deal_that_cannot_be_is_refused_with_the_clause(made: Any, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        GAME.new(3, deal=made)


@pytest.mark.rule("M13-S2")
def test_the_crash_may_lie_fourth_from_the_bottom() -> None:
    assert GAME.new(deal=crash_at(4)).round == 1


@pytest.mark.rule("M13-S3")
def test_a_deal_with_another_first_player_than_the_house_rule_names_is_refused() -> None:
    game = moguls.game("mogul-2013", first_player="1")

    with pytest.raises(RecordError, match=r"'first' is 0, but first_player=1 \(M13-S3\)"):
        game.new(deal=broken(first=0))


@pytest.mark.rule("M13-C4")
def test_random_start_shares_must_still_be_of_the_companies_of_the_placard() -> None:
    game = moguls.game("mogul-2013", start_shares="random")

    with pytest.raises(RecordError, match=r"brown shares are not in 'deck'; .*M13-C4"):
        game.new(3, deal=with_cards(out="brown/purple", into="gray/brown"))


@pytest.mark.rule("M13-C4")
def test_a_deal_for_another_number_of_seats_is_refused() -> None:
    with pytest.raises(RecordError, match="the deal is for 5 seats, but the game has 3"):
        GAME.new(3, deal=deal(5))
