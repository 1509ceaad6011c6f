"""What lasts between scenarios."""
