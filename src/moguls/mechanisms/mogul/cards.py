"""Cards by kind: company * 5 + the colour of the shares that it lets a seat sell; and the crash.

Cards of one kind are alike, so a deck holds kinds.
"""

from collections.abc import Sequence
from typing import Final

NUM_COMPANIES: Final = 5
CRASH: Final = NUM_COMPANIES * NUM_COMPANIES
# By kind of card; the crash has neither company nor sale colour, its entries are never read.
COMPANY_OF: Final = (*(kind // NUM_COMPANIES for kind in range(CRASH)), 0)
SALE_OF: Final = (*(kind % NUM_COMPANIES for kind in range(CRASH)), 0)


def name_of(kind: int, colours: Sequence[str]) -> str:
    """Write a card in the notation of records: company/sale colour, or crash."""
    if kind == CRASH:
        return "crash"
    return f"{colours[COMPANY_OF[kind]]}/{colours[SALE_OF[kind]]}"
