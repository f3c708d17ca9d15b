"""The rule books: four languages, one set of clauses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.core.clauses import LANGUAGES, Book, Clause, book
from tools.steps import ROOT
from tools.trace import GAMES, ID

if TYPE_CHECKING:
    from collections.abc import Callable

PACKAGE = "moguls.games.mogul2002"
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
STATUSES = {"binding", "note", "advice"}
WORDS_IN_COMMON = 8


def clauses(lang: str) -> list[Clause]:
    return book(PACKAGE, lang).clauses


@pytest.mark.parametrize(
    "part",
    [
        lambda clause: clause.id,
        lambda clause: clause.status,
        lambda clause: clause.switches,
        lambda clause: bool(clause.decision),
        lambda clause: bool(clause.source),
    ],
    ids=["id", "status", "switches", "decision", "source"],
)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_has_what_the_english_book_has(
    lang: str, part: Callable[[Clause], object]
) -> None:
    assert [part(clause) for clause in clauses(lang)] == [part(clause) for clause in clauses("en")]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_begins_its_sections_with_the_same_clauses(lang: str) -> None:
    assert _first_of_sections(lang) == _first_of_sections("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_says_something(lang: str) -> None:
    empty = [
        clause.id
        for clause in clauses(lang)
        if len(clause.text) < len("It is so.") or not clause.title or not clause.source
    ]

    assert empty == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_known_status(lang: str) -> None:
    assert {clause.status for clause in clauses(lang)} == STATUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_stands_twice(lang: str) -> None:
    ids = [clause.id for clause in clauses(lang)]

    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_introduction_is_three_sentences(lang: str) -> None:
    intro = book(PACKAGE, lang).intro

    assert len(re.findall(r"[.!?](?= |$)", intro)) == len("123")


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_is_no_copy_of_the_english_book(lang: str) -> None:
    copied = _runs(book(PACKAGE, lang)) & _runs(book(PACKAGE, "en"))

    assert copied == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_named_in_a_clause_exists(lang: str) -> None:
    ids = {clause.id for clause in clauses(lang)}
    named = {found for clause in clauses(lang) for found in ID.findall(_all_words(clause))}

    assert named <= ids


def test_the_switches_are_those_of_the_game() -> None:
    told = {(clause.id, line): None for clause in clauses("en") for line in clause.switches}
    built = {
        (switch.rule, f"{switch.name} = {' | '.join(switch.values)}"): None
        for switch in moguls.game("mogul-2002").switches
    }

    assert set(told) == set(built)


@pytest.mark.parametrize("name", moguls.games())
def test_every_decision_is_told_in_the_rulings(name: str) -> None:
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    told = re.findall(r"^## (\S+)", page, flags=re.MULTILINE)
    own = moguls.game(name).rules_text()
    decided = [clause.id for clause in own if clause.decision]

    assert [each for each in told if each in {clause.id for clause in own}] == decided


def test_every_game_has_its_book_in_every_language() -> None:
    wanted = {"RULES.md", *(f"RULES.{lang}.md" for lang in TRANSLATIONS)}

    short = [
        path.parent.name
        for path in GAMES.glob("*/game.py")
        if wanted - {each.name for each in path.parent.glob("RULES*.md")}
    ]

    assert short == []


def _first_of_sections(lang: str) -> list[str]:
    """Return the first clause of each section."""
    firsts: dict[str, str] = {}
    for clause in clauses(lang):
        firsts.setdefault(clause.section, clause.id)
    return list(firsts.values())


def _all_words(clause: Clause) -> str:
    return f"{clause.text} {clause.decision} {clause.source}"


def _runs(whole: Book) -> set[tuple[str, ...]]:
    """Return every run of eight words in a book's sentences."""
    text = " ".join([whole.intro, *(clause.text for clause in whole.clauses)])
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[at : at + WORDS_IN_COMMON]) for at in range(len(words) - WORDS_IN_COMMON)}
