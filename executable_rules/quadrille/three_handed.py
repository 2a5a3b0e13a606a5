"""Three-handed Quadrille, in the book of 1754: its four laws, and what it says before and after."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank
from executable_rules.mechanics.deals import stock_left
from executable_rules.quadrille import facts
from executable_rules.quadrille.beasts import game_marked
from executable_rules.quadrille.chapter import Outcome
from executable_rules.quadrille.roi_rendu import Exchange, exchange
from executable_rules.quadrille.telling import EXCHANGED
from executable_rules.quadrille.terms import HAND, TO_WIN
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text, yes_no

PLAYERS = 3


class Game(Enum):
    """Whose laws hold where these four are silent."""

    OMBRE = "the laws of Ombre"
    QUADRILLE = "the laws and rules of Quadrille"
    THREE_HANDED = "the four laws of Three-handed Quadrille"


class Beaste(NamedTuple):
    """The counters that are down for a deal, and those of a Beaste."""

    down: int
    beaste: int


@law(
    "seymour.three-handed-quadrille.1",
    says=text("Of the pack {:card} are left.", nothing="No card is left."),
)
def cards_left(*, card_count: facts.CardCount = 10) -> int:
    """How many cards are left when three have ten a-piece: none, of forty without a suit."""
    return stock_left(len(OMBRE_PACK) - card_count, PLAYERS, HAND)


@law(
    "seymour.three-handed-quadrille.laws.1",
    "bellecour.quadrille.idea.2",
    "academie.quadrille.idea.2",
    says=text("They play with {:pack}."),
)
def pack_of_thirty(*, suit_left_out: of_cards.SuitLeftOut) -> tuple[Card, ...]:
    """The cards that are used: the Ombre pack without one whole red suit, it matters not which.

    Raises ValueError for a black suit.
    """
    if not met(
        "One of the whole Red Suits", suit_left_out.red, "one of the red Suits", "une couleur rouge"
    ):
        raise ValueError(f"suit_left_out={suit_left_out.name.lower()} cannot be: it is a red suit")
    return tuple(card for card in OMBRE_PACK if card.suit is not suit_left_out)


@law("seymour.three-handed-quadrille.laws.1", "seymour.three-handed-quadrille.laws.3")
def outcome(*, tricks: facts.Tricks, plays_sans_prendre: of_conduct.PlaysSansPrendre) -> Outcome:
    """How the deal ends for the Ombre: six tricks win, five are ``remise``, fewer ``codille``.

    It is the same whether he plays ``sans prendre`` or has a King given up. ``Cordille`` in the
    print is read codille. Law III says of the called King only that he makes six, or loses. By the
    chapter of the *Académie* and *Bellecour* (``outcome_by_the_chapter``) four are still a remise.
    """
    whether("whether he plays Sans-prendre", plays_sans_prendre)
    if met("make 6 Tricks", tricks >= TO_WIN):
        return Outcome.WON
    return Outcome.REMISE if met("if he makes but 5", tricks == TO_WIN - 1) else Outcome.CODILLE


@law(
    "seymour.three-handed-quadrille.laws.2",
    says=text("There are {.down:counter} down, and the Beast is {.beaste:counter}."),
)
def beaste() -> Beaste:
    """What is down, and the Beaste: 14 counters as by four, though by three only 13 are down."""
    return Beaste(down=game_marked(players=PLAYERS), beaste=game_marked())


@law(
    "seymour.three-handed-quadrille.laws.3",
    says=EXCHANGED,
)
def demands_a_king(
    *,
    king: of_cards.King,
    card_given: of_cards.CardGiven,
    ombre_hand: of_cards.OmbreHand,
    other_hand: facts.OtherHand,
    trump: of_cards.Trump | None,
    is_forced: of_state.IsForced,
) -> Exchange:
    """The hands when the Ombre has demanded a King from the adversary who holds it.

    After naming the trump he gives for it what card he will, and the third player may look at that
    card. It is the same for a player who is ``forced`` to play with Spadille. By the *Roi rendu* of
    the other books it is not so (``may_be_given_up``).
    """
    if king.rank is not Rank.KING:
        raise ValueError(f"king={king} cannot be: a King is called")
    if not met("having first named the Trump", trump is not None):
        raise ValueError("trump=none cannot be: the trump is named before the King is called")
    if king not in other_hand or card_given not in ombre_hand:
        raise ValueError("king may be a card of holder, and given a card of ombre")
    whether("forced to play with Spadille", is_forced)
    return exchange(king=king, card_given=card_given, ombre_hand=ombre_hand, friend_hand=other_hand)


@law(
    "seymour.three-handed-quadrille.laws.4",
    says=yes_no(
        "{trump} may be named for trumps.",
        "{trump} may not be named for trumps: the suit is out of the pack.",
    ),
)
def may_name(*, trump: of_cards.Trump, suit_left_out: of_cards.SuitLeftOut) -> bool:
    """Whether a suit may be named for trumps: not the one that is laid out of the pack."""
    return not met("the Suit that is laid out", trump is suit_left_out)


@law(
    "seymour.three-handed-quadrille.2",
    says=text("{} hold."),
)
def laws_before_the_four(*, is_particular: facts.IsParticular) -> Game:
    """Whose laws hold: Quadrille's in all points, except in the four ``particulars``.

    But the sentence after the four (``laws_after_the_four``) sends the player to Ombre.
    """
    met_here = met("except in the following Particulars", is_particular)
    return Game.THREE_HANDED if met_here else Game.QUADRILLE


@law(
    "seymour.three-handed-quadrille.laws.5",
    says=text("{} hold."),
)
def laws_after_the_four(*, is_particular: facts.IsParticular) -> Game:
    """Whose laws hold, by the sentence after the four: in all other respects those of Ombre.

    By the sentence before them, ``laws_before_the_four``, those of Quadrille hold.
    """
    other = met("In every other Respect", not is_particular)
    return Game.OMBRE if other else Game.THREE_HANDED
