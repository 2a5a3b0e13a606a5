"""Quadrille and Ombre, of the sans prendre, playing alone, and the Contre: XXXVIII, LV and LVI."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.vole import won_without_the_vole
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import parts, pays, text, yes_no


class Offer(Enum):
    """What a player offers when it is his turn to speak."""

    PASSES = "he does not offer to play alone"
    SANS_PRENDRE = "he would play alone"
    CONTRE = "he would play alone, and engages for the vole"


class Missed(NamedTuple):
    """What follows when a Contre is missed: paid to each, the Beast, what he receives."""

    to_each: int
    beast: int
    receives: frozenset[Due]

    def __str__(self) -> str:
        received = ", ".join(sorted(due.value for due in self.receives)) or "nothing"
        return f"pays {self.to_each} to each, a Beast of {self.beast}, receives {received}"


Offers = Annotated[tuple[Offer, ...], like(of_play.Offers)]


@law(
    "bellecour.quadrille.laws.38",
    "seymour.quadrille.laws.38",
    "academie.quadrille.laws.38",
    says=yes_no("He must name his suit.", "He need not name his suit."),
)
def must_name_his_suit(*, is_sure: of_state.IsSure) -> bool:
    """Whether a player who plays ``sans prendre``, alone, must name his suit: always.

    The law of Ombre, ``ombre.contre.must_name_at_ombre``, excuses a sure Game that is shown down.
    """
    whether(
        "although he has a sure Game",
        is_sure,
        "notwithstanding he has a sure Game",
        "quoiqu'il ait jeu sûr",
    )
    return True


@law(
    "bellecour.quadrille.laws.55",
    "seymour.quadrille.laws.55",
    "academie.quadrille.laws.55",
    "bellecour.ombre.laws.72",
    "academie.ombre.laws.72",
    says=text("The {:seat} player, counted from the eldest hand, plays alone."),
)
def preferred(*, offers: Offers, is_agreed: of_state.IsAgreed = True) -> int:
    """Which of several who would play alone does so: one who undertakes the vole, else the first.

    The answer is a seat; the eldest hand is 0.

    The ``Contre``, to play alone and undertake the vole, goes before the mere sans prendre, even
    that of the eldest hand. The laws of Ombre say what it is. Among equals the first to speak
    plays.
    """
    admitted = met(
        "They who admit the Contre",
        is_agreed,
        "Those who admit the Contre",
        "Ceux qui admettront le Contre",
    )
    if admitted and Offer.CONTRE in offers:
        return offers.index(Offer.CONTRE)
    alone = [place for place, offer in enumerate(offers) if offer is not Offer.PASSES]
    if not alone:
        raise ValueError("offers may not be all PASSES: somebody would play alone")
    return alone[0]


@law(
    "bellecour.quadrille.laws.56",
    "seymour.quadrille.laws.56",
    "academie.quadrille.laws.56",
    says=parts(
        to_each=pays("the player", "each of the others", "counter"),
        beast=pays("the player", "the pool", "counter", nothing="He is not beasted."),
        receives=text("The player receives {}.", nothing="He receives nothing."),
    ),
)
def contre_missed(
    *,
    vole_price: of_money.VolePrice,
    game_price: of_money.GamePrice,
    pool: of_money.Pool,
    has_won: of_conduct.HasWon,
) -> Missed:
    """What a player pays if he engaged for the ``vole`` alone and misses it; he receives nothing.

    ``vole_price`` and ``game_price``: what is due for each to each player. ``pool``: what lies. At
    Ombre (``ombre.contre.contre_missed_at_ombre``) a player who loses the Game pays matadors and
    sans prendre too. Here the eleventh decision names these and the Consolation as well.

    >>> print(contre_missed(vole_price=10, game_price=7, pool=42, has_won=False))
    pays 17 to each, a Beast of 42, receives nothing
    """
    loses = met(
        "unless he loses the Game",
        not has_won,
        "except he loses the Game",
        "à moins qu'il ne perde le Jeu",
    )
    return Missed(
        to_each=vole_price + (game_price if loses else 0),
        beast=pool if loses else 0,
        receives=frozenset(),
    )


@law(
    "bellecour.quadrille.laws.54",
    "bellecour.quadrille.laws.56",
    "seymour.quadrille.laws.54",
    "seymour.quadrille.laws.56",
    "academie.quadrille.laws.54",
    "academie.quadrille.laws.56",
    says=text("He keeps {}.", nothing="He keeps nothing."),
)
def kept_of_a_missed_vole(
    *,
    plays_contre: of_conduct.PlaysContre,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
    has_matadors: of_conduct.HasMatadors = False,
    beast_goes: of_conduct.BeastGoes = False,
) -> frozenset[Due]:
    """What a player keeps if he misses the ``vole`` and has his six tricks, by two laws read
    together.

    The laws contradict each other, unless LVI is only about the ``Contre``, which law LV has just
    brought in: the player engaged for the vole beforehand, playing alone. Without the Contre law
    LIV leaves him all.
    """
    if plays_contre and not plays_sans_prendre:
        raise ValueError("plays_contre=yes cannot be without plays_sans_prendre: he plays alone")
    if met(
        "playing Sans Prendre, goes for the Vole",
        plays_contre,
        "playing Sans-prendre, undertakes the Vole",
        "ayant joué sans prendre, s'est engagé à la vole",
    ):
        return frozenset()
    return won_without_the_vole(
        beast_goes=beast_goes, has_matadors=has_matadors, plays_sans_prendre=plays_sans_prendre
    )
