"""How many turns ahead it is worth to look: what choosing by a later turn gains."""

import warnings
from typing import Any, Final, NamedTuple

import numpy as np
from numba.core.errors import NumbaWarning

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import bind, policy_of
from moguls.bots.searcher.searcher import Searcher
from research.foresight import following, gathering
from research.foresight.following import MOST
from research.foresight.thoughts import BOT

SIMS: Final = 1000  # of the bot that plays and is compared with, its dials those of BOT
SEED: Final = 105
DEALS: Final = 15
SEATS: Final = 4
OFTEN: Final = 100  # in a thousand decisions
TURNS: Final = 5
TRIES: Final = (64, 128, 256, 512, 1024)
PROMISING: Final = 6
ENDS: Final = 256
ROOM: Final = 40  # decisions followed in a game, at most


class Followed(NamedTuple):
    """Decisions: what was said of each action, what it is worth, and which was played.

    `said` has the shape [decisions, actions, TRIES, turns], the mean of so many tries; `worth`
    [decisions, actions], NaN for what was not followed; `played` [decisions].
    """

    said: Any
    worth: Any
    played: Any


class Follower:
    """Plays and follows natively."""

    def __init__(self, tries: int = TRIES[-1], ends: int = ENDS) -> None:
        """Bind the loops."""
        engine = moguls.game("take-stock").jit()
        self.searcher = searcher = Searcher(engine)
        self.loops = bind(engine, gathering, following)
        self.table = SEATS, engine.options
        options = np.array(config_of(BOT, policy_of("take-stock")).options)
        self.rooms = searcher.scratch, searcher.arrays(SIMS + 2), options
        self.tries, self.ends = tries, ends

    def follow(self, seed: int, game: int, sims: int = SIMS) -> tuple[Followed, float]:
        """Return the decisions of a game, and the bot's share of its win."""
        out = (
            np.zeros(ROOM * MOST * self.tries * TURNS),
            np.full(ROOM * MOST * self.ends, np.nan),
            *(np.zeros(ROOM, np.int64), np.zeros(1, np.int64)),
        )
        how = sims, OFTEN, TURNS, self.tries, PROMISING, self.ends
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaWarning)  # such code cannot be kept on disk
            won = self.loops.follow(
                self.searcher.states, self.table, seed, (game, 1), how, self.rooms, out
            )
        many = out[3][0]
        said = out[0].reshape(ROOM, MOST, self.tries, TURNS)[:many]
        means = [said[:, :, :tries].mean(2) for tries in TRIES if tries <= self.tries]
        worth = out[1].reshape(ROOM, MOST, self.ends)[:many].mean(2)
        return Followed(np.stack(means, 2), worth, out[2][:many]), float(won)


def gained(found: Followed, tries: int, turn: int) -> Any:
    """Return by how much what is best by a later turn is worth more than what was played.

    Args:
        found: decisions.
        tries: which of TRIES.
        turn: which one, from 0.
    """
    every = np.arange(len(found.played))
    said = np.where(np.isnan(found.worth), -1.0, found.said[:, :, tries, turn])
    return found.worth[every, said.argmax(1)] - found.worth[every, found.played]


def compare(seed: int, deals: int) -> None:
    """Follow decisions of so many deals, each played from every seat; print what is found."""
    follower = Follower()
    lots = [follower.follow(seed, game)[0] for game in range(SEATS * deals)]
    found = Followed(*(np.concatenate(each) for each in zip(*lots, strict=True)))
    print(f"{len(found.played)} decisions; points of the win gained in each, in hundredths")
    for turn in range(TURNS):
        told = []
        for k, tries in enumerate(TRIES):
            gain = 100 * gained(found, k, turn)
            told.append(f"{tries}: {gain.mean():+.3f} ± {gain.std() / len(gain) ** 0.5:.3f}")
        print(f"turn {turn + 1}, tries {', '.join(told)}", flush=True)
