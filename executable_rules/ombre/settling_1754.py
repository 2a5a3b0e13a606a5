"""Ombre in the book of 1754, of what is paid: laws XI, XII, XLVI-XLVIII, LIII-LV.

What it says as the other books do is in ``claims`` (X), ``vole`` (XLIX, LI), ``vole_made``
(L, LII) and ``quadrille.beast_order`` (XLI, XLII, XLVIII).
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.ombre import facts
from executable_rules.ombre.beginning_1754 import FISH
from executable_rules.ombre.settling import marked_differently
from executable_rules.ombre.terms import PLAYERS
from executable_rules.ombre.terms import Claim as Paid
from executable_rules.ombre.vole import Game
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.beast_order import several_in_one_deal
from executable_rules.quadrille.claims import CONFINED
from executable_rules.quadrille.telling import IN_ORDER
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import moves, pays, text, yes_no

DealResult = Annotated[Game, like(of_play.DealResult)]
DueClaimed = Annotated[Due, like(of_money.DueClaimed)]
GAINED = moves(
    text("He gains {:counter}.", nothing="He gains nothing."),
    "the board and the others",
    "him who wins the vole",
    "counter",
)


@law("seymour.ombre.laws.11", "seymour.ombre.laws.12")
def may_still_demand(
    *, due_claimed: DueClaimed, cards_cut: of_state.CardsCut, deals_after: of_play.DealsAfter = 0
) -> Claim:
    """Whether Matadores, ``sans-prendre`` or Beaste may be demanded: only the Beaste after the cut.

    ``cards_cut``: the cards are cut for the next deal. The first two may not be demanded then or
    later; the exceptions of the other books (``quadrille.claims.after_the_cut``) are not here. For
    the Beaste no time is prescribed. The law says that it may be taken while the next deal is
    playing; that can be read as its limit, and so can the prose.
    """
    later = deals_after > 0
    if due_claimed not in CONFINED | {Due.BEAST}:
        raise ValueError(
            "due_claimed may be MATADORS, SANS_PRENDRE or BEAST: these laws name no other"
        )
    late = met("after the Cards are cut for the next Deal", cards_cut or later)
    return Claim.LOST if due_claimed in CONFINED and late else Claim.DUE


@law("seymour.ombre.laws.46", says=text("The Beaste is {:counter}."))
def beaste_by_the_highest(
    *, stakes: of_money.Stakes, passes_by_player: facts.PassesByPlayer
) -> int:
    """The Beaste when the three mark differently: by the highest stakes and passes.

    ``stakes`` and ``passes_by_player`` are in counters before each player. A Beaste is as great as
    what the Ombre would have taken up (p. 24): here one stake, and the passes of all three (p. 29).
    In the other books it is nine times the mark: ``settling.beast_when_marked_differently``.
    """
    passed = marked_differently(counters_by_seat=passes_by_player)
    return marked_differently(counters_by_seat=stakes) + PLAYERS * passed


@law("seymour.ombre.beaste.13", says=text("The Beaste is {:counter}."))
def every_beaste_1754(
    *, fishes: of_money.Fishes, counters: of_money.Counters = 0, price: of_money.Price = FISH
) -> int:
    """Every Beaste, of whatever kind, in counters: what the Ombre would take up if he won.

    It is the ``fishes`` of the stake, one, two or more, and the ``counters`` laid for passes.
    ``price``: the counters that a fish is worth. In two other books it is nine times what one
    player marked: ``winning.every_beast``.
    """
    return fishes * price + counters


@law("seymour.ombre.beaste.11", says=IN_ORDER)
def put_to_one_stake(
    *, beasts: of_money.Beasts, wants_it: of_conduct.WantsIt, consent_given: of_conduct.ConsentGiven
) -> tuple[int, ...]:
    """The Beastes that one player made in one deal: as one stake, if he pleases.

    ``consent_given``: the others consent; they cannot hinder it. In two other books it is not his
    choice but the majority's: ``marks.beasts_of_one_deal``.
    """
    whether("the others cannot hinder him", not consent_given)
    return several_in_one_deal(beasts=beasts, is_agreed=not met("if he pleases", wants_it))


@law(
    "seymour.ombre.laws.47",
    "seymour.ombre.laws.48",
    says=GAINED,
)
def vole_gains(*, pool: of_money.Pool, beast_count: of_money.BeastCount) -> int:
    """What a player gains who wins the ``vole``, all the tricks, by the Beastes on the board.

    With one, or none, twice what lies. With many he takes all, and is paid no more. It says nothing
    of a fixed or agreed value, as the other books do: ``vole_made.vole_at_ombre`` and
    ``vole_with_several_beasts``.

    >>> vole_gains(pool=26, beast_count=1), vole_gains(pool=66, beast_count=2)
    (52, 66)
    """
    one = met("if there be but one Beaste", beast_count <= 1)
    return 2 * pool if one else pool


@law("seymour.ombre.vole.1", "seymour.ombre.vole.2", says=GAINED)
def vole_by_stakes(*, stakes: of_money.Stakes, counters: of_money.Counters = 0) -> int:
    """What a player gains by the prose who wins the ``vole``: he sweeps the board.

    ``stakes``: the stakes on the board, single or double. ``counters``: what lies for passes. When
    there is only one stake he gains double. The law counts Beastes: ``vole_gains``.

    >>> vole_by_stakes(stakes=(20,), counters=6), vole_by_stakes(stakes=(10, 10, 10))
    (52, 30)
    """
    lies = sum(stakes) + counters
    return 2 * lies if met("there is but one Stake upon the Board", len(stakes) == 1) else lies


@law(
    "seymour.ombre.vole.3",
    says=yes_no("They are but one stake.", "They are several stakes."),
)
def are_one_stake(
    *,
    consent_given: of_conduct.ConsentGiven,
    by_himself: of_state.ByHimself = False,
) -> bool:
    """Are Beastes made in one deal only one stake? If they were put together.

    It is done by consent, or by the player who made the last Beaste (``by_himself``).
    ``vole.vole_with_beasts_together`` has what the vole then gains.
    """
    last = met("by him who made the last Beaste", by_himself)
    return last or met("which by Consent", consent_given)


@law("seymour.ombre.vole.6", says=GAINED)
def vole_as_agreed(
    *,
    stakes: of_money.Stakes,
    counters: of_money.Counters = 0,
    sum_agreed: of_money.SumAgreed | None = None,
) -> int:
    """What a player gains who wins the ``vole``, when they agreed on it before they began to play.

    It is then sometimes much more. Without an agreement it is what the same chapter has said,
    ``vole_by_stakes``.
    """
    agreed = met("according as they agree to it before", sum_agreed is not None)
    return sum_agreed or 0 if agreed else vole_by_stakes(stakes=stakes, counters=counters)


@law(
    "seymour.ombre.laws.53",
    "seymour.ombre.vole.5",
    only={"is_beasted": ("seymour.ombre.laws",)},
    says=text("He is paid for these: {}.", nothing="Nothing is due."),
)
def paid_if_he_saves_his_beaste(
    *,
    matador_price: of_money.MatadorPrice,
    plays_sans_prendre: of_conduct.PlaysSansPrendre,
    is_beasted: of_state.IsBeasted = False,
) -> tuple[Paid, ...]:
    """What is paid to the player who undertook the vole and does not win it, if he is not beasted.

    The prose does not ask that he save his Beaste, nor do the other books, which add the
    consolation: ``vole.paid_though_vole_missed``.
    """
    if not met("if he saves his Beaste", not is_beasted):
        return ()
    three = met("has Matadores", matador_price >= 3)
    alone = met("plays Sans-prendre", plays_sans_prendre)
    return (*[Paid.MATADORS] * three, *[Paid.SANS_PRENDRE] * alone)


@law(
    "seymour.ombre.laws.54",
    says=yes_no(
        "The deal is marked for a “tour”, a round of deals.",
        "The deal is not marked for a “tour”, a round of deals.",
    ),
)
def marked_for_a_tour(*, deal_result: DealResult) -> bool:
    """Is the deal marked for one of the ``tours`` agreed on? All are (p. 31), except a codille.

    The other books do not mark the vole either: ``vole.marks_the_tour``.
    """
    return not met("A Codille won", deal_result is Game.CODILLE)


@law(
    "seymour.ombre.laws.55",
    says=pays("he who will not play to the end", "the company", "counter"),
)
def will_not_play_to_the_end(
    *,
    sum_due: of_money.SumDue,
    is_agreed: of_state.IsAgreed,
    is_finished: of_state.IsFinished = False,
) -> int:
    """What a player pays who will not play the agreed ``tours`` to the end: all that is lost.

    By the other books he pays the cards too: ``quadrille.quitting.refuses_to_finish`` and
    ``quitting.refuses_to_finish_ombre``.
    """
    agreed = met("a Number of Tours is agreed", is_agreed)
    return sum_due if agreed and met("he who will not play to the End", not is_finished) else 0
