"""Romestecq, the parts of the game: what each is, and how many points it is worth.

To ``gruge`` (*gruger*) is to win in play the cards of a part that another holds. Each part is
weighed for itself: a hand of two aces and two kings has a Double Ningre and two Double Romes.
"""

from __future__ import annotations

from collections.abc import Sequence

from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import Silence
from executable_rules.romestecq import facts
from executable_rules.romestecq.pieces import GREAT, pieces
from executable_rules.romestecq.terms import RANKS, Part
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

WORTH = text("It is worth {:point}.", nothing="It is worth nothing.")


@law(
    "bellecour.romestecq.13",
    "academie.romestecq.13",
    says=text("The {:seat} player wins the party.", none="Nobody has a “Virlicque”."),
)
def virlicque(*, hands: facts.Hands) -> int | None:
    """The seat that wins the party by a ``Virlicque``, four of a rank; none if nobody has it.

    If several have one, the highest ``disannuls`` the lower, that is makes them count for nothing.
    """
    heights = {
        RANKS.index(card.rank): seat
        for seat, hand in enumerate(hands)
        for card in pieces(Part.VIRLICQUE, hand.cards)
    }
    return (
        heights[min(heights)]
        if met(
            "four cards of the same rank", bool(heights), "quatre de quelqu'autre point que ce soit"
        )
        else None
    )


@law("bellecour.romestecq.14", "academie.romestecq.14", says=WORTH)
def double_ningre(
    *, hand: facts.Hand, cards_taken_in_tricks: facts.CardsTakenInTricks
) -> int | Silence:
    """Points of a ``Double Ningre``, two of one rank with two of another: three if he keeps it.

    ``cards_taken_in_tricks``: the cards in the tricks of his own side. The books say nothing of a
    part of which the adverse party wins some cards and not all.
    """
    cards = pieces(Part.DOUBLE_NINGRE, hand)
    if not met("other four cards in like manner", bool(cards), "quatre cartes de deux façons"):
        return 0
    kept = _is_kept(cards, cards_taken_in_tricks)
    if kept is None:
        return Silence.NOT_SAID
    return 3 if met("does not Gruge", kept, "quand on ne le gruge pas") else 0


@law("bellecour.romestecq.15", "academie.romestecq.15", says=WORTH)
def triche(*, hand: facts.Hand, cards_taken_in_tricks: facts.CardsTakenInTricks) -> int | Silence:
    """Points of a ``Triche``, three of a rank: three for aces or kings if the player keeps it.

    The books do not say what one of a lower rank is worth.
    """
    cards = pieces(Part.TRICHE, hand)
    if not cards:
        return 0
    kept = _is_kept(cards, cards_taken_in_tricks)
    great = [card for card in cards if card.rank in GREAT]
    if not met("of aces or kings", bool(great), "est d'as ou de rois") or kept is None:
        return Silence.NOT_SAID
    return 3 if met("if it is not gruged", kept, "s'il n'est point grugé") else 0


@law("bellecour.romestecq.16", "academie.romestecq.16", says=WORTH)
def village(*, hand: facts.Hand) -> int:
    """Points of the ``Village``, two queens and two knaves of the same suits: two in the hand.

    Two tens and two nines are one too. Of the lower cards, eights with sevens and sevens with sixes
    are taken, as the ranks follow one another; the books do not say which of these go together.
    """
    return (
        2
        if met(
            "of the corresponding suits",
            bool(pieces(Part.VILLAGE, hand)),
            "il faudra que les valets soient de pareille couleur",
        )
        else 0
    )


@law("bellecour.romestecq.17", "academie.romestecq.17", says=WORTH)
def double_rome(*, hand: facts.Hand, cards_taken_in_tricks: facts.CardsTakenInTricks) -> int:
    """Points of a ``Double Rome``, two aces or two kings: two, or four if the player keeps them.

    The two points are for having them in hand, even if one or both are ``gruged`` (lost). A player
    who has aces and kings has two Double Romes.
    """
    cards = pieces(Part.DOUBLE_ROME, hand)
    romes = [tuple(card for card in cards if card.rank is rank) for rank in RANKS]
    kept = [_is_kept(rome, cards_taken_in_tricks) for rome in romes if rome]
    return sum(
        4 if met("are not gruged", bool(it), "lorsque les as ou rois ne sont points grugez") else 2
        for it in kept
    )


@law("bellecour.romestecq.18", "academie.romestecq.18", says=WORTH)
def rome(*, hand: facts.Hand) -> int:
    """Points of the ``Rome``, two cards of a rank but not aces or kings: one for each such rank."""
    return len({card.rank for card in pieces(Part.ROME, hand)})


@law("bellecour.romestecq.19", "academie.romestecq.19", says=WORTH)
def stecq(*, seat: facts.SeatAtTable, winners: facts.Winners) -> int:
    """Points of the ``Stecq`` for the player in a seat: a mark for the player who wins the last
    trick.
    """
    return (
        1
        if met("wins the last trick", winners[-1] == seat, "celui qui fait la derniere levée")
        else 0
    )


def holds(part: Part, hand: Sequence[Card], *, is_last: bool) -> bool:
    """Has a player a part, by the rule that says what it is? ``is_last``: he made the last trick.

    >>> from executable_rules.mechanics.cards import cards
    >>> [part.name for part in Part if holds(part, cards("AS AH KC KD"), is_last=False)]
    ['DOUBLE_NINGRE', 'DOUBLE_ROME']
    """
    held = tuple(hand)
    if part is Part.STECQ:
        return is_last
    if part is Part.VIRLICQUE:
        return virlicque(hands=(Held(held),)) is not None
    if part is Part.DOUBLE_NINGRE:
        return double_ningre(hand=held, cards_taken_in_tricks=held) != 0
    if part is Part.TRICHE:
        return triche(hand=held, cards_taken_in_tricks=held) != 0
    if part is Part.DOUBLE_ROME:
        return double_rome(hand=held, cards_taken_in_tricks=held) != 0
    return (village if part is Part.VILLAGE else rome)(hand=held) != 0


def _is_kept(cards: Sequence[Card], taken: Sequence[Card]) -> bool | None:
    """Did his side win all the cards of a part? None where it won some of them and not all."""
    won = [card in taken for card in cards]
    if all(won):
        return True
    return None if any(won) else False
