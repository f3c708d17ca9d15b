"""Tests of the data card."""

import re
from pathlib import Path
from typing import Any

import pytest

from moguls.cli.main import main
from moguls.data.schema import GAMES, STEPS, as_markdown
from tests.data.conftest import GAMES as COUNT
from tests.data.conftest import rows
from tests.quality.files import text_of
from tools.steps import ROOT

pytestmark = pytest.mark.slow


def test_the_card_tells_what_is_inside(moguli: Path) -> None:
    yaml = pytest.importorskip("yaml")
    text = (moguli / "README.md").read_text()
    front = yaml.safe_load(text.split("---\n")[1])
    steps = len(rows(moguli, "steps"))

    assert front["pretty_name"] == f"moguli: {COUNT} games, self-play"
    assert front["size_categories"] == ["n<1K"]
    assert [each["data_files"] for each in front["configs"]] == [
        "games/*.parquet",
        "steps/*.parquet",
    ]
    assert f"| Steps | {steps:,} |" in text
    assert as_markdown(GAMES) in text
    assert as_markdown(STEPS) in text
    assert "| steady | 260 | 0.500 |" in text


def test_the_command_on_the_card_makes_the_set_again(moguli: Path, tmp_path: Path) -> None:
    text = (moguli / "README.md").read_text()
    (line,) = [line for line in text.splitlines() if line.startswith("    moguls data make")]
    words = line.strip().replace("--out DIR", f"--out {tmp_path}/a --jobs 1").split()

    assert main(words[1:]) == 0
    assert (tmp_path / "a" / "README.md").read_text() == text


def test_the_example_of_the_page_runs(
    moguli: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    (example,) = re.findall(r"```python\n(.*?)```", text_of(ROOT / "docs" / "data.md"), re.DOTALL)
    (tmp_path / "games").symlink_to(moguli)
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = {}
    exec(example, found)  # noqa: S102  # our own page

    assert found["games"].num_rows == COUNT
    assert found["steps"].num_columns == 3


def test_every_field_of_the_files_says_what_it_is(moguli: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for table, columns in (("games", GAMES), ("steps", STEPS)):
        schema = parquet.read_schema(moguli / table / "00000.parquet")
        assert schema.names == [column.name for column in columns]
        said = [field.metadata[b"description"].decode() for field in schema]
        assert said == [column.says for column in columns]
        assert [field.nullable for field in schema] == [column.nullable for column in columns]
