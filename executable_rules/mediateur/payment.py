"""Médiateur, of the payment: what each owes, the essential part and what a chance adds to it.

Every figure of the one table (*Académie* p. 137) comes from three numbers: four counters for the
first ``moyen``, a fish for each step above it, two fishes for the vole. The favourite suit doubles
all, the double tours double all, both together make it fourfold; the poulans alone, with the Beasts
that hang on them, take no notice of the favourite suit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.matadors import matadors
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mediateur.poulans import poulans_du_jeu
from executable_rules.mediateur.terms import Declares, Moyen, Result, Row
from executable_rules.quadrille.mediateur_beasts import COUNTERS, FISH, POULANS
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import pays, told, yes_no

CONSOLATION = 4
"""Counters of a demand, the least of the moyens."""


@law(
    "academie.mediateur.favourite.1",
    "academie.mediateur.great-poulans.1",
    "academie.mediateur.great-poulans.3",
    "academie.mediateur.great-poulans.4",
    says=told("It is paid {:time}."),
)
def redoubled(*, favourite: bool = False, double: bool = False) -> int:
    """How many times a payment is paid: doubled in the ``favourite`` suit and on double tours.

    In favourite the book says *augmentés de moitié*, by half, and pays the double everywhere: the
    half is that of the sum that is paid.

    >>> redoubled(), redoubled(favourite=True), redoubled(favourite=True, double=True)
    (1, 2, 4)
    """
    favourites = 2 if met("augmentés de moitié", favourite) else 1
    return favourites * (2 if met("augmenter de payement", double) else 1)


@law(
    "academie.mediateur.poulans.2",
    "academie.mediateur.four-means.2",
    says=pays("each player", "the Game", "counter"),
)
def droit_du_jeu(*, favourite: bool = False, double: bool = False) -> int:
    """Counters that each owes to the Game, *à la poule*: two, which a chance redoubles."""
    return COUNTERS * redoubled(favourite=favourite, double=double)


@law(
    "academie.mediateur.vole-payment.1",
    "academie.mediateur.vole-payment.2",
    "bellecour.mediateur.vole-payment.1",
    "bellecour.mediateur.vole-payment.2",
    "bellecour.mediateur.vole-payment.3",
    "bellecour.mediateur.vole-payment.4",
    only={"double": ("academie",)},
    says=told("The “droit de vole”, what is paid for all the tricks, is {:counter} from each."),
)
def droit_de_vole(*, moyen: Moyen, favourite: bool = False, double: bool = False) -> int:
    """Counters that each owes for the ``vole``, all the tricks: two fishes, and one for each step.

    The English has no double tours here.
    """
    return (2 + moyen.degree) * FISH * redoubled(favourite=favourite, double=double)


@law(
    "academie.mediateur.four-means.2",
    "academie.mediateur.four-means.3",
    "academie.mediateur.vole-observation.3",
    "academie.mediateur.vole-observation.5",
    says=told("For the way of playing the payment is {:counter} from each."),
)
def retribution(
    *,
    moyen: Moyen,
    declares: Declares = Declares.NOT,
    favourite: bool = False,
    double: bool = False,
) -> int:
    """Counters that each owes for the ``moyen``, the way of playing, besides the Game.

    A vole declared *par médiateur* is paid as one undertaken by a Sans-prendre; *par sans-prendre*
    the vole itself is paid twice.
    """
    if met("la déclaration de la vole", declares is not Declares.NOT):
        if moyen.name != declares.name:
            raise ValueError("moyen may be that with which the vole is declared")
        moyen = Moyen.SANS_PRENDRE
    voles = list(Declares).index(declares)
    times = redoubled(favourite=favourite, double=double)
    vole = voles * droit_de_vole(moyen=moyen, favourite=favourite, double=double)
    return (CONSOLATION + moyen.degree * FISH) * times + vole


@law(
    "academie.mediateur.king-fiche.1",
    "bellecour.mediateur.rules.2",
    only={"double": ("academie",)},
    says=pays("the Ombre", "him who gives the King", "counter"),
)
def fiche_du_roi(*, favourite: bool = False, double: bool = False) -> int:
    """Counters given for the King who is bought (*Roi Médiateur*): a fish, which is redoubled.

    The English has two fish in the favourite suit, and no double tours here.
    """
    return FISH * redoubled(favourite=favourite, double=double)


@law(
    "academie.mediateur.matadors.1",
    "bellecour.mediateur.vole-payment.6",
    only={"double": ("academie",)},
    says=told("The payment for the “matadors” together is {:counter} from each."),
)
def reunion_des_matadors(*, favourite: bool = False, double: bool = False) -> int:
    """Counters for the three ``matadors`` together, whatever their number: a fish, redoubled.

    In the English this is what some players do; its own rule is ``matadors_counted``.
    """
    return FISH * redoubled(favourite=favourite, double=double)


@law(
    "bellecour.mediateur.vole-payment.5",
    says=told(
        "The payment for the “matadors” is {:counter} from each.",
        nothing="Nothing is due for the “matadors”.",
    ),
)
def matadors_counted(*, number: int, favourite: bool = False) -> int:
    """Counters for every ``matador``: two, and in the favourite suit four.

    The French pays a fish for all of them (``reunion_des_matadors``); five make the same.
    """
    return 2 * whole_number("number", number, 0) * redoubled(favourite=favourite)


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
    ombre: tuple[Card, ...],
    friend: tuple[Card, ...] = (),
    defender: tuple[Card, ...] = (),
    trump: Suit,
) -> bool:
    """Are the three ``matadors`` paid? When the Ombre has them, or he and his friend between them.

    Those of a defender change no payment, though the Ombre be beasted.
    """
    whether("ceux qui sont seulement défenseurs", frozenset(defender) >= frozenset(matadors(trump)))
    held = frozenset((*ombre, *friend))
    return met("les trois réunis", held >= frozenset(matadors(trump)))


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
    only={"declares": ("academie",), "double": ("academie",), "matadors_too": ("academie",)},
    says=pays("{result.payer}", "{result.payee}", "counter"),
)
def paid_by_each(
    *,
    moyen: Moyen,
    result: Result,
    declares: Declares = Declares.NOT,
    favourite: bool = False,
    double: bool = False,
    matadors_too: bool = False,
) -> int:
    """Counters between the Ombre and each player: he receives them if he wins, else he pays them.

    Of a remise the Game is not paid, so that its consolation is less than that of a codille. (Once,
    on p. 129, the French turns the two names round.) The English has neither double tours nor a
    vole declared, and counts the matadors otherwise.
    """
    paid = retribution(moyen=moyen, declares=declares, favourite=favourite, double=double)
    if not met(
        "perd ce jeu remise",
        result is Result.REMISE,
        "If they lose by remise",
        "if they lose by Remise",
        "if he loses by Remise",
    ):
        paid += droit_du_jeu(favourite=favourite, double=double)
    if matadors_too:
        paid += reunion_des_matadors(favourite=favourite, double=double)
    return paid


@law(
    "bellecour.mediateur.payment.2",
    says=told(
        "Each of the two who win draws {:fish}.", nothing="The Ombre and his friend draw no fish."
    ),
)
def fish_drawn_by_each(*, result: Result) -> int:
    """How many ``fish`` each of the two who win, Ombre and friend, draws: one of the two there are.

    None of a remise or a codill: who draws them then this rule does not say.
    """
    return POULANS // 2 if met("Those who win a common Game", result is Result.WON) else 0


@law(
    "academie.mediateur.beast.22",
    says=told(
        "The payment for the “matadors” is {:counter} from each.",
        nothing="Nothing is due for the “matadors”.",
    ),
)
def matadors_after_the_end(
    *,
    ombre: tuple[Card, ...],
    friend: tuple[Card, ...] = (),
    trump: Suit,
    favourite: bool = False,
    double: bool = False,
) -> int:
    """Counters for the ``matadors`` when the tours are over and only Beasts are left: the reunion.

    No poulans are put down, of which each would draw his own (``poulans.poulans_drawn``).
    """
    three = matadors_reunited(ombre=ombre, friend=friend, trump=trump)
    if not met("celle de leur réunion", three):
        return 0
    return reunion_des_matadors(favourite=favourite, double=double)


_ROWS: Mapping[Row, Callable[..., int]] = {
    Row.GAME: droit_du_jeu,
    Row.POULANS: poulans_du_jeu,
    Row.DEMANDE: partial(retribution, moyen=Moyen.DEMANDE),
    Row.MEDIATEUR: partial(retribution, moyen=Moyen.MEDIATEUR),
    Row.SANS_PRENDRE: partial(retribution, moyen=Moyen.SANS_PRENDRE),
    Row.DECLARED_MEDIATEUR: partial(
        retribution, moyen=Moyen.MEDIATEUR, declares=Declares.MEDIATEUR
    ),
    Row.DECLARED_SANS_PRENDRE: partial(
        retribution, moyen=Moyen.SANS_PRENDRE, declares=Declares.SANS_PRENDRE
    ),
    Row.VOLE_DEMANDE: partial(droit_de_vole, moyen=Moyen.DEMANDE),
    Row.VOLE_MEDIATEUR: partial(droit_de_vole, moyen=Moyen.MEDIATEUR),
    Row.VOLE_SANS_PRENDRE: partial(droit_de_vole, moyen=Moyen.SANS_PRENDRE),
    Row.MATADORS: reunion_des_matadors,
    Row.KING: fiche_du_roi,
}


@law("academie.mediateur.table-explained.1", says=told("The sum due by the table is {:counter}."))
def sum_of_the_table(
    *, rows: tuple[Row, ...], favourite: bool = False, double: bool = False
) -> int:
    """What is due by the table: the figures of so many ``rows``, added, in one of its columns.

    The four columns are simple and favourite suit, on simple and on double tours.

    >>> sum_of_the_table(rows=(Row.SANS_PRENDRE, Row.MATADORS), favourite=True)
    68
    """
    return sum(_ROWS[row](favourite=favourite, double=double) for row in rows)
