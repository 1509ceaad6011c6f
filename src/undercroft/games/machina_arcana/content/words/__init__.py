"""The vocabulary of Machina Arcana: what the cards of explorers, monsters, items, events and chapters say."""

from __future__ import annotations

from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Node

from .force import *
from .slots import *
from .table import *
from .terms import *
from .units import *

AT_ONCE: tuple[type[Node], ...] = (
    Magic, Attack, RestoreHealth, RestoreStamina, GainEssence, LoseHealth, LoseAllStamina, Push, Pull, Move, TransferNearest, TransferAny,
    Transfer, SwapPlaces, Banish, Kill, ChangeOrder, Threat, LightSpace, SpawnMonster, TriggerTraps, CloseDoors, WorkDoor, MendDoor, RestoreSpace,
    DestroySpace, SealSpace, Recharge, RaiseLevel, InvokeHorror, InvokeExplorer, GainItem, PlaceEntry, PlaceExit, Proceed, Endgame, NextPart, Win,
    Lose, SetAside, UseUpHalf, UseUp, DiscardThis, UseWorkbench, UseInventory, PutAway, EquipThis, AddTwoLevels, AddItems, ShuffleItems,
    ShuffleEvents, Reinvoke, StartRating, NewRound, TargetMoves, MoveTarget, MonstersMove, SpawnNamed, TakeItem, Bleed, EquipRanged, AttachRanged,
    GiveItem,
)  # fmt: skip
"""Effects that happen once."""
IN_FORCE: tuple[type[Node], ...] = (
    Armor, Will, MeleeRolls, MagicRolls, Rolls, MaxStamina, Ranges, Ethereal, Immobile, MoveThrough, TargetThrough,
    TargetEthereal, LowerAttribute, NoHealthLoss, RerollBlanks, Control, CountAs, TurnInto, Cheaper, FreeChasms, EvadeAsAttacker,
    EvadeAsOwner,
)  # fmt: skip
"""What passive abilities and lasting effects keep in force."""
OF_AN_ITEM: tuple[type[Node], ...] = (Rolls, MeleeRolls, MagicRolls, Ranges, TargetThrough, TargetEthereal, LowerAttribute, RerollBlanks)
"""MA-EQP-12: what concerns the use of abilities; on an augment, only those of the item that it is attached to."""
PRICES: tuple[type[Node], ...] = (PayStamina, PayEssence, PayHealth, PayThis, PayMarker, PayDestroy, PayPutAway)
REACHES: tuple[type[Node], ...] = (InMelee, InFreeRange, InRange)
MOMENTS: tuple[type[Node], ...] = (
    IsDestroyed, DealsDamage, TakesDamage, KillsWithThis, Kills, AttacksAugmented, Attacks, LastHealth, Gains, PhaseBegins, ChapterBegins,
    HorrorInvoked, MarkerRemoved, GoalsGone, TokensGone,
)  # fmt: skip
ENDS: tuple[type[Node], ...] = (GoalsGone, TokensGone)
OUTCOMES: tuple[type[Node], ...] = (Win, Lose, NextPart)
"""What an endgame card waits for, and what follows (MA-END-04, MA-END-11)."""
AFTER: tuple[type[Node], ...] = (Attacks, AttacksAugmented)
"""Moments that can also be said with `after`."""
OF_EXPLORERS: tuple[type[Node], ...] = (
    PayDestroy, PayMarker, PayPutAway, AttacksAugmented, KillsWithThis, Gains, Bleed, EquipRanged, AttachRanged, GiveItem, Cheaper, FreeChasms,
    EvadeAsOwner,
)  # fmt: skip
"""What monsters have no use for."""
CONDITIONS: tuple[type[Node], ...] = (BesideWall, BesideSpace, WoundedMonster, DamageDealt, EffectRoll)


def _lexicon(role: str, *kinds: type[Node]) -> Lexicon:
    return Lexicon(role, kinds, SLOTS)


CARD_TEXT = Vocabulary(
    steps=_lexicon("ability", *AT_ONCE, *IN_FORCE),
    modifiers=_lexicon("modifier", OnWithin, OnBeside, On),
    moments=_lexicon("moment", *MOMENTS),
    prices=_lexicon("price", *PRICES),
    terms=_lexicon("term", *PRICES, *REACHES, SecondRange),
    conditions=_lexicon("condition", *CONDITIONS),
    lasting=True,
    cumulative=True,
)
"""Reads the lines of all cards."""
VOCABULARIES = {"card text": CARD_TEXT}
