"""Ombre, of the Contre, of the devole, and of how long the party lasts."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from executable_rules.ombre.terms import HAND, PLAYERS, Claim, Ends
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, moves, text, yes_no

USUAL = (20, 30, 40)
"""Numbers of Pouls for which a party is played."""

DEALS_OF_A_TOUR = 3
"""Deals of each player, when the tours are played after the party."""


class Tours(Enum):
    """How long the tours last that may be played after the party."""

    THREE_DEALS = "three deals for each player"
    FIRST_BEAST = "till the first Beast"


class Leaving(Worded):
    """What a player owes if he leaves the party."""

    NOTHING = "he owes nothing: all that was agreed has been played"
    ALL_LOSSES = "he pays all that is lost on the game"
    SO_FAR_OR_LATER = "he pays only for what has been played, or the party is finished another time"
    NOT_SAID = "with sharpers the case is different: what he then owes, the book does not say"


DealResult = Annotated[tuple[Ends, ...], like(of_play.DealResult)]
WayAgreed = Annotated[Tours, like(of_play.WayAgreed)]
VOLE_DRAWN = moves(
    text("He draws {:counter}.", nothing="He draws nothing for it."),
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
    """Is the ``Contre``, playing for the vole against another, admitted? If agreed ``in time``.

    That is before the deal in which a player would play so, and not in it.
    """
    return is_agreed and met("previously agreed on", in_time, "convenir auparavant")


@law(
    "bellecour.ombre.vole.5",
    "academie.ombre.vole.5",
    says=text("He is paid for these: {}.", nothing="Nothing is paid to him."),
)
def paid_when_the_vole_fails(
    *,
    plays_sans_prendre: of_conduct.PlaysSansPrendre,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
) -> tuple[Claim, ...]:
    """What is paid to an Ombre who missed the vole, though he draws nothing of the Game.

    The other two divide what lies: ``vole.vole_missed``. The law, ``vole.paid_though_vole_missed``,
    adds the ``consolation``.
    """
    alone = met("has played Sans Prendre", plays_sans_prendre, "si l'Hombre a joué sans prendre")
    held = matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    high = met("or has Matadors", bool(held), "s'il a des Matadors")
    return (*[Claim.SANS_PRENDRE] * alone, *[Claim.MATADORS] * high)


@law("bellecour.ombre.vole.2", "academie.ombre.vole.2")
def ombre_without_a_trick(*, tricks: facts.Tricks) -> Penalty:
    """What the Ombre suffers who wins no trick: only the Beast, as there is no ``devole``.

    This rule does not speak of an Ombre who has won a trick.
    """
    devole = met("cannot make the Devole", tricks == 0, "ne peut pas faire la dévole")
    return Penalty.BEAST if devole else Penalty.NOT_SAID


@law("bellecour.ombre.vole.2", says=VOLE_DRAWN)
def vole_against_the_ombre(*, tricks: facts.Tricks) -> int:
    """What a player draws if he wins all tricks against the Ombre, as the English has it: nothing.

    It adds *as when he wins Codill*, but codille draws what lies (``winning.who_draws``). In the
    French he draws what codille draws, and no more: ``vole_contre_l_hombre``.
    """
    whether("in fact, they should do it", tricks == HAND)
    return 0


@law("academie.ombre.vole.2", says=VOLE_DRAWN)
def vole_contre_l_hombre(*, tricks: facts.Tricks, pool: of_money.Pool) -> int:
    """What a player draws if he wins all the tricks against the Hombre: what ``codille`` draws, no
    more.

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
    says=text("The party has {:Poul} still to be won.", nothing="The party ends."),
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
    says=text(
        "They set {:counter} aside, to mark the party and pay for the cards.",
        nothing="They set no counter aside.",
    ),
)
def counters_set_aside(*, deal_result: DealResult) -> int:
    """Counters set aside after deals that ended so: one for each Poul won, except by ``codille``.

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
def tours_are_ended(
    *, deals: of_play.Deals, beast_count: of_money.BeastCount, way_agreed: WayAgreed
) -> bool:
    """Are the ``tours`` ended: three deals for each are played, or else a Beast is made?

    They agree on one of the two, as the dictionary says of the tours of grace
    (``quadrille.tours.grace_is_over``).
    """
    if way_agreed is Tours.FIRST_BEAST:
        return met("till the first Beast", beast_count > 0, "jusqu'à la premiére bête")
    played = deals >= DEALS_OF_A_TOUR * PLAYERS
    return met(
        "three Deals for each one",
        played,
        "on peut jouer les tours; c'est-à-dire, trois coups pour chacun",
    )


@law(
    "bellecour.ombre.duration.4",
    "academie.ombre.duration.4",
    only={"is_fair": ("bellecour",)},
)
def leaves_the_party(
    *,
    is_finished: of_state.IsFinished,
    is_important: of_state.IsImportant = False,
    is_fair: of_state.IsFair = True,
) -> Leaving:
    """What a player owes who leaves before the agreed end: all losses, unless he must leave.

    ``is_important``: an accident or other lawful cause obliges him to it. ``is_fair``: he plays
    with people of honour, and not between two sharpers. By laws LXXIV and LXXV he pays the cards
    too, and the others must consent before the party is put off.
    """
    if not met(
        "before the number of Pouls or Games agreed on",
        not is_finished,
        "avant que le nombre des tours convenus fut achevé",
    ):
        return Leaving.NOTHING
    if not met("when you play with people of honour", is_fair):
        return Leaving.NOT_SAID
    cause = met(
        "other lawful cause",
        is_important,
        "à moins que quelque affaire imprevue ou autre cause légitime",
    )
    return Leaving.SO_FAR_OR_LATER if cause else Leaving.ALL_LOSSES
