"""Setting `thinking`: where slow jobs are computed."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.extras import needed

if TYPE_CHECKING:
    from collections.abc import Mapping

LOCAL: Final = "local"
SCHEME: Final = "ray://"
MAX_PORT: Final = 65535
MODE: Final = "RAY_AUTH_MODE"
TOKENS: Final = ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")


def refuse_unusable(thinking: str, environ: Mapping[str, str] = os.environ) -> None:
    """Refuse a setting that cannot work, before the server starts.

    Raises:
        UsageError: no address, no Ray, or no token.
    """
    if thinking == LOCAL:
        return
    host, colon, port = thinking.removeprefix(SCHEME).rpartition(":")
    is_port = port.isdecimal() and 0 < int(port) <= MAX_PORT
    if not (thinking.startswith(SCHEME) and host and colon and is_port):
        msg = f"invalid thinking {thinking}: expected {LOCAL}, or {SCHEME}HOST:PORT, the Ray client"
        msg += " port of the head node (usually 10001)"
        raise UsageError(msg)
    _refuse_missing()
    _refuse_no_token(environ)


def _refuse_missing() -> None:
    """Refuse to start without Ray; it is imported in another process only.

    Raises:
        UsageError: it is not installed.
    """
    with needed("thinking on a cluster needs Ray", "cluster"):
        for package in ("ray", "grpc"):
            if find_spec(package) is None:
                msg = f"No module named {package!r}"
                raise ImportError(msg)


def _refuse_no_token(environ: Mapping[str, str]) -> None:
    """Refuse a cluster that anybody may use.

    Raises:
        UsageError: Ray's token is not set up here.
    """
    if environ.get(MODE, "").lower() != "token":
        msg = f"a cluster runs code from everyone who reaches it: set {MODE}=token here and on all"
        msg += " nodes, see docs/cluster.md"
        raise UsageError(msg)
    default = Path.home() / ".ray" / "auth_token"
    if not any(environ.get(name) for name in TOKENS) and not default.exists():
        msg = f"{MODE}=token, but there is no token: set {' or '.join(TOKENS)}, or write {default};"
        msg += " `ray get-auth-token --generate` makes one"
        raise UsageError(msg)
