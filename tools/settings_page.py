"""Table of settings in the docs, generated from the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.server.configuring import possible
from moguls.server.settings import all_settings, default_in_words, option_of
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PAGE: Final[Path] = ROOT / "docs" / "settings.md"
BEGIN: Final = "<!-- made by `python -m tools.typescript`; do not edit -->\n"
END: Final = "<!-- end -->\n"


def table() -> str:
    """Return all settings with their defaults as a Markdown table."""
    rows = ["| Setting | Default | What it is | What it can be |", "| --- | --- | --- | --- |"]
    for name, each in all_settings().items():
        says = option_of(each).says.replace("|", "\\|")
        rows.append(f"| `{name}` | {default_in_words(each)} | {says} | {possible(each)} |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """Return the page with the current table."""
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return f"{head}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"
