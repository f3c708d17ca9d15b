"""Notes on an arena's figures, for the terminal and the report page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.arena.summary import FEW
from moguls.bots.external.names import is_program, read_name
from moguls.bots.search.options import DEFAULTS, NAMES
from moguls.core.text.wording import counted

if TYPE_CHECKING:
    from moguls.arena.plan import Plan
    from moguls.arena.summary import Summary

OPPONENTS: Final = "are also opponents: their rows count"


def facts(summary: Summary) -> str:
    """Return game, seats, seed and numbers of games in one line."""
    plan = summary.manifest.plan
    switches = "".join(f" {name}={value}" for name, value in plan.options.items())
    games = f"{counted(summary.games, 'game')} on {counted(summary.deals, 'deal')}"
    kind = plan.kind.capitalize()
    return f"{kind} of {plan.game}{switches}, {plan.seats} seats, seed {plan.seed}: {games}"


def configured(config: dict[str, Any] | None) -> str:
    """Return the configuration of a bot in words, with options that differ from the default."""
    if config is None:
        return "an external bot"
    sims = f"{'plain UCT, ' * config['classic']}{counted(config['sims'], 'simulation')}"
    noise = f"{config['noise'] / 10:g} % of decisions at random"
    options = (
        f"{name}={value}"
        for name, value, usual in zip(NAMES, config["options"], DEFAULTS, strict=False)
        if value != usual
    )
    parts = [
        sims if config["sims"] else "no search",
        *([noise] if config["noise"] else []),
        *options,
    ]
    return ", ".join(parts)


def at_most(bot: dict[str, Any]) -> str:
    """Return the maximum seconds of a bot's decision; those of a program are in its name.

    Args:
        bot: its description in a manifest.
    """
    program = is_program(bot["name"])
    seconds = read_name(bot["name"])[1] if program else bot.get("seconds")
    return "none" if seconds is None else f"{seconds:g}"


def notes(summary: Summary) -> list[str]:
    """Return notes on the uncertainty of the figures."""
    lines = []
    plan = summary.manifest.plan
    if summary.deals < FEW:
        few = f"{counted(summary.deals, 'deal')} {'is' if summary.deals == 1 else 'are'} few"
        lines.append(f"{few}: the intervals are too narrow below {FEW}.")
    elif summary.few:
        have = "has" if len(summary.few) == 1 else "have"
        lines.append(
            f"{', '.join(summary.few)}: {have} played fewer than {FEW} deals: the intervals are "
            "too narrow."
        )
    if summary.games < plan.games and summary.answer is None:
        lines.append(f"{summary.games:,} of {plan.games:,} games have been played so far.")
    varying = [bot["name"] for bot in summary.manifest.bots if not bot["same_again"]]
    if varying:
        are, their = ("is", "its") if len(varying) == 1 else ("are", "their")
        lines.append(
            f"{', '.join(varying)}: {are} external or limited by the clock, so another run may "
            f"differ; {their} moves are recorded, and these games can be reproduced from them."
        )
    both = [plan.bots[bot] for bot in _twofold(plan)]
    if both:
        are = "is also an opponent: its row counts" if len(both) == 1 else OPPONENTS
        lines.append(f"{', '.join(both)}: {are} all seats at all tables, so compare the others.")
    if summary.forfeits:
        were = (
            f"{counted(summary.forfeits, 'decision')} {'was' if summary.forfeits == 1 else 'were'}"
        )
        whose = ", ".join(f"{name} {lost:,}" for name, lost in summary.whose)
        lines.append(
            f"{were} forfeited by external bots{f' ({whose})' * bool(whose)} and played at random; "
            "the recorded moves show which, and why."
        )
    return lines


def _twofold(plan: Plan) -> list[int]:
    if plan.kind != "gauntlet" or len(plan.tables) == 1:
        return []
    compared = {table[0] for table in plan.tables}
    return sorted(compared & {bot for table in plan.tables for bot in table[1:]})


def verdict(summary: Summary) -> list[str]:
    """Return the result of the sequential test; nothing without one."""
    question = summary.manifest.question
    if question is None or summary.ratio is None:
        return []
    name, (low, high) = summary.manifest.plan.bots[0], question.bounds
    answers = {
        "share1": f"{name} has the higher share of wins.",
        "share0": f"{name} does not have the higher share of wins.",
        None: "No answer yet.",
    }
    shares = f"{question.share0:.1%} against {question.share1:.1%}"
    return [
        f"Test of {shares}, alpha {question.alpha:g}, beta {question.beta:g}: "
        f"{answers[summary.answer]}",
        f"Log likelihood ratio {summary.ratio:.2f}, bounds {low:.2f} and {high:.2f}; "
        "the share at the end of a test is biased towards its answer.",
    ]
