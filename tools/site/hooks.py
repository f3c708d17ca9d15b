"""Hooks of MkDocs: pages for linked files and for the library, and diagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File

from tools.site import diagrams, repository

if TYPE_CHECKING:
    from pathlib import PurePosixPath

ORIGINS: dict[str, PurePosixPath] = {}


def on_config(config: Any) -> Any:
    """Put a page for each documented module where the navigation says `reference/`."""
    modules = [{module: f"reference/{module}.md"} for module in repository.documented()]
    for _, entries in (item for group in config["nav"] for item in group.items()):
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and entry.get("Reference") == "reference/":
                entry["Reference"] = modules
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in `docs`."""
    ORIGINS.clear()
    for path in sorted(repository.shown()):
        uri = str(repository.place(path))
        ORIGINS[uri] = repository.page_of(path) or path
        if uri not in files.src_uris:
            files.append(File.generated(config, uri, content=repository.body(path)))
    for module in repository.documented():
        text = f"# {module}\n\n::: {module}\n"
        files.append(File.generated(config, f"reference/{module}.md", content=text))
    files.append(File.generated(config, diagrams.PLACE, content=diagrams.script()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:  # noqa: ARG001
    """Write the links as the site needs them; find no code in a search."""
    origin = ORIGINS.get(page.file.src_uri)
    if origin is None:
        return markdown
    if origin.suffix != ".md":
        page.meta["search"] = {"exclude": True}
        page.meta["hide"] = ["toc"]
        return markdown if (repository.ROOT / origin).is_file() else _linked(markdown, origin)
    return repository.for_the_site(markdown, origin)


def _linked(markdown: str, folder: PurePosixPath) -> str:
    return repository.for_the_site(markdown, folder / "index.md")


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:  # noqa: ARG001
    """Bring what draws diagrams to pages that have one."""
    if 'class="mermaid"' not in html:
        return html
    up = "../" * page.url.count("/")
    return f'{html}\n<script src="{up}{diagrams.PLACE}"></script>\n'
