"""The command line: one file a command, found and run by `main.py`."""
