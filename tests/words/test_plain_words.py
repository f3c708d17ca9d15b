"""Words of programs that players do not read: names of options, and seats counted from 0."""

import re

import pytest

import moguls
from moguls.core.text.rulebook import LANGUAGES, book
from moguls.games.registry import PACKAGES
from moguls.server.wire.words import say

# Names with underscores, and what the four languages say of counting from 0.
OF_PROGRAMS = re.compile(r"\w_\w|counted from 0|gezählt ab 0|comptée à partir de 0|contato a part")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", moguls.games())
def test_a_rule_book_has_no_words_of_programs(name: str, lang: str) -> None:
    texts = [f"{it.title} {it.text} {it.decision}" for it in book(PACKAGES[name], lang).clauses]

    assert [text for text in texts if OF_PROGRAMS.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_another_kind_is_called_no_game_record(lang: str) -> None:
    told = say(lang, "error-record-no-json", {"line": 1, "column": 1})

    assert "JSON" not in told
    assert "1" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_discard_for_a_bear_says_whose_bear_it_is(lang: str) -> None:
    for key in ("tks-turn-bear", "tks-ask-bear", "tks-wait"):
        parameters = {"name": "Ada", "by": "Dexter", "self": "no", "phase": "bear"}
        assert "Dexter" in say(lang, key, parameters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moguli_counts_pawns_where_others_count_points(lang: str) -> None:
    told = [say(lang, "hall-points", {"game": name, "count": 4}) for name in moguls.games()]

    assert len(set(told)) == len({"points", "dollars", "pawns"})
