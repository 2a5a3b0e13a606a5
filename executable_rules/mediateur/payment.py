"""Médiateur, of the payment: what each owes, the essential part and what a chance adds to it.

Every figure of the table (*Académie* p. 137, ``table``) comes from three numbers: four counters for
the first ``moyen`` (way of playing), a fish for each step above it, two fishes for the vole. The
favourite suit doubles all, the double tours double all, and both together make it fourfold. Only
the poulans, and the Beasts that depend on them, take no notice of the favourite suit.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import numbered, of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.matadors import matadors
from executable_rules.mediateur import facts
from executable_rules.mediateur.terms import Declares, Moyen, Result
from executable_rules.quadrille.mediateur_beasts import COUNTERS, FISH, POULANS
from lawsofplay.rules import Fact, law, like, met, whether
from lawsofplay.sentences import moves, pays, text, yes_no

CONSOLATION = 4
"""Counters of a demand, the least of the moyens."""

DealResult = Annotated[Result, like(of_play.DealResult)]
Mode = Annotated[Moyen, like(of_play.Mode)]
WayDeclared = Annotated[Declares, Fact("which way of playing is declared")]


@law(
    "academie.mediateur.favourite.1",
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.great-poulans.3",
    "academie.mediateur.great-poulans.4",
    says=text("It is paid {:time}."),
)
def redoubled(
    *, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """How many times a payment is paid: doubled in the ``favourite`` suit and on double tours.

    For the favourite suit the book says *augmentés de moitié*, raised by half, and pays the double
    everywhere: it means half of the sum that is paid then.

    >>> redoubled(), redoubled(is_favourite=True), redoubled(is_favourite=True, is_double=True)
    (1, 2, 4)
    """
    favourites = 2 if met("sont augmentés de moitié", is_favourite) else 1
    return favourites * (2 if met("augmenter de payement", is_double) else 1)


@law(
    "academie.mediateur.poulans.2",
    "academie.mediateur.four-means.2",
    says=pays("each player", "the Game", "counter"),
)
def droit_du_jeu(
    *, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """Counters that each owes to the Game, *à la poule*: two, which a chance redoubles."""
    return COUNTERS * redoubled(is_favourite=is_favourite, is_double=is_double)


@law(
    "academie.mediateur.vole-payment.1",
    "academie.mediateur.vole-payment.2",
    "bellecour.mediateur.vole-payment.1",
    "bellecour.mediateur.vole-payment.2",
    "bellecour.mediateur.vole-payment.3",
    "bellecour.mediateur.vole-payment.4",
    only={"is_double": ("academie",)},
    says=moves(
        text("The “droit de vole”, what is paid for all the tricks, is {:counter} from each."),
        "each of the others",
        "him who makes the “vole” (all the tricks)",
        "counter",
    ),
)
def droit_de_vole(
    *, mode: Mode, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """Counters that each owes for the ``vole``: two fishes; with a bought King three; alone four.

    The English has no double tours here.
    """
    return (2 + mode.degree) * FISH * redoubled(is_favourite=is_favourite, is_double=is_double)


@law(
    "academie.mediateur.four-means.2",
    "academie.mediateur.four-means.3",
    "academie.mediateur.vole-observation.3",
    "academie.mediateur.vole-observation.5",
    says=text("For the way of playing the payment is {:counter} from each."),
)
def retribution(
    *,
    mode: Mode,
    way_declared: WayDeclared = Declares.NOT,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
) -> int:
    """Counters that each owes for the ``mode``, the way of playing, besides the Game.

    A vole declared *par médiateur* is paid as one undertaken by a Sans-prendre; *par sans-prendre*
    the vole itself is paid twice.
    """
    if met("la déclaration de la vole", way_declared is not Declares.NOT):
        if mode.name != way_declared.name:
            raise ValueError("mode may be that with which the vole is declared")
        mode = Moyen.SANS_PRENDRE
    voles = list(Declares).index(way_declared)
    times = redoubled(is_favourite=is_favourite, is_double=is_double)
    vole = voles * droit_de_vole(mode=mode, is_favourite=is_favourite, is_double=is_double)
    return (CONSOLATION + mode.degree * FISH) * times + vole


@law(
    "academie.mediateur.king-fiche.1",
    "bellecour.mediateur.rules.2",
    only={"is_double": ("academie",)},
    says=pays("the Ombre", "him who gives the King", "counter"),
)
def fiche_du_roi(
    *, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """Counters given for the King who is bought (*Roi Médiateur*): a fish, which is redoubled.

    The English has two fish in the favourite suit, and no double tours here.
    """
    return FISH * redoubled(is_favourite=is_favourite, is_double=is_double)


@law(
    "academie.mediateur.matadors.1",
    "bellecour.mediateur.vole-payment.6",
    only={"is_double": ("academie",)},
    says=text("The payment for the “matadors” together is {:counter} from each."),
)
def reunion_des_matadors(
    *, is_favourite: of_state.IsFavourite = False, is_double: of_state.IsDouble = False
) -> int:
    """Counters for the three ``matadors`` together, whatever their number: a fish, redoubled.

    In the English some players do so; its own rule is ``matadors_counted``.
    """
    return FISH * redoubled(is_favourite=is_favourite, is_double=is_double)


@law(
    "bellecour.mediateur.vole-payment.5",
    says=text(
        "The payment for the “matadors” is {:counter} from each.",
        nothing="Nothing is due for the “matadors”.",
    ),
)
def matadors_counted(
    *, matador_count: numbered.MatadorCount, is_favourite: of_state.IsFavourite = False
) -> int:
    """Counters for every ``matador``: two, and in the favourite suit four.

    The French pays a fish for all of them (``reunion_des_matadors``), as much as for five here.
    """
    return 2 * matador_count * redoubled(is_favourite=is_favourite)


@law(
    "academie.mediateur.matadors.1",
    "academie.mediateur.matadors.2",
    "academie.mediateur.matadors.3",
    says=yes_no(
        "The “matadors” are paid: the Ombre’s side has all three.",
        "The “matadors” are not paid: the Ombre’s side has not all three.",
    ),
)
def matadors_reunited(
    *,
    ombre_hand: of_cards.OmbreHand,
    friend_hand: of_cards.FriendHand = (),
    other_hand: facts.OtherHand = (),
    trump: of_cards.Trump,
) -> bool:
    """Are the three ``matadors`` paid? Yes, when the Ombre has them, or he and his friend together.

    Those of a defender change no payment, even if the Ombre is beasted.
    """
    whether(
        "ceux qui sont seulement défenseurs", frozenset(other_hand) >= frozenset(matadors(trump))
    )
    held = frozenset((*ombre_hand, *friend_hand))
    return met(
        "Lorsque ces matadors se trouvent tous les trois réunis dans le jeu de l'hombre",
        held >= frozenset(matadors(trump)),
    )


@law(
    "academie.mediateur.four-means.1",
    "academie.mediateur.four-means.2",
    "academie.mediateur.preliminaries.5",
    "academie.mediateur.table-explained.1",
    "academie.mediateur.table.1",
    "academie.mediateur.vole-observation.4",
    "bellecour.mediateur.payment.2",
    "bellecour.mediateur.payment.3",
    "bellecour.mediateur.payment.4",
    "bellecour.mediateur.payment.5",
    "bellecour.mediateur.payment.6",
    "bellecour.mediateur.payment.7",
    only={"way_declared": ("academie",), "is_double": ("academie",), "has_matadors": ("academie",)},
    says=pays("{deal_result.payer}", "{deal_result.payee}", "counter"),
)
def paid_by_each(
    *,
    mode: Mode,
    deal_result: DealResult,
    way_declared: WayDeclared = Declares.NOT,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
    has_matadors: of_conduct.HasMatadors = False,
) -> int:
    """Counters between the Ombre and each player: he receives them if he wins, else he pays them.

    After a remise the Game is not paid, so that its consolation is less than that of a codille.
    (Once, on p. 129, the French exchanges the two names.) The English has neither double tours nor
    a vole declared, and counts the matadors otherwise.
    """
    paid = retribution(
        mode=mode, way_declared=way_declared, is_favourite=is_favourite, is_double=is_double
    )
    if not met(
        "perd ce jeu remise",
        deal_result is Result.REMISE,
        "If they lose by remise",
        "if they lose by Remise",
        "if he loses by Remise",
    ):
        paid += droit_du_jeu(is_favourite=is_favourite, is_double=is_double)
    if has_matadors:
        paid += reunion_des_matadors(is_favourite=is_favourite, is_double=is_double)
    return paid


@law(
    "bellecour.mediateur.payment.2",
    says=pays("the stake", "each of the two who win", "fish"),
)
def fish_drawn_by_each(*, deal_result: DealResult) -> int:
    """How many ``fish`` each of two winners, Ombre and friend, draws: one of the two there are.

    None after a remise or a codill; this rule does not say who draws them then.
    """
    return POULANS // 2 if met("Those who win a common Game", deal_result is Result.WON) else 0


@law(
    "academie.mediateur.beast.22",
    says=text(
        "The payment for the “matadors” is {:counter} from each.",
        nothing="Nothing is due for the “matadors”.",
    ),
)
def matadors_after_the_end(
    *,
    ombre_hand: of_cards.OmbreHand,
    friend_hand: of_cards.FriendHand = (),
    trump: of_cards.Trump,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
) -> int:
    """Counters for the ``matadors`` when the tours are over and only Beasts are left: the reunion.

    No poulans are then put down, of which a holder would draw his own (``poulans.poulans_drawn``).
    """
    three = matadors_reunited(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump)
    if not met("ils ne peuvent exiger que celle de leur réunion", three):
        return 0
    return reunion_des_matadors(is_favourite=is_favourite, is_double=is_double)
