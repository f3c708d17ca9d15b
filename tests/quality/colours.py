"""Colours as eyes tell them apart: CIEDE2000, weaknesses of colour vision, contrast.

The weaknesses are simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full
severity, in linear light.
"""

import math

RGB = tuple[float, float, float]

WEAK: dict[str, tuple[RGB, RGB, RGB]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: tuple[RGB, RGB, RGB] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> RGB:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return light[0], light[1], light[2]


def _times(matrix: tuple[RGB, RGB, RGB], light: RGB) -> RGB:
    rows = [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]
    return rows[0], rows[1], rows[2]


def seen(colour: str, weakness: str = "") -> RGB:
    light = linear(colour)
    if weakness:
        red, green, blue = (min(1.0, max(0.0, part)) for part in _times(WEAK[weakness], light))
        light = red, green, blue
    return _lab(light)


def _lab(light: RGB) -> RGB:
    x, y, z = (a / b for a, b in zip(_times(TO_XYZ, light), WHITE, strict=True))
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (t * 24389 / 27 + 16) / 116 for t in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: RGB, other: RGB) -> float:
    """Return how different two CIELAB colours look: CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    g = 0.5 * (1 - _seventh((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    mean = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * _hue_weight(mean)
    lean = math.radians(60 * math.exp(-(((mean - 275) / 25) ** 2)))
    rotation = -2 * _seventh(cm) * math.sin(lean)
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue_weight(hue: float) -> float:
    parts = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(w * math.cos(math.radians(n * hue + more)) for w, n, more in parts)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG counts it, 1 to 21."""
    dark, bright = sorted(_times(TO_XYZ, linear(each))[1] for each in (one, other))
    return (bright + 0.05) / (dark + 0.05)
