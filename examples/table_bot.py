"""A program that sits down at a server's table and plays a whole game, with nothing but Python.

python3 table_bot.py http://127.0.0.1:8000          makes a table against bots
python3 table_bot.py http://127.0.0.1:8000 TABLE    sits down at one that waits for somebody
"""

import json
import sys
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

server, headers = (sys.argv[1:] or [""])[0], {"Content-Type": "application/json"}
if not server.startswith("http"):
    sys.exit("usage: python3 table_bot.py http://127.0.0.1:8000 [TABLE]")


def ask(path, **message):
    """Return the answer to a message, or to a question where there is none."""
    data = json.dumps(message).encode() if message else None
    with urlopen(Request(server + path, data, headers), timeout=60) as answer:  # noqa: S310
        return json.load(answer)


try:
    headers["Authorization"] = "Bearer " + ask("/api/programs", name="Twenty lines")["token"]
    if sys.argv[2:]:
        table = f"/api/tables/{sys.argv[2]}"
        ask(f"{table}/sit", seat=None)
        ask(f"{table}/ready", ready=True)
    else:
        new = {"game": "mogul-2002", "seats": 3, "bots": ["easy", "easy"], "pace": "at_once"}
        table = "/api/tables/" + ask("/api/tables", **new)["table"]
except HTTPError as error:
    sys.exit(error.read().decode())
except URLError as error:
    sys.exit(f"{server} does not answer: {error.reason}")
seq, turn = 0, {"status": "waiting"}
while turn["status"] != "over":
    try:
        turn = ask(f"{table}/turn?wait=15&since={seq}")
        seq = turn["seq"]
        if turn["status"] == "yours":
            ask(f"{table}/moves", id=f"move {seq}", seq=seq, move=min(turn["legal"]))
    except HTTPError as error:
        if error.code not in (409, 429):  # something came in between; or too fast: look again
            raise SystemExit(error.read().decode()) from error
        time.sleep(0.1)
print(turn["end"])
