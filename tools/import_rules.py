"""Import rules documents: `python tools/import_rules.py SOURCE [DESTINATION]`.

Working copies of the rules contain remarks about the sources of statements and their certainty. The import removes these remarks and keeps
every statement, table and content list. It fails if an id is lost or a remark remains.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from undercroft.text.rulebook import read_rules

ROOT = Path(__file__).resolve().parent.parent

# Whole sections and lines that are only about sources.
SECTIONS = re.compile(r"^## (?:\d+\. )?Source discrepancies\n.*?(?=^## |\Z)", re.M | re.S)
LINES = re.compile(
    r"^(?:- `\(icons? lost|- `\(correction\)`|- Word traps:|Sources consulted|"
    r"Certainty: |Composition certain|The source-language edition).*\n\n?",
    re.M,
)
# Columns that are dropped, and columns of which only decisions are kept.
DROPPED_COLUMN = re.compile(r"Source (?:term|name)\b.*")
CERTAINTY_COLUMN = re.compile(r"Certainty\b.*")

# Remarks that are the same everywhere.
REMARKS: list[tuple[re.Pattern[str], str]] = [
    (re.compile(r"; `\(icon lost[^`]*` marks [^.;]*"), ""),
    (re.compile(r"(?<=\.) `\(icon lost[^`]*` = [^.]*\."), ""),
    (re.compile(r" ?\((?:class )?(?:icons?|symbols?)(?: and number)? lost\b[^()]*\)"), ""),
    (re.compile(r" ?\(correction\b[^()]*\)"), ""),
    (re.compile(r"\(ruling, likely\)"), "(ruling)"),
    (re.compile(r" — (?:certain|likely)(?= \(|$)", re.M), ""),
    (re.compile(r" ?\(\*?(?:certain|likely)\b[^()]*\)"), ""),
    (re.compile(r" ?\*(?:Certain|Likely)(?:\.\*| throughout;|\* throughout;|\*, from [^.;]*[.;]|\* \([^()]*\)\.)"), ""),
    (re.compile(r" ?\(split likely\)| ?\(number uncertain\)"), ""),
    (re.compile(r' \(literally "[^"]*"\)'), ""),
    (re.compile(r" ?\(read from card scans\)"), ""),
    (re.compile(r"\(read from card scans; "), "("),
]

# Remarks inside a sentence: file, text, replacement. Each occurs exactly once.
REWORDED: dict[str, list[tuple[str, str]]] = {
    "buttons-and-bugs": [
        ("; Ukrainian edition of the full living rules)", ")"),
        (" (the highlighting is lost in the text extraction; it was recovered from the publisher's English living rules)", ""),
        (", because the source states it in two places; one test covers both", "; one test covers both"),
        (" (e.g. Push X, Pull X — icons lost; resolved as push and pull — or conditions)", " (e.g. Push X, Pull X or conditions)"),
        ('("conditional effects"; the source mistranslates this as "condition effects", correction)', '("conditional effects")'),
        ("(element with a red mark; icon lost)", "(element with a red mark)"),
        ("(−, 0, +; icons lost)", "(−, 0, +)"),
        ("(typically shield or retaliate; icons lost)", "(typically shield or retaliate)"),
        ("(stated for the character; applies to every figure, correction)", "(applies to every figure)"),
        (" (not in the source; certain): three", ": three"),
        ("update of November 2024 (the version in the source)", "update of November 2024"),
        ("Implement the source's version as default", "Implement the version of November 2024 as default"),
        (' "random" (the literal Ukrainian text)', ' "random"'),
        (" (not part of this source)", ""),
        (" Results and names: certain; two faces each: likely (all public implementations use a uniform 1/3).", ""),
        ("Shield 1 (or 2, see note)", "Shield 1"),
        (
            "- Demon Prince: shield 2 in one data set, shield 1 in two others → use **1** (likely); one data set gives it flying"
            " (unknown: choose no flying).\n",
            "",
        ),
        ("first printing shows", "the first printing shows"),
        (
            "For scenarios marked * the quoted goal, special rules and next scenario come from the publisher's diagrams of that card"
            " (certain; for 4, 5 and 8 only the text side is known, for 13 only the map side). Everything else in the table, including"
            " monster numbers of unmarked scenarios and the campaign branches, comes from companion-app data (likely) and lists only"
            " what is known. Maps are unknown except scenario 13.",
            "For scenarios marked * goal, special rules and next scenario are as printed (for 4, 5 and 8 only the text side is known,"
            " for 13 only the map side). The rest of the table lists only what is known. Maps are unknown except scenario 13.",
        ),
        ("(print-and-play; likely)", "(print-and-play)"),
        ("with six further items. Outside this source.", "with six further items. Not part of this specification."),
        ("(official erratum; first printing says 2; certain)", "(official erratum; first printing says 2)"),
        (" outside this source (certain)", ""),
        (" (names from outside the source; certain)", ""),
        ("| source says 10; 12 character", "| 12 character"),
        (
            " All symbols were lost in the source; they were resolved from the publisher's English item index and cross-checked with a"
            ' companion app. The pairing of the six "1" items on three cards is only likely:',
            ' The six "1" items pair on three cards:',
        ),
    ],
    "forgotten-circles": [
        ("(icon lost in the text; described as a violet diamond with a pulse line)", "(a violet diamond with a pulse line)"),
        ("; these links are inferred from the place on the town map. *Likely*, from two companion apps.", "."),
    ],
    "gloomhaven-campaign": [
        ("(table below; the table itself is not in the rulebook text, figures certain)", "(table below)"),
        ("(thresholds below; not in the rulebook text, figures certain)", "(thresholds below)"),
        (' (the English text says "each player"; the source says character)', ""),
        ("(ruling; the last case is unsettled, one companion app doubles it)", "(ruling)"),
        ("(icon lost in the text; resolved as Sunkeeper)", "(Sunkeeper)"),
        ("(icon lost in the text; resolved as Nightshroud)", "(Nightshroud)"),
        (
            "Certainty is given for each: *certain*, *likely* (consistent community data, unchecked against the cards), *unknown:"
            " choose*. Names",
            "Names",
        ),
        (" (these four *likely*, from a companion app)", ""),
        (" *Likely*, from community data; check against the scenario book before relying on a single cell.", ""),
        ("*Likely* throughout; starting", "Starting"),
        (" (Some lists count a pre-filled first cell and give 5, 10, 16, 23, 31, 40, 51, 65: the same track.)", ""),
    ],
    "gloomhaven-scenario": [
        ("a decision that the source leaves open", "a decision that the rulebook leaves open"),
        (" are missing from (or lost in) the source. Certainty: ", " are not in the rulebook.\nCertainty: "),
        ("(used by the source as its illustration)", "(the rulebook's illustration)"),
        ("### Counts given by the source", "### Counts"),
        ("### Content whose full effect the source gives", "### Content whose full effect the rulebook gives"),
        ("repeat another one because the source does;", "repeat another one;"),
    ],
    "machina-arcana": [
        ("(2nd edition line, Russian edition, rules level 3.5)", "(2nd edition line, rules level 3.5)"),
        (" (English class names not verified)", ""),
        ("(ruling on the refresh; the source only says monster stamina is not marked)", "(ruling on the refresh)"),
        ('(ruling: "unseen/random" — the source only says half the cards)', "(ruling: unseen, at random)"),
        ("(the 3.5 English rules update uses 2 stamina; the source's value is 1)", "(2 stamina under the later 3.5 update)"),
        ("(ruling; the source states none)", "(ruling)"),
        ("(icons lost in the text; the first of two ranged symbols)", "(the first of two ranged symbols)"),
        (" (Read literally, the source counts every resolution of the round.)", ""),
        (" (a published rules summary gives traps 3 black dice, the guide 3 high dice)", ""),
        ("; the split is not published in the text", "; the split is unknown"),
        ("| source 1 stamina; English 3.5/3.6 update 2 stamina |", "| 1 stamina; 2 stamina under the 3.5/3.6 update |"),
        ("| Rules level of the Russian edition | corresponds to the English 3.5 update", "| Rules level | corresponds to the 3.5 update"),
        ("| English scenario names |", "| Scenario names |"),
        ("| English name of the marksman", "| Name of the marksman"),
        ("track | not in the text |", "track | not given |"),
        ("; no layout in the text |", "; no layout given |"),
        ('"?" is a value whose icon or number was lost.', '"?" is an unknown value.'),
        (" Names are working translations, except English names that are known.", ""),
        ("cost 2 (resource icon lost): restore", "cost 2 (resource unknown): restore"),
        ("Active, cost 2, target symbol lost: magical", "Active, cost 2, target unknown: magical"),
        ("Active, cost 2, target symbol lost: attack", "Active, cost 2, target unknown: attack"),
        ("with costs 3 and 2 (icons lost)", "with costs 3 and 2 (resources unknown)"),
        ("(icon lost; resolved as enters play)", "(enters play)"),
        ("(the move may belong to the same ability; icons lost)", "(the move may belong to the same ability)"),
    ],
    "massive-darkness": [
        (
            ' The source contradicts itself: its rules text and Taunt say *spent* XP, its illustrations *unspent*, its summary only "most'
            ' XP"; the English summary, too, says only "most XP".',
            " The printed rules contradict themselves: the rules text and the text of Taunt say *spent* XP, the illustrations show *unspent* XP,"
            ' and the summary says only "most XP", as the English summary does.',
        ),
        (
            "(icon lost; resolved as swords: only dice faces are doubled, not bonuses)",
            "(only dice faces are doubled, not bonuses)",
        ),
        ("| English Hero names |", "| Hero names |"),
        ("| English Class names |", "| Class names |"),
        ("| English Enemy names |", "| Enemy names |"),
        ("| English names of Skills |", "| Names of Skills |"),
        ("shown in the source's sample Class sheet", "shown on the sample Class sheet"),
        ("Roaming Monster tiers in English", "Roaming Monster tiers"),
        ("Safe Shot, Slippery | certain", "Safe Shot, Slippery, Spellblade, Taunt, Teleport | certain"),
        ("(colour lost, blue likely)", "(blue)"),
        ("1 defence die (blue likely)", "1 defence die (blue)"),
        (
            "(the tile levels are on the map picture; 6R = 1, 7V = 2, 8R = 3, 1V = 4 is likely from the listing order)",
            "(tile levels: 6R = 1, 7V = 2, 8R = 3, 1V = 4)",
        ),
        ("### Sample Enemy data given in the text", "### Sample Enemy data"),
        ("### Sample equipment data given in the text (partial)", "### Sample equipment data (partial)"),
        ("### Sample Hero / Class data given in the text", "### Sample Hero / Class data"),
        ("Attack types known from the text", "Attack types known"),
        ("beyond the samples below | not in the text |", "beyond the samples below | not given |"),
    ],
}

# Text that must not remain anywhere.
FORBIDDEN = re.compile(
    r"ukrain|russian|source text|source-lang|the source (?:says|reads|states|counts|repeats|contra|calls|gives)|the source's|this source|"
    r"icons? lost|symbols? lost|lost in the text|``|extract|correction|mistransl|"
    r"\blikely\b|data sets?|\*certain|\(certain|— certain|companion|[а-яёіїєґ]",
    re.I,
)


def clean(name: str, text: str) -> str:
    """The document without its remarks."""
    for old, new in REWORDED.get(name, []):
        if text.count(old) != 1:
            raise ValueError(f"{name}: {text.count(old)} times, not once: {old!r}")
        text = text.replace(old, new)
    text = SECTIONS.sub("", text)
    text = LINES.sub("", text)
    text = "".join(_columns(text))
    for pattern, replacement in REMARKS:
        text = pattern.sub(replacement, text)
    text = re.sub(r"^[ \t]+(?=\S)|[ \t]+$", "", text, flags=re.M)
    text = re.sub(r"\n+(?=#{1,4} )", "\n\n", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def _columns(text: str) -> Iterator[str]:
    """The lines of the text, without the columns on sources in tables. In a column on certainty, only decisions are kept."""
    table: list[list[str]] = []
    for line in [*text.splitlines(keepends=True), ""]:
        if line.startswith("|"):
            table.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            continue
        if table:
            yield from _table(table)
            table = []
        yield line


def _table(rows: list[list[str]]) -> Iterator[str]:
    head, *body = rows
    dropped = [i for i, title in enumerate(head) if DROPPED_COLUMN.fullmatch(title)]
    for i, title in enumerate(head):
        if CERTAINTY_COLUMN.fullmatch(title):
            for row in body[1:]:
                row[i] = _decision(row[i])
            head[i] = "Decision"
            if not any(row[i] for row in body[1:]):
                dropped.append(i)
    head[0] = re.sub(r"^English term.*", "Term", head[0])
    for row in rows:
        cells = [cell for i, cell in enumerate(row) if i not in dropped]
        yield "|" + "".join(f" {cell} |" if cell else " |" for cell in cells) + "\n"


def _decision(cell: str) -> str:
    """The decision that a remark on certainty asks for, if any."""
    parts = [re.sub(r"^certain that they differ: ", "", part) for part in re.split(r"[;,] (?=split|others)", cell)]
    return "; ".join(part for part in parts if re.search(r"unknown|choose|ruling|setting", part))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="folder of working copies")
    parser.add_argument("destination", type=Path, nargs="?", default=ROOT / "docs" / "rules")
    options = parser.parse_args()
    failures = 0
    options.destination.mkdir(parents=True, exist_ok=True)
    for path in sorted(options.source.glob("*.md")):
        before = path.read_text(encoding="utf-8")
        after = clean(path.stem, before)
        lost = read_rules(before).keys() ^ read_rules(after).keys()
        left = [f"{number}: {line[:160]}" for number, line in enumerate(after.splitlines(), 1) if FORBIDDEN.search(line)]
        for complaint in [*(f"lost {id}" for id in sorted(lost)), *left]:
            print(f"{path.stem}: {complaint}", file=sys.stderr)
        failures += bool(lost or left)
        (options.destination / path.name).write_text(after, encoding="utf-8")
        print(f"{path.stem}: {len(read_rules(after))} rules")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
