"""The command line: one file a command; `main.py` finds it, runs it, and turns errors into lines."""
