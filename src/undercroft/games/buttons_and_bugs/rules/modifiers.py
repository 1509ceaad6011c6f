"""Attack modifiers: the die, the tables and their trackers."""

from __future__ import annotations

from undercroft.games.haven.state import Figure
from undercroft.kernel.decision import Option

from ..content.model import DIE, Entry, Row, Table
from ..events import ModifierRolled
from ..game import PLAYER, Bugs
from ..state import HERO
from .advantage import compare

ROWS = 6


def table_of(game: Bugs, figure: Figure) -> tuple[str, Table]:
    """BB-AMT-10, BB-AMT-14, BB-CHR-05, BB-CHR-06, BB-SET-14, BB-DIF-01, BB-DIF-03: the character has its own table, by level. All monsters share one
    table, by difficulty, and one tracker. A controlled monster uses the monsters' table (BB-CTL-05)."""
    if figure.id == HERO:
        return HERO, game.character.tables[game.state.level]
    return "monsters", game.content.tables[game.state.difficulty]


class Roll:
    """The modifiers of one attack: one or two rows and die results (BB-AMT-01, BB-ADV-01, BB-ADV-03)."""

    def __init__(self, table: Table, rows: list[int], results: list[str]) -> None:
        self.table, self.rows, self.results = table, rows, results

    def entries(self) -> list[Entry]:
        return [self.row(r)[DIE.index(d)] for r, d in zip(self.rows, self.results)]

    def row(self, number: int) -> Row:
        return self.table[number]

    def read_as_neutral(self, result: str) -> None:
        """BB-ITM-20: read every roll with this result in the 0 column of its row."""
        self.results = ["0" if r == result else r for r in self.results]


async def roll(game: Bugs, figure: Figure, standing: int) -> Roll:
    """BB-AMT-01, BB-AMT-04 … 08, BB-ADV-01, BB-ADV-04, BB-ADV-13, BB-ADV-14: roll on the current row and, with advantage or disadvantage, also on the
    next. The tracker advances by as many rows, wrapping around to the first. BB-VAR-02: under the 2026 rules, roll twice on the same row and advance
    one."""
    s = game.state
    who, table = table_of(game, figure)
    consecutive = s.advantage == "consecutive-rows"
    first = (s.rows[who] + (s.tracker == "before")) % ROWS
    rows = [first]
    if standing:
        rows.append((first + 1) % ROWS if consecutive else first)
    results = [DIE[await game.pick(f"modifier-{who}", DIE)] for _ in rows]
    s.rows[who] = (s.rows[who] + (len(rows) if consecutive else 1)) % ROWS
    made = Roll(table, rows, results)
    game.tell(ModifierRolled(figure=figure.id, rows=tuple(rows), results=tuple(results), modifiers=tuple(e.text for e in made.entries())))
    return made


async def use_one(game: Bugs, figure: Figure, made: Roll, standing: int, attack: int) -> Entry:
    """BB-ADV-02, BB-ADV-03, BB-ADV-05, BB-ADV-09, BB-VAR-03: with advantage, the player may use either modifier, and a monster uses the better one;
    with disadvantage, the worse one is used. If unclear, the first one is used. Under the 2026 rules, only the die results are compared."""
    entries = made.entries()
    if len(entries) == 1:
        return entries[0]
    first, second = entries
    if game.state.advantage == "same-row":
        better = DIE.index(made.results[0]) >= DIE.index(made.results[1])
        return first if better == (standing > 0) else second
    if standing > 0 and figure.id == HERO:
        if first == second:
            return first
        options = [Option("modifier:1", first), Option("modifier:2", second)]
        return await game.choose(PLAYER, "advantage", options, first=first.text, second=second.text)
    order = compare(first, second, attack) * standing
    return second if order < 0 else first
