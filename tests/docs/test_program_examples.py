"""The programs of examples/ in whole games, in each installed language."""

import shutil
import sys
from pathlib import Path

import pytest

import moguls
from moguls import bots

EXAMPLES = Path(__file__).parents[2] / "examples"
COMMANDS = {
    "Python": f"{sys.executable} -S first_bot.py",
    "Node": "node first_bot.js",
    "awk": "mawk -W interactive -f first_bot.awk",
}


@pytest.mark.parametrize("language", COMMANDS)
def test_an_example_plays_a_whole_game_of_each_kind(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = COMMANDS[language]
    if shutil.which(command.split()[0]) is None:
        pytest.skip(f"there is no {language} here")
    monkeypatch.chdir(EXAMPLES)
    for name in moguls.games():
        game = moguls.game(name)
        play = game.new(seed=5)
        program = bots.make(f"program:{command}", game, 1)
        players = [program, *(bots.make("random", game, seat) for seat in range(1, play.seats))]
        while not play.over:
            play.move(players[play.turn or 0].move(play))
        program.end(play)
        program.close()
        assert play.winners
        assert program.faults == []


def test_the_python_example_is_about_twenty_lines() -> None:
    lines = (EXAMPLES / "first_bot.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line]) <= 20
