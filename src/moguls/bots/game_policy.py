"""What a game's folder here hands over to the bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

    from moguls.bots.config import BotConfig
    from moguls.kernel.rules.binding import Function

NUM_VALUES: Final = 8  # floats that a policy may keep unless it wants more


@dataclass(frozen=True)
class OwnSearch:
    """A search of a game's own, in the place of the tree search for all games.

    Attributes:
        module: has `policy_action`, `begin`, `grow` and `best_action`, as `policy_interface`
            describes them.
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
    """A game's policy: functions as `policy_interface` says; only `mask_hidden` is a must.

    Attributes:
        modules: all that are bound together.
        mask_hidden: wipes what a seat cannot know.
        rollout_policy: rules of thumb; a game with a search of its own may do without.
        pruned_actions, root_actions, is_leaf, leaf_value, value_estimate: None for what
            `policy_interface` says then.
        width: how many candidates there are at most, about; 0 for as many as can be legal.
        num_values: floats that its functions may keep in the workspace.
        own_search: in the place of the tree search.
        own_outlook: what goes with it.
        sims: simulations of levels that differ from those of `levels.LEVEL_CONFIGS`.
        public_chance: what tells outcomes of chance apart that all can see; None if there are none.
        outcomes: how many there are, at most 64.
        reshuffle: draws again what nobody has seen; None where all know the same.
        has_prior, compute_prior, prior: a prior over actions; None for the rollout policy alone.
        unseen, lay_next: what exact play of the last cards asks; None for none of it.
        configs: configurations of levels that differ from these in more than that.
        counted_by: the bot whose simulations tell how likely the best action wins, for hints and
            reviews, where a value ends those of the strongest one; empty for that one.
        levels: options of levels that differ from those of `levels.TURNED`.
        options: those of the search that differ from `search.options.DEFAULTS`, by name.
        hurried: what options are at most in a search of few simulations.
        hurried_below: how many simulations of an analysis are too few for more.
        reads: options that its own functions read, besides those of `option_names.ALWAYS`.
    """

    modules: tuple[ModuleType, ...]
    mask_hidden: Function
    rollout_policy: Function | None = None
    pruned_actions: Function | None = None
    root_actions: Function | None = None
    is_leaf: Function | None = None
    leaf_value: Function | None = None
    value_estimate: Function | None = None
    width: int = 0
    num_values: int = NUM_VALUES
    own_search: OwnSearch | None = None
    own_outlook: OwnOutlook | None = None
    sims: dict[str, int] = field(default_factory=dict)
    public_chance: Function | None = None
    outcomes: int = 0
    reshuffle: Function | None = None
    has_prior: Function | None = None
    compute_prior: Function | None = None
    prior: Function | None = None
    unseen: Function | None = None
    lay_next: Function | None = None
    configs: dict[str, BotConfig] = field(default_factory=dict)
    counted_by: str = ""
    levels: dict[str, dict[str, int]] = field(default_factory=dict)
    options: dict[str, int] = field(default_factory=dict)
    hurried: dict[str, int] = field(default_factory=dict)
    hurried_below: int = 0
    reads: tuple[str, ...] = ()

    @property
    def own_numbers(self) -> tuple[int, int] | None:
        """Rows and columns of numbers that a search of the game's own works in."""
        return None if self.own_search is None else self.own_search.numbers

    @property
    def has_priors(self) -> bool:
        """Whether edges have a prior probability."""
        return self.compute_prior is not None
