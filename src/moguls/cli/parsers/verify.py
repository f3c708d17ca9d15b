"""Options of `moguls verify`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "verify",
        "Check that the deal of a finished game is the one that was sealed before play, and that\n"
        "what chance brought later is what the sealed salt gives. The\n"
        "server shows a seal (64 hexadecimal digits) at the table and opens it in the record:\n"
        "SHA-256 of game, options, deal and salt. To be sure that nobody exchanged the seal\n"
        "itself, note it during play and give it with --seal.\n\n"
        "exit codes: 0 the seal fits; 1 it does not; 2 no record, or one without a seal.",
        [
            "moguls verify game.json",
            "moguls verify game.json --seal 4f1c…",
            "moguls verify - < games.jsonl",
        ],
    )
    made.add_argument("record", metavar="RECORD", help="a file of records; - reads stdin")
    says = "the seal that the table showed (default: the one in the record)"
    made.add_argument("--seal", metavar="HEX", help=says)
    return made
