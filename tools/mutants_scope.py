"""What `make mutate KIND=subtle` breaks: the rules of each game, and the tests that have to notice."""

from collections.abc import Iterator
from pathlib import Path

GAMES = {
    "buttons-and-bugs": ("buttons_and_bugs", "haven"),
    "gloomhaven": ("gloomhaven", "haven"),
    "machina-arcana": ("machina_arcana",),
    "massive-darkness": ("massive_darkness",),
}
"""The packages that hold the rules of a game. What two games share is drawn for both."""

EXCLUDED = {
    "advice": "how bots value positions and actions",
    "plans": "how bots value actions",
    "secrets": "what bots guess about hidden cards",
    "benchmarks": "measures speed",
    "measuring": "measures speed",
    "proving": "set-ups for the laboratory",
    "lab": "set-ups and measurements for the laboratory",
    "lore": "what menus say",
    "module": "the registration of the game",
    "table": "what is seen: views, questions, reasons and previews",
    "view": "what is seen",
    "faces": "cards as they are seen",
    "maps": "the board as it is seen",
    "preview": "what is seen of options before they are taken",
    "nothing": "warnings about options that do nothing",
    "why": "explains what has happened",
    "questions": "the wording of questions",
    "asking": "the wording of questions",
    "texts": "the wording of card lines",
    "printing": "the wording of card lines",
    "areas": "draws areas on cards",
    "reach": "spells out whom a printed line affects",
    "events": "what is told, without any decision",
    "words": "parses and prints the card language; tested with the language",
    "scenario_words": "parses and prints the card language; tested with the language",
    "adventure_words": "parses and prints the card language; tested with the language",
    "vocabularies": "puts the words of the card language together; tested with the language",
    "reader": "collects what was read from packs; tested with the packs",
    "loading": "reads packs and reports their errors; tested with the packs",
    "modifiers_loading": "reads packs and reports their errors; tested with the packs",
    "adventures_loading": "reads packs and reports their errors; tested with the packs",
    "layouts": "reads drawn maps and reports their errors; tested with the packs",
    "mapping": "reads drawn maps and reports their errors; tested with the packs",
    "tiles": "reads drawn maps and reports their errors; tested with the packs",
    "legality": "reports what a pack asks for in vain; tested with the packs",
    "carried": "lists for the pack checks which modifiers do something; tested with the packs",
    "references": "looks up what the lines of a pack name; tested with the packs",
    "schema": "the shape of the files of a pack; tested with the packs",
    "translations": "reads the prose of packs in other languages",
    "migrations": "old saves; tested with the saves",
}
"""Modules and folders of modules that hold no rules, by name, with the reason."""

INCLUDED = {"solver": "what a monster does, as a function of a position; tested like the rules"}
"""Modules that are broken although their folder is excluded, by name, with the reason."""


def modules(root: Path, game: str) -> Iterator[tuple[str, Path]]:
    """The rules modules of a game, with their files."""
    source = root / "src"
    for package in GAMES[game]:
        folder = source / "undercroft" / "games" / package
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(source).with_suffix("").parts
            names = set(path.relative_to(folder).with_suffix("").parts)
            if INCLUDED.keys() & names or not EXCLUDED.keys() & names:
                yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def folders(root: Path, game: str) -> list[str]:
    """The folders with the tests of a game, those of shared rules included."""
    names = [f"tests/{kind}/{package}" for package in GAMES[game] for kind in ("rules", "games")]
    return [name for name in names if (root / name).is_dir()]
