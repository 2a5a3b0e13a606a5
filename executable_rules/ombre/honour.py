"""Ombre, of honour in winning codille: what is fair, and what fair players do not draw."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.playing import ENOUGH
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, moves, text, yes_no


class Way(Enum):
    """How a player would prevent codille."""

    GOOD_PLAY = "by good play"
    REFUSES_GANO = "by refusing to let a card pass, as he is asked"
    OTHERWISE = "in any other way"


class AskedOf(Worded):
    """Of which card the player who aspires to codille asks Gano."""

    KING = "he should first play his king, and ask “Gano” of it"
    OTHER_KING = "he should ask “Gano” of his other king"
    QUEEN = "he may ask “Gano” of his queen"
    NOT_SAID = "the chapter does not bind him"


class GivingUp(Worded):
    """What is thought of an Ombre who asks to give up the Game."""

    IMPOLITE = "no law forbids it, but those who value polite behaviour do not practise it"
    NOT_SAID = Verdict.NOT_SAID.value


Act = Annotated[Way, like(of_play.Act)]
Kings = Annotated[int, like(of_play.Kings, least=1, most=2)]
KingsTried = Annotated[int, like(of_play.Number, least=0, most=2)]


@law(
    "bellecour.ombre.codille.4",
    "academie.ombre.codille.4",
    says=yes_no("Codille may be prevented so.", "Codille may not be prevented so."),
)
def may_prevent_codille(*, act: Act, is_fair: of_state.IsFair = True) -> bool:
    """May a player prevent codille in this way? By good play, and by refusing ``Gano`` at need.

    ``is_fair``: Gano, that a card be let pass, was asked properly. Then it may not be refused.
    """
    if act is Way.REFUSES_GANO:
        return not met("improperly", is_fair, "si l'on croit qu'il le demande mal-à-propos")
    return met("by good play", act is Way.GOOD_PLAY, "si ce n'est en jouant sagement")


@law("bellecour.ombre.codille.5", "academie.ombre.codille.5")
def gano_asked_of(
    *, sure_tricks: of_play.SureTricks, kings: Kings, number: KingsTried = 0
) -> AskedOf:
    """For which card a player hoping for codille should in honour ask ``Gano``: first for a king.

    He is not the Ombre, has this many kings, and a queen of another suit. ``number``: how many of
    the kings he has played, asking Gano for each in vain.
    """
    if not met("may have four sure Tricks", sure_tricks >= ENOUGH, "peut avoir quatre mains sûres"):
        return AskedOf.NOT_SAID
    if number >= kings:
        return AskedOf.QUEEN
    second = met(
        "if it does not pass, and he has two of them",
        number == 1,
        "s'il ne passe pas & qu'il en ait deux",
    )
    return AskedOf.OTHER_KING if second else AskedOf.KING


@law(
    "bellecour.ombre.codille.5",
    "academie.ombre.codille.5",
    says=moves(
        text("He draws {:counter}.", nothing="He draws nothing, and leaves the deal undecided."),
        "the Game",
        "him who wins codille",
        "counter",
    ),
)
def draws_codille_ill_won(*, pool: of_money.Pool, is_fair: of_state.IsFair) -> int:
    """What a player draws if he won codille unfairly: nobody stops him, but fair players do not
    draw.

    In the English the fair player always refuses it, in the French almost always.
    """
    return (
        0
        if met(
            "the fair Player always refuses",
            is_fair,
            "les beaux Joueurs la remettent presque toujours",
        )
        else pool
    )


@law(
    "bellecour.ombre.codille.6",
    "academie.ombre.codille.6",
    says=yes_no(
        "In honour he may draw what codille wins.",
        "In honour he may not draw what codille wins.",
    ),
)
def may_draw_with_honour(
    *, is_fair: of_state.IsFair, other_is_able: of_conduct.OtherIsAble
) -> bool:
    """Whether a player may draw in honour who won codille by a card that was let pass.

    ``is_fair``: Gano was asked properly. ``other_is_able``: the other could have refused it. If it
    was asked improperly, and granted when it might have been refused, the codille should not be
    drawn.
    """
    improper = met(
        "Gano is demanded improperly", not is_fair, "quand on demanderoit Gano mal-à-propos"
    )
    could = met("where it might have been refused", other_is_able, "que l'on pourroit ne pas faire")
    return not (improper and could)


@law("bellecour.ombre.codille.8", "academie.ombre.codille.8")
def asks_to_give_up(*, is_advantageous: of_state.IsAdvantageous) -> GivingUp:
    """What is thought of an Ombre who asks to be beasted to prevent codille, his ``rentree`` being
    bad.

    ``rentree``: the cards that he took in. The chapter of both books knows no law on this; law XLII
    of both, ``playing.may_ask``, forbids it.
    """
    bad = met(
        "finding their Rentree not favourable",
        not is_advantageous,
        "aprés avoir vû leur rentrée qui n'est pas favorable",
    )
    return GivingUp.IMPOLITE if bad else GivingUp.NOT_SAID
