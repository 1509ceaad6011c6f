"""The monsters of the pack "Gloomhaven" against the facts that the rules documents list: statistics, standees, ability decks, bosses."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import undercroft.packs
from undercroft.games.gloomhaven.content import words
from undercroft.games.gloomhaven.content.formulas import evaluate
from undercroft.games.gloomhaven.content.loading import load
from undercroft.games.gloomhaven.content.model import Content, Stat
from undercroft.games.haven.content import words as haven
from undercroft.language.packs import read_pack

LEVELS = range(8)


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "gloomhaven")])


STATS = """
ancient-artillery 6 ancient-artillery
  4/6/7/8/9/11/14/16 - 2/2/2/3/4/4/4/4 4/4/5/5/5/6/6/7
  7/9/11/13/13/15/16/20 - 3/3/3/4/4/4/5/5 5/5/6/6/6/7/7/7 target 0/0/0/0/2/2/2/2
bandit-archer 6 archer
  4/5/6/6/8/10/10/13 2/2/3/3/3/3/3/3 2/2/2/3/3/3/4/4 3/4/4/4/4/5/5/5
  6/7/9/10/10/12/13/17 2/2/3/3/3/4/4/4 3/3/3/4/4/4/5/5 3/5/5/5/6/6/6/6 poison 4+
bandit-guard 6 guard
  5/6/6/9/10/11/14/16 2/3/3/3/4/4/4/5 2/2/3/3/3/4/4/4 -
  9/9/10/10/11/12/14/14 2/2/2/3/3/3/3/3 3/3/4/4/4/5/5/5 - shield 0/1/1/2/2/2/2/3 muddle 4+
black-imp 10 imp
  3/4/5/5/7/9/10/12 1 1/1/1/2/2/2/3/3 3/3/4/4/4/4/4/4 poison 1+
  4/6/8/8/11/12/14/17 1 2/2/2/3/3/3/4/4 3/3/4/4/4/5/5/5 poison 0+ elusive 3+
cave-bear 4 cave-bear
  7/9/11/13/16/17/19/22 3/3/4/4/4/5/5/5 3/3/3/4/4/4/5/5 - wound 5+
  11/14/17/20/21/24/28/33 3/3/4/4/5/5/5/5 4/4/4/5/5/6/7/7 - wound 4+
city-archer 6 archer
  4/5/6/6/8/9/9/10 1/1/1/2/2/2/3/3 2/2/3/3/3/4/4/4 3/4/4/4/5/5/5/6 shield 0/0/0/1/1/1/2/2
  6/6/7/8/10/11/12/13 1/1/1/2/2/2/3/3 3/3/4/4/4/5/6/6 4/5/5/5/6/6/6/7 pierce 0/1/2/2/2/3/3/3 shield 0/1/1/2/2/2/2/3
city-guard 6 guard
  5/5/7/8/9/10/11/13 2/2/2/2/3/3/3/3 2/2/2/3/3/3/4/4 - shield 0/1/1/1/1/2/2/2
  6/6/9/9/10/12/13/14 2/2/2/2/3/3/3/3 3/3/3/4/4/4/5/6 - shield 1/2/2/2/2/3/3/3 retaliate 0/0/0/1/2/2/3/3
cultist 6 cultist
  4/5/7/9/10/11/14/15 2/2/2/3/3/3/3/3 1/1/1/1/2/2/2/3 - curse 5+
  7/9/12/13/15/18/22/25 2/2/2/3/3/3/3/3 2/2/2/2/3/3/3/4 - curse 3+
deep-terror 10 deep-terror
  3/4/4/5/6/7/8/9 - 2/2/3/3/4/4/5/5 - retaliate 0/1/1/2/2/3/3/4
  5/6/7/8/9/11/13/15 - 3/3/4/4/5/5/6/6 - retaliate 0/1/1/2/2/3/3/4
earth-demon 6 earth-demon
  7/9/12/13/15/17/20/22 1/1/1/2/2/2/2/3 3/3/3/3/4/4/4/4 - immobilize 5+
  10/13/18/20/21/25/27/32 2/2/2/2/3/3/3/3 4/4/4/4/5/5/6/6 - immobilize 3+
flame-demon 6 flame-demon flying
  2/2/3/3/3/4/4/5 3/3/3/3/4/4/4/4 2/2/3/3/3/3/4/4 3/3/3/4/4/4/4/5 shield 2/3/3/3/3/4/4/4 retaliate 0/0/0/2/3/3/4/4 reach 0/0/0/2/2/2/2/3
  3/3/4/5/5/6/7/8 3/3/3/3/4/4/4/4 2/2/3/3/4/4/5/5 3/4/4/5/5/5/5/6 shield 3/4/4/4/4/5/5/5 retaliate 0/2/3/3/4/4/5/5 reach 0/2/2/3/3/3/3/4
forest-imp 10 imp flying
  1/2/2/3/3/4/4/6 3/3/3/4/4/4/4/4 1/1/2/2/2/2/3/3 3/3/3/4/4/4/4/4 shield 1/1/1/1/2/2/2/2 curse 5+
  4/5/6/7/7/8/9/11 3/3/3/4/4/4/4/4 1/2/2/2/2/3/4/4 3/3/3/4/4/4/4/4 shield 1/1/1/1/2/2/2/2 curse 2+
frost-demon 6 frost-demon
  5/6/7/8/10/11/12/14 2/2/3/3/3/3/3/3 3/3/3/4/4/4/5/5 - retaliate 0/1/2/2/2/3/3/3
  10/10/12/14/18/20/22/25 3/3/4/4/4/4/4/4 3/3/4/4/4/5/5/5 - retaliate 0/2/2/3/3/3/4/4
giant-viper 10 giant-viper
  2/3/4/4/6/7/8/10 2/2/3/3/3/3/4/4 1/1/1/2/2/3/3/3 - poison 0+
  3/5/7/8/11/13/14/17 2/2/3/3/3/4/4/4 2/2/2/3/3/3/4/4 - poison 0+
harrower-infester 4 harrower-infester
  6/7/8/10/12/12/15/17 2/2/2/2/3/3/3/3 2/2/2/3/3/4/4/4 - retaliate 0/1/2/2/2/3/3/4
  12/12/14/17/19/21/22/26 2/3/3/3/3/3/4/4 2/2/3/3/4/5/5/5 - retaliate 0/2/2/3/3/3/4/4
hound 6 hound
  4/4/6/8/8/9/11/15 3/4/4/4/4/4/5/5 2/2/2/2/3/3/3/3 - retaliate 0/1/1/1/1/2/2/2
  6/6/7/8/11/12/15/15 5/5/5/5/5/5/6/6 2/2/3/4/4/4/4/5 - retaliate 0/2/2/2/2/3/3/4
inox-archer 6 archer
  5/6/8/9/10/12/12/15 2/2/2/2/3/3/3/3 2/2/2/3/3/3/4/4 2/3/3/3/3/4/4/4 wound 6+
  7/8/11/13/14/17/19/23 2/2/2/2/3/3/3/3 3/3/3/4/4/4/5/5 3/4/4/4/4/5/5/5 wound 4+
inox-guard 6 guard
  5/8/9/11/12/13/16/19 2/2/2/3/3/3/3/3 2/2/3/3/3/4/4/4 - retaliate 0/0/0/0/1/1/1/2
  9/10/12/15/17/19/21/23 1/2/2/2/2/2/3/3 3/3/4/4/5/5/5/6 - retaliate 1/2/2/3/3/4/4/4
inox-shaman 4 shaman
  4/6/7/9/10/13/15/16 1/1/2/2/2/2/3/3 2/2/2/2/3/3/3/4 3/3/3/4/4/4/4/4
  6/9/11/14/16/20/24/27 2/2/3/3/3/3/4/4 3/3/3/3/4/4/4/5 3/3/3/4/4/4/4/4
living-bones 10 living-bones
  5/5/5/7/7/9/10/13 2/3/3/3/3/3/4/4 1/1/2/2/3/3/3/3 - target 2 shield 0/1/1/1/1/1/1/1
  6/6/7/10/11/11/11/14 4/4/4/4/4/4/6/6 2/2/3/3/4/4/4/4 - target 2/3/3/3/3/3/3/3 shield 0/1/1/1/1/2/2/2
living-corpse 6 living-corpse
  5/7/9/10/11/13/14/15 1/1/1/1/2/2/2/2 3/3/3/4/4/4/4/5 - poison 6+
  10/10/13/13/15/17/21/25 1/1/1/2/2/2/2/2 3/4/4/5/5/6/6/6 - poison 4+
living-spirit 6 living-spirit flying
  2/2/2/3/3/4/4/6 2/2/3/3/3/3/3/3 2/2/2/3/3/3/4/4 2/2/3/3/3/4/4/4 shield 1/2/2/2/3/3/3/3
  3/3/3/4/4/6/7/9 3/3/4/4/4/4/4/4 3/3/3/4/4/4/5/5 3/3/4/4/4/4/5/5 shield 2/3/3/3/4/4/4/4
lurker 6 lurker
  5/7/9/10/10/11/12/14 2/2/3/3/3/3/4/4 2/2/2/3/3/4/4/4 - target 2 pierce 0/1/1/2/2/2/3/3 shield 0/0/0/0/1/1/1/1
  7/9/12/14/14/15/16/18 2/2/3/3/3/3/4/4 3/3/3/4/4/5/5/5 - target 2 shield 1/1/1/1/2/2/2/2 pierce 0/1/2/2/3/3/4/4
night-demon 6 night-demon
  3/5/6/7/8/11/14/15 3/3/3/4/4/4/4/4 3/3/4/4/5/5/5/6 - elusive 0+
  5/8/11/13/15/17/21/21 4/4/4/4/5/5/5/5 4/4/4/5/5/6/6/8 - elusive 0+
ooze 10 ooze
  4/5/7/8/9/10/12/14 1/1/1/1/2/2/2/2 2/2/2/3/3/3/4/4 2/2/3/3/3/3/3/3 shield 0/1/1/1/1/1/1/1 poison 5+
  8/9/11/11/13/15/16/18 1/1/1/2/2/3/3/3 2/2/3/3/4/4/4/5 3/3/3/4/4/4/4/4 shield 0/1/1/1/1/1/2/2 poison 3+
rending-drake 6 rending-drake
  5/6/7/7/9/10/11/14 3/3/4/4/4/4/5/5 3/3/3/4/4/5/5/5 - wound 1+
  7/7/9/10/11/14/15/18 4/4/5/5/6/6/6/6 4/5/5/6/6/6/7/7 - wound 1+
savvas-icestorm 4 savvas-icestorm
  7/10/12/12/14/16/16/17 2/2/3/3/3/3/3/4 2/2/2/3/3/4/4/4 3/4/4/4/5/5/5/6 pierce 3 shield 0/0/0/1/1/1/2/2
  12/12/15/18/19/21/23/24 2/2/3/3/4/4/4/4 3/3/3/4/4/5/6/6 4/5/5/6/6/6/6/6 pierce 3 shield 0/1/1/1/2/2/2/3
savvas-lavaflow 4 savvas-lavaflow
  8/9/11/14/16/18/20/24 3/3/3/3/3/3/4/4 2/2/3/3/4/4/4/4 - poison 1+ wound 5+
  13/15/18/21/24/27/30/35 3/3/3/3/4/4/4/4 3/3/3/4/4/5/6/6 - wound 1+ poison 2+
spitting-drake 6 spitting-drake flying
  5/6/8/8/9/12/13/16 3/3/3/3/4/4/4/4 3/3/3/4/4/4/5/5 3/3/3/4/4/4/4/4 muddle 2+
  8/9/10/12/14/16/19/21 3/3/3/3/4/4/4/4 4/4/5/5/5/6/6/7 4/4/4/5/5/5/5/5 muddle 1+
stone-golem 6 stone-golem
  10/10/11/11/12/13/16/16 1/1/1/1/2/2/2/2 3/3/4/4/4/5/5/5 - shield 0/1/1/2/2/2/2/3
  10/11/14/15/17/19/20/21 2/2/2/2/2/3/3/3 4/4/5/5/6/6/7/7 - shield 1/2/2/3/3/3/3/4
sun-demon 6 sun-demon flying
  5/7/9/10/11/11/12/15 2/2/2/2/3/3/3/3 2/2/2/3/3/3/4/4 - shield 1/1/1/1/1/2/2/2 advantage 0+
  9/12/13/15/16/16/18/22 2/2/2/3/3/3/4/4 3/3/4/4/5/5/5/5 - shield 1/1/1/1/1/2/2/2 advantage 0+
vermling-scout 10 scout
  2/3/3/5/6/8/9/11 3/3/3/3/3/3/4/4 1/1/2/2/3/3/3/3 -
  4/5/5/7/8/11/12/15 3/3/4/4/4/4/5/5 2/2/3/3/4/4/4/4 -
vermling-shaman 6 shaman
  2/2/3/3/3/4/5/7 2/2/2/2/3/3/3/3 1/1/1/2/2/3/4/4 3/3/4/4/4/4/4/4 shield 2/3/3/3/3/3/3/3 muddle 4+
  3/3/4/5/5/6/6/8 3 2/2/2/3/3/4/4/4 3/3/4/4/4/4/4/4 shield 2/3/3/3/4/4/5/5 muddle 4+
wind-demon 6 wind-demon flying
  3/3/4/5/7/9/10/11 3/3/4/4/4/4/4/4 2/2/2/3/3/3/3/4 3/3/3/3/3/4/4/4 shield 1/2/2/2/2/2/3/3
  5/5/7/8/8/11/12/13 4/4/5/5/5/5/5/5 3/3/3/4/4/4/4/5 4 shield 1/2/2/2/2/2/3/3 disarm 4+
"""
"""Type, standees, deck and flying; below it the normal and the elite: health, move, attack and range at levels 0 to 7 (one number: at all), then
what it always has: a number at each level, or a word from a level on."""
BOSSES = """
bandit-commander 1 8/10/12/13/15/16/19/23 3/3/4/4/4/5/5/5 3/3/3/4/4/5/5/5 - stun immobilize curse
captain-of-the-guard 1 7/9/11/14/16/20/21/25 2/2/2/3/3/3/4/4 3/3/4/4/5/5/6/6 - disarm wound muddle stun
dark-rider 1 9/10/12/13/15/16/16/18 2/3/3/3/3/3/4/4 ? - immobilize poison stun disarm
elder-drake 1 11/12/15/16/20/22/27/29 - 3/4/4/5/5/6/6/7 - wound poison disarm immobilize pull push stun
inox-bodyguard 2 6/7/9/10/11/13/15/17 2/2/2/3/3/3/4/4 C/1+C/1+C/2+C/2+C/3+C/3+C/4+C - disarm poison muddle stun
jekserah 1 6/7/9/12/13/15/18/22 2/2/3/4/4/5/5/5 2/3/3/4/5/5/5/5 - disarm wound curse stun
merciless-overseer 1 6/8/9/11/12/14/16/19 2/2/3/3/4/4/4/4 ? - disarm wound curse stun
prime-demon 1 8/9/10/12/14/16/20/22 3/4/4/4/5/5/5/5 4/4/5/6/6/7/7/8 - wound poison disarm immobilize muddle stun
the-betrayer 1 10/12/14/16/18/20/23/27 3/3/3/4/4/5/5/5 4/5/6/7/8/8/9/9 3/3/4/4/4/5/5/5 wound poison stun disarm curse
the-colorless 1 9/10/11/12/14/15/17/19 3/3/4/4/4/4/4/5 2/3/3/4/4/5/6/7 - wound poison muddle stun curse
the-gloom 1 20/25/29/35/39/46/50/56 2/2/2/2/3/3/3/3 5/5/6/6/7/7/8/9 - wound poison disarm immobilize muddle stun curse
the-sightless-eye 1 7/8/10/11/14/15/18/20 - 5/6/6/7/7/8/8/9 3 stun disarm curse muddle pull push
winged-horror 1 6/7/8/10/12/14/17/20 3/4/4/4/5/5/5/5 3/3/4/4/4/5/5/5 - disarm poison muddle stun curse
"""
"""Boss, pieces, health for each character, move, attack, range, and what it is immune to; ?: more than a formula of level and characters."""
DECKS = """
ancient-artillery 17a-2 37a-1 37a-1 46a-1 46a-1 71*a+0 71*a+0 95a+1
archer 14m-1a-1 16m+1a-1 29*m+0a-1 31m+0a+0 32m+0a+1 44m-1a+1 56a-1 68*a+1
boss 11 14 17* 36m+0a+0 52m-1a-1 73 79 85*
cave-bear 3 13m+1a-1 14m-1a-1 34*a+1 41m+0a+0 60m-1a+1 61m+0a-1 80*a-1m-2a-1
cultist 10m-1a-1 10m-1a-1 27m+0a+0 27m+0a+0 31m-1 39m-1a+0 63* 63*
deep-terror 54a+0 60*a+0 60*a+0 65a+0 75a+0a-1 75a-2a+0 84a-1a+0 96a-2
earth-demon 40* 42*m+1a-1 62m+0a+0 71a+0 79m+1a+0 83m-1a+1 87m+0a-1 93m-1a-1
flame-demon 3m+1a-1 8m-1 24m+0a+0 30*m+0a-2 46*a+0 49a+0 67m-1a+1 77a+0
frost-demon 18 18m+1 38m+1a-1 58m+0a+0 58m-1a+0 58m-1a-1 78*m-1a+0 78*m-1a+0
giant-viper 11a-1 23m-1a-1a-1 32*m+0a+0 32*m+0a+0 43m+1a-1 43m-1a+0 58m-1a+1 58m+1a-1
guard 15* 15*a+0 30m+1a-1 35m-1a+0 50m+0a+0 50m+0a+0 55m-1a+0 70m-1a+1
harrower-infester 2* 7m+0a-1 7*a-1 16m-1a-1 16a+2 30m-1a+0 38m-1a+1 38m+0a-1
hound 6m-1a+0 7m+0 19*m+0a+0 19*m+0a+0 26m+0a+0 26m+0a+0 72a-1m-2a-1 83m-2a+1
imp 5 24 37m+0a+0 37m+0a+0 42m+1 43*m+0a-1 43*m+0a-1 76m-1a+1
living-bones 12* 20*m-2a+0 25m+1a-1 45m+0a+0 45m+0a+0 64m-1a+1 74m+0a+0 81a+2
living-corpse 21m+1 32a+2 47m+1a-1 66*m+0a+0 66*m+0a+0 71m+0a+1 82m-1a+1 91m+1
living-spirit 22*m-1a-1 33*m+0a-1 48m+0a+0 48m+0a+0 55m+0 61a+0 67m-1a+1 75m-1a+1
lurker 11* 23*m+0a-1 28m+1a-1 38m+0a+0 38m+0a+0 41m+0a-1 61m-1a+1 64a+1
night-demon 4m+1a-1 7m+1a-1 15m+0a-1 22m+0a+0 26a-2 35a-1a-1 41*m-1a+1 46*m-1a+1
ooze 36m+1a-1 57m+0a+0 59a+0 66m-1a+1 66m-1 85a+1 94* 94*
rending-drake 6 12m+1a-1 13*a-1m-1a-1 25m+0a+0 39m-1a+1 54m-2a-1 59m-2a+1 72*a-1a-1a-2
savvas-icestorm 14a+0 14 19m+0a-1 35*m-1a-1 47*m+0a-1 70a+1 98 98
savvas-lavaflow 22m+1a-1 31 41m+0a-1 51 68*m-1a+1 68*m-1a-1 97 97
scout 29m-1a-1 35*m+1 40m+1a-1 53m+0a+0 54m-2a+0 69m-1a+1 79a-1 92*a+2
shaman 8m+0a-1 8m-1a+0 9m+1a-1 23*m+0 23*m+0 62m+0a+0 74m-1a+1 89m-1
spitting-drake 6 27a+0 32m+1a-1 52m+0a+0 57*m+0a-1 87m-1a+1 89a-2 89*m-1a-2
stone-golem 11 28m+1a+0 28m+1a-2 51*m+1a-1 65m+0a+0 72a+1 83m+0a-1 90*m-1a+1
sun-demon 17* 36m+0a+0 36m+0a+0 50m+0a+0 68m+0a+1 73*m+0a+1 88m-1a-1 95m-1a+0
wind-demon 2m-1a-1 9a-1 21*m+0a+0 21*m+0a+0 29m+0a-1 37m+0a+0 43m-1a+1 43a+0
"""
"""Deck and its cards: initiative, * for the shuffle icon, then what its moves and attacks add."""


class Row(NamedTuple):
    """The figures of one rank at every level, as the facts have them."""

    health: tuple[str, ...]
    move: tuple[str, ...]
    attack: tuple[str, ...]
    range: tuple[str, ...]
    always: dict[str, tuple[str, ...]]


class Kind(NamedTuple):
    """A standard monster: standees, deck, flying; and both ranks."""

    head: list[str]
    ranks: dict[str, Row]


def by_level(text: str) -> tuple[str, ...]:
    found = tuple(text.split("/"))
    return found if len(found) > 1 else found * len(LEVELS)


def row(text: str) -> Row:
    health, move, attack, range_, *pairs = text.split()
    always = {}
    for name, value in zip(pairs[::2], pairs[1::2]):
        start = int(value[:-1]) if value.endswith("+") else 0
        always[name] = tuple("1" if level >= start else "0" for level in LEVELS) if value.endswith("+") else by_level(value)
    return Row(by_level(health), by_level(move), by_level(attack), by_level(range_), always)


@cache
def standard() -> dict[str, Kind]:
    lines = STATS.strip().splitlines()
    heads = [line.split() for line in lines[::3]]
    ranks = ({"normal": row(normal), "elite": row(elite)} for normal, elite in zip(lines[1::3], lines[2::3]))
    return {head[0]: Kind(head[1:], both) for head, both in zip(heads, ranks)}


@cache
def decks() -> dict[str, list[str]]:
    return {cards[0]: cards[1:] for line in DECKS.strip().splitlines() if (cards := line.split())}


def always(stat: Stat) -> dict[str, int]:
    """What a monster always has at a level, besides its figures."""
    mods = stat.attacks
    found = {name: getattr(mods, name) for name in ("pierce", "push", "pull")} | {"target": mods.targets or 0, "advantage": int(mods.advantage)}
    found |= dict.fromkeys(mods.give, 1)
    for spec in stat.traits:
        match spec.node:
            case haven.Shield(value=value):
                found["shield"] = value.base
            case haven.Retaliate(value=value):
                found["retaliate"] = value.base
                found["reach"] = spec.mods.range or 1
            case words.Elusive():
                found["elusive"] = 1
            case node:
                raise TypeError(f"the facts have no {node}")
    return {name: value for name, value in found.items() if value}


def figure(value: int | str | None, level: int = 0, count: int = 2) -> str:
    return "-" if value is None else str(evaluate(value, level, count))


def test_the_facts_are_whole() -> None:
    """34 standard types with 222 standees, 29 decks of 8 cards."""
    assert len(standard()) == 34
    assert sum(int(kind.head[0]) for kind in standard().values()) == 222
    assert len(decks()) == 29
    assert {len(cards) for cards in decks().values()} == {8}
    assert {kind.head[1] for kind in standard().values()} | {"boss"} == set(decks())


KINDS = [id for id, monster in pack().monsters.items() if not monster.boss]


@pytest.mark.parametrize("kind", KINDS)
def test_standees_deck_and_flying(kind: str) -> None:
    monster = pack().monsters[kind]
    assert [str(monster.standees), monster.deck, *(["flying"] if monster.flying else [])] == standard()[kind].head
    assert not monster.immune
    assert not monster.specials


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rank", ["normal", "elite"])
@pytest.mark.parametrize("kind", KINDS)
def test_statistics(kind: str, rank: str, level: int) -> None:
    stat, facts = pack().monsters[kind].ranks[rank][level], standard()[kind].ranks[rank]
    found = tuple(figure(getattr(stat, name)) for name in ("health", "move", "attack", "range"))
    assert found == (facts.health[level], facts.move[level], facts.attack[level], facts.range[level])
    wanted = {name: int(values[level]) for name, values in facts.always.items() if values[level] != "0"}
    reach = {"reach": 1} if "retaliate" in wanted else {}
    assert always(stat) == reach | wanted


@pytest.mark.parametrize("boss", [id for id, monster in pack().monsters.items() if monster.boss])
def test_bosses(boss: str) -> None:
    facts = next(line.split() for line in BOSSES.strip().splitlines() if line.startswith(f"{boss} "))
    monster = pack().monsters[boss]
    assert (str(monster.standees), monster.deck, sorted(monster.immune)) == (facts[1], "boss", sorted(facts[6:]))
    assert len(monster.specials) == 2
    for level in LEVELS:
        stat = monster.ranks["boss"][level]
        for count in (2, 3, 4):
            assert figure(stat.health, level, count) == str(int(by_level(facts[2])[level]) * count)
            for value, fact in zip((stat.move, stat.attack, stat.range), facts[3:6]):
                if fact not in ("-", "?"):
                    assert figure(value, level, count) == figure(by_level(fact)[level], level, count)
                assert (value is None) == (fact == "-")


@pytest.mark.parametrize("deck", list(pack().decks))
def test_decks(deck: str) -> None:
    found = []
    for card in pack().decks[deck]:
        steps = [spec.node for ability in card.abilities if not ability.line.span and ability.line.price is None for spec in ability.specs]
        changes = [f"{'m' if isinstance(n, words.MoveBy) else 'a'}{n.by:+}" for n in steps if isinstance(n, words.MoveBy | words.AttackBy)]
        found.append(f"{card.initiative}{'*' if card.shuffle else ''}{''.join(changes)}")
    assert found == decks()[deck]


def test_what_the_commander_does() -> None:
    first, second = pack().monsters["bandit-commander"].specials
    assert words.CARD_TEXT.show(first[0].line) == "Move to the next door and open it"
    assert words.CARD_TEXT.show(second[0].line) == "Summon normal/elite/elite living-bones"
