"""Actions in three parts: verb, what and cost, beside their numbers: docs/vectors.md.

A network that has a unit for each of the 7,635 actions of Take Stock learns each of them alone. In
parts it has 13 verbs, and cards, events and stocks that it knows from other actions; or it scores
the few legal actions by their features.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

PARTS: Final = ("verb", "what", "cost")
NONE: Final = 0  # what stands in a part that an action has not


@dataclass(frozen=True)
class Words:
    """Things that actions name: cards, stocks, tiles.

    Attributes:
        name: of the sort.
        count: how many there are.
        features: of a thing, floats from 0 to 1; as many for each.
    """

    name: str
    count: int
    features: Callable[[int], list[float]]


@dataclass(frozen=True)
class Verb:
    """Actions of one sort: a range of numbers.

    Attributes:
        name: what is done.
        first: the first number.
        what: what it is done to.
        cost: what it costs, or where it leads.
        is_cost_first: whether the number is first + cost * whats + what, and not the other way.
    """

    name: str
    first: int
    what: Words | None = None
    cost: Words | None = None
    is_cost_first: bool = False

    def number(self, what: int, cost: int) -> int:
        """Return the number of an action."""
        whats, costs = (1 if sort is None else sort.count for sort in (self.what, self.cost))
        return self.first + (cost * whats + what if self.is_cost_first else what * costs + cost)


class Factored:
    """The actions of a game in parts; part 0 of `what` and `cost` stands for none.

    Attributes:
        verbs: in the order of the first part.
        table: (actions, 3) int16, the parts of each action.
        sizes: how many values each part has.
    """

    def __init__(self, actions: int, verbs: tuple[Verb, ...]) -> None:
        """Reckon the parts of all actions.

        Args:
            actions: how many there are.
            verbs: all of the game.
        """
        self.verbs = verbs
        self.table: NDArray[np.int16] = np.full((actions, 3), -1, np.int16)
        self._whats, whats = _starts([verb.what for verb in verbs])
        self._costs, costs = _starts([verb.cost for verb in verbs])
        self.sizes = len(verbs), whats, costs
        for k, verb in enumerate(verbs):
            for what in range(1 if verb.what is None else verb.what.count):
                for cost in range(1 if verb.cost is None else verb.cost.count):
                    parts = k, self._place(self._whats, verb.what, what)
                    self.table[verb.number(what, cost)] = (
                        *parts,
                        self._place(self._costs, verb.cost, cost),
                    )
        self.table.flags.writeable = False

    @staticmethod
    def _place(starts: dict[str, int], words: Words | None, number: int) -> int:
        """Return a part's number of a thing."""
        return NONE if words is None else starts[words.name] + number

    @cached_property
    def _numbers(self) -> NDArray[np.int64]:
        """The action of each three parts, -1 where there is none."""
        numbers = np.full(self.sizes, -1, np.int64)
        numbers[tuple(self.table.T)] = np.arange(len(self.table))
        return numbers

    def decode(self, actions: ArrayLike) -> NDArray[np.int16]:
        """Return (…, 3) the parts of actions (…); those below 0 stand for nothing: -1.

        Raises:
            UsageError: there are no such actions.
        """
        numbers = np.asarray(actions)
        if numbers.size and int(numbers.max()) >= len(self.table):
            msg = f"there is no action {int(numbers.max())}; they are 0 to {len(self.table) - 1}"
            raise UsageError(msg)
        result: NDArray[np.int16] = np.where(numbers[..., None] < 0, -1, self.table[numbers])
        return result

    def encode(self, parts: ArrayLike) -> NDArray[np.int64]:
        """Return the actions (…) that have the parts (…, 3); -1 where there is none.

        Raises:
            UsageError: a part has no such value.
        """
        numbers = np.asarray(parts)
        if numbers.shape[-1:] != (3,) or (numbers < 0).any() or (numbers >= self.sizes).any():
            msg = f"parts are three numbers each, below {', '.join(map(str, self.sizes))}"
            raise UsageError(msg)
        result: NDArray[np.int64] = self._numbers[tuple(np.moveaxis(numbers, -1, 0))]
        return result

    def open(self, legal: ArrayLike, *chosen: int) -> NDArray[np.bool_]:
        """Return which values the next part may have, given the parts that have been chosen.

        Args:
            legal: the legal actions; those below 0 stand for nothing.
            chosen: verb, or verb and what; none to choose a verb.
        """
        actions = np.asarray(legal)
        parts = self.table[actions[actions >= 0]]
        for k, value in enumerate(chosen):
            parts = parts[parts[:, k] == value]
        mask = np.zeros(self.sizes[len(chosen)], np.bool_)
        mask[parts[:, len(chosen)]] = True
        return mask

    @cached_property
    def features(self) -> NDArray[np.float32]:
        """(actions, features) float32 from 0 to 1: the verb, then what and cost, sort by sort."""
        rows = np.zeros((len(self.table), self._width), np.float32)
        rows[np.arange(len(rows)), self.table[:, 0]] = 1
        at = len(self.verbs)
        for part, starts in ((1, self._whats), (2, self._costs)):
            for words in _sorts([verb.what if part == 1 else verb.cost for verb in self.verbs]):
                sort = np.array([words.features(k) for k in range(words.count)], np.float32)
                places = self.table[:, part] - starts[words.name]
                has = (places >= 0) & (places < words.count)
                rows[has, at : at + sort.shape[1]] = sort[places[has]]
                at += sort.shape[1]
        rows.flags.writeable = False
        return rows

    @property
    def _width(self) -> int:
        """How many features an action has."""
        sorts = _sorts([v.what for v in self.verbs]) + _sorts([v.cost for v in self.verbs])
        return len(self.verbs) + sum(len(words.features(0)) for words in sorts)

    def features_of(
        self, actions: ArrayLike, out: NDArray[np.generic] | None = None
    ) -> NDArray[np.generic]:
        """Return (…, features) of a list of actions; zeros for those below 0.

        Args:
            actions: such as the list that `mask="indices"` gives for each table.
            out: written and returned, in place of a new array of float32.
        """
        numbers = np.asarray(actions)
        rows = np.take(self.features, np.maximum(numbers, 0), axis=0, out=out)
        rows[numbers < 0] = 0
        return rows

    def text(self, action: int) -> str:
        """Return the parts of an action in words: "save what card 3, cost card 7"."""
        verb, *places = (int(part) for part in self.table[action])
        texts = [self.verbs[verb].name]
        words = self.verbs[verb].what, self.verbs[verb].cost
        for part, place, sort, starts in zip(
            PARTS[1:], places, words, (self._whats, self._costs), strict=True
        ):
            if sort is not None:
                texts.append(f"{part} {sort.name} {place - starts[sort.name]}")
        return ", ".join(texts)


def _sorts(words: list[Words | None]) -> list[Words]:
    """Return the sorts of things in a part, each once."""
    return [*{sort.name: sort for sort in words if sort is not None}.values()]


def _starts(words: list[Words | None]) -> tuple[dict[str, int], int]:
    """Return where the numbers of each sort begin, behind that of none; and how many there are."""
    starts, at = {}, NONE + 1
    for sort in _sorts(words):
        starts[sort.name] = at
        at += sort.count
    return starts, at
