"""Hints: the move of the strongest bot with reasons, by the same analysis as in the browser."""

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
    from moguls.review.reasons import ActionReason, Key

PREPARING: Final = "Compiling the bot; the first hint on a new machine takes a minute or two …"
WAIT: Final = 1.0  # seconds until this is printed
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
# the kind of estimate: from simulations, or by a search without simulations
NOTE: Final = "An estimate from games that bots played to the end; ± is twice the standard error."
NOTE_WORTH: Final = (
    "A rough estimate: the bot looked a few turns ahead and compared the positions."
    " Its error is not known."
)


def hint(answers: Answers) -> None:
    """Print the advised move, the chances of the moves, and the reasons."""
    game = answers.play.game
    if game.name not in MODULES:
        answers.say(f"No bot plays {game.name}, so there are no hints.")
        return
    analyst = _analyst(answers)
    analysis = analyst.analyse(answers.play.state, answers.play.ply, budget=cache.HINT_SECONDS)
    text = game.rules.to_text
    answers.say(f"The best bot would play: {text(analysis.best)}")
    seat = analysis.seat
    rows = [
        (f"  {text(action)}", _chance(hundredths(chances, seat), chances.errors[seat]))
        for action, chances in ((it.action, it.chances) for it in analysis.actions[:SHOWN])
    ]
    render.show(answers.out, [Grid(("  move", "chance of winning"), rows)])
    if len(analysis.actions) > SHOWN:
        answers.say(f"and {counted(len(analysis.actions) - SHOWN, 'move')} more")
    said = chain.from_iterable(paragraphs(analysis, len(answers.play.legal())))
    answers.say(" ".join(sentence(answers.play, reason) for reason in said))
    answers.say(NOTE if any(it.chances.sims for it in analysis.actions) else NOTE_WORTH)


def _analyst(answers: Answers) -> Analyst:
    key = answers.play.game.rules.key
    if not cache.is_ready(key, WAIT):
        answers.say(PREPARING)
    return cache.analyst_of(key)


def _chance(percent: int, error: float) -> str:
    """Return a chance with twice its standard error, if any."""
    return f"{percent}%" + (f" ± {round(200 * error)}%" if error else "")


def sentence(play: Playthrough, reason: ActionReason) -> str:
    """Return a reason in English."""
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
    face = play.game.rules.display.face
    return counted(number, face.unit if face is not None else "point")
