"""The pack of Machina Arcana is complete for its first scenario, and what its rules could not carry out is refused, with the reason and the line."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from tests.rules.machina_arcana.endgames import scenario
from tests.rules.machina_arcana.position import CHAPTERS, face, pack

from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.kernel.packs import PackError

CONTENT = MachinaRules(MODULE.packs()).content
ROCK = "\n".join([*[" ".join("#" * 10)] * 9, "# # # # . . # # # #"])
"""All rubble but the border in the south."""
SOUTH = {"borders": ["south"], "map": ROCK}


def refused(**content: Any) -> str:
    """Why a pack with this content is refused."""
    start = content.pop("start", face("first"))
    with pytest.raises(PackError) as error:
        MachinaRules((pack(start=start, **content),))
    return str(error.value)


def test_the_pack_has_enough_of_everything() -> None:
    assert sorted(e.text.kind for e in CONTENT.explorers.values()) == ["fighter", "marksman", "mystic", "tinkerer"]
    assert len(CONTENT.monsters) >= 10
    assert {m.text.level for m in CONTENT.monsters.values()} == {1, 2, 3, 4}
    assert len(CONTENT.items) >= 12
    assert {i.text.type for i in CONTENT.items.values()} == {"weapon", "apparel", "artifact", "consumable"}
    assert min(Counter(e.text.kind for e in CONTENT.events.values()).values()) >= 8
    assert len(CONTENT.faces) >= 8


@pytest.mark.parametrize(("content", "why"), [
    ({"explorer": {"ann": {"active": ["Pay 1 stamina, this card: threat +1"]}}}, "only items and personal events are discarded"),
    ({"monsters": [{"id": "imp", "armor": 1, "will": 1, "health": 1, "stamina": 1, "passive": ["When this is destroyed: discard this card"]}]},
     "only items and personal events are discarded"),
    ({"events": [{"id": "calm", "kind": "explorer", "scenario": "trial", "active": ["Pay 1 stamina, this card: threat +1"]}]},
     "only items and personal events are discarded"),
    ({"events": [{"id": "dusk", "kind": "horror", "scenario": "trial", "passive": ["armor -1, on explorers within range 2"]}]},
     "'within range' has no meaning"),
    ({"explorer": {"ann": {"active": ["Pay 1 stamina: monster level 6"]}}}, "the monster level rises to 5 at most"),
    ({"explorer": {"ann": {"active": ["Pay 1 stamina, melee, range 2: attack 1/0"]}}}, "an ability has one target symbol"),
    ({"explorer": {"ann": {"active": ["Attack 1/0"]}}}, "an active ability has a price"),
    ({"explorer": {"ann": {"passive": ["Attack 1/0"]}}}, "this happens once"),
    ({"explorer": {"ann": {"enters": ["Armor +1"]}}}, "this must last"),
    ({"items": [{"id": "hat", "type": "consumable", "armor": 1, "active": ["Pay 1 stamina: threat +1"]}]}, "a consumable is never equipped"),
    ({"items": [{"id": "sword", "type": "weapon"}]}, "takes one or two hands"),
    ({"start": {**face("first"), **SOUTH}}, "fewer than 4 explorers can enter here"),
    ({"tiles": [{**face("second"), **SOUTH, "map": ROCK[:-1] + "O"}]}, "only an endgame tile has goal spaces"),
    ({"tiles": [{**face("second"), **SOUTH, "map": ROCK[:-1] + "?"}]}, "a space is one of"),
    ({"chapters": [CHAPTERS[0]]}, "at least two chapters"),
    ({"chapters": [{**CHAPTERS[0], "active": ["Pay 1 health: go to the endgame"]}, CHAPTERS[1]]}, "this scenario has no endgame"),
    ({"chapters": [{**CHAPTERS[0], "enters": ["threat +1"]}, CHAPTERS[1]]}, "the first chapter places the entry token"),
    ({"tiles": [face("first")]}, "first"),
])  # fmt: skip
def test_what_could_not_be_played_is_refused_with_the_line(content: dict[str, Any], why: str) -> None:
    said = refused(**content)
    assert why in said
    assert re.match(r"[\w/]+\.yaml:\d+: ", said), said


def test_a_chapter_that_leads_past_the_endgame_is_refused() -> None:
    given = scenario()
    one, two, three = given["chapters"]
    loose = {**two, "closed": False}
    said = refused(chapters=[one, loose, three], scenario={"endgame": given["endgame"]})
    assert "Two: nothing stops this chapter from leading past the endgame" in said
    goes = {**loose, "enters": ["Go to the endgame"]}
    MachinaRules((pack(start=face("first"), chapters=[one, goes, three], scenario={"endgame": given["endgame"]}),))
