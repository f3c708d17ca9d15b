"""Hints for missing packages name a command that works for this installation."""

from __future__ import annotations

import json
import shutil
import sys
from importlib import metadata
from typing import TYPE_CHECKING, Any

import pytest

from moguls import extras

if TYPE_CHECKING:
    from pathlib import Path


class Installed:
    """A distribution with the origin that pip has written down."""

    requires = (
        "numba<0.69; extra == 'jit'",
        "numpy; extra == 'jit'",
        "ray; extra == 'cluster'",
        "x",
    )

    def __init__(self, origin: object) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.origin is None else json.dumps(self.origin)


def source(origin: object, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what `pip install` is to install."""
    monkeypatch.setattr(metadata, "distribution", lambda _: Installed(origin))
    return extras.command("jit").removeprefix("pip install ")


@pytest.fixture(autouse=True)
def pip(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Have a Python with pip, as the shell finds it."""
    for name in ("python", "pip"):
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name))


def test_a_checkout_is_installed_with_the_extra(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    origin = {"url": tmp_path.as_uri(), "dir_info": {"editable": True}}
    assert source(origin, monkeypatch) == f"-e '{tmp_path}[jit]'"
    assert source({"url": tmp_path.as_uri(), "dir_info": {}}, monkeypatch) == f"'{tmp_path}[jit]'"


def test_a_wheel_is_installed_with_the_extra(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wheel = tmp_path / "a folder" / "moguls-1-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.touch()
    origin = {"url": wheel.as_uri(), "archive_info": {}}
    assert source(origin, monkeypatch) == f"'{wheel}[jit]'"
    wheel.unlink()
    assert source(origin, monkeypatch) == "'numba<0.69' numpy"


def test_only_an_installation_from_an_index_names_the_index(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert source(None, monkeypatch) == "'moguls[jit]'"


def test_sources_without_installation_are_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", missing)
    assert extras.command("jit") == f"pip install -e '{extras.CHECKOUT}[jit]'"
    assert (extras.CHECKOUT / "pyproject.toml").exists()


def test_the_command_installs_into_this_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/pip")
    python = tmp_path / "python"
    assert extras.command("jit").startswith(f"{python} -m pip install ")
    (tmp_path / "pip").unlink()
    monkeypatch.setattr(extras, "UV", tmp_path / "uv")
    assert extras.command("jit").startswith(f"uv pip install --python {python} ")
    (tmp_path / "uv").touch()
    assert extras.command("jit").startswith(f"{tmp_path}/uv pip install --python {python} ")
