"""Seals and their chance, computed from `docs/record-format.md` alone, without Moguls.

`python tests/golden/outside.py FILE` prints for each record what its seal and its chance must be;
without a file, the numbers of `tests/core/test_seal_vectors.py`.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STOCKS = ("corn", "gems", "chips", "oil", "movies")
SHARES = [f"{stock} {value}" for stock in STOCKS for value in range(2, 13)]
EVENTS = [
    *(f"{kind} {stock}" for kind in ("split", "crash", "insider") for stock in STOCKS),
    *("audit", "freeze", "no-change", "bull", "bear"),
    *("options-up", "options-down", "market-crash", "market-closed"),
]
UNDER_CLOSED = 10


def seal(sealed: dict[str, Any]) -> str:
    """Return the SHA-256 of an object as JSON with sorted keys and without spaces."""
    text = json.dumps(sealed, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def hashes(salt: str, k: int) -> Iterator[int]:
    """Yield the numbers of 256 bits of outcome k."""
    at = 0
    while True:
        made = hmac.new(salt.encode("utf-8"), f"{k}.{at}".encode(), hashlib.sha256)
        yield int(made.hexdigest(), 16)
        at += 1


def shuffled(cards: list[str], numbers: Iterator[int]) -> list[str]:
    cards = cards.copy()
    for n in range(len(cards), 1, -1):
        other = next(numbers) % n
        cards[n - 1], cards[other] = cards[other], cards[n - 1]
    return cards


def new_pile(cards: list[str], numbers: Iterator[int]) -> list[str]:
    """Return an event pile, "market closed" the last of the cards, with ten cards under it."""
    pile = shuffled(cards[:-1], numbers)
    place = len(pile) - UNDER_CLOSED
    return [*pile[:place], cards[-1], *pile[place + 1 :], pile[place]]


def outcome(salt: str, k: int, step: dict[str, Any], left: int) -> dict[str, Any]:
    """Return the expected chance step, with `left` events in the pile before it.

    After "market closed" the whole pile is new, else the rest stays on top unchanged.
    """
    numbers = hashes(salt, k)
    if step["chance"] == "reshuffle":
        return {**step, "order": shuffled(sorted(step["order"], key=SHARES.index), numbers)}
    shares = shuffled(SHARES, numbers)
    if "market-closed" in step["events"][left:]:
        cards = sorted(step["events"], key=EVENTS.index)
        return {**step, "shares": shares, "events": new_pile(cards, numbers)}
    under = shuffled(sorted(step["events"][left:], key=EVENTS.index), numbers)
    return {**step, "shares": shares, "events": [*step["events"][:left], *under]}


def must_be(record: dict[str, Any]) -> tuple[str, list[dict[str, Any]]]:
    salt, steps = record["reveal"]["salt"], record["steps"]
    sealed = {key: record[key] for key in ("deal", "game", "options")}
    begun = record["fork"]["after"] if "fork" in record else 0
    if "fork" in record:
        sealed["steps"] = steps[:begun]
    left = {
        c["after"]: c["state"]["events_left"] for c in record["checks"] if "round" in c["state"]
    }
    due = [at for at, step in enumerate(steps) if "chance" in step]
    return seal({**sealed, "salt": salt}), [
        outcome(salt, k, steps[at], left[at]) for k, at in enumerate(due) if at >= begun
    ]


def vectors() -> None:
    bounds = (2, 3, 6, 55, 2**31, 2**200)
    for salt in ("ab" * 32, "0123456789abcdef" * 4, ""):
        for k in (0, 1, 10):
            numbers = [next_ % bound for next_, bound in zip(hashes(salt, k), bounds, strict=False)]
            sys.stdout.write(f"{salt!r} {k} {numbers}\n")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        vectors()
    for name in sys.argv[1:]:
        for line in Path(name).read_text("utf-8").splitlines():
            sys.stdout.write(json.dumps(must_be(json.loads(line))) + "\n")
