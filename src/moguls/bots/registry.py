"""Policies of the games, and search loops bound to them."""

from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Final

from moguls.bots.game_policy import Policy
from moguls.bots.search import (
    action_values,
    decision,
    edges_dense,
    edges_interface,
    edges_sparse,
    endgame,
    ismcts,
    opponents,
    options,
    policy_defaults,
    policy_interface,
    racing,
    search_defaults,
    sequential_halving,
)
from moguls.bots.search.tree import is_sparse
from moguls.errors import UsageError
from moguls.games import registry
from moguls.kernel.engines.base import Engine
from moguls.kernel.rules.binding import Function

# The module of each game that has its POLICY; imported when it is needed.
MODULES: Final = {
    "mogul-2002": "moguls.bots.mogul2002.policy",
    "mogul-2013": "moguls.bots.mogul2013.policy",
    "take-stock": "moguls.bots.takestock.policy",
    "moguli": "moguls.bots.moguli.policy",
}
# Placeholders of a table of edges, of a policy, and of a search.
EDGES: Final = ("new_tree", "new_edges", "edge_of")
POLICY_FUNCTIONS: Final = (
    *(
        "rollout_policy",
        "pruned_actions",
        "root_actions",
        "is_leaf",
        "leaf_value",
        "value_estimate",
    ),
    *("has_prior", "compute_prior", "prior", "public_chance", "is_avoided", "reshuffle"),
)
STEPS: Final = ("policy_action", "begin", "grow", "best_action")
Pair = tuple[Function, Function]


@cache
def policy_of(game: str) -> Policy:
    """Return the policy of a game, given its name or its key with facts of a data file.

    Raises:
        UsageError: no bot knows this game; the message lists those that one knows.
    """
    name = game.partition("@")[0]
    if name not in MODULES:
        msg = f"no bot plays {game!r}; bots play {', '.join(MODULES)}"
        raise UsageError(msg)
    policy: Policy = registry.module_under(game, MODULES[name]).POLICY
    return policy


def bind(engine: Engine, *more: ModuleType, named: tuple[Pair, ...] = ()) -> SimpleNamespace:
    """Bind the search loops and `decide` to the rules and the policy of the engine's game.

    `more` are other modules to bind with them, `named` their own placeholders and functions.
    """
    policy = policy_of(engine.rules.key)
    exact = endgame if policy.unseen and policy.lay_next else search_defaults
    own: list[Pair] = [
        (policy_interface.mask_hidden, policy.mask_hidden),
        (policy_interface.solve, exact.solve),
    ]
    if policy.own_search is None:
        edges = edges_sparse if is_sparse(engine.rules, policy) else edges_dense
        parts = (
            options,
            *policy.modules,
            policy_defaults,
            edges,
            exact,
            sequential_halving,
            racing,
        )
        called = (ismcts, action_values, decision, opponents, *more)
        own += [
            *_pairs(edges_interface, edges, EDGES),
            *_pairs(policy_interface, ismcts, (*STEPS, "sampled_action")),
        ]
        own += [(getattr(policy_interface, name), _own(policy, name)) for name in POLICY_FUNCTIONS]
        if policy.unseen and policy.lay_next:
            own += [
                (policy_interface.unseen, policy.unseen),
                (policy_interface.lay_next, policy.lay_next),
            ]
    else:
        module = policy.own_search.module
        values = () if policy.own_action_values is None else (policy.own_action_values.module,)
        parts = (options, *policy.modules, exact, search_defaults)
        called = (module, *values, decision, opponents, *more)
        own += _pairs(policy_interface, module, STEPS)
        sampling = module if hasattr(module, "sampled_action") else search_defaults
        own.append((policy_interface.sampled_action, sampling.sampled_action))
    modules = dict.fromkeys((*parts, *called))
    inner = frozenset(parts).difference(called)
    return engine.build(*modules, named=(*own, *named), inner=inner)


def _pairs(api: ModuleType, module: ModuleType, names: tuple[str, ...]) -> list[Pair]:
    return [(getattr(api, name), getattr(module, name)) for name in names]


def _own(policy: Policy, name: str) -> Function:
    own: Function = getattr(policy, name) or getattr(policy_defaults, name)
    return own
