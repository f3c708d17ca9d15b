"""A program hears what its seat may know and no more; a built-in bot plays the same through it."""

import random
from base64 import b64encode

import msgspec
import pytest

from moguls import bots
from moguls.bots.external import reference
from moguls.bots.external.messages import (
    ANSWERS,
    REQUESTS,
    Answer,
    Hello,
    Ready,
    Request,
    Start,
    Turn,
)
from moguls.bots.external.sitting import Sitting, program_seed, question
from moguls.bots.external.speaker import Speaker
from moguls.core.play.history import History
from moguls.core.play.playthrough import Playthrough
from moguls.errors import UsageError
from tests.bots.games import GAMES, some_game

WANTS = Ready(wants=["state"])


def other_world(play: Playthrough, seat: int, seed: int) -> Playthrough:
    """Return a game with the same moves that the seat cannot tell from this one."""
    history = History(play.game, play.deal, play.steps(), play.states())
    deal, steps = history.redeal(seat, seed)
    other = Playthrough(play.game, play.seats, deal, later_chance=None)
    other.play_on(steps)
    return other


@pytest.mark.rule("M02-H1")
@pytest.mark.rule("M13-H1")
@pytest.mark.rule("MOG-H1")
@pytest.mark.rule("TKS-H1")
@pytest.mark.parametrize("name", GAMES)
def test_in_two_worlds_that_a_seat_cannot_tell_apart_its_program_hears_the_same_bytes(
    name: str,
) -> None:
    source, changed = random.Random(5), 0
    for seed in range(30):
        play = some_game(name, seed, source.randrange(150))
        if "kept_events" in play.game.options:
            continue  # an event kept for long stays as it is
        seat = play.turn or 0
        other = other_world(play, seat, source.getrandbits(60))
        since = source.choice([None, play.length // 2])
        worlds = [Sitting(each, seat, since) for each in (play, other)]
        one, two = (msgspec.json.encode(question(each, 1, 5, WANTS)) for each in worlds)
        assert one == two
        changed += play.state.pack() != other.state.pack()
    assert changed > 5 or name == "moguli"  # where nothing is hidden there is one world


@pytest.mark.parametrize("level", ["steady", "easy"])
@pytest.mark.parametrize("name", GAMES)
def test_a_built_in_bot_plays_through_the_protocol_as_it_plays_at_the_table(
    name: str, level: str
) -> None:
    play, seed = some_game(name, 8, 10), program_seed(3, 1)
    game, ready = play.game, Ready()
    built_in, speaker = bots.make(level, game, seed), Speaker(level, GAMES)
    start = Start(game.name, game.options, play.seats, 0, seed, 1, 5.0)
    for number in range(25):
        if play.over:
            break
        seat = play.turn or 0
        start = msgspec.structs.replace(start, seat=seat)
        turn = question(Sitting(play, seat), number, 5.0, WANTS)
        said = [Hello(1, "test", [name], 5.0), start, turn]
        answers = list(speaker.answers([msgspec.json.encode(each).decode() for each in said]))
        ready = msgspec.json.decode(answers[0], type=Ready)
        move = built_in.move(play)
        assert msgspec.json.decode(answers[1]) == {"type": "move", "id": number, "move": move}
        play.move(move)
    assert ready == Ready(f"moguls {level}", list(GAMES), ["state"])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hello", "line 1 cannot be answered: .*malformed.*it is 'hello'"),
        ('{"type":"turn"}', "missing required field `id`"),
        ('{"type":"error","id":1,"code":"x","text":"no","rule":null,"time_s":1}', "answered: no;"),
        (
            '{"type":"turn","id":1,"view":{},"legal":["bid"],"events":[],"time_s":1}',
            "a turn must follow a start",
        ),
        (b'{"type":"\xff"}\n', "line 1 cannot be answered: .*it is"),
        ('{"type":"\udcff"}', "line 1 cannot be answered: .*it is"),
    ],
)
def test_a_built_in_bot_says_what_it_cannot_answer(line: str | bytes, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        list(Speaker("steady", GAMES).answers([line]))


@pytest.mark.parametrize("size", [0, 3, 111, 10_000])
def test_an_invalid_state_of_this_version_is_said_in_a_line(size: int) -> None:
    start = Start("mogul-2002", {}, seats=3, seat=0, seed=1, number=1, time_s=5)
    known = b64encode(bytes(size)).decode()
    turn = Turn(1, {"ply": 0}, legal=["loan"], events=[], time_s=5, state=known)
    lines = [msgspec.json.encode(each) for each in (start, turn)]
    with pytest.raises(UsageError, match="line 2 cannot be answered: state or view cannot"):
        list(Speaker("steady", GAMES).answers(lines))


def test_the_seed_that_is_told_is_small_enough_for_every_language_and_new_each_game() -> None:
    seeds = {program_seed(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert max(seeds) < 2**53


def test_the_reference_is_made_from_the_message_types() -> None:
    page = reference.PAGE.read_text("utf-8")
    assert reference.reference() == page, "run python -m moguls.bots.external.reference"
    for kind in (*REQUESTS, *ANSWERS):
        assert f"\n### {kind.__struct_config__.tag}\n" in page


def test_the_conversation_on_the_page_is_made_of_messages() -> None:
    page = reference.PAGE.with_name("programs.md").read_text("utf-8")
    shown = page.split("```text\n")[1].split("```")[0].splitlines()
    kinds = {">": Request, "<": Answer}
    told = [msgspec.json.decode(line[2:], type=kinds[line[0]]) for line in shown]
    tags = [message.__struct_config__.tag for message in told]

    assert tags == ["hello", "ready", "start", "turn", "move", "error", "move", "over"]
