"""Tests of settings from file, environment and options, and their precedence."""

from __future__ import annotations

import os
import re
import tomllib
from typing import TYPE_CHECKING

import pytest

from moguls.server.configuring import OTHERS, load, shown
from moguls.server.settings import all_settings, default_in_words, option_of, variable_of
from tools import settings_page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("MOGULS_") and name not in OTHERS:
            monkeypatch.delenv(name)
    monkeypatch.delenv("MOGULS_CONFIG", raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "host.toml"
    path.write_text('host = "::1"\nport = 81\nproxies = ["10.0.0.1"]\ndata = "tables"\n')
    return path


def test_the_later_of_file_environment_and_option_wins(
    moguls: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOGULS_PORT", "82")
    monkeypatch.setenv("MOGULS_PROXIES", "10.0.0.2, 10.0.0.3")

    done = moguls(f"serve --show-config --config {file} --proxies 10.0.0.4 --allow-host a,b")

    lines = done.out.splitlines()
    assert done.code == 0
    assert f'host = "::1"  # {file}' in lines
    assert "port = 82  # MOGULS_PORT" in lines
    assert 'proxies = ["10.0.0.4"]  # --proxies' in lines
    assert 'allow-host = ["a", "b"]  # --allow-host' in lines
    assert f'data = "{file.parent / "tables"}"  # {file}' in lines
    assert "browser = true  # default" in lines


def test_what_is_shown_is_a_file_that_sets_the_same(file: Path) -> None:
    loaded = load({"browser": "no"}, {}, str(file))
    file.write_text(shown(loaded))

    assert load({}, {}, str(file)).settings == loaded.settings


def test_the_file_in_the_data_folder_is_read_unless_another_is_named(
    moguls: Run, tmp_path: Path, file: Path
) -> None:
    (tmp_path / "moguls.toml").write_text("port = 90\n")

    by_itself = moguls(f"serve --show-config --data {tmp_path}")
    named = moguls(f"serve --show-config --data {tmp_path} --config {file}")

    assert f"port = 90  # {tmp_path / 'moguls.toml'}" in by_itself.out
    assert f"port = 81  # {file}" in named.out


def test_the_environment_names_the_file_too(
    moguls: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOGULS_CONFIG", str(file))
    monkeypatch.setenv("MOGULS_ALLOW_HOST", "")

    out = moguls("serve --show-config").out

    assert f"port = 81  # {file}" in out
    assert "allow-host = []  # default" in out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 8000", "unknown setting prot (did you mean port?); the settings are host, port, "),
        ("[server]\nport = 8000", "unknown setting server"),
        ("port = 70000", "port: 70000 is not a whole number from 1 to 65535"),
        ("port = true", "port: True is not a whole number from 1 to 65535"),
        ("port = 80.5", "port: 80.5 is not a whole number from 1 to 65535"),
        ('browser = "perhaps"', "browser: 'perhaps' is not true or false"),
        ("host = 127", "host: 127 is not text"),
        ("allow-host = [1]", "allow-host: [1] is not a list of texts"),
        ('data = ""', "data: '' is not a path"),
        ("port = ", "is not valid TOML: "),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_what_can(
    moguls: Run, tmp_path: Path, text: str, says: str
) -> None:
    path = tmp_path / "host.toml"
    path.write_text(text)

    done = moguls(f"serve --config {path}")

    assert done.code == 2
    assert done.err.startswith(f"moguls: {path}")
    assert says in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("MOGULS_PORT", "x", "MOGULS_PORT: 'x' is not a whole number from 1 to 65535"),
        ("MOGULS_PROT", "80", "unknown variable MOGULS_PROT (did you mean MOGULS_PORT?)"),
        ("MOGULS_CONFIG", "/nowhere/x.toml", "cannot find the settings file /nowhere/x.toml"),
    ],
)
def test_a_wrong_variable_is_refused_by_its_name(
    moguls: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, says: str
) -> None:
    monkeypatch.setenv(variable, value)

    done = moguls("serve")

    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1


def test_variables_that_others_read_are_let_be(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*OTHERS - {"MOGULS_CONFIG"}, "MOGULS_MOGUL_2013_DATA"):
        monkeypatch.setenv(name, "/somewhere")

    assert moguls("serve --show-config").code == 0


def test_the_file_of_the_data_folder_cannot_name_another(moguls: Run, tmp_path: Path) -> None:
    (tmp_path / "moguls.toml").write_text('data = "elsewhere"\n')

    done = moguls(f"serve --data {tmp_path}")

    assert done.code == 2
    assert "data cannot be set here" in done.err


def test_a_file_that_is_not_text_is_named(moguls: Run, tmp_path: Path) -> None:
    (tmp_path / "moguls.toml").write_bytes(b"host = '\xff'")

    assert "it is not UTF-8 text" in moguls(f"serve --data {tmp_path}").err


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "moguls.toml").write_text("port = 81", "utf-8-sig")

    assert load({"data": str(tmp_path)}, {}).settings.port == 81


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_in_utf_16_is_refused_with_what_is_possible(
    moguls: Run, tmp_path: Path, encoding: str
) -> None:
    path = tmp_path / "moguls.toml"
    path.write_text("port = 81", encoding)
    done = moguls(f"serve --data {tmp_path}")

    problem = "it is UTF-16 text or no text; save it as UTF-8"
    assert done.err == f"moguls: {path}, line 1: {problem}\n"


def test_a_file_that_is_nested_too_deeply_is_refused(moguls: Run, tmp_path: Path) -> None:
    (tmp_path / "moguls.toml").write_text(f"port = {'[' * 100_000}")
    done = moguls(f"serve --data {tmp_path}")

    assert done.code == 2
    assert done.err.count("\n") == 1


def test_commands_beside_the_server_find_its_folder_as_it_does(
    moguls: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOGULS_CONFIG", str(file))

    done = moguls(f"backup {file.parent / 'copy.sqlite'}")

    assert f"there are no tables in {file.parent / 'tables'}" in done.err


def test_the_docs_have_every_setting_with_its_default(moguls: Run) -> None:
    text, told = settings_page.PAGE.read_text("utf-8"), re.sub(r"\s+", " ", moguls("serve -h").out)

    assert text == settings_page.page(), "run python -m tools.typescript"
    for name, each in all_settings().items():
        assert f"| `{name}` | {default_in_words(each)} | {option_of(each).says}" in text
        assert f"--{name}" in told
        assert f"{option_of(each).says} (default: " in told


def test_every_setting_has_a_variable_of_its_own_that_nobody_else_reads() -> None:
    variables = [variable_of(name) for name in all_settings()]

    assert len(set(variables)) == len(variables)
    assert not OTHERS & set(variables)


def test_the_example_in_the_docs_can_be_used() -> None:
    page = settings_page.PAGE.read_text("utf-8")
    example = "\n".join(line.strip() for line in re.findall(r"^ {4}\S.*$", page, re.MULTILINE))

    assert set(tomllib.loads(example)) <= set(all_settings())


def test_a_server_does_not_start_with_what_cannot_be_a_host(moguls: Run, tmp_path: Path) -> None:
    done = moguls(f"serve --no-browser --data {tmp_path} --allow-host games.example.org/moguls")

    assert done.code == 2
    assert "allow-host: 'games.example.org/moguls' cannot be a host name; expected" in done.err
