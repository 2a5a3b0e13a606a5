"""Ombre, of what is put up and paid: laws XLIII, XLIX-LI and LXXX."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_people, of_state
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS
from executable_rules.quadrille.ombre_beasts import FIRST_MARK, ombre_beast
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text, yes_no


@law(
    "bellecour.ombre.laws.43",
    "academie.ombre.laws.43",
    says=pays("the Ombre", "him who ought to have won it"),
)
def gives_codille(
    *, pool: of_money.Pool, is_right_one: of_state.IsRightOne, on_purpose: of_state.OnPurpose
) -> Forfeit:
    """What the Ombre pays who lets a player win codille to please his own ``inclination``.

    *Par bizarrerie* in the French. He pays the codille, that is the ``poul`` that lies, to the
    other player, who ought to have won it.
    """
    wrong = met(
        "to him who ought not to have had it",
        not is_right_one,
        "à celui qui ne devroit pas l'avoir",
    )
    if met("to please his own inclination", on_purpose, "à qui bon lui semble") and wrong:
        return Forfeit(pool, Unit.COUNTER, Payee.ADVERSARY)
    return NOTHING


@law(
    "bellecour.ombre.laws.49",
    "academie.ombre.laws.49",
    says=yes_no("He may put the Beasts together.", "He may not put the Beasts together."),
)
def may_put_together(
    *, same_sitting: of_state.SameSitting, consenting: of_people.Consenting
) -> bool:
    """May a player put two Beasts together? Yes, if he made them at the same time.

    ``consenting``: how many of the two other players agree. By law XLVII several of one deal go
    together unless it is agreed otherwise (``quadrille.beast_order.several_in_one_deal``). The
    prose (bellecour p. 104) gives the choice to the majority even of these.
    """
    others = consenting
    at_once = met("two Beasts at the same time", same_sitting, "deux bêtes à la fois")
    both = met(
        "by the consent of the two other Players",
        others == PLAYERS - 1,
        "du consentement des deux tiers",
    )
    return at_once or both


@law(
    "bellecour.ombre.laws.50",
    "academie.ombre.laws.50",
    "seymour.ombre.laws.46",
    says=text("All pay by {:counter}."),
)
def marked_differently(*, counters_by_seat: of_money.CountersBySeat) -> int:
    """By how many counters all pay when they marked differently: as the one who marked most."""
    if len(counters_by_seat) != PLAYERS:
        raise ValueError("counters_by_seat may be three numbers: what is marked before each player")
    return max(counters_by_seat)


@law("bellecour.ombre.laws.50", "academie.ombre.laws.50", says=text("The Beast is {:counter}."))
def beast_when_marked_differently(
    *, counters_by_seat: of_money.CountersBySeat, pool: of_money.Pool = 0
) -> int:
    """The Beast when players marked differently: that of the player who marks the most.

    *On fait la bête de même.* In 1754 it is one stake and the passes:
    ``settling_1754.beaste_by_the_highest``.
    """
    return ombre_beast(
        counters_before_him=marked_differently(counters_by_seat=counters_by_seat), pool=pool
    )


@law(
    "bellecour.ombre.laws.51",
    "academie.ombre.laws.51",
    "bellecour.ombre.marking.5",
    "academie.ombre.marking.5",
    says=pays("each player", "the pool", "counter"),
)
def staked_next(
    *,
    is_codille: of_state.IsCodille,
    beast_count: of_money.BeastCount,
    is_agreed: of_state.IsAgreed = False,
) -> int:
    """What each stakes next: three counters after codille, and two while Beasts are still left.

    After codille three counters, even if there are still Beasts. Else, while Beasts are left, two
    (by ``three and one``, one), as the prose says (bellecour p. 109), and three when the table is
    bare.
    """
    left = met(
        "there are still Beasts",
        beast_count > 0,
        "encore des bêtes",
    )
    if (
        met("When Codill is won", is_codille, "Quand on a gagné codille", "Si l'on gagne Codille")
        or not left
    ):
        return FIRST_MARK
    return 1 if is_agreed else 2


@law(
    "bellecour.ombre.laws.80",
    "academie.ombre.laws.80",
    says=pays("each of the other players", "the Ombre", "fish"),
)
def hazards_from_each(*, hazards: facts.Hazards, has_won: of_conduct.HasWon) -> int:
    """Fishes that the Ombre receives from each of the others for ``hazards``; below zero he pays
    them.

    Hazards are combinations in the Ombre's hand that are paid besides, where they are admitted.
    Each is a fish, says the dictionary of both books.
    """
    return (
        hazards
        if met(
            "when he wins", has_won, "on ne les paie à celui qui fait jouer qu'autant qu'il gagne"
        )
        else -hazards
    )
