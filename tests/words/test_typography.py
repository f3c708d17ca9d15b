"""Typography: punctuation of each language, and narrow spaces in French."""

import re

import pytest

from moguls.core.text.rulebook import LANGUAGES
from moguls.games.registry import PACKAGES
from tests.words.catalogues import LOCALES, PYTHON, names
from tools.steps import ROOT

# Marks that belong to another language, or to a typewriter.
FOREIGN = {"en": "'\"«»„", "fr": "'“”„", "it": "'“”„", "de": "'«»"}
NARROW = "\u202f"
# In French a narrow space that does not break stands before these marks and inside «…».
WIDE = re.compile(rf"[^{NARROW}](?=[!?;»])|\s(?<!{NARROW}):|«(?!{NARROW})")


def french() -> list[str]:
    books = [PYTHON / name.removeprefix("moguls.").replace(".", "/") for name in PACKAGES.values()]
    paths = [*(book / "RULES.fr.md" for book in books), *sorted((LOCALES / "fr").glob("*.ftl"))]
    return [
        f"{path.relative_to(ROOT)}: {line}"
        for path in paths
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(lang: str) -> None:
    lines = [
        line
        for name in names()
        for line in (LOCALES / lang / name).read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]

    wrong = [line for line in lines if set(line.replace('{ "" }', "")) & set(FOREIGN[lang])]

    assert wrong == []


def test_french_marks_have_their_narrow_spaces() -> None:
    assert [line for line in french() if WIDE.search(line)] == []


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_dots_stand_at_the_word_where_the_language_has_them_so(lang: str) -> None:
    texts = [(LOCALES / lang / name).read_text("utf-8") for name in names()]

    assert [text for text in texts if " …" in text] == []
