"""Counts of wording that makes the project hard to read for newcomers.

`python -m tests.quality.language [PATH ...]` lists every finding with its place;
`tests/quality/test_language.py` sets the limits.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tests.quality.files import files, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUESTION_WORDS: Final = frozenset({"What", "How", "Who", "Whose", "Which", "Where", "When"})
# Participles say how a value came about, not what it is.
BANNED: Final = frozenset(
    "told made found heard asked wanted each kept known begun owed".split()  # noqa: SIM905
)
WATCHED: Final = frozenset(
    "said given seen shown held taken laid left done named drawn written chosen gone".split()  # noqa: SIM905
)
GAMES: Final = frozenset({"mogul2002", "mogul2013", "moguli", "takestock"})
CODE: Final = ("src/", "bench/", "tools/", "tests/")
# Literal turns: a pattern for each, and what stands in its place.
TURNS: Final = {
    "is no X": (
        r"\b(?<!there )(?<!There )(?<!THERE )(?:is|are|was|were|be) no "
        r"(?!longer\b|more\b|less\b|such\b|fewer\b|better\b|worse\b|other\b)(?=\w)",
        "is not a X",
    ),
    "lest": (r"\blest\b", "so that … not"),
    "whoever": (r"\bwhoever\b", "anyone who, the person who"),
    "be it": (r"\bbe it\b", "whether"),
    "of ours": (r"\b(?:none )?of ours\b", "built-in"),
    "for ever": (r"\bfor ever\b", "forever, permanently"),
    ", as X": (
        r", as (?!far\b|long\b|well\b|if\b|soon\b|a\b|an\b|the\b|it\b|they\b|its\b|their\b"
        r"|in\b|of\b|is\b|are\b|was\b|does\b|do\b|many\b|much\b|needed\b|opposed\b"
        r"|you\b|we\b|I\b|there\b|each\b|all\b|this\b|that\b|one\b|no\b|most\b"
        r"|before\b|usual\b|always\b|expected\b|described\b|listed\b|JSON\b|bytes\b|text\b)",
        "such as X",
    ),
}
PATTERNS: Final = {name: re.compile(pattern, re.IGNORECASE) for name, (pattern, _) in TURNS.items()}


@dataclass(frozen=True)
class Finding:
    """One place and what was found there."""

    kind: str
    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.kind}: {self.text}"


def module_heads() -> Iterator[Finding]:
    """Yield module docstrings that begin with a question word."""
    for path in _code():
        docstring = ast.get_docstring(_tree(path)) or ""
        if docstring and docstring.split()[0].strip(":,.") in QUESTION_WORDS:
            yield Finding("module docstring", name_of(path), 1, docstring.splitlines()[0])


def identifiers(words: frozenset[str]) -> Iterator[Finding]:
    """Yield where one of `words` is bound as a variable, a parameter or an attribute in `src`."""
    for path in _below("src/", ".py"):
        for node in ast.walk(_tree(path)):
            name = _bound(node)
            if name is not None and name.strip("_") in words:
                line = getattr(node, "lineno", 1)
                yield Finding("identifier", name_of(path), line, name)


def _bound(node: ast.AST) -> str | None:
    match node:
        case ast.Name(id=name, ctx=ast.Store()):
            return name
        case ast.Attribute(attr=name, ctx=ast.Store()):
            return name
        case ast.arg(arg=name):
            return name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
            return name
    return None


def shared_class_names() -> Iterator[Finding]:
    """Yield public classes of `src` that share a name, outside the folders of one game."""
    places: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for path in _below("src/", ".py"):
        if GAMES.isdisjoint(path.parts):
            for node in ast.walk(_tree(path)):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append((name_of(path), node.lineno))
    for name, where in sorted(places.items()):
        if len(where) > 1 or name == "Told":
            for path_name, line in where:
                yield Finding("class name", path_name, line, name)


def turns() -> Iterator[Finding]:
    """Yield literal turns in strings, docstrings, comments, documents and the English catalogue."""
    for path in english_files():
        if "RULES" not in path.name:  # the wording of rule books is their own
            for line, text in _texts(path):
                yield from turns_in(name_of(path), line, text)


def english_files() -> list[Path]:
    """Return the files written in English: not those that are generated, or translated."""
    kinds = (".py", ".md", ".ts", ".svelte", ".ftl", ".toml", ".css", ".mjs", ".yml")
    return [path for path in files(*kinds) if _is_english(name_of(path))]


def turns_in(name: str, first_line: int, text: str) -> Iterator[Finding]:
    """Yield the literal turns of a text."""
    flat = re.sub(r"\s*\n\s*(?:#\s*|//\s*|\*\s*)?", lambda m: " " * len(m.group()), text)
    flat = re.sub(r"  +", lambda m: " " + "\x00" * (len(m.group()) - 1), flat)
    squeezed, offsets = _squeeze(flat)
    for kind, pattern in PATTERNS.items():
        for match in pattern.finditer(squeezed):
            at = offsets[match.start()]
            excerpt = squeezed[max(0, match.start() - 30) : match.end() + 30]
            yield Finding(kind, name, first_line + text.count("\n", 0, at), excerpt)


def _squeeze(text: str) -> tuple[str, list[int]]:
    """Return a text without its fillers, and where each character was."""
    kept = [(char, place) for place, char in enumerate(text) if char != "\x00"]
    return "".join(char for char, _ in kept), [place for _, place in kept]


def _is_english(name: str) -> bool:
    if name.startswith("tests/quality/") and name.endswith("language.py"):
        return False  # they quote what they forbid
    if name.endswith(".ftl"):
        return name.startswith("locales/en")
    return not name.endswith((".de.md", ".fr.md", ".it.md", ".gen.ts"))


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose of a file with its first lines: of Python, strings and comments alone."""
    source = path.read_text("utf-8")
    if path.suffix != ".py":
        yield 1, source
        return
    comments: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        kind = tokenize.tok_name[token.type]
        if kind == "COMMENT":
            if comments and comments[-1][0] + comments[-1][1].count("\n") + 1 == token.start[0]:
                first, text = comments.pop()
                comments.append((first, f"{text}\n{token.string}"))
            else:
                comments.append((token.start[0], token.string))
        elif kind in {"STRING", "FSTRING_MIDDLE"}:
            yield token.start[0], token.string
    yield from comments


def _code() -> Iterator[Path]:
    for folder in CODE:
        yield from _below(folder, ".py")


def _below(folder: str, kind: str) -> list[Path]:
    return [path for path in files(kind) if name_of(path).startswith(folder)]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def main(paths: list[str]) -> None:
    """Print all findings below the paths, then how many there are of each kind."""
    findings = [*module_heads(), *identifiers(BANNED), *shared_class_names(), *turns()]
    watched = list(identifiers(WATCHED))
    own = [f for f in findings if not paths or f.path.startswith(tuple(paths))]
    for finding in own:
        sys.stdout.write(f"{finding}\n")
    counts = dict(Counter(finding.kind for finding in own))
    sys.stdout.write(f"{counts}, watched identifiers: {len(watched)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
