"""Animations cause no layout: they change transforms, opacity and paint only."""

import re

from tools.front import FRONT

SOURCES = FRONT / "src"

KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)")
ANIMATED = re.compile(r"\.animate\(\s*\[(.*?)\]", re.DOTALL)
# Properties whose animation makes the browser lay out the page on every frame.
LAYOUT = re.compile(
    r"(?<![\w-])(?:width|height|inline-size|block-size|inset[\w-]*|top|left|right|bottom|margin[\w-]*"
    r"|padding[\w-]*|font-size|grid[\w-]*|border-width|gap)\s*:"
)


def test_no_animation_lays_the_page_out_again() -> None:
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


# Files that ask whether things may move, each to show movement or to leave it out.
ASKS = {
    "coach/point.ts",  # scrolls smoothly, or jumps
    "games/mogul2002/track/Marker.svelte",
    "games/moguli/flights.ts",
    "games/takestock/flights.ts",
    "lib/motion/fly.ts",
    "lib/motion/quake.ts",  # the word of the crash stays as long as it would run
    "lib/storage/settings.svelte.ts",
    "pages/Home.svelte",  # scrolls smoothly, or jumps
    "table/hotseat/Parting.svelte",  # a curtain that only parts
}
ASKING = re.compile(r"\b(?:motionless|calm|flying)\(|prefers-reduced-motion: reduce\)\"")
STILL = re.compile(
    r"(?:prefers-reduced-motion|data-motion=\"none\")[^{]*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}"
)
DECLARED = re.compile(r"(?<![\w-])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+);")
TIMES = {"--quick", "--calm", "--slow"}
MOVES = {"animation", "transition", "scroll-behavior"}


def test_reduced_motion_removes_movement_only() -> None:
    """The pace of bots, announcements and the duration of messages do not depend on it."""
    paths = [path for kind in ("svelte", "css", "ts") for path in SOURCES.rglob(f"*.{kind}")]
    texts = {str(path.relative_to(SOURCES)): path.read_text("utf-8") for path in paths}
    styles = {name: text for name, text in texts.items() if not name.endswith(".ts")}
    still = [block for text in styles.values() for block in STILL.findall(text)]
    changed = {name for block in still for name, _ in DECLARED.findall(block)}
    timed = {
        name
        for text in styles.values()
        for name, value in DECLARED.findall(text)
        if any(f"var({each})" in value for each in TIMES)
    }

    assert {name for name in texts if ".test." not in name and ASKING.search(texts[name])} == ASKS
    assert len(still) >= 4  # two of the base, two of the tokens
    assert changed == MOVES | TIMES
    assert timed == {"animation", "transition"}
