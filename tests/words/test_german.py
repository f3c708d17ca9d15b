"""German sentences with past faults: concatenated, or ambiguous."""

import re

import pytest

from tests.words.catalogues import messages, names

STOCKS = ("corn", "gems", "chips", "oil", "movies")


def texts(name: str) -> list[str]:
    return [message.text for message in messages("de", name).values()]


def test_no_verb_takes_a_bare_stock() -> None:
    """A column is frozen, not oil."""
    bare = re.compile(r"\b(?:prüfs?t|friers?t|taus?t|taut) \{ \$stock")

    assert [text for text in texts("take-stock.ftl") if bare.search(text)] == []


@pytest.mark.parametrize("stock", STOCKS)
def test_an_event_of_a_stock_is_one_word(stock: str) -> None:
    """Not "Teilung Mais"."""
    assert "}-{ $kind }" in messages("de", "take-stock.ftl")[f"tks-of-{stock}"].text


@pytest.mark.parametrize("name", ["mogul-2002.ftl", "mogul-2013.ftl", "coach.ftl"])
def test_a_share_of_a_company_has_its_article(name: str) -> None:
    bare = re.compile(r"\b(?:Aktien?|Dividende|Bahnhof|was du) von \{ \$(?:company|sale|box)")

    assert [text for text in texts(name) if bare.search(text)] == []


@pytest.mark.parametrize("name", names())
def test_what_would_be_is_not_said_as_what_was(name: str) -> None:
    """Past and conditional can be the same form: "fielen", "versperrte"."""
    alike = re.compile(r"\b(?:fielen unter|versperrte|zählte sie)\b")

    assert [text for text in texts(name) if alike.search(text)] == []


@pytest.mark.parametrize("name", names())
def test_a_saved_card_lies_aside_and_a_finished_game_is_played_again(name: str) -> None:
    """`zurückgelegt` is put back, and a `Rückschau` looks back without a board."""
    told = re.compile(r"\b[Zz]urück(?:zu)?(?:ge)?leg|\blegs?t [^.]*\$card \} zurück|Rückschau")

    assert [text for text in texts(name) if told.search(text)] == []


def test_seats_are_for_players_not_persons() -> None:
    assert [text for text in texts("app.ftl") if re.search(r"\} Personen|\d Personen", text)] == []
