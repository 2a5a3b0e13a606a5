"""Playing cards drawn: a hand, an order of trumps or a whole pack, as one picture in the page.

A card of each suit, with its edge and its sign, is drawn once in each page that needs it (see
`symbols`). It is repeated wherever such a card lies, with the letter or figure of the rank on it.
The text for readers who do not see the picture names every card. Cards are written ``KS, 10H``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup

from executable_rules.mechanics.cards import Card, Suit

FEWEST = 2
"""The fewest cards of a picture; a single card is plain in words."""

MOST = 52
"""The most cards of a picture: those of a pack."""

_CARD = r"(?:10|[2-9AKQJ])[SHDC]"
_CARDS = re.compile(rf"{_CARD}(?:, {_CARD})+")
_WIDTH, _HEIGHT, _GAP = 34, 50, 4
_OVERLAP = 23
_IN_A_ROW = 13
"""The most cards in one row; more are laid out suit by suit."""

_PATHS = {
    Suit.SPADES: (
        "M12 1C7 8 2 11 2 16a4.6 4.6 0 0 0 8.6 2L9 23h6l-1.6-5a4.6 4.6 0 0 0 8.6-2c0-5-5-8-10-15z"
    ),
    Suit.HEARTS: (
        "M12 22C6 16 1 12 1 7.5A5.5 5.5 0 0 1 12 6a5.5 5.5 0 0 1 11 1.5C23 12 18 16 12 22z"
    ),
    Suit.DIAMONDS: "M12 1l8.5 11L12 23 3.5 12z",
    Suit.CLUBS: (
        "M12 1a5 5 0 0 0-3.6 8.5A5 5 0 1 0 10.8 17L9 23h6l-1.8-6a5 5 0 1 0 2.4-7.5A5 5 0 0 0 12 1z"
    ),
}

_CARD_OF = Markup(
    '<rect x="1" y="1" width="{}" height="{}" rx="3"/>'
    '<path transform="translate(5 23)scale(.58)" d="{}"/>'
)
SUITS = {
    f"card-{suit.value}": _CARD_OF.format(_WIDTH, _HEIGHT, path) for suit, path in _PATHS.items()
}
"""A card of each suit without its rank, by the names of their symbols."""


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a text that lists nothing but cards; empty for other texts and for one card.

    >>> [str(card) for card in cards_of("KS, 10H")], cards_of("the king"), cards_of("KS")
    (['KS', '10H'], (), ())
    """
    if not _CARDS.fullmatch(text):
        return ()
    cards = tuple(Card.parse(name) for name in text.split(", "))
    return cards if FEWEST <= len(cards) <= MOST else ()


def cards_drawn(text: object) -> Markup:
    """The picture of the cards that a text lists; empty for any other text."""
    cards = cards_of(str(text))
    return picture(cards) if cards else Markup()


def picture(cards: Sequence[Card]) -> Markup:
    """Cards as a picture, in their order: in one row, or if many in a row for each suit."""
    rows = _rows(cards)
    step = _OVERLAP if max(map(len, rows)) > 1 else _WIDTH
    width = step * (max(map(len, rows)) - 1) + _WIDTH + 2
    height = (_HEIGHT + _GAP) * len(rows) - _GAP + 2
    lying = (
        (card, step * place, (_HEIGHT + _GAP) * row)
        for row, held in enumerate(rows)
        for place, card in enumerate(held)
    )
    shapes = Markup().join(
        Markup("<g{}>{}</g>").format(
            Markup(' class="red"') if red else "", Markup().join(_card(*placed) for placed in group)
        )
        for red, group in groupby(lying, key=lambda placed: placed[0].suit.red)
    )
    return Markup(
        '<svg class="cards" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">'
        "{}</svg>"
    ).format(named(cards), width, height, width, height, shapes)


def named(cards: Sequence[Card]) -> str:
    """The cards in words; the suit is named once for cards of one suit that stand together.

    >>> named(cards_of("KS, QS, 10H"))
    'king and queen of spades; ten of hearts'
    """
    groups = (
        (suit, [card.rank.name.casefold() for card in held])
        for suit, held in groupby(cards, key=lambda card: card.suit)
    )
    return "; ".join(f"{_listed(ranks)} of {suit.name.casefold()}" for suit, ranks in groups)


def _listed(words: Sequence[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def _rows(cards: Sequence[Card]) -> list[list[Card]]:
    if len(cards) <= _IN_A_ROW:
        return [list(cards)]
    return [held for suit in Suit if (held := [card for card in cards if card.suit is suit])]


def _card(card: Card, x: int, y: int) -> Markup:
    """A card at its place: edge, rank, and the sign of its suit below it."""
    position = Markup().join(
        Markup(' {}="{}"').format(name, value) for name, value in (("x", x), ("y", y)) if value
    )
    card_of = Markup('<use href="#card-{}"{}/>').format(card.suit.value, position)
    return card_of + Markup('<text x="{}" y="{}">{}</text>').format(
        x + 12, y + 18, card.rank.letter
    )
