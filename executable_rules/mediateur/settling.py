"""Médiateur, of paying: what is paid every deal, what may wait, and what a player pays if
he loses.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import DealResult, Mode, droit_du_jeu, paid_by_each
from executable_rules.mediateur.terms import TO_WIN, Moyen, Result, Row
from executable_rules.quadrille.chapter import Lost
from executable_rules.quadrille.mediateur_beasts import PLAYERS, mediateur_game
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import dues, pays, shares, text, yes_no

_OF_THE_GAME = frozenset({Row.GAME, Row.POULANS})

_OF_THE_MEANS = frozenset(
    {
        Row.DEMANDE,
        Row.MEDIATEUR,
        Row.SANS_PRENDRE,
        Row.DECLARED_MEDIATEUR,
        Row.DECLARED_SANS_PRENDRE,
    }
)
"""What is paid for the four ``moyens``, ways of playing; that for the vole declared is twofold."""

Thing = Annotated[Row, like(of_play.Thing)]


@law(
    "academie.mediateur.playing-sans-prendre.3",
    says=shares(
        "he who plays alone",
        "the first of the others",
        "the second of them",
        "the third of them",
        unit="counter",
    ),
)
def settled_alone(
    *,
    deal_result: DealResult,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
) -> tuple[int, ...]:
    """What a player of ``sans prendre``, alone, wins or loses; then each of the three others.

    If he wins each of them pays him, and nobody shares it. If he loses he pays each the
    consolation.
    """
    paid = paid_by_each(
        mode=Moyen.SANS_PRENDRE,
        deal_result=deal_result,
        is_favourite=is_favourite,
        is_double=is_double,
    )
    from_each = paid if met("si vous parvenez à gagner", deal_result is Result.WON) else -paid
    others = PLAYERS - 1
    return (others * from_each, *(-from_each,) * others)


@law(
    "academie.mediateur.essential-payment.1",
    says=yes_no(
        "The payment is “essential”: every deal has the dealer’s fishes, the counters to the Game"
        " and the price of one way of playing or another.",
        "The payment is “accidental”: it hangs on what happens in the deal.",
    ),
)
def is_essential(*, thing: Thing) -> bool:
    """Is this a payment of every deal, which the book calls ``essentiel``?

    So are the dealer's poulans, the counters of each to the Game, and what belongs to the four ways
    of playing. The others are ``accidentel``.
    """
    return thing in _OF_THE_GAME | _OF_THE_MEANS


@law(
    "academie.mediateur.poulans.6",
    says=pays(
        "the Game", "the side", "counter", nothing="The side draws nothing: it has not five tricks."
    ),
)
def game_as_printed(*, tricks: facts.Tricks) -> int:
    """Counters of the Game that go to the side, attacking or defending, with this many tricks.

    The page has five (*cinq*, a doubtful word). But by the next sentences nobody draws the Game
    with five and five (``playing.result_by_the_game``), and it waits until somebody makes six.
    """
    return mediateur_game() if met("parvenir à faire cinq levées", tricks >= 5) else 0


@law(
    "academie.mediateur.poulans.7",
    says=pays(
        "each player",
        "the Game",
        "counter",
        nothing="Nothing is put down before the deal is finished.",
    ),
)
def reckoned_for_the_game(
    *,
    is_finished: of_state.IsFinished,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
) -> int:
    """Counters of each player to the Game that are counted: before the deal none, after it two.

    Only then is it known whether a chance doubles them.
    """
    if not met("le coup fini", is_finished):
        return 0
    return droit_du_jeu(is_favourite=is_favourite, is_double=is_double)


@law(
    "academie.mediateur.four-means.4",
    says=yes_no("It is paid after this deal.", "It is put off to another deal."),
)
def paid_after_the_deal(*, thing: Thing, deal_result: DealResult) -> bool:
    """Is this paid when the deal is over? What is for the way of playing always is, by either side.

    What is for the Game may be put off (*remis*) to another deal, as after a remise.
    """
    if not is_essential(thing=thing):
        raise ValueError("thing may be what is paid for the Game or for a way of playing")
    of_the_game = met("celui-ci peut être remis à un autre coup", thing in _OF_THE_GAME)
    return not (of_the_game and deal_result is Result.REMISE)


@law("academie.mediateur.beast.24")
def beasted_for(
    *,
    plays_game: of_conduct.PlaysGame,
    tricks: facts.Tricks,
    harms_others: of_conduct.HarmsOthers = False,
) -> Penalty:
    """Is a player beasted? He is if he stands the Game (*fait joüer*) and has not six tricks.

    He also is for a fault that harms the game (``harms_others``), whether he plays or not.
    ``tricks`` are those of his side.
    """
    played = met("aïant fait joüer", plays_game)
    lost = played and met("n'ont pu parvenir à faire six levées", tricks < TO_WIN)
    fault = met("quelques fautes préjudiciables au jeu", harms_others)
    return Penalty.BEAST if lost or fault else Penalty.NONE


@law(
    "academie.mediateur.beast.25",
    says=dues(("the loser", "the pool"), ("the loser", "each adversary"), unit="counter"),
)
def lost_altogether(
    *,
    mode: Mode,
    deal_result: DealResult,
    pool: of_money.Pool,
    is_favourite: of_state.IsFavourite = False,
    is_double: of_state.IsDouble = False,
) -> Lost:
    """What a player pays who stands the Game and loses: the Beast, and what each would have paid
    him.

    ``pool``: what there is to draw, and so the Beast. After a remise the Game is not part of what
    he pays (``payment.paid_by_each``).
    """
    if not met("qui perdent", deal_result is not Result.WON):
        raise ValueError("deal_result may not be WON: he has lost")
    to_each = paid_by_each(
        mode=mode, deal_result=deal_result, is_favourite=is_favourite, is_double=is_double
    )
    return Lost(pool, to_each)


@law(
    "academie.mediateur.payment-observation.3",
    says=text(
        "The players ought in honour to tell him that he may demand {:counter} more.",
        nothing="There is nothing to tell him: he demands all that is due.",
    ),
)
def told_what_is_due(*, sum_due: of_money.SumDue, sum_paid: of_money.SumPaid) -> int:
    """Of how many counters the players ought in honour to tell a winner who demands too little.

    ``sum_paid``: what he counted and demanded. No penalty is named.
    """
    return max(0, sum_due - sum_paid)
