"""Games and playthroughs: stepping with checks, history, undo, saving and replay."""
