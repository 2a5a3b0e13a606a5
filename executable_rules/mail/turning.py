"""Mail, Du tournant, du raport et de l'ajustement: the bend, bringing back, the last approach."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import CINQUANTE_PAS, COUPS_DE_MAIL, Instrument
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import text, yes_no


class Vue(Enum):
    """How one sees the arch from where his ball is."""

    A_PLEIN = "fully"
    EN_PARTIE = "in part"
    POINT = "not at all"


class Dessein(Enum):
    """What a stroke is played for."""

    S_AJUSTER = "to adjust: to lay the ball well for the pass"
    TIRER_LA_PASSE = "to shoot at the arch"


Act = Annotated[Dessein, like(of_play.Act)]
ArchInView = Annotated[Vue, Fact("how much of the arch is seen from the ball")]


@law("academie.mail.turning.1", says=yes_no("He may play so.", "He may not play so."))
def peut_jouer_au_tournant(
    *, from_its_place: facts.FromItsPlace, in_bounds: of_state.InBounds
) -> bool:
    """May a player play so when his ball is in the *tournant*, the bend of the mall?

    He plays from where it is, on the straight line level with the boards at the *tambour*, the
    corner that the bend goes round (the book does not define it). He may not go farther out.
    """
    lieu = met("il doit jouer du lieu où sera sa boule", from_its_place)
    return lieu and met("il doit jouer du lieu où sera sa boule, sur la ligne droite", in_bounds)


@law(
    "academie.mail.turning.2", says=yes_no("He is “tourné”: past the bend.", "He is not “tourné”.")
)
def est_tourne(*, paces: facts.Paces, distance_before: facts.DistanceBefore) -> bool:
    """Is a player *tourné*, past the line of the boards opposite the tambour? In paces from the
    début.
    """
    return met("quand on a passé la ligne des ais", paces > distance_before)


@law(
    "academie.mail.turning.2",
    says=yes_no("He is “en vûe”: he sees the arch fully.", "He is not “en vûe”."),
)
def est_en_vue(*, arch_in_view: ArchInView) -> bool:
    """Is a player *en vûe*: does he see the *archet*, the arch of the pass, fully from his ball?"""
    return met("on voit à plein l'archet de la passe", arch_in_view is Vue.A_PLEIN)


@law(
    "academie.mail.turning.3",
    says={
        Instrument.MAIL: "He plays with the mallet.",
        Instrument.LEVE: "He plays with the “lève”.",
    },
)
def de_quoi_jouer(*, act: Act) -> Instrument:
    """With what one plays at the third or fourth stroke: the *lève* serves to shoot the pass only.

    Never to adjust, says this law; pass.20 speaks of one who does (``passe_de_la_leve``).
    """
    tire = met("ne sert que pour tirer la passe", act is Dessein.TIRER_LA_PASSE)
    return Instrument.LEVE if tire else Instrument.MAIL


@law(
    "academie.mail.turning.4",
    says=text(
        "He brings his ball back to {:pace} from the stone.",
        none="He need not bring his ball back.",
    ),
)
def raporte_a(
    *,
    strokes: of_play.Strokes,
    strokes_agreed: facts.StrokesAgreed,
    is_near: of_state.IsNear = True,
) -> int | None:
    """How far from the stone a player must *raporter* his ball, bring it back, to adjust with the
    mallet.

    He went into the pass, or near it (``is_near``), in fewer strokes than agreed. The law names two
    of three and three of four; for still fewer the same is taken. None: he need not.
    """
    whole_number("strokes_agreed", strokes_agreed, min(COUPS_DE_MAIL), max(COUPS_DE_MAIL))
    tot = met(
        "si quelqu'un plus fort que les autres", whole_number("strokes", strokes) < strokes_agreed
    )
    return CINQUANTE_PAS if tot and met("alloit en passe ou aprochant", is_near) else None


@law(
    "academie.mail.turning.5",
    says=text(
        "The {:seat} player brings back his ball and adjusts.",
        several="They bring back and adjust in this order: the {:seat} players.",
    ),
)
def ordre_du_raport(*, paces_by_player: facts.PacesByPlayer) -> tuple[int, ...]:
    """In what order they bring back and adjust: the player whose ball went farthest first.

    ``paces_by_player``: paces from each ball to the pass; players count from 0.
    """
    return tuple(sorted(range(len(paces_by_player)), key=lambda joueur: paces_by_player[joueur]))
