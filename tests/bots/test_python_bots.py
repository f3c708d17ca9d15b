"""Python bots: objects, registered names, plugins, illegal answers, and what a bot is given."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls import bots
from moguls.arena import manifest_of, plan, play_match, run
from moguls.bots import registered
from moguls.bots.registry import policy_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from moguls.bots import DecisionPoint
    from moguls.core.play.playthrough import Playthrough

GAME = moguls.game("mogul-2002")


class First:
    """Plays the first legal move."""

    name = "first"

    def choose(self, decision: DecisionPoint) -> str:
        return decision.legal[0]


class Drawn:
    """Plays a random move by the seed of the decision, and keeps all decisions."""

    def __init__(self) -> None:
        self.decisions: list[DecisionPoint] = []

    def choose(self, decision: DecisionPoint) -> str:
        self.decisions.append(decision)
        return random.Random(decision.seed).choice(decision.legal)


class Wrong:
    """Gives an illegal answer in each game, at its first decisions."""

    def __init__(self, answer: object = "sell 99", times: int = 1) -> None:
        self.answer, self.times, self.count = answer, times, 0

    def choose(self, decision: DecisionPoint) -> str:
        if any(event["type"] == "start" for event in decision.events):
            self.count = 0
        self.count += 1
        return self.answer if self.count <= self.times else decision.legal[0]  # type: ignore[return-value]  # on purpose


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registered, "_factories", {})
    monkeypatch.setattr(registered, "_objects", {})


def test_an_object_plays_a_match_and_the_same_match_again() -> None:
    one, two = (play_match(GAME, [Drawn(), "easy", "easy"], 6, seed=5) for _ in range(2))

    assert one.names == ("drawn", "easy", "easy")
    assert one.games == two.games
    assert [game.bots.index(0) for game in one.games] == [0, 2, 1] * 2
    assert one.games != play_match(GAME, [Drawn(), "easy", "easy"], 6, seed=6).games


def test_a_decision_is_what_its_seat_knows() -> None:
    bot = Drawn()
    plays: list[Playthrough] = []
    play_match(GAME, [bot, "easy", "easy"], 1, seed=5, record=plays.append)

    game = GAME.replay(plays[0].record())
    moves = iter(bot.decisions)
    seen = 0
    for number in range(game.length + 1):
        step, before = game.step_at(number), None
        if step is None or step.seat != 0:
            continue
        before, decision = game.before(number), next(moves)
        policy_of("mogul-2002").mask_hidden(before, 0)
        assert decision.state.pack() == before.pack()
        assert (decision.seat, decision.seats) == (0, 3)
        assert decision.events
        seen += 1
    assert seen == len(bot.decisions) > 1
    events = [event for decision in bot.decisions for event in decision.events]
    assert events == game.happened(0)[: len(events)]
    assert bot.decisions[0].view["chips"].count(None) == 2


def test_a_registered_name_is_a_bot_wherever_bots_are_named() -> None:
    seeds = []

    def factory(game: object, seed: int) -> First:
        assert game == GAME
        seeds.append(seed)
        return First()

    bots.register("first", factory)
    play = GAME.new(seats=3, seed=1)

    assert bots.make("first", GAME, seed=7).move(play) == next(iter(play.legal()))
    assert play_match(GAME, ["first", "easy", "easy"], 4, seed=1).names[0] == "first"
    assert len(set(seeds)) == 1 + 1 + 4  # the first of the match only tests whether it exists


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("hard", "is a built-in bot"),
        ("My Bot", "is invalid: expected lower-case letters"),
        ("search:5", "is invalid"),
        ("", "is invalid"),
    ],
)
def test_a_name_that_cannot_be_registered_is_refused(name: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        bots.register(name, lambda _game, _seed: First())


def test_a_name_is_registered_once() -> None:
    def factory(_game: object, _seed: int) -> First:
        return First()

    bots.register("first", factory)
    bots.register("first", factory)
    with pytest.raises(UsageError, match="'first' is already registered"):
        bots.register("first", lambda _game, _seed: First())
    with pytest.raises(UsageError, match="the name of a registered bot"):
        play_match(GAME, [First(), "easy", "easy"], 1, seed=1)


def test_what_is_not_a_bot_is_refused() -> None:
    with pytest.raises(UsageError, match="is not a bot: expected a name, for example 'hard'"):
        play_match(GAME, [First, "easy", "easy"], 1, seed=1)  # type: ignore[list-item]  # on purpose
    with pytest.raises(UsageError, match="two bot objects are called 'first'"):
        play_match(GAME, [First(), First(), "easy"], 1, seed=1)
    bots.register("none", lambda _game, _seed: None)  # type: ignore[arg-type,return-value]  # on purpose
    with pytest.raises(UsageError, match="'none' returned None: expected an object with a method"):
        bots.make("none", GAME).start()
    with pytest.raises(UsageError, match="expected a function of a game and a seed"):
        bots.register("text", "text")  # type: ignore[arg-type]  # on purpose


def test_one_object_may_have_several_seats() -> None:
    first = First()

    result = play_match(GAME, [first, first, "easy"], 3, seed=1)

    assert result.names == ("first", "first", "easy")
    assert result.by_bot()[0].seats == 2


@pytest.mark.parametrize(
    ("answer", "code", "says"),
    [
        ("sell 99", "no_such_move", "'sell 99' is not a move of this game; legal now: "),
        ("pass", "no_such_move", "'pass' is not a move of this game; legal now: "),
        ("take", "illegal_move", "you cannot take: "),
        (None, "no_such_move", "None is not text; legal now: loan, decline"),
    ],
)
def test_an_illegal_answer_is_a_forfeited_decision(answer: object, code: str, says: str) -> None:
    result = play_match(GAME, [Wrong(answer), "easy", "easy"], 3, seed=1)

    assert [fault.game for fault in result.faults] == [0, 1, 2]
    assert {fault.code for fault in result.faults} == {code}
    assert all(says in fault.text for fault in result.faults)
    assert [game.forfeited for game in result.games] == [(1, 0, 0), (0, 0, 1), (0, 1, 0)]


def test_the_third_illegal_answer_of_a_game_stops_the_match() -> None:
    with pytest.raises(UsageError, match="3 illegal answers in one game, the last one: 'sell 99'"):
        play_match(GAME, [Wrong(times=3), "easy", "easy"], 1, seed=1)


def test_outside_of_matches_an_illegal_answer_is_an_error() -> None:
    bots.register("wrong", lambda _game, _seed: Wrong())

    with pytest.raises(UsageError, match="the bot 'wrong' gave an illegal answer: 'sell 99' is"):
        bots.make("wrong", GAME, seed=1).move(GAME.new(seats=3, seed=1))


def test_an_exception_of_a_bot_is_reported_with_its_cause() -> None:
    class Broken:
        def choose(self, decision: DecisionPoint) -> str:
            return str({1: "bid"}[decision.seat])

    with pytest.raises(
        UsageError, match="failed at ply 2: the bot 'broken' raised KeyError: 0"
    ) as error:
        play_match(GAME, [Broken(), "easy", "easy"], 1, seed=1)

    assert isinstance(error.value.__cause__, UsageError)
    assert isinstance(error.value.__cause__.__cause__, KeyError)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_object_plays_a_ladder(tmp_path: Path, jobs: int) -> None:
    made = manifest_of(GAME, plan.ladder(GAME, [First(), "easy", "steady"], 6, seed=1, seats=3))

    games = run(made, tmp_path / "ladder", jobs=jobs)

    assert len(games) == 6
    assert all(game.moves for game in games)
    assert not made.bots[0]["same_again"]
    assert made.bots[0]["files"].keys() == {Path(__file__).name}


def test_an_object_that_cannot_be_sent_to_workers_is_refused(tmp_path: Path) -> None:
    bot = First()
    bot.choose = lambda decision: decision.legal[0]  # type: ignore[method-assign]  # cannot be pickled
    made = manifest_of(GAME, plan.ladder(GAME, [bot, "easy", "steady"], 6, seed=1, seats=3))

    with pytest.raises(UsageError, match=r"'first' cannot be sent to worker processes .*jobs=1"):
        run(made, tmp_path / "ladder", jobs=2)


def test_a_plugin_of_an_installed_package_is_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _install(tmp_path, "first", "plug_bots:First", "broken", "plug_bots:missing")
    monkeypatch.syspath_prepend(str(tmp_path))

    assert play_match(GAME, ["first", "easy", "easy"], 3, seed=1).names[0] == "first"
    with pytest.raises(UsageError, match="'broken' of plug cannot be imported from plug_bots:miss"):
        bots.make("broken", GAME).start()
    with pytest.raises(UsageError, match="no bot is called 'other'"):
        bots.make("other", GAME)


def _install(folder: Path, *names: str) -> None:
    """Write a package with entry points, as an installer does."""
    source = "class First:\n    def __init__(self, game, seed): pass\n"
    source += "    def choose(self, decision): return decision.legal[0]\n"
    (folder / "plug_bots.py").write_text(source)
    info = folder / "plug-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plug\nVersion: 1\n")
    lines = [f"{name} = {place}" for name, place in zip(names[::2], names[1::2], strict=True)]
    (info / "entry_points.txt").write_text("[moguls.bots]\n" + "\n".join(lines) + "\n")
