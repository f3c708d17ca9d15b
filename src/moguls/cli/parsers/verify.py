"""Options of `moguls verify`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "verify",
        "Verify that the deal of a finished game was fixed before play, and that later random\n"
        "events follow from the same salt. During play the server shows a seal of 64 hexadecimal\n"
        "digits, the SHA-256 of game, options, deal and salt; the record reveals the salt. To be\n"
        "sure that the seal was not replaced, note it during play and pass it with --seal.\n\n"
        "exit codes: 0 the seal is valid; 1 it is not; 2 not a record, or a record without a seal.",
        [
            "moguls verify game.json",
            "moguls verify game.json --seal 4f1c…",
            "moguls verify - < games.jsonl",
        ],
    )
    parser.add_argument("record", metavar="RECORD", help="a file of records; - reads stdin")
    says = "the seal noted during play (default: the one in the record)"
    parser.add_argument("--seal", metavar="HEX", help=says)
    return parser
