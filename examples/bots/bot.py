"""A bot for Sevenfold's arena, in Python: python3 bot.py (docs/BOT-API.md).
It stays when its bust risk is above 26%, counting the cards that are left."""
import json
import sys

HIGHEST_RISK = 0.26


def bust_chance(request):
    me = request["players"][request["player"]]
    if me["secondChance"] or request["pileSize"] == 0:
        return 0
    return sum(request["pile"][card] for card in me["cards"] if card.isdigit()) / request["pileSize"]


def leader(request):
    """The player with the most points among those who can be chosen; the bot itself only if it must."""
    players = request["players"]
    others = [option for option in request["options"] if option != f"@{request['player']}"]
    worth = lambda option: players[int(option[1:])]["total"] + players[int(option[1:])]["points"]
    return max(others, key=worth, default=request["options"][0])


for line in sys.stdin:
    request = json.loads(line)
    answer = request["options"][0]  # Uses a Second Chance ('u'), and gives a surplus one to anyone.
    if request["kind"] == "turn":
        answer = "s" if bust_chance(request) > HIGHEST_RISK else "h"
    elif request["kind"] in ("freeze", "flipThree"):
        answer = leader(request)
    print(json.dumps({"id": request["id"], "answer": answer}), flush=True)
