"""La Manille, or the old Comète: fifty-two cards, the nine of diamonds, and what the kings earn.

Only the French book has it. Seats go to the right: 0 is he of whom the rule speaks.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.comet.dealing import Deal
from executable_rules.mechanics.cards import Card, Rank, pack, pips
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from lawsofplay.rules import law, met

MANILLE = Card.parse("9D")
"""The nine of diamonds."""

FICHE = 10
"""Jettons in a fiche."""


class GoesOn(NamedTuple):
    """Who plays, 0 being he that stopped, and the jettons that he who stopped gets of each."""

    seat: int
    from_each: int


class Owed(NamedTuple):
    """Jettons that a loser gives to each player, and besides to the winner."""

    to_each: int
    to_winner: int


def _unlike(held: tuple[Card, ...]) -> None:
    if len(set(held)) != len(held):
        raise ValueError("no card can be there twice: the game is played with one pack")


@law("academie.manille.1")
def enjeu(*, fiches: int = 9, jettons: int = 10) -> int:
    """Jettons that a player's ``enjeu``, what he sits down with, makes: a fiche is worth ten."""
    return FICHE * whole_number("fiches", fiches, 0) + whole_number("jettons", jettons, 0)


@law("academie.manille.2")
def may_play(*, cards: int, players: int) -> bool:
    """Whether so many may play with a pack of so many cards: two to five, with all fifty-two."""
    whole = met("de cinquante-deux", whole_number("cards", cards) == len(pack()))
    return whole and met("depuis deux personnes jusqu'à cinq", 2 <= players <= 5)


@law("academie.manille.3")
def who_cuts(*, dealer: int, players: int) -> int:
    """The seat of him to whom the dealer gives the cards to cut: on his left."""
    whole_number("dealer", dealer, 0, whole_number("players", players, 2, 5) - 1)
    return (dealer - 1) % players


@law("academie.manille.3")
def may_deal_by(*, packet: int) -> bool:
    """Whether the cards may be dealt so many at a time: three or four.

    The hands of law 4 do not all come out even so; what the last packet is then is not said.
    """
    return met("trois à trois, ou quatre à quatre", whole_number("packet", packet) in (3, 4))


@law("academie.manille.4")
def dealt(*, players: int) -> Deal:
    """Cards of each, and those that remain on the table unseen (*sans être vues*)."""
    return Deal(*divmod(len(pack()), whole_number("players", players, 2, 5)))


@law("academie.manille.5")
def goes_for(*, card: Card) -> frozenset[Rank]:
    """What a card may go for: the ``Manille``, nine of diamonds, for any; another for itself."""
    manille = met("le neuf de carreau", card == MANILLE)
    return frozenset(Rank if manille else (card.rank,))


@law("academie.manille.6")
def may_begin(*, hand: tuple[Card, ...]) -> frozenset[Card]:
    """The cards with which the first may begin: any of his hand."""
    _unlike(hand)
    return frozenset(hand)


@law("academie.manille.6", "academie.manille.7", "academie.manille.8")
def run_from(*, first: Rank, hand: tuple[Card, ...]) -> tuple[Rank, ...]:
    """The ranks that he plays off from one on, whatever their suit, until one is wanting.

    The ace is one, the king the highest. The Manille is left out, as a nine too: he puts it for
    what he will. Raises ValueError for a rank that the hand has not.
    """
    _unlike(hand)
    ranks = {card.rank for card in hand if card != MANILLE}
    if first not in ranks:
        raise ValueError(f"first={first.name} cannot be: it is not in the hand")
    run = [first]
    while run[-1] is not Rank.KING and Rank(run[-1].value + 1) in ranks:
        run.append(Rank(run[-1].value + 1))
    return tuple(run)


@law("academie.manille.7")
def leads_again(*, last: Rank) -> bool:
    """Whether he who has played a card begins again at once with what he will: from the king."""
    return met("qu'il eut poussé jusqu'au roi", last is Rank.KING)


@law("academie.manille.7", "academie.manille.9")
def goes_on(*, others_have: tuple[bool, ...]) -> GoesOn:
    """Who plays when one has said ``huit sans neuf``, by who of the others has what is wanting.

    The first to the right that has it goes on. If nobody has, he that stopped receives a jetton of
    each and begins again.
    """
    whole_number("others_have", len(others_have), 1, 4)
    if met("si aucun des Joueurs ne l'avoit pas", not any(others_have)):
        return GoesOn(0, 1)
    return GoesOn(1 + others_have.index(True), 0)


@law("academie.manille.10")
def pays_by_points(*, left: tuple[Card, ...]) -> int:
    """Jettons that a loser gives the winner for the cards left to him: one for every point.

    Figures are ten each (page 267), the ace one (law 6), the Manille nine (law 13).
    """
    _unlike(left)
    return pips(*left)


@law("academie.manille.11")
def pays_by_cards(*, left: tuple[Card, ...]) -> int:
    """Jettons that he gives at the ``petit jeu``: one for every card left."""
    _unlike(left)
    return len(left)


@law("academie.manille.12")
def manille_played(*, covered: bool, agreed: int = FICHE) -> int:
    """Jettons that each must give him who plays the Manille: a fiche, or less if it is agreed.

    He must ask before it is covered (*couverte*) by another card; else it is lost to him.
    """
    whole_number("agreed", agreed, 0, FICHE)
    return 0 if met("qu'elle soit couverte de quelque carte", covered) else agreed


@law("academie.manille.13")
def manille_kept(*, by_points: bool = True, agreed: int = FICHE) -> Owed:
    """What he owes who kept the Manille until another won: a fiche to each, and the winner nine.

    A fiche or less, if it is agreed; and one in place of nine where they pay by the card. These
    are what laws 10 and 11 have him pay for that card.
    """
    whole_number("agreed", agreed, 0, FICHE)
    by_card = met("si l'on paye seulement un point par carte", not by_points)
    pays = pays_by_cards if by_card else pays_by_points
    return Owed(agreed, pays(left=(MANILLE,)))


@law("academie.manille.14")
def kings_played(*, kings: int) -> int:
    """Jettons that he gains of each who lays kings on the table in playing: one for each king."""
    return whole_number("kings", kings, 0, 4)


@law("academie.manille.14")
def kings_left(*, kings: int, by_points: bool = True) -> Owed:
    """What he owes to whom kings are left: a jetton to each for each, and ten to the winner.

    The ten are the points of law 10; where they pay by the card law 11 has one in their place.
    """
    whole_number("kings", kings, 0, 4)
    each = FICHE if met("si l'on paye par point", by_points) else 1
    return Owed(kings, each * kings)


@law("academie.manille.15")
def wins(*, players: int, fiches: int, marks: int) -> int:
    """Jettons that he wins who first has played his cards: the ``corbillon`` and others' marks.

    Each put one fiche there, or two. ``marks`` are what the others owe for the cards left to them.
    """
    pool = whole_number("players", players, 2, 5) * whole_number("fiches", fiches, 1, 2) * FICHE
    return pool + whole_number("marks", marks, 0)


@law("academie.manille.16")
def looks_in_the_heap(*, touched: bool, agreed: int = 1) -> Forfeit:
    """What he pays who would look in the heap of cards played: a jetton to each.

    He may not look; it is due as soon as his hand has touched the cards. It may be agreed to be
    more, or nothing.
    """
    whole_number("agreed", agreed, 0)
    if not met("si-tôt que la main du curieux aura touché les cartes", touched):
        return NOTHING
    return Forfeit(agreed, Unit.COUNTER, Payee.EACH)
