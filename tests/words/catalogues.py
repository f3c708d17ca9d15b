"""Fluent catalogues, and the uses of their keys in the sources."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from moguls.core.text.rulebook import LANGUAGES
from tools.steps import ROOT

LOCALES = ROOT / "locales"
FRONT = ROOT / "front" / "src"
PYTHON = ROOT / "src" / "moguls"

# A string or a template literal; the text is in the group "text".
LITERAL = re.compile(r"(?P<quote>[\"'`])(?P<text>(?:(?!(?P=quote))[^\\\n])*)(?P=quote)")
# Where a key must follow: a message asked for, or an event's sentence.
ASKED = re.compile(r"(?<![\w.])(?:t|say|has)\(|\bkey: (?=.(?:table|m02|m13)-)")
COMPARED = re.compile(r"[=!]==? $")


@dataclass(frozen=True)
class Message:
    """One message: place, variables, attributes and selects."""

    key: str
    variables: frozenset[str]
    attributes: frozenset[str]
    selects: tuple[ast.SelectExpression, ...]
    text: str


class _Finder(visitor.Visitor):
    """Collects what a message holds."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - its name
        self.selects.append(node)
        self.generic_visit(node)


def names() -> list[str]:
    return sorted({path.name for path in LOCALES.glob("*/*.ftl")})


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def messages(lang: str, name: str) -> dict[str, Message]:
    path = LOCALES / lang / name
    found = entries(path) if path.exists() else ()
    return {entry.id.name: _message(entry) for entry in found if isinstance(entry, ast.Message)}


@cache
def keys() -> frozenset[str]:
    return frozenset(key for lang in LANGUAGES for name in names() for key in messages(lang, name))


def _message(entry: ast.Message) -> Message:
    finder = _Finder()
    finder.visit(entry)
    return Message(
        entry.id.name,
        frozenset(finder.variables),
        frozenset(each.id.name for each in entry.attributes),
        tuple(finder.selects),
        FluentSerializer().serialize_entry(entry),
    )


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the files that may use a message, with their text; without the client's tests."""
    for folder, endings in ((FRONT, (".ts", ".svelte")), (PYTHON, (".py",))):
        for path in sorted(folder.rglob("*")):
            is_source = path.suffix in endings and ".test" not in path.suffixes
            if is_source and not path.is_relative_to(PYTHON / "web"):
                yield path, path.read_text("utf-8")


@cache
def quoted() -> frozenset[str]:
    """Return every quoted word of the sources, which may be a key."""
    found = re.compile(r"(?<=[\"'`])[a-z][\w-]*(?=[\"'`])")
    return frozenset(word for _, text in sources() for word in found.findall(text))


def used_keys() -> Iterator[tuple[str, str]]:
    """Yield (file, key) for every key in use; a template key contains `${…}`."""
    for path, text in sources():
        if path.suffix == ".py" and not path.is_relative_to(PYTHON / "server"):
            continue
        for found in ASKED.finditer(text):
            argument = _argument(text, found.end())
            for literal in LITERAL.finditer(argument):
                is_key = re.match(r"[a-z$][\w${}.-]*-", literal["text"])
                if is_key and not COMPARED.search(argument[: literal.start()]):
                    yield path.relative_to(ROOT).as_posix(), literal["text"]


def pattern(key: str) -> re.Pattern[str]:
    """Return the pattern of a template key: any word in place of `${…}` or `{…}`."""
    parts = re.split(r"\$?\{[^}]*\}", key)
    return re.compile(r"[\w-]+".join(map(re.escape, parts)))


def _argument(text: str, start: int) -> str:
    """Return the first argument of a call, up to a comma or bracket of its own depth."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[at] in ",;\n"):
            return text[start:at]
    return text[start:]
