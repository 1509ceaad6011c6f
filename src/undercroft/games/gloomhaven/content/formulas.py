"""Formulas with L and C, and with X and V, as used by scenarios and boss cards (GH-BOS-05, GH-SPR-17)."""

from __future__ import annotations

import re
from functools import lru_cache

from undercroft.language.grammar import LineError

TOKEN = re.compile(r"\s*(\d+|[A-Za-z]+|[-+*/()])")
MOST = 60
"""The characters allowed in a formula."""


@lru_cache(maxsize=4096)
def evaluate(formula: int | str, level: int, count: int, base: int = 0, moved: int = 0, others: int = 0) -> int:
    """GH-SPR-17, GH-BOS-05: evaluate + - * / ( ), L (scenario level), C (number of characters), base, X (hexes moved this turn) and V (figures on the
    map of the type named on a boss card) to a whole number. Division rounds up."""
    if isinstance(formula, int):
        return formula
    if len(formula) > MOST:
        raise LineError(f"a formula may have {MOST} characters, {formula[:MOST]!r} has more")
    tokens = _tokens(formula)
    value, rest = _sum(tokens, {"l": level, "c": count, "base": base, "x": moved, "v": others})
    if rest:
        raise LineError(f"{formula!r} is no formula: {rest[0]!r} is not expected there")
    return value


def _tokens(formula: str) -> list[str]:
    tokens, at = [], 0
    text = formula.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise LineError(f"{formula!r} is no formula: numbers, L, C, X, V, base, + - * / and brackets are")
        tokens.append(match.group(1).lower())
        at = match.end()
    return tokens


def _sum(tokens: list[str], known: dict[str, int]) -> tuple[int, list[str]]:
    value, rest = _product(tokens, known)
    while rest and rest[0] in "+-":
        other, after = _product(rest[1:], known)
        value, rest = (value + other if rest[0] == "+" else value - other), after
    return value, rest


def _product(tokens: list[str], known: dict[str, int]) -> tuple[int, list[str]]:
    value, rest = _atom(tokens, known)
    while rest and rest[0] in "*/":
        other, after = _atom(rest[1:], known)
        if rest[0] == "/" and not other:
            raise LineError("a formula divides by 0")
        value, rest = (value * other if rest[0] == "*" else -(-value // other)), after
    return value, rest


def _atom(tokens: list[str], known: dict[str, int]) -> tuple[int, list[str]]:
    if not tokens:
        raise LineError("a formula ends too early")
    first, rest = tokens[0], tokens[1:]
    if first == "(":
        value, rest = _sum(rest, known)
        if not rest or rest[0] != ")":
            raise LineError("a formula lacks a closing bracket")
        return value, rest[1:]
    if first.isdigit():
        return int(first), rest
    if first not in known:
        raise LineError(f"{first!r} means nothing in a formula; known: L, C, X, V, base")
    return known[first], rest
