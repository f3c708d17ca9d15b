"""What a game's folder here hands over to the bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

    from moguls.bots.levels import Brain
    from moguls.kernel.rebind import Function

MEMO: Final = 8  # floats that a policy may keep unless it wants more


@dataclass(frozen=True)
class OwnSearch:
    """A search of a game's own, in the place of the tree search for all games.

    Attributes:
        module: has `advised`, `begin`, `grow` and `favourite`, as `policy_api` describes them.
        states: how many states it needs; 0 is the root; 2 is not to be written.
        numbers: rows and columns of whole numbers that it works in; `tree` is a tuple of the rows.
    """

    module: ModuleType
    states: int
    numbers: tuple[int, int]


@dataclass(frozen=True)
class OwnOutlook:
    """How a game with a search of its own weighs each action, for hints and reviews.

    Attributes:
        module: goes on where the search has ended, as `moguls.bots.moguli.action_values` describes
        it. scale: of the logistic curve that makes a chance of a worth.
    """

    module: ModuleType
    scale: float


@dataclass(frozen=True)
class Policy:
    """A game's policy: functions as `policy_api` describes them; only the veil is a must.

    Attributes:
        modules: all that are bound together.
        veil: wipes what a seat cannot know.
        advise: rules of thumb; a game with a search of its own may do without.
        candidates, contenders, is_settled, gain, hoped: None for what `policy_api` says then.
        width: how many candidates there are at most, about; 0 for as many as can be legal.
        memo: floats that `advise` may keep.
        own_search: in the place of the tree search.
        own_outlook: what goes with it.
        sims: simulations of levels that differ from those of `brains`.
        shown: what tells outcomes of chance apart that all can see; None if there are none.
        outcomes: how many there are, at most 64.
        reshuffle: draws again what nobody has seen; None where all know the same.
        weighs, weigh, likely: what the tree leans to; None for the advice.
        unseen, lay_next: what exact play of the last cards asks; None for none of it.
        brains: make-ups of levels that differ from those of `brains` in more than that.
        counted_by: the bot whose simulations tell how likely the best action wins, for hints and
            reviews, where a value ends those of the strongest one; empty for that one.
        levels: dials of levels that differ from those of `brains.TURNED`.
        dials: those of the search that differ from `dials.DEFAULTS`, by name.
        hurried: what dials are at most in a thought of few simulations, where more would need many.
        hurried_below: how many simulations of an analysis are too few for more.
        reads: dials that its own functions read, besides those that `turning.dials_of` can tell.
    """

    modules: tuple[ModuleType, ...]
    veil: Function
    advise: Function | None = None
    candidates: Function | None = None
    contenders: Function | None = None
    is_settled: Function | None = None
    gain: Function | None = None
    hoped: Function | None = None
    width: int = 0
    memo: int = MEMO
    own_search: OwnSearch | None = None
    own_outlook: OwnOutlook | None = None
    sims: dict[str, int] = field(default_factory=dict)
    shown: Function | None = None
    outcomes: int = 0
    reshuffle: Function | None = None
    weighs: Function | None = None
    weigh: Function | None = None
    likely: Function | None = None
    unseen: Function | None = None
    lay_next: Function | None = None
    brains: dict[str, Brain] = field(default_factory=dict)
    counted_by: str = ""
    levels: dict[str, dict[str, int]] = field(default_factory=dict)
    dials: dict[str, int] = field(default_factory=dict)
    hurried: dict[str, int] = field(default_factory=dict)
    hurried_below: int = 0
    reads: tuple[str, ...] = ()
