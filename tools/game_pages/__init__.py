"""Citable pages about the games, generated from the code: `python3 go.py games`.

`python -m tools.game_pages` writes them; with `count` it first plays the random games anew whose
lengths they tell, into `docs/games/playouts.json`.
"""
