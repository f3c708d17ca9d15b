"""Lessons of the coach: enough of them, each with words, clause and target."""

import re
from functools import cache

import pytest

from moguls.core.text.rulebook import LANGUAGES, book
from moguls.games.registry import PACKAGES
from tests.words.catalogues import FRONT, messages
from tests.words.games import GAMES, start_of

ENOUGH = 10
MAX_WORDS = 45  # what fits into a bubble on a phone
# What a board puts `data-coach` on.
ANCHORS = {
    "mogul-2002": "share deck bowl chips track market actions orders",
    "mogul-2013": "share deck bowl chips map depots market credit actions",
    "moguli": "board pawns under goal actions",
    "take-stock": "columns hand certificates tokens events kept actions",
}

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def lessons(name: str) -> dict[str, str]:
    text = (FRONT / "coach" / f"{name}.ts").read_text("utf-8")
    parts = re.split(r'\bid: "(\w+)"', text.split("const lessons", 1)[1])
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def words(name: str, lang: str = "en") -> dict[str, set[str]]:
    start = f"coach-{start_of(name)}"
    found = messages(lang, "coach.ftl").items()
    return {key.removeprefix(start): set(m.variables) for key, m in found if key.startswith(start)}


@every_game
def test_a_game_has_enough_lessons_and_begins_with_its_goal(name: str) -> None:
    assert len(lessons(name)) >= ENOUGH
    assert next(iter(lessons(name))) == "goal"


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_lesson_has_words_and_no_words_are_without_a_lesson(name: str, lang: str) -> None:
    assert sorted(words(name, lang)) == sorted(lessons(name))


@every_game
def test_words_name_only_facts_that_the_lesson_gives(name: str) -> None:
    for lesson, facts in words(name).items():
        assert [fact for fact in facts if f"{fact}:" not in lessons(name)[lesson]] == [], lesson


@every_game
def test_a_lesson_leads_to_a_clause_of_the_book(name: str) -> None:
    ids = {clause.id for clause in book(PACKAGES[name], "en").clauses}
    named = {rule for text in lessons(name).values() for rule in re.findall(r'rule: "(.+?)"', text)}

    assert named
    assert named <= ids


@every_game
def test_a_lesson_points_at_what_boards_name(name: str) -> None:
    found = {at for text in lessons(name).values() for at in re.findall(r'anchor: "(\w+)"', text)}

    assert found <= set(ANCHORS[name].split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_short(lang: str) -> None:
    texts = {key: each.text for key, each in messages(lang, "coach.ftl").items()}
    plain = {key: re.sub(r"\[\w+\].*|\{[^{}]*\}|\*", " ", text) for key, text in texts.items()}

    assert {key for key, text in plain.items() if len(text.split()) > MAX_WORDS} == set()
