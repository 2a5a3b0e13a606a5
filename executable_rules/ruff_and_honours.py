"""Ruff and Honours, alias Slamm, where the book of 1687 differs from that of 1754.

What the two books say alike of the deal, the honours and the order of the cards is cited in
``whist.rules``, as 1754 tells it within its observations on Whist. Four play, two against two.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from executable_rules.whist.rules import HONOURS, TWELVE_APIECE
from executable_rules.whist.terms import CALLING, Hand, without_revoking
from executable_rules.whist.terms import GAME_1687 as GAME
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text

Points = Annotated[int, like(of_play.Points, least=0, most=8)]
TheHand = Annotated[Hand, like(of_cards.Hand, size=16, pack=WHOLE_PACK)]


@law("cotton.ruff-and-honours.1")
def reneges(
    *,
    hand: TheHand,
    trick: of_cards.Trick,
    card_played: of_cards.CardPlayed,
    is_agreed: of_state.IsAgreed = False,
) -> Forfeit | Penalty:
    """What a player forfeits if he ``reneges``, does not follow suit, having it: one, or the Game.

    One; or the Game "upon a Game", where that is played for, as the words are read here. It is not
    said to whom the one goes; here it goes to the adversaries.
    """
    if card_played not in hand:
        raise ValueError(f"card_played={card_played} cannot be: it is a card of the hand")
    if not met(
        "not following suit when you have it", card_played not in without_revoking(hand, trick)
    ):
        return NOTHING
    one = Forfeit(1, Unit.POINT, Payee.ADVERSARY)
    return Penalty.LOSES_GAME if met("the Game upon a Game", is_agreed) else one


@law("cotton.ruff-and-honours.2")
def loses_dealing(
    *, hand_sizes: of_cards.HandSizes, is_agreed: of_state.IsAgreed = False
) -> Ruling:
    """What a player loses who deals wrong, so that one hand has not twelve: one, or a trick if
    agreed.

    The book does not say how else the deal may be lost.
    """
    if not met("he that loseth dealing", any(cards != TWELVE_APIECE for cards in hand_sizes)):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    unit = Unit.TRICK if met("as you make it", is_agreed) else Unit.POINT
    return Ruling(Verdict.LOSES_DEAL, Forfeit(1, unit, Payee.ADVERSARY))


@law("cotton.ruff-and-honours.4", says=text("His hand is then {}."))
def ruffs(
    *, hand: TheHand, stock: of_cards.Stock, discard: of_cards.Discard, trump: of_cards.Trump
) -> Hand:
    """The hand of a player who ``ruffs``: with the Ace of trumps he takes in the four of the stock.

    He lays out four others for them, so four of his own cards. The book of 1754 has only "lays out
    4": ``whist.rules.ruffs``. Without that Ace the hand stays as it was.
    """
    if not met("he that hath the Ace of that", Card(Rank.ACE, trump) in hand):
        return hand
    if len(set(discard)) != len(stock) or any(card not in hand for card in discard):
        raise ValueError(f"discard may be {len(stock)} cards of the hand, other than the stock")
    return tuple(card for card in (*hand, *stock) if card not in discard)


@law("cotton.ruff-and-honours.5", says=text("The four honours are {}."))
def honours(*, trump: of_cards.Trump) -> Hand:
    """The four honours. That they are of trumps is taken from Whist; one suit alone makes four."""
    return tuple(Card(rank, trump) for rank in HONOURS)


@law("cotton.ruff-and-honours.7", says=text("The score of the side is then {:point}."))
def calls_can_ye(
    *, points: Points, honours_held: of_play.HonoursHeld, other_honours: of_play.OtherHonours
) -> int:
    """The score after ``Can-ye`` is called at eight: with two honours, and one in the other hand,
    it is up.

    With more than two he shows them, and it is the same. At another score nothing is gained. The
    Game is nine in all; in 1754 it is ten: ``whist.rules.game_by_calling``.
    """
    whole_number("other_honours", other_honours, 0, len(HONOURS) - honours_held)
    two = met("if he hath two Honours in his hand", honours_held == 2)
    called = two and met("if the other answers one", other_honours >= 1)
    honours = called or met("if he hath more than two", honours_held > 2)
    return GAME if met("If either side are at eight", points == CALLING) and honours else points
