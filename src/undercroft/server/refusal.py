"""What a seat asked for and does not get."""

from __future__ import annotations


class Refusal(Exception):
    """A frame that cannot be carried out: a short code for programs and a text for people."""

    def __init__(self, error: str, detail: str) -> None:
        super().__init__(detail)
        self.error, self.detail = error, detail
