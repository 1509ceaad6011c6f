"""A combat, one module for each of its steps: dice, rerolls, skills and enchantments, wounds. `stages.py` puts them in order."""
