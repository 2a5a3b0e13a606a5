"""Picket of 1687 and Piquet of 1754: the pack, the deal, the blank and what is told in hand.

In 1687 the sixes are in the pack: thirty-six cards, of which twelve are left over. Where the two
books rule alike one function cites both; where 1754 changed the rule there are two. How a blank
hinders pique and repique is in ``blank``.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_people, of_play
from executable_rules.mechanics.cards import Rank, pips
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import one_or_more, whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence, said
from executable_rules.piquet import facts
from executable_rules.piquet.counting import by_tens
from executable_rules.piquet.runs import alike, sequences
from executable_rules.piquet.terms import HAND, Hand
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

TALON = 12
"""Cards left on the table in 1687."""

ELDER_TAKES = 8
"""Cards that the eldest may take in of them."""

_SMALL = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)


IN_PACK = yes_no("{card} is in the pack.", "{card} is thrown out of the pack.")
DEAL_BY = yes_no("The twelve cards may be dealt so.", "The twelve cards may not be dealt so.")
OF_BOTH = text("The elder hand counts {0:point}, the younger {1:point}.")


@law("cotton.piquet.1", says=IN_PACK)
def in_the_pack(*, card: of_cards.Card) -> bool:
    """Whether a card is played with in 1687: thirty-six are, from the six up to the ace.

    In 1754, ``in_the_pack_1754``, there are no sixes.
    """
    return not met("throw out of the Pack", card.rank in _SMALL)


@law("seymour.piquet.rules.1", says=IN_PACK)
def in_the_pack_1754(*, card: of_cards.Card) -> bool:
    """Whether a card is played with in 1754: thirty-two are, from the seven up to the ace."""
    return not met("throw out all the Duces", card.rank in (*_SMALL, Rank.SIX))


@law(
    "cotton.piquet.3",
    "seymour.piquet.rules.6",
    "seymour.piquet.rules.7",
    says=text("The card is reckoned for {:point}."),
)
def reckoned_for(*, card: of_cards.Card) -> int:
    """For how many a card is reckoned in the ``Ruff`` or point: its spots, the ace eleven.

    That court cards are ten 1754 adds in its next sentence; 1687 does not say it.
    """
    if met("the Ace only excepted", card.rank is Rank.ACE, "an Ace is always reckoned for Eleven"):
        return 11
    return pips(card)


@law("cotton.piquet.4", says=DEAL_BY)
def may_deal_by(*, packets: facts.Packets) -> bool:
    """Whether twelve cards may be dealt so in 1687: by two to four at a time, as he pleases.

    In 1754 all packets must be of one number: ``may_deal_by_1754``.
    """
    most = met("so that he exceed not four", max(one_or_more("packets", packets)) <= 4)
    return most and met("nor deal under two", min(packets) >= 2) and sum(packets) == HAND


@law("seymour.piquet.rules.10", says=DEAL_BY)
def may_deal_by_1754(*, packets: facts.Packets) -> bool:
    """Whether twelve cards may be dealt so in 1754: by four, three or two, the same to the end.

    In 1687 the number may change: ``may_deal_by``.
    """
    numbers = set(one_or_more("packets", packets))
    same = met("with the same Number as he begins", len(numbers) == 1)
    by = met("by 4, by 3, or by 2 at a Time", numbers <= {4, 3, 2})
    return same and by and sum(packets) == HAND


@law(
    "cotton.piquet.28",
    "seymour.piquet.rules.3",
    "bellecour.piquet.idea.3",
    "academie.piquet.idea.3",
    says=text("The {:seat} player deals."),
)
def deals_first(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Which of two players (0 and 1) deals: the one who shews the lowest card in cutting.

    The ace is the highest, as in the play. It is not said what follows if both cut alike. For "the
    last Card deals" of 1687, "the worst" is read.
    """
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), 2, 2)
    return said(carried_by(cards_cut_by_seat, ACE_HIGH[::-1]))


@law(
    "cotton.piquet.5",
    "seymour.piquet.rules.11",
    "seymour.piquet.rules.12",
    "bellecour.piquet.discard.1",
    "academie.piquet.discard.1",
    says=text("The “blank”, carte blanche, counts {:point}."),
)
def blank(*, hand: facts.Hand, has_shown: of_conduct.HasShown = True) -> int:
    """What a ``blank`` or ``carte-blanche``, a hand without court cards, counts if shown: ten."""
    whole_number("hand", len(hand), HAND - 1, HAND + 1)
    none = met(
        "finding never a Court-Card among them",
        not any(it.rank.court for it in hand),
        "has not one Court-Card in his Hand",
        "finds that he has a Carte Blanche",
        "s'il n'a point de peintures dans son jeu",
    )
    return 10 if none and has_shown else 0


@law("cotton.piquet.6", "seymour.piquet.rules.12", says=text("He must lay out {:card}."))
def must_lay_out(*, card_count: facts.CardCount, cards_discarded: facts.CardsDiscarded) -> int:
    """How many cards a player must lay out who has a blank: neither more nor fewer than he
    declared.
    """
    return whole_number("card_count", card_count)


@law("cotton.piquet.8", says=text("He may take in {:card}."))
def may_take_in(*, who: facts.Who, elder_cards_taken: facts.ElderCardsTaken = ELDER_TAKES) -> int:
    """How many cards a player may take in of the twelve of 1687: the eldest eight at most.

    The other ``may take in what he thinks fit``, that is what is left (1754: ``may_take_in_1754``).
    """
    took = whole_number("elder_cards_taken", elder_cards_taken, 1, ELDER_TAKES)
    return ELDER_TAKES if who is Hand.ELDER else TALON - took


@law("seymour.piquet.rules.14", says=text("He may take in {:card}."))
def may_take_in_1754(*, who: facts.Who, elder_cards_taken: facts.ElderCardsTaken = 5) -> int:
    """How many cards a player may take in of the eight of 1754: the first five, the dealer three.

    The dealer may take all that is left. In 1687 they take of twelve cards: ``may_take_in``.
    """
    took = whole_number("elder_cards_taken", elder_cards_taken, 1, 5)
    return 5 if met("he, who is to play first", who is Hand.ELDER) else 8 - took


@law(
    "cotton.piquet.9",
    "seymour.piquet.rules.18",
    says=yes_no("He may lay out {card_count:card}.", "He may not lay out that number of cards."),
)
def may_discard(*, card_count: facts.CardCount, limit: of_play.Limit) -> bool:
    """Whether this many cards may be laid out: one at least, however good the game is."""
    one = met(
        "obliged to discard one Card at least",
        card_count >= 1,
        "obliged to discard at least one",
    )
    return one and card_count <= limit


@law("cotton.piquet.10", "cotton.piquet.11", says=OF_BOTH)
def ruff(
    *, elder_points: facts.ElderPoints, younger_points: facts.YoungerPoints
) -> tuple[int, int]:
    """What each counts for the ``Ruff`` (pips of a suit): one for ten, if he has the most.

    One for every ten, and one for five over. It is the elder's unless the younger makes more; in
    1754, ``point_1754``, equal points count to neither.
    """
    good = met("if the youngest makes no more", younger_points <= elder_points)
    return (by_tens(elder_points), 0) if good else (0, by_tens(younger_points))


@law(
    "seymour.piquet.rules.19",
    "seymour.piquet.rules.20",
    "seymour.piquet.rules.58",
    "seymour.piquet.capot.2",
    says=OF_BOTH,
)
def point_1754(
    *, elder_points: facts.ElderPoints, younger_points: facts.YoungerPoints
) -> tuple[int, int]:
    """What elder and younger count for the ``point``: one for every ten, and one for five over.

    Equal points count to neither; in 1687, ``ruff``, to the elder.
    """
    if met("are equal in both Hands", elder_points == younger_points):
        return 0, 0
    return (
        (by_tens(elder_points), 0)
        if elder_points > younger_points
        else (0, by_tens(younger_points))
    )


@law(
    "cotton.piquet.12",
    "seymour.piquet.rules.21",
    "seymour.piquet.rules.56",
    only={"card_count=9": ("cotton",)},
    says=text("The sequence counts {:point}."),
)
def sequence_worth(*, card_count: facts.CardCount) -> int:
    """What a sequence of this many cards counts: tierce 3, quart 4, quint 15, and so upward.

    Nine is the most in 1687, with the six; the pack of 1754 has eight cards of a suit.
    """
    whole_number("card_count", card_count, 3, 9)
    return card_count + (
        10 if met("for a Quint fifteen", card_count >= 5, "the Quintes fifteen") else 0
    )


@law("cotton.piquet.13", "cotton.piquet.14", says=text("His sequences count {:point}."))
def sequences_good_1687(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> int | Silence:
    """What a hand counts for sequences: all if it has the best, which ``drowns`` (bars) the
    other's.

    The longer is better, of equally long ones the higher. Of two best that are equal 1687 says
    nothing.
    """
    own = sequences(hand)
    best, his = max(own, default=()), max(sequences(other_hand), default=())
    if not met("he that hath the biggest Sequence", best > his):
        return Silence.NOT_SAID if own and best == his else 0
    return sum(sequence_worth(card_count=cards) for cards, _ in own)


@law(
    "seymour.piquet.rules.22",
    "seymour.piquet.rules.23",
    "seymour.piquet.rules.48",
    "seymour.piquet.rules.49",
    "seymour.piquet.rules.50",
    "seymour.piquet.capot.2",
    "bellecour.piquet.point.4",
    "academie.piquet.point.4",
    "bellecour.piquet.huitiemes.3",
    "academie.piquet.huitiemes.3",
    "bellecour.piquet.huitiemes.4",
    "academie.piquet.huitiemes.4",
    says=text("His sequences count {:point}."),
)
def sequences_good(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> int:
    """What a hand counts for sequences: all of them if it has the best, which sets others aside.

    The longer is better, of as long ones that of the highest card. Equal ones count to neither.
    """
    own, his = sequences(hand), sequences(other_hand)
    best = not his or max(own, default=()) > max(his)
    if not met(
        "he who has the best Tierce, Quart, Quint",
        best,
        "by a superior Teirce, Quart, Quint",
        "he who has the highest Teirce, Quart, Quint",
        "by favour of a Teirce, Quart, Quint, &c. which are good",
        "par une quinte ou quatriéme, ou tierce supérieure",
        "celui qui a la plus haute tierce",
        "à la faveur d'une tierce ou quatriéme ou quinte",
    ):
        return 0
    return sum(sequence_worth(card_count=cards) for cards, _ in own)


@law(
    "cotton.piquet.15",
    "cotton.piquet.16",
    "cotton.piquet.17",
    "seymour.piquet.rules.24",
    "seymour.piquet.rules.25",
    "seymour.piquet.rules.26",
    "seymour.piquet.rules.27",
    "seymour.piquet.rules.28",
    "seymour.piquet.rules.51",
    says=text("His threes and fours count {:point}."),
)
def ternaries_good(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> int:
    """What a hand counts for ``ternaries`` and ``quatorzes``, threes and fours from ace to ten.

    Three and fourteen for each that it has, if it has the best: four before three, then the rank.
    """
    own, his = alike(hand), alike(other_hand)
    if met(
        "The higher drowns the lower",
        bool(his) and max(own, default=()) < max(his),
        "the other's are higher",
    ):
        return 0
    return sum(14 if met("four Aces", number == 4, "4 Aces") else 3 for number, _ in own)
