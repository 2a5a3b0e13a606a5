"""Quadrille with a called King, what is paid: the second and third chapters of two books.

``beasts`` has what the Beast is, ``chapter`` how the Game ends, ``alone`` what is paid by a player
who plays alone.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import Silence
from executable_rules.mediateur import facts as mediateur
from executable_rules.quadrille import facts
from executable_rules.quadrille.beast_laws import Beasted, who_is_beasted
from executable_rules.quadrille.beasts import COUNTER
from executable_rules.quadrille.chapter import Lost, Outcome
from executable_rules.quadrille.matadors import matadors_paid
from executable_rules.quadrille.terms import CONSOLATION, FISH, HAND, TO_WIN
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import dues, pays, yes_no

BY_RESULT = pays("each adversary", "the Ombre’s side", "counter", nothing="It is not paid.")


class Remises(Enum):
    """Two readings of the words by which the Game is as many counters as there are remises."""

    AS_PRINTED = "a counter for each remise"
    WITH_THIS_DEAL = "a counter for each remise, and that of this deal"


DealResult = Annotated[Outcome, like(of_play.DealResult)]
Reading = Annotated[Remises, like(of_play.Reading)]


@law(
    "bellecour.quadrille.play.13",
    "academie.quadrille.play.13",
    says=yes_no("They have won the game.", "They have not won the game."),
)
def have_won(*, ombre_tricks: facts.OmbreTricks, friend_tricks: facts.FriendTricks) -> bool:
    """Whether the Ombre and the holder of the called King have won: with six tricks together."""
    together = ombre_tricks + friend_tricks
    if together > HAND:
        raise ValueError(f"friend_tricks={friend_tricks} cannot be: there are {HAND} tricks")
    return met(
        "has, together with him who is the King called, six Tricks",
        together >= TO_WIN,
        "se trouve six mains en comptant celles que celui qui a le Roi apelé a faites",
    )


@law(
    "bellecour.quadrille.play.13",
    "academie.quadrille.play.13",
    says=pays("each adversary", "the Ombre’s side", "counter"),
)
def paid_to_the_winners(
    *,
    game_price: of_money.GamePrice,
    consolation: of_money.Consolation,
    matador_price: of_money.MatadorPrice = 0,
) -> int:
    """What the winners are paid by each: the Game, the consolation, the matadors if they have any.

    ``matador_price`` is what is due for all the matadors together.
    """
    return game_price + consolation + matador_price


@law(
    "bellecour.quadrille.play.13",
    "bellecour.quadrille.play.15",
    "bellecour.quadrille.settling.7",
    "academie.quadrille.play.13",
    "academie.quadrille.play.15",
    "academie.quadrille.settling.8",
    only={"beast": ("bellecour.quadrille.play.13", "academie.quadrille.play.13")},
    says=pays("the pool", "each of the two winners", "counter"),
)
def divided_by_the_winners(*, pool: of_money.Pool, beast: of_money.Beast = 0) -> Fraction:
    """What each of two winners draws: one half of what lies, and of the Beast that is played for.

    The winners are the Ombre and his friend, or the two who win ``codille`` against them. For the
    three who win it of one who plays alone see ``alone.codille_divided``. After a codille the books
    name what lies, and no Beast besides.
    """
    return Fraction(pool + beast, 2)


@law(
    "bellecour.quadrille.play.15",
    "bellecour.quadrille.settling.6",
    "academie.quadrille.play.15",
    "academie.quadrille.settling.7",
    only={"pool": ("bellecour.quadrille.play.15", "academie.quadrille.play.15")},
    says=dues(
        ("the losing side", "the pool"), ("the losing side", "each of the others"), unit="counter"
    ),
)
def lost_by_codille(
    *,
    pool: of_money.Pool = 0,
    game_price: of_money.GamePrice,
    consolation: of_money.Consolation,
    matador_price: of_money.MatadorPrice = 0,
) -> Lost:
    """What those who lose by ``codille`` put down and pay: a Beast of what lies on the Game.

    Each of the others gets what he would have paid if they had won: the Game, which a remise does
    not pay, the consolation, and the matadors if they have them.
    """
    to_each = paid_to_the_winners(
        game_price=game_price, consolation=consolation, matador_price=matador_price
    )
    return Lost(pool, to_each)


@law(
    "bellecour.quadrille.play.16",
    "bellecour.quadrille.play.17",
    "bellecour.quadrille.decisions-forced.1",
    "seymour.quadrille.decisions-forced-games.1",
    "academie.quadrille.play.16",
    "academie.quadrille.play.17",
    "academie.quadrille.decisions-forced.1",
    only={
        "tricks_agreed": ("bellecour.quadrille.play.16", "academie.quadrille.play.16"),
        "forced_spadille": (
            "bellecour.quadrille.play.17",
            "bellecour.quadrille.decisions-forced.1",
            "seymour",
            "academie.quadrille.play.17",
            "academie.quadrille.decisions-forced.1",
        ),
    },
    says=dues(
        ("the Ombre", "those to whom it is due"),
        ("his friend", "those to whom it is due"),
        unit="counter",
    ),
)
def shares_of_the_loss(
    *,
    sum_due: of_money.SumDue,
    ombre_tricks: facts.OmbreTricks,
    tricks_agreed: facts.TricksAgreed = 3,
    forced_spadille: of_state.ForcedSpadille = False,
) -> tuple[Fraction, Fraction] | Silence:
    """What the Ombre and his friend bear of a Beast, or of whatever is paid: one half each.

    The Ombre bears it alone when he has not made three tricks, or four where that is agreed. He
    does not if he was ``forced`` to play by Spadill, even if he made only one. If he made none the
    books say nothing.
    """
    half = Fraction(sum_due, 2)
    if met(
        "he who has Spadill, is obliged to play",
        forced_spadille,
        "he having Spadill",
        "he, who has Spadille, is forced to play",
        "il a été forcé de jouer aïant Espadille",
        "celui qui joue avec Espadille forcé",
    ):
        return (half, half) if ombre_tricks else Silence.NOT_SAID
    alone = who_is_beasted(tricks=ombre_tricks, tricks_agreed=tricks_agreed) is Beasted.ALONE
    if met(
        "unless the Ombre does not make three Tricks",
        alone,
        "either to win three Tricks, or be Beasted alone",
        "ne fit pas trois mains",
        "les oblige à faire trois mains",
    ):
        return Fraction(sum_due), Fraction(0)
    return half, half


@law("bellecour.quadrille.settling.2", "academie.quadrille.settling.2", says=BY_RESULT)
def paid_for_the_game(
    *,
    deal_result: DealResult,
    remises: mediateur.Remises,
    reading: Reading = Remises.AS_PRINTED,
) -> int:
    """What each adversary pays for the Game: a counter, or as many as there were remises before.

    Below nought it is paid to each of them, as after a codille. After a remise it is not paid. A
    counter for every deal would make one more than the words say; the printed number is taken
    unless ``reading`` says otherwise.
    """
    if met(
        "when it is only a Remise", deal_result is Outcome.REMISE, "lorsqu'elle n'est que remise"
    ):
        return 0
    if reading is Remises.WITH_THIS_DEAL:
        return _by(deal_result, (remises + 1) * COUNTER)
    return _by(deal_result, max(remises * COUNTER, COUNTER))


def _by(result: Outcome, amount: int) -> int:
    """What each adversary pays those who stand the Game; below nought they pay him."""
    return amount if result is Outcome.WON else -amount


@law("bellecour.quadrille.settling.3", "academie.quadrille.settling.3", says=BY_RESULT)
def paid_for_consolation(*, deal_result: DealResult) -> int:
    """What each adversary pays as ``consolation`` when those who stand the Game win: two counters.

    Below nought it is paid to each of them, after a remise as after a codille.
    """
    return _by(deal_result, CONSOLATION)


@law(
    "bellecour.quadrille.settling.3",
    "bellecour.quadrille.settling.4",
    "academie.quadrille.settling.4",
    "academie.quadrille.settling.5",
    says=BY_RESULT,
)
def paid_for_matadors(
    *,
    deal_result: DealResult,
    ombre_hand: of_cards.OmbreHand,
    friend_hand: of_cards.FriendHand = (),
    trump: of_cards.Trump,
) -> int:
    """What each adversary pays for the matadors: a counter for each; below nought he is paid.

    They are the first three trumps and those that follow them without a gap. Law XXXVII tells whose
    they must be.
    """
    held = matadors_paid(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump)
    return _by(deal_result, COUNTER * held)


@law(
    "bellecour.quadrille.settling.8",
    "academie.quadrille.settling.9",
    says=pays(
        "each of the others",
        "the side that made or undertook the “vole” (all the tricks)",
        "counter",
    ),
)
def paid_for_the_vole(
    *,
    tricks: facts.Tricks,
    has_declared: of_conduct.HasDeclared,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> int:
    """What each pays for the ``vole``, all the tricks: a fish, and two to one who plays alone.

    Below nought those pay it who undertook it and did not make it. All else is paid as usual.
    """
    price = FISH * (
        2
        if met(
            "when he plays Sans Appeller",
            plays_sans_prendre,
            "celui qui sans apeller, la fait seul",
        )
        else 1
    )
    if met("to them that win it", tricks == HAND, "à ceux qui la font"):
        return price
    return (
        -price
        if met(
            "having undertaken it, do not make it",
            has_declared,
            "ceux qui la manquent, l'aïant entreprise",
        )
        else 0
    )
