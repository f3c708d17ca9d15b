"""External programs as bots, in any language: lines of JSON through a pipe.

The protocol is in docs/programs.md; its messages are in `messages`.
"""
