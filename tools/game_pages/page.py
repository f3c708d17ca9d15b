"""Page of a game, assembled from its rules, its rule book and counts of random play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import moguls
from moguls.core.play.replay import FORMAT
from moguls.core.records import saved
from moguls.kernel.rules.planes import Of
from tools.game_pages import actions, chance, cite, drawn, playouts
from tools.game_pages.words import ABOUT
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.core.play.game import Game
    from moguls.core.switches import Switch
    from moguls.core.text.rulebook import Clause
    from moguls.kernel.rules.planes import Plane

FOLDER: Final[Path] = ROOT / "docs" / "games"
COMMAND: Final = "python3 go.py games"


def files(name: str) -> dict[Path, str]:
    """Return the files of a game's page by their paths."""
    return {FOLDER / f"{name}.md": page(name), FOLDER / f"{name}.svg": drawn.svg(name)}


def page(name: str) -> str:
    """Return the page of a game."""
    game = moguls.game(name)
    parts = (head, picture, information, by_chance, numbered, planes, lengths, returns)
    return "\n\n".join("\n".join(part(game)) for part in (*parts, switches, versions)) + "\n"


def head(game: Game) -> list[str]:
    """Return the title and the table of properties."""
    rules, about = game.rules, ABOUT[game.name]
    hidden = "none" if rules.codec.redeal_history is None else "yes"
    later = "in the deal and later" if rules.has_later_chance else "only in the deal"
    rows = [
        ("Name in the library", f'`moguls.game("{game.name}")`'),
        ("Seats", rules.seats_text.removesuffix(" seats")),
        ("Hidden information", hidden),
        ("Chance", later),
        (
            "Actions",
            f"{rules.num_actions:,}, of which at most {rules.max_choices:,} are legal at once",
        ),
        ("Observation", f"{rules.size:,} numbers in {len(rules.planes)} planes"),
        ("Returns", "share of the win, from 0 to 1"),
        ("Rules", f"[clause by clause](../../{_book(game)}), version {rules.identity.version}"),
    ]
    if rules.identity.remark:
        rows.append(("Reconstructed facts", rules.identity.remark))
    return [
        f"# {game.title}",
        "",
        f"Generated from the code by `{COMMAND}`; a test fails when it is stale.",
        about.kind,
        "",
        "| Property | Value |",
        "| --- | --- |",
        *(f"| {key} | {value} |" for key, value in rows),
    ]


def _book(game: Game) -> str:
    """Return the path of the rule book."""
    return f"src/{game.rules.identity.package.replace('.', '/')}/RULES.md"


def _clauses(game: Game) -> dict[str, Clause]:
    """Return the clauses of the rule book by id."""
    return {clause.id: clause for clause in game.rules_text()}


def _quoted(game: Game, *ids: str) -> list[str]:
    """Return clauses as the rule book has them."""
    clauses, lines = _clauses(game), list[str]()
    for each in ids:
        told = clauses[each].text.split("\n")
        lines += [f"> **{each}** {clauses[each].title}.", *(f"> {line}" for line in told), ">"]
    return lines[:-1]


def picture(game: Game) -> list[str]:
    """Return the section with a picture."""
    return drawn.words(game.name)


def information(game: Game) -> list[str]:
    """Return the section on hidden information."""
    lines = ["## Hidden information", "", *_quoted(game, ABOUT[game.name].hidden), ""]
    if game.rules.codec.redeal_history is None:
        return [*lines, "It is a game of perfect information: `redeal` changes nothing."]
    return [
        *lines,
        "`view(seat)` and `observe(seat)` contain what is visible to a seat; with "
        "`perfect_memory=True` an observation contains everything that the seat can know.",
        "`redeal(seat)` redraws the rest uniformly among the possibilities "
        "([determinization](../public.md#determinization)).",
        *cite.unlike(game),
    ]


def by_chance(game: Game) -> list[str]:
    """Return the section on chance."""
    ids = ABOUT[game.name].chance
    return [
        "## Chance",
        "",
        f"Clauses {', '.join(ids)}, with all switches at their default.",
        "The numbers are bits: the binary logarithm of the number of outcomes that differ in a "
        "record.",
        "",
        *chance.table(game.name, game.seats),
        "",
        "A seed fixes all chance and has 64 bits, so it reaches at most 2^64 outcomes; "
        "without one the operating system's random source reaches all.",
        "A record contains each outcome.",
    ]


def numbered(game: Game) -> list[str]:
    """Return the actions by number, and how to decode one."""
    rules = game.rules
    found = actions.ranges(rules.texts, ABOUT[game.name].sorts)
    last = found[-1].first if found[-1].slots else found[-2].first
    example = rules.texts[last]
    listed = actions.values(found)
    where = ["", "Indices of values:", "", *listed] if listed else []
    return [
        "## Actions",
        "",
        f"Numbers run from 0 to {rules.num_actions - 1}; texts are those of the "
        "[record format](../record-format.md).",
        "",
        *actions.table(found),
        *where,
        "",
        "```pycon",
        ">>> import moguls",
        f'>>> rules = moguls.game("{game.name}").rules',
        f'>>> rules.texts[{last}], rules.codec.actions["{example}"]',
        f"({example!r}, {last})",
        ">>> all(rules.codec.actions[text] == number for number, text in enumerate(rules.texts))",
        "True",
        "",
        "```",
    ]


def planes(game: Game) -> list[str]:
    """Return the section on observations."""
    rules = game.rules
    used = {plane.meaning.of for plane in rules.planes}
    rows = [
        "| Plane | At | Shape | Bounds | Relative to | Meaning |",
        "| --- | --- | --- | --- | --- | --- |",
        *(_plane(plane) for plane in rules.planes),
    ]
    return [
        "## Observations",
        "",
        f"An observation is {rules.size:,} numbers of `int16`, the planes in this order; "
        "bounds are inclusive.",
        "Environments can scale them to `float32` "
        "([environments](../environments.md#observations)), with `playing` by the range in play.",
        "",
        *rows,
        "",
        "Relative to:",
        "",
        *(f"- {of.name.lower()}: {of}." for of in Of if of in used),
        "",
        "### Information state",
        "",
        *cite.state(game),
    ]


def _plane(plane: Plane) -> str:
    """Return a row of the table of planes."""
    of, says, axes = plane.meaning
    sizes = " x ".join(map(str, plane.shape))
    shape = f"{sizes} ({' x '.join(axes)})" if axes else sizes
    cells = (
        f"`{plane.name}`",
        str(plane.start),
        shape,
        _bounds(plane),
        of.name.lower(),
        says,
    )
    return f"| {' | '.join(cells)} |"


def _bounds(plane: Plane) -> str:
    """Return the bounds of a plane, and its range of play where that is narrower."""
    bounds = f"{plane.low} to {plane.high}"
    low, high = plane.playing
    return bounds if plane.usual is None else f"{bounds}; in play {low} to {high}"


def lengths(game: Game) -> list[str]:
    """Return the section on lengths and branching of random play."""
    return [
        "## Lengths and branching",
        "",
        f"Random play with uniform legal actions: {playouts.GAMES:,} games for "
        f"each number of seats, seed {playouts.SEED}, switches at their default.",
        f"`{playouts.COMMAND}` repeats them; ± is half of a 95 % interval.",
        "A move is one action of any seat.",
        "",
        *playouts.table(game.name),
    ]


def returns(game: Game) -> list[str]:
    """Return the section on returns."""
    about = ABOUT[game.name]
    return [
        "## Returns",
        "",
        f"`returns()` is each seat's share of the win: 1, or 1/k where k seats share it; 0 before "
        f"the end. `scores` counts {about.unit}.",
        "[Environments](../environments.md#rewards) have other rewards: margin, rank, zero-sum.",
        "",
        *_quoted(game, *about.ends),
    ]


def switches(game: Game) -> list[str]:
    """Return the house rules."""
    rows = [
        f"| `{each.name}` | {_values(each)} | {each.rule} | {cite.switch(each.name)} |"
        for each in game.switches
    ]
    return [
        "## Switches",
        "",
        "| Switch | Values, the default first | Clause | Meaning |",
        "| --- | --- | --- | --- |",
        *rows,
    ]


def _values(switch: Switch) -> str:
    """Return the values of a switch in Markdown; a range in words."""
    listed = ", ".join(f"`{value}`" for value in switch.values)
    span = switch.numbers
    return listed if span is None else f"{listed}, or any number from {span[0]} to {span[-1]:,}"


def versions(game: Game) -> list[str]:
    """Return the exact versions, and how to cite them."""
    return [
        "## Versions and citation",
        "",
        f"Moguls {moguls.__version__}, rules of {game.name} version {game.rules_version}, records "
        f"`{FORMAT}`, saved games `{(saved.HEAD + saved.VERSION).decode().strip()}`.",
        "`rules_version` increases with every change of the rules or their interpretation "
        "([record format](../record-format.md)).",
        "",
        "```bibtex",
        *cite.entry(game),
        "```",
    ]
