"""The shares in which the native code of a game is made: each by a process of its own, at once.

Bots' thinking takes most of the time, so it is begun first.
"""

from typing import Final

BOTS: Final = "bots"
RULES: Final = "rules"
SHARES: Final = (BOTS, RULES)
