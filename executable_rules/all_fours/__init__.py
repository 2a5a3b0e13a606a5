"""All-Fours, as the books of 1687 and 1754 tell it, and Running-All-Fours.

Two play, six cards each; the thirteenth is turned up for trumps. What is reckoned are four marks,
each one: the highest trump and the lowest, Jack (the Knave of trumps, won in a trick) and the Game
(the most told in the tricks won). The books give the cards no order: an Ace is taken to be the
highest trump, as it tells more than King, Queen and Knave (``value``).
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.all_fours.terms import HAND, PACKET, Begged, Dealt, Hand, Mark
from executable_rules.facts import of_cards, of_conduct, of_people, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, pack
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.results import Silence, said
from executable_rules.mechanics.tricks import may_play
from executable_rules.put import best_put_card
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import parts, text, yes_no

__getattr__, __dir__ = exports(__name__)

FOR_THE_CARD = text(
    "The dealer has {:point} for the card turned up.",
    nothing="The dealer has nothing for the card turned up.",
)
"""The words for what the dealer has by turning up."""


Begs = Annotated[
    bool, Fact("whether the adversary begs, that is asks a point instead of playing to the trump")
]
CardsLost = Annotated[Hand, Fact("the cards in the tricks that the player lost", pack=WHOLE_PACK)]
ClaimsHeld = Annotated[tuple[Mark, ...], like(of_play.ClaimsHeld)]
OtherHand = Annotated[Hand, like(of_cards.OtherHand, size=6, pack=WHOLE_PACK)]
PointsAgreed = Annotated[int, like(of_play.PointsAgreed, least=0)]
TheHand = Annotated[Hand, like(of_cards.Hand, size=6, pack=WHOLE_PACK)]


@law(
    "cotton.all-fours.1",
    "seymour.all-fours.1",
    says=yes_no("He is “up”: he has won the set.", "He is not “up” yet: he has not won the set."),
)
def is_up(*, points: of_play.Points, points_agreed: PointsAgreed = 11) -> bool:
    """Whether a player is ``up``, has won the set: four as some play, 7 or more, commonly 11.

    Raises ValueError for a set that is not told of.
    """
    some, more = met("the Set as some play it", points_agreed == len(Mark)), points_agreed >= 7
    if not (some or met("from seven to fifteen, or more", more, "from 7 to 15, or more")):
        raise ValueError(
            f"points_agreed={points_agreed} cannot be: the set is 4, or from 7 to 15, or more"
        )
    return points >= points_agreed


@law("cotton.all-fours.2", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Which of two players, from 0, deals: the player who ``lifts`` (cuts) the highest Put-card.

    Put-cards have an order of their own, Trey, Deuce, Ace, King ... Four (cotton.put.9). It is not
    said what follows if both lift alike. In 1754 it is the highest card: ``deals_1754``.
    """
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), 2, 2)
    return said(best_put_card(cards_cut_by_seat))


@law("seymour.all-fours.2", says=text("The {:seat} player deals."))
def deals_1754(*, cards_cut_by_seat: of_people.CardsCutBySeat) -> int | Silence:
    """Which of two players, from 0, deals: the player who cuts the highest card.

    The book does not say which is the highest; the Ace is taken, as in the chapter. Nor does it say
    who deals if both cut alike. In 1687 it was the highest Put-card, a Trey before all: ``deals``.
    """
    whole_number("cards_cut_by_seat", len(cards_cut_by_seat), 2, 2)
    return said(carried_by(cards_cut_by_seat, ACE_HIGH))


@law(
    "cotton.all-fours.3",
    "seymour.all-fours.3",
    says=parts(
        adversary=text("The adversary has {}."),
        dealer=text("The dealer has {}."),
        trump_card=text("{} is turned up for trumps."),
    ),
)
def dealt(*, pack: of_cards.Pack) -> Dealt:
    """The deal: three to the adversary, three to the dealer, and the like again; then the trump.

    1754 has "to his Adversary 3 Cards twice, and to himself 3 in like Manner", which may be read
    so. Raises ValueError if the cards do not suffice.
    """
    whole_number("pack", len(pack), 2 * HAND + 1)
    his, own, his_next, own_next = (
        pack[PACKET * packet : PACKET * (packet + 1)] for packet in range(4)
    )
    return Dealt(his + his_next, own + own_next, pack[2 * HAND])


@law("cotton.all-fours.4", "seymour.all-fours.4", says=FOR_THE_CARD)
def by_turning_up(*, turned_card: of_cards.TurnedCard) -> int:
    """What the dealer has for the card turned up: one for Jack, which is any Knave."""
    return (
        1 if met("that is any Knave", turned_card.rank is Rank.KNAVE, "which is any Knave") else 0
    )


@law(
    "cotton.all-fours.5",
    "seymour.all-fours.5",
    says=parts(
        points=text("The dealer gives {:point}.", nothing="The dealer gives no point."),
        hand=text("Each player then has {:card}."),
    ),
)
def after_begging(*, begs: Begs, consent_given: of_conduct.ConsentGiven) -> Begged:
    """What follows when the adversary, disliking his cards, ``begs one``, a point.

    The dealer gives it him, or deals three more to each. He gives nothing that is not begged.
    """
    if not met("he hath the liberty of begging one", begs, "he hath the Liberty of begging 1"):
        return Begged(0, HAND)
    return (
        Begged(0, HAND + PACKET)
        if met("refuse to give him one", not consent_given, "refuse to give 1")
        else Begged(1, HAND)
    )


@law(
    "cotton.all-fours.6",
    "seymour.all-fours.6",
    says=text("{} is the new trump card.", none="No new trump card has come: the dealer deals on."),
)
def new_trump(
    *, turned_card: of_cards.TurnedCard, cards_turned: of_cards.CardsTurned
) -> Card | None:
    """The trump card after a refusal: the first of another suit among the cards ``turned`` up
    since.

    None while all are of the same suit: he deals on.
    """
    others = (card for card in cards_turned if card.suit is not turned_card.suit)
    return next(others, None)


@law(
    "cotton.all-fours.7",
    "seymour.all-fours.7",
    says=text("The card tells {:point}.", nothing="The card tells nothing."),
)
def value(*, card: of_cards.Card) -> int:
    """What a card counts when the tricks are counted; those below the ten are nothing.

    >>> from executable_rules.mechanics.cards import pack
    >>> sum(value(card=card) for card in pack())
    80
    """
    court = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.KNAVE: 1, Rank.TEN: 10}
    return court.get(card.rank, 0)


@law(
    "cotton.all-fours.8",
    "seymour.all-fours.8",
    says=text("You have {}.", nothing="You have neither the highest nor the lowest trump."),
)
def highest_and_lowest(
    *, hand: TheHand, other_hand: OtherHand, trump: of_cards.Trump
) -> frozenset[Mark]:
    """Which of ``highest`` and ``lowest`` you are, by the trumps of the two hands as dealt.

    From the words "you are" it is read that the lowest trump counts for the player who held it, not
    for the one who won it. Of Jack it is said that he is won.
    """
    held = [card for card in ranking(ACE_HIGH).suits[trump] if card in (*hand, *other_hand)]
    ends = zip((Mark.HIGHEST, Mark.LOWEST), held[:1] + held[-1:], strict=False)
    return frozenset(mark for mark, card in ends if card in hand)


@law("cotton.all-fours.8", "seymour.all-fours.8", says=text("You reckon {:point}."))
def reckons(*, claims_held: ClaimsHeld) -> int:
    """The points of this many marks: one each, four for all together."""
    return len(set(claims_held))


@law(
    "cotton.all-fours.9",
    "seymour.all-fours.9",
    says=yes_no("He is “Game”: he tells most.", "He is not “Game”: he does not tell most."),
)
def is_game(*, cards_taken_in_tricks: of_cards.CardsTakenInTricks, cards_lost: CardsLost) -> bool:
    """Whether a player is ``Game``, has most by the cards in his tricks; not where both
    have alike.
    """
    own, others = (
        sum(value(card=card) for card in taken) for taken in (cards_taken_in_tricks, cards_lost)
    )
    return met(
        "tells most after the Cards are play'd",
        own > others,
        "tells most after the Cards are played",
    )


@law(
    "cotton.all-fours.10",
    "seymour.all-fours.10",
    says=text(
        "Jack (the knave of trumps) is {:point} to him who won it.",
        nothing="He has nothing by Jack (the knave of trumps), which he has not won.",
    ),
)
def by_jack(*, cards_taken_in_tricks: of_cards.CardsTakenInTricks, trump: of_cards.Trump) -> int:
    """What Jack, the Knave of trumps, is to the player who wins it in a trick: one."""
    return (
        1
        if met(
            "he that wins Jack",
            Card(Rank.KNAVE, trump) in cards_taken_in_tricks,
            "He who wins Jack",
        )
        else 0
    )


@law(
    "cotton.all-fours.11",
    "seymour.all-fours.11",
    says=text("The law lets him play {}, and no other card."),
)
def plays(*, hand: TheHand, trick: of_cards.Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: the suit led, or, though he has it, a trump (``reneging``, revoking).

    The player who has none of the suit plays what he will.
    """
    following = may_play(hand, trick, ranking(ACE_HIGH, trump))
    trumps = met(
        "if you have Trumps in your hand",
        any(card.suit is trump for card in hand),
        "if you have Trumps in your Hand",
    )
    return tuple(card for card in hand if card in following or (trumps and card.suit is trump))


@law(
    "cotton.all-fours.running.1",
    "seymour.all-fours.12",
    says=yes_no("He is “up”: he has won the game.", "He is not “up” yet: he has not won the game."),
)
def is_up_running(*, points: of_play.Points) -> bool:
    """Whether a player is up at ``Running-All-Fours``: one and thirty. 1754 gives it no name."""
    return points >= 31


@law("cotton.all-fours.running.2", "seymour.all-fours.13", says=FOR_THE_CARD)
def by_turning_up_running(*, turned_card: of_cards.TurnedCard) -> int:
    """What the dealer has for the card that he turns up at Running-All-Fours.

    Of the Ten it is not said that it counts when it is turned up (see ``best_for_making_up``).
    """
    return 0 if turned_card.rank is Rank.TEN else value(card=turned_card)


@law(
    "cotton.all-fours.running.2",
    says=text("The card is {:point} in play.", nothing="The card is nothing in play."),
)
def in_play_running(*, card: of_cards.Card) -> int:
    """What a card is "also in play" at Running-All-Fours; 1754 leaves this out.

    The ace, king, queen and knave are the same as turned up; the Ten is taken to be ten, as at the
    common game: it is the best card for making up.
    """
    return value(card=card)


@law(
    "cotton.all-fours.running.3",
    "seymour.all-fours.14",
    says=text("The best card for making up the sum is the {}."),
)
def best_for_making_up() -> Rank:
    """The best card for making up the sum, the one that tells most."""
    return max(pack(), key=lambda card: value(card=card)).rank
