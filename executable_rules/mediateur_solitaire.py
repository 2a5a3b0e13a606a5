"""Médiateur solitaire: the Médiateur in which nobody calls, by four and by three (*Tritrille*).

By three ten cards are left out, in one of three ways, or with twelve cards each the threes alone.
By two it is ``piquemedrille``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mechanics.results import Verdict
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur.poulans import POULANS_OF
from executable_rules.mediateur.poule import Deal, after_deals
from executable_rules.quadrille.mediateur_beasts import (
    COUNTERS,
    FISH,
    PLAYERS,
    POULANS,
    mediateur_by_codille,
    mediateur_by_remise,
)
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays, told, yes_no

TOURS = 10
"""Tours of the Médiateur by four."""


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


_ASKS = frozenset({Announce.ASKS, Announce.ASKS_IN_FAVOURITE})

_LEFT_OUT = {
    Way.ALL_SUITS: ((Rank.SIX, Rank.FIVE, Rank.FOUR), (Rank.THREE, Rank.FOUR)),
    Way.FOURS_KEPT: ((Rank.SEVEN, Rank.SIX, Rank.FIVE), (Rank.TWO, Rank.THREE)),
    Way.THREES: ((Rank.THREE,), (Rank.THREE,)),
}

Announcement = Annotated[Announce, like(of_play.Announcement)]
Announcements = Annotated[tuple[Announce, ...], like(of_play.Announcements)]
BeastCount = Annotated[int, like(of_money.BeastCount, least=1, most=100)]
DealsPassed = Annotated[int, like(of_play.DealsPassed, least=0, most=100)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=12, pack=OMBRE_PACK)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
SureTricks = Annotated[int, like(of_play.SureTricks, least=0, most=12)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=12)]
WayAgreed = Annotated[Way, like(of_play.WayAgreed)]


@law(
    "bellecour.solitaire-quadrille.1",
    "academie.solitaire-quadrille.1",
    "bellecour.mediateur-solitaire.laws.2",
    "bellecour.solitaire-quadrille.4",
    "academie.mediateur-solitaire.1",
    "academie.solitaire-quadrille.4",
    "academie.pique-medrille.8",
    says=yes_no("It may be announced.", "It may not be announced: nobody plays by calling."),
)
def may_be_announced(*, announcement: Announcement) -> bool:
    """May this be announced at the ``Solitaire``? Not that one asks leave, for nobody is called.

    Nor has one recourse to Spadill: when nobody has better, all must pass.
    """
    return met("you do not play by calling", announcement not in _ASKS)


@law("bellecour.solitaire-quadrille.1", "academie.solitaire-quadrille.1")
def played_or_null(*, announcements: Announcements) -> Verdict:
    """What becomes of a deal of the ``Solitaire``, as the four players have announced.

    When nobody has a hand for a Médiateur, all are obliged to pass, and the deal is null (*coup
    nul*): what follows from that the next laws say.
    """
    if len(announcements) != PLAYERS or set(announcements) & _ASKS:
        raise ValueError(
            f"announcements= are what {PLAYERS} players announce, and none of them asks"
        )
    nobody = all(announce is Announce.PASSES for announce in announcements)
    null = met(
        "personne n'a suffisamment de jeu pour demander Médiateur",
        nobody,
        "neither of the four Players has a Sans Prendre Game",
    )
    return Verdict.VOID if null else Verdict.NOTHING_FOLLOWS


@law(
    "bellecour.solitaire-quadrille.2",
    "bellecour.mediateur-solitaire.laws.2",
    says=told("On the board there lie {:fish}."),
)
def fish_on_the_board(*, deals_passed: of_play.DealsPassed) -> int:
    """Fish that lie when so many deals were passed: two of every dealer, till somebody plays."""
    return POULANS * (deals_passed + 1)


@law(
    "academie.solitaire-quadrille.2",
    says=pays("the dealer’s stake", "the holder of the cards", "fish"),
)
def drawn_of_a_null_deal(*, hand: Hand) -> int:
    """The dealer's fishes that the holder of these cards draws of a null deal (*coup nul*).

    Those of Spadille and Baste, which are trumps whatever is played: that of Manille waits
    (``fishes_of_manille``).
    """
    spadille, _, baste = POULANS_OF
    return (spadille if SPADILLE in hand else 0) + (baste if BASTO in hand else 0)


@law(
    "academie.solitaire-quadrille.2",
    says=pays("the board", "the holder of Manille", "fish"),
)
def fishes_of_manille(*, deals_passed: of_play.DealsPassed) -> int:
    """Fishes of the holder of Manille in the first deal that is played after so many were null.

    In a null deal no suit makes a Manille: his fish waits, when those of Spadille and Baste are
    drawn. The book lets him draw as many as there were null deals; that his own deal's fish comes
    to these, as ``poulans.poulans_drawn`` gives it, is not said and not counted here.
    """
    return POULANS_OF[1] * deals_passed


@law(
    "academie.solitaire-quadrille.3",
    "academie.mediateur-solitaire.another-way.3",
    "bellecour.solitaire-quadrille.3",
    "academie.solitaire-quadrille.5",
    only={"is_double": ("bellecour",)},
    says=told("The Beasts, one after another, are {:counter}."),
)
def beasts_after_nulls(
    *,
    deals_passed: DealsPassed,
    beast_count: BeastCount,
    is_double: of_state.IsDouble = False,
) -> tuple[int, ...]:
    """The Beasts made by remise, one after another, after so many deals that were passed.

    A null deal's Game stays like that of a remise: 28, or 56 on the double tours. So by four and,
    in the French, by three; the English by three, ``beast_by_three``, counts passes otherwise.

    >>> beasts_after_nulls(deals_passed=1, beast_count=2)
    (56, 140)
    """
    played = (Deal.NULL,) * deals_passed + (Deal.REMISE,) * beast_count
    return after_deals(deal_result=played, first_double_deal=1 if is_double else None).made[
        deals_passed:
    ]


@law("bellecour.mediateur-solitaire.laws.3", says=told("The Beast is {:counter}."))
def beast_by_three(
    *,
    place: of_play.Place,
    deals_passed: of_play.DealsPassed = 0,
    first_loss: of_play.FirstLoss = Drawn.REMISE,
) -> int:
    """The Beast made as the first, second, third ... by three: that of the Tables, by four.

    By remise it is augmented by a counter for every pass; by codill it is not. The French adds the
    whole Game for every pass (``beasts_after_nulls``).
    """
    if met("the Beast made by Remise", first_loss is Drawn.REMISE):
        return mediateur_by_remise(place=place) + deals_passed
    return mediateur_by_codille(place=place)


@law("academie.mediateur-solitaire.another-way.4", says=told("The Game is {:counter}."))
def game_of_three() -> int:
    """The Game by three to be strict (*à la rigueur*): two counters less, 26.

    It is not worth counting the Beasts anew, the book goes on, and keeps 28.
    """
    return POULANS * FISH + (PLAYERS - 1) * COUNTERS


@law(
    "academie.mediateur-solitaire.another-way.5",
    "bellecour.mediateur-solitaire.laws.4",
    says=told("The party has {:tour}."),
)
def tours_by_three(*, tours: of_play.Tours = TOURS) -> int:
    """How many tours are played by three: two more than by four, as a tour has a deal less."""
    return tours + 2


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
    says=told("The pack has {:pack}. Left out are {way_agreed}."),
)
def pack_of(*, way_agreed: WayAgreed, suit: of_cards.Suit = Suit.DIAMONDS) -> tuple[Card, ...]:
    """The cards that are left to three players: thirty, or thirty-six without the threes.

    ``suit`` is the red one of which the King alone is left: diamonds in the English, either in the
    French. The pack without threes is the English book's alone; the two packs that leave out
    cards of every suit are the French book's, ``FOURS_KEPT`` as the author proposes.
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
    says=told("From the highest to the lowest the trumps are {}."),
)
def trumps_of(
    *, way_agreed: WayAgreed, trump: of_cards.Trump, suit: of_cards.Suit = Suit.DIAMONDS
) -> tuple[Card, ...]:
    """The trumps in a pack of three players, highest first: Manille is the lowest card of the suit.

    So the lone King is the second matador, and with the two black aces all there are.

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

    Which of the two is for the players, not the dealer alone, to say. Threes or fours, and not
    both, is the reading taken: either makes twelve.
    """
    whole = set(packets) in ({3}, {4})
    twelve = len(pack_of(way_agreed=Way.THREES)) // (PLAYERS - 1)
    return met("by Three and Three, or Four and Four", whole) and packets_make(twelve, packets)


@law(
    "bellecour.mediateur-solitaire.another-method.3",
    says=yes_no("He wins: he has seven tricks.", "He does not win: he has not seven tricks."),
)
def wins_of_twelve(*, tricks: Tricks) -> bool:
    """Does he win who stands the Game, in whatever suit, with twelve cards? With seven tricks."""
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

    With seven tricks it needs no help, which is not said but follows; with six it may ask a King.
    """
    if sure_tricks >= 7:
        return Announce.SANS_PRENDRE
    six = met("when you can make six Tricks by your Hand", sure_tricks == 6)
    return Announce.MEDIATEUR if six else Announce.PASSES
