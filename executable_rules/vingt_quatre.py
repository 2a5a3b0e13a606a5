"""Vingt-Quatre, four and twenty: the prose of two books, the English one translating the French.

The game follows Imperial in almost everything, they say, and tell what is its own: the cards by
the number of players, what counts, the Imperials, and the end. Of what they leave to Imperial one
thing is answered here, ``faced_in_dealing``. By two players it is not certain which cards are left
out.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play
from executable_rules.imperial.dealing import faced_in_dealing as faced_at_imperial
from executable_rules.imperial.terms import POINTS
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit, pack
from executable_rules.mechanics.ladder import face, runs_of
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence, Verdict
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, pays, text, yes_no

Cards = tuple[Card, ...]

LEAST = 5
"""Cards of the shortest Imperial."""

PARTY = 24
"""What wins the party, and gives the game its name."""


class Way(Enum):
    """The two ways in which the game is played."""

    POINT = "at the Point, au jeu de Point"
    FIGURES = "at the Game by the Figures, au jeu par figures"


class UpTo(Enum):
    """How ``all the small Cards up to the five`` is read."""

    FIVES_OUT = "the fives are laid out too, thirty-two cards are left"
    FIVES_IN = "the fives stay, thirty-six cards are left"


class Party(NamedTuple):
    """Whose the party is, and the counters that he draws."""

    seat: int
    draws: int


CardCount = Annotated[int, like(of_cards.CardCount, least=5, most=12)]
ElderHand = Annotated[Cards, like(of_cards.ElderHand, size=12, pack=WHOLE_PACK)]
OtherNumber = Annotated[int, like(of_play.OtherNumber, least=5, most=12)]
Players = Annotated[int, like(of_people.Players, least=2, most=5)]
Points = Annotated[int, like(of_play.Points, least=0, most=5)]
PointsBySeat = Annotated[tuple[int, ...], like(of_play.PointsBySeat, least=0, size=5)]
Reading = Annotated[UpTo, like(of_play.Reading)]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=4, size=5)]
TheHand = Annotated[Cards, like(of_cards.Hand, size=12, pack=WHOLE_PACK)]
WayAgreed = Annotated[Way, like(of_play.WayAgreed)]
YoungerHand = Annotated[Cards, like(of_cards.YoungerHand, size=12, pack=WHOLE_PACK)]


def _checked(held: Cards) -> None:
    if len(set(held)) < len(held):
        raise ValueError("hands may not hold the same card twice: it is one pack")


@law("bellecour.vingt-quatre.12", "academie.vingt-quatre.12")
def faced_in_dealing(*, faced_cards: of_cards.FacedCards) -> Verdict:
    """What follows when cards come faced in the deal: as at Imperial, whose laws the game follows.

    It does so "almost in every thing"; of such cards it has no rule of its own.
    """
    return faced_at_imperial(faced_cards=faced_cards)


@law(
    "bellecour.vingt-quatre.1",
    "bellecour.vingt-quatre.2",
    "academie.vingt-quatre.1",
    "academie.vingt-quatre.2",
    says=text("Each player is dealt {:card}."),
)
def dealt_to_each(*, players: Players) -> int:
    """How many cards each player is dealt: ten of five players, twelve of four, three or two.

    The French prints *à douze, douze aussi*, "to twelve, twelve too", where it means two players.
    """
    return (
        10
        if met("When there are five Players", players == 5, "Lorsque l'on joue cinq Joueurs")
        else 12
    )


@law(
    "bellecour.vingt-quatre.1",
    "bellecour.vingt-quatre.3",
    "academie.vingt-quatre.1",
    "academie.vingt-quatre.3",
    says=text("They play with {:pack}.", none="For two players another rule says it."),
)
def cards_by_players(*, players: Players) -> tuple[Card, ...] | None:
    """The cards that are played with: by five all, by three all but the lowest three of each suit.

    By four nothing is said to be left out, so all. None for two players: see ``cards_by_two``. The
    lowest are ace, two and three, for the leaving out begins with the ace.
    """
    if players == 2:
        return None
    three = met("when there are only three Players", players == 3, "lorsqu'on joue à trois")
    return pack((Rank.ACE, Rank.TWO, Rank.THREE)) if three else pack()


@law("bellecour.vingt-quatre.4", "academie.vingt-quatre.4", says=text("They play with {:pack}."))
def cards_by_two(*, reading: Reading) -> tuple[Card, ...]:
    """The cards of two players, the small ones up to the five (*jusqu'aux cinq*) being laid out.

    Whether the fives are among them the words do not say: that is a fact here.
    """
    highest = Rank.FIVE if reading is UpTo.FIVES_OUT else Rank.FOUR
    return pack(rank for rank in Rank if rank.value <= highest.value)


@law("bellecour.vingt-quatre.5", "academie.vingt-quatre.5", says=text("The card counts {:point}."))
def card_counts(*, rank: of_cards.Rank) -> int | Silence:
    """What a card counts for the point: an ace one only. Nothing is said of the others."""
    return 1 if rank is Rank.ACE else Silence.NOT_SAID


@law(
    "bellecour.vingt-quatre.6",
    "academie.vingt-quatre.6",
    says=yes_no(
        "The card counts at the “Virade”, the card turned up.",
        "The card does not count at the “Virade”, the card turned up.",
    ),
)
def counts_at_the_virade(*, rank: of_cards.Rank, way_agreed: WayAgreed) -> bool:
    """Does a card of this rank ``count at the Virade``: the first five, or king to nine?

    It depends on which of two ways one plays. It is not said whether it counts only when it is
    turned up, or whether every such card of the trumps does, as the honours of Imperial do.
    """
    if met("at the Point", way_agreed is Way.POINT, "au jeu de Point, les cinq premiéres cartes"):
        return rank.value <= Rank.FIVE.value
    return rank.value >= Rank.NINE.value


@law("bellecour.vingt-quatre.7", "academie.vingt-quatre.7", says=text("Trumps are {}."))
def trump(*, turned_card: of_cards.TurnedCard) -> Suit:
    """The suit of the trumps, by the ``Virade``: the card that the dealer turns up on the stock."""
    return turned_card.suit


@law(
    "bellecour.vingt-quatre.8",
    "academie.vingt-quatre.8",
    says=text(
        "The hand has one imperial: {}.",
        several="The hand has these imperials: {}.",
        nothing="The hand has no imperial.",
    ),
)
def imperials_in(*, hand: TheHand) -> tuple[Cards, ...]:
    """The Imperials of a hand: five cards of one suit or more that follow each other, ace lowest.

    That they are of one suit stands in the next sentence: one may have it "in the Suit turned up".
    """
    _checked(hand)
    suits = ([card for card in hand if card.suit is suit] for suit in Suit)
    return tuple(run for held in suits for run in runs_of(held) if len(run) >= LEAST)


@law(
    "bellecour.vingt-quatre.8",
    "academie.vingt-quatre.8",
    says=text("The imperial of {:card} is the better."),
)
def longer_is_better(*, card_count: CardCount, other_number: OtherNumber) -> int:
    """The number of cards of the better of two Imperials of different length: of the longer."""
    if card_count == other_number:
        raise ValueError(
            "card_count and other_number may not be equal: that is told by vingt-quatre.9"
        )
    return max(card_count, other_number)


@law(
    "bellecour.vingt-quatre.9",
    "academie.vingt-quatre.9",
    says={
        Hand.ELDER: "The elder hand’s imperial wins.",
        Hand.YOUNGER: "The younger hand’s imperial wins.",
    },
)
def wins_imperial(
    *, elder_hand: ElderHand, younger_hand: YoungerHand, turned_card: of_cards.TurnedCard
) -> Hand:
    """Which of two hands' Imperials wins: the longer, the higher, that of trumps, the elder's.

    The facts are the two Imperials. The younger is the player who plays later; the French names the
    elder *celui qui auroit la main*. Raises ValueError for cards that are no Imperial, and for the
    card turned up among them.
    """
    _checked((*elder_hand, *younger_hand, turned_card))
    for cards in (elder_hand, younger_hand):
        if imperials_in(hand=cards) != (tuple(sorted(cards, key=face)),):
            raise ValueError(
                "elder_hand and younger_hand may each be one Imperial, five cards or more"
            )
    force = [(len(cards), max(map(face, cards))) for cards in (elder_hand, younger_hand)]
    if not met("in case of Equality", force[0] == force[1], "en cas d'égalité"):
        return Hand.ELDER if force[0] > force[1] else Hand.YOUNGER
    turned = met(
        "he that has it in the Suit turned up",
        younger_hand[0].suit is trump(turned_card=turned_card),
        "celui qui l'auroit de la couleur de la tourne",
    )
    return Hand.YOUNGER if turned else Hand.ELDER


@law(
    "bellecour.vingt-quatre.10",
    "academie.vingt-quatre.10",
    says=text("He counts {:point}.", nothing="He counts nothing."),
)
def counts(
    *, has_it: of_conduct.HasIt = False, points: Points = 0, has_won: of_conduct.HasWon = False
) -> int:
    """What a player counts for the Point, each of the Marks (*les marquant*) and the Cards he wins.

    Four each, as at Imperial. There are five marks at the most.
    """
    of_cards = met("him that wins the Cards", has_won, "les cartes pour celui qui les gagne")
    return POINTS * (has_it + points + of_cards)


@law(
    "bellecour.vingt-quatre.11",
    "academie.vingt-quatre.11",
    says=parts(
        seat=text("The {:seat} player wins the party."),
        draws=pays("the stake", "the winner", "counter", nothing="Nothing is on the game."),
        none="Nobody has twenty-four yet.",
    ),
)
def wins_party(
    *, seats: Seats, points_by_seat: PointsBySeat, stake: of_money.Stake
) -> Party | None:
    """Who first has the ``Vingt-Quatre`` and draws what is on the Game; nobody as yet, or who.

    The facts are, in the order in which it was counted, the seats and how much each counted.
    """
    if len(seats) != len(points_by_seat):
        raise ValueError("seats and points_by_seat may be of one length: who counted, and how much")
    has = dict.fromkeys(range(5), 0)
    for seat, number in zip(seats, points_by_seat, strict=True):
        has[whole_number("seat", seat, 0, 4)] += whole_number("counted", number)
        if met("four and twenty, first", has[seat] >= PARTY, "celui qui a plutôt vingt-quatre"):
            return Party(seat, stake)
    return None
