"""Machina Arcana: a horror crawl over tiles that are discovered as you go. Start reading in `module.py`."""
