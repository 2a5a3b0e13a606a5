"""Quadrille and Ombre, of demanding the matadors and the sans prendre: laws XXXIII to XXXV.

``beast_claims`` has until when all else may be demanded.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.quadrille import facts
from executable_rules.quadrille.beast_claims import Claim, Due
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text

CONFINED = frozenset({Due.MATADORS, Due.SANS_PRENDRE})
"""What is lost unless it is demanded in time and by its name."""

DueClaimed = Annotated[Due, like(of_money.DueClaimed)]
DueClaimedDue = Annotated[frozenset[Due], like(of_money.DueClaimed)]
DueWon = Annotated[Due, like(of_money.DueWon)]
DueWonDue = Annotated[frozenset[Due], like(of_money.DueWon)]


@law(
    "bellecour.quadrille.laws.33",
    "academie.quadrille.laws.33",
    "bellecour.ombre.laws.55",
    "academie.ombre.laws.55",
)
def after_the_cut(
    *,
    cards_cut: of_state.CardsCut,
    in_haste: facts.InHaste = False,
    was_paid: of_state.WasPaid = False,
    by_himself: of_state.ByHimself = False,
) -> Claim:
    """Whether matadors and ``sans prendre`` may be demanded after the cut: only if it was hurried.

    ``in_haste``: the cut was made in haste by design, so that he had no time. ``was_paid``: anybody
    paid him for the Game or the Consolation. ``by_himself``: he cut or dealt himself. The French of
    Quadrille says *coupé & mêlé*, that of Ombre *coupé*. It is the same moment if *mêler* is to
    shuffle, which is done before the cut. At Ombre the book of 1754 has no exception:
    ``ombre.settling_1754.may_still_demand``.
    """
    if not met(
        "after the Cards are cut for the next Deal",
        cards_cut,
        "quand on a coupé & mêlé pour le coup suivant",
        "quand on a coupé pour le coup suivant",
    ):
        return Claim.DUE
    no_time = met(
        "by design the Cards are shuffled and cut",
        in_haste,
        "par affectation l'on ne mêlât & coupât si vite",
    )
    unpaid = met(
        "the Game and the Consolation",
        not was_paid,
        "pour le jeu, & la Consolation",
        "le jeu & la consolation",
    )
    own = met(
        "he himself that has cut or dealt the Cards",
        by_himself,
        "lui qui eut coupé ou donné les cartes",
        "lui qui eût coupé ou donné des cartes",
    )
    return Claim.DUE if no_time and unpaid and not own else Claim.LOST


@law("seymour.quadrille.laws.33")
def after_a_hasty_deal(
    *,
    cards_cut: of_state.CardsCut,
    in_haste: facts.InHaste = False,
    has_taken_in: of_conduct.HasTakenIn = False,
    was_paid: of_state.WasPaid = False,
    by_himself: of_state.ByHimself = False,
) -> Claim:
    """Whether, in 1754, matadors may be demanded after the cut: if it was hurried by design.

    ``in_haste``: the cut was made in haste by design, so that he had no time. ``by_himself``: he
    cut or dealt himself. The law asks whether he has taken up the Stake or been paid the rewards.
    The other books, in ``after_the_cut``, ask whether he was paid for the Game or the Consolation.
    """
    if not met("after the Cards are cut for the next Deal", cards_cut):
        return Claim.DUE
    no_time = met("designedly cut and dealt so hastily", in_haste)
    untaken = met("he has not taken up the Stake", not has_taken_in)
    unpaid = met("nor been paid the Rewards by any of the Players", not was_paid)
    own = met("it was he himself, who either cut or dealt the Cards", by_himself)
    return Claim.DUE if no_time and untaken and unpaid and not own else Claim.LOST


@law(
    "bellecour.quadrille.laws.34",
    "seymour.quadrille.laws.34",
    "academie.quadrille.laws.34",
    "bellecour.ombre.laws.57",
    "academie.ombre.laws.57",
    says=text("He is paid {}.", nothing="He is paid neither."),
)
def due_as_demanded(*, due_claimed: DueClaimedDue, due_won: DueWonDue = CONFINED) -> frozenset[Due]:
    """What is paid to the winner of a ``sans prendre`` with matadors: what he demands by
    its name.
    """
    if not due_claimed <= due_won <= CONFINED:
        raise ValueError("due_claimed may be what he won of MATADORS and SANS_PRENDRE")
    return due_claimed & due_won


@law(
    "bellecour.quadrille.laws.35",
    "seymour.quadrille.laws.35",
    "academie.quadrille.laws.35",
)
def demands_one_for_the_other(
    *, due_won: DueWon, due_claimed: DueClaimed, king_called: of_state.KingCalled = False
) -> Claim:
    """What becomes of matadors or ``sans prendre`` when a player demands one for the other: lost.

    A player who plays with a ``called`` King does not, since he can have won the matadors alone.
    The books' ninth decision also lets a player correct himself before the cards are cut; the law
    does not.
    """
    if {due_won, due_claimed} - CONFINED or (king_called and due_won is Due.SANS_PRENDRE):
        raise ValueError(
            "due_won and due_claimed may be MATADORS or SANS_PRENDRE, with calling MATADORS"
        )
    wrong = met(
        "instead of the Matadors",
        due_won is not due_claimed,
        "instead of Matadores",
        "celui qui demande le Sans-prendre au lieu des Matadors",
    )
    excepted = met(
        "He who plays with calling",
        king_called,
        "He who plays with the Assistance of a King",
        "celui qui joue en apellant",
    )
    return Claim.LOST if wrong and not excepted else Claim.DUE
