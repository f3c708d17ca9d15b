"""Rule books: four games, four languages, one set of clauses for each game."""

import re
from collections.abc import Callable

import pytest

import moguls
from moguls.core.text.rulebook import LANGUAGES, Book, Clause, book
from moguls.games.registry import PACKAGES
from tools.steps import ROOT
from tools.trace import GAMES, ID

NAMES = moguls.games()
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
STATUSES = {"binding", "note", "advice"}
WORDS_IN_COMMON = 8
RECONSTRUCTED = re.compile(
    "reconstruction|reconstitution|ricostruzion|rekonstruktion", re.IGNORECASE
)

every_book = pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name in NAMES for lang in LANGUAGES]
)
every_translation = pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name in NAMES for lang in TRANSLATIONS]
)


def of(name: str, lang: str) -> Book:
    return book(PACKAGES[name], lang)


def clauses(name: str, lang: str = "en") -> list[Clause]:
    return of(name, lang).clauses


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
@every_translation
def test_a_translation_has_what_the_english_book_has(
    name: str, lang: str, part: Callable[[Clause], object]
) -> None:
    assert [part(one) for one in clauses(name, lang)] == [part(one) for one in clauses(name)]


@every_translation
def test_a_translation_begins_its_sections_with_the_same_clauses(name: str, lang: str) -> None:
    assert _first_of_sections(name, lang) == _first_of_sections(name, "en")


@every_translation
def test_a_translation_names_the_numbers_and_clauses_that_the_english_book_names(
    name: str, lang: str
) -> None:
    other = {
        one.id: sorted(_figures(one) ^ _figures(english))
        for one, english in zip(clauses(name, lang), clauses(name), strict=True)
        if not _figures(english) <= _figures(one)
    }

    assert other == {}


@every_translation
def test_a_translation_says_what_is_a_reconstruction_where_the_english_book_does(
    name: str, lang: str
) -> None:
    assert _reconstructed(name, lang) == _reconstructed(name, "en")


@every_book
def test_every_clause_says_something(name: str, lang: str) -> None:
    empty = [
        clause.id
        for clause in clauses(name, lang)
        if len(clause.text) < len("It is so.") or not clause.title or not clause.source
    ]

    assert empty == []


@every_book
def test_every_clause_has_a_known_status(name: str, lang: str) -> None:
    assert {clause.status for clause in clauses(name, lang)} <= STATUSES


@every_book
def test_no_clause_stands_twice(name: str, lang: str) -> None:
    ids = [clause.id for clause in clauses(name, lang)]

    assert sorted(ids) == sorted(set(ids))


@every_book
def test_the_introduction_is_three_sentences(name: str, lang: str) -> None:
    assert len(re.findall(r"[.!?](?= |$)", of(name, lang).intro)) == len("123")


@every_translation
def test_a_translation_is_not_a_copy_of_the_english_book(name: str, lang: str) -> None:
    copied = _runs(of(name, lang)) & _runs(of(name, "en"))

    assert copied == set()


@every_book
def test_a_clause_named_in_a_clause_exists(name: str, lang: str) -> None:
    ids = {clause.id for clause in clauses(name, lang)}
    named = {found for clause in clauses(name, lang) for found in ID.findall(_all_words(clause))}

    assert named <= ids


@pytest.mark.parametrize("name", NAMES)
def test_the_switches_are_those_of_the_game(name: str) -> None:
    told = {(clause.id, line): None for clause in clauses(name) for line in clause.switches}
    built = {
        (switch.rule, f"{switch.name} = {' | '.join(switch.values)}"): None
        for switch in moguls.game(name).switches
    }

    assert set(told) == set(built)


@pytest.mark.parametrize("name", NAMES)
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


def _first_of_sections(name: str, lang: str) -> list[str]:
    firsts: dict[str, str] = {}
    for clause in clauses(name, lang):
        firsts.setdefault(clause.section, clause.id)
    return list(firsts.values())


def _all_words(clause: Clause) -> str:
    return f"{clause.text} {clause.decision} {clause.source}"


def _figures(clause: Clause) -> set[str]:
    """Return the numbers of two digits or more, and the clauses, that a clause's text names."""
    return set(re.findall(r"\d\d+|[A-Z]\w{2}-[A-Z]\d+", clause.text))


def _reconstructed(name: str, lang: str) -> list[str]:
    return [one.id for one in clauses(name, lang) if RECONSTRUCTED.search(_all_words(one))]


def _runs(whole: Book) -> set[tuple[str, ...]]:
    """Return every run of eight words in a book's sentences."""
    text = " ".join([whole.intro, *(clause.text for clause in whole.clauses)])
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[at : at + WORDS_IN_COMMON]) for at in range(len(words) - WORDS_IN_COMMON)}
