"""The Comet: how the cards are played off, hocs, and the Comet for what card one pleases.

A *hoc* is a card at which its player stops and from which nobody goes on, so that he leads again.
"""

from __future__ import annotations

from itertools import groupby, pairwise

from executable_rules.comet import facts
from executable_rules.comet.terms import NATURAL, Face, above, checked
from executable_rules.facts import of_play, of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, text, yes_no


class Turn(Worded):
    """Who plays when a player has stopped, and what."""

    OTHER = "the other plays the card that was wanting"
    OTHER_MAY = "the other may put the Comet for it; else he that stopped leads what he pleases"
    SAME = "he that stopped leads what card he pleases"


@law(
    "bellecour.comet.10",
    "academie.comet.10",
    says=text("He may lead this card alone: {}.", several="He may lead one of these: {}."),
)
def may_lead(*, hand: facts.Hand) -> frozenset[Face]:
    """The cards with which the eldest may begin: any of his hand, not only the lowest."""
    checked(hand)
    return frozenset(hand)


@law(
    "bellecour.comet.14",
    "academie.comet.14",
    says=text("The other plays the {}.", none="The other plays no card to it."),
)
def answer_to(*, last_card: facts.LastCard, hand: facts.Hand) -> Face | None:
    """What the other plays when one stops and says ``four sans five``: the five, if he can.

    None when he has it not either. Another law (23) lets him put the Comet for it.
    """
    wanting = above(last_card)
    return wanting if wanting and met("if he has it", wanting in hand, "s'il en a un") else None


@law("bellecour.comet.15", "academie.comet.15", says=text("He plays these one after another: {}."))
def run_from(*, first_card: facts.FirstCard, hand: facts.Hand) -> tuple[Face, ...]:
    """The cards that a player must play from one on, in the natural order, as far as he has them.

    The king is the highest.

    Raises ValueError for a card that he has not.
    """
    checked(hand)
    if first_card not in hand:
        raise ValueError(f"first_card={first_card.name} cannot be: it is not in the hand")
    run = [first_card]
    while (wanting := above(run[-1])) and wanting in hand:
        run.append(wanting)
    return tuple(run)


@law(
    "bellecour.comet.15",
    "academie.comet.15",
    says=yes_no(
        "He may begin again by what card he thinks proper.",
        "He may not begin again: he follows the natural order.",
    ),
)
def leads_again(*, last_card: facts.LastCard) -> bool:
    """May a player who has played a card lead again at once what he pleases? Only after the
    king.
    """
    return met("the highest Card of the Game", above(last_card) is None, "plus haute carte du jeu")


@law("bellecour.comet.16", "academie.comet.16")
def after_stopping(*, last_card: facts.LastCard, other_hand: facts.OtherHand) -> Turn:
    """Who plays when a player stops at a card: the other if he has it, else the same player again.

    If the other has not the card wanted either, the player who stopped leads: his card is a hoc,
    and he need not go on with the card above. If the other has the Comet he may put it (law 23).
    """
    if not met(
        "likewise has no",
        answer_to(last_card=last_card, hand=other_hand) is None,
        "si l'autre Joueur n'a pas non-plus de valets",
    ):
        return Turn.OTHER
    return Turn.OTHER_MAY if crosses_for(last_card=last_card, hand=other_hand) else Turn.SAME


@law(
    "bellecour.comet.17",
    "academie.comet.17",
    says=yes_no(
        "The four may be played together.",
        "They are not four of a sort, which may be played together.",
    ),
)
def four_together(*, cards: facts.Cards) -> bool:
    """Whether cards are four of one sort, which may be played together as one.

    The Comet is not of a sort: with three nines it has its own law (18).
    """
    checked(cards)
    return met(
        "Four Cards of the same sort", len(cards) == 4 and len(set(cards)) == 1, "de même espéce"
    )


@law(
    "bellecour.comet.18",
    "academie.comet.18",
    says=yes_no(
        "The nines may be played together.",
        "They are not the three nines, which may be played together.",
    ),
)
def nines_together(*, cards: facts.Cards) -> bool:
    """Whether cards are the three nines, with or without the Comet, which may go together."""
    checked(cards)
    nines = met("three nines", cards.count(Face.NINE) == 3, "Celui qui a les trois neuf")
    others = [card for card in cards if card is not Face.NINE]
    return nines and met(
        "with or without the Comet",
        others in ([], [Face.COMET]),
        "sans la Comete ou avec la Comete",
    )


@law(
    "bellecour.comet.19",
    "academie.comet.19",
    says=yes_no(
        "The kings may be played one after another.", "One king has no other to follow it."
    ),
)
def kings_in_a_row(*, kings: of_play.Kings) -> bool:
    """Whether this many kings may be played immediately after one another: two or three.

    One has no other to follow it. Four go together by law 17.
    """
    return met(
        "two or three Kings", kings in (2, 3), "Celui qui a deux ou trois rois"
    ) or four_together(cards=(Face.KING,) * kings)


@law(
    "bellecour.comet.21",
    "academie.comet.21",
    says=text(
        "He may put the “Comet” for {} alone.",
        several="He may put the “Comet” for one of these: {}.",
        nothing="He has no “Comet” to put.",
    ),
)
def comet_may_go_for(*, hand: facts.Hand) -> frozenset[Face]:
    """The cards for which a player may put the Comet: any. It ``makes Hoc every where``."""
    return frozenset(NATURAL if met("he who has it", Face.COMET in hand, "celui qui l'a") else ())


@law(
    "bellecour.comet.22",
    "academie.comet.22",
    says=text(
        "He may play this card alone: {}.",
        several="He may play one of these: {}.",
        nothing="He has no card left to play.",
    ),
)
def leads_after_comet(*, card: facts.Card, hand: facts.Hand) -> frozenset[Face]:
    """The cards that a player may play after he put the Comet for a card: any that he has left.

    The card that comes next above he need not play. (After a king nobody would in any case.)
    """
    if card is Face.COMET or Face.COMET in hand:
        raise ValueError("the Comet is played: it goes for another card, and is in no hand")
    checked(hand)
    return frozenset(hand)


@law(
    "bellecour.comet.23",
    "academie.comet.23",
    says=text(
        "He may put the “Comet” for the {}.",
        none="There is no card for which he may put the “Comet”.",
    ),
)
def crosses_for(*, last_card: facts.LastCard, hand: facts.Hand) -> Face | None:
    """For which card a player may put the Comet when he ``crosses`` another who stopped at a card.

    None when he has no Comet, or when the other was not stopped, since he had come to the king. He
    need not do it. If he does he plays what card he thinks proper.
    """
    return (
        above(last_card)
        if met("he that has the Comet", Face.COMET in hand, "celui qui a la Cométe")
        else None
    )


@law(
    "bellecour.comet.24",
    "academie.comet.24",
    says=yes_no("The “Comet” can interrupt him.", "The “Comet” cannot interrupt him."),
)
def can_be_interrupted(*, run: facts.Run) -> bool:
    """Whether the Comet can interrupt a player after these cards when he has no more that follow.

    Not if they go in their natural order up to the king.

    Raises ValueError for no sequence.
    """
    if not run or any(above(card) is not after for card, after in pairwise(run)):
        raise ValueError("run cannot be: the cards go upwards, none left out")
    return not met("going up to the King", leads_again(last_card=run[-1]), "jusqu'au roi")


@law(
    "bellecour.comet.25",
    "academie.comet.25",
    says=yes_no("He may stop, and say “Eight sans Nine”.", "He may not stop: he has a nine."),
)
def may_say_eight_sans_nine(*, hand: facts.Hand) -> bool:
    """Whether a player with this hand may stop after an eight, saying ``Eight sans Nine``.

    He may if his only nine is the Comet. If he has another he goes on with it (law 15).
    """
    checked(hand)
    return met("has no other Nine", Face.NINE not in hand, "n'a pas d'autre neuf")


@law(
    "bellecour.comet.12",
    "academie.comet.12",
    says=yes_no("The “Comet” is put for the nine.", "The “Comet” is not put for the nine."),
)
def goes_for_nine(*, last_card: facts.LastCard, is_special: of_state.IsSpecial = False) -> bool:
    """Whether the Comet, played as the last card, is put for the nine: after an eight, or a hoc.

    ``is_special``: nobody could go on from the card before it; so after a king (comet.opera-3).
    """
    return met("after an Eight", last_card is Face.EIGHT, "à la suite d'un huit") or met(
        "after an Hoc", is_special, "aprés un hoc"
    )


@law(
    "bellecour.comet.13",
    "academie.comet.13",
    says=yes_no(
        "The adversary has to “regorge” the “Comet”: it remains in his hand.",
        "The “Comet” is not “regorged”: it does not remain to the adversary at the end.",
    ),
)
def regorges(*, hand: facts.Hand, other_hand: facts.OtherHand) -> bool:
    """Whether a player who keeps the Comet must ``regorge`` it (pay for it): if another played all.

    The English prints that the other regorges it; it means that he makes the holder do so.
    """
    checked(hand, other_hand)
    return met("played all your Cards", not hand, "quand on finit") and met(
        "the Comet remains in your adversary's Hand",
        Face.COMET in other_hand,
        "qu'elle reste dans le jeu de l'adversaire",
    )


def uninterrupted(order: tuple[Face, ...], other: tuple[Face, ...]) -> bool:
    """Could all these cards be played off in this order against the other's hand?

    Each goes one above the last. Or the player begins again after a king, after the Comet, or after
    a card from which neither he nor the other can go on. Four of a sort go as one, and so do the
    three nines. The Comet may be put for any card.

    >>> from executable_rules.comet.terms import faces
    >>> uninterrupted(faces("6 7 8 2"), faces("9")), uninterrupted(faces("6 7 8 2"), faces("K"))
    (False, True)
    >>> uninterrupted(faces("6 2 7"), faces("K"))
    False
    """
    groups = [tuple(same) for _, same in groupby(order)]
    whole = [g for g in groups if four_together(cards=g) or nines_together(cards=g)]
    steps = [g[0] for g in groups for _ in range(1 if g in whole else len(g))]
    return all(_goes_on(card, steps[place + 1 :], other) for place, card in enumerate(steps[:-1]))


def _goes_on(card: Face, rest: list[Face], other: tuple[Face, ...]) -> bool:
    if Face.COMET in (card, rest[0]):
        return True
    held = above(card) in rest
    stops = not held and after_stopping(last_card=card, other_hand=other) is Turn.SAME
    return stops or above(card) is rest[0]
