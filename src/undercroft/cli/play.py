"""Play in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from undercroft.bots import BOTS
from undercroft.kernel.chance import ASKED, SEEDED, Policy
from undercroft.kernel.registry import game as find_game
from undercroft.language.packs import packs_of
from undercroft.presentation.pairs import choose_pairs, nearest
from undercroft.terminal.agreeing import YOU, Order
from undercroft.terminal.console import Leave, Terminal, reader
from undercroft.terminal.menu import Host, setting_up

from .output import Fail, Language, language_or_usual
from .packs import Folders
from .reference import Game
from .variants import HELP, Profile, list_variants, profile_of

CHANCES: dict[str, Policy] = {"seeded": SEEDED, "asked": ASKED}
Scenario = Annotated[str | None, typer.Option("--scenario", metavar="ID", help="Play this scenario at once, outside any campaign.")]
Character = Annotated[list[str], typer.Option("--character", metavar="ID", help="The character you play; repeat it for a party.")]
BotSeat = Annotated[list[str], typer.Option("--bot", metavar="SEAT=KIND", help="Who plays this seat: 2=greedy, or 2=you; can be repeated.")]
Level = Annotated[int | None, typer.Option("--level", metavar="N", help="Your level outside a campaign.", show_default="the scenario's own")]
Difficulty = Annotated[str | None, typer.Option("--difficulty", metavar="D", help="A difficulty of the game.")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**62, help="The seed of the game.", show_default="a new one")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game; the file is not changed.")]
ChanceOption = Annotated[str, typer.Option("--chance", metavar="seeded|asked", help="asked: you roll your own dice and enter the results.")]
Campaign = Annotated[str | None, typer.Option("--campaign", metavar="NAME", help="Continue this campaign, or start it.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours and no screen clearing, for screen readers.")]


def read_bots(pairs: list[str]) -> dict[int, str]:
    """Read `seat=kind` pairs. Seats are counted from 1."""
    found: dict[int, str] = {}
    for pair in pairs:
        seat, _, kind = pair.partition("=")
        if not seat.isdigit() or int(seat) < 1:
            raise Fail(f"--bot takes seat=kind such as 2=greedy, not {pair!r}")
        if kind not in (*BOTS, YOU):
            raise nearest("bot", kind, [*BOTS, YOU])
        found[int(seat)] = kind
    return found


def play(
    game: Game,
    scenario: Scenario = None,
    character: Character = [],  # noqa: B006 (Typer copies it)
    bot: BotSeat = [],  # noqa: B006 (Typer copies it)
    level: Level = None,
    difficulty: Difficulty = None,
    seed: Seed = None,
    load: Load = None,
    chance: ChanceOption = "seeded",
    campaign: Campaign = None,
    profile: Profile = [],  # noqa: B006 (Typer copies it)
    language: Language = None,
    plain: Plain = False,
    pack: Folders = [],  # noqa: B006 (Typer copies it)
) -> None:
    """Play in the terminal: a campaign, a single scenario, or a saved game. Everything is saved after every choice."""
    if chance not in CHANCES:
        raise nearest("kind of chance", chance, CHANCES)
    spoken = language_or_usual(language)
    if sum(given is not None for given in (scenario, load, campaign)) > 1:
        raise Fail("--scenario, --load and --campaign are three different ways to begin: choose one")
    if level is not None and (load is not None or campaign is not None):
        raise Fail("--level is for free play: a campaign's scenarios and saved games have their own")
    module = find_game(game)
    if HELP in profile:
        list_variants(module, spoken)
        return
    packs, chosen = packs_of(module, pack), profile_of(module, profile)
    order = Order(scenario, tuple(character), level, difficulty, seed, CHANCES[chance], chosen, packs, spoken, read_bots(bot))
    console = Console(file=sys.stdout, markup=False, highlight=False, emoji=False, no_color=plain or None, color_system=None if plain else "auto")
    start(Host(Terminal(console, reader(), plain), module, order), load, campaign)


def start(host: Host, load: Path | None, campaign: str | None) -> None:
    """Go straight to what was asked for, otherwise to the menus."""
    order = host.order
    try:
        if order.profile or order.difficulty or order.level is not None:
            with setting_up():
                setup = {**choose_pairs(host.module, host.rules).setups[0], **order.agreed}
            host.table(setup)  # refuses options that no game with these rules can have
        if load is not None:
            host.load(load)
        elif campaign is not None:
            host.named(campaign)
        elif order.scenario is not None:
            with setting_up():
                pairs = choose_pairs(host.module, host.rules, order.scenario, order.characters or ["each"])
            party = pairs.setups[0]["characters"] if len(pairs.setups) == 1 else host.party()
            host.begin({"scenario": order.scenario, "characters": party, **order.agreed})
        else:
            host.main()
    except Leave:
        return
