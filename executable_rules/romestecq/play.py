"""Romestecq, the play: the order of the cards, who wins a trick, and the names that are said."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.results import Penalty
from executable_rules.mechanics.tricks import winner
from executable_rules.romestecq import facts
from executable_rules.romestecq.pieces import pieces
from executable_rules.romestecq.terms import ORDER, Part
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

ENGLISH = {
    Part.DOUBLE_NINGRE: ("Double-Ningre", "Piece-Ningre"),
    Part.DOUBLE_ROME: ("Double-Rome", "Piece-Rome"),
    Part.ROME: ("Piece-Rome",),
    Part.TRICHE: ("Piece-Triche",),
    Part.VILLAGE: ("Piece-Village",),
}
"""What is said of a piece; of the Virlicque, which wins the party unplayed, no name is told."""

FRENCH = {
    Part.DOUBLE_NINGRE: ("double ningre", "piece de ningre"),
    Part.DOUBLE_ROME: ("piece de double rome",),
    Part.ROME: ("piece de rome",),
    Part.TRICHE: ("piece de triche",),
    Part.VILLAGE: ("piece de village",),
}

NAMED = text(
    "In playing it he says one of these for each part: {}.", nothing="He need name nothing."
)


@law(
    "bellecour.romestecq.12",
    "academie.romestecq.12",
    says=text("From the highest: {}."),
)
def order_of_suit(*, suit: of_cards.Suit) -> tuple[Card, ...]:
    """The cards of a suit, highest first: the ace is above the king, the rest as usual."""
    return ORDER.suits[suit]


@law(
    "bellecour.romestecq.11",
    "academie.romestecq.11",
    "bellecour.romestecq.12",
    "academie.romestecq.12",
    says=text("The {:seat} card wins the trick."),
)
def wins(*, trick: facts.Trick) -> int:
    """Place of the card that wins a trick, the first played being 0: the highest of its suit.

    No suit is trumps, so that an ``inferior`` card played first wins all of other suits.
    """
    return winner(trick, ORDER)


@law("bellecour.romestecq.20", "bellecour.romestecq.22", says=NAMED)
def is_named(*, hand: facts.Hand, card_played: of_cards.CardPlayed) -> tuple[str, ...]:
    """What is said with a card that is part of something: the name of each, as Piece-Rome."""
    return tuple(name for part in _parts_of(hand, card_played) for name in ENGLISH[part])


@law("academie.romestecq.20", "academie.romestecq.22", says=NAMED)
def est_nommee(*, hand: facts.Hand, card_played: of_cards.CardPlayed) -> tuple[str, ...]:
    """What must be said in French with a card that belongs to one part or more of the hand."""
    return tuple(name for part in _parts_of(hand, card_played) for name in FRENCH[part])


@law("bellecour.romestecq.21")
def sets_off_unnamed(
    *,
    hand: facts.Hand,
    card_played: of_cards.CardPlayed,
    words_said: of_play.WordsSaid | None,
    was_marked: of_state.WasMarked,
) -> Penalty:
    """A player who ``sets off``, scores off, points without naming the piece loses the party."""
    names = is_named(hand=hand, card_played=card_played)
    silent = met("without naming it", bool(names) and not _is_among(words_said, names))
    return Penalty.LOSES_PARTY if met("sets off", was_marked) and silent else Penalty.NONE


@law("academie.romestecq.21")
def efface_sans_nommer(
    *,
    hand: facts.Hand,
    card_played: of_cards.CardPlayed,
    words_said: of_play.WordsSaid | None,
    was_marked: of_state.WasMarked,
) -> Penalty:
    """In French, a player who *efface*, scores off, points without naming a piece loses the
    party.
    """
    names = est_nommee(hand=hand, card_played=card_played)
    silent = met("sans l'avoir dit", bool(names) and not _is_among(words_said, names))
    return (
        Penalty.LOSES_PARTY
        if met("celui qui auroit effacé", was_marked) and silent
        else Penalty.NONE
    )


def _parts_of(hand: tuple[Card, ...], card: Card) -> tuple[Part, ...]:
    """The parts with names of which the card is a piece. Raises ValueError if it is not held."""
    if card not in hand:
        raise ValueError(f"card_played={card} cannot be: it is a card of the hand")
    return tuple(part for part in ENGLISH if card in pieces(part, hand))


def _is_among(words: str | None, names: tuple[str, ...]) -> bool:
    return words is not None and words.casefold() in [name.casefold() for name in names]
