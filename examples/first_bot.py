"""A bot in twenty lines: it plays the legal move that comes first in the alphabet.

moguls simulate mogul-2002 --bots "program:python3 first_bot.py,easy,easy" --games 30
"""

import json
import sys


def choose(turn):
    """Return one of turn["legal"]; turn["view"] is what your seat knows, turn["events"] is new."""
    return min(turn["legal"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "First of the alphabet"}), flush=True)
    elif message["type"] == "turn":
        print(
            json.dumps({"type": "move", "id": message["id"], "move": choose(message)}), flush=True
        )
