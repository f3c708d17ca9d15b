"""Material: shares, chips, the map and the placard."""

from collections import Counter
from itertools import combinations

import pytest

import moguls
from moguls.games.mogul2013 import material
from moguls.games.mogul2013.facts import COLOURS
from moguls.games.mogul2013.material import (
    BOX_OF,
    CODES,
    COMPANIES,
    COMPANY_OF,
    CRASH,
    DECKS,
    FACTS,
    KIND_OF,
    NETWORK,
    PLACARD,
    card_name,
    codes_of,
)
from moguls.games.mogul2013.switches import refuse

GAME = moguls.game("mogul-2013")


@pytest.mark.rule("M13-C1")
def test_there_are_five_companies_of_which_two_names_are_known() -> None:
    assert list(COMPANIES) == ["brown", "purple", "blue", "gray", "yellow"]
    assert (COMPANIES["blue"], COMPANIES["yellow"]) == ("Santa Fe", "Ocean Pacific")
    assert GAME.rules.display.colours == COMPANIES


@pytest.mark.rule("M13-C1")
@pytest.mark.parametrize(("name", "counts"), [("a", [8, 8, 8, 8, 5]), ("b", [7, 8, 8, 7, 7])])
def test_each_deck_has_37_shares_five_to_eight_of_a_company(name: str, counts: list[int]) -> None:
    companies = Counter(COMPANY_OF[kind] for kind in DECKS[name])

    assert len(DECKS[name]) == 37
    assert [companies[company] for company in range(5)] == counts


@pytest.mark.rule("M13-C1")
@pytest.mark.parametrize("name", ["a", "b"])
def test_no_share_has_its_own_colour_on_its_box(name: str) -> None:
    assert all(COMPANY_OF[kind] != BOX_OF[kind] for kind in DECKS[name])


@pytest.mark.rule("M13-C1")
def test_the_yellow_share_with_a_blue_box_of_the_book_is_in_both_decks() -> None:
    assert all(KIND_OF["yellow/blue"] in deck for deck in DECKS.values())


@pytest.mark.rule("M13-C1")
def test_cards_are_written_company_and_box_colour() -> None:
    assert card_name(KIND_OF["gray/purple"]) == "gray/purple"
    assert card_name(CRASH) == "crash"
    assert len(KIND_OF) == 21


@pytest.mark.rule("M13-C1")
@pytest.mark.parametrize(("deck", "gray"), [("a", 8), ("b", 7)])
def test_the_house_rule_chooses_the_deck(deck: str, gray: int) -> None:
    view = moguls.game("mogul-2013", deck=deck).new(4, seed=1).view(None)

    assert view["market"]["gray"]["all"] == gray


@pytest.mark.rule("M13-C1")
def test_a_deck_that_the_data_file_has_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(DECKS, "b")

    assert refuse(3, 0) is None
    told = refuse(3, 1)
    assert told == "invalid deck=b: the data file has only deck a (M13-C1)"


@pytest.mark.rule("M13-C2")
def test_there_are_45_chips_a_crash_and_seven_depots_a_seat_one_of_them_on_the_track() -> None:
    table = GAME.new(5, seed=3)
    view = table.view(0)

    assert view["bank"] + 5 * view["chips"][0] == 45
    assert view["depots_left"] == [6] * 5
    assert [place["space"] for place in view["track"]] == [score % 100 for score in view["scores"]]
    assert table.deal["deck"].count("crash") == 1


@pytest.mark.rule("M13-C3")
def test_there_are_30_stations_on_five_networks_of_eight() -> None:
    assert len(CODES) == 30
    assert list(CODES) == sorted(CODES)
    assert [network.bit_count() for network in NETWORK] == [8] * 5


@pytest.mark.rule("M13-C3")
def test_every_two_networks_share_one_station_and_no_station_is_on_three() -> None:
    assert all((one & two).bit_count() == 1 for one, two in combinations(NETWORK, 2))
    assert max(len(station.networks) for station in FACTS.stations) == 2
    assert codes_of(NETWORK[0] & NETWORK[2]) == ["CHI"]


@pytest.mark.rule("M13-C4")
def test_the_placard_for_four_is_the_published_one() -> None:
    rows = [[COLOURS[company] for company in hand] for hand in PLACARD[4]]

    odd, even = ["brown", "yellow", "blue"], ["purple", "blue", "gray"]
    assert rows == [odd, even, odd, even]


@pytest.mark.rule("M13-C4")
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3), (5, 2)])
def test_the_placard_gives_every_seat_equally_many_shares(seats: int, each: int) -> None:
    assert [len(hand) for hand in PLACARD[seats]] == [each] * seats


@pytest.mark.rule("M13-C1", "M13-C3", "M13-C4", "M13-P1")
def test_what_is_a_reconstruction_is_marked_in_the_data_and_in_every_view() -> None:
    assert FACTS.reconstruction is True
    table = GAME.new(3, seed=1)
    assert [table.view(seat)["reconstruction"] for seat in (0, None)] == [True, True]


@pytest.mark.rule("M13-C1", "M13-C3", "M13-C4", "M13-P1")
@pytest.mark.parametrize("clause", ["M13-C1", "M13-C3", "M13-C4", "M13-P1"])
def test_what_is_a_reconstruction_is_marked_in_the_rule_book(clause: str) -> None:
    texts = {each.id: each.text for each in GAME.rules_text()}

    assert "reconstruction" in texts[clause]


def test_compiled_code_is_kept_apart_by_the_bytes_of_the_data_file() -> None:
    keys = [getattr(module, "CACHE_KEY", b"") for module in GAME.rules.modules]

    assert material.FILE.data in keys
