"""Mail, De la passe, laws XXII to XXVIII: faults of the lève, and balls lifted in good faith."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import Coup, Ordre, Passe
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, parts, yes_no


class Faute(Enum):
    """What a player does with the lève who does not pass straight."""

    BIAISER = "he slants it"
    TOURNER_LA_MAIN = "he turns his hand"
    CROCHETER = "he hooks: he carries the lève into the arch"


class Levee(Worded):
    """What follows when a player lifts his ball too soon."""

    REMET = "he puts it back and plays in his order; his stroke is not lost"
    TIRE = "he may shoot; his stroke is not lost"
    PAS_DIT = "the law does not say"


class ParLeBout(NamedTuple):
    """What a ball out by the mall's end costs, and whether its player may come back."""

    coup: Coup
    peut_revenir: bool


Fault = Annotated[frozenset[Faute], like(of_play.Fault)]


@law("academie.mail.pass.22")
def billarde(*, in_that_way: of_state.InThatWay, touches_it: of_conduct.TouchesIt = False) -> Passe:
    """What a player suffers who *billarde*, pushes another ball by carrying the lève on to it.

    He loses the pass, unless the balls lie so close that one can only push both together.
    """
    pousse = met("pour la pousser en traînant", in_that_way)
    bon = met("si les boules se joignent", touches_it)
    return Passe.PERDUE if pousse and not bon else Passe.A_JOUER


@law(
    "academie.mail.pass.23",
    says=yes_no("He may shoot.", "He may not shoot: he is no longer in the game for the pass."),
)
def peut_tirer(*, strokes: of_play.Strokes) -> bool:
    """Whether a player may shoot at the pass: not with three strokes more than another.

    At three more he is out of the game for this pass.
    """
    return not met("Qui se trouve à trois de plus", not Ordre.de(strokes).en_est)


@law("academie.mail.pass.24")
def passe_de_cote(*, fault: Fault) -> Passe:
    """What a player suffers if he cheats at the *place aux niais* (fools' place), beside the iron.

    He must pass with the lève in a straight line: slanting, turning and hooking lose the pass.
    """
    droite = met("il faut passer de la leve en droite ligne", not fault)
    return Passe.A_JOUER if droite else Passe.PERDUE


@law("academie.mail.pass.25")
def boule_echape(*, has_played: of_conduct.HasPlayed) -> Coup:
    """What it costs a player when the steel ball (*boule de passe*) slips from his lève: a
    stroke.
    """
    return Coup.PERDU if met("échape de la leve sans la jouer", not has_played) else Coup.BON


@law(
    "academie.mail.pass.26",
    says=parts(coup=None, peut_revenir=yes_no("He may come back.", "He may not come back.")),
)
def sort_par_le_bout(
    *, ball_has_passed: of_state.BallHasPassed = False, is_in_order: facts.IsInOrder = True
) -> ParLeBout:
    """What becomes of the steel ball that goes out by the mall's end; may its player come back?

    If it has not passed it is not held to be out, and he may come back if he is still able to win
    (*en état*). Other balls out cost a stroke (balls-out.3, ``boule_sortie``). If it has passed he
    need not come back.
    """
    sans = met(
        "Si la boule de passe sortoit par le bout du mail sans avoir passé", not ball_has_passed
    )
    return ParLeBout(Coup.BON, sans and met("s'il étoit encore en état pour cela", is_in_order))


@law("academie.mail.pass.27")
def leve_se_croyant_seul(
    *, thinks_himself_alone: facts.ThinksHimselfAlone, believes_it: of_conduct.BelievesIt
) -> Levee:
    """What follows when a player lifts his ball as if he had won alone: he puts it back."""
    seul = met("croyant être seul sur le Jeu", thinks_himself_alone)
    gagne = met("& avoir gagné", believes_it)
    return Levee.REMET if seul and gagne else Levee.PAS_DIT


@law("academie.mail.pass.28")
def leve_croyant_l_autre_en_ordre(
    *, other_order: facts.OtherOrder, believes_it: of_conduct.BelievesIt
) -> Levee:
    """What follows when the last, at one more, lifts his ball in good faith: he may still shoot.

    The other, at two more, only obliges him to pass too. The player thought him in order, able to
    win; so he may still shoot.
    """
    oblige = met("passant à deux de plus", other_order is Ordre.DEUX_DE_PLUS)
    croyant = met("croyant que l'autre étoit en ordre", believes_it)
    return Levee.TIRE if oblige and croyant else Levee.PAS_DIT
