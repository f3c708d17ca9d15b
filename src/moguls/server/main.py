"""`moguls serve`: one process, one SQLite file, one address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from moguls.server.app import make_app
from moguls.server.folders import FILE, data_folder, keep_code_beside, keep_to_owner, lock_folder
from moguls.server.limits import MAX_BODY
from moguls.server.listening import EVERYWHERE, sockets_for, url_of

if TYPE_CHECKING:
    import socket

    from starlette.applications import Starlette


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    browser: bool = True,
    allow_hosts: tuple[str, ...] = (),
    proxies: str = "127.0.0.1",
) -> int:
    """Serve until interrupted; return the exit code.

    Args:
        host: the address to listen on; "::" is all of this machine's, IPv4 as well.
        port: the port.
        data: the folder of the SQLite file.
        browser: open one when the server answers.
        allow_hosts: host names under which people reach the server; "*" for all.
        proxies: addresses whose X-Forwarded headers are believed.

    Raises:
        UsageError: the folder cannot be used, or another server has it.
    """
    folder = data or data_folder()
    lock = lock_folder(folder)
    keep_code_beside(folder)
    keep_to_owner(folder)
    names, url = frozenset({*allow_hosts, host}) - EVERYWHERE, url_of(host, port)
    config = uvicorn.Config(
        make_app(folder / FILE, names),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=MAX_BODY * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=proxies,
        server_header=False,
    )
    server = Announcing(config, f"{url}  (tables are kept in {folder / FILE}; Ctrl-C ends it)")
    if browser and _has_screen():
        server.opens = url
    with suppress(KeyboardInterrupt):
        server.run(sockets_for(host, port))
    lock.close()
    return 0 if server.started else 1


def serve_reloading(host: str, port: int, data: Path | None) -> int:
    """Serve for developers: the server starts anew at every change of its sources."""
    os.environ["MOGULS_DATA"] = str(data or data_folder())
    uvicorn.run(
        "moguls.server.main:developer_app",
        factory=True,
        host=host,
        port=port,
        reload=True,
        reload_dirs=[str(Path(__file__).parents[1])],
        reload_includes=["*.py", "*.md"],
        log_level="info",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    return 0


def developer_app() -> Starlette:
    """Return the application over the folder that `serve_reloading` names."""
    folder = Path(os.environ["MOGULS_DATA"])
    lock = lock_folder(folder)
    keep_code_beside(folder)
    keep_to_owner(folder)
    app = make_app(folder / FILE, frozenset())
    app.state.lock = lock  # held as long as the application lives
    return app


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it listens, and may open a browser there."""

    opens: str | None = None

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        """Remember what to say."""
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"Moguls is at {self._address}\n")
            sys.stdout.flush()
            if self.opens is not None:
                threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()


def _has_screen() -> bool:
    """Say whether a browser could show itself."""
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
