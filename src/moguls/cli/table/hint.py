"""Hints: what the strongest bot would play, and why, by the analysis that the browser shows."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from moguls.cli.table import render
from moguls.core.face import Grid, counted

if TYPE_CHECKING:
    from moguls.bots.analysis import Analysis, Chances
    from moguls.cli.table.answers import Answers
    from moguls.core.playthrough import Playthrough

PREPARING: Final = (
    "The bot is being compiled: the first hint on a new machine takes a minute or two …"
)
WAIT: Final = 1.0  # seconds until that is said
SHOWN: Final = 8  # moves
SURE: Final = 2  # standard errors
LEAST: Final = 0.01


def hint(answers: Answers) -> None:
    """Print the advised move, the chances of the moves, and why."""
    from moguls.bots.policies import MODULES  # noqa: PLC0415  # loads the search

    game = answers.play.game
    if game.name not in MODULES:
        answers.say(f"No bot plays {game.name}, so none can give a hint.")
        return
    found = _thought(answers)
    text = game.rules.to_text
    answers.say(f"The best bot would play: {text(found.best)}")
    rows = [
        (f"  {text(it.action)}", _chance(it.chances, found.seat)) for it in found.actions[:SHOWN]
    ]
    render.show(answers.out, [Grid(("  move", "chance to win"), rows)])
    if len(found.actions) > SHOWN:
        answers.say(f"and {counted(len(found.actions) - SHOWN, 'move')} more")
    answers.say(" ".join(reasons(answers.play, found)))


def _thought(answers: Answers) -> Analysis:
    """Return what the strongest bot thinks of the position, as the seat on turn knows it."""
    from moguls.bots import analysts  # noqa: PLC0415  # loads the search

    play = answers.play
    key = play.game.rules.key
    if not analysts.is_ready(key, WAIT):
        answers.say(PREPARING)
    return analysts.analyst_of(key).analyse(play.state, play.ply, budget=analysts.HINT_SECONDS)


def _hundredths(chances: Chances, seat: int) -> int:
    """Return a chance as it is shown: what is said of it must agree with what is read."""
    return int(100 * chances.wins[seat] + 0.5)


def _chance(chances: Chances, seat: int) -> str:
    """Write a chance, and twice its error where it has one."""
    error = round(200 * chances.errors[seat])
    return f"{_hundredths(chances, seat)}%" + (f" ± {error}%" if chances.errors[seat] else "")


def reasons(play: Playthrough, found: Analysis) -> list[str]:
    """Say how the advised move compares with what shows most of the others, and how it may end."""
    best, *others = found.actions
    said = _compared(play, found) if others else ["Nothing else is worth a thought."]
    ahead = _lead(best.chances, found.seat)
    if not ahead:
        return said
    way = "ahead of" if ahead > 0 else "behind"
    amount = _amount(play, abs(ahead))
    return [f"On average you would end {amount} {way} the best of the others.", *said]


def _compared(play: Playthrough, found: Analysis) -> list[str]:
    """Compare the advised move with the best of the others, by the rounded chances."""
    best, other = found.actions[:2]
    games = _hundredths(best.chances, found.seat) - _hundredths(other.chances, found.seat)
    move = play.game.rules.to_text(other.action)
    more = f"{counted(abs(games), 'game')} in a hundred more"
    if games > 0 and _is_sure(best.chances, other.chances, found.seat):
        return [f"That is {more} than with the next best move: {move}."]
    better = _better(play, found)
    if games >= 0:
        return [f"About as good, as far as can be told: {move}.", *better]
    sure = _is_sure(best.chances, other.chances, found.seat)
    luck = "more than chance alone does" if sure else "within what chance does"
    return [f"The move {move} shows {more} here, which is {luck}.", *_preferred(found), *better]


def _better(play: Playthrough, found: Analysis) -> list[str]:
    """Say by how much more the game ends well with the advised move."""
    best, other = (_lead(it.chances, found.seat) for it in found.actions[:2])
    if best <= other:
        return []
    return [f"On average the advised move ends {_amount(play, best - other)} better."]


def _preferred(found: Analysis) -> list[str]:
    """Say what the bot's own search goes by."""
    sims = sum(it.chances.sims for it in found.actions)
    tried = found.actions[0].chances.sims
    said = (
        "But the bot's search, which plays out the rivals' answers, came back to the advised"
        f" move most often: in {tried:,} of {sims:,} games."
    )
    return [said] if sims else []


def _is_sure(one: Chances, other: Chances, seat: int) -> bool:
    """Say whether two chances differ by more than chance may do."""
    error = hypot(one.errors[seat], other.errors[seat])
    return abs(one.wins[seat] - other.wins[seat]) > max(LEAST, SURE * error)


def _lead(chances: Chances, seat: int) -> int:
    """Return the lead with which the game should end; 0 where none is counted."""
    return round(chances.leads[seat]) if chances.leads else 0


def _amount(play: Playthrough, number: int) -> str:
    """Write how much of what the game counts."""
    face = play.game.rules.face
    return counted(number, face.unit if face is not None else "point")
