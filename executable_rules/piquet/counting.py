"""Piquet, of what is counted: the chapters' prose on point, sequences, quatorzes and the hazards.

A deal is counted in the order in which `counts_the_game` does it; it adds up the others.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Rank, pips
from executable_rules.mechanics.numbers import whole_number
from executable_rules.piquet import facts
from executable_rules.piquet.terms import HAND, TELLING_RANKS
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

CARTE_BLANCHE = 10
"""Points of a hand without a court card."""

QUATORZE = 14
"""Points of four aces, kings, queens, knaves or tens."""

HAZARD = 30
"""Points told that make a pic or a repic; a pic adds as many, a repic twice as many."""

CARDS, CAPOT = 10, 40
"""Points for the most tricks, and for all."""


RECKONS = text("He reckons {:point}.", nothing="He reckons nothing.")


@law(
    "bellecour.piquet.point.1",
    "academie.piquet.point.1",
    says=text("The “point”, the pips of the suit, is {:pip}."),
)
def point_of(*, cards: facts.Cards) -> int:
    """The ``point``, the pips of cards of one suit: the ace eleven, the court cards ten."""
    if len({card.suit for card in cards}) != 1:
        raise ValueError("cards must be of one suit, and one at least")
    ace = met(
        "the Ace counts eleven", any(card.rank is Rank.ACE for card in cards), "l'as vaut onze"
    )
    return pips(*cards) + (10 if ace else 0)


def by_tens(point: int) -> int:
    """One for every ten pips of a point, and one for five over.

    >>> [by_tens(point) for point in (34, 35, 44, 45)]
    [3, 4, 4, 5]
    """
    return (point + 5) // 10


@law(
    "bellecour.piquet.point.2",
    "academie.piquet.point.2",
    says=text("The “point” counts {:point}.", nothing="The “point” counts nothing."),
)
def point_counts(*, points: of_play.Points, adversary_points: of_play.AdversaryPoints = 0) -> int:
    """What a ``point`` of these pips counts: one for every ten, and one for five over.

    Only the better point counts; of two equal points neither does. For cards that are in the pack
    this is what both books say: as many as there are cards, except for the point that falls short
    of it.
    """
    if met(
        "that Party only who has the most Points that counts",
        points > adversary_points,
        "c'est celui qui a le plus de points qui les compte",
    ):
        return by_tens(points)
    return 0


@law(
    "bellecour.piquet.idea.12",
    "academie.piquet.idea.12",
    says=text("For “point” they count {:point}."),
)
def tierce_major_for_point(*, that_only: facts.ThatOnly = False) -> int:
    """What ace, king and queen count for ``point`` when good: four, or with some players three.

    By `point_counts` their 31 pips are three; the books say four, and own that some count three.
    """
    return 3 if met("if it is counted for three only", that_only, "comptée que pour trois") else 4


@law(
    "bellecour.piquet.huitiemes.2",
    "academie.piquet.huitiemes.2",
    says=text("The sequence counts {:point}."),
)
def sequence_counts(*, card_count: facts.CardCount) -> int:
    """What a ``sequence`` counts: of three cards 3, of four 4, of five 15, of six 16, of seven 17,
    of eight 18.
    """
    whole_number("card_count", card_count, 3, 8)
    return card_count + (10 if met("a Quint fifteen", card_count >= 5, "en vaut quinze") else 0)


@law(
    "bellecour.piquet.counting.3",
    "academie.piquet.counting.3",
    says=text(
        "His “quatorzes”, fours of a rank, count {:point}.",
        nothing="His “quatorzes”, fours of a rank, count nothing.",
    ),
)
def quatorzes_count(
    *, own_ranks: facts.OwnRanks, adversary_ranks: facts.AdversaryRanks = frozenset()
) -> int:
    """What the ``quatorzes``, fours of a rank, count: fourteen each for the player who has the
    highest, nothing for the other.
    """
    if not own_ranks | adversary_ranks <= set(TELLING_RANKS):
        raise ValueError(
            "own_ranks and adversary_ranks may be aces, kings, queens, knaves and tens"
        )
    if own_ranks & adversary_ranks:
        raise ValueError("adversary_ranks may not be a rank of which all four are held")
    highest = min(own_ranks | adversary_ranks, key=TELLING_RANKS.index, default=None)
    if met(
        "the superior in one Hand, annulling the inferior in the other",
        highest in adversary_ranks,
        "le supérieur annulle l'inférieur",
    ):
        return 0
    return QUATORZE * len(own_ranks)


@law(
    "bellecour.piquet.counting.5",
    "academie.piquet.counting.5",
    "bellecour.piquet.counting.12",
    "academie.piquet.counting.12",
    says=text("He tells {:point} for the card.", nothing="He tells nothing for the card."),
)
def card_tells(*, card: of_cards.Card, is_last: of_state.IsLast = False) -> int:
    """What a card counts in play: one for an ace to a ten; one more if it wins the last trick.

    In the academies every card led or won sometimes counts: ``academies.every_card_tells``.
    """
    tells = met(
        "the only Cards that count in Play", card.rank in TELLING_RANKS, "cartes qui marquent"
    )
    return tells + (1 if met("wins the last Trick", is_last, "fait la derniere levée") else 0)


@law(
    "bellecour.piquet.idea.8",
    "academie.piquet.idea.8",
    "cotton.piquet.24",
    "seymour.piquet.repique.1",
    "seymour.piquet.repique.2",
    says=RECKONS,
)
def repic(
    *, points_in_hand: of_cards.PointsInHand, adversary_points: of_play.AdversaryPoints = 0
) -> int:
    """What points told in hand are worth: thirty before the other has one are ninety (``repic``).

    The French, and the books of 1687 (``Repicy``) and 1754, also say what follows above thirty:
    ninety and the rest. The other English book leaves it to be understood. In French it is enough
    that the other ``ne pare pas``, does not ward it off: points that ward nothing off are not part
    of ``adversary_points``.
    """
    first = met(
        "before his adversary can count one",
        adversary_points == 0,
        "before the other can reckon any thing",
        "when the other has reckoned nothing",
        "sans que l'adversaire puisse rien compter",
    )
    return points_in_hand + (2 * HAZARD if first and points_in_hand >= HAZARD else 0)


@law("bellecour.piquet.idea.9", "academie.piquet.idea.9", "seymour.piquet.pique.1", says=RECKONS)
def pic(
    *,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    adversary_points: of_play.AdversaryPoints = 0,
) -> int:
    """What points told in hand and in play are worth: thirty before the other has told one are
    sixty, a ``pic``.

    The English names the elder hand. The French does so in another place (idea.13), where it says
    that he must be the elder. In 1687, ``picy``, the other must not have played a card. A repic is
    part of ``points_in_hand`` already, and is no pic besides as long as nothing is told in play.
    """
    told = points_in_hand + points_in_play
    first = met(
        "before the other tells one",
        adversary_points == 0,
        "before the other has told any Thing",
        "sans que l'adversaire ait rien compté",
    )
    played = met(
        "by the Cards that he plays",
        points_in_play > 0,
        "part by Play",
        "l'on va en jouant jusqu'à trente",
    )
    return told + (HAZARD if first and played and told >= HAZARD else 0)


@law(
    "bellecour.piquet.idea.13",
    "academie.piquet.idea.13",
    says=text("The dealer reckons {:point}.", nothing="The dealer reckons nothing."),
)
def pic_of_the_dealer(
    *,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    card_led: facts.CardLed,
) -> int:
    """What the dealer counts. If the elder's first card counts, it keeps the dealer from the
    ``pic``.
    """
    return pic(
        points_in_hand=points_in_hand,
        points_in_play=points_in_play,
        adversary_points=card_tells(card=card_led),
    )


@law(
    "bellecour.piquet.idea.10",
    "academie.piquet.idea.10",
    "cotton.piquet.22",
    "cotton.piquet.27",
    "seymour.piquet.rules.34",
    "seymour.piquet.capot.1",
    says=text("He scores {:point} for the cards.", nothing="He scores nothing for the cards."),
)
def capot(*, tricks: facts.Tricks) -> int:
    """What is scored for the cards: ``capot``, all the tricks, forty; the most of them, ten.

    The book of 1687 (``Capet``) counts cards: more than one's own twelve, that is more than six
    tricks. That of 1754 adds that neither scores when the tricks are equal.
    """
    if met("wins all the Cards", tricks == HAND, "wins all the Tricks", "fait toutes les levées"):
        return CAPOT
    return (
        CARDS
        if met(
            "wins the most Tricks only",
            2 * tricks > HAND,
            "he that has most",
            "he that hath the most",
            "celui qui gagne seulement les cartes",
        )
        else 0
    )


@law(
    "bellecour.piquet.idea.11",
    "academie.piquet.idea.11",
    "bellecour.piquet.idea.15",
    "academie.piquet.idea.15",
    "bellecour.piquet.discard.1",
    "academie.piquet.discard.1",
    says=text("The elder hand’s count runs: {:point}."),
)
def counts_the_game(
    *,
    has_carte_blanche: of_conduct.HasCarteBlanche = False,
    elder_counts: facts.ElderCounts = (),
    points_in_play: of_play.PointsInPlay = 0,
    tricks: facts.Tricks,
    adversary_points: of_play.AdversaryPoints = 0,
) -> tuple[int, ...]:
    """The elder's running count: carte blanche, then what he tells in its order, the play, the
    cards.

    All three hazards (repic, pic, capot) may come together: the pic is counted on top of the repic.
    ``elder_counts``: point, sequences and quatorzes. ``adversary_points``: what the other told
    before.
    """
    has = met(
        "counts first",
        has_carte_blanche,
        "takes place before the Point itself",
        "comptés avant le point même",
    )
    first = (CARTE_BLANCHE,) if has else ()
    count, in_hand = [], 0
    for points in (*first, *elder_counts):
        in_hand += points
        count.append(repic(points_in_hand=in_hand, adversary_points=adversary_points))
    played = pic(
        points_in_hand=count[-1] if count else 0,
        points_in_play=points_in_play,
        adversary_points=adversary_points,
    )
    return (*count, played, played + capot(tricks=tricks))
