"""Glossary: standard terms with their sources, and the words of this project with reasons."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text("utf-8")
TERMS = [
    "MCTS",
    "ISMCTS",
    "PUCT",
    "determinization",
    "rollout",
    "policy network",
    "value network",
    "prior",
    "afterstate",
    "common random numbers",
    "sequential halving",
    "successive rejects",
    "racing",
    "transposition table",
    "iterative deepening",
    "exploration constant",
    "information state",
    "chance node",
    "root parallelisation",
]
YEAR = re.compile(r"\b(19|20)\d\d\b")


def rows(heading: str) -> list[list[str]]:
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


@pytest.mark.parametrize("term", TERMS)
def test_a_term_of_the_field_is_explained(term: str) -> None:
    assert any(re.search(rf"\b{term}\b", words) for words, *_ in rows("Bots and search"))


def test_every_term_has_one_sentence_and_a_source_with_its_year() -> None:
    for term, meaning, source in rows("Bots and search"):
        assert meaning, term
        assert YEAR.search(source), term


def test_words_of_the_project_are_few_and_each_has_its_reason() -> None:
    words = [word for word, *_ in rows("Words of this project")]

    assert words == sorted(words)
    assert len(words) <= 6
    assert all(len(cells) == 4 and all(cells) for cells in rows("Words of this project"))
