"""Data file: permitted changes, and refusals of invalid files."""

from collections.abc import Sequence

import pytest

from moguls.core.datafile.file import parse
from moguls.errors import UsageError
from moguls.games.mogul2013 import facts_file
from moguls.games.mogul2013.facts import Facts, start_cards_first
from moguls.games.mogul2013.material import FILE

TEXT = FILE.data.decode()
LINES = TEXT.splitlines()
RULES = ("M13-C1", "M13-C2", "M13-C3", "M13-C4", "M13-P1", "M13-S2")


def changed(*swaps: tuple[str, str]) -> str:
    """Return the built-in file with replacements, each at its first occurrence."""
    text = TEXT
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def read(text: str) -> Facts:
    return facts_file.read(parse("my.toml", text.encode()))


def without(start: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(start))


def many_stations(count: int) -> str:
    more = [
        f'X{n:02} = {{ town = "Town {n}", at = [1, {n}], networks = ["brown"] }}'
        for n in range(count)
    ]
    return TEXT.replace("[stations]", "\n".join(["[stations]", *more]))


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


def test_our_own_file_is_in_order() -> None:
    facts = read(TEXT)

    assert facts.reconstruction
    assert len(facts.stations) == 30


@pytest.mark.rule("M13-C1", "M13-C3", "M13-P1")
def test_facts_of_the_printed_game_can_replace_the_built_in_ones() -> None:
    facts = read(
        changed(
            ("reconstruction = true", "reconstruction = false"),
            ("track_spaces = 100", "track_spaces = 60"),
            ('"Overland"', '"Union Pacific"'),
            ('SEA = { town = "Seattle"', 'TAC = { town = "Tacoma"'),
            ('["POR", "SEA"]', '["POR", "TAC"]'),
            ('["SEA", "SPO"]', '["TAC", "SPO"]'),
        )
    )

    assert not facts.reconstruction
    assert (facts.track_spaces, facts.companies["purple"]) == (60, "Union Pacific")
    assert "TAC" in {station.code for station in facts.stations}


@pytest.mark.rule("M13-C1")
def test_a_file_may_have_a_single_deck() -> None:
    start = TEXT.index("[deck.b]")
    end = TEXT.index("# start shares by seats")
    cut = TEXT[:start] + TEXT[end:]
    start, end = cut.index("[start_cards.b]"), cut.index("# station spaces")

    facts = read(cut[:start] + cut[end:])

    assert set(facts.decks) == {"a"}
    assert len(start_cards_first(facts, "a", 4)) == 37


@pytest.mark.rule("M13-C3")
def test_there_may_be_63_stations_and_no_more() -> None:
    assert len(read(many_stations(33)).stations) == 63
    with pytest.raises(UsageError, match="too many stations: 64; expected at most 63"):
        read(many_stations(34))


@pytest.mark.rule("M13-C4")
def test_a_placard_may_give_some_seats_more_than_others() -> None:
    facts = read(
        changed(('5 = [["brown", "yellow"], ["purple"', '5 = [["brown"], ["yellow", "purple"'))
    )

    assert [len(hand) for hand in facts.placard[5]] == [1, 3, 2, 2, 2]


BROWN_A = "brown  = { purple = 2, blue = 2, gray = 2, yellow = 2 }"
DEN = 'DEN = { town = "Denver", at = [494, 290], networks = ["purple", "blue"] }'
WRONG: list[tuple[Sequence[tuple[str, str]], str, str]] = [
    # what clauses fix
    ([("chips = 45", "chips = 44")], "chips = 45", "chips must be 45, not 44 (M13-C2)"),
    ([("credit = 3", "credit = 2")], "credit = 3", "credit must be 3, not 2 (M13-L1)"),
    (
        [("depots_per_seat = 6", "depots_per_seat = 7")],
        "depots_per_seat",
        "depots_per_seat must be 6, not 7 (M13-S1)",
    ),
    (
        [("crash_depth = 3", "crash_depth = 4")],
        "crash_depth",
        "crash_depth must be 3, not 4 (M13-S2)",
    ),
    ([("[3, 5]", "[3, 6]")], "seats", "seats must be [3, 5], not [3, 6] (M13-C4)"),
    # keys
    ([("chips = 45", "chip = 45")], "chips = 45", "unknown key 'chip'; the file has"),
    ([("[tracks]", "[trakcs]")], "[tracks]", "unknown key 'trakcs'"),
    ([('purple = "Overland"', "")], "[companies]", "companies lacks 'purple'"),
    ([("[deck.a]", "[deck.c]")], "[deck.a]", "unknown key 'c'; deck has a, b"),
    (
        [("reconstruction = true", "reconstruction = 1")],
        "reconstruction",
        "reconstruction must be true or false, not 1",
    ),
    (
        [("track_spaces = 100", "track_spaces = 0")],
        "track_spaces",
        "track_spaces must be a number from 1 to 1000, not 0",
    ),
    # the decks
    (
        [(BROWN_A, "brown  = { purple = 2, blue = 2, gray = 2, yellow = 1 }")],
        "[deck.a]",
        "deck.a has 36 shares, not 37 (M13-C1)",
    ),
    (
        [(BROWN_A, "brown  = { purple = 2, blue = 2 }")],
        BROWN_A,
        "deck.a.brown has 4 shares; a company has 5 to 8 (M13-C1)",
    ),
    (
        [(BROWN_A, "brown  = { purple = 3, blue = 2, gray = 2, yellow = 2 }")],
        BROWN_A,
        "deck.a.brown has 9 shares; a company has 5 to 8 (M13-C1)",
    ),
    (
        [(BROWN_A, "brown  = { brown = 2, blue = 2, gray = 2, yellow = 2 }")],
        BROWN_A,
        "deck.a.brown: no share has its own colour on its box (M13-C1)",
    ),
    (
        [(BROWN_A, "brown  = { pink = 2, blue = 2, gray = 2, yellow = 2 }")],
        BROWN_A,
        "deck.a.brown: unknown company 'pink'; expected one of brown, purple, blue, gray, yellow",
    ),
    (
        [(BROWN_A, "brown  = { purple = -1, blue = 2, gray = 2, yellow = 2 }")],
        BROWN_A,
        "deck.a.brown.purple must be a number from 0 to 8, not -1",
    ),
    ([(BROWN_A, "brown  = 8")], BROWN_A, "deck.a.brown must be a table"),
    # the placard
    (
        [('4 = [["brown", "yellow", "blue"], ', "4 = [")],
        '4 = [["brown"',
        "placard.4 must have 4 lists of companies, none empty (M13-C4)",
    ),
    (
        [('4 = [["brown", "yellow", "blue"], ', "4 = [[], ")],
        '4 = [["brown"',
        "placard.4 must have 4 lists of companies, none empty (M13-C4)",
    ),
    (
        [('4 = [["brown", "yellow"', '4 = [["pink", "yellow"')],
        '4 = [["brown"',
        "placard.4: unknown company 'pink'",
    ),
    (
        [('["purple", "blue"], ["gray"', '["purple", "blue"], ["gray", "gray"')],
        '5 = ["brown-blue", "brown-yellow", "purple-gray", "purple-brown"',
        "start_cards.a.5 has 2 gray cards, placard.5 3 (M13-S2)",
    ),
    (
        [('5 = [["brown", "yellow"]', f"5 = [{['brown'] * 26}")],
        '5 = [["brown"',
        "placard.5 deals more than 33 shares (M13-S2)",
    ),
    # the start cards
    (
        [('3 = ["brown-blue"', '3 = ["brown/blue"')],
        '3 = ["brown-blue"',
        "start_cards.a.3: 'brown/blue' is not a card; expected company-box, for example brown-blue",
    ),
    (
        [('"yellow-gray"]\n4', '"yellow-brown", "yellow-brown"]\n4')],
        '3 = ["brown-blue"',
        "start_cards.a.3 has 2 yellow-brown; deck.a has 1 (M13-S2)",
    ),
    # the map
    (
        [(DEN, DEN.replace("DEN", "Den", 1))],
        DEN,
        "'Den' is not a station code; expected two to four capitals or digits, the first a capital",
    ),
    (
        [(DEN, DEN.replace("494", "1001"))],
        DEN,
        "stations.DEN.at: [1001, 290] is not within 1000 x 600",
    ),
    (
        [(DEN, DEN.replace("[494, 290]", "[494.5, 290]"))],
        DEN,
        "stations.DEN.at: [494.5, 290] is not a place; expected [x, y]",
    ),
    (
        [(DEN, DEN.replace('"purple", "blue"', '"pink"'))],
        DEN,
        "stations.DEN.networks: unknown company 'pink'",
    ),
    (
        [(DEN, DEN.replace('"purple", "blue"', '"purple", "purple"'))],
        DEN,
        "stations.DEN.networks must name one company, or two",
    ),
    (
        [(DEN, DEN.replace('"purple", "blue"', ""))],
        DEN,
        "stations.DEN.networks must name one company, or two",
    ),
    (
        [(DEN, DEN.replace('"purple", "blue"', '"purple", "blue", "gray"'))],
        DEN,
        "stations.DEN.networks must name one company, or two",
    ),
    ([(DEN, DEN.replace('town = "Denver", ', ""))], DEN, "stations.DEN lacks 'town'"),
    ([(DEN, DEN.replace("Denver", " "))], DEN, "stations.DEN.town must be a name, not ' '"),
    (
        [('["POR", "SEA"]', '["POR", "XXX"]')],
        "brown  = [[",
        "tracks.brown: there is no station 'XXX'",
    ),
    (
        [('["POR", "SEA"]', '["POR"]')],
        "brown  = [[",
        "tracks.brown: ['POR'] is not a track from a station to a station",
    ),
    ([("[830, 250]", "[830, 700]")], "blue   = [[", "tracks.blue: [830, 700] is not within"),
]


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("swaps", "start", "told"), WRONG)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(
    swaps: Sequence[tuple[str, str]], start: str, told: str
) -> None:
    with pytest.raises(UsageError) as refused:
        read(changed(*swaps))

    assert str(refused.value).startswith(f"my.toml, line {line_of(start)}: {told}")


@pytest.mark.rule("M13-C3")
def test_a_network_without_a_station_is_refused() -> None:
    stations = TEXT.index("[stations]")
    drawn = TEXT[stations:].replace('["gray", "yellow"]', '["yellow"]').replace(', "gray"]', "]")
    text = TEXT[:stations] + drawn.replace('networks = ["gray"]', 'networks = ["blue"]')

    with pytest.raises(UsageError, match="the gray network has no station"):
        read(text)
