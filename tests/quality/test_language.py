"""Limits on wording that makes the project hard to read; they may only fall."""

import subprocess
import sys
from collections import Counter

import pytest

from tests.quality import language
from tools.steps import ROOT

# Found today at most; lower a limit when the count falls, never raise one.
MODULE_HEADS = 0
BANNED_IDENTIFIERS = 50
WATCHED_IDENTIFIERS = 252
SHARED_CLASS_NAMES = 0
TURNS = 6

HINT = "; `python -m tests.quality.language` lists them"
# A forbidden and an allowed example of each turn.
EXAMPLES = {
    "is no X": ("'x' is no number", "there is no number; it is no longer a number"),
    "lest": ("hold it, lest it fall", "hold it, so that it does not fall"),
    "whoever": ("whoever runs the server", "the person who runs the server"),
    "be it": ("any move, be it legal", "any move, whether legal or not"),
    "of ours": ("a bot of ours", "a built-in bot"),
    "for ever": ("kept for ever", "kept permanently"),
    ", as X": ("a bot, as steady", "a bot, such as steady; as far, as long as it lasts, as it is"),
}


def test_module_docstrings_say_what_a_module_is() -> None:
    assert len(list(language.module_heads())) <= MODULE_HEADS, HINT


def test_names_say_what_a_value_is() -> None:
    assert len(list(language.identifiers(language.BANNED))) <= BANNED_IDENTIFIERS, HINT


def test_engines_are_named_native_jit_and_plain() -> None:
    assert list(language.identifiers(frozenset({"compiled"}))) == [], "say native or jit"


def test_other_participles_do_not_replace_them() -> None:
    assert len(list(language.identifiers(language.WATCHED))) <= WATCHED_IDENTIFIERS


def test_a_public_class_name_is_one_thing() -> None:
    assert len(list(language.shared_class_names())) <= SHARED_CLASS_NAMES, HINT


def test_sentences_are_plain_english() -> None:
    counts = Counter(finding.kind for finding in language.turns())

    assert counts.total() <= TURNS, f"{dict(counts)}{HINT}"


@pytest.mark.parametrize("kind", language.TURNS)
def test_a_turn_is_told_from_correct_english(kind: str) -> None:
    forbidden, allowed = EXAMPLES[kind]

    assert [finding.kind for finding in language.turns_in("x", 1, forbidden)] == [kind]
    assert list(language.turns_in("x", 1, allowed)) == []


def test_a_turn_across_lines_is_found_where_it_begins() -> None:
    finding = next(language.turns_in("x", 7, "One.\nTwo is\n    no number."))

    assert (finding.kind, finding.line) == ("is no X", 8)


def test_words_are_spelled_as_codespell_has_them() -> None:
    own = [path.relative_to(ROOT).as_posix() for path in language.english_files()]
    command = [sys.executable, "-m", "codespell_lib", *own]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stdout
