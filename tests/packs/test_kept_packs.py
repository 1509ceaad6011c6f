"""A game goes on with the packs it began with, even if a newer check would refuse them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.rules.gloomhaven.position import card, kind, pack

from undercroft import load
from undercroft.games.gloomhaven.module import MODULE as GLOOMHAVEN
from undercroft.games.gloomhaven.module import GloomRules
from undercroft.kernel.packs import PackError, PackSource, unembed
from undercroft.kernel.table import Table


def older(source: PackSource) -> PackSource:
    """A pack as it comes out of a save."""
    return unembed(source.id, source.version, source.embed())


IDLE = {"cards": [card("shuffle-off", bottom="Move 1, muddle self")]}
LOST = {"kinds": [kind("caller", does=["Summon normal nobody-at-all"])], "monsters": {"A": "caller"}}


@pytest.mark.parametrize(("given", "refused"), [(IDLE, "does nothing"), (LOST, "no monster is called 'nobody-at-all'")])
def test_what_is_refused_now_is_read_from_a_save(given: dict[str, object], refused: str) -> None:
    source = pack("1 2 A", **{"monsters": {"A": "dummy"}, **given})
    with pytest.raises(PackError, match=refused):
        GloomRules([source])
    rules = GloomRules([older(source)])
    assert rules.content.scenarios


def test_a_saved_game_with_such_a_pack_goes_on(tmp_path: Path) -> None:
    source = older(pack("1 2 A", monsters={"A": "dummy"}, **IDLE))
    rules = GLOOMHAVEN.rules([source])
    scenario, classes = next(iter(rules.content.scenarios)), list(rules.content.classes)[:2]
    table = Table(rules, {"scenario": scenario, "characters": classes}, 1)
    table.choose(table.decisions[0].keys[0])
    path = tmp_path / "old.undercroft"
    table.save(path)
    again = load(path)
    assert again.hash == table.hash
    assert again.decisions[0].keys == table.decisions[0].keys


def test_other_mistakes_are_refused_in_a_save_as_well() -> None:
    source = pack("1 2 A", monsters={"A": "dummy"})
    broken = replace(source, files={**source.files, "classes/tester.yaml": "id: tester\n"})
    with pytest.raises(PackError, match=r"classes/tester\.yaml"):
        GloomRules([older(broken)])
