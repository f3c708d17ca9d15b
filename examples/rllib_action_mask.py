"""RLlib's PPO with action masks learns Mogul (2002) against a random bot, within two minutes.

Needs Moguls' extra `gymnasium`, `ray[rllib]` and PyTorch; requirements/rllib.txt locks them.
Observations are dictionaries of `observation` and `action_mask`, as in PettingZoo. The modules of
RLlib's own examples expect `observations`, so this one reads the mask itself.
"""

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

import moguls.envs  # noqa: F401  # registers the games

ITERATIONS = 6


class MaskObserved(gymnasium.Wrapper):
    """A game whose observations contain the mask of legal actions."""

    def __init__(self, env):
        """Extend the space of observations."""
        super().__init__(env)
        mask = Box(0, 1, (int(env.action_space.n),), np.int8)
        space = {"observation": env.observation_space, "action_mask": mask}
        self.observation_space = Dict(space)

    def reset(self, *, seed=None, options=None):
        """Deal a game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self.masked(seen, info), info

    def step(self, action):
        """Play an action."""
        seen, reward, over, cut, info = self.env.step(action)
        return self.masked(seen, info), reward, over, cut, info

    @staticmethod
    def masked(seen, info):
        """Return an observation with its mask."""
        return {"observation": seen, "action_mask": info["action_mask"].astype(np.int8)}


def made(config):
    """Return one table; RLlib calls this with its `env_config`."""
    return MaskObserved(gymnasium.make("Moguls/Mogul2002-v0", observation="signed", **config))


def masked_network():
    """Return the class of PPO's network that gives illegal actions no probability."""
    import torch  # noqa: PLC0415  # the tables need neither PyTorch nor RLlib
    from ray.rllib.algorithms.ppo.torch.default_ppo_torch_rl_module import (  # noqa: PLC0415
        DefaultPPOTorchRLModule,
    )

    least = torch.finfo(torch.float32).min

    def inner(batch):
        return {**batch, "obs": batch["obs"]["observation"]}

    def without_illegal(out, batch):
        illegal = batch["obs"]["action_mask"] == 0
        out["action_dist_inputs"] = out["action_dist_inputs"].masked_fill(illegal, least)
        return out

    class Masked(DefaultPPOTorchRLModule):
        """The network is built for `observation` alone."""

        def __init__(self, *, observation_space, **rest):
            super().__init__(observation_space=observation_space["observation"], **rest)

        def _forward(self, batch, **rest):
            return without_illegal(super()._forward(inner(batch), **rest), batch)

        def _forward_train(self, batch, **rest):
            return without_illegal(super()._forward_train(inner(batch), **rest), batch)

        def compute_values(self, batch, embeddings=None):
            return super().compute_values(inner(batch), embeddings)

    return Masked


def learner():
    """Return PPO with that network."""
    from ray.rllib.algorithms.ppo import PPOConfig  # noqa: PLC0415
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec  # noqa: PLC0415
    from ray.tune.registry import register_env  # noqa: PLC0415

    register_env("moguls", made)
    config = (
        PPOConfig()
        .environment("moguls", env_config={"seats": 3, "opponents": "random", "illegal": "error"})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=16)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=masked_network()))
        .training(gamma=1.0, lr=1e-3, train_batch_size=2048, minibatch_size=256, num_epochs=4)
        .debugging(seed=1)
    )
    return config.build_algo()


def main():
    """Train, and print the share of the wins after each iteration."""
    algorithm = learner()
    for iteration in range(1, ITERATIONS + 1):
        games = algorithm.train()["env_runners"]
        print(f"after {iteration}: {games['episode_return_mean']:.2f} of the wins")
    algorithm.stop()


if __name__ == "__main__":
    main()
