"""How a deal ended, by the tricks made. The laws of the same game are asked."""

from __future__ import annotations

from executable_rules.judgements import facts
from executable_rules.ombre import facts as ombre
from executable_rules.ombre.ombre_1687 import ends_in_1687
from executable_rules.ombre.terms import Ends
from executable_rules.quadrille.chapter import Outcome as Ended
from executable_rules.quadrille.chapter import outcome_by_the_chapter
from executable_rules.quadrille_1822 import facts as quanti
from executable_rules.quadrille_1822 import stakes
from executable_rules.quadrille_1822.terms import Mode, Outcome
from lawsofplay.rules import judges


@judges("deal_result", "ombre.ombre_1687.stake_after", says=None)
def how_it_ended_in_1687(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> Ends:
    """How a deal of nine tricks ended for the player, who is the Ombre."""
    return ends_in_1687(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )


@judges(
    "deal_result",
    "quadrille_1822.penalties.paid_by_the_opponents",
    "quadrille_1822.stakes.lies_after",
    "quadrille_1822.stakes.puts_down",
    "quadrille_1822.stakes.receives_the_stake",
    says=None,
)
def how_it_ended_in_1822(*, tricks: facts.Tricks, mode: quanti.Mode = Mode.SOLO) -> Outcome:
    """How the game ended for the hombre's side, by this many tricks."""
    return stakes.outcome(tricks=tricks, mode=mode)


@judges(
    "deal_result",
    "quadrille.paying.paid_for_consolation",
    "quadrille.paying.paid_for_matadors",
    "quadrille.paying.paid_for_the_game",
    says=None,
)
def how_it_ended_at_quadrille(*, tricks: facts.Tricks) -> Ended:
    """How the Game ended for those who stood it, by their tricks, and by the chapter on playing."""
    return outcome_by_the_chapter(tricks=tricks)
