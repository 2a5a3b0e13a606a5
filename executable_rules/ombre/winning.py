"""Ombre, of winning, the Beast and codille: the tricks that decide, and what is then drawn."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND, Ends, ends
from executable_rules.quadrille.facts import CountersBeforeHim
from executable_rules.quadrille.ombre_beasts import ombre_beast
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, moves, parts, text, yes_no


class Result(Worded):
    """How the nine tricks decide a deal."""

    FIVE = "the Ombre wins, having five tricks at least"
    FOUR = "the Ombre wins with four tricks, the others having three and two"
    REMISE_BY_THREE = "nobody wins, and the Ombre is beasted: this is a “remise by three”"
    REMISE = "nobody wins, and the Ombre is beasted: this is a “remise”"
    CODILLE = "the Ombre is beasted, and he of the others who has most tricks wins “codille”"
    NOT_SAID = "the Ombre is beasted; by which loss, the chapter does not say"


class Draws(NamedTuple):
    """Counters that the Ombre draws, and that a player draws if he wins codille."""

    ombre: int
    codille: int


@law(
    "bellecour.ombre.beast.1",
    "bellecour.ombre.beast.11",
    "bellecour.ombre.beast.12",
    "bellecour.ombre.beast.13",
    "bellecour.ombre.codille.1",
    "academie.ombre.beast.2",
    "academie.ombre.beast.3",
    "academie.ombre.beast.13",
    "academie.ombre.beast.14",
    "academie.ombre.beast.15",
    "academie.ombre.codille.1",
    "seymour.ombre.beaste.2",
    "seymour.ombre.beaste.3",
    "seymour.ombre.beaste.15",
    "seymour.ombre.beaste.16",
    "seymour.ombre.beaste.18",
)
def how_the_deal_ends(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> Result:
    """How a deal ends by its nine tricks: won by the Ombre, or by another, or by nobody.

    The laws say nothing of one trick against four and four. In 1754 the words on codille do:
    ``is_codille_1754``.

    Raises ValueError unless the tricks are nine.
    """
    others = (first_defender_tricks, second_defender_tricks)
    if ombre_tricks + sum(others) != HAND:
        raise ValueError(f"ombre_tricks={ombre_tricks} cannot be: all tricks together are nine")
    if met(
        "he must make five Tricks",
        ombre_tricks >= 5,
        "que l'Hombre fasse cinq levées",
        "ought to make five Tricks",
    ):
        return Result.FIVE
    if met(
        "three Tricks, and the third Player two",
        ombre_tricks == 4 and max(others) == 3,
        "en fasse deux, & l'autre trois",
        "when one wins three, and the other two",
    ):
        return Result.FOUR
    if ends((ombre_tricks, *others)) is Ends.CODILLE:
        return Result.CODILLE
    by_three = met(
        "each Player makes three Tricks",
        ombre_tricks == 3,
        "chacun fait trois levées",
        "the Players win three Tricks a-piece",
    )
    four = met(
        "the Ombre makes four",
        ombre_tricks == 4,
        "Quand l'Hombre en fait quatre",
        "the Ombre wins four Tricks",
    )
    return Result.REMISE_BY_THREE if by_three else Result.REMISE if four else Result.NOT_SAID


@law(
    "seymour.ombre.codille.1",
    says=yes_no(
        "It is “codille”: one of the two others has won more tricks than the Ombre.",
        "It is not “codille”: neither of the two others has won more tricks than the Ombre.",
    ),
)
def is_codille_1754(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> bool:
    """Whether a deal is ``codille`` in 1754: a defender wins more tricks than the Ombre.

    So it is by four and four tricks against one, too; two other books do not say so
    (``how_the_deal_ends``). It is not told which of the two takes up the stake.

    Raises ValueError unless the tricks are nine.
    """
    others = (first_defender_tricks, second_defender_tricks)
    if ombre_tricks + sum(others) != HAND:
        raise ValueError(f"ombre_tricks={ombre_tricks} cannot be: all tricks together are nine")
    return met("wins more Tricks than the Ombre", max(others) > ombre_tricks)


@law(
    "bellecour.ombre.beast.1",
    "academie.ombre.beast.1",
    "seymour.ombre.beaste.1",
    "seymour.ombre.codille.1",
)
def is_beasted(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
) -> Penalty:
    """What the Ombre suffers, by the nine tricks: he is beasted whenever he does not win."""
    result = how_the_deal_ends(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    won = met("does not win", result in (Result.FIVE, Result.FOUR), "celui qui joue ne gagne pas")
    return Penalty.NONE if won else Penalty.BEAST


@law("bellecour.ombre.beast.10", "academie.ombre.beast.12", says=text("The Beast is {:counter}."))
def every_beast(*, counters_before_him: CountersBeforeHim, pool: of_money.Pool = 0) -> int:
    """The Beast made for whatever cause: what the Ombre would take up if he won.

    ``counters_before_him``: those marked before each player. ``pool``: the Beasts that are played
    for in that deal.
    """
    return ombre_beast(counters_before_him=counters_before_him, pool=pool)


@law(
    "bellecour.ombre.codille.2",
    "academie.ombre.codille.2",
    "seymour.ombre.beaste.18",
    "seymour.ombre.codille.1",
    says=parts(
        ombre=moves(
            text("The Ombre draws {:counter}.", nothing="The Ombre draws nothing."),
            "the Game",
            "the Ombre",
            "counter",
        ),
        codille=moves(
            text("He who wins codille draws {:counter}.", nothing="Nobody else draws."),
            "the Game",
            "him who wins codille",
            "counter",
        ),
    ),
)
def who_draws(*, deal_result: facts.DealResult, pool: of_money.Pool) -> Draws:
    """What is drawn of the Game, and by whom: by ``codille`` as much as the Ombre would have drawn.

    Raises ValueError while the deal is not played out.
    """
    if deal_result is Ends.NOT_PLAYED:
        raise ValueError("deal_result may be WON, CODILLE or REMISE: nothing is drawn before")
    codille = met(
        "He who wins Codill",
        deal_result is Ends.CODILLE,
        "Celui qui gagne Codille",
        "he who wins Codille",
    )
    return Draws(pool if deal_result is Ends.WON else 0, pool if codille else 0)


@law("bellecour.ombre.codille.3", "academie.ombre.codille.3")
def demands_gano_against_codille(
    *, plays_game: of_conduct.PlaysGame, was_asked: of_state.WasAsked
) -> Penalty:
    """What the Ombre suffers if he asks ``Gano``, that a card pass, to prevent codille: a Beast.

    The Ombre is beasted. The numbered law only forbids it: ``turns.may_demand_gano``.
    """
    demanded = met(
        "demands Gano to prevent Codill", was_asked, "demande Gano pour empêcher le Codille"
    )
    ombre = met("If the Ombre", plays_game, "Si l'Hombre")
    return Penalty.BEAST if demanded and ombre else Penalty.NONE
