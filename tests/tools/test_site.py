"""Tests of the documentation site: one page per file, and valid links."""

from pathlib import PurePosixPath

import pytest

from tools.site import repository
from tools.steps import ROOT


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("README.md", "index.md"),
        ("docs/api.md", "api.md"),
        ("docs/openapi.json", "openapi.json"),
        ("docs/adr", "adr/index.md"),
        ("CONTRIBUTING.md", "project/CONTRIBUTING.md"),
        ("tests", "project/tests/README.md"),
        ("src/moguls/games/moguli", "project/src/moguls/games/moguli/index.md"),
        ("src/moguls/games/moguli/reach.py", "project/src/moguls/games/moguli/reach.py.md"),
        ("LICENSE", "project/LICENSE.md"),
    ],
)
def test_a_file_has_one_place_on_the_site(path: str, place: str) -> None:
    assert str(repository.place(PurePosixPath(path))) == place


def test_links_are_written_as_the_site_needs_them_and_code_is_left_as_it_is() -> None:
    page = PurePosixPath("docs/adr/0001-one-source-of-rules.md")
    text = (
        "[a](../api.md#errors) [b](../../go.py) [c](#here) [d](https://example.org)\n"
        "```text\n[e](../../go.py)\n```\n"
        "![f](../img/table.png) [g](../../README.md)"
    )

    assert repository.for_the_site(text, page) == (
        "[a](../api.md#errors) [b](../project/go.py.md) [c](#here) [d](https://example.org)\n"
        "```text\n[e](../../go.py)\n```\n"
        "![f](../img/table.png) [g](../index.md)"
    )


def test_what_documents_lead_to_is_shown_and_leads_on() -> None:
    shown = {str(path) for path in repository.shown()}

    assert {"README.md", "docs/api.md", "CONTRIBUTING.md", "tests/README.md"} <= shown
    assert "CODE_OF_CONDUCT.md" in shown  # from CONTRIBUTING.md alone
    assert "tools/launch.py" not in shown


def test_code_is_shown_in_its_language_and_a_folder_as_a_list() -> None:
    code = repository.body(PurePosixPath("hatch_build.py"))
    folder = repository.body(PurePosixPath("docs/adr"))

    assert isinstance(code, str)
    assert code.startswith("# hatch_build.py\n\n````python\n")
    assert isinstance(folder, str)
    assert "- [0005-clause-ids.md](0005-clause-ids.md): " in folder


def test_the_reference_has_what_documents_teach_to_import() -> None:
    assert {"moguls", "moguls.arena", "moguls.bots.bot"} <= set(repository.documented())


def test_the_navigation_has_every_document() -> None:
    told = (ROOT / "mkdocs.yml").read_text("utf-8")
    navigation = told[told.index("\nnav:") :]
    documents = [p.relative_to(ROOT / "docs").as_posix() for p in (ROOT / "docs").rglob("*.md")]

    left_out = [name for name in documents if name not in navigation and "adr/" not in name]
    assert left_out == []
