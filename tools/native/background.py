"""Make this machine's libraries beside a server that has begun: `go.py` starts it.

Games come in the order of the home page, on all cores but with the least claim to them. Processes
that want native code meanwhile wait for the library instead of compiling the same.
"""

from __future__ import annotations

import _thread
import argparse
import multiprocessing
import os
import shutil
import signal
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import resource_tracker
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import moguls
from moguls.errors import UsageError
from moguls.kernel.jit import cache_place
from moguls.kernel.native import finding, making
from moguls.kernel.native.processor import targets
from moguls.kernel.select import has_library
from moguls.server.configuring import place_named
from moguls.server.storage.folders import keep_code_beside, make_folder
from tools.install import COMPILERS
from tools.native.shares import SHARES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

NICE: Final = 10
_ending: Final = threading.Event()  # set on exit: missing libraries are not reported
PAUSE: Final = 0.5  # seconds between two checks


def main() -> int:
    """Make what is missing; say what is being made, and why nothing is."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--config")
    known, _ = parser.parse_known_args()
    try:
        folder = place_named(known.data, config=known.config).folder
        make_folder(folder)
    except (UsageError, OSError):
        return 0  # the server says what is wrong
    keep_code_beside(folder)
    os.nice(NICE)
    _watch(_thread.interrupt_main)
    try:
        _make_missing()
    except KeyboardInterrupt:
        return 130
    return 0


def _make_missing() -> None:
    missing = [name for name in moguls.games() if not has_library(moguls.game(name).rules, 0)]
    if not missing:
        return
    folder = cache_place.own_folder(finding.CACHED)
    why_not = _why_not(folder)
    if folder is None or why_not:
        _say(f"Bots will be compiled in each process: {why_not}")
    else:
        _make_all(folder, missing)


def _why_not(folder: Path | None) -> str:
    if not targets():
        return "no library is made for this system and processor"
    if not any(map(shutil.which, COMPILERS)):
        return "there is no C compiler to link with (apt-get install build-essential)"
    return "" if folder else "there is no private cache folder to keep native code in"


def _make_all(folder: Path, games: list[str]) -> None:
    """Make the libraries of some games, as many shares at once as there are cores."""
    with ExitStack() as ends:
        ours = [name for name in games if ends.enter_context(making.held(folder, name))]
        if not ours:
            return
        _say(f"Making native code for bots beside the server: {', '.join(ours)} ...")
        began, context = perf_counter(), multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(os.cpu_count() or 1, context, max_tasks_per_child=1)
        making_now: list[Future[None]] = []
        try:
            with _deaf():
                for name in ours:
                    tell = _teller(name, began)
                    for share in SHARES:
                        making_now.append(pool.submit(make_share, folder, name, share))
                        making_now[-1].add_done_callback(tell)
            while not all(made.done() for made in making_now):
                time.sleep(PAUSE)
        except KeyboardInterrupt:
            _ending.set()
            for process in multiprocessing.active_children():
                process.kill()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Let processes and threads that begin now hear nothing of Ctrl-C, which we hear for them.

    One that had not come to its first line yet would end with a traceback.
    """
    resource_tracker.ensure_running()  # it hears Ctrl-C again, once
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _teller(name: str, began: float) -> Callable[..., None]:
    """Return what says once all shares are made that a library is there, or why not."""
    told: list[str] = []

    def tell(made: object) -> None:
        if _ending.is_set():
            return
        why = made.exception()  # type: ignore[attr-defined]  # a Future
        told.append(f"{name}: no native code made: {why!r}" if why else "")
        if len(told) == len(SHARES):
            seconds = perf_counter() - began
            done = f"{name}: bots think in native code now ({seconds:.0f} s)"
            _say(max(told) or done)

    return tell


def make_share(folder: Path, name: str, share: str) -> None:
    """Make a share of the library of a game; runs in a process of its own."""
    from tools.native import make, target  # noqa: PLC0415  # they load the compiler

    os.nice(NICE)
    _watch(lambda: os._exit(1))
    make.make_share(make.game_of(name), share, target.TARGETS[targets()[0]], folder)


def _watch(end: Callable[[], None]) -> None:
    """Let something be called once the parent of this process is gone."""

    def wait(parent: int) -> None:
        while os.getppid() == parent:
            time.sleep(PAUSE)
        end()

    threading.Thread(target=wait, args=(os.getppid(),), daemon=True).start()


def _say(text: str) -> None:
    """Print a line among those of the server, if anybody listens."""
    with suppress(OSError, ValueError):  # the terminal may be gone; print says nothing without one
        print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
