"""Who is beasted at Quadrille, and how often: the numbered laws XXI-XXVII and LVII."""

from __future__ import annotations

from fractions import Fraction

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.quadrille import facts
from executable_rules.quadrille.terms import TO_WIN
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, dues, pays

TURNED = dues(
    ("he who turned the cards", "the pool"),
    ("he whose cards they are", "the pool"),
    unit="counter",
)
"""Words for the Beast that two pay by halves."""


class Beasted(Worded):
    """Who is beasted, puts down the Beast, for a Game that is lost."""

    ALONE = "the Ombre is beasted alone"
    WITH_HIS_FRIEND = "the Ombre is beasted with the friend whose king he called"


@law(
    "bellecour.quadrille.laws.21",
    "seymour.quadrille.laws.21",
    "academie.quadrille.laws.21",
    "bellecour.ombre.laws.35",
    "academie.ombre.laws.35",
    says=TURNED,
)
def turns_and_sees(
    *, beast: of_money.Beast, was_seen: of_state.WasSeen
) -> tuple[Fraction, Fraction]:
    """What two pay when one ``turns`` the other's cards in place of tricks: half a Beast each.

    Each pays one half of the Beast. Ombre has this rule, and more:
    ``ombre.turns.takes_from_a_game``.

    >>> turns_and_sees(beast=14, was_seen=True)
    (Fraction(7, 1), Fraction(7, 1))
    """
    half = (
        Fraction(beast, 2)
        if met(
            "turns and sees his Game",
            was_seen,
            "turn up and discover his Game",
            "tourne & voit son Jeu",
        )
        else Fraction(0)
    )
    return half, half


@law("bellecour.quadrille.laws.22", "seymour.quadrille.laws.22")
def beasts_for_renouncing(
    *, renounces: of_play.Renounces, cards_mixed: of_state.CardsMixed = False
) -> Forfeit:
    """How many Beasts a player makes if he ``renounces``: one each time; once cards are mixed, one.

    ``renounces``: those found out. While the deal is played each of them makes a Beast. When the
    deal is finished and the cards are mixed, all together make one. The law says nothing of a
    finished deal whose cards are not mixed yet; here its renounces are found out in time.
    """
    count = renounces
    made = min(count, 1) if met("the Cards are mixed", cards_mixed) else count
    return Forfeit(made, Unit.BEAST)


@law("academie.quadrille.laws.22", "academie.ombre.laws.36")
def betes_for_renouncing(
    *, renounces: of_play.Renounces, was_turned: of_state.WasTurned = False
) -> Forfeit:
    """How many ``bêtes`` a player makes if he renounces: one for each that he is made to notice.

    That is each one when he makes it. Once the cards are folded (``pliées``) all together make one
    only. The English books, which translate this law of Quadrille, ask that the cards be mixed, and
    so give more time to find him out.
    """
    count = renounces
    made = min(count, 1) if met("si les cartes sont pliées", was_turned) else count
    return Forfeit(made, Unit.BEAST)


@law(
    "bellecour.quadrille.laws.23",
    "seymour.quadrille.laws.23",
    "academie.quadrille.laws.23",
    "bellecour.ombre.laws.37",
    "academie.ombre.laws.37",
)
def renounce_made(
    *, was_turned: of_state.WasTurned, has_played_again: of_conduct.HasPlayedAgain
) -> Verdict:
    """Whether a renounce is made: when the trick is turned, or its player has played to the next.

    ``Played again``: he has played a card to the next trick.
    """
    turned = met(
        "the Trick must be turned",
        was_turned,
        "the Trick must have been turned down",
        "que la levée soit pliée",
    )
    again = met(
        "must have played a Card for the next Trick",
        has_played_again,
        "must have played his Card for the next Trick",
        "ait joué la carte pour le coup suivant",
        "aie joué sa carte pour le coup suivant",
    )
    return Verdict.STANDS if turned or again else Verdict.MAY_TAKE_BACK


@law(
    "bellecour.quadrille.laws.25",
    "bellecour.quadrille.laws.26",
    "seymour.quadrille.laws.25",
    "seymour.quadrille.laws.26",
    "academie.quadrille.laws.25",
    "academie.quadrille.laws.26",
    "bellecour.ombre.laws.39",
    "bellecour.ombre.laws.40",
    "academie.ombre.laws.39",
    "academie.ombre.laws.40",
)
def trumps_in_another_suit(
    *, was_asked: of_state.WasAsked, was_turned: of_state.WasTurned
) -> Penalty:
    """What a player suffers if he trumps with a suit that is not trumps: nothing, if he had asked.

    Nothing, if he asked what is trumps and was told that suit. Without asking he is beasted as soon
    as he has turned the trick. Of the card itself Ombre says more:
    ``ombre.turns.card_of_the_suit_told``.
    """
    if met(
        "having asked, what is Trumps",
        was_asked,
        "having asked what is Trumps",
        "aïant demandé en quoi est la triomphe",
    ):
        return Penalty.NONE
    return (
        Penalty.BEAST
        if met(
            "has turned the Trick",
            was_turned,
            "has taken up and turn'd down the Trick",
            "auroit plié la levée",
        )
        else Penalty.NONE
    )


@law(
    "bellecour.quadrille.laws.27",
    "seymour.quadrille.decisions-discovering.1",
    "seymour.quadrille.decisions-discovering.2",
    "academie.quadrille.laws.27",
)
def shews_his_hand(
    *, has_won: of_conduct.HasWon, plays_sans_prendre: of_conduct.PlaysSansPrendre = False
) -> Penalty:
    """What a player suffers if he shews his hand before the Game is won: a Beast, unless alone."""
    excepted = met(
        "unless he plays Sans Prendre, or alone",
        plays_sans_prendre,
        "him, who plays Sans prendre, or who has called his own King",
        "excepté celui qui joue sans prendre, ou seul",
    )
    early = met("before the Game is won", not has_won, "avant que le coup soit gagné")
    return Penalty.BEAST if early and not excepted else Penalty.NONE


@law("seymour.quadrille.laws.27")
def shews_his_game(
    *, is_finished: of_state.IsFinished, plays_sans_prendre: of_conduct.PlaysSansPrendre = False
) -> Penalty:
    """What a player suffers if he shews his game before the deal is out: a Beast, unless alone.

    The other books, and the Decisions of this one, forbid it only until the Game is won.
    """
    excepted = met("except he played Sans-prendre", plays_sans_prendre)
    early = met("before the Deal is out", not is_finished)
    return Penalty.BEAST if early and not excepted else Penalty.NONE


@law(
    "bellecour.quadrille.laws.57",
    "seymour.quadrille.laws.57",
    "academie.quadrille.laws.57",
    only={"tricks_agreed": ("bellecour", "academie")},
)
def who_is_beasted(*, tricks: facts.Tricks, tricks_agreed: facts.TricksAgreed = 3) -> Beasted:
    """Who puts down the Beast of a lost Game: the Ombre alone if he made fewer than three tricks.

    The Ombre, who stands the Game, is beasted alone when he does not make three tricks, or four if
    that is agreed. The book of 1754 knows three only. With six of his own he has won.
    """
    enough = whole_number("tricks_agreed", tricks_agreed, 3, 4)
    made = whole_number("tricks", tricks, 0, TO_WIN - 1)
    few = met("does not make three Tricks", made < enough, "ne fait point trois mains")
    return Beasted.ALONE if few else Beasted.WITH_HIS_FRIEND


@law(
    "bellecour.quadrille.laws.57",
    "seymour.quadrille.laws.57",
    "academie.quadrille.laws.57",
    only={"tricks_agreed": ("bellecour", "academie")},
    says=pays(
        "the Ombre alone",
        "those to whom it is due",
        "counter",
        nothing="There is nothing that the Ombre pays alone.",
    ),
)
def pays_alone(
    *, tricks: facts.Tricks, sum_due: of_money.SumDue, tricks_agreed: facts.TricksAgreed = 3
) -> int:
    """What the Ombre pays alone of a lost Game: all of it if he made fewer than three tricks.

    All of it, when he is beasted alone (``who_is_beasted``). Otherwise the law lets his friend
    share it, and he pays none of it alone.
    """
    due = sum_due
    beasted = who_is_beasted(tricks=tricks, tricks_agreed=tricks_agreed)
    alone = met(
        "pays alone all that is to be paid",
        beasted is Beasted.ALONE,
        "pay alone all that is to be payed",
        "paye seul aussi tout ce qui est à payer",
    )
    return due if alone else 0


@law(
    "bellecour.quadrille.laws.57",
    "seymour.quadrille.laws.57",
    "academie.quadrille.laws.57",
    says=dues(
        ("the Ombre", "the one adversary"),
        ("the Ombre", "the other adversary"),
        ("the Ombre", "his friend"),
        unit="counter",
        nothing="For the “vole” (all the tricks) nothing is due.",
    ),
)
def vole_due_besides(
    *, tricks: facts.Tricks, vole_price: of_money.VolePrice = 10
) -> tuple[int, int, int]:
    """What an Ombre without a trick pays besides: the ``vole`` to each adversary, not his friend.

    He owes it when he makes no trick. His friend gets nothing, so that he is not tempted to play
    against him. The vole is a fish, ten counters.
    """
    due = vole_price if met("if he makes no Trick", tricks == 0, "s'il n'en faisoit point") else 0
    return due, due, 0


@law(
    "bellecour.quadrille.play.38",
    "bellecour.quadrille.decisions-mistakes.1",
    "academie.quadrille.play.41",
    "academie.quadrille.decisions-mistakes.1",
    "seymour.quadrille.decisions-accidents.1",
    says=TURNED,
)
def turns_and_shows(
    *, beast: of_money.Beast, was_seen: of_state.WasSeen, has_shown: of_conduct.HasShown = False
) -> tuple[Fraction, Fraction]:
    """What two players pay when one turned the other's cards as if tricks: half a Beast each.

    Each pays one half of the Beast, as by law XXI (``turns_and_sees``). They pay it if he saw the
    cards himself, and also if he let others see them (``has_shown``).
    """
    others = met(
        "shews it to the other Players",
        has_shown,
        "suffers the other Players to see it",
        "le fait voir aux autres",
        "le feroit voir aux autres Joueurs",
        "cause it to be seen by the other Players",
    )
    return turns_and_sees(beast=beast, was_seen=was_seen or others)
