"""Mail, Des grands coups: who drives farthest, and what was forbidden beforehand."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.general_rules import plus_loin
from executable_rules.mail.terms import Coup, Maniere, Ou
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Sortie(NamedTuple):
    """Whether a ball that went out wins, and where it is put."""

    gagne: bool
    remise: Ou


@law("academie.mail.grand-strokes.1")
def grand_coup(
    *,
    was_forbidden: facts.WasForbidden,
    consent_given: of_conduct.ConsentGiven,
    by_chance: of_state.ByChance,
) -> Coup:
    """What becomes of a *grand coup* that a chance befalls: void, if chances were forbidden.

    He must have forbidden them all, with his adversary's consent.
    """
    convenu = was_forbidden and met("du consentement de son adversaire", consent_given)
    return Coup.NUL if convenu and met("s'il en survient quelqu'un", by_chance) else Coup.BON


@law(
    "academie.mail.grand-strokes.2",
    says=yes_no("The second player may forbid it.", "The second player may not forbid it."),
)
def second_peut_defendre(*, was_forbidden: facts.WasForbidden) -> bool:
    """Whether the second to play at the grand coup may forbid. Not if the first forbade nothing."""
    return not met("Si le premier jouant au grand-coup, n'a rien défendu", not was_forbidden)


@law(
    "academie.mail.grand-strokes.3",
    says=text(
        "The {:seat} player’s drive is the best.",
        several="The {:seat} players’ drives are equally good.",
    ),
)
def gagne_le_grand_coup(
    *,
    own_distance: of_play.OwnDistance,
    adversary_distance: of_play.AdversaryDistance,
    touches_it: of_conduct.TouchesIt = False,
) -> tuple[int, ...]:
    """Whose drive, in paces, wins: the first player's (0), the second's (1), or both alike.

    The second's wins if it only touched the first's, even if it stayed behind.
    """
    if met("quand elle n'auroit fait que la toucher", touches_it):
        return (1,)
    return plus_loin(paces_by_player=(own_distance, adversary_distance))


@law(
    "academie.mail.grand-strokes.4",
    says=parts(
        gagne=yes_no("The ball that went out wins.", "The ball that went out does not win."),
        remise=None,
    ),
)
def sortie_au_grand_coup(
    *, own_distance: of_play.OwnDistance, adversary_distance: of_play.AdversaryDistance
) -> Sortie:
    """Whether a ball *sortie*, out of the mall, wins, by paces; it is put back opposite."""
    return Sortie(
        met("si elle est allée plus loin", own_distance > adversary_distance), Ou.VIS_A_VIS
    )


@law(
    "academie.mail.grand-strokes.5",
    says=yes_no(
        "The ball runs the risk of every chance.",
        "The ball does not yet run the risk of every chance.",
    ),
)
def court_tous_les_hazards(*, mode: facts.Mode, touches_it: of_conduct.TouchesIt) -> bool:
    """Does a ball run the risk of all chances, with nothing forbidden any more?

    It does if it touched the *ais*, the boards, or the walls.

    Raises ValueError for the chicane, of which the law does not speak: it has neither.
    """
    if mode is Maniere.CHICANE:
        raise ValueError("mode=CHICANE cannot be: it is played without boards and walls")
    return met("ceux qui touchent aux ais ou aux murailles", touches_it)
