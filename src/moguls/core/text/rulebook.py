"""The rule book of a game: clauses with their ids, read from the `RULES*.md` beside its code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from moguls.errors import UsageError

LANGUAGES = ("en", "fr", "it", "de")
HEAD = re.compile(r"^### (\S+)\s+(.+)$")
LABEL = re.compile(r"^(Source|Status|Switch|Decision): (.+)$")


@dataclass(frozen=True)
class Clause:
    """One clause: `status` is binding, note or advice; `switches` as "name = default | other"."""

    id: str
    section: str
    title: str
    text: str
    status: str
    source: str = ""
    decision: str = ""
    switches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Book:
    """A rule book: its title, its introduction, its clauses in order."""

    title: str
    intro: str
    clauses: list[Clause]


@cache
def book(package: str, lang: str = "en") -> Book:
    """Return the rule book that lies in a game's package.

    Raises:
        UsageError: there is none in this language; the message lists the languages.
    """
    if lang not in LANGUAGES:
        msg = f"no rule book in {lang!r}; there is one in {', '.join(LANGUAGES)}"
        raise UsageError(msg)
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    return read(resources.files(package).joinpath(name).read_text("utf-8"))


def read(text: str) -> Book:
    """Read a rule book from its Markdown."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = head.partition("\n")
    clauses = [clause for part in parts for clause in _section(part)]
    return Book(title.removeprefix("# ").strip(), " ".join(intro.split()), clauses)


def load(text: str) -> list[Clause]:
    """Return the clauses of a rule book."""
    return read(text).clauses


def _section(part: str) -> list[Clause]:
    """Read the clauses of one section; its first line is its name."""
    name, _, body = part.partition("\n")
    chunks = re.split(r"^(?=### )", body, flags=re.MULTILINE)
    return [_clause(chunk, name.strip()) for chunk in chunks if chunk.startswith("### ")]


def _clause(chunk: str, section: str) -> Clause:
    """Read one clause: heading, sentences, labelled lines."""
    first, *lines = chunk.strip().split("\n")
    head = HEAD.match(first)
    if head is None:
        msg = f"no id and title in the heading {first!r} of a rule book"
        raise ValueError(msg)
    labels: dict[str, list[str]] = {}
    sentences = []
    for line in lines:
        label = LABEL.match(line)
        if label:
            labels.setdefault(label[1], []).append(label[2].strip())
        elif line.strip():
            sentences.append(line.strip())
    return Clause(
        id=head[1],
        section=section,
        title=head[2].strip(),
        text="\n".join(sentences),
        status=" ".join(labels.get("Status", ["binding"])),
        source=" ".join(labels.get("Source", [])),
        decision=" ".join(labels.get("Decision", [])),
        switches=tuple(labels.get("Switch", [])),
    )
