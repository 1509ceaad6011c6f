"""Published measurements name the games they are about, with the versions of their rules. If these have changed since, their pages say so."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.registry import games


def rules_versions() -> dict[str, str]:
    """The installed games with the versions of their rules."""
    return {name: module.rules(module.packs()).version for name, module in games().items()}


def in_words(versions: Mapping[str, str]) -> str:
    return ", ".join(f"{game} with rules {version}" for game, version in versions.items())


def outdated(measured: Mapping[str, str]) -> list[str]:
    """A note for the top of a page if it was measured with other rules or without some game; empty if nothing has changed."""
    changed = {game: version for game, version in rules_versions().items() if measured.get(game) != version}
    return [f"**Measured before {in_words(changed)}.**", ""] if changed else []
