"""Contrasts of the colours of companies and stocks in every palette."""

import re
from itertools import combinations

import pytest

from tests.quality.colours import WEAK, contrast, distance, seen
from tools.steps import ROOT

TOKENS = (ROOT / "front" / "src" / "styles" / "tokens.css").read_text("utf-8")
# The hues that lie side by side: the companies of both Moguls, the stocks of Take Stock.
SETS = {
    "companies": ("brown", "pink", "blue", "green", "yellow"),
    "stocks": ("yellow", "purple", "green", "gray", "pink"),
}
PALETTES = ("standard", "strong", "gray")
PAPER = "#faf3df"
# The least CIEDE2000 between two of a set, by palette and eyes ("" sees all colours).
LEAST = {
    ("standard", ""): 20,
    ("strong", ""): 25,
    ("strong", "protanopia"): 25,
    ("strong", "deuteranopia"): 25,
    ("strong", "tritanopia"): 15,
    **{("gray", eyes): 12 for eyes in ("", *WEAK)},
}
READABLE = 4.5


def palette(name: str) -> dict[str, str]:
    start = TOKENS.find(f'[data-palette="{name}"]')
    own = TOKENS[start : TOKENS.index("}", start)] if start >= 0 else ""
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", TOKENS[: TOKENS.index("}")] + own))


@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ],
)
def test_the_distance_is_that_of_the_published_pairs(
    one: tuple[float, float, float], other: tuple[float, float, float], wanted: float
) -> None:
    assert distance(one, other) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("hues", SETS.values(), ids=SETS)
@pytest.mark.parametrize(("name", "eyes"), LEAST)
def test_no_two_colours_of_a_set_look_alike(name: str, eyes: str, hues: tuple[str, ...]) -> None:
    colours = palette(name)
    near = {
        pair: round(distance(*(seen(colours[hue], eyes) for hue in pair)), 1)
        for pair in combinations(hues, 2)
    }

    assert {pair: far for pair, far in near.items() if far < LEAST[name, eyes]} == {}


@pytest.mark.parametrize("name", PALETTES)
def test_ink_reads_on_every_colour_and_deep_colours_read_on_paper(name: str) -> None:
    colours = palette(name)
    hues = {hue for hues in SETS.values() for hue in hues}
    faint = {hue for hue in hues if contrast(colours[hue], colours[f"{hue}-ink"]) < READABLE}
    faint |= {hue for hue in hues if contrast(colours[f"{hue}-deep"], PAPER) < READABLE}

    assert faint == set()


def test_first_paint_knows_the_palettes() -> None:
    first = (ROOT / "front" / "public" / "first-paint.js").read_text("utf-8")

    palettes = ", ".join(f'"{name}"' for name in PALETTES)
    assert f'dataset.palette = valid("palette", [{palettes}], "standard")' in first
