"""What must be said beside an arena's figures, in sentences: for the terminal and for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.arena.summary import FEW
from moguls.bots.external.names import is_program, read_name
from moguls.bots.search.options import DEFAULTS, NAMES
from moguls.core.text.wording import counted

if TYPE_CHECKING:
    from moguls.arena.plan import Plan
    from moguls.arena.summary import Summary

OPPONENTS: Final = "are opponents, too: their rows count"


def facts(summary: Summary) -> str:
    """Return what was played."""
    plan = summary.manifest.plan
    switches = "".join(f" {name}={value}" for name, value in plan.options.items())
    played = f"{counted(summary.games, 'game')} on {counted(summary.deals, 'deal')}"
    what = plan.kind.capitalize()
    return f"{what} of {plan.game}{switches}, {plan.seats} seats, seed {plan.seed}: {played}"


def configured(config: dict[str, Any] | None) -> str:
    """Return what a bot is made of, its options by name where they are not the default."""
    if config is None:
        return "a program or a saved policy"
    sims = f"{'plain UCT, ' * config['classic']}{counted(config['sims'], 'simulation')}"
    noise = f"{config['noise'] / 10:g} % of decisions at random"
    options = (
        f"{name}={value}"
        for name, value, usual in zip(NAMES, config["dials"], DEFAULTS, strict=False)
        if value != usual
    )
    told = [
        sims if config["sims"] else "no search",
        *([noise] if config["noise"] else []),
        *options,
    ]
    return ", ".join(told)


def at_most(bot: dict[str, Any]) -> str:
    """Return the seconds that a decision of a bot may take, of a program by its name.

    Args:
        bot: as a manifest has it.
    """
    program = is_program(bot["name"])
    seconds = read_name(bot["name"])[1] if program else bot.get("seconds")
    return "none" if seconds is None else f"{seconds:g}"


def notes(summary: Summary) -> list[str]:
    """Return what must be said of how sure the figures are."""
    told = []
    plan = summary.manifest.plan
    if summary.deals < FEW:
        few = f"{counted(summary.deals, 'deal')} {'is' if summary.deals == 1 else 'are'} few"
        told.append(f"{few}: the intervals are too narrow below {FEW}.")
    elif summary.few:
        have = "has" if len(summary.few) == 1 else "have"
        told.append(
            f"{', '.join(summary.few)}: {have} played fewer than {FEW} deals, too few games to say "
            "how strong: the intervals are too narrow."
        )
    if summary.games < plan.games and summary.answer is None:
        told.append(f"{summary.games:,} of {plan.games:,} games have been played so far.")
    loose = [bot["name"] for bot in summary.manifest.bots if not bot["same_again"]]
    if loose:
        play, their = ("plays", "its") if len(loose) == 1 else ("play", "their")
        told.append(
            f"{', '.join(loose)}: {play} by the clock or from outside, so another run may differ; "
            f"{their} moves are written down, and these games can be had again from them."
        )
    both = [plan.bots[bot] for bot in _twofold(plan)]
    if both:
        what = "is an opponent, too: its row counts" if len(both) == 1 else OPPONENTS
        told.append(f"{', '.join(both)}: {what} all seats at all tables, so compare the others.")
    if summary.forfeits:
        were = (
            f"{counted(summary.forfeits, 'decision')} {'was' if summary.forfeits == 1 else 'were'}"
        )
        whose = ", ".join(f"{name} {lost:,}" for name, lost in summary.whose)
        told.append(
            f"{were} forfeited by programs{f' ({whose})' * bool(whose)} and drawn at random; "
            "the moves written down tell which, and why."
        )
    return told


def _twofold(plan: Plan) -> list[int]:
    """Return the bots of a gauntlet that are compared, and opponents of the others besides."""
    if plan.kind != "gauntlet" or len(plan.tables) == 1:
        return []
    compared = {table[0] for table in plan.tables}
    return sorted(compared & {bot for table in plan.tables for bot in table[1:]})


def verdict(summary: Summary) -> list[str]:
    """Return what the sequential test says; nothing without one."""
    asked = summary.manifest.question
    if asked is None or summary.ratio is None:
        return []
    name, (low, high) = summary.manifest.plan.bots[0], asked.bounds
    answers = {
        "share1": f"{name} has the higher share of wins.",
        "share0": f"{name} has not the higher share of wins.",
        None: "Not known yet.",
    }
    shares = f"{asked.share0:.1%} against {asked.share1:.1%}"
    return [
        f"Test of {shares}, alpha {asked.alpha:g}, beta {asked.beta:g}: {answers[summary.answer]}",
        f"Log likelihood ratio {summary.ratio:.2f}, bounds {low:.2f} and {high:.2f}; "
        "the share at the end of a test leans towards its answer.",
    ]
