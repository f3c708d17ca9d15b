"""Settings of the interpreter while a server runs."""

from __future__ import annotations

import gc
import sys
from typing import Any

from moguls.server import main
from moguls.server.interpreter import INTERVAL, THRESHOLDS


class Recorded:
    """A server that notes the settings while it runs."""

    started = True

    def run(self, _listening: object) -> None:
        self.thresholds, self.frozen = gc.get_threshold(), gc.get_freeze_count()
        self.interval = sys.getswitchinterval()


def test_a_server_collects_rarely_and_leaves_out_what_exists_at_its_start() -> None:
    before, server = gc.get_threshold(), Recorded()
    given: Any = server

    assert main._run(given, None, None) == 0  # noqa: SLF001  # without a real server
    assert server.thresholds == THRESHOLDS
    assert server.frozen > 10_000
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_other_threads_keep_the_interpreter_for_a_millisecond() -> None:
    before, server = sys.getswitchinterval(), Recorded()
    given: Any = server

    assert main._run(given, None, None) == 0  # noqa: SLF001  # without a real server
    assert server.interval == INTERVAL < before == sys.getswitchinterval()
