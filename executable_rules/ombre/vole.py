"""Ombre, of the vole: laws LXIII and LXVIII-LXXI."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play
from executable_rules.ombre.terms import PLAYERS, Claim
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, parts, text, yes_no


class Won(NamedTuple):
    """What a player gains who makes the vole: drawn from the board, and from each of the others."""

    draws: int
    from_each: Fraction

    def __str__(self) -> str:
        return f"he draws {self.draws}, and has {self.from_each} from each of the others"


class Missed(NamedTuple):
    """What follows a missed vole: what the Ombre draws, what each other draws, what he pays to
    each.
    """

    ombre_draws: int
    each_draws: Fraction
    pays_each: int

    def __str__(self) -> str:
        each = f"each other draws {self.each_draws}"
        return f"the Ombre draws {self.ombre_draws} and pays each {self.pays_each}, {each}"


class Game(Enum):
    """How a deal was decided, for the counters that number the tours."""

    WON = "the Ombre won it"
    CODILLE = "another won codille"
    VOLE = "the Ombre made the vole"
    VOLE_MISSED = "he undertook the vole, and missed it"


DealResult = Annotated[Game, like(of_play.DealResult)]


@law(
    "bellecour.ombre.laws.63",
    "academie.ombre.laws.63",
    "seymour.ombre.laws.49",
    "seymour.ombre.vole.3",
    only={"sum_agreed": ("bellecour", "academie")},
    says=parts(
        draws=moves(
            text("He draws {:counter}.", nothing="He draws nothing."),
            "the board",
            "the Ombre",
            "counter",
        ),
        from_each=moves(
            text("Each of the others pays him {:counter}.", nothing="The others pay him nothing."),
            "each of the others",
            "the Ombre",
            "counter",
        ),
    ),
)
def vole_with_beasts_together(
    *,
    beasts: of_money.Beasts,
    pool: of_money.Pool = 0,
    sum_agreed: of_money.SumAgreed | None = None,
) -> Won:
    """What a player gains by the ``vole`` (all the tricks) when the Beasts that lie go together.

    The double: he draws them with the stakes, and the other two give him as much between them. If
    another value was ``agreed`` each gives that; the law of 1754 says nothing of it.
    """
    lies = sum(beasts) + pool
    if met("or as shall be agreed", sum_agreed is not None, "ou comme l'on est convenu"):
        return Won(lies, Fraction(sum_agreed or 0))
    return Won(lies, Fraction(lies, PLAYERS - 1))


@law(
    "bellecour.ombre.laws.68",
    "academie.ombre.laws.68",
    says=text("He is paid for these: {}.", nothing="Nothing is due."),
)
def paid_though_vole_missed(
    *, matador_price: of_money.MatadorPrice, plays_sans_prendre: of_conduct.PlaysSansPrendre
) -> tuple[Claim, ...]:
    """What is paid to a player who missed the vole: matadors or sans prendre, and consolation.

    The prose of both books (bellecour p. 113) leaves out the ``consolation``. Law LXXIII,
    ``contre.contre_missed_at_ombre``, gives nothing to a player who engaged for it beforehand. In
    1754 he must have saved his Beaste: ``settling_1754.paid_if_he_saves_his_beaste``.
    """
    three = met("has Matadors", matador_price >= 3, "Si celui qui a manqué la vole a des matadors")
    alone = met("plays Sans Prendre", plays_sans_prendre, "ou joue sans prendre")
    paid = [Claim.MATADORS] * three + [Claim.SANS_PRENDRE] * alone
    return (*paid, Claim.CONSOLATION) if paid else ()


@law(
    "bellecour.ombre.laws.69",
    "academie.ombre.laws.69",
    "seymour.ombre.laws.51",
    "bellecour.ombre.vole.5",
    "academie.ombre.vole.5",
    "seymour.ombre.vole.5",
    only={"sum_agreed": ("bellecour.ombre.laws", "academie.ombre.laws")},
    says=parts(
        ombre_draws=moves(
            text("The Ombre draws {:counter}.", nothing="The Ombre draws nothing."),
            "the board",
            "the Ombre",
            "counter",
        ),
        each_draws=moves(
            text("Each of the others draws {:counter}.", nothing="The others draw nothing."),
            "the board",
            "each of the others",
            "counter",
        ),
        pays_each=moves(
            text(
                "The Ombre pays {:counter} to each of the others.",
                nothing="The Ombre pays nothing to the others.",
            ),
            "the Ombre",
            "each of the others",
            "counter",
        ),
    ),
)
def vole_missed(*, pool: of_money.Pool, sum_agreed: of_money.SumAgreed | None = None) -> Missed:
    """What becomes of the board when the vole is missed: the others divide it, or the Ombre draws
    it.

    By ``draw all`` (*à tout tirer*) they divide it. If the vole is regulated, ``agreed``, the Ombre
    pays that to each and still wins what is on the game; but not by law LXXIII,
    ``contre.contre_missed_at_ombre``. The book of 1754 knows only the first of the two ways.
    """
    if met("if they have regulated the Vole", sum_agreed is not None, "si l'on a réglé la vole"):
        return Missed(pool, Fraction(0), sum_agreed or 0)
    return Missed(0, Fraction(pool, PLAYERS - 1), 0)


@law(
    "bellecour.ombre.laws.70",
    "academie.ombre.laws.70",
    says=yes_no(
        "The Ombre may make the “vole”, all the tricks.",
        "The Ombre may not make the “vole”, all the tricks.",
    ),
)
def may_make_the_vole(
    *, has_taken_in: of_conduct.HasTakenIn, has_looked: of_conduct.HasLooked
) -> bool:
    """May the Ombre make the vole if he looked at his discard? Not if it was after taking in."""
    after = met("after taking his Rentree", has_taken_in, "aprés avoir pris sa rentrée")
    return not (
        met(
            "looks at his Discard",
            has_looked,
            "Celui qui aprés avoir pris sa rentrée, regarde son écart",
        )
        and after
    )


@law(
    "bellecour.ombre.laws.71",
    "academie.ombre.laws.71",
    says=yes_no(
        "The deal is marked for a “tour”, a round of deals.",
        "The deal is not marked for a “tour”, a round of deals.",
    ),
)
def marks_the_tour(*, deal_result: DealResult) -> bool:
    """Does the deal count among the ``tours`` agreed on? Not a codille, nor a vole that was made.

    In 1754 codille alone is not marked: ``settling_1754.marked_for_a_tour``.
    """
    codille = met(
        "He who wins by Codill", deal_result is Game.CODILLE, "Celui qui gagne par codille"
    )
    return not codille and not met(
        "he who makes the Vole", deal_result is Game.VOLE, "celui qui fait la vole"
    )
