"""How a game is played, taught by its cases: each says in plain words what its laws rule.

A case of the casebook belongs to one of the parts of a game (deal, play, scoring...). Its heading
is the sentence, and the laws that it quotes are its grounds. Its rows are the proof: in every run
of the tests the functions answer so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from lawsofplay.model.edition import Law
from lawsofplay.model.witness import Witness
from lawsofplay.rules.casebook.model import PARTS, Case
from lawsofplay.rules.named import Call
from lawsofplay.site.drawn import cards_of, picture
from lawsofplay.site.library import SISTERS, Library
from lawsofplay.site.pictures.positions import of_position, position_of
from lawsofplay.site.quoted import as_sentence

TITLES = {
    "balls": {"players": "Players, balls and sticks", "deal": "Beginning"},
    "board": {"players": "Players, board and men", "deal": "Setting out"},
    "dice": {"players": "Players and dice", "deal": "Beginning"},
}
"""Titles of parts in games that are played with balls, a board or dice, not with cards."""


_WITH_CARDS = ("players", "variants")
"""Parts in which cards are drawn: there an answer of many cards is a pack or an order."""

_WITH_POSITIONS = ("deal", "play", "end", "variants")
"""Parts in which boards and tables are drawn."""

_PICTURES, _FEWEST = 2, 4
"""The most pictures of a case, and the fewest cards of a picture."""


@dataclass(frozen=True)
class Sentence:
    """What a case says, as a sentence, and the laws of the game that are its grounds.

    ``drawn`` are pictures with captions: packs and orders of cards that its function answers, and
    boards and tables. ``position`` is a call about a board or tables, to be drawn if it is new.
    """

    words: str
    laws: tuple[Law, ...]
    drawn: tuple[tuple[str, Markup], ...] = ()
    position: tuple[str, Call] | None = None


@dataclass(frozen=True)
class Telling:
    """Sentences of one book, of a book and its translation, or of several books, in order."""

    books: tuple[Witness, ...]
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class TaughtPart:
    """A part of a game: its name in `PARTS`, its title for readers, what the books say of it."""

    name: str
    title: str
    tellings: tuple[Telling, ...]


class Teaching:
    """The cases by game, as the laws that they quote have it; read once for all games."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._cases: dict[str, list[tuple[str, Case, tuple[Law, ...]]]] = {}
        for book in library.casebooks:
            for part, case in book.parted:
                for slug, laws in _laws_by_game(library, case).items():
                    self._cases.setdefault(slug, []).append((part, case, tuple(laws)))

    def of(self, slug: str) -> tuple[TaughtPart, ...]:
        """How a game is played, part by part; parts without cases are left out."""
        by_part: dict[str, list[Sentence]] = {name: [] for name in PARTS}
        drawn = DrawnSoFar(set(), set())
        for part, case, laws in self._cases.get(slug, ()):
            sentence = _sentence(part, case, laws)
            if part and sentence not in by_part[part]:
                by_part[part].append(sentence)
        for part, sentences in by_part.items():
            by_part[part] = [drawn.without(sentence) for sentence in sentences]
        played = str(self._library.games[slug].get("played_with", "cards"))
        return tuple(
            TaughtPart(name, title_of(name, played), _tellings(self._library, sentences))
            for name, sentences in by_part.items()
            if sentences
        )


@dataclass(frozen=True)
class DrawnSoFar:
    """What a page has drawn already: pictures, and functions of which it has drawn a position."""

    pictures: set[Markup]
    functions: set[str]

    def without(self, sentence: Sentence) -> Sentence:
        """A sentence with only those of its pictures that are new; they are added to the drawn.

        Of the positions put to one function only the first is drawn, to keep the page light.
        """
        candidates = [*sentence.drawn]
        if sentence.position and sentence.position[0] not in self.functions:
            candidates += of_position(*sentence.position)
            self.functions.add(sentence.position[0])
        new = [(caption, drawn) for caption, drawn in candidates if drawn not in self.pictures]
        self.pictures.update(picture for _, picture in new)
        return replace(sentence, drawn=tuple(new))


def title_of(part: str, played_with: str) -> str:
    """The title of a part in a game; ``played_with``: cards, board, dice or balls.

    >>> title_of("deal", "cards"), title_of("deal", "board"), title_of("end", "dice")
    ('Deal', 'Setting out', 'End')
    """
    return TITLES.get(played_with, {}).get(part, PARTS[part])


def _sentence(part: str, case: Case, laws: tuple[Law, ...]) -> Sentence:
    """The sentence of a case in a part."""
    drawn = tuple(_pictures(case)) if part in _WITH_CARDS else ()
    position = position_of(case) if part in _WITH_POSITIONS else None
    return Sentence(as_sentence(case.heading), laws, drawn, position)


def _pictures(case: Case) -> Iterator[tuple[str, Markup]]:
    """The first packs and orders of cards among the answers of a case.

    An answer does not count if one of its facts is cards itself, such as a hand.
    """
    rows = [row for question in case.questions for row in question.rows if not row.refused]
    shown = [
        (_caption(row.facts), cards)
        for row in rows
        if not any(cards_of(value) for _, value in row.facts)
        and len(cards := cards_of(row.answer)) >= _FEWEST
    ]
    yield from ((caption, picture(cards)) for caption, cards in shown[:_PICTURES])


def _caption(facts: Iterable[tuple[str, str]]) -> str:
    """Facts as the caption of a picture.

    >>> _caption([("players", "{2, 4}"), ("is_trump", "no")])
    'players: 2, 4; not trump'
    """
    return "; ".join(_captioned(name.replace("_", " "), value) for name, value in facts)


def _captioned(name: str, value: str) -> str:
    if value in ("yes", "no"):
        return name.removeprefix("is ") if value == "yes" else f"not {name.removeprefix('is ')}"
    return f"{name}: {value.strip('{}')}"


def _laws_by_game(library: Library, case: Case) -> dict[str, list[Law]]:
    """The laws that a case quotes, each once, by game."""
    by_game: dict[str, list[Law]] = {}
    for address in dict.fromkeys(quoted.address for quoted in case.quoted):
        if law := library.edition.laws.get(address):
            by_game.setdefault(law.game, []).append(law)
    return by_game


_FAMILIES = {book: frozenset({book, other}) for book, other in SISTERS.items()}
"""By book that is a translation or has one: the two books."""


def _tellings(library: Library, sentences: Iterable[Sentence]) -> tuple[Telling, ...]:
    """Sentences by the books that say them: first those of several books, then each book's own.

    A translation and its original count as one.
    """
    place = {address: number for number, address in enumerate(library.edition.laws)}
    by_books: dict[frozenset[str], list[Sentence]] = {}
    for sentence in sorted(
        sentences, key=lambda sentence: min(place[law.address] for law in sentence.laws)
    ):
        books = frozenset(law.witness for law in sentence.laws)
        family = _FAMILIES.get(min(books), frozenset({min(books)}))
        by_books.setdefault(family if books <= family else frozenset(), []).append(sentence)
    order = list(library.witnesses)
    several = by_books.pop(frozenset(), [])
    shared = [_telling(library, several)] if several else []
    own = sorted(by_books, key=lambda books: min(map(order.index, books)))
    return (*shared, *(_telling(library, by_books[books]) for books in own))


def _telling(library: Library, sentences: list[Sentence]) -> Telling:
    """Sentences with the books that say one of them, in the edition's order."""
    books = {law.witness for sentence in sentences for law in sentence.laws}
    return Telling(
        tuple(book for siglum, book in library.witnesses.items() if siglum in books),
        tuple(sentences),
    )
