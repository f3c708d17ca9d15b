"""Rule books are read clause by clause, in four languages alike."""

import re

import pytest

import moguls
from moguls.core.text import rulebook
from moguls.errors import UsageError

TEXT = """# A Game

What it is about,
in two lines.

## Material

### ZZZ-C1  The cards
There are cards.
There are many.
Source: book, page 1.
Status: binding

### ZZZ-C2  Advice on cards
Keep them dry.
Status: advice
Switch: dry = on | off
Switch: wet = off | on
Decision: The book is silent.

## End

### ZZZ-E1  The end
It ends.
"""


def test_a_book_has_title_introduction_and_clauses_in_order() -> None:
    book = rulebook.read(TEXT)

    assert (book.title, book.intro) == ("A Game", "What it is about, in two lines.")
    assert [(c.id, c.section, c.title) for c in book.clauses] == [
        ("ZZZ-C1", "Material", "The cards"),
        ("ZZZ-C2", "Material", "Advice on cards"),
        ("ZZZ-E1", "End", "The end"),
    ]


def test_a_clause_has_its_sentences_and_its_labels() -> None:
    cards, advice, end = rulebook.load(TEXT)

    assert cards.text == "There are cards.\nThere are many."
    assert (cards.source, cards.status, cards.switches) == ("book, page 1.", "binding", ())
    assert (advice.text, advice.status) == ("Keep them dry.", "advice")
    assert advice.switches == ("dry = on | off", "wet = off | on")
    assert advice.decision == "The book is silent."
    assert (end.status, end.source) == ("binding", "")


def test_a_heading_without_a_title_is_an_error() -> None:
    with pytest.raises(ValueError, match="no id and title in the heading '### ZZZ-C1'"):
        rulebook.load("# A\n\n## B\n\n### ZZZ-C1\nText.\n")


def test_an_unknown_language_is_refused_with_the_list() -> None:
    with pytest.raises(UsageError, match=r"no rule book in 'es'; there is one in en, fr, it, de"):
        moguls.game("mogul-2002").rules_text("es")


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
@pytest.mark.parametrize("name", moguls.games())
def test_every_language_has_every_clause_with_the_same_status_and_switches(
    name: str, lang: str
) -> None:
    game = moguls.game(name)
    english, other = game.rules_text(), game.rules_text(lang)

    assert [(c.id, c.status, c.switches) for c in other] == [
        (c.id, c.status, c.switches) for c in english
    ]
    assert all(c.text and c.title for c in other)


@pytest.mark.parametrize("name", moguls.games())
def test_the_switches_of_the_book_are_those_of_the_game(name: str) -> None:
    game = moguls.game(name)
    written = {
        (line.partition(" = ")[0], tuple(line.partition(" = ")[2].split(" | ")), clause.id)
        for clause in game.rules_text()
        for line in clause.switches
    }

    assert written == {(s.name, s.values, s.rule) for s in game.switches}


@pytest.mark.parametrize("name", moguls.games())
def test_every_reason_names_a_clause_of_the_book(name: str) -> None:
    rules = moguls.game(name).rules
    known = {clause.id for clause in moguls.game(name).rules_text()}

    assert {rule for _code, rule, _text in rules.denials.values()} | {
        rules.display.turn_rule
    } <= known
    assert all(re.fullmatch(r"[A-Z][A-Z0-9]{2}-[A-Z]\d+", key) for key in known)
