"""What a hint says: differences as they are shown, the game's unit, an honest reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moguls import games
from moguls.core.clauses import LANGUAGES
from tests.browser.drivers import SHORT, until_mine
from tests.browser.screens_review import hinted_move, show_hint

if TYPE_CHECKING:
    from typing import Any

    from playwright.sync_api import Locator, Page

    from tests.browser.screens import Hall

DEALS = 10  # that may be tried until a price can be raised
STEP = " \u203a "  # between buttons that are pressed one after the other


def new_table(hall: Hall, name: str) -> str:
    """Make a table of a game at which bots take the other seats, and the reader begins."""
    seats = 2 if name == "moguli" else 3
    options = {**SHORT.get(name, {}), "first_player": "0"}
    return hall.me.make(seats, game=name, bots=["easy"] * (seats - 1), options=options)


def told(hall: Hall, moves: list[dict[str, Any]], name: str = "mogul-2002") -> Locator:
    """Return what a hint says of these moves at a table of a game."""
    table = new_table(hall, name)
    show_hint(hall, table, moves)
    hall.page.get_by_test_id("hint").click()
    window = hall.page.get_by_role("dialog")
    expect(window.get_by_test_id("hinted")).to_be_visible()
    return window


@pytest.mark.parametrize("name", games())
def test_the_reader_of_such_a_table_begins(hall: Hall, name: str) -> None:
    """Whoever plays before may leave one kind of move alone, as a bear does."""
    view = hall.me.frame(new_table(hall, name))["view"]
    assert (view["ply"], view["turn"]) == (0, view["seat"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013", "take-stock"])
def test_moves_are_called_what_their_buttons_say(hall: Hall, name: str, lang: str) -> None:
    page = hall.page
    page.add_init_script(f"localStorage.setItem('moguls.lang', '{lang}')")
    table = new_table(hall, name)
    until_mine(page, table)
    legal = [it["move"] for it in hall.me.frame(table)["view"]["actions"] if it["legal"]]
    moves = list({move.split()[0]: move for move in legal}.values())
    buttons = [label_of(page, move) for move in moves]
    assert len(moves) > 1
    show_hint(hall, table, [hinted_move(move, 0.3) for move in moves])
    page.get_by_test_id("hint").click()
    rows = page.get_by_role("dialog").locator("tbody th")
    expect(rows).to_have_count(len(moves))
    for row, button in zip(rows.all_inner_texts(), buttons, strict=True):
        assert row.split(STEP, maxsplit=1)[0] in button


@pytest.mark.parametrize(
    ("name", "move"),
    [("mogul-2002", "bid"), ("mogul-2002", "loan"), ("mogul-2013", "leave"), ("mogul-2013", "bid")],
)
def test_a_hint_says_of_its_move_what_the_button_says(hall: Hall, name: str, move: str) -> None:
    window = told(hall, [hinted_move(move, 0.3)], name)
    effect = window.locator(".effect").inner_text()
    assert effect
    assert effect in label_of(hall.page, move)


def able_to_raise(hall: Hall) -> tuple[str, dict[str, Any]]:
    """Return a table of Take Stock whose reader can raise a price, and how; not all deals do."""
    for _ in range(DEALS):
        table = new_table(hall, "take-stock")
        until_mine(hall.page, table)
        legal = [it for it in hall.me.frame(table)["view"]["actions"] if it["legal"]]
        found = next((it for it in legal if it["move"].startswith("raise ")), None)
        if found:
            return table, found
    raise AssertionError


def test_a_hint_says_what_a_card_does_to_its_price(hall: Hall) -> None:
    table, raises = able_to_raise(hall)
    show_hint(hall, table, [hinted_move(raises["move"], 0.3)])
    hall.page.get_by_test_id("hint").click()
    told = hall.page.get_by_role("dialog").locator(".effect")
    expect(told).to_contain_text(f"\u2192 {raises['effect']['price']}")


def label_of(page: Page, move: str) -> str:
    """Return what the button says that makes a move, or begins it."""
    one = page.locator(f'[data-testid="dock"] [data-move="{move}"]')
    start = page.locator(f'[data-testid="dock"] [data-part="{move.split(maxsplit=1)[0]} "]')
    return str(one.or_(start).first.inner_text())


@pytest.mark.parametrize(
    ("name", "move", "words"),
    [
        ("take-stock", "save corn 3, discard oil 5", ["Save a card", "corn 3", "Discard oil 5"]),
        (
            "take-stock",
            "discard corn 3, draw two",
            ["Play the market", "Discard corn 3", "Draw two, choose one"],
        ),
        ("take-stock", "audit corn top", ["audit", "corn", "card"]),
        ("take-stock", "insider take corn 3, discard oil 5", ["Take corn 3", "Discard oil 5"]),
        ("take-stock", "insider done", ["Take no more"]),
        ("take-stock", "bear discard corn 3", ["bear", "Discard corn 3"]),
        ("take-stock", "option done", ["Keep my options"]),
        ("moguli", "rotate d2 90", ["Turn d2 by 90 degrees clockwise"]),
        ("moguli", "pawn a1-b3", ["Pawn on a1", "To b3"]),
        ("moguli", "end", ["End the turn"]),
        ("mogul-2002", "sell 2", ["Sell 2"]),
        ("mogul-2013", "sell", ["Sell"]),
    ],
)
def test_a_move_is_told_as_what_is_pressed_one_after_the_other(
    hall: Hall, name: str, move: str, words: list[str]
) -> None:
    window = told(hall, [hinted_move(move, 0.3)], name)
    expect(window.locator("tbody th")).to_have_text(STEP.join(words))


def test_a_difference_is_that_of_the_numbers_shown(hall: Hall) -> None:
    window = told(hall, [hinted_move("bid", 0.6752), hinted_move("leave", 0.6048)])
    cells = window.locator("tbody td")
    expect(cells.nth(0)).to_contain_text("68%")
    expect(cells.nth(1)).to_contain_text("60%")
    expect(window.get_by_role("status")).to_contain_text("8 games in a hundred more")


ONE_MORE = {
    "en": "That is one game in a hundred more than with the next best move",
    "fr": "Soit une partie sur cent de plus qu\u2019avec le coup suivant",
    "it": "\u00c8 una partita su cento in pi\u00f9 che con la mossa seguente",
    "de": "Das ist ein Spiel von hundert mehr als mit dem n\u00e4chstbesten Zug",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_game_in_a_hundred_is_told_in_the_singular(hall: Hall, lang: str) -> None:
    hall.page.add_init_script(f"localStorage.setItem('moguls.lang', '{lang}')")
    moves = [hinted_move("bid", 0.314, 0.0001), hinted_move("leave", 0.3, 0.0001)]
    expect(told(hall, moves).get_by_role("status")).to_contain_text(ONE_MORE[lang])


@pytest.mark.parametrize(
    ("name", "move", "unit"),
    [
        ("mogul-2002", "bid", "10 points"),
        ("mogul-2013", "bid", "10 dollars"),
        ("take-stock", "raise corn 3", "10 points"),
    ],
)
def test_the_lead_is_told_in_what_the_game_counts(
    hall: Hall, name: str, move: str, unit: str
) -> None:
    window = told(hall, [hinted_move(move, 0.3, lead=-9.8)], name)
    expect(window.get_by_role("status")).to_contain_text(f"On average you would end {unit} behind")


def test_that_another_move_shows_more_is_said_with_what_the_bot_goes_by(hall: Hall) -> None:
    bid = hinted_move("bid", 0.23, 0.01, sims=3000, lead=3.2)
    leave = hinted_move("leave", 0.26, 0.015, sims=2000, lead=3.4)
    words = told(hall, [bid, leave]).get_by_role("status")
    expect(words).to_contain_text(
        "Leave comes out 3 games in a hundred ahead here, which chance alone may explain."
    )
    expect(words).to_contain_text("most often: in 3,000 of 5,000 games.")
    expect(words).not_to_contain_text("the move above ends")


def test_that_several_moves_surely_show_more_is_not_hidden(hall: Hall) -> None:
    moves = [hinted_move("bid", 0.20), hinted_move("leave", 0.26), hinted_move("loan", 0.25)]
    words = told(hall, moves).get_by_role("status")
    expect(words).to_contain_text(
        "2 other moves come out ahead here, by up to 6 games in a hundred"
    )
    expect(words).to_contain_text("which chance alone hardly explains")


def test_a_move_that_is_about_as_good_is_told_apart_by_the_lead(hall: Hall) -> None:
    moves = [hinted_move("bid", 0.26, 0.02, lead=5.2), hinted_move("leave", 0.26, 0.02, lead=2.9)]
    words = told(hall, moves).get_by_role("status")
    expect(words).to_contain_text("About as good, as far as can be told: Leave.")
    expect(words).to_contain_text("On average the move above ends 2 points better.")
