"""The pages of the site are made by tools, which are scripts: their folder goes on the path."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
