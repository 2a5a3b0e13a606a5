"""Piquet at the end of the fourth chapter: marking, the next deal, the next game."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.results import Silence
from executable_rules.piquet import facts
from executable_rules.piquet.customs import points_of_the_set
from executable_rules.piquet.dealing import Step
from executable_rules.piquet.picket import deals_first
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text, yes_no

NO_DEAL = "There is no further deal: the game is finished."


@law(
    "bellecour.piquet.counting.14",
    "academie.piquet.counting.14",
    "seymour.piquet.rules.59",
    "cotton.piquet.34",
    says=text("One player has now marked {0:point}, the other {1:point}."),
)
def marked(
    *, first_deal_points: facts.FirstDealPoints, second_deal_points: facts.SecondDealPoints
) -> tuple[int, int]:
    """What each player has marked after two deals: what he counted in the one and in the other."""
    return (
        first_deal_points[0] + second_deal_points[0],
        first_deal_points[1] + second_deal_points[1],
    )


@law(
    "cotton.piquet.34",
    says=yes_no("They deal again.", "They do not deal again: the set, the game, is up."),
)
def deal_again(
    *,
    elder_points: facts.ElderPoints,
    younger_points: facts.YoungerPoints,
    points_agreed: of_play.PointsAgreed = 100,
) -> bool:
    """Whether they deal again in 1687: if neither has made up the ``set``, the points of a game.

    ``points_agreed``: a hundred, or more or less (``customs.points_of_the_set``).
    """
    up = max(elder_points, younger_points) >= points_of_the_set(points_agreed=points_agreed)
    return met("if the set be not up", not up)


@law(
    "bellecour.piquet.counting.14",
    "academie.piquet.counting.14",
    says=text("For the next deal {}.", nothing=NO_DEAL),
)
def begins_again(*, is_finished: of_state.IsFinished = False) -> tuple[Step, ...]:
    """What is done for the next deal: shuffle, cut and deal, in this order; nothing when the game
    is finished.
    """
    if met("till the Game is finished", is_finished, "jusqu'à ce que la Partie s'acheve"):
        return ()
    return (Step.SHUFFLE, Step.CUT, Step.DEAL)


@law(
    "bellecour.piquet.counting.14",
    "academie.piquet.counting.18",
    "academie.piquet.counting.19",
    says=text("The {:seat} player deals next.", none=NO_DEAL),
)
def deals_next(*, dealer: facts.Dealer, is_finished: of_state.IsFinished = False) -> int | None:
    """Which of two players (0 and 1) deals next: they deal by turns to the end of the game."""
    goes_on = met(
        "dealing alternately till the Game is finished",
        not is_finished,
        "suposé qu'on ne finisse point la Partie d'un seul coup",
        "on continue alternativement à donner",
    )
    return 1 - dealer if goes_on else None


@law(
    "bellecour.piquet.counting.16",
    "academie.piquet.counting.16",
    says=text("The {:seat} player deals.", none="Nobody deals: the loser plays no more."),
)
def deals_a_fresh_game(
    *,
    cards_cut_by_seat: of_people.CardsCutBySeat = (),
    dealer: facts.Dealer,
    wants_it: of_conduct.WantsIt = True,
    is_agreed: of_state.IsAgreed = False,
) -> int | Silence | None:
    """Which of two players (0 and 1) deals when a fresh game is begun: they cut for it, as at
    first.

    ``is_agreed``: they agreed to deal by turns all through; then the player deals who did not deal
    last (``dealer``). ``wants_it``: the loser wants another game.
    """
    if not met("If the Loser chuses to play on", wants_it, "si celui qui a perdu veut jouer"):
        return None
    if met(
        "unless it was agreed at the beginning",
        is_agreed,
        "à moins qu'on ne soit convenu au commencement",
    ):
        return deals_next(dealer=dealer)
    return deals_first(cards_cut_by_seat=cards_cut_by_seat)


@law(
    "academie.piquet.counting.19",
    says=pays(
        "he who leaves off", "the other", "counter", nothing="He may leave off, and pays nothing."
    ),
)
def leaves_off(*, is_finished: of_state.IsFinished, stake: of_money.Stake) -> int:
    """What a player pays if he will play no more (*ne plus jouer*): nothing after the party, the
    stake while it lasts.

    While it lasts he may not leave, unless he pays what they play for.
    """
    return 0 if met("lorsque la Patrie est achevée", is_finished) else stake
