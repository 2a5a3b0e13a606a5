"""Tritrille, the Médiateur solitaire by three: the cards left, and what is played with them.

Ten cards are left out, in one of three ways, or the threes alone, with twelve cards each. What may
be announced and what the Beasts are stands in ``mediateur_solitaire``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mediateur.announcing import Announce
from executable_rules.quadrille.mediateur_beasts import PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no


class Way(Enum):
    """Which cards are left out when three play."""

    ONE_SUIT = "nine of one red suit, all but the King, and the six of the other"
    ALL_SUITS = "six, five, four of red, three and four of black"
    FOURS_KEPT = "seven, six, five of red, two and three of black"
    THREES = "the four threes"

    @property
    def phrase(self) -> str:
        """The cards left out, within a sentence."""
        return self.value


_LEFT_OUT = {
    Way.ALL_SUITS: ((Rank.SIX, Rank.FIVE, Rank.FOUR), (Rank.THREE, Rank.FOUR)),
    Way.FOURS_KEPT: ((Rank.SEVEN, Rank.SIX, Rank.FIVE), (Rank.TWO, Rank.THREE)),
    Way.THREES: ((Rank.THREE,), (Rank.THREE,)),
}

Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
SureTricks = Annotated[int, like(of_play.SureTricks, least=0, most=12)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=12)]
WayAgreed = Annotated[Way, like(of_play.WayAgreed)]


@law(
    "bellecour.mediateur-solitaire.laws.1",
    "academie.mediateur-solitaire.tritrille.1",
    "academie.mediateur-solitaire.another-way.1",
    "academie.mediateur-solitaire.another-way.2",
    "bellecour.mediateur-solitaire.another-method.1",
    only={
        "way_agreed=one-suit": (
            "bellecour.mediateur-solitaire.laws",
            "academie.mediateur-solitaire.tritrille",
        ),
        "way_agreed=all-suits": ("academie.mediateur-solitaire.another-way.1",),
        "way_agreed=fours-kept": ("academie.mediateur-solitaire.another-way.2",),
        "way_agreed=threes": ("bellecour.mediateur-solitaire.another-method",),
        "suit=hearts": ("academie.mediateur-solitaire.tritrille",),
    },
    says=text("The pack has {:pack}. Left out are {way_agreed}."),
)
def pack_of(*, way_agreed: WayAgreed, suit: of_cards.Suit = Suit.DIAMONDS) -> tuple[Card, ...]:
    """The cards that are left to three players: thirty, or thirty-six without the threes.

    ``suit``: the red one of which only the King is left: diamonds in the English, either in the
    French. Only the English book has the pack without threes. Only the French book has the two
    packs that leave out cards of every suit; ``FOURS_KEPT`` is as the author proposes.
    """
    if not suit.red:
        raise ValueError("suit may be HEARTS or DIAMONDS")
    return tuple(card for card in OMBRE_PACK if not _left_out(card, way_agreed, suit))


def _left_out(card: Card, way: Way, suit: Suit) -> bool:
    if way is not Way.ONE_SUIT:
        red, black = _LEFT_OUT[way]
        return card.rank in (red if card.suit.red else black)
    if card.suit is suit:
        return card.rank is not Rank.KING
    return card.suit.red and card.rank is Rank.SIX


@law(
    "academie.mediateur-solitaire.tritrille.2",
    "bellecour.mediateur-solitaire.laws.1",
    "academie.mediateur-solitaire.another-way.6",
    says=text("From the highest to the lowest the trumps are {}."),
)
def trumps_of(
    *, way_agreed: WayAgreed, trump: of_cards.Trump, suit: of_cards.Suit = Suit.DIAMONDS
) -> tuple[Card, ...]:
    """The trumps in a pack of three players, highest first; Manille is the lowest card of the suit.

    So the lone King is the second matador; with the two black aces these are all the trumps there
    are.

    >>> print(*trumps_of(way_agreed=Way.ONE_SUIT, trump=Suit.DIAMONDS))
    AS KD AC
    """
    pack = pack_of(way_agreed=way_agreed, suit=suit)
    *plain, manille = (card for card in natural_order(trump) if card in pack)
    ponte = [card for card in plain if card.rank is Rank.ACE]
    rest = [card for card in plain if card not in ponte]
    return (SPADILLE, manille, BASTO, *ponte, *rest)


@law(
    "bellecour.mediateur-solitaire.laws.1",
    says=yes_no(
        "{king} may be asked for.", "{king} may not be asked for: it is not left in the pack."
    ),
)
def may_ask_the_king(*, king: of_cards.King, pack: of_cards.Pack) -> bool:
    """May this King be asked as ``Mediateur``? Yes if he is left in the pack."""
    if king.rank is not Rank.KING:
        raise ValueError("king may be a King")
    return met("it is left in the pack", king in pack)


@law(
    "bellecour.mediateur-solitaire.another-method.2",
    says=yes_no("A hand may be dealt so.", "A hand may not be dealt so."),
)
def may_be_dealt(*, packets: Packets) -> bool:
    """May the twelve cards be dealt so? By three and three, or by four and four, all through.

    The players say which of the two, not the dealer alone. The words are read as threes or fours,
    and not both, since either makes twelve.
    """
    whole = set(packets) in ({3}, {4})
    twelve = len(pack_of(way_agreed=Way.THREES)) // (PLAYERS - 1)
    return met("by Three and Three, or Four and Four", whole) and packets_make(twelve, packets)


@law(
    "bellecour.mediateur-solitaire.another-method.3",
    says=yes_no("He wins: he has seven tricks.", "He does not win: he has not seven tricks."),
)
def wins_of_twelve(*, tricks: Tricks) -> bool:
    """Does a player win who stands the Game with twelve cards, in whatever suit? With seven
    tricks.
    """
    return met("obliged to make seven Tricks alone", tricks >= 7)


@law(
    "bellecour.mediateur-solitaire.another-method.3",
    says={
        Announce.PASSES: "He should pass.",
        Announce.MEDIATEUR: "He may demand a Mediateur, a King of another’s.",
        Announce.SANS_PRENDRE: "He may play Sans Prendre, without help.",
    },
)
def announces_with(
    *, sure_tricks: SureTricks
) -> Literal[Announce.PASSES, Announce.MEDIATEUR, Announce.SANS_PRENDRE]:
    """What a hand of twelve cards may announce: a Sans Prendre, a Mediateur, or it should pass.

    With seven tricks it needs no help, which is not said but follows. With six it may ask for a
    King.
    """
    if sure_tricks >= 7:
        return Announce.SANS_PRENDRE
    six = met("when you can make six Tricks by your Hand", sure_tricks == 6)
    return Announce.MEDIATEUR if six else Announce.PASSES
