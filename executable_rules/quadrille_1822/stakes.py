"""Quadrille of 1822, the stake on the board: articles 8 to 11 and 57 to 62."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_money, of_people, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import GAME, STAKE, Mode, Outcome
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Payment, pays, text
from lawsofplay.sentences.payments import paid
from lawsofplay.sentences.phrases import counted


class Aces(NamedTuple):
    """Counters out of the pool to the stake, and to the holder of each ace."""

    stake: int
    each_ace: int

    def __str__(self) -> str:
        return f"{self.stake} to the stake, {self.each_ace} for each ace"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the pool pays to whom."""
        payees = ("the stake", "the holder of each ace")
        pairs = zip(payees, self, strict=True)
        return tuple(Payment("the pool", payee, it, "counter") for payee, it in pairs if it)

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        return paid(self.payments)


class NextStake(NamedTuple):
    """The stake of the next deal, and what is left set apart for the deals after it."""

    stake: int
    set_apart: int

    @property
    def sentence(self) -> str:
        """The result as a sentence."""
        stake, apart = (counted(it, "counter") for it in self)
        return f"The next stake is {stake}, with {apart} set apart."


@law(
    "quanti.quadrille.stake.2",
    "quanti.quadrille.stake.3",
    "quanti.quadrille.favourite.4",
    "quanti.quadrille.game.6",
    only={"is_favourite": ("quanti.quadrille.favourite.4",)},
    says=pays("the player", "the stake", "counter"),
)
def sets_the_stake(
    *,
    is_dealer: of_state.IsDealer,
    is_agreed: of_state.IsAgreed = False,
    stake: of_money.Stake = STAKE,
    is_favourite: of_state.IsFavourite = False,
) -> int:
    """What a player puts down for a deal: the dealer all, the others nothing.

    Where there is a ``pool``, into which all have paid in advance, the stake is taken from it. The
    favourite suit never affects it.
    """
    whether("neither the stake of the game", is_favourite)
    if met("Out of this pool", is_agreed):
        return 0
    return stake if met("the dealer alone", is_dealer) else 0


@law("quanti.quadrille.stake.4")
def six_with_the_aces(*, counters: of_money.Counters = 6, aces: facts.Aces = 4) -> Aces:
    """How six counters are parted where aces are paid: two to the stake, one to each ace.

    The author condemns it: two thirds of the money are won by mere hazard.
    """
    return Aces(stake=counters - aces, each_ace=1)


@law(
    "quanti.quadrille.stake.1",
    "quanti.quadrille.remise-and-codille.1",
    "quanti.quadrille.remise-and-codille.2",
    "quanti.quadrille.grandissimo.4",
    "quanti.quadrille.nemo.3",
)
def outcome(*, tricks: facts.Tricks, mode: facts.Mode = Mode.SOLO) -> Outcome:
    """How the game ends for a side with this many tricks: six win it.

    Five lose it by ``remise``, fewer by ``codille``. In Grandissimo and Nemo every loss is a
    codille, and Nemo is lost by a single trick. In Auction Quadrille fewer than six are undertaken;
    the book does not tell its losses apart.
    """
    if mode is Mode.AUCTION:
        raise ValueError("mode=auction cannot be: it is won by the tricks that were undertaken")
    made = tricks
    if mode is Mode.NEMO:
        return Outcome.CODILLE if met("a single trick got", made > 0) else Outcome.WON
    if met("six tricks out of the ten", made >= GAME):
        return Outcome.WON
    by_one = met("instead of six tricks make only five", made == GAME - 1)
    return Outcome.REMISE if by_one and mode is not Mode.GRANDISSIMO else Outcome.CODILLE


@law(
    "quanti.quadrille.stake.1",
    says=pays(
        "the stake",
        "the hombre",
        "counter",
        nothing="The hombre receives nothing of the stake.",
    ),
)
def receives_the_stake(*, deal_result: facts.DealResult, stake: of_money.Stake = STAKE) -> int:
    """What the hombre receives of the stake: all of it if he ``makes good his game``, else nothing.

    ``puts_down`` has what he puts down when he is beasted.
    """
    successful = met("If he is successful in his attempt", deal_result is Outcome.WON)
    return whole_number("stake", stake) if successful else 0


@law(
    "quanti.quadrille.stake.1",
    "quanti.quadrille.remise-and-codille.3",
    says=pays("he who lost the game", "the stake", "counter"),
)
def puts_down(*, deal_result: facts.DealResult, stake: of_money.Stake = STAKE) -> int:
    """What a player puts down who is ``beasted``, loses his game: he doubles the stake.

    After ``remise`` once, after ``codille`` twice over.
    """
    times = {Outcome.WON: 0, Outcome.REMISE: 1, Outcome.CODILLE: 2}[deal_result]
    return times * whole_number("stake", stake)


@law(
    "quanti.quadrille.remise-and-codille.4",
    "quanti.quadrille.remise-and-codille.5",
    "quanti.quadrille.remise-and-codille.8",
    only={"is_double": ("quanti.quadrille.remise-and-codille.8",)},
    says=pays(
        "the stake", "each opponent", "counter", nothing="The opponents do not take the stake."
    ),
)
def share_of_codille(
    *,
    pool: of_money.Pool,
    adversaries: of_people.Adversaries,
    stake: of_money.Stake = STAKE,
    is_double: of_state.IsDouble = False,
) -> int:
    """What each opponent takes of the stake that lies when the hombre loses ``codille``.

    Two take any stake. Three divide a tripled one, but do not take an ordinary one. Where a beast
    makes ``is_double`` (``next_two_stakes``) they never take it.
    """
    if met("two partners indeed contend against two partners", adversaries == 2):
        return pool // adversaries
    tripled = met("if it be a tripled stake", pool == 3 * stake)
    return pool // adversaries if tripled and not is_double else 0


@law(
    "quanti.quadrille.remise-and-codille.6", says=text("The stake of the next deal is {:counter}.")
)
def stake_after_a_beast(*, stake: of_money.Stake = STAKE) -> int:
    """The stake of a deal that follows a beast made on an ordinary stake: always a tripled one.

    It is the stake, its doubling, and the stake of the new deal. By articles 59 and 60 this does
    not follow for a codille of which nobody takes the stake: see ``lies_after``.
    """
    return stake + puts_down(deal_result=Outcome.REMISE, stake=stake) + stake


@law(
    "quanti.quadrille.remise-and-codille.1",
    "quanti.quadrille.remise-and-codille.3",
    says=text("For the next deals {:counter} in all lie on the board."),
)
def lies_after(
    *,
    pool: of_money.Pool,
    deal_result: facts.DealResult,
    sum_paid: of_money.SumPaid,
    stake: of_money.Stake = STAKE,
) -> int:
    """All that lies for the next deals: the stake less what was ``taken``, and two sums added.

    These are what the loser put down, and the stake of the new deal.
    """
    whole_number("sum_paid", sum_paid, 0, pool)
    return pool - sum_paid + puts_down(deal_result=deal_result, stake=pool) + stake


@law("quanti.quadrille.remise-and-codille.9")
def played_out(*, pool: of_money.Pool, sum_agreed: of_money.SumAgreed = STAKE) -> NextStake:
    """The stake of the next deal out of all that lies, the new stake included.

    It is never more than a triple one. The rest is set apart, until the whole is played out.
    """
    stake = min(whole_number("pool", pool), 3 * sum_agreed)
    return NextStake(stake, pool - stake)


@law(
    "quanti.quadrille.remise-and-codille.7",
    says=text("The next stake is {0:counter}, and that after it {1:counter}."),
)
def next_two_stakes(*, stake: of_money.Stake = STAKE) -> tuple[int, int]:
    """The next two stakes after a beast where only the doubled stake stands: two double ones.

    The author would not encourage it: one triple stake, then an ordinary one, excite more.
    """
    return 2 * stake, 2 * stake
