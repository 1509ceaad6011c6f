"""Texts: messages as ids and arguments, rendered from Fluent locales, and the rules reference as data."""
