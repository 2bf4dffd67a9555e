"""A player that is a program and has nothing but httpx: it opens a room, fills it with bots, and plays to the end.

Run it against a server:  python http_player.py http://127.0.0.1:8000
"""

import json
import random
import sys

import httpx


def main(address: str) -> dict[str, object]:
    http = httpx.Client(base_url=f"{address}/api", timeout=30)
    game = http.get("/games").raise_for_status().json()[0]
    bots = [{"seat": 1, "level": "normal"}, {"seat": 2, "level": "easy"}]
    body = {"game": game["id"], "seats": 3, "name": "Robin", "bots": bots, "take_seat": 0}
    opened = http.post("/rooms", json=body).raise_for_status().json()
    room = opened["room"]["id"]
    http.headers["Authorization"] = f"Bearer {opened['token']}"

    with http.stream("GET", f"/rooms/{room}/events") as stream:
        for line in stream.iter_lines():
            if not line.strip():
                continue  # a sign of life
            table = json.loads(line)["table"]
            if table["room"]["over"]:
                break
            if table["moves"]:
                play(http, room, table)

    result: dict[str, object] = http.get(f"/rooms/{room}").raise_for_status().json()
    return result


def play(http: httpx.Client, room: str, table: dict[str, object]) -> None:
    """Answer with any of the moves; the ply says which question is answered."""
    ply, moves = table["ply"], table["moves"]
    assert isinstance(moves, list)
    body = {"ply": ply, "move": random.choice(moves)["notation"]}
    answer = http.post(f"/rooms/{room}/moves", json=body, headers={"Idempotency-Key": f"{room}-{ply}"})
    if answer.status_code != 409:  # 409: something else happened first, and the stream tells of it
        answer.raise_for_status()


if __name__ == "__main__":
    room = main(sys.argv[1].rstrip("/"))
    print(f"over after {room['ply']} moves: scores {room['scores']}, winners {room['winners']}")
