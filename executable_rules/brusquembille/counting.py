"""Brusquembille, what is won: the rewards of aces and tens, the points, the party."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.brusquembille import facts
from executable_rules.brusquembille.play import wins
from executable_rules.brusquembille.setting import IN_SIDES, plays_the_party
from executable_rules.facts import of_cards, of_money, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.numbers import alone_most
from executable_rules.mechanics.results import Silence, Unit
from lawsofplay.rules import law, met
from lawsofplay.sentences import Payment, text, yes_no
from lawsofplay.sentences.payments import flow, paid
from lawsofplay.sentences.phrases import seated

VALUES = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
"""Points of the cards; the others are not counted."""

PLAYER, OTHERS = "the player of the card", "each of the other players"


class Reward(NamedTuple):
    """Counters that each of the others pays the player of a card, or that he pays each of them."""

    from_each: int = 0
    to_each: int = 0

    @property
    def payments(self) -> tuple[Payment, ...]:
        """Who pays whom."""
        unit = Unit.COUNTER.value
        return (
            *flow(OTHERS, PLAYER, self.from_each, unit),
            *flow(PLAYER, OTHERS, self.to_each, unit),
        )

    @property
    def sentence(self) -> str:
        """What is paid, as a sentence."""
        return paid(self.payments)


class Won(NamedTuple):
    """The seat of the player who wins the party, and what he wins."""

    seat: int
    counters: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the stake gives to the winner."""
        return flow("the stake", seated(self.seat), self.counters, Unit.COUNTER.value)

    @property
    def sentence(self) -> str:
        """Who wins, as a sentence."""
        return paid(self.payments)


@law(
    "bellecour.brusquembille.15",
    "academie.brusquembille.15",
    says=yes_no("The rewards of aces and tens are paid.", "No rewards are paid."),
)
def rewards_are_paid(*, players: facts.Players, in_party: of_state.InParty = False) -> bool:
    """Are rewards paid? By three and five, and by four who do not play the party in sides."""
    sides = plays_the_party(players, in_party=in_party)
    four = met(
        "that don't play the Party",
        players == 4 and not sides,
        "lorsque l'on ne joue pas en partie",
    )
    return four or met("three or five Players", players in (3, 5), "à trois ou à cinq")


@law("bellecour.brusquembille.16", "academie.brusquembille.16")
def ace_of_trumps(
    *,
    card: facts.Card,
    trick: facts.WholeTrick,
    trump: of_cards.Trump,
    in_party: of_state.InParty = False,
) -> Reward:
    """What the ace of trumps brings to its player: two counters of each."""
    ace = met(
        "Ace in Trumps", card == Card(Rank.ACE, trump), "la Brusquembille de l'as de triomphe"
    )
    return _reward(2, card, trick, trump, in_party) if ace else Reward()


@law("bellecour.brusquembille.17", "academie.brusquembille.17")
def ace(
    *,
    card: facts.Card,
    trick: facts.WholeTrick,
    trump: of_cards.Trump,
    in_party: of_state.InParty = False,
) -> Reward:
    """What an ace brings its player, or costs him: two counters from each, or to each.

    It is read of every ace. The ace of trumps always wins; the books do not say whether it is paid
    by this rule besides the rule before, four counters in all.
    """
    any_ace = met("for every Ace he plays", card.rank is Rank.ACE, "pour chaque as qu'il jouera")
    return _reward(2, card, trick, trump, in_party) if any_ace else Reward()


@law("bellecour.brusquembille.18", "academie.brusquembille.18")
def ten(
    *,
    card: facts.Card,
    trick: facts.WholeTrick,
    trump: of_cards.Trump,
    in_party: of_state.InParty = False,
) -> Reward:
    """What a ten brings to its player, or costs him: one counter of each, or to each."""
    any_ten = met(
        "with regard to the Ten", card.rank is Rank.TEN, "Il en est de même à l'égard des dix"
    )
    return _reward(1, card, trick, trump, in_party) if any_ten else Reward()


def _reward(
    counters: int, card: Card, trick: tuple[Card, ...], trump: Suit, in_party: bool
) -> Reward:
    """This many counters from each if the card wins the trick, as many to each if it does not."""
    if card not in trick:
        raise ValueError(f"card={card} cannot be: it is a card of the trick")
    if not rewards_are_paid(players=len(trick), in_party=in_party):
        return Reward()
    won = trick[wins(trick=trick, trump=trump)] == card
    return Reward(from_each=counters) if won else Reward(to_each=counters)


@law(
    "bellecour.brusquembille.20",
    "academie.brusquembille.20",
    says=text("His tricks count {:point}.", none="Points are not counted yet."),
)
def points_of(
    *,
    cards_taken_in_tricks: facts.CardsTakenInTricks,
    stock_size: of_cards.StockSize = 0,
    hand_size: facts.HandSize = 0,
) -> int | None:
    """Points of the cards in a player's tricks; none while cards are left in stock or hand."""
    taken = met(
        "after all the Cards of the Stock are taken in",
        stock_size == 0,
        "aprés que toutes les cartes du talon ont été prises",
    )
    if not (
        met(
            "all the Cards in Hand are played",
            hand_size == 0,
            "joué toutes les cartes que l'on a en main",
        )
        and taken
    ):
        return None
    return sum(VALUES.get(card.rank, 0) for card in cards_taken_in_tricks)


@law(
    "bellecour.brusquembille.19",
    "academie.brusquembille.19",
    "bellecour.brusquembille.21",
    "academie.brusquembille.21",
)
def wins_the_party(
    *, hands_won: facts.HandsWon, stake: of_money.Stake, in_party: of_state.InParty = False
) -> Won | Silence:
    """Who wins the party by the cards that each won in tricks, and what: all that was put down.

    ``stake``: what each put down. The books say nothing of players with as many points; nor whether
    partners, of whom there are two against two (``in_party``), count together.
    """
    if in_party and len(hands_won) == IN_SIDES:
        return Silence.NOT_SAID
    points = [points_of(cards_taken_in_tricks=cards) for cards in hands_won]
    seat = alone_most([counted for counted in points if counted is not None])
    return Silence.NOT_SAID if seat is None else Won(seat, stake * len(hands_won))
