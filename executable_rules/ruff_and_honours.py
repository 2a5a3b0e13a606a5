"""Ruff and Honours, alias Slamm, where the book of 1687 differs from that of 1754.

What the two books say alike of the deal, the honours and the order of the cards is cited in
``whist.rules``, as 1754 tells it within its observations on Whist. Four play, two against two.
"""

from __future__ import annotations

from executable_rules.mechanics.cards import Card, Rank, Suit
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
from lawsofplay.rules import law, met
from lawsofplay.sentences import told

GAME = 9
"""Points that make a side up, in 1687."""


@law("cotton.ruff-and-honours.1")
def reneges(
    *, hand: Hand, trick: Hand, played: Card, game_upon_game: bool = False
) -> Forfeit | Penalty:
    """What he ought to forfeit who ``reneges``, renounces: does not follow suit, having it.

    One; or the Game "upon a Game", where that is played for, as the words are read here. To whom
    the one goes is not said: to the adversaries.
    """
    if played not in hand:
        raise ValueError(f"played={played} cannot be: it is a card of the hand")
    if not met("not following suit when you have it", played not in without_revoking(hand, trick)):
        return NOTHING
    one = Forfeit(1, Unit.POINT, Payee.ADVERSARY)
    return Penalty.LOSES_GAME if met("the Game upon a Game", game_upon_game) else one


@law("cotton.ruff-and-honours.2")
def loses_dealing(*, hands: tuple[int, ...], a_trick: bool = False) -> Ruling:
    """What he loses who loses his dealing, one hand not having twelve: one, or a trick if made so.

    How else the deal may be lost the book does not say.
    """
    if not met("he that loseth dealing", any(cards != TWELVE_APIECE for cards in hands)):
        return Ruling(Verdict.NOTHING_FOLLOWS)
    unit = Unit.TRICK if met("as you make it", a_trick) else Unit.POINT
    return Ruling(Verdict.LOSES_DEAL, Forfeit(1, unit, Payee.ADVERSARY))


@law("cotton.ruff-and-honours.4", says=told("He then holds {}."))
def ruffs(*, hand: Hand, stock: Hand, lays_out: Hand, trump: Suit) -> Hand:
    """The hand of him who ``ruffs``: who has the Ace of trumps takes in the four of the stock.

    He lays out four others in their lieu, so of his own cards; 1754 has only "lays out 4":
    ``whist.rules.ruffs``. Without that Ace the hand stays as it was.
    """
    if not met("he that hath the Ace of that", Card(Rank.ACE, trump) in hand):
        return hand
    if len(set(lays_out)) != len(stock) or any(card not in hand for card in lays_out):
        raise ValueError(f"lays_out may be {len(stock)} cards of the hand, other than the stock")
    return tuple(card for card in (*hand, *stock) if card not in lays_out)


@law(
    "cotton.ruff-and-honours.7",
    says=told("The side then stands at {:point}; the Game is nine in all."),
)
def calls_can_ye(*, score: int, held: int, answered: int) -> int:
    """The score after ``Can-ye`` is called at eight: who has two honours, and the other one, is up.

    With more than two he shows them, and it is the same. At another score nothing is gained. The
    Game is nine in all; in 1754 it is ten: ``whist.rules.game_by_calling``.
    """
    whole_number("score", score, 0, GAME - 1)
    whole_number("answered", answered, 0, len(HONOURS) - whole_number("held", held, 0))
    two = met("if he hath two Honours in his hand", held == 2)
    called = two and met("if the other answers one", answered >= 1)
    honours = called or met("if he hath more than two", held > 2)
    return GAME if met("If either side are at eight", score == CALLING) and honours else score
