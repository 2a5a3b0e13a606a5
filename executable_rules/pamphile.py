"""Pamphile, in the *Académie*: La Mouche with one card, the ``pamphile``, above all trumps."""

from __future__ import annotations

from typing import Annotated

from executable_rules.beast_of_the_academie.playing import due_cards
from executable_rules.facts import of_cards, of_money, of_people, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import one_or_more
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import Silence
from executable_rules.mechanics.tricks import winner
from executable_rules.mouche import facts
from executable_rules.mouche.dealing import HAND, LEAST, MOST
from executable_rules.mouche.playing import has_mouche
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays, text, yes_no

PAMPHILE = Card(Rank.KNAVE, Suit.CLUBS)
"""The card that is ordinarily the pamphile."""

Players = Annotated[int, like(of_people.Players, least=LEAST, most=MOST)]
Price = Annotated[int, like(of_money.Price, least=1)]


@law("academie.pamphile.1", says=text("The {:seat} card of the trick wins."))
def wins_the_trick(
    *, trick: facts.Trick, trump: of_cards.Trump, card: of_cards.Card = PAMPHILE
) -> int:
    """The place in the trick of the card that wins it, 0 being the card led.

    ``card`` is the ``pamphile``, ordinarily the knave of clubs: it is the highest trump whatever
    suit is trumps, and takes the King.
    """
    return winner(one_or_more("trick", trick), _order(trump, card))


@law(
    "academie.pamphile.2",
    says=pays("the other players together", "him who has the pamphile", "counter"),
)
def received_for_pamphile(*, players: Players, price: Price = 1) -> int:
    """What a player receives who has the pamphile in his hand: a counter from each, or more.

    ``price``: how many from each, by the game they play. ``paid_for_pamphile`` tells who puts them
    down.
    """
    return price * (players - 1)


@law(
    "academie.pamphile.2",
    says=pays("the dealer, for all the others together,", "him who has the pamphile", "counter"),
)
def paid_for_pamphile(
    *, players: Players, price: Price = 1, is_dealer: of_state.IsDealer = False
) -> int | Silence:
    """What the dealer puts down for all, each in his turn, to the player who has the pamphile.

    It is not said who does when the player who has it is the dealer himself (``is_dealer``).
    """
    other = met("celui qui mêle est obligé de le mettre pour tous les autres", not is_dealer)
    return received_for_pamphile(players=players, price=price) if other else Silence.NOT_SAID


@law("academie.pamphile.3", says=text("The trump may be {:or}."))
def trump_when_turned(
    *,
    hand: of_cards.Hand,
    turned_card: of_cards.TurnedCard,
    card: of_cards.Card = PAMPHILE,
) -> tuple[Suit, ...]:
    """The suits that may be trumps when the dealer, who has this hand, has turned up a card.

    The suit of that card. When it is the pamphile, also the suit of which he has most in his hand,
    or each of two of which he has as many.
    """
    suit = turned_card.suit
    if not met(
        "en retournant la carte de dessus le talon, tourne le pamphile", turned_card == card
    ):
        return (suit,)
    held = [it.suit for it in hand]
    most = max(held.count(it) for it in Suit)
    return tuple(it for it in Suit if it is suit or held.count(it) == most)


@law(
    "academie.pamphile.4",
    says=yes_no(
        "He has the “lenturlu”, five cards that win without playing.",
        "He has no “lenturlu”, five cards that win without playing.",
    ),
)
def has_lenturlu(
    *,
    hand: of_cards.Hand,
    trump: of_cards.Trump,
    is_agreed: of_state.IsAgreed = False,
    card: of_cards.Card = PAMPHILE,
) -> bool:
    """Whether a player has the ``lenturlu``, that is the mouche: five cards of one suit as dealt.

    The pamphile with four of trumps is none, unless that was agreed before they began.
    """
    if met("absolument nécessaire d'avoir cinq piques ou cinq cœurs", has_mouche(hand=hand)):
        return True
    trumps = [it for it in hand if it.suit is trump and it != card]
    four = met("avec pamphile dans son jeu, quatre cœurs", card in hand and len(trumps) == HAND - 1)
    return four and met("une convention faite entre les Joueurs", is_agreed)


@law("academie.pamphile.5", says=text("He may play {:or}."))
def plays(
    *,
    hand: of_cards.Hand,
    trick: facts.Trick,
    trump: of_cards.Trump,
    card: of_cards.Card = PAMPHILE,
) -> tuple[Card, ...]:
    """What may be played, by the rules of the game before it, La Mouche, to which the book refers.

    Follow suit, else trump, and higher if it is trumped already; the pamphile is a trump, whatever
    suit it has.
    """
    if len({*hand, *trick}) < len(hand) + len(trick):
        raise ValueError("hand and trick cannot hold the same card")
    return due_cards(hand, trick, _order(trump, card))


def _order(trump: Suit, pamphile: Card) -> Ranking:
    return ranking(ACE_AFTER_KNAVE, trump, above=(pamphile,))
