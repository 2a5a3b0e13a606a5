"""Ombre in the book of 1754, of how long they play: the tours, and what follows them."""

from __future__ import annotations

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.ombre.marks import Consenting
from executable_rules.ombre.party import DealResult
from executable_rules.ombre.terms import PLAYERS, Ends
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, pays, text, yes_no


class Afterwards(Worded):
    """What becomes of the party when its tours are played."""

    NOT_YET = "the number of tours is not played yet"
    GOES_ON = "they go on to the first Beaste"
    ENDS = "the party is ended, and nobody has reason to complain"


@law(
    "seymour.ombre.continuance.1",
    says=yes_no(
        "He may throw up the cards without offence.",
        "He may not yet throw up the cards without offence.",
    ),
)
def may_throw_up(*, games_agreed: of_play.GamesAgreed, games_marked: of_play.GamesMarked) -> bool:
    """May a player leave off now that the ``tours`` (stakes played for) agreed on are marked?

    They agree on ten, twenty, thirty, forty, more or less. Two other books name twenty, thirty or
    at most forty: ``party.usual_number_of_pouls``.
    """
    return met("After which", games_marked >= games_agreed)


@law(
    "seymour.ombre.continuance.2",
    says=text("They have set {:counter} aside.", nothing="They have set no counter aside."),
)
def set_aside_for_tours(*, deal_result: DealResult) -> int:
    """Counters set aside after deals that ended so: one for every stake played, except for codille.

    Two other books set none aside for a stake that nobody won: ``party.counters_set_aside``.
    """
    played = [end for end in deal_result if end is not Ends.NOT_PLAYED]
    codilles = [end for end in played if met("a Codille is not to be marked", end is Ends.CODILLE)]
    return len(played) - len(codilles)


@law("seymour.ombre.terms.26", says=text("They have played {:tour}.", nothing="They have no tour."))
def tours_reckoned(*, deal_result: DealResult, deals_passed: of_play.DealsPassed) -> int:
    """How many tours are counted for deals that ended so: neither a codille nor a pass is one.

    ``deals_passed``: deals that all passed, besides those.
    """
    whether("a Pass", deals_passed > 0)
    return set_aside_for_tours(deal_result=deal_result)


@law("seymour.ombre.continuance.3")
def after_the_tours(
    *,
    games_agreed: of_play.GamesAgreed,
    games_marked: of_play.GamesMarked,
    consenting: Consenting,
    beast_count: of_money.BeastCount = 0,
) -> Afterwards:
    """What becomes of the party after the tours: it goes on to the first Beaste, if all will.

    ``consenting``: how many of the three would go on. ``beast_count``: Beastes made since.
    """
    if not met("After you have played your Number of Tours", games_marked >= games_agreed):
        return Afterwards.NOT_YET
    refused = met("if any of the Gamesters should refuse this", consenting < PLAYERS)
    made = met("to the first Beaste", beast_count > 0)
    return Afterwards.ENDS if refused or made else Afterwards.GOES_ON


@law(
    "seymour.ombre.continuance.4",
    says=pays("he who throws up the cards", "the company", "counter"),
)
def throws_up_before_the_end(
    *,
    sum_due: of_money.SumDue,
    stakes: of_money.Stakes,
    price: of_money.Price,
    is_finished: of_state.IsFinished = False,
) -> int:
    """What a player pays who throws up the cards before the agreed tours are played out.

    ``sum_due``: what he has lost himself. ``stakes``: what each of the others has lost. ``price``:
    that of the cards. The numbered law has all that is lost, and no cards:
    ``settling_1754.will_not_play_to_the_end``.
    """
    early = met("before the Tours agreed upon are played out", not is_finished)
    return sum_due + sum(stakes) + price if early else 0
