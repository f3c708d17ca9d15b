"""Error for missing optional packages, and the command that installs them."""

from __future__ import annotations

import json
import shlex
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.metadata import Distribution

NAME: Final = "moguls"
CHECKOUT: Final = Path(__file__).parents[2]
UV: Final = CHECKOUT / ".tools" / "uv" / "bin" / "uv"  # `python3 go.py` installs it


class MissingExtra(UsageError, ImportError):
    """An optional package is missing; an extra of this package installs it."""


@contextmanager
def needed(what: str, extra: str) -> Iterator[None]:
    """Context for imports of optional packages.

    Args:
        what: beginning of the message: "plots need matplotlib".
        extra: name of the extra.

    Raises:
        MissingExtra: a package is missing; says what to type.
    """
    try:
        yield
    except ImportError as error:
        msg = f"{what}: {command(extra)} ({error})"
        raise MissingExtra(msg) from error


def command(extra: str) -> str:
    """Return the command that installs an extra here: from the checkout, the wheel or an index."""
    return f"{_installer()} {_source(extra)}"


def _installer() -> str:
    """Return what installs into this Python, which need not have pip, nor be the shell's."""
    import shutil  # noqa: PLC0415  # only for an error

    python = Path(sys.executable)
    pip = shutil.which("pip")
    if pip is not None and Path(pip).parent == python.parent:
        return "pip install"
    if any(python.parent.glob("pip*")):
        return f"{shlex.quote(str(python))} -m pip install"
    uv = str(UV) if UV.exists() else "uv"
    return f"{shlex.quote(uv)} pip install --python {shlex.quote(str(python))}"


def _source(extra: str) -> str:
    """Return what names this installation with an extra; the index only for one from there."""
    from importlib.metadata import PackageNotFoundError, distribution  # noqa: PLC0415  # 30 ms
    from urllib.parse import urlsplit  # noqa: PLC0415  # only for an error
    from urllib.request import url2pathname  # noqa: PLC0415  # only for an error

    try:
        installed = distribution(NAME)
    except PackageNotFoundError:
        return f"-e {_with(CHECKOUT, extra)}"  # run from its sources
    origin = json.loads(installed.read_text("direct_url.json") or "null")  # PEP 610
    if origin is None:
        return _with(NAME, extra)
    path = Path(url2pathname(urlsplit(origin["url"]).path))
    if not path.exists():
        return _packages(installed, extra)
    return f"{_editable(origin)}{_with(path, extra)}"


def _editable(origin: dict[str, Any]) -> str:
    return "-e " if origin.get("dir_info", {}).get("editable") else ""


def _with(source: Path | str, extra: str) -> str:
    return shlex.quote(f"{source}[{extra}]")


def _packages(installed: Distribution, extra: str) -> str:
    """Return the packages of an extra themselves: the file of this installation is gone."""
    pairs = (line.split(";") for line in installed.requires or () if ";" in line)
    return " ".join(shlex.quote(name.strip()) for name, marker in pairs if f"'{extra}'" in marker)
