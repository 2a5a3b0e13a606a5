"""Mail, Longueur du manche: how long the handle is, and where the ball may be set fair."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play
from executable_rules.mail.turning import Dessein
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, yes_no


class Coutume(Enum):
    """By whose custom they play."""

    PROVENCE = "of Provence and Languedoc"
    PARIS = "of the Court and Paris"


class Manche(Worded):
    """How long the handle of the mallet is."""

    CEINTURE = "the handle is no longer than from the belt down"
    AISSELLE = "the handle is measured from under the armpit"


Act = Annotated[Dessein, like(of_play.Act)]
WayAgreed = Annotated[Coutume, like(of_play.WayAgreed)]


@law("academie.mail.handle.1")
def manche(*, way_agreed: WayAgreed) -> Manche:
    """How long the handle (*manche*) of the mallet is: to the armpit, in Provence to the belt.

    That it is the best measure is advice. In Provence and Languedoc it reaches no higher than the
    belt, as the ball is not moved there.
    """
    provence = met("en Provence & en Languedoc", way_agreed is Coutume.PROVENCE)
    return Manche.CEINTURE if provence else Manche.AISSELLE


@law(
    "academie.mail.handle.1",
    says=yes_no(
        "He may set his ball fair to be struck.", "He plays the ball from where it lies, unmoved."
    ),
)
def met_en_beau(*, way_agreed: WayAgreed, act: Act) -> bool:
    """May a player set his ball *en beau*, fair to be struck? At Court and in Paris, not at the
    pass.

    general-rules.13 (``peut_mettre_en_beau``) gives this leave to all, and says how far it goes.
    """
    paris = met("à la Cour & à Paris", way_agreed is Coutume.PARIS)
    passe = met("quand on tire à la passe", act is Dessein.TIRER_LA_PASSE)
    return paris and not passe
