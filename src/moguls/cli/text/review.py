"""A review as text: a table of all decisions, turning points, and a summary for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.cli.words import tell
from moguls.review.shown import add_up, parts, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.review import Review
    from moguls.review.data import ReviewData, ReviewMoment, ReviewSummary

UNITS: Final = 1000  # chances are shown in tenths of a percent
NOTHING: Final = 0.0005  # smaller changes are shown as zero
LEAST: Final = 10  # units: the least change that is listed with a turning point


def review_text(review: Review, number: int) -> str:
    """Return a review as lines of text."""
    data = review.as_json()
    options = "".join(f" {name}={value}" for name, value in data["options"].items())
    head = f"game {number}: {data['game']}, {data['seats']} seats{options}"
    under = f"{data['sims']} simulations per decision, seed {data['seed']}"
    table = [*_decisions(data), *_legend(data)]
    turns, summaries = _turns(review, data), _summaries(review, data)
    lines = [f"{head}; {under}", "", *table, "", *turns, "", *summaries, ""]
    return "\n".join(lines)


def _decisions(data: ReviewData) -> list[str]:
    """Return the table of all decisions."""
    seats = range(data["seats"])
    head = ["step", "seat", "move", *(f"win {seat + 1}" for seat in seats), "cost", "best"]
    rows = [_row(moment) for moment in data["moments"]]
    rows.append(["end", "", "", *map(_percent, whole(data["final"], UNITS)), "", ""])
    return _table([head, *rows], left=(2, len(head) - 1))


def _legend(data: ReviewData) -> list[str]:
    """Return the legend of marks and of costs above 0, if the table has any."""
    marked = any(moment["mistake"] for moment in data["moments"])
    lucky = any(moment["cost"][moment["seat"]] >= NOTHING for moment in data["moments"])
    return [
        *["! a clear mistake: the cost is statistically significant"] * marked,
        *["+ in the final comparison, the move was better than the presumed best one"] * lucky,
    ]


def _row(moment: ReviewMoment) -> list[str]:
    """Return a decision as cells, with cost and best move unless the move was the best.

    Costs above 0 are shown too, so that the costs of a seat add up to its own play.
    """
    cost = moment["cost"][moment["seat"]]
    mark = "!" if moment["mistake"] else ""
    loss = _signed(_units(cost)) + mark if abs(cost) >= NOTHING else ""
    best = moment["best"] if moment["best"] != moment["move"] else ""
    wins = map(_percent, whole(moment["wins"], UNITS))
    return [str(moment["step"]), str(moment["seat"] + 1), moment["move"], *wins, loss, best]


def _turns(review: Review, data: ReviewData) -> list[str]:
    if not data["turns"]:
        return ["No single move turned the game."]
    lines = ["Turning points:"]
    for k in data["turns"]:
        moment = data["moments"][k]
        changes = ", ".join(
            f"seat {seat + 1} {_signed(change)}"
            for seat, change in enumerate(_changes(data, k))
            if abs(change) >= LEAST
        )
        lines.append(f"  step {moment['step']}: {_happened(review, k)}")
        lines.append(f"      {changes}")
        if moment["cost"][moment["seat"]] <= -NOTHING and moment["loss"]:
            lines.append(f"      {_gave_away(review, moment)}")
    return lines


def _gave_away(review: Review, moment: ReviewMoment) -> str:
    seat, blur = moment["seat"], moment["costError"] if review.counted else None
    lost = f"{_within(-100 * moment['cost'][seat], 100, blur)} wins in a hundred games"
    points = moment["lead"]
    lead = ""
    if points is not None:
        text = f"{_within(points, 1, moment['leadError'], sign='+')} {_unit(review)}"
        lead = f", and changed its lead by {text}"
    better = f"{moment['best']} was better for seat {seat + 1}"
    return f"{better}: the move cost it {lost}{lead}"


def _changes(data: ReviewData, k: int) -> list[int]:
    """Return the changes of the chances from decision k to the next, in shown units."""
    ends = [*(moment["wins"] for moment in data["moments"]), data["final"]]
    before, after = (whole(chances, UNITS) for chances in ends[k : k + 2])
    return [now - then for then, now in zip(before, after, strict=True)]


def _happened(review: Review, k: int) -> str:
    upto = review.decisions[k + 1].step - 1 if k + 1 < len(review.decisions) else review.play.length
    play = review.play.copy()
    events = play.happened(None, review.decisions[k].step - 1)
    later = len(play.happened(None, upto))
    return " ".join(tell(play.game.rules, events[: len(events) - later]))


def _summaries(review: Review, data: ReviewData) -> list[str]:
    return [*_results(review, data), "", *_losses(review, data)]


def _results(review: Review, data: ReviewData) -> list[str]:
    """Return the table of the parts of each seat's result; "luck" only if the game has chance."""
    shown = parts(data["summary"], UNITS)
    summed = add_up(shown, UNITS)
    rest = "luck" if review.counted else "not foreseen"
    rows = [["seat", "begin", *["own play", "others", rest] * summed, "end"]]
    for seat, text in enumerate(shown):
        changes = map(_signed, (text.skill, text.others, text.luck) if summed else ())
        rows.append([str(seat + 1), _percent(text.begin), *changes, _percent(text.end)])
    return _table(rows, left=())


def _losses(review: Review, data: ReviewData) -> list[str]:
    summary = data["summary"]
    points = "" if summary[0]["lostPoints"] is None else f"{_unit(review)} lost"
    lost = ["wins lost", *[points] * bool(points)]
    rows = [["seat", *lost, "same as best bot", "clear mistakes"]]
    for seat, it in enumerate(summary):
        same = f"{it['same']} of {it['decisions']}"
        rows.append([str(seat + 1), *_lost(review, it), same, str(it["mistakes"])])
    return [*_table(rows, left=()), "", *_notes(review, points)]


def _lost(review: Review, summary: ReviewSummary) -> list[str]:
    wins = _within(100 * summary["lost"], 100, summary["lostError"] if review.counted else None)
    points = summary["lostPoints"]
    lead = [] if points is None else [_within(points, 1, summary["lostPointsError"])]
    return [wins, *lead]


def _notes(review: Review, points: str) -> list[str]:
    lines = [
        "wins lost: wins in a hundred games that a decision gave away on average, compared",
        "  with the best bot's move",
    ]
    if points:
        lines.append(f"{points}: likewise, how much of the lead over the best opponent")
    with_error = "±: twice the standard error"
    without = "This is the search's estimate; its error is not known."
    return [*lines, with_error if review.counted else without]


def _unit(review: Review) -> str:
    face = review.play.game.rules.display.face
    return f"{face.unit if face is not None else 'point'}s"


def _within(number: float, scale: int, error: float | None, sign: str = "") -> str:
    """Return a number with twice its error, if any; the error is multiplied by `scale`."""
    text = f"{number + 0.0:{sign}.1f}"
    return text if error is None else f"{text} ± {2 * scale * error:.1f}"


def _units(share: float) -> int:
    return round(UNITS * share)


def _percent(units: int) -> str:
    return f"{100 * units / UNITS:.1f}%"


def _signed(units: int) -> str:
    return f"{100 * units / UNITS:+.1f}%"


def _table(rows: Sequence[Sequence[str]], left: tuple[int, ...]) -> list[str]:
    wide = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = (
            cell.ljust(wide[k]) if k in left else cell.rjust(wide[k]) for k, cell in enumerate(row)
        )
        lines.append("  ".join(cells).rstrip())
    return lines
