"""The stored index; this is the only module that uses Whoosh.

Every document has three fields of words. ``printed`` has the folded words as they stand. ``en`` or
``fr``, by its language, has the classes of spellings of the same words at the same positions. After
the texts come the things (`things`), which have their words in both languages' classes. The place
of a word in the wordings of a text is the number of the wording. Whoosh says where each word
stands, and which texts have a value in a field.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

from whoosh import fields
from whoosh.analysis import Token, Tokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.index import EmptyIndexError, FileIndex, create_in, open_dir

from lawsofplay.base.errors import InputError
from lawsofplay.finding.spelling import LANGUAGES

FILTERS = ("witness", "game", "kind", "section", "language")
"""The fields by which a search can be limited. A section includes the sections inside it."""
NAMING = ("address", "leaf", "number")
"""The fields by which a query may name a text; see `direct`."""

ANOTHER = "made by another version; run: laws build"
"""The message for an index that this version cannot read."""


class _Words(Tokenizer):  # type: ignore[misc]
    """Gives Whoosh the words of a text: each in its place, and none left out; see `placed`."""

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token(positions=True, mode=kwargs.get("mode", ""))
        for place, own in enumerate(value.split("\n")):
            for word in dict.fromkeys(own.split()):
                token.text = token.original = word
                token.pos, token.stopped, token.boost = place, False, 1.0
                yield token


def placed(words: Iterable[str]) -> str:
    """Words as a row of the index holds them. Those with blanks between them share a place."""
    return "\n".join(words)


def _schema() -> fields.Schema:
    text = fields.TEXT(analyzer=_Words(), phrase=True)
    word_fields = dict.fromkeys(("printed", *LANGUAGES), text)
    filters = {name: fields.ID() for name in FILTERS}
    filters |= {name: fields.ID() for name in NAMING}
    filters["section"] = fields.TEXT(analyzer=_Words(), phrase=False)
    kept = {name: fields.STORED() for name in ("document", "forms")}
    return fields.Schema(**kept, **word_fields, **filters)


def write(folder: Path, rows: Iterable[dict[str, Any]]) -> None:
    """Write an index of one segment, so that the number of each row is its place."""
    writer = create_in(folder, _schema()).writer(limitmb=256, codec=W3Codec(compression=0))
    for row in rows:
        writer.add_document(**row)
    writer.commit()


class _WordPlaces(Collection[int]):
    """The places of a word in a text.

    Their number is known at once; the places are decoded when they are needed.
    """

    __slots__ = ("_coded", "_decode", "_places", "_size")

    def __init__(self, size: int, coded: bytes, decode: Callable[[bytes], list[int]]) -> None:
        self._size, self._coded, self._decode = size, coded, decode
        self._places: list[int] | None = None

    def _decoded(self) -> list[int]:
        if self._places is None:
            self._places = self._decode(self._coded)
        return self._places

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[int]:
        return iter(self._decoded())

    def __contains__(self, place: object) -> bool:
        return place in self._decoded()


class Store:
    """An open index.

    Raises InputError when it cannot be read or is of another version.
    """

    def __init__(self, folder: Path) -> None:
        try:
            index: FileIndex = open_dir(folder)
        except (EmptyIndexError, OSError, ValueError) as error:
            raise InputError(folder.name, "", f"unreadable ({error}); run: laws build") from None
        except (ImportError, AttributeError):
            # Whoosh stores the name of the module that cut the texts into words.
            raise InputError(folder.name, "", ANOTHER) from None
        if index.schema.names() != _schema().names():
            raise InputError(folder.name, "", ANOTHER)
        self._searcher = index.searcher()

    def terms(self, name: str) -> list[str]:
        """All words or values of a field, sorted."""
        return [term.decode("utf-8") for term in self._searcher.reader().lexicon(name)]

    def texts(self, name: str, value: str) -> set[int]:
        """The numbers of the texts and things that have a value in a field."""
        if (name, value) not in self._searcher.reader():
            return set()
        return set(self._searcher.postings(name, value).all_ids())

    def has(self, terms: Iterable[tuple[str, str]]) -> bool:
        """Whether any of some words stands anywhere; each word comes with its field."""
        return any(term in self._searcher.reader() for term in terms)

    def read(self, terms: Iterable[tuple[str, str]]) -> dict[int, Collection[int]]:
        """The places of some words, by text or thing; each word comes with its field."""
        found: dict[int, Collection[int]] = {}
        for name, term in terms:
            if (name, term) in self._searcher.reader():
                for text, places in self._postings(name, term):
                    found[text] = sorted({*found[text], *places}) if text in found else places
        return found

    def _postings(self, name: str, term: str) -> Iterator[tuple[int, Collection[int]]]:
        matcher = self._searcher.postings(name, term)
        decode = self._searcher.schema[name].format.decode_positions
        while matcher.is_active():
            yield matcher.id(), _WordPlaces(int(matcher.weight()), matcher.value(), decode)
            matcher.next()

    def stored(self, number: int) -> dict[str, Any]:
        """What is stored for a text or thing."""
        return dict(self._searcher.stored_fields(number))

    def all_stored(self) -> Iterator[dict[str, Any]]:
        """What is stored for every text and thing, in order."""
        yield from self._searcher.reader().all_stored_fields()
