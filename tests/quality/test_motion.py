"""What moves costs no layout: animations change transforms, opacity and what is drawn, no sizes."""

from __future__ import annotations

import re

from tools.front import FRONT

KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)")
ANIMATED = re.compile(r"\.animate\(\s*\[(.*?)\]", re.DOTALL)
# What makes the browser lay out the page anew, on every frame.
LAYOUT = re.compile(
    r"(?<![\w-])(?:width|height|inline-size|block-size|inset[\w-]*|top|left|right|bottom|margin[\w-]*"
    r"|padding[\w-]*|font-size|grid[\w-]*|border-width|gap)\s*:"
)


def test_no_animation_lays_the_page_out_anew() -> None:
    found = [
        f"{path.relative_to(FRONT)}: {name}"
        for path in [*(FRONT / "src").rglob("*.svelte"), *(FRONT / "src").rglob("*.css")]
        for name, body in KEYFRAMES.findall(path.read_text("utf-8"))
        if LAYOUT.search(body)
    ]
    found += [
        str(path.relative_to(FRONT))
        for path in [*(FRONT / "src").rglob("*.ts"), *(FRONT / "src").rglob("*.svelte")]
        for frames in ANIMATED.findall(path.read_text("utf-8"))
        if LAYOUT.search(frames)
    ]

    assert found == []
