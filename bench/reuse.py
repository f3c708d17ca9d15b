"""Fraction of a search tree that the same seat's next decision could reuse, or that is skipped.

    python -m bench.reuse [GAME [SIMS [GAMES [SEATS]]]]

One seat searches, the others play `hard`. After each search its tree is followed along the moves
and cards up to the seat's next decision: the visits of that node could be reused. Cards have nodes
of their own (chance_nodes=1). Decisions with one legal action do not count.
"""

import sys
from dataclasses import dataclass, field
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.bots.levels import config_of
from moguls.bots.option_names import options_of
from moguls.bots.registry import policy_of
from moguls.bots.search.ismcts import OUTCOME
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough

GAME, SIMS, GAMES, SEATS, SEED = "mogul-2002", 1000, 12, 4, 2002
RIVAL = "hard"


@dataclass
class Found:
    """What the decisions of one seat have shown."""

    thoughts: int = 0
    run: int = 0
    kept_in_round: list[float] = field(default_factory=list)
    kept_over_card: list[float] = field(default_factory=list)

    def told(self, sims: int) -> dict[str, Any]:
        """Return the means in parts of a search."""
        kept = self.kept_in_round + self.kept_over_card
        return {
            "thoughts": self.thoughts,
            "left_out_as_sure": 1 - self.run / (sims * self.thoughts),
            "kept": mean(kept),
            "kept_in_a_round": mean(self.kept_in_round),
            "kept_over_a_card": mean(self.kept_over_card),
            "next_decisions_in_the_same_round": len(self.kept_in_round) / max(1, len(kept)),
        }


def mean(parts: list[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(parts) / max(1, len(parts))


class Watched:
    """A game in which the tree of one seat is followed."""

    def __init__(self, name: str, sims: int) -> None:
        """Bind the loops: one kit whose tree stays, one for the rivals."""
        self.own, self.theirs = (Searcher(moguls.game(name).jit()) for _ in range(2))
        self.policy, self.sims = policy_of(name), sims
        reveals = ":chance_nodes=1" * ("chance_nodes" in options_of(self.policy))
        self.config = config_of(f"search:{sims}{reveals}", self.policy)
        self.rival = config_of(RIVAL, self.policy)
        self.found = Found()

    def play(self, play: Playthrough, seat: int) -> None:
        """Play a game to its end."""
        path: list[int] | None = None
        card = False
        while not play.over:
            before = self.public_chance(play)
            if play.turn == seat and len(play.legal()) > 1:
                if path is not None:
                    of_kind = self.found.kept_over_card if card else self.found.kept_in_round
                    of_kind.append(self.part(path))
                action = self.own.think(play.state, self.config, SEED + play.ply, None)
                self.found.thoughts += 1
                self.found.run += int(self.own.ismcts_tree.visits[0])
                path, card = [], False
            else:
                action = self.theirs.think(play.state, self.rival, SEED + play.ply, None)
            play.step(action)
            if path is not None:
                path.append(action)
            if path is not None and self.public_chance(play) != before:
                path.append(
                    self.own.ismcts_tree.num_actions - 1 - (self.public_chance(play) & OUTCOME)
                )
                card = True

    def public_chance(self, play: Playthrough) -> int:
        """Return what chance has turned up."""
        return (
            0 if self.policy.public_chance is None else int(self.policy.public_chance(play.state))
        )

    def part(self, path: list[int]) -> float:
        """Return which part of the visits of the root lies at the end of a path."""
        children, visits = self.own.ismcts_tree.children, self.own.ismcts_tree.visits
        node = 0
        for action in path:
            edge = self.own.loops.edge_of(node, action, self.own.tree)
            node = int(children[edge])
            if node <= 0:
                return 0.0
        return float(visits[node] / visits[0])


def main(arguments: list[str]) -> None:
    """Measure one game."""
    name = arguments[0] if arguments else GAME
    sims = int(arguments[1]) if arguments[1:] else SIMS
    games = int(arguments[2]) if arguments[2:] else GAMES
    seats = int(arguments[3]) if arguments[3:] else SEATS
    watched = Watched(name, sims)
    for number in range(games):
        watched.play(moguls.game(name).new(seats=seats, seed=SEED + number), number % seats)
    told = watched.found.told(sims)
    say(f"{name}, {seats} seats, {sims} simulations, {games} games")
    for what, number in told.items():
        say(f"    {what}: {number:.3f}")
    tell({"bench": "reuse", "game": name, "sims": sims, "games": games, "seats": seats, **told})


if __name__ == "__main__":
    main(sys.argv[1:])
