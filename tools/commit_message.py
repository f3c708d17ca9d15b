"""Check of commit subjects, and the Git hook that runs it. Standard library only.

`python3 go.py setup` installs the hook; `tests/quality/test_commit_message.py` runs the same check
over the history.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.steps import ROOT, say

LONGEST = 72
VERBS = (
    "Accept|Add|Allow|Change|Describe|Document|Fix|Merge|Move|Refactor|Release|Remove|Rename|Replace"
    "|Require|Revert|Rewrite|Shorten|Simplify|Speed up|Split|Support|Test|Update|Use"
)
SUBJECT = re.compile(rf"(?:[a-z][a-z0-9 ,._/-]*: )?(?:{VERBS}) \S")
# Git writes these itself, of any length.
BY_GIT = re.compile(
    r'Merge (?:branch|branches|tag|commit|remote-tracking|pull request)\b|Revert "|'
    r'Reapply "|(?:fixup|squash|amend)! '
)
RULE = (
    f"expected [scope: ]Verb …, at most {LONGEST} characters, for example 'server: Fix a leak'; "
    f"the verbs are {VERBS.replace('|', ', ')}"
)
HOOK = """\
#!/bin/sh
# Installed by `python3 go.py setup`; checks the subject of a commit.
[ ! -f tools/commit_message.py ] || exec python3 -m tools.commit_message "$1"
"""


def fault(message: str) -> str | None:
    """Return what is wrong with the subject of a commit message, or None.

    Args:
        message: the whole message; lines that begin with # are comments.
    """
    lines = (line.rstrip() for line in message.splitlines() if not line.startswith("#"))
    subject = next(filter(None, lines), "")
    if BY_GIT.match(subject):
        return None
    if len(subject) > LONGEST:
        return f"the subject has {len(subject)} characters: {subject!r}; {RULE}"
    if not SUBJECT.match(subject) or subject.endswith("."):
        return f"invalid subject {subject!r}; {RULE}, without a full stop"
    return None


def install_hook() -> None:
    """Install the commit-msg hook for this checkout and its worktrees unless there is another."""
    command = ["git", "rev-parse", "--show-toplevel", "--git-path", "hooks"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return  # an archive, or no Git
    top, folder = found.stdout.splitlines()
    if Path(top).resolve() != ROOT:
        return  # an archive unpacked in somebody's repository
    hook = ROOT / folder / "commit-msg"
    if not hook.exists():
        hook.parent.mkdir(parents=True, exist_ok=True)
        hook.write_text(HOOK, "utf-8")
        hook.chmod(0o755)
    elif hook.read_text("utf-8", "replace") != HOOK:
        say(
            f"{hook} is another hook and stays; to check subjects, call in it: "
            'python3 -m tools.commit_message "$1"'
        )


if __name__ == "__main__":
    sys.exit(fault(Path(sys.argv[1]).read_text("utf-8", "replace")))
