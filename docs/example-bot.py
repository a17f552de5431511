#!/usr/bin/env python3
"""A bot in 30 lines that speaks the line protocol of Ecumene (docs/bots.md). In Duel it takes what is worth a little
more; in every other game it moves at random. Try it: ecumene arena duel --bots "exec:python3 docs/example-bot.py,random"
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def liking(move, view, seat):
    """Wonders before buildings before coins, but coins where there are none."""
    kind = move.split()[0]
    if view["cities"][seat]["coins"] == 0:
        return {"discard": 3}.get(kind, 1)
    return {"wonder": 3, "build": 2}.get(kind, 1)


table = {}
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "example"})
    elif told["type"] == "game":
        table = told
    elif told["type"] == "decide":
        moves = told["moves"]
        random.Random(told["seed"]).shuffle(moves)
        if table["game"] == "duel":
            moves.sort(key=lambda move: -liking(move, told["view"], table["seat"]))
        say({"type": "move", "move": moves[0]})
    elif told["type"] == "quit":
        break
