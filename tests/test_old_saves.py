"""Games saved in mid-decision by older packs and older rules go on; one without a migration is refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.kernel.conformance import play
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.save import SaveError, dump_save, load_save, parse_save

FIXTURES = Path(__file__).parent / "fixtures"


def test_an_older_pack_goes_on_with_what_it_began_with() -> None:
    table = undercroft.load(FIXTURES / "pack-0.9.undercroft")
    (pack,) = table.rules.packs
    (now,) = MODULE.packs()
    assert (pack.version, pack.hash == now.hash) == ("0.9", False)
    assert table.decision is not None
    assert table.decision.prompt == "attack-ready"
    assert table.rules.content.monsters["bandit-guard"].health == 7  # 8 since
    assert table.undo()[1].startswith("attack:")
    table.redo()
    play(table, 1)
    assert table.outcome is not None


def test_older_rules_are_brought_up_to_date_and_undo_stops_there() -> None:
    path = FIXTURES / "rules-1.undercroft"
    table = undercroft.load(path)
    assert parse_save(path.read_bytes()).header.rules == "1" != table.rules.version
    assert any("undo stops" in note for note in table.notes)
    assert table.decision is not None
    assert (table.decision.prompt, table.decision.keys) == ("attack-ready", ["roll", "item:spring-hammer"])
    assert table.state.next_places == {"scenario/going-up/0": 2}
    table.undo()
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.undo()
    play(table, 1)
    assert table.outcome is not None


def test_a_migrated_game_can_be_saved_and_loaded_again(tmp_path: Path) -> None:
    table = undercroft.load(FIXTURES / "rules-1.undercroft")
    table.save(tmp_path / "again.undercroft")
    again = undercroft.load(tmp_path / "again.undercroft")
    assert again.hash == table.hash
    assert [d.keys for d in again.decisions] == [d.keys for d in table.decisions]


def test_rules_without_a_migration_are_refused_in_one_line() -> None:
    with pytest.raises(SaveError, match="saved with buttons-and-bugs rules 0; this is 4, and there is no way from 0 to it") as caught:
        undercroft.load(FIXTURES / "rules-0.undercroft")
    assert "\n" not in str(caught.value)


SAME_RULES = {
    "bugs-rules-4-action": ("move", ["stay", "move:3,3", "move:2,3", "move:3,4", "move:2,4"]),
    "bugs-rules-4-monster": ("die", ["keep", "item:bottle-cap-helm"]),
    "gloomhaven-rules-4-action": ("damage", ["suffer", "lose:let-them-come", "lose:lowered-horns", "lose:scarred-hide", "lose:cornerstone"]),
    "gloomhaven-rules-4-cards": ("select", ["lead:let-them-come", "lead:lowered-horns", "lead:cornerstone", "lead:no-hurry"]),
    "gloomhaven-rules-4-monster": ("lose-discard", ["lose:dry-wall", "lose:the-lee-side"]),
}
"""Games saved in the middle of something, before tables kept marks only where somebody had chosen, and what each of them asks."""


@pytest.mark.parametrize("name", SAME_RULES)
def test_saves_with_a_line_for_every_beat_are_replayed_and_go_on(name: str) -> None:
    path = FIXTURES / f"{name}.undercroft"
    table = undercroft.load(path)
    prompt, keys = SAME_RULES[name]
    assert path.read_bytes().startswith(b'{"undercroft":1,')
    assert parse_save(path.read_bytes()).header.rules == table.rules.version
    assert table.decision is not None
    assert (table.decision.prompt, table.decision.keys[: len(keys)]) == (prompt, keys)
    again = load_save(dump_save(table))
    assert (again.hash, again.journal, again.marks) == (table.hash, table.journal, table.marks)
    while table.journal:
        table.undo()
    play(again, 1)
    assert again.outcome is not None
