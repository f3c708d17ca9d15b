"""Limit on the size of the first page."""

import re

from tools.front import WEB

MAX_SCRIPT = 42_000  # bytes as sent, compressed


def test_the_scripts_of_the_first_page_are_at_most_42_kb() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="\./([^"]+\.js)"', page)
    words = max(size(f"assets/{path.name}") for path in (WEB / "assets").glob("app-*.js"))

    assert len(scripts) > 1
    assert sum(map(size, scripts)) + words <= MAX_SCRIPT


def size(name: str) -> int:
    return (WEB / f"{name}.br").stat().st_size
