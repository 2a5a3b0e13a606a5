"""Médiateur, before anybody sits down: what is needed, the fish's worth, drawing for the places."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mediateur import facts
from executable_rules.mediateur.dealing import PLACES
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from executable_rules.quadrille.terms import MILS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

PACKS = 2
"""Packs of cards, so that one is ready while the other is played with."""


class Person(Enum):
    """Who offers the cards for the places."""

    HOST = "he of the house who does the honours"
    GUEST = "one of his guests"


class Equipment(NamedTuple):
    """What is needed to play: boxes with what is paid, and packs of cards."""

    boxes: int
    packs: int


FourCards = Annotated[
    tuple[Card, ...], like(of_cards.Cards, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]
FourShown = Annotated[
    tuple[Card, ...], like(of_cards.CardsShown, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]
FourDrawn = Annotated[
    tuple[Card, ...], like(of_cards.CardsDrawn, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]
FourPrices = Annotated[
    tuple[int, ...], like(of_money.Prices, least=1, fewest=PLAYERS, size=PLAYERS)
]
FourSuits = Annotated[tuple[Suit, ...], like(of_cards.SuitsNamed, fewest=PLAYERS, size=PLAYERS)]
Reprises = Annotated[int, like(of_play.Number, least=1)]
Who = Annotated[Person, like(of_people.Who)]


@law(
    "academie.mediateur.equipment.3",
    says=text("They need {.boxes:box} and {.packs:pack of cards|packs of cards}."),
)
def equipment() -> Equipment:
    """The ``ustenciles``, what is needed to play: a box for each player, and two packs of cards."""
    return Equipment(boxes=PLAYERS, packs=PACKS)


@law(
    "academie.mediateur.equipment.5",
    says=text("Each of the four boxes holds {0:contract}."),
)
def boxes(*, contracts: facts.Contracts = MILS) -> tuple[int, ...]:
    """How many ``contrats`` (*mils*) each player's box holds: all alike, and commonly seven.

    What a box holds is called a *reprise*.
    """
    return (contracts,) * PLAYERS


@law("academie.mediateur.equipment.6", says=text("He has lost {:contract}."))
def lost_in_reprises(*, number: Reprises, contracts: facts.Contracts = MILS) -> int:
    """How many ``contrats`` a player has lost who says that he lost some ``reprises``, whole boxes.

    ``contracts``: those of a box, seven where nothing else is said.
    """
    return number * contracts


@law(
    "academie.mediateur.equipment.7",
    says=text(
        "A fish is worth {:sol}, and the game may begin.",
        none="The game may not begin: the four have not agreed what a fish is worth.",
    ),
)
def worth_of_a_fish(*, prices: FourPrices) -> int | None:
    """What a ``fiche``, a fish, is worth in money, if all four want the same; none until they
    agree.

    ``prices``: what each wants, in *sols*, by which the book reckons.
    """
    first, *others = prices
    agreed = met("la volonté des quatre Joueurs", all(price == first for price in others))
    return first if agreed else None


@law(
    "academie.mediateur.preliminaries.6",
    "bellecour.mediateur.places.2",
    only={"who": ("academie",), "card_is_faced": ("academie",)},
    says=yes_no("The places may be drawn so.", "The places may not be drawn so."),
)
def may_be_drawn_for_places(
    *, cards: FourCards, who: Who = Person.HOST, card_is_faced: of_state.CardIsFaced = False
) -> bool:
    """May the places be drawn with these four cards: a King, a Queen, a Knave and an Ace?

    In the French the master of the house offers them face down (*couvertes*); the English names
    nobody.
    """
    ranks = {card.rank for card in cards}
    four = met("un Roi, une Dame, un Valet & un As", ranks == set(PLACES), "a King, a Queen")
    house = met("Celui de la maison", who is Person.HOST)
    return met("qu'il presente, couvertes aux quatre joueurs", not card_is_faced) and house and four


@law(
    "academie.mediateur.preliminaries.8",
    says=yes_no("The places may be drawn so.", "The places may not be drawn so."),
)
def may_be_drawn_by_suits(*, cards_shown: FourShown, cards_drawn: FourDrawn) -> bool:
    """May the places be drawn with these eight cards, four on the table and four that are offered?

    They are two of each suit, and of each suit one lies on the table and one is offered.
    """
    if set(cards_shown) & set(cards_drawn):
        raise ValueError("cards_drawn may not be cards_shown: four lie on the table, four do not")
    shown, drawn = _suits(cards_shown), _suits(cards_drawn)
    two_of_each = met(
        "On ôte du Jeu huit cartes, deux de chaque espéce",
        sorted(shown + drawn) == sorted(_ALL * 2),
    )
    return (
        met(
            "les quatre autres de semblable couleur à celles qui sont dispersées",
            sorted(shown) == sorted(drawn),
        )
        and two_of_each
    )


@law(
    "academie.mediateur.preliminaries.9",
    says=yes_no("The places may be drawn so.", "The places may not be drawn so."),
)
def may_be_drawn_by_fishes(*, suits_named: FourSuits, was_seen: of_state.WasSeen = False) -> bool:
    """May the places be drawn with these fishes, one of each box, each marked with its suit?

    ``was_seen``: the marks were not hidden.
    """
    marked = met("marquées par pique, trefle, cœur & carreau", len(set(suits_named)) == PLAYERS)
    return met("observant de tenir les marques cachées", not was_seen) and marked


@law("academie.mediateur.preliminaries.10", says=text("He takes the {:seat} seat."))
def seat_of_the_suit(*, suit: of_cards.Suit, suits_named: FourSuits) -> int:
    """The seat of the player who drew this suit: where a card of it lies, or the box that it marks.

    ``suits_named`` are those of the cards on the table, or of the boxes, in the order of the seats.
    """
    return four_suits(suits_named).index(suit)


def four_suits(suits_named: Sequence[Suit]) -> tuple[Suit, ...]:
    """The suits of the four seats. Raises ValueError unless each suit is there."""
    if len(set(suits_named)) < PLAYERS:
        raise ValueError("suits_named may be the four suits, one of each seat")
    return tuple(suits_named)


def four_ranks(cards: Sequence[Card]) -> list[Rank]:
    """The ranks of the cards drawn for the places. Raises ValueError for any but the four."""
    ranks = [card.rank for card in cards]
    if set(ranks) != set(PLACES):
        raise ValueError("cards_drawn may be a King, a Queen, a Knave and an Ace")
    return ranks


_ALL = [suit.value for suit in Suit]


def _suits(cards: Sequence[Card]) -> list[str]:
    return [card.suit.value for card in cards]
