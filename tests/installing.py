"""Installs a package where only those see it who are told the folder, without a network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SKIRMISH = Path(__file__).parents[1] / "examples" / "skirmish"
"""A game in a package of its own."""
INSTALL = f"{sys.executable} -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps"


def install(package: Path, folder: Path) -> Path:
    """Install a package in a folder, as a wheel."""
    subprocess.run([*INSTALL.split(), "--target", str(folder), str(package)], check=True)
    return folder
