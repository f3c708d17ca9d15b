"""Pages and links for files of the repository on the documentation site.

Documents link to each other, to code, tests and rule books by relative paths, which work on every
host of repositories. The site has a page for each linked file.
"""

from __future__ import annotations

import os.path
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")
FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
IMPORT: Final = re.compile(r"^(?:>>> )?(?:from|import) (moguls[\w.]*)", re.MULTILINE)
# What documents hand out without naming where it is from: what `moguls.game` returns, and plays.
HANDED_OUT: Final = {"moguls.core.play.game", "moguls.core.play.playthrough"}
# How a language is called that begins a file's page; other files are shown as they are.
LANGUAGES: Final = {
    ".py": "python", ".ts": "typescript", ".svelte": "html", ".mjs": "javascript", ".sh": "bash",
    ".toml": "toml", ".yml": "yaml", ".css": "css", ".c": "c", ".ftl": "text", ".cff": "yaml",
    ".in": "text", ".txt": "text", ".jsonl": "text", ".service": "ini", "": "text",
}  # fmt: skip


def place(path: PurePosixPath) -> PurePosixPath:
    """Return which page or file of the site shows a file or folder of the repository."""
    if path == PurePosixPath("README.md"):
        return PurePosixPath("index.md")
    inside = path.parts[:1] == ("docs",)
    there = PurePosixPath(*path.parts[1:]) if inside else "project" / path
    if (ROOT / path).is_dir():
        return there / ("README.md" if (ROOT / path / "README.md").exists() else "index.md")
    is_code = not inside and path.suffix in LANGUAGES
    return there.with_name(f"{there.name}.md") if is_code else there


def target(page: PurePosixPath, link: str) -> PurePosixPath:
    """Return the file or folder that a link in a page of the repository leads to."""
    return PurePosixPath(os.path.normpath(page.parent / link))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return a page of which all but its fenced code is changed."""
    parts = FENCED.split(text)
    return "".join(part if k % 2 else change(part) for k, part in enumerate(parts))


def for_the_site(text: str, page: PurePosixPath) -> str:
    """Return a page of the repository with its links as the site needs them."""
    here = place(page).parent

    def link(found: re.Match[str]) -> str:
        return os.path.relpath(place(target(page, found[1])), here)

    return outside_code(text, lambda part: LINK.sub(link, part))


def links(page: PurePosixPath) -> set[PurePosixPath]:
    """Return what a page links to."""
    found: set[PurePosixPath] = set()

    def note(part: str) -> str:
        found.update(target(page, link) for link in LINK.findall(part))
        return part

    outside_code((ROOT / page).read_text("utf-8"), note)
    return found


def pages() -> set[PurePosixPath]:
    """Return all documents: the README, those of `docs`."""
    docs = (ROOT / "docs").rglob("*.md")
    return {PurePosixPath("README.md")} | {PurePosixPath(p.relative_to(ROOT)) for p in docs}


def shown() -> set[PurePosixPath]:
    """Return all files and folders that the site shows, since documents lead there.

    Where a link leads nowhere MkDocs says so.
    """
    found, new = set[PurePosixPath](), pages()
    while new:
        found |= new
        leading = [page_of(path) for path in new]
        wanted = {each for page in leading if page for each in links(page)} - found
        new = {path for path in wanted if (ROOT / path).exists()}
    return found


def page_of(path: PurePosixPath) -> PurePosixPath | None:
    """Return the page whose links the site shows for a file or folder."""
    readme = path / "README.md"
    if (ROOT / readme).exists():
        return readme
    return path if path.suffix == ".md" else None


def body(path: PurePosixPath) -> str | bytes:
    """Return what the site shows of a file or folder outside `docs`."""
    whole = ROOT / path
    page = page_of(path)
    if page:
        return (ROOT / page).read_text("utf-8")
    if whole.is_dir():
        return f"# {path}\n\n{''.join(_entries(path))}"
    if path.suffix not in LANGUAGES:
        return whole.read_bytes()
    return f"# {path}\n\n````{LANGUAGES[path.suffix]}\n{whole.read_text('utf-8')}\n````\n"


def _entries(folder: PurePosixPath) -> Iterator[str]:
    for path in sorted((ROOT / folder).iterdir()):
        heading = _heading(path)
        yield f"- [{path.name}]({path.name}){heading}\n" if heading else f"- {path.name}\n"


def _heading(path: Path) -> str:
    if path.suffix != ".md":
        return ""
    return f": {path.read_text('utf-8').splitlines()[0].lstrip('# ')}"


def documented() -> list[str]:
    """Return the modules that documents teach to import, and those whose objects they hand out."""
    told = pages() - {PurePosixPath("docs/add-a-game.md")}  # files, no examples
    blocks = [block for page in told for block in FENCED.findall((ROOT / page).read_text("utf-8"))]
    python = [block for block in blocks if block.startswith(("```python", "```pycon"))]
    return sorted({module for block in python for module in IMPORT.findall(block)} | HANDED_OUT)
