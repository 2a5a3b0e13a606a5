"""Quadrille and Ombre, of leaving the party unfinished: laws LIX and LX."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.quadrille import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, yes_no

MAY_BE_PUT_OFF = yes_no("The party may be put off.", "The party may not be put off.")


@law(
    "bellecour.quadrille.laws.59",
    "seymour.quadrille.laws.59",
    "academie.quadrille.laws.59",
    "academie.ombre.laws.74",
    says=pays(
        "the player who breaks off",
        "those to whom the losses and the cards are owed",
        "counter",
    ),
)
def refuses_to_finish(
    *, sum_due: of_money.SumDue, price: of_money.Price, is_finished: of_state.IsFinished = False
) -> int:
    """What a player pays if he ``refuses to finish`` the party: all that is lost, and the cards.

    The English law of Ombre, ``ombre.quitting.refuses_to_finish_ombre``, has what is on the Game in
    place of the losses.
    """
    refuses = met(
        "refuses to finish the Party he has begun",
        not is_finished,
        "refuses to play out the Number of Tours agreed upon at first",
        "ayant commencé la Partie ne veut point l'achever",
        "aïant commencé la partie ne voudroit pas l'achever",
    )
    return sum_due + price if refuses else 0


@law(
    "bellecour.quadrille.laws.60",
    "academie.quadrille.laws.60",
    "bellecour.ombre.laws.75",
    "academie.ombre.laws.75",
    says=MAY_BE_PUT_OFF,
)
def may_be_put_off(
    *,
    is_important: of_state.IsImportant,
    is_written_down: facts.IsWrittenDown,
    consent_given: of_conduct.ConsentGiven,
) -> bool:
    """Whether the party may be ``put off`` for an important affair: if the others consent.

    The state of the Game must be written down too.

    ``is_written_down``: the state of the Game was written down. ``consent_given``: all the other
    players agreed.
    """
    affair = met(
        "some affair of importance",
        is_important,
        "Si c'étoit pour vaquer à des affaires importantes",
    )
    written = met(
        "by making a minute of the state of the Game",
        is_written_down,
        "en prenant mémoire de l'état du Jeu",
        "en prenant un mémoire de l'état du jeu",
    )
    agreed = met(
        "with the consent of the other Players",
        consent_given,
        "du consentement des autres Joueurs",
        "du consentement des deux tiers",
    )
    return affair and written and agreed


@law(
    "seymour.quadrille.laws.60",
    says=MAY_BE_PUT_OFF,
)
def may_be_put_off_in_1754(
    *, is_important: of_state.IsImportant, is_written_down: facts.IsWrittenDown
) -> bool:
    """Whether the party may be ``put off`` in 1754, for an important occasion: if it is written.

    It must be put in writing. The law does not ask for the consent of the others, which the other
    books want (``may_be_put_off``).
    """
    occasion = met("absolutely required upon any important Occasion", is_important)
    return occasion and met("taking a Memorial of the Condition", is_written_down)
