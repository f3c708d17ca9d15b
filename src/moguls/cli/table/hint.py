"""Hints: what the strongest bot would play, and why, by the analysis that the browser shows."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis import cache
from moguls.bots.registry import MODULES
from moguls.cli.table import render
from moguls.core.text.display import Grid
from moguls.core.text.wording import counted
from moguls.review.reasons import hundredths, paragraphs

if TYPE_CHECKING:
    from moguls.bots.analysis.analyst import Analyst
    from moguls.cli.table.answers import Answers
    from moguls.core.play.playthrough import Playthrough
    from moguls.review.reasons import Key, Reason

PREPARING: Final = (
    "The bot is being compiled: the first hint on a new machine takes a minute or two …"
)
WAIT: Final = 1.0  # seconds until that is said
SHOWN: Final = 8  # moves
SENTENCES: Final[dict[Key, str]] = {
    "lead": "On average you would end {amount} ahead of the best opponent{within}.",
    "behind": "On average you would end {amount} behind the best opponent{within}.",
    "forced": "It is the only legal move.",
    "only": "No other move is worth considering.",
    "more": "That is {games} in a hundred more{within} than with the next best move: {move}.",
    "close": "About as good, as far as the bot can tell: {move}{fewer}.",
    "less": "The move {move} comes out {games} in a hundred ahead here{within}; {luck}.",
    "less-several": "{count} other moves come out ahead here, by up to {games} in a hundred"
    "{within}; {luck}.",
    "preferred": "But the bot's search, which also plays out the opponents' replies, came back to"
    " the advised move most often: in {tried} of {sims} games.",
    "better": "On average the advised move ends {amount} better{within}.",
}

WITHIN: Final = " (± {error})"
FEWER: Final = ", with {games} ± {error} fewer wins in a hundred games"
# How sure all this is: counted in simulations, or told by a search that draws nothing.
NOTE: Final = "An estimate from games that bots played to the end; ± is twice the standard error."
NOTE_WORTH: Final = (
    "A rough estimate: the bot looked a few turns ahead and compared the positions."
    " Its error is not known."
)


def hint(answers: Answers) -> None:
    """Print the advised move, the chances of the moves, and why."""
    game = answers.play.game
    if game.name not in MODULES:
        answers.say(f"No bot plays {game.name}, so none can give a hint.")
        return
    analyst = _analyst(answers)
    found = analyst.analyse(answers.play.state, answers.play.ply, budget=cache.HINT_SECONDS)
    text = game.rules.to_text
    answers.say(f"The best bot would play: {text(found.best)}")
    seat = found.seat
    rows = [
        (f"  {text(action)}", _chance(hundredths(chances, seat), chances.errors[seat]))
        for action, chances in ((it.action, it.chances) for it in found.actions[:SHOWN])
    ]
    render.show(answers.out, [Grid(("  move", "chance of winning"), rows)])
    if len(found.actions) > SHOWN:
        answers.say(f"and {counted(len(found.actions) - SHOWN, 'move')} more")
    said = chain.from_iterable(paragraphs(found, len(answers.play.legal())))
    answers.say(" ".join(sentence(answers.play, reason) for reason in said))
    answers.say(NOTE if any(it.chances.sims for it in found.actions) else NOTE_WORTH)


def _analyst(answers: Answers) -> Analyst:
    """Return who analyses the game in play; say so where that has to be compiled first."""
    key = answers.play.game.rules.key
    if not cache.is_ready(key, WAIT):
        answers.say(PREPARING)
    return cache.analyst_of(key)


def _chance(percent: int, error: float) -> str:
    """Write a chance, and twice its error where it has one."""
    return f"{percent}%" + (f" ± {round(200 * error)}%" if error else "")


def sentence(play: Playthrough, reason: Reason) -> str:
    """Write a reason in English."""
    numbers = reason.numbers
    return SENTENCES[reason.key].format(
        move="" if reason.action is None else play.game.rules.to_text(reason.action),
        amount=_amount(play, reason.points or 0),
        games=counted(numbers.get("games", 0), "game"),
        within=WITHIN.format(**numbers) if "error" in numbers else "",
        fewer=FEWER.format(**numbers) if {"error", "games"} <= set(numbers) else "",
        luck="chance alone can hardly explain that"
        if reason.flags.get("sure")
        else "chance alone may explain that",
        **{name: f"{number:,}" for name, number in numbers.items() if name != "games"},
    )


def _amount(play: Playthrough, number: int) -> str:
    """Write how much of what the game counts."""
    face = play.game.rules.face
    return counted(number, face.unit if face is not None else "point")
