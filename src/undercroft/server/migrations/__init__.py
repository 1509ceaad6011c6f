"""Migrations that bring the database of an older version up to date."""
