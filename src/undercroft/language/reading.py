"""Code shared by the loaders of all games: reading parts of a pack so that every error names file and line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from undercroft.kernel.packs import PackError

from .documents import Document, Path
from .documents import nearest as nearest
from .grammar import Idle, LineError
from .lines import Line, Vocabulary
from .packs import SLUG

T = TypeVar("T")


class PackReader:
    """Reads parts of documents, and reports errors with their position."""

    REFUSALS: ClassVar[tuple[type[ValueError], ...]] = (LineError,)
    """The exceptions that mean that part of a pack is invalid."""
    kept = False
    """Whether the pack comes from a game that began with it. It is read as it was then, even if newer checks would refuse it."""

    def at(self, doc: Document, path: Path, read: Callable[[], T]) -> T:
        """Call `read`, and add file and line to its errors."""
        try:
            return read()
        except self.REFUSALS as e:
            raise PackError(f"{doc.at(path)}: {e}") from None

    def check(self, doc: Document, path: Path, legal: Callable[[], None]) -> None:
        """Call a function that refuses a line, and add file and line to its errors."""
        try:
            self.at(doc, path, legal)
        except PackError as e:
            if not (self.kept and isinstance(e.__context__, Idle)):
                raise

    def resolve(self, check: Callable[..., None], *arguments: Any) -> None:
        """Check that what a pack names exists."""
        if not self.kept:
            check(*arguments)

    def line(self, doc: Document, path: Path, text: str, vocabulary: Vocabulary) -> Line:
        return self.at(doc, path, lambda: vocabulary.read(text))

    def new(self, doc: Document, path: Path, id: str, known: Mapping[str, Any], what: str, hint: str = "") -> None:
        """Check that a new id is well formed and not used yet; if it is used, the hint says what to do."""
        if not SLUG.fullmatch(id):
            raise PackError(f"{doc.at(path)}: {id!r} is not an id: small letters, digits and hyphens")
        if id in known:
            raise PackError(f"{doc.at(path)}: there is already {what} called {id!r}{hint}")

    def known(self, doc: Document, path: Path, id: str, known: Mapping[str, Any], what: str) -> None:
        """Check that an id exists."""
        if id not in known:
            raise PackError(f"{doc.at(path)}: no {what} is called {id!r}{nearest(id, known)}")


def title(id: str) -> str:
    """A name derived from an id, used if the pack gives none."""
    return id.replace("-", " ").title()
