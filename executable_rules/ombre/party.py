"""Ombre, of the Contre, of the devole, and of how long the party lasts."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND, PLAYERS, Ends
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import moves, told, yes_no

USUAL = (20, 30, 40)
"""Numbers of Pouls for which a party is played."""

DEALS_OF_A_TOUR = 3
"""Deals of each player, when the tours are played after the party."""

DealResult = Annotated[tuple[Ends, ...], like(of_play.DealResult)]
VOLE_DRAWN = moves(
    told("He draws {:counter}.", nothing="He draws nothing for it."),
    "the Game",
    "him who won all the tricks against the Ombre",
    "counter",
)


@law(
    "bellecour.ombre.vole.1",
    "academie.ombre.vole.1",
    says=yes_no("The Contre is admitted.", "The Contre is not admitted."),
)
def contre_admitted(*, is_agreed: of_state.IsAgreed, in_time: of_state.InTime) -> bool:
    """Is the ``Contre`` admitted, playing for the vole against another? If agreed ``in time``.

    That is before, and not in the deal where one would play so.
    """
    return is_agreed and met("previously agreed on", in_time, "convenir auparavant")


@law("bellecour.ombre.vole.2", "academie.ombre.vole.2")
def ombre_without_a_trick(*, tricks: facts.Tricks) -> Penalty:
    """What the Ombre suffers who wins no trick: the Beast alone, as there is no ``devole``.

    Of an Ombre who has won a trick this rule does not speak.
    """
    devole = met("cannot make the Devole", tricks == 0, "ne peut pas faire la dévole")
    return Penalty.BEAST if devole else Penalty.NOT_SAID


@law("bellecour.ombre.vole.2", says=VOLE_DRAWN)
def vole_against_the_ombre(*, tricks: facts.Tricks) -> int:
    """What he draws who wins all the tricks against the Ombre, as the English has it: nothing.

    It adds *as when he wins Codill*, though codille draws what lies (``winning.who_draws``). The
    French has what codille draws, and no more: ``vole_contre_l_hombre``.
    """
    whether("in fact, they should do it", tricks == HAND)
    return 0


@law("academie.ombre.vole.2", says=VOLE_DRAWN)
def vole_contre_l_hombre(*, tricks: facts.Tricks, pool: of_money.Pool) -> int:
    """What he draws who wins all the tricks against the Hombre: what ``codille`` draws, no more.

    The English has nothing: ``vole_against_the_ombre``.
    """
    return pool if met("quand même ils la feroient", tricks == HAND) else 0


@law(
    "bellecour.ombre.duration.1",
    "academie.ombre.duration.1",
    says=yes_no("It is a usual number.", "It is no usual number."),
)
def usual_number_of_pouls(*, games_agreed: of_play.GamesAgreed) -> bool:
    """Is this a usual number of Pouls to agree on: twenty, thirty, or at the most forty?"""
    return games_agreed in USUAL


@law(
    "bellecour.ombre.duration.1",
    "academie.ombre.duration.1",
    says=told("The party has {:Poul} still to be won.", nothing="The party ends."),
)
def pouls_still_to_win(*, games_agreed: of_play.GamesAgreed, games_won: of_play.GamesWon) -> int:
    """Pouls still to be won of the number agreed on; when there are none, the party ends.

    ``games_won``: by all players together. Raises ValueError for more than were agreed on.
    """
    if games_won > games_agreed:
        raise ValueError(f"games_won={games_won} cannot be: {games_agreed} are agreed on")
    return games_agreed - games_won


@law(
    "bellecour.ombre.duration.2",
    "academie.ombre.duration.2",
    says=told(
        "They set {:counter} aside, to mark the party and pay for the cards.",
        nothing="They set no counter aside.",
    ),
)
def counters_set_aside(*, deal_result: DealResult) -> int:
    """Counters set aside after deals that ended so: one for each Poul won, but not by ``codille``.

    They mark how far the party is, and pay for the cards.
    """
    won = [it for it in deal_result if it in (Ends.WON, Ends.CODILLE)]
    codilles = [it for it in won if met("when Codill is won", it is Ends.CODILLE, "gagne codille")]
    return len(won) - len(codilles)


@law(
    "bellecour.ombre.duration.3",
    "academie.ombre.duration.3",
    says=yes_no("The tours must be played.", "Nobody is obliged to play the tours."),
)
def must_play_the_tours(*, is_finished: of_state.IsFinished, is_agreed: of_state.IsAgreed) -> bool:
    """Must the ``tours``, more deals when the number of Pouls is finished, be played? If agreed."""
    done = met(
        "When the number of the Pouls is finish'd", is_finished, "Quand les coups sont achevés"
    )
    return done and met("unless it was so agreed", is_agreed, "si on ne l'a dit")


@law(
    "bellecour.ombre.duration.3",
    "academie.ombre.duration.3",
    says=yes_no("The tours are ended.", "The tours are not ended yet."),
)
def tours_are_ended(*, deals: of_play.Deals, beast_count: of_money.BeastCount) -> bool:
    """Are the ``tours`` ended: three deals for each are played, or a Beast is made?

    Whichever comes first is taken to end them; *or* may also mean that they agree on one of them.
    """
    beast = met("till the first Beast", beast_count > 0, "jusqu'à la premiére bête")
    return beast or deals >= DEALS_OF_A_TOUR * PLAYERS
