"""The same over a WebSocket: python3 socket_bot.py http://127.0.0.1:8000 TABLE.

It needs one package: pip install websockets.
Frames come by themselves; a move is answered by an ack, or by an error that says what is wrong.
"""

import json
import sys
import time
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, table = sys.argv[1:] if len(sys.argv) == 3 else ("", "")  # noqa: PLR2004
if not server.startswith("http"):
    sys.exit("usage: python3 socket_bot.py http://127.0.0.1:8000 TABLE")
hello = json.dumps({"name": "On a socket"}).encode()
try:
    with urlopen(Request(f"{server}/api/programs", hello), timeout=60) as answer:  # noqa: S310
        token = {"Authorization": "Bearer " + json.load(answer)["token"]}
except URLError as error:
    sys.exit(f"{server} does not answer: {error.reason}")

with connect(f"ws{server[4:]}/ws/tables/{table}", additional_headers=token) as socket:
    said = {"type": "sit"}
    socket.send(json.dumps(said))
    socket.send(json.dumps({"type": "ready"}))
    for heard in map(json.loads, socket):
        if heard["type"] == "error" and heard["code"] == "wire/rate_limited":
            time.sleep(0.5)  # too fast: it was not heard, so say it again
            socket.send(json.dumps(said))
        elif heard["type"] == "error":
            print(heard["text"])
        elif heard["type"] == "restart":
            sys.exit(f"the server restarts; come back in {heard['reconnect_ms'] / 1000:.1f} s")
        elif heard["type"] == "frame" and (view := heard["view"]):
            if view["over"]:
                print(view["scores"])
                break
            legal = [each["move"] for each in view["actions"] if each["legal"]]
            if view["turn"] == view["seat"]:
                seq = heard["seq"]
                said = {"type": "move", "id": f"move {seq}", "seq": seq, "move": min(legal)}
                socket.send(json.dumps(said))
