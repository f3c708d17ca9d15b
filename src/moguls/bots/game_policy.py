"""Policy of a game: the functions and numbers that its folder provides to the bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

    from moguls.bots.config import BotConfig
    from moguls.kernel.rules.binding import Function

NUM_VALUES: Final = 8  # floats that a policy may keep by default


@dataclass(frozen=True)
class OwnSearch:
    """A search of a game's own, instead of the tree search for all games.

    Attributes:
        module: has the functions of `policy_interface`: `policy_action`, `begin`, `grow` and
            `best_action`.
        states: the number of states it needs; 0 is the root; 2 is not to be written.
        numbers: rows and columns of its integers; `tree` is a tuple of the rows.
    """

    module: ModuleType
    states: int
    numbers: tuple[int, int]


@dataclass(frozen=True)
class OwnActionValues:
    """Action values of a game with a search of its own, for hints and reviews.

    Attributes:
        module: continues where the search has ended, see `moguls.bots.moguli.action_values`.
        scale: of the logistic curve from a value to a probability of winning.
    """

    module: ModuleType
    scale: float


@dataclass(frozen=True)
class Policy:
    """A game's policy: functions as in `policy_interface`; only `mask_hidden` is required.

    Attributes:
        modules: all modules that are bound together.
        mask_hidden: reduces a state to what a seat knows.
        rollout_policy: heuristics; optional for a game with a search of its own.
        pruned_actions, root_actions, is_leaf, leaf_value, value_estimate: None for the defaults of
            `policy_interface`.
        width: approximate maximum number of candidates; 0 for the maximum of legal actions.
        num_values: floats that its functions may keep in the workspace.
        own_search: instead of the tree search.
        own_action_values: of that search.
        sims: simulations of levels that differ from those of `levels.LEVEL_CONFIGS`.
        is_avoided: the actions that even beginners do not play; None if there are none.
        public_chance: distinguishes public outcomes of chance; None if there are none.
        outcomes: the number of these, at most 64.
        reshuffle: draws what no seat knows; None if all seats have the same information.
        has_prior, compute_prior, prior: a prior over actions; None for the rollout action alone.
        unseen, lay_next: for the endgame solver; None without it.
        configs: configurations of levels that differ from these in more than simulations.
        counted_by: the bot whose simulations estimate the win of the best action, for hints and
            reviews, where a value network ends those of the strongest bot; empty for that bot.
        levels: options of levels that differ from those of `levels.LEVEL_OPTIONS`.
        options: those of the search that differ from `search.options.DEFAULTS`, by name.
        hurried: maxima of options in a search with few simulations.
        hurried_below: an analysis with fewer simulations is hurried.
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
    own_action_values: OwnActionValues | None = None
    sims: dict[str, int] = field(default_factory=dict)
    is_avoided: Function | None = None
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
        """Rows and columns of integers for a search of the game's own."""
        return None if self.own_search is None else self.own_search.numbers

    @property
    def has_priors(self) -> bool:
        """Whether edges have a prior probability."""
        return self.compute_prior is not None
