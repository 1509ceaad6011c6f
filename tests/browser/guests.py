"""People who come to a table by a link."""

from __future__ import annotations

from tests.browser.player import Player


def invitation(host: Player, name: str) -> str:
    """A link in the dialog that shares a table."""
    return host.page.get_by_role("textbox", name=name, exact=True).input_value()


def invitations(host: Player, *names: str) -> list[str]:
    """Links by the menu of the table."""
    host.menu("ui-share")
    found = [invitation(host, name) for name in names]
    host.dialog(host.word("ui-share")).get_by_role("button", name=host.word("ui-close")).click()
    return found


def come_in(player: Player, link: str, name: str) -> None:
    player.page.goto(link)
    player.page.get_by_role("textbox", name=player.word("ui-your-name")).fill(name)
    player.button("ui-come-in").click()
