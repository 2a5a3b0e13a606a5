"""Quadrille of 1822, what lies on a deal and what it brings: articles 9, 10, 21, 23, 44 and 88."""

from __future__ import annotations

from fractions import Fraction

from executable_rules.facts import numbered, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.stakes import outcome, receives_the_stake
from executable_rules.quadrille_1822.tariff import Rating, WayAgreed, matadors, premiers, premium
from executable_rules.quadrille_1822.terms import PLAYERS, STAKE, Mode, Outcome, Player
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import dues, pays, text, yes_no


@law(
    "quanti.quadrille.stake.5",
    "quanti.quadrille.stake.6",
    says=yes_no("The stake’s fate is decided.", "The stake’s fate is not decided yet."),
)
def is_decided(*, deals: of_play.Deals) -> bool:
    """Whether the fate of a stake is decided after this many deals for it: one deal decides it."""
    return met("decided at one deal", deals >= 1)


@law("quanti.quadrille.stake.6", says=pays("each player", "the stake", "counter"))
def equal_quota(*, stake: of_money.Stake = STAKE) -> Fraction:
    """What each of the four contributes to a stake: an equal part.

    He does so each deal, or pays all of it when he deals (``stakes.sets_the_stake``), which comes
    to the same.
    """
    return Fraction(stake, PLAYERS)


@law(
    "quanti.quadrille.stake.7",
    says=text("The pool has the stakes of {:deal} in it.", nothing="The pool is exhausted."),
)
def stakes_in_the_pool(*, pool: of_money.Pool, stake: of_money.Stake = STAKE) -> int:
    """For how many deals more a stake can be taken from the ``pool``, paid by all in advance."""
    return pool // whole_number("stake", stake)


@law(
    "quanti.quadrille.solo.2",
    says=dues(("the stake", "the hombre"), ("each opponent", "the hombre"), unit="counter"),
)
def won_by_a_solo(
    *,
    winners: facts.Winners,
    matador_count: numbered.MatadorCount,
    way_agreed: WayAgreed = Rating.UNIFORM,
    is_favourite: of_state.IsFavourite = False,
    stake: of_money.Stake = STAKE,
) -> tuple[int, Fraction]:
    """What an hombre receives who played alone: of the stake, and from each opponent.

    ``winners``: those of the tricks, in order. With six he has the stake, the premium, and what is
    due for ``matadors`` and ``premiers``. With fewer he receives nothing; ``stakes.puts_down`` and
    ``penalties.paid_by_the_opponents`` have what he then pays.
    """
    if Player.ALLY in winners:
        raise ValueError("winners cannot have an ally: in a Solo the hombre plays alone")
    made = outcome(tricks=winners.count(Player.HOMBRE))
    taken = receives_the_stake(deal_result=made, stake=stake)
    if not met("if he does", made is Outcome.WON):
        return taken, Fraction(0)
    held = matadors(
        matador_count=matador_count, way_agreed=way_agreed, is_favourite=is_favourite, stake=stake
    )
    first = premiers(winners=winners, is_favourite=is_favourite, stake=stake)
    game = premium(mode=Mode.SOLO, is_favourite=is_favourite, stake=stake)
    return taken, game + held + first


@law("quanti.quadrille.solo.3", says=text("The stake now is {:counter}."))
def stake_when_nobody_played(
    *, deals_passed: of_play.DealsPassed, stake: of_money.Stake = STAKE
) -> int:
    """The stake after this many deals in which all passed, as it was ``formerly`` and is at Hombre.

    Each time the cards were thrown up, and a new stake was added to the one that lay.
    """
    return stake + deals_passed * stake


@law("quanti.quadrille.premium.3", says=pays("each opponent", "the hombre’s side", "counter"))
def vole_premium_formerly(*, game_price: facts.GamePrice) -> Fraction:
    """What was formerly paid for a vole, at Hombre and Quadrille: the double of the game."""
    return 2 * game_price


@law(
    "quanti.quadrille.vole-premium.10",
    says=pays("the stake and the opponents together", "the hombre", "counter"),
)
def vole_won(
    *,
    has_declared: of_conduct.HasDeclared,
    game_price: of_money.GamePrice,
    vole_price: of_money.VolePrice,
) -> int:
    """What a vole that was won brings, with the game: both, ``announced`` beforehand or not."""
    whether("In a Vole Announced and won", has_declared)
    return game_price + vole_price
