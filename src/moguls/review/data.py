"""Types of a review as data, format `moguls-review/1`: what `as_json` of a review returns."""

from typing import NotRequired, TypedDict


class ReviewOption(TypedDict):
    """A move that was weighed: the expected share of the win, its error, games simulated."""

    move: str
    win: float
    error: float
    sims: int


class ReviewMoment(TypedDict):
    """A decision: chances before it and what it cost, for each seat.

    `lead`: what it cost the player of its lead in points, null where none were counted; reviews
    that were kept by earlier versions have neither that nor its error.
    """

    step: int
    round: int
    seat: int
    move: str
    best: str
    choices: int
    wins: list[float]
    errors: list[float]
    cost: list[float]
    costError: float
    lead: NotRequired[float | None]
    leadError: NotRequired[float | None]
    luck: list[float]
    loss: bool
    mistake: bool
    options: list[ReviewOption]


class ReviewParts(TypedDict):
    """A seat's chances at the beginning and the end, and what its own play and others' changed."""

    begin: float
    end: float
    skill: float
    others: float


class ReviewSummary(ReviewParts):
    """What made the first chance of a seat its result.

    `lost`: what a decision cost on average, `lostPoints`: of its lead, null where no points were
    counted; `same`: decisions in which it played the best move.
    """

    luck: float
    lost: float
    lostError: float
    lostPoints: NotRequired[float | None]
    lostPointsError: NotRequired[float | None]
    decisions: int
    same: int
    mistakes: int


class ReviewResult(TypedDict):
    """The points of each seat, and the seats that won."""

    scores: list[int]
    winners: list[int]


class ReviewData(TypedDict):
    """A review: all decisions of a game, the turning points among them, and a summary by seat.

    `final`: each seat's share of the win; `turns`: numbers of `moments`.
    """

    format: str
    game: str
    seats: int
    options: dict[str, str]
    sims: int
    seed: int
    result: ReviewResult
    final: list[float]
    moments: list[ReviewMoment]
    turns: list[int]
    summary: list[ReviewSummary]
