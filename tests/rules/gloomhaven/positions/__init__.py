"""Monster turns of Gloomhaven worked out by hand from the rules, with every tied outcome."""
