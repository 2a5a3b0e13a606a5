"""What a reading page adds to the words of a book: regular spellings, terms, signs of cards.

None of it changes the words as printed. A regular spelling stands hidden beside the old one, and
the style sheet shows one or the other. A term that the book itself explains is a link. The sign of
a card is an attribute: the style sheet shows it, and a screen reader passes over it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from lawsofplay.lexicon.regular import WORD
from lawsofplay.site.escaping import text
from lawsofplay.site.terms import Entry, Index

RANKS = {
    "ace": "A", "king": "K", "queen": "Q", "knave": "J", "ten": "10", "nine": "9", "eight": "8",
    "seven": "7", "six": "6", "five": "5", "four": "4", "three": "3", "trey": "3", "deuce": "2",
    "duce": "2", "two": "2", "as": "A", "roi": "R", "roy": "R", "dame": "D", "valet": "V",
    "dix": "10", "neuf": "9", "huit": "8", "sept": "7", "cinq": "5", "quatre": "4", "trois": "3",
    "deux": "2",
}  # fmt: skip
"""The ranks of cards in both languages, and their signs on the cards of each."""

SUITS = {
    "spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣",
    "pique": "♠", "cœur": "♥", "coeur": "♥", "carreau": "♦", "trefle": "♣", "tréfle": "♣",
    "trèfle": "♣",
}  # fmt: skip

_RANK = "|".join(RANKS)
_SUIT = "|".join(SUITS)
_CARD = re.compile(
    rf"\b({_RANK})\s+(?:of|de)\s+({_SUIT})s?\b(?:\s+(?:or|ou\s+de|ou)\s+({_SUIT})s?\b)?",
    re.IGNORECASE,
)


@dataclass
class Wording:
    """How the words of one reading page are written.

    ``regular`` gives the regular spelling of a word. ``index`` has the book's terms, ``games`` the
    game of each division, and ``game`` is that of the division at hand. ``link`` leads from a term
    to its explanation. ``used`` gathers the entries that are linked, ``seen`` those of the section
    at hand. ``regularised`` counts the words that have two spellings.
    """

    regular: Callable[[str], str]
    index: Index | None
    games: Mapping[str, str]
    link: Callable[[Entry], str]
    game: str = ""
    seen: set[str] = field(default_factory=set)
    used: dict[str, Entry] = field(default_factory=dict)
    regularised: int = 0

    def section(self, address: str) -> tuple[str, set[str]]:
        """Begin a division; give what `resume` needs when the division ends."""
        before = self.game, self.seen
        self.game, self.seen = self.games.get(address, self.game), set()
        return before

    def resume(self, before: tuple[str, set[str]]) -> None:
        """Go on with the division that holds the one that ended."""
        self.game, self.seen = before

    def html(self, value: str, *, cut: tuple[bool, bool], terms: bool, cards: bool) -> str:
        """Some words as HTML.

        ``cut`` says whether the first and the last word may be parts of longer words, which go on
        in a doubtful or supplied stretch; such parts stay as they are. ``terms`` and ``cards`` say
        whether links of terms and signs of cards are added.
        """
        first = _LEADING.match(value).end() if cut[0] else 0  # type: ignore[union-attr]
        last = _TRAILING.search(value, first).start() if cut[1] else len(value)  # type: ignore[union-attr]
        shown, end = [text(value[:first])], first
        for match in _CARD.finditer(value, first, last) if cards else ():
            shown += [self._terms(value[end : match.end()], terms), card(match)]
            end = match.end()
        return "".join([*shown, self._terms(value[end:last], terms), text(value[last:])])

    def _terms(self, value: str, terms: bool) -> str:
        shown, end = [], 0
        for start, stop, entry in self._found(value) if terms else ():
            inside = self._words(value[start:stop])
            name = "" if entry.address in self.used else f' id="use-{entry.address}"'
            self.used.setdefault(entry.address, entry)
            link = f'<a class="term"{name} href="{self.link(entry)}">{inside}</a>'
            shown += [self._words(value[end:start]), link]
            end = stop
        return "".join([*shown, self._words(value[end:])])

    def _found(self, value: str) -> Iterator[tuple[int, int, Entry]]:
        """The terms of the game at hand that the section does not link yet."""
        for start, stop, entry in self.index.find(value, self.game) if self.index else ():
            if entry.address not in self.seen:
                self.seen.add(entry.address)
                yield start, stop, entry

    def _words(self, value: str) -> str:
        shown, end = [], 0
        for match in WORD.finditer(value):
            regular = self.regular(match[0])
            if regular == match[0]:
                continue
            self.regularised += 1
            both = _both(text(match[0]), text(regular))
            shown += [text(value[end : match.start()]), both]
            end = match.end()
        return "".join([*shown, text(value[end:])])


_LEADING = re.compile(r"\w*")
_TRAILING = re.compile(r"\w*$")


def _both(printed: str, regular: str) -> str:
    """A word in both spellings; without a style sheet only the printed spelling is seen."""
    return f'<span class="orig">{printed}</span><span class="reg" hidden>{regular}</span>'


def card(match: re.Match[str]) -> str:
    """The sign of a card that words name, for the eye alone; two signs where they name two suits.

    >>> card(re.match(_CARD, "Ace of Spades"))
    '<span class="card" data-card="♠A" aria-hidden="true"></span>'
    """
    rank = RANKS[match[1].lower()]
    suits = (SUITS[suit.lower()] for suit in match.groups()[1:] if suit)
    return "".join(
        f'<span class="card{" red" if suit in "♥♦" else ""}" data-card="{suit}{rank}"'
        ' aria-hidden="true"></span>'
        for suit in suits
    )
