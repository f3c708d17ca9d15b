"""`moguls` whose chance is the same in each run, so that browser tests meet the same games.

The n-th table that a person makes has the n-th deal of its game, whatever ran before it, and bots
draw the same numbers. Worker processes import this module too.
"""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from functools import partialmethod
from typing import TYPE_CHECKING, Any
from unittest import mock

from moguls.cli.main import main
from moguls.core.play.configured import ConfiguredRules
from moguls.server.live import driver, hints, hub
from moguls.server.thinking import answering

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = Counter[str]()  # of each person
SETUP = hub.new_setup


class FixedSecrets:
    """The module `secrets` with seeds that are always 1; keys and names stay random."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(secrets, name)
        return found

    def randbits(self, _: int) -> int:
        return 1

    def choice(self, among: list[str]) -> str:
        return among[0]


def new_setup(game: ConfiguredRules, seats: int, host: str) -> dict[str, object]:
    TABLES[host] += 1
    deal = partialmethod(ConfiguredRules.deal, seed=TABLES[host])
    with mock.patch.object(ConfiguredRules, "deal", deal):
        return SETUP(game, seats, host)


hub.new_setup = new_setup
for module in (answering, driver, hints):
    module.secrets = FixedSecrets()  # type: ignore[attr-defined]

if __name__ == "__main__":
    sys.exit(main())
