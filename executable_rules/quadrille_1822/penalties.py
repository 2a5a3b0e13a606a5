"""Quadrille of 1822, who sustains the penalty of a beast: articles 63 to 74."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, manille, ombre_ranking
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import Mode, Outcome, Player
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, text, yes_no


class Bearer(Enum):
    """Who bears the penalty of a beast."""

    HOMBRE = "the Ombre alone, who stands the Game"
    BOTH = "the Ombre and the friend whose King he called"


@law(
    "quanti.quadrille.beast-penalty.1",
    "quanti.quadrille.honours.1",
    says=pays("the opponents’ side", "the hombre’s side", "counter"),
)
def paid_by_the_opponents(*, sum_due: of_money.SumDue, deal_result: facts.DealResult) -> int:
    """What the opponents pay for premium and honours; below nought they receive it.

    The loser pays what he would have been entitled to, by remise and by codille alike.
    """
    won = met("when the game is won", deal_result is Outcome.WON)
    return sum_due if won else -sum_due


@law("quanti.quadrille.dimidiator.3", says=pays("he who gave the king", "the hombre", "counter"))
def giver_of_the_king_pays(
    *, game_price: of_money.GamePrice, price: of_money.Price = 0, vole_price: of_money.VolePrice = 0
) -> int:
    """What a player pays who gave up the king commuted: honours and vole, but not the premium."""
    whether("exempt from paying the premium of the game", bool(game_price))
    return price + vole_price


@law(
    "quanti.quadrille.who-pays.5",
    says=yes_no(
        "The ally is as strong as the hombre could expect.",
        "The ally is not so strong as the hombre could expect.",
    ),
)
def able_ally(*, hand: facts.Hand, card_called: of_cards.CardCalled, trump: of_cards.Trump) -> bool:
    """Whether the ally is as strong as the hombre could expect, by what he has besides his king.

    He has the ace of spades; or both other matadors; or one of them and another king; or the other
    two kings that are not trumps; or four small trumps. The book sets no bounds to small; here they
    are all but the matadors.
    """
    if card_called not in hand:
        raise ValueError(f"card_called={card_called} cannot be: the ally has it")
    others = [card for card in hand if card != card_called]
    inferior = sum(card in others for card in (manille(trump), BASTO))
    kings = {card.suit for card in others if card.rank is Rank.KING}
    small = met("four small trumps", _small_trumps(others, trump) >= 4)
    return (
        met("Spadille", SPADILLE in others)
        or met("two inferior matadors", inferior == 2)
        or met("another king with one inferior matador", bool(kings) and inferior == 1)
        or met("the other two kings out of trumps", len(kings - {trump}) == 2)
        or small
    )


@law(
    "quanti.quadrille.who-pays.1",
    "quanti.quadrille.who-pays.2",
    "quanti.quadrille.who-pays.5",
    "quanti.quadrille.who-pays.6",
    "quanti.quadrille.forced-spadille.2",
    "quanti.quadrille.forced-spadille.6",
    "quanti.quadrille.casco.3",
    says={
        Bearer.HOMBRE: "The hombre alone bears the penalty.",
        Bearer.BOTH: "The hombre and his ally bear the penalty in equal shares.",
    },
)
def bears_the_penalty(
    *, mode: facts.Mode, is_able: of_state.IsAble = False, by_bad_play: facts.ByBadPlay = False
) -> Bearer:
    """Who bears the penalty of a beast: in Forced Spadille and Casco both partners alike.

    In Alliance the hombre bears it alone when he met with an ``able`` ally (``able_ally``), unless
    the ally lost the game by obviously bad play. It is the author's proposal against
    ``by_his_tricks``.
    """
    if not mode.with_ally:
        return Bearer.HOMBRE
    if met("In Forced Spadille and in Casco", mode is not Mode.ALLIANCE):
        return Bearer.BOTH
    excepted = met("by the obviously bad play of his ally", by_bad_play)
    return Bearer.HOMBRE if is_able and not excepted else Bearer.BOTH


@law(
    "quanti.quadrille.who-pays.3",
    says={
        Bearer.HOMBRE: "The hombre alone bears the penalty: he made too few tricks himself.",
        Bearer.BOTH: "The hombre and his ally bear the penalty: he made tricks enough himself.",
    },
)
def by_his_tricks(
    *, ombre_tricks: facts.OmbreTricks, tricks_agreed: of_play.TricksAgreed
) -> Bearer:
    """Who bears the penalty of a beast, by the usual method: the hombre if his tricks are few.

    This book does not say how many are ``enough``; the older Quadrille has three, or four as is
    agreed. The author calls the method wrong.
    """
    few = met("count his tricks", ombre_tricks < tricks_agreed)
    return Bearer.HOMBRE if few else Bearer.BOTH


@law("quanti.quadrille.who-pays.4", says=text("{} makes a trick."))
def who_makes_the_trick(*, card_taken: facts.CardTaken, trump: of_cards.Trump) -> Player:
    """Which partner makes a trick when the hombre has Basta, the ally Manille, an adversary
    Spadille.

    The player whose card the adversary's Spadille does not take. The cards are the same in both
    cases, and right play may lead to either.
    """
    holders = {BASTO: Player.HOMBRE, manille(trump): Player.ALLY}
    if card_taken not in holders:
        raise ValueError(f"card_taken={card_taken} cannot be: it is Basta or Manille")
    return next(player for card, player in holders.items() if card != card_taken)


def _small_trumps(hand: Iterable[Card], trump: Suit) -> int:
    matadors = {SPADILLE, manille(trump), BASTO}
    trumps = set(ombre_ranking(trump).trumps()) - matadors
    return sum(card in trumps for card in hand)
