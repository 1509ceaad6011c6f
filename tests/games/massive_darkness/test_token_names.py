"""What an adventure calls its tokens."""

from __future__ import annotations

from tests.rules.massive_darkness.position import position


def test_a_token_has_the_name_given_to_it_where_it_lies() -> None:
    named = (("lair", "b1", "Nest"), ("lair", "c1", "Den"), ("library", "c1", "Shelf"))
    p = position(adventure={"tokens": [{"kind": kind, "at": at, "name": name} for kind, at, name in named]})
    assert {id: p.game.token_name(id) for id in p.s.tokens} == {"lair-1": "Nest", "lair-2": "Den", "library": "Shelf"}
