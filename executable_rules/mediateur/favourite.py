"""Médiateur, of the favourite suit: who draws it, how, and what it is worth before the trumps."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mediateur import facts
from executable_rules.mediateur.announcing import Announce, Announcements
from executable_rules.mediateur.preparing import FourDrawn, FourSuits, four_ranks, four_suits
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from executable_rules.quadrille.naming import trump_named
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import text, yes_no


class Drawing(Enum):
    """How the favourite suit is drawn."""

    CUT = "by the last card of the part that is cut off"
    KING = "by the first King that is turned up"


Seated = Annotated[tuple[bool, ...], like(of_state.DoneBySeat, fewest=PLAYERS, size=PLAYERS)]
Seat = Annotated[int, like(facts.Seat, least=0, most=PLAYERS - 1)]
Pack = Annotated[tuple[Card, ...], like(of_cards.Pack, pack=OMBRE_PACK, fewest=2, size=40)]
CardCount = Annotated[int, like(of_cards.CardCount, least=1, most=len(OMBRE_PACK) - 1)]
WayAgreed = Annotated[Drawing, like(of_play.WayAgreed)]


@law(
    "academie.mediateur.preliminaries.11",
    says=yes_no(
        "The favourite suit may be drawn so.",
        "The favourite suit may not be drawn so: all must first be seated, and chance decide.",
    ),
)
def may_be_drawn(
    *,
    done_by_seat: Seated,
    way_agreed: WayAgreed,
    by_chance: of_state.ByChance = True,
) -> bool:
    """May the ``favourite`` be drawn in this way? By chance, when all are seated; every way is
    good.

    ``done_by_seat``: whether each player has taken his seat.
    """
    whether(
        "cela se fait de plusieurs façons; mais toutes également bonnes",
        way_agreed is not Drawing.CUT,
    )
    seated = met("Tout le monde placé", all(done_by_seat))
    return met("on consulte le hazard", by_chance) and seated


@law(
    "academie.mediateur.preliminaries.12",
    "bellecour.mediateur.places.4",
    only={"suits_named": ("academie",)},
    says=text("The {:seat} player draws the favourite suit."),
)
def draws_the_favourite(
    *, cards_drawn: FourDrawn | None = None, suits_named: FourSuits | None = None
) -> int:
    """The seat that draws the ``favourite``: the player who drew the King for his place, or clubs.

    ``cards_drawn``: the King, Queen, Knave and Ace that the seats drew. ``suits_named``: the suits,
    where they drew by suits instead. The English knows the first way only.
    """
    if met("de la premiére façon", cards_drawn is not None, "He who has the King"):
        if suits_named is not None:
            raise ValueError("suits_named may not be with cards_drawn: they drew in one way")
        return four_ranks(cards_drawn or ()).index(Rank.KING)
    return four_suits(suits_named or ()).index(Suit.CLUBS)


@law(
    "academie.mediateur.preliminaries.13",
    says=text("The {:seat} player shuffles the cards, and lets the drawer of the suit cut them."),
)
def shuffles_for_the_favourite(*, seat: Seat) -> int:
    """The seat that shuffles for the player who draws the ``favourite``: on that player's right."""
    return next_player(seat, PLAYERS)


@law("academie.mediateur.preliminaries.13", says=text("The cut shows {}."))
def shown_by_the_cut(*, pack: Pack, card_count: CardCount) -> Card:
    """The card that a cut of this many cards shows: the last of the part that is lifted."""
    lifted, _ = parted(pack, card_count)
    return lifted[-1]


def parted(pack: tuple[Card, ...], card_count: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The two parts of a pack that is cut, the part lifted first. Raises ValueError for one part.

    >>> from executable_rules.mechanics.cards import cards
    >>> [len(part) for part in parted(cards("KS 2H 3H"), 1)]
    [1, 2]
    """
    if card_count >= len(pack):
        raise ValueError(f"card_count={card_count} cannot be: a cut leaves two parts of the pack")
    return pack[:card_count], pack[card_count:]


@law(
    "academie.mediateur.preliminaries.14",
    "academie.mediateur.dealing.7",
    says=yes_no("The cards may be dealt.", "The cards may not be dealt yet."),
)
def may_deal(*, cards_mixed: of_state.CardsMixed, cards_cut: of_state.CardsCut) -> bool:
    """May the cards be dealt? When they are shuffled (*mêlées*) and cut, which is always done.

    The first time they are turned up one by one for the ``favourite``.
    """
    mixed = met("le mêle", cards_mixed)
    return met("aprés avoir fait couper", cards_cut) and mixed


@law(
    "academie.mediateur.preliminaries.15",
    says=yes_no(
        "He keeps his right to go before those after him, unless one of them asks more than he.",
        "He has passed: he has given up his right, and keeps nobody from playing.",
    ),
)
def keeps_his_right(*, announcements: Announcements, seat: facts.Seat) -> bool:
    """Whether a player keeps his right to go before those after him: not when he has passed.

    The right silences a player who asks no more than he does. One who asks more goes before him
    (``announcing.who_plays``).
    """
    whole_number("seat", seat, 0, len(announcements) - 1)
    return not met(
        "Si cependant les premiers avoient passé", announcements[seat] is Announce.PASSES
    )


@law(
    "bellecour.mediateur.rules.9",
    says=text("The favourite suit is {}."),
)
def favourite_by_a_card(*, card: facts.Card, place: of_play.Place) -> Suit:
    """The ``favourite`` suit, by a card drawn from the pack; the same in every deal of the party.

    ``place``: that of the deal. The French (``dealing.first_dealer_by_cut``) draws it otherwise.
    """
    whether("during the whole Party", place > 1)
    return card.suit


@law(
    "academie.mediateur.natural-table.3",
    says=text("The trumps are {}.", nothing="There are no trumps yet."),
)
def trumps_then(*, trump: of_cards.Trump | None, suit: of_cards.Suit) -> tuple[Card, ...]:
    """The trumps, highest first; none before it is settled what is played.

    ``suit``: the ``favourite``. Where it is not trumps it has no advantage in the play. In asking
    it has one (``announcing.who_plays``).
    """
    whether("elle n'a aucun privilége", suit is not trump)
    return ombre_ranking(trump).trumps() if trump else ()


@law(
    "academie.mediateur.natural-table.4",
    says=text(
        "Trumps are {}.", none="A suit is to be named anew: that one was for its deal alone."
    ),
)
def trump_fixed(
    *,
    suits_named: of_cards.SuitsNamed,
    suit: of_cards.Suit | None = None,
    deals_after: of_play.DealsAfter = 0,
) -> Suit | None:
    """What is trumps for all players: the suit that the player who plays names, for that deal only.

    If he names two it is the first, even if he meant another (``suit``) and corrected himself at
    once; law V of Quadrille says so too. ``deals_after``: the deals since.
    """
    named = trump_named(suits_named=suits_named, suit=suit)
    return named if met("fixe la triomphe pour ce coup seulement", deals_after == 0) else None
