"""The kit itself: each kind of fault is found, and named."""

from __future__ import annotations

import pytest

from kernel.toy import Said, ToyRules, case, options, table
from undercroft.kernel.conformance import Case, check_amnesia, check_plain, conform, missing_lines, play
from undercroft.kernel.decision import TABLE, Option, together
from undercroft.kernel.game import Game
from undercroft.kernel.processes import check_processes


async def honest(game):
    """All choose in secret, then one of them in the open, then chance."""
    hands = game.state.hands.values()
    found = await together({h.seat: game.choose(h.seat, "which", lambda h=h: options(*h.cards)) for h in hands})
    game.state.names += found.values()
    for seat, card in found.items():
        game.state.hands[f"h{seat}"].cards.remove(card)
    last = game.state.hands["h1"]
    game.state.names.append(await game.choose(1, "open", lambda: options(*last.cards)))
    game.state.names.append(await game.draw("card", ["x", "y", "z"]))
    game.tell(Said(text="drew"))


def test_an_honest_game_conforms():
    report = conform(case(honest, seats=3, beats=1), range(4), every=1)
    assert (report.games, report.outcomes) == (4, {"done": 4})
    assert report.blocks
    assert report.imagined
    assert report.saves


def fails(message, beat=None, rules=None, **size):
    size = {"seats": 2, "beats": 2, **size}
    held = Case(rules, {}) if rules else case(beat, **size)
    with pytest.raises(AssertionError, match=message) as caught:
        conform(held, range(3), every=1)
    assert "seed " in str(caught.value.__notes__)


async def plain(game):
    game.state.names.append(await game.choose(0, "which", options("a", "b")))


def test_keys_that_are_not_unique():
    async def beat(game):
        await game.choose(0, "which", options("a", "b", "a"))

    fails("which offers 'a' more than once", beat)


def test_an_empty_key():
    async def beat(game):
        await game.choose(0, "which", options("a", ""))

    fails("which offers an empty key", beat)


def test_options_in_no_fixed_order():
    turns = []

    async def beat(game):
        turns.append(0)
        await game.choose(0, "which", options("a", "b") if len(turns) % 2 else options("b", "a"))

    fails("a fork asks", beat)


def test_a_beat_that_is_too_long():
    async def beat(game):
        for _ in range(14):
            await plain(game)

    fails("13 choices since the last beat", beat)


def test_a_long_block_of_several_seats_is_no_fault():
    async def many(game, seat):
        for _ in range(12):
            await game.choose(seat, "which", options("a", "b"))

    async def beat(game):
        await together({seat: many(game, seat) for seat in range(3)})

    assert conform(case(beat, seats=3, beats=1), [1]).choices == 36


def test_a_game_without_end():
    async def beat(game):
        await plain(game)
        game.state.beats -= 1

    with pytest.raises(AssertionError, match="no end after 50 choices"):
        conform(case(beat), [1], limit=50)
    with pytest.raises(AssertionError, match=r"no end after 50 choices; open: .*which"):
        play(table(beat), 1, limit=50)


def test_something_kept_outside_the_state():
    class Keeping(ToyRules):
        def game(self, state, policy, events):
            game = Game(state, policy, events)
            game.kept = []
            return game

    async def beat(game):
        await plain(game)
        game.kept.append(1)
        game.state.names.append(str(len(game.kept)))

    fails("after redo", rules=Keeping(beat))
    held = Case(Keeping(beat), {})
    t = held.table(1)
    play(t, 1)
    with pytest.raises(AssertionError, match="something is kept outside the state"):
        check_amnesia(t, held)


def test_an_aliased_state():
    async def beat(game):
        await plain(game)
        game.state.anything = {"a": game.state.names}
        await plain(game)

    fails("are the same object", beat)


@pytest.mark.parametrize(
    ("value", "message"), [({1: 2}, "keys that are not strings"), ({3}, "is a set"), (b"x", "is a bytes"), (1.5, "is a float")]
)
def test_a_state_that_is_not_plain(value, message):
    t = table(plain)
    t.state.anything = [value]
    with pytest.raises(AssertionError, match=f"state.anything.0 .*{message}"):
        check_plain(t.state)


def test_a_simultaneous_choice_that_writes():
    async def writes(game, seat):
        first = await game.choose(seat, "first", options("a", "b"))
        game.state.names.append(first)
        return await game.choose(seat, "second", options("a", "b"))

    async def beat(game):
        await together({seat: writes(game, seat) for seat in range(2)})

    fails("changed the state at once", beat)


def test_an_order_of_arrival_that_matters():
    order = []

    async def notes(game, seat):
        await game.choose(seat, "first", options("a", "b"))
        order.append(seat)

    async def beat(game):
        await together({seat: notes(game, seat) for seat in range(2)})
        game.state.names.append(str(order[-1]))

    fails("arriving in order", beat)


def test_a_public_copy_of_a_secret():
    async def beat(game):
        await plain(game)
        game.state.names = list(game.state.hands["h1"].cards)

    class Copying(ToyRules):
        def imagine(self, state, seat, chance):
            super().imagine(state, seat, chance)
            if state.names:
                state.names = list(state.hands["h1"].cards)

    fails("what seat 0 cannot know changes its scene", rules=Copying(beat, seats=3))


@pytest.mark.parametrize("seat", [0, TABLE])
def test_options_that_tell_anothers_secret(seat):
    async def beat(game):
        await game.choose(seat, "which", lambda: options("a", *game.state.hands["h1"].cards))

    fails("what seat 0 cannot know changes its decisions", beat, seats=3)


class Unsorted(ToyRules):
    """What is dealt anew depends on how it lay."""

    def imagine(self, state, seat, chance):
        others = [hand for hand in state.hands.values() if hand.seat != seat]
        pool = state.deck + [c for hand in others for c in hand.cards]
        for hand in others:
            hand.cards = [pool.pop(chance.below(len(pool))) for _ in hand.cards]
        state.deck = pool


def test_what_is_imagined_depends_on_the_truth():
    fails("still depends on what it cannot know", rules=Unsorted(plain, seats=3))


def test_options_that_do_not_follow_what_is_imagined():
    async def beat(game):
        hand = game.state.hands["h1"]
        card = await game.choose(1, "lose", options(*hand.cards))
        hand.cards.remove(card)

    with pytest.raises(ValueError, match="not in list"):
        conform(case(beat, seats=3, beats=1), range(5), every=1)


def test_lines_that_never_act():
    rules = ToyRules(plain, lines=("one", "two"))
    assert missing_lines(rules, [Said(text="x", line="two")]) == ("one",)
    assert conform(Case(rules, {}), [1]).missing == ("one", "two")


def by_hash():
    async def beat(game):
        keys = [key for key in {"alpha", "beta", "gamma", "delta", "epsilon"}]  # noqa: C416
        game.state.names.append(await game.choose(0, "which", [Option(key, key) for key in keys]))

    return [case(beat, beats=8)]


def test_an_order_that_hangs_on_hashes():
    with pytest.raises(AssertionError, match="differs from beat"):
        check_processes("kernel.test_conformance:by_hash", [1, 2], hash_seeds=(1, 2, 3))


def test_a_process_that_fails_says_why():
    with pytest.raises(AttributeError):
        check_processes("kernel.test_conformance:nothing", [1])
