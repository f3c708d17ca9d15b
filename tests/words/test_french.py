"""French sentences with past faults: concatenated, or one word for two things."""

import re

import pytest

from tests.words.catalogues import messages, names

CATALOGUES = names()
# A verb, or "à", "de", "pour", right before a stock or a card: what stands there has its article.
VERBS = r"(?:gel|dégel|pioch|défauss|prend|pren|soumet|met|auditer?|vend|achet)\w*"
STOCKS = ("corn", "gems", "chips", "oil", "movies")
ARTICLE = re.compile(r'(?:form: "(?:the|of|du)")')


@pytest.mark.parametrize("stock", STOCKS)
@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_stock_has_its_article_in_a_sentence(lang: str, stock: str) -> None:
    words = messages(lang, "take-stock.ftl")

    forms = [words[f"tks-{form}-{stock}"].text for form in ("the", "one", "of")]

    assert [text for text in forms if not ARTICLE.search(text)] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_verb_stands_right_before_a_bare_stock(name: str) -> None:
    bare = re.compile(rf"\b{VERBS} (?:maïs|gemmes|puces|pétrole|films)\b", re.IGNORECASE)

    assert [each.text for each in messages("fr", name).values() if bare.search(each.text)] == []


def test_chance_is_not_said_of_a_probability() -> None:
    texts = [m.text for n in ("review.ftl", "hint.ftl") for m in messages("fr", n).values()]

    assert [text for text in texts if re.search(r"(?<!-)\bchances?\b", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_english_word_is_left_where_french_has_one(name: str) -> None:
    words = (each.text.split("=", 1)[-1] for each in messages("fr", name).values())

    assert [text for text in words if re.search(r"\breplay\b(?!-)", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_name_follows_a_bare_de(name: str) -> None:
    """It would be "de Agatha": a name may begin with a vowel."""
    glued = [
        m.text
        for m in messages("fr", name).values()
        if re.search(r"\bde \{ \$(?:name|of)\b", m.text)
    ]

    assert glued == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_english_names_possess_by_an_s(name: str) -> None:
    """Not "the turn of Agatha"."""
    of = re.compile(
        r"\b(?:turn|row|pawn|hand|holdings|depot|seat|place) of \{ \$(?:name|of)", re.IGNORECASE
    )

    assert [each.text for each in messages("en", name).values() if of.search(each.text)] == []


@pytest.mark.parametrize(("lang", "feminine"), [("fr", r"piochée\b"), ("it", r"\bpescata\b")])
def test_a_drawn_card_has_the_gender_of_its_number(lang: str, feminine: str) -> None:
    """Its name is "le 4 de gemmes", "il 10 di petrolio"."""
    boards = ("take-stock.ftl", "take-stock-board.ftl")
    told = [m.text for name in boards for m in messages(lang, name).values() if "$card" in m.text]

    assert [text for text in told if re.search(feminine, text)] == []


@pytest.mark.parametrize(
    ("lang", "asked"), [("fr", r"Pourquoi pas\b"), ("it", r"Perché no(?:n «|\?)")]
)
def test_what_is_not_possible_is_asked_by_a_plain_why(lang: str, asked: str) -> None:
    """The French and Italian of "Why not?" agrees to a proposal."""
    told = [m.text for name in CATALOGUES for m in messages(lang, name).values()]

    assert [text for text in told if re.search(asked, text)] == []
