"""A review as text: a table of all decisions, turning points, and a summary of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.cli.words import tell
from moguls.review.shown import add_up, parts, whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.review import Review
    from moguls.review.data import ReviewData, ReviewMoment, ReviewSummary

UNITS: Final = 1000  # a tenth of a percent is the least that is shown
NOTHING: Final = 0.0005  # a change that is told as none
LEAST: Final = 10  # units: one in a hundred is the least change that a turning point names


def told(made: Review, number: int) -> str:
    """Return a review as lines of text."""
    data = made.as_json()
    options = "".join(f" {name}={value}" for name, value in data["options"].items())
    head = f"game {number}: {data['game']}, {data['seats']} seats{options}"
    under = f"{data['sims']} simulations a decision, seed {data['seed']}"
    table = [*_decisions(data), *_legend(data)]
    turns, summaries = _turns(made, data), _summaries(made, data)
    lines = [f"{head}; {under}", "", *table, "", *turns, "", *summaries, ""]
    return "\n".join(lines)


def _decisions(data: ReviewData) -> list[str]:
    """Return the table of all decisions; what was no decision is told by its chances alone."""
    seats = range(data["seats"])
    head = ["step", "seat", "move", *(f"win {seat}" for seat in seats), "cost", "best"]
    rows = [_row(moment) for moment in data["moments"]]
    rows.append(["end", "", "", *map(_percent, whole(data["final"], UNITS)), "", ""])
    return _table([head, *rows], left=(2, len(head) - 1))


def _legend(data: ReviewData) -> list[str]:
    """Say what the mark at a cost means, and a cost above 0, where there are such."""
    marked = any(moment["mistake"] for moment in data["moments"])
    lucky = any(moment["cost"][moment["seat"]] >= NOTHING for moment in data["moments"])
    return [
        *["! a clear mistake: its cost is beyond doubt"] * marked,
        *["+ compared anew, the move came out better than what had seemed best"] * lucky,
    ]


def _row(moment: ReviewMoment) -> list[str]:
    """Return a decision as cells: the cost where there is any, the best move where it is another.

    A cost above 0 is shown, too: what is shown adds up to a seat's own play.
    """
    cost = moment["cost"][moment["seat"]]
    mark = "!" if moment["mistake"] else ""
    loss = _signed(_units(cost)) + mark if abs(cost) >= NOTHING else ""
    best = moment["best"] if moment["best"] != moment["move"] else ""
    wins = map(_percent, whole(moment["wins"], UNITS))
    return [str(moment["step"]), str(moment["seat"]), moment["move"], *wins, loss, best]


def _turns(made: Review, data: ReviewData) -> list[str]:
    """Return the turning points in words, with what happened."""
    if not data["turns"]:
        return ["No single move turned the game."]
    lines = ["Turning points:"]
    for k in data["turns"]:
        moment = data["moments"][k]
        changes = ", ".join(
            f"seat {seat} {_signed(change)}"
            for seat, change in enumerate(_changes(data, k))
            if abs(change) >= LEAST
        )
        lines.append(f"  step {moment['step']}: {_happened(made, k)}")
        lines.append(f"      {changes}")
        if moment["cost"][moment["seat"]] <= -NOTHING and moment["loss"]:
            lines.append(f"      {_gave_away(made, moment)}")
    return lines


def _gave_away(made: Review, moment: ReviewMoment) -> str:
    """Say what a move surely cost, and which was better."""
    seat, blur = moment["seat"], moment["costError"] if made.counted else None
    lost = f"{_within(-100 * moment['cost'][seat], 100, blur)} wins in a hundred games"
    points = moment["lead"]
    lead = ""
    if points is not None:
        told = f"{_within(points, 1, moment['leadError'], sign='+')} {_unit(made)}"
        lead = f", and changed its lead by {told}"
    better = f"{moment['best']} was better for seat {seat}"
    return f"{better}: the move cost it {lost}{lead}"


def _changes(data: ReviewData, k: int) -> list[int]:
    """Return what the chances change by from decision k to the next, as they are shown."""
    ends = [*(moment["wins"] for moment in data["moments"]), data["final"]]
    before, after = (whole(each, UNITS) for each in ends[k : k + 2])
    return [now - then for then, now in zip(before, after, strict=True)]


def _happened(made: Review, k: int) -> str:
    """Say what a decision made happen, as a spectator may know it."""
    upto = made.decisions[k + 1].step - 1 if k + 1 < len(made.decisions) else made.play.length
    play = made.play.copy()
    events = play.happened(None, made.decisions[k].step - 1)
    later = len(play.happened(None, upto))
    return " ".join(tell(play.game.rules, events[: len(events) - later]))


def _summaries(made: Review, data: ReviewData) -> list[str]:
    """Return for each seat what made its first chance its result, and what its decisions lost."""
    return [*_results(made, data), "", *_losses(made, data)]


def _results(made: Review, data: ReviewData) -> list[str]:
    """Return the table of what made each seat's result; no luck is in a game that draws nothing."""
    shown = parts(data["summary"], UNITS)
    summed = add_up(shown, UNITS)
    rest = "luck" if made.counted else "not foreseen"
    rows = [["seat", "begin", *["own play", "others", rest] * summed, "end"]]
    for seat, told in enumerate(shown):
        changes = map(_signed, (told.skill, told.others, told.luck) if summed else ())
        rows.append([str(seat), _percent(told.begin), *changes, _percent(told.end)])
    return _table(rows, left=())


def _losses(made: Review, data: ReviewData) -> list[str]:
    """Return the table of what each seat's decisions lost, and what that means."""
    summary = data["summary"]
    points = "" if summary[0]["lostPoints"] is None else f"{_unit(made)} lost each"
    lost = ["wins lost each", *[points] * bool(points)]
    rows = [["seat", *lost, "as the best bot", "clear mistakes"]]
    for seat, it in enumerate(summary):
        same = f"{it['same']} of {it['decisions']}"
        rows.append([str(seat), *_lost(made, it), same, str(it["mistakes"])])
    return [*_table(rows, left=()), "", *_notes(made, points)]


def _lost(made: Review, summary: ReviewSummary) -> list[str]:
    """Write what a decision of a seat lost on average: of a hundred games, and of its lead."""
    wins = _within(100 * summary["lost"], 100, summary["lostError"] if made.counted else None)
    points = summary["lostPoints"]
    lead = [] if points is None else [_within(points, 1, summary["lostPointsError"])]
    return [wins, *lead]


def _notes(made: Review, points: str) -> list[str]:
    """Say what the columns of losses tell, and how sure that is."""
    lines = [
        "wins lost each: wins in a hundred games that a decision gave away on average, compared",
        "  with the best bot's move",
    ]
    if points:
        lines.append(f"{points}: likewise, how much of the lead over the best opponent")
    known, none = (
        "±: twice the standard error",
        "This is the search's estimate; its error is not known.",
    )
    return [*lines, known if made.counted else none]


def _unit(made: Review) -> str:
    """Return what the game counts, in the plural."""
    face = made.play.game.rules.face
    return f"{face.unit if face is not None else 'point'}s"


def _within(number: float, scale: int, error: float | None, sign: str = "") -> str:
    """Write a number, and twice its error where one is known, told in parts of a scale."""
    told = f"{number + 0.0:{sign}.1f}"
    return told if error is None else f"{told} ± {2 * scale * error:.1f}"


def _units(share: float) -> int:
    """Return a share in what is shown at least."""
    return round(UNITS * share)


def _percent(units: int) -> str:
    """Write a chance."""
    return f"{100 * units / UNITS:.1f}%"


def _signed(units: int) -> str:
    """Write a change of a chance."""
    return f"{100 * units / UNITS:+.1f}%"


def _table(rows: Sequence[Sequence[str]], left: tuple[int, ...]) -> list[str]:
    """Align columns; those in `left` to the left."""
    wide = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = (
            cell.ljust(wide[k]) if k in left else cell.rjust(wide[k]) for k, cell in enumerate(row)
        )
        lines.append("  ".join(cells).rstrip())
    return lines
