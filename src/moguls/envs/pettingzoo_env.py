"""A game as an environment of PettingZoo: the agents act one after the other (AEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from moguls.envs import board, spaces
from moguls.envs.illegal import played
from moguls.envs.positions import advance
from moguls.errors import UsageError
from moguls.kernel.state.arguments import whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.envs.setting import Setting
    from moguls.kernel.engines.position import Position


class MogulsAEC(AECEnv):
    """One table; make one with `moguls.envs.aec`. Copies and pickles keep its future chance.

    Attributes:
        setting: what it was made with.
        state_space: of `state()`.
    """

    def __init__(
        self, setting: Setting, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        """Seat the agents.

        Raises:
            UsageError: something is asked for that does not exist.
        """
        super().__init__()
        if max_cycles is not None and whole(max_cycles, "max_cycles") < 1:
            msg = f"max_cycles={max_cycles} is not possible; expected at least 1, or None"
            raise UsageError(msg)
        self.setting, self.metadata = setting, setting.metadata
        self.render_mode, self.max_cycles = board.checked(render_mode), max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {a: Discrete(setting.num_actions) for a in self.possible_agents}
        self.state_space = spaces.observed(setting, setting.seats)
        self._none_legal = setting.mask([])
        self._rng = np.random.default_rng()
        self._position: Position | None = None

    def _space(self) -> Dict:
        """Return the space of one agent's observations."""
        parts = {"observation": spaces.observed(self.setting)}
        return Dict({**parts, "action_mask": spaces.masked(self.setting)})

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations: always the same object."""
        return self.observation_spaces[self._checked(agent)]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions: always the same object."""
        return self.action_spaces[self._checked(agent)]

    def _checked(self, agent: str) -> str:
        if agent not in self._seats:
            msg = f"agent {agent!r} does not exist; agents are {', '.join(self.possible_agents)}"
            raise UsageError(msg)
        return agent

    def __repr__(self) -> str:
        return f"<MogulsAEC {self.setting.game.name}, {self.setting.seats} agents>"

    @property
    def position(self) -> Position:
        """The game as it stands.

        Raises:
            UsageError: it has not begun.
        """
        if self._position is None:
            msg = "the game has not begun: call reset() first"
            raise UsageError(msg)
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a game.

        Args:
            seed: of the deal, of all chance after it, and of the games after this one; None goes
                on with the generator as it is.
            options: none are known.

        Raises:
            UsageError: the seed is not an integer of at least 0.
        """
        del options
        if seed is not None:
            self._rng = np.random.default_rng(_seed(seed))
        self._position = self.setting.deal(self._rng)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._call_up(self._position)

    def _call_up(self, position: Position, extra: dict[str, Any] | None = None) -> None:
        """Let the next agent act, and say what is legal."""
        over = any(self.terminations.values()) or any(self.truncations.values())
        self._legal = [] if over else position.choices()
        if self._legal:
            self.agent_selection = self.possible_agents[position.turn]
        self.infos = {agent: {"action_mask": self._none_legal} for agent in self.agents}
        self._mask = self.setting.mask(self._legal)
        self.infos[self.agent_selection] = {"action_mask": self._mask}
        if extra is not None:
            self.infos[extra.pop("agent")].update(extra)

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is selected; None removes one whose game is over.

        Raises:
            IllegalMove, UsageError: it is illegal, and the environment was made so.
        """
        position, agent = self.position, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rules, way = self.setting.game.rules, self.setting.illegal
        number = played(rules, position, action, self._legal, way, self._rng)
        extra = None if number == action else {"agent": agent, "illegal": action, "played": number}
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        self.rewards = self._rewards_of(position, agent, number)
        self._call_up(position, extra)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _rewards_of(self, position: Position, agent: str, action: int | None) -> dict[str, float]:
        """Play an action, or end the game for an illegal one; return what each agent gets."""
        nothing = dict.fromkeys(self.agents, 0.0)
        if action is None:
            self.terminations = dict.fromkeys(self.agents, True)
            return {**nothing, agent: self.setting.penalty}
        advance(position, action)
        if position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            return dict(zip(self.agents, self.setting.returns(position), strict=True))
        if self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        return nothing

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, NDArray[np.generic]] | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward since its last action, ends and info of the selected agent.

        Raises:
            UsageError: no game has begun.
        """
        _ = self.position
        result: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return result

    def observe(self, agent: str) -> dict[str, NDArray[np.generic]]:
        """Return what an agent sees, and what it may do: nothing, where it is not its turn."""
        seen = self.setting.observer.observe(self.position, self._seats[self._checked(agent)])
        mask = self._mask if agent == self.agent_selection else self._none_legal
        return {"observation": seen, "action_mask": mask.copy()}

    def state(self) -> NDArray[np.generic]:
        """Return what all agents know together, the first agent's first: for central critics."""
        return self.setting.observer.everything(self.position, self.setting.seats)

    def render(self) -> object:
        """Return the table as a spectator sees it: a text, a picture, or nothing, printing it.

        Raises:
            UsageError: the environment was made without a render mode.
        """
        return board.shown(self.setting.game, self.position, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: it holds nothing, and may be played on."""


def _seed(seed: object) -> int:
    number = whole(seed, "seed")
    if number < 0:
        msg = f"seed={number} is not possible; expected at least 0"
        raise UsageError(msg)
    return number
