"""The order of the tests: what takes long comes first, and each worker begins with its share.

pytest-xdist hands every worker a piece of the list, all of equal length; who is done takes from
the ends of the others' pieces. So each piece begins with long tests and ends with quick ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pytest

# Processor seconds a test, on the average of a folder or file, where that is much.
SECONDS = {
    "arena": 2.0,
    "review": 1.6,
    "research": 1.4,
    "laws": 0.8,
    "bots": 0.5,
    "server": 0.4,
    "quality": 0.17,
    "cli": 0.17,
    "perft": 0.13,
    "core": 0.06,
    "golden": 0.03,
    "browser": 1.5,
    "browser/test_four_tabs.py": 15.0,
    "browser/test_every_game.py": 5.0,
    "browser/test_looks.py": 4.0,
    "browser/test_hotseat.py": 5.0,
    "browser/test_mogul2013.py": 4.5,
    "browser/test_moguli.py": 3.0,
    "browser/test_replay.py": 2.5,
    "browser/test_reconnect.py": 2.5,
    "browser/test_takestock.py": 2.0,
}
# Folders whose tests compile the rules of all games: in one process that is done once.
NATIVE = frozenset({"arena", "bots", "core", "golden", "laws", "perft", "research", "review"})


def by_length(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests so that each of as many equal pieces begins with a fair share of long ones.

    What compiles the same rules stays together, and each other folder; of the browser's tests each
    file does, since one browser serves all.
    """
    sets = sorted(_sets(items), key=seconds, reverse=True)
    long = [each for each in sets if seconds(each)]
    quick = [item for each in sets if not seconds(each) for item in each]
    pieces: list[list[pytest.Item]] = [[] for _ in range(max(1, workers))]
    for each in long:
        min(pieces, key=seconds).extend(each)
    length, rest = divmod(len(items), len(pieces))
    for number, piece in enumerate(pieces):
        # the last pieces take what is left over
        missing = length + (number >= len(pieces) - rest) - len(piece)
        piece += [quick.pop(0) for _ in range(min(max(0, missing), len(quick)))]
    return [item for piece in pieces for item in piece] + quick


def seconds(items: Iterable[pytest.Item]) -> float:
    """Return about how long tests take together."""
    return sum(SECONDS.get(_file(item), SECONDS.get(_folder(item), 0.0)) for item in items)


def _sets(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    """Return the tests that belong together, those first that take longest each."""
    sets: dict[str, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda each: seconds([each]), reverse=True):
        folder = _folder(item)
        name = "native" if folder in NATIVE else folder
        sets.setdefault(_file(item) if folder == "browser" else name, []).append(item)
    return list(sets.values())


def _file(item: pytest.Item) -> str:
    """Return in which file a test lies, inside of `tests`."""
    return item.nodeid.removeprefix("tests/").partition("::")[0]


def _folder(item: pytest.Item) -> str:
    """Return in which folder of `tests` a test lies."""
    return _file(item).partition("/")[0]
