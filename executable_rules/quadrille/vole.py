"""Quadrille and Ombre, of the vole, all the tricks: laws XLI, XLIII to LI and LIV.

``vole_with_king`` has the vole with a called King (LII, LIII), ``beast_order`` what Beasts it draws
(XLII), ``sans_prendre`` what a player pays who engaged for it beforehand and misses it (LVI).
"""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Silence, said
from executable_rules.quadrille import facts, telling
from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.terms import FISH, HAND, TO_WIN, Speech
from lawsofplay.rules import law, met, whether


def begun(first_tricks: int, next_played: bool, *, needed: int, hand: int) -> bool:
    """Was a card played after this many tricks, the first and all won, as win the game?

    >>> begun(6, True, needed=6, hand=10), begun(6, False, needed=6, hand=10)
    (True, False)
    """
    whole_number("first_tricks", first_tricks, 0, hand)
    return first_tricks > needed or (first_tricks == needed and next_played)


@law(
    "bellecour.quadrille.laws.41",
    "academie.quadrille.laws.41",
    says=telling.FOR_THE_VOLE,
)
def vole_won(
    *,
    tricks: facts.Tricks,
    plays_game: of_conduct.PlaysGame = True,
    sum_agreed: of_money.SumAgreed = FISH,
) -> int:
    """What is paid for the ``vole``, all the tricks, to those who stand the Game: what is agreed.

    It is what is agreed; a fish, ten counters, is usual by both books' chapter on paying.
    """
    stands = met("who stand the Game", plays_game, "Celui ou ceux qui faisant jouer")
    return (
        sum_agreed
        if met("win all the Tricks", tricks == HAND, "ont toutes les mains") and stands
        else 0
    )


@law(
    "seymour.quadrille.laws.41",
    says=telling.FOR_THE_VOLE,
)
def vole_won_1754(
    *,
    tricks: facts.Tricks,
    plays_game: of_conduct.PlaysGame = True,
    sum_agreed: of_money.SumAgreed | None = None,
) -> int | Silence:
    """What each pays for the ``vole`` in 1754: what is ``agreed``, for the book names no sum.

    Two books have a fish where nothing else is agreed: ``vole_won``.
    """
    stands = met("who play", plays_game)
    won = met("make all the Tricks", tricks == HAND) and stands
    return said(sum_agreed) if won else 0


@law(
    "bellecour.quadrille.laws.43",
    "seymour.quadrille.laws.43",
    "academie.quadrille.laws.43",
    "bellecour.ombre.laws.64",
    "academie.ombre.laws.64",
    says=telling.VOLE_MISSED,
)
def vole_missed(
    *, has_declared: of_conduct.HasDeclared, was_made: of_state.WasMade, price: of_money.Price
) -> int:
    """What a player pays who undertook the ``vole`` and missed it: what it would have brought."""
    missed = met("who does not make the Vole", not was_made, "does not make it", "ne fait pas")
    return (
        price
        if met("when he has undertaken it", has_declared, "who undertakes the Vole", "entreprise")
        and missed
        else 0
    )


@law(
    "bellecour.quadrille.laws.51",
    "seymour.quadrille.laws.51",
    "academie.quadrille.laws.51",
    says=telling.MAY_UNDERTAKE,
)
def may_undertake(
    *, king_called: of_state.KingCalled, king_appeared: of_state.KingAppeared
) -> bool:
    """Whether the ``vole`` may be undertaken: not before the King that was called has appeared."""
    hidden = met(
        "before the King called has appeared",
        king_called and not king_appeared,
        "cannot be undertaken 'till the auxiliary King has appeared",
        "que le Roi apelé n'ait paru",
    )
    return not hidden


@law(
    "bellecour.quadrille.laws.44",
    "seymour.quadrille.laws.44",
    "academie.quadrille.laws.44",
    says=telling.UNDERTAKEN,
)
def vole_undertaken(
    *,
    first_tricks: facts.FirstTricks,
    next_card_played: of_state.NextCardPlayed,
    king_called: of_state.KingCalled = False,
    king_appeared: of_state.KingAppeared = True,
) -> bool:
    """Whether the ``vole`` is undertaken: the first six tricks, and a card played for the seventh.

    ``first_tricks``: how many were won from the first on. It is the same whether he plays
    ``calling`` a King or alone, except that the King must have appeared (law LI).
    """
    whether(
        "whether the Game is played alone, or by calling a King",
        king_called,
        "whether you play Sans-prendre, or with the Assistance of a King",
        "soit qu'on soit seul, ou avec le Roi apelé",
    )
    seventh = met(
        "a Card is played for the seventh Trick",
        begun(first_tricks, next_card_played, needed=TO_WIN, hand=HAND),
        "the Card is played down for the seventh Trick",
        "on a joué la carte pour la septiéme main",
    )
    return seventh and may_undertake(king_called=king_called, king_appeared=king_appeared)


@law(
    "bellecour.quadrille.laws.45",
    "seymour.quadrille.laws.45",
    "academie.quadrille.laws.45",
    "bellecour.ombre.laws.66",
    "academie.ombre.laws.66",
    "seymour.ombre.vole.4",
    "quanti.quadrille.laws.59",
    says=telling.MAY_DECLINE,
)
def may_decline(*, has_declared: of_conduct.HasDeclared) -> bool:
    """Whether a player may ``decline`` (go back from) the vole: not once it is undertaken."""
    return not met(
        "once undertaken", has_declared, "it is a consent to the vole", "he who once engages in it"
    )


@law(
    "bellecour.quadrille.laws.46",
    "bellecour.quadrille.laws.50",
    "seymour.quadrille.laws.46",
    "seymour.quadrille.laws.50",
    "academie.quadrille.laws.46",
    "academie.quadrille.laws.50",
    "quanti.quadrille.laws.54",
    only={"words_said": ("bellecour", "seymour", "academie")},
    says=telling.MAY_PRETEND,
)
def may_pretend(
    *,
    words_said: facts.WordsSaid = Speech.NOTHING,
    forced_spadille: of_state.ForcedSpadille = False,
) -> bool:
    """Whether a player may claim the vole: not if he encouraged his friend or was forced to play.

    Forced: all had passed, and he has Spadill. The law of 1822 says only the second.
    """
    spoke = met(
        "to encourage his friend",
        words_said is Speech.ENCOURAGES,
        "to encourage his Friend",
        "Celui qui parleroit sur le Jeu pour encourager son ami",
    )
    forced = met(
        "has been forced to play with Spadill",
        forced_spadille,
        "is forced to play with Spadille",
        "Forced Spadille",
        "a été forcé de jouer avec Espadille",
    )
    return not (spoke or forced)


@law(
    "bellecour.quadrille.laws.47",
    "seymour.quadrille.laws.47",
    "academie.quadrille.laws.47",
)
def penalty_for_dissuading(*, words_said: facts.WordsSaid) -> Penalty:
    """What a player suffers if he tells his friend to ``decline`` the vole: a Beast."""
    dissuades = met(
        "to make him decline it",
        words_said is Speech.DISSUADES,
        "to induce him to desist from undertaking it",
        "pour l'en faire désister",
    )
    return Penalty.BEAST if dissuades else Penalty.NONE


@law(
    "bellecour.quadrille.laws.48",
    "academie.quadrille.laws.48",
    says=telling.MAY_TELL,
)
def may_inform(*, words_said: facts.WordsSaid, in_turn: of_state.InTurn = True) -> bool:
    """Whether a player may say this to his friend who is to play: not that he has six tricks.

    In 1754, ``may_give_notice``, it is forbidden whoever is to play. The laws before this one
    forbid encouraging and dissuading, which have consequences of their own.
    """
    to_play = met(
        "who is to play", in_turn, "Il n'est pas permis d'avertir son ami qui est à jouer"
    )
    return not (
        met("that you have six Tricks", words_said is Speech.SIX_TRICKS, "l'on a six mains")
        and to_play
    )


@law(
    "seymour.quadrille.laws.48",
    says=telling.MAY_TELL,
)
def may_give_notice(*, words_said: facts.WordsSaid) -> bool:
    """Whether a player may say this to his friend, in 1754: not that he has six tricks."""
    return not met("that you have made six Tricks", words_said is Speech.SIX_TRICKS)


@law(
    "bellecour.quadrille.laws.49",
    "seymour.quadrille.laws.49",
    "academie.quadrille.laws.49",
    says=telling.MAY_COMMUNICATE,
)
def defenders_may_communicate(*, has_declared: of_conduct.HasDeclared) -> bool:
    """Whether the defenders of the ``Poule``, the stakes, may tell each other their Game: never.

    At Ombre, ``ombre.vole_made.defenders_may_consult``, they may when the vole is undertaken.
    """
    whether("though the Vole is undertaken", has_declared, "tho' the Vole is undertaken")
    return False


@law(
    "bellecour.quadrille.laws.49",
    "seymour.quadrille.laws.49",
    "academie.quadrille.laws.49",
    says=telling.MAY_SAY,
)
def may_be_said(*, is_important: of_state.IsImportant) -> bool:
    """Whether either side may say a word: not one that ``interests`` (concerns) the Game."""
    return not met(
        "any thing that may interest the Game",
        is_important,
        "the least Word that concerns the Game",
        "un mot qui intéresse le jeu",
    )


@law(
    "bellecour.quadrille.laws.54",
    "seymour.quadrille.laws.54",
    "academie.quadrille.laws.54",
    says=telling.WON_NEVERTHELESS,
)
def won_without_the_vole(
    *,
    beast_goes: of_conduct.BeastGoes = False,
    has_matadors: of_conduct.HasMatadors = False,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> frozenset[Due]:
    """What those still win who undertook the ``vole`` in play and miss it: the Game and its dues.

    They have six tricks, and all that goes with them. Law LVI, ``sans_prendre.contre_missed``,
    denies all of it to a player who engaged for the vole beforehand, by the Contre.
    """
    due = {Due.GAME, Due.STAKE, Due.CONSOLATION}
    if met(
        "if there are any that go on the Game",
        beast_goes,
        "that were played for",
        "s'il en va sur le Jeu",
    ):
        due.add(Due.BEAST)
    if met("the Matadors if they have them", has_matadors, "Matadores, if they had them"):
        due.add(Due.MATADORS)
    return frozenset(due | {Due.SANS_PRENDRE}) if plays_sans_prendre else frozenset(due)
