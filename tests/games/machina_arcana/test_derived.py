"""What is derived from the state is never older than the state: it is compared with what would be derived anew whenever it is looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.test_machina_arcana import RULES, SETUPS, careful
from undercroft.games.machina_arcana.content.traits import Traits
from undercroft.games.machina_arcana.game import Machina
from undercroft.kernel.chance import SEEDED
from undercroft.kernel.table import Table


def plain(found: Any) -> Any:
    """Something derived, in a form that can be compared."""
    if isinstance(found, tuple):
        return tuple(map(plain, found))
    return {name: getattr(found, name) for name in Traits.__slots__} if isinstance(found, Traits) else found


class Unread(dict[object, Any]):
    """Is never read directly, so that everything is looked up by way of the methods compared below."""

    def get(self, key: object, default: Any = None) -> Any:
        return None


@pytest.mark.parametrize("seed", range(4))
def test_nothing_derived_is_out_of_date(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = {"_derived": 0, "_lasts": 0}

    def compared(name: str) -> Callable[[Machina, object, Callable[[], Any]], Any]:
        def look(game: Machina, key: object, derive: Callable[[], Any]) -> Any:
            known, anew = getattr(game, name), derive()
            if key in known:
                looked[name] += 1
                assert plain(known[key]) == plain(anew), key
            known[key] = anew
            return anew

        return look

    begin = Machina.__init__

    def unread(game: Machina, *args: Any) -> None:
        begin(game, *args)
        game._derived = Unread()

    monkeypatch.setattr(Machina, "__init__", unread)
    monkeypatch.setattr(Machina, "for_now", compared("_derived"))
    monkeypatch.setattr(Machina, "while_the_same_cards", compared("_lasts"))
    table = Table(RULES, SETUPS[-1], seed)
    player = careful(seed)
    for _ in range(150):
        if table.decision is None:
            break
        anew = Machina(RULES.content, table.state, SEEDED, None)
        for id in table.state.explorers | table.state.monsters:
            assert plain(table.game.traits(id)) == plain(anew.traits(id)), id
        table.choose(player(table.decision), table.decision.seat if table.decision.group is None else table.decision.group.first)
    assert min(looked.values()) > 1000
