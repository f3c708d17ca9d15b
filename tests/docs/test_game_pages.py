"""The pages of the games against the code, and their counts."""

from random import Random
from typing import Any

import pytest

import moguls
from tools.game_pages import actions, chance, cite, page, playouts
from tools.game_pages.words import ABOUT, Sort

NAMES = moguls.games()


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_a_game_is_current(name: str) -> None:
    stale = [
        path.name
        for path, text in page.files(name).items()
        if not path.exists() or path.read_text("utf-8") != text
    ]

    assert stale == [], f"write them again: {page.COMMAND}"


@pytest.mark.parametrize("name", NAMES)
def test_a_page_tells_each_thing_once(name: str) -> None:
    headings = [line for line in page.page(name).splitlines() if line.startswith("#")]
    assert len(headings) == len(set(headings)) > len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_first_games_that_were_counted_are_as_long_today(name: str) -> None:
    """Played as plain Python, which draws by the same counter as native code does."""
    game, kept = moguls.game(name), playouts.read()[name]
    assert sorted(map(int, kept)) == list(game.seats)
    seats = game.seats[0]
    assert [length(game, seats, k) for k in range(2)] == kept[str(seats)]["begin"][:2]


def length(game: Any, seats: int, number: int) -> int:
    play = game.new(seats, playouts.SEED, number=number)
    sample, moves = game.plain().ns.sample, 0
    while not play.over:
        state = play.state.copy()
        action = sample(state)
        play.state = state
        play.step(action)
        moves += 1
    return moves


@pytest.mark.parametrize("name", NAMES)
def test_every_number_is_decoded_by_its_formula(name: str) -> None:
    rules, rng = moguls.game(name).rules, Random(38)
    found = actions.ranges(rules.texts, ABOUT[name].sorts)
    assert sum(each.size for each in found) == rules.num_actions
    for each in found:
        chosen = {key: rng.randrange(len(values)) for key, values in each.slots.items()}
        words = {key: each.slots[key][place] for key, place in chosen.items()}
        names = {key.replace("from", "start"): place for key, place in chosen.items()}
        number = eval(each.formula.replace("·", "*").replace("from", "start"), {}, names)  # noqa: S307
        assert rules.texts[number] == each.sort.text.format(**words)


@pytest.mark.parametrize(
    ("texts", "sorts"),
    [
        (("a", "b 1", "b 3", "b 2", "c"), (Sort("a", ""), Sort("b {x}", ""))),
        (("b 1 1", "b 1 2", "b 2 1"), (Sort("b {x} {y}", ""),)),
        (("a",), (Sort("a", ""), Sort("b {x}", ""))),
    ],
)
def test_a_codec_that_is_not_what_the_words_say_is_refused(
    texts: tuple[str, ...], sorts: tuple[Sort, ...]
) -> None:
    with pytest.raises(ValueError, match=r"action|values"):
        actions.ranges(texts, sorts)


def test_orders_of_cards_that_are_alike_count_once() -> None:
    assert chance.orders([1, 1, 2]) == 3
    assert chance.orders(range(5)) == 120


@pytest.mark.parametrize("name", NAMES)
def test_the_entry_for_a_bibliography_has_the_version_of_the_rules(name: str) -> None:
    game = moguls.game(name)
    entry = cite.entry(game)
    assert f"  version = {{{moguls.__version__}}}," in entry
    assert f"  note = {{{game.title}, rules version {game.rules_version}}}," in entry
