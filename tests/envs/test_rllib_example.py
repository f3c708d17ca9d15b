"""RLlib example: its tables everywhere, its learner where RLlib and PyTorch are installed."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from typing import Any

import pytest

from tools.steps import ROOT

pytest.importorskip("gymnasium", reason="go.py test --slow installs it")

pytestmark = pytest.mark.slow
EXAMPLE = ROOT / "examples" / "rllib_action_mask.py"
LEARNS = all(importlib.util.find_spec(name) for name in ("ray", "tree", "torch"))


def example() -> Any:
    spec = importlib.util.spec_from_file_location("rllib_action_mask", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_observations_contain_the_mask_of_each_decision() -> None:
    env, over, decisions = example().made({"seats": 3, "illegal": "error"}), False, 0
    seen, info = env.reset(seed=1)
    assert {name: part.dtype.name for name, part in seen.items()} == {
        "observation": "float32",
        "action_mask": "int8",
    }
    while not over:
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, _, over, _, info = env.step(int(seen["action_mask"].argmax()))
        decisions += 1
    assert decisions > 10
    assert not seen["action_mask"].any()


@pytest.mark.skipif(not LEARNS, reason="gigabytes: uv pip install -r requirements/rllib.txt")
def test_the_learner_wins_more_than_at_first() -> None:
    command = [sys.executable, "-W", "ignore", str(EXAMPLE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    shares = [float(share) for share in re.findall(r"after \d: ([\d.]+) of the wins", done.stdout)]
    assert len(shares) == example().ITERATIONS
    assert shares[-1] > max(shares[0], 1 / 3)
