"""Piquet: the accidents and penalties of 1754, and the rules of 1687 that stand behind them.

What the loser of a game pays is in ``lurch``.
"""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Chooser, Penalty
from executable_rules.piquet import accident_words as words
from executable_rules.piquet import facts
from executable_rules.piquet.endings import makes, tricks
from executable_rules.piquet.picket import sequences_good, ternaries_good
from executable_rules.piquet.terms import HAND, Counted, Deal, Told, fourth_laid_out
from lawsofplay.rules import law, met, whether


@law("cotton.piquet.rules.1")
def dealt_more(
    *, elder_hand_size: facts.ElderHandSize = HAND, younger_hand_size: facts.YoungerHandSize = HAND
) -> Deal:
    """What becomes of a deal with too many cards in 1687: the elder chooses whether to play it.

    Nothing is said of too few. In 1754, ``dealt_wrong``, both choose, and not when a hand has 15.
    """
    if met("give more Cards than his due", max(elder_hand_size, younger_hand_size) > HAND):
        return Deal.ELDER_CHOOSES
    return (
        Deal.NOTHING_FOLLOWS if min(elder_hand_size, younger_hand_size) == HAND else Deal.NOT_SAID
    )


@law("seymour.piquet.accidents.1", "seymour.piquet.accidents.4", "seymour.piquet.accidents.5")
def dealt_wrong(
    *, elder_hand_size: facts.ElderHandSize = HAND, younger_hand_size: facts.YoungerHandSize = HAND
) -> Deal:
    """What becomes of a wrong deal in 1754: of 13 or 11 the elder chooses; of 15 or 9, deal again.

    The deal is also made again when a hand has still more or still fewer. Nothing is said of 14 and
    10. For 1687 see ``dealt_more``.
    """
    off = max(abs(elder_hand_size - HAND), abs(younger_hand_size - HAND))
    if met("have 15, or but 9 Cards dealt him", off >= 3):
        return Deal.AGAIN
    if off == 2:
        return Deal.NOT_SAID
    return (
        Deal.ELDER_CHOOSES if met("a Card too many, or too few", off == 1) else Deal.NOTHING_FOLLOWS
    )


@law(
    "seymour.piquet.accidents.2",
    "seymour.piquet.accidents.3",
    "seymour.piquet.accidents.4",
    says=words.TAKES_IN_WITH,
)
def takes_in_with(*, hand_size: facts.HandSize, cards_discarded: facts.CardsDiscarded) -> int:
    """How many cards a player takes in if he plays with 13 or 11: as many as bring him to twelve.

    With eleven he lays out one card less than he takes in. With thirteen the elder lays out five
    and takes in four: read as the most, since no elder need take all (``customs.may_exchange``).
    """
    whole_number("hand_size", hand_size, HAND - 1, HAND + 1)
    more = met("having 13 Cards dealt him", hand_size > HAND)
    fewer = met("when he has but 11 Cards dealt", hand_size < HAND)
    return whole_number("cards_discarded", cards_discarded, 1, hand_size) - more + fewer


@law("cotton.piquet.rules.2", "seymour.piquet.accidents.6", says=words.MAY_RECKON)
def may_reckon(*, was_named: of_state.WasNamed, has_played: of_conduct.HasPlayed) -> bool:
    """Whether a player may count a thing told in hand. After a card is played: only if it was
    named.
    """
    return was_named or not met(
        "hath begun to play his Cards",
        has_played,
        "plays down a Card before he remembers to name it",
    )


@law("cotton.piquet.rules.3", "seymour.piquet.accidents.7", says=words.MAY_RECKON_THE_POINT)
def may_reckon_the_point(
    *, has_shown: of_conduct.HasShown, has_played: of_conduct.HasPlayed
) -> bool:
    """Whether a player may count his ``Ruff`` or point: if he shewed it before he played a card.

    1687 asks this of the Ruff only. 1754 asks it of tierces, quarts and quints too
    (``before_play.may_reckon_what_he_named``), but not of threes and fours (``customs.must_shew``).
    """
    return has_shown or not met(
        "before he plays down a Card", has_played, "before he play his first Card"
    )


@law("cotton.piquet.rules.4")
def misreckons(
    *,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    adversary_points: of_play.AdversaryPoints,
    has_played: of_conduct.HasPlayed = True,
    was_found_out: of_state.WasFoundOut = True,
) -> Counted:
    """What both count in 1687 if one counted falsely: he what he makes in play, the other all.

    He counts nothing of what he really has in hand, and the other counts all that he has. But he
    keeps what he makes in play. In 1754, ``counts_false``, he loses that too.

    ``was_found_out``: by the other player, at any time of the game.
    """
    begun = met("hath play'd one of his Cards", has_played)
    found = met("his Adversary finds", was_found_out)
    return Counted(
        points_in_play if begun and found else points_in_hand + points_in_play, adversary_points
    )


@law("seymour.piquet.accidents.10", "seymour.piquet.accidents.11", "seymour.piquet.accidents.21")
def counts_false(
    *,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    adversary_points: of_play.AdversaryPoints,
    cards_cut: of_state.CardsCut = False,
    in_time: of_state.InTime = False,
) -> Counted:
    """What both count in 1754 if one counted a three or four that he had not: he counts nothing.

    He counts nothing in this deal, if it is found before the cut for the next and he did not
    correct himself before he played. The other counts what is good against his real hand. In 1687,
    ``misreckons``, the player at fault keeps what he makes in play.
    """
    saved = met("recollect his Mistake before he plays down", in_time)
    if met("before the Cards are cut for the next Deal", not cards_cut) and not saved:
        return Counted(0, adversary_points)
    return Counted(points_in_hand + points_in_play, adversary_points)


@law(
    "seymour.piquet.accidents.11",
    "seymour.piquet.accidents.12",
    "seymour.piquet.accidents.13",
    says=words.COUNTS_AGAINST_FALSE,
)
def counts_against_false(*, cards: facts.Cards, hand: facts.Hand) -> int:
    """What the other player counts for sequences and threes against one who reckoned falsely.

    The false reckoner's cards count nothing for him. But what he really has may still keep the
    other from counting, and so from the thirty of a pique or a repique.
    """
    alone = sequences_good(hand=hand, other_hand=())
    less = sequences_good(hand=hand, other_hand=cards) < alone
    hindered = met("what he has in his Hand may hinder the other", less)
    return (0 if hindered else alone) + ternaries_good(hand=hand, other_hand=cards)


@law("cotton.piquet.rules.5")
def takes_in_more(
    *,
    cards_discarded: facts.CardsDiscarded,
    cards_taken: facts.CardsTaken,
    points_in_hand: of_cards.PointsInHand,
    points_in_play: of_play.PointsInPlay,
    adversary_points: of_play.AdversaryPoints,
) -> Counted:
    """What a player counts in 1687 if he took in more cards than he laid out: as if he misreckoned.

    So he keeps what he makes in play. In 1754, ``takes_in_wrong``, he counts nothing.
    """
    if met("takes in more Cards than he discardeth", cards_taken > cards_discarded):
        return misreckons(
            points_in_hand=points_in_hand,
            points_in_play=points_in_play,
            adversary_points=adversary_points,
        )
    return Counted(points_in_hand + points_in_play, adversary_points)


@law("seymour.piquet.accidents.14", "seymour.piquet.accidents.15")
def takes_in_wrong(
    *, cards_discarded: facts.CardsDiscarded, cards_taken: facts.CardsTaken
) -> Penalty:
    """What a player suffers in 1754 if he takes in a card more than he lays out: nothing counts.

    With a card more he counts nothing (in 1687, ``takes_in_more``, what he makes in play); with a
    card less he counts all. ``customs.may_turn_back`` lets him turn the card back unseen. Whether
    the 21st law, ``all the aforementioned Cases``, has this one is not clear.
    """
    more = met("He that takes in a Card more", cards_taken > cards_discarded)
    return Penalty.COUNTS_NOTHING if more else Penalty.NONE


@law("seymour.piquet.accidents.16", "seymour.piquet.accidents.17", says=words.CARD_FOR_CARD)
def card_for_card(*, hand: facts.Hand, other_hand: of_cards.OtherHand) -> int:
    """How many of the tricks left the leader is sure of when the other player has fewer cards.

    The other plays ``card for card`` as long as his cards last. The example says twelve cards and
    ten; since one card is left after ten tricks, the leader had eleven.
    """
    met("He that has a Card less than his Number", len(other_hand) < len(hand))
    return makes(frozenset(hand), frozenset(other_hand), True, tricks)


@law("seymour.piquet.accidents.20", "seymour.piquet.accidents.21")
def counts_one_for_another(*, was_named: of_state.WasNamed, in_time: of_state.InTime) -> Penalty:
    """What a player suffers if he counts three kings instead of his aces: he counts nothing.

    He is free if he recollects it before he plays his first card.
    """
    saved = met("recollect his Mistake before he plays down", in_time)
    return Penalty.COUNTS_NOTHING if was_named and not saved else Penalty.NONE


@law(
    "cotton.piquet.rules.6",
    "seymour.piquet.accidents.22",
    only={"cards_mixed=no": ("seymour",)},
    says=words.MAY_PLAY_THEM_OUT,
)
def may_play_them_out(*, cards_mixed: of_state.CardsMixed) -> bool:
    """Whether a player who threw up his cards may take them up and play on: not once they are
    mixed.
    """
    return not met("mingling them with other Cards", cards_mixed, "mix them with the rest")


@law("cotton.piquet.rules.7", "seymour.piquet.accidents.24", says=words.DISCARDS_ALLOWED)
def discards_allowed(*, number: of_play.Number) -> int:
    """How many times a player may discard in a deal, however often he wishes to: once."""
    return 1 if met("to discard twice", number > 1) else number


@law("cotton.piquet.rules.9", says=words.TELLS_WHAT_HE_LAID_OUT)
def tells_what_he_laid_out(
    *,
    cards: facts.Cards,
    discard: facts.Discard,
    allowed_as_good: of_conduct.AllowedAsGood,
    was_asked: of_state.WasAsked,
) -> Card | None:
    """Which card a player must tell in 1687 if he counts three of a rank and laid out the fourth.

    He must if the other ``allowed`` his three, said that they are good, and asks him. 1754,
    ``tells_and_shews``, does not ask that they were allowed, and makes him shew the card too.
    """
    fourth = fourth_laid_out(cards, discard)
    good = met("the other say to him it is good", allowed_as_good)
    return fourth if met("if he ask him", was_asked) and good else None


@law("seymour.piquet.accidents.30", says=words.TELLS_AND_SHEWS)
def tells_and_shews(
    *,
    cards: facts.Cards,
    discard: facts.Discard,
    was_asked: of_state.WasAsked,
    is_forced: of_state.IsForced = False,
) -> Told:
    """Which card a player tells in 1754, or shews, if he counts three and laid out the fourth.

    The law says that he has three in hand, lays out one of them and yet counts three. Four must be
    meant, as 1687 says (``tells_what_he_laid_out``).
    """
    fourth = fourth_laid_out(cards, discard)
    if fourth is None or not met("the other may ask you", was_asked):
        return Told(None, shewn=False)
    return Told(fourth, shewn=met("if he requires it", is_forced))


@law("cotton.piquet.rules.12")
def may_shuffle_for_faced(*, faced_cards: facts.FacedCards) -> Chooser:
    """Who may shuffle again for cards found ``faced`` (face up): for two the dealer."""
    whether("if a Card be found faced", faced_cards == 1)
    return Chooser.DEALER if met("if two be found faced", faced_cards >= 2) else Chooser.NOBODY


@law("cotton.piquet.rules.13")
def found_changing(
    *, is_changed: of_state.IsChanged = False, was_returned: of_state.WasReturned = False
) -> Penalty:
    """What a player suffers if he is found changing or taking back his cards: he loses the game.

    He is a foul player besides (``customs.foul_player``). 1754, ``found_taking_in``, names only the
    taking in of cards laid out.
    """
    found = met("changing or taking back again", is_changed or was_returned)
    return Penalty.LOSES_GAME if found else Penalty.NONE


@law("seymour.piquet.accidents.33")
def found_taking_in(*, has_discarded: of_conduct.HasDiscarded) -> Penalty:
    """What a player suffers if he is found taking in a card that he laid out: he loses the game.

    The law of 1687, ``found_changing``, says the same of changing cards.
    """
    return Penalty.LOSES_GAME if met("that he laid out before", has_discarded) else Penalty.NONE
