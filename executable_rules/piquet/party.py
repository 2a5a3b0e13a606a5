"""Piquet, of what costs the party: laws XXII, XXIII and XXV."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet.terms import GRAND_COUP, Hand
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, parts, text, yes_no


class Fraud(Enum):
    """The frauds of the law; whether a thing is ``any other`` the players judge."""

    NONE = "no fraud"
    TAKES_IN_DISCARD = "takes cards in again from his discard"
    CHANGES_CARDS = "changes his cards"
    OTHER = "any other kind of fraud"


class Cheat(NamedTuple):
    """What a cheat suffers."""

    loses_party: bool
    driven_out: bool
    played_with_again: bool


class Party(Worded):
    """What becomes of a party that a player would quit."""

    LOST = Penalty.LOSES_PARTY.value
    PUT_OFF = "it is put off to another time"
    NOT_SAID = Verdict.NOT_SAID.value
    FINISHED = "it is finished: there is nothing to quit"


class Play(Enum):
    """What is played for."""

    HUNDRED = "to a hundred, au cent"
    PARTY = "the party, en partie"


class TakesEldersCards(NamedTuple):
    """What the dealer loses who takes the elder's cards, the game or points, and who begins."""

    loses_game: bool
    points_lost: int
    begins: Hand | None


PUNISHED = Cheat(loses_party=True, driven_out=True, played_with_again=False)
UNPUNISHED = Cheat(loses_party=False, driven_out=False, played_with_again=True)


CHEAT = parts(
    loses_party=yes_no("He loses the party.", "He does not lose the party."),
    driven_out=yes_no("He is driven out.", "He is not driven out."),
    played_with_again=yes_no("He may be played with again.", "He may not be played with again."),
)

Fault = Annotated[Fraud, like(of_play.Fault)]
Mode = Annotated[Play, like(of_play.Mode)]


@law("bellecour.piquet.laws.22", says=CHEAT)
def cheats(*, fault: Fault, was_found_out: of_state.WasFoundOut = True) -> Cheat:
    """What follows a fraud: the party is lost, and the cheat is *drove out*.

    The English asks that every fraud be detected, except the taking in of discards. The French,
    ``triche``, asks it of the changing of cards only.
    """
    if fault is Fraud.NONE:
        return UNPUNISHED
    taken = met("takes in any part of his Discard", fault is Fraud.TAKES_IN_DISCARD)
    return PUNISHED if taken or met("is detected", was_found_out) else UNPUNISHED


@law("academie.piquet.laws.22", says=CHEAT)
def triche(*, fault: Fault, was_found_out: of_state.WasFoundOut = True) -> Cheat:
    """What follows a ``tour de fripon``, a rogue's trick: the party is lost, and he is chased away.

    The French asks that he be caught (*surpris*) changing cards; for the other tricks it is enough
    that he does them. The English, ``cheats``, asks that those also be detected.
    """
    if fault is Fraud.NONE:
        return UNPUNISHED
    changes = met("est surpris à en changer", fault is Fraud.CHANGES_CARDS)
    return UNPUNISHED if changes and not was_found_out else PUNISHED


@law("bellecour.piquet.laws.23")
def quits(
    *,
    is_finished: of_state.IsFinished,
    is_important: of_state.IsImportant = False,
    consent_given: of_conduct.ConsentGiven = False,
) -> Party:
    """What becomes of a party that a player ``quits``, leaves, before its end: he loses it, unless
    a very great affair obliges him.

    A very great affair saves the player who leaves, and then both may consent to put the party off.
    The English does not say what follows a great affair without consent; the French, ``quitte``,
    says that there must be consent.
    """
    if is_finished:
        return Party.FINISHED
    if not met("unless some very great affair obliges him to it", is_important):
        return Party.LOST
    return Party.PUT_OFF if met("by mutual consent", consent_given) else Party.NOT_SAID


@law("academie.piquet.laws.23")
def quitte(
    *,
    is_finished: of_state.IsFinished,
    is_important: of_state.IsImportant = False,
    consent_given: of_conduct.ConsentGiven = False,
) -> Party:
    """What becomes of a party that a player leaves (*quitte*) before its end: he loses it, unless
    great affairs call and both consent.

    Great affairs excuse him, but it must then be put off by mutual consent: without it he loses.
    The English, ``quits``, says that it may be, and leaves the want of consent open.
    """
    if is_finished:
        return Party.FINISHED
    affaires = met("à moins que de grandes affaires", is_important)
    if affaires and met("il faut en ce cas que ce soit d'un mutuel consentement", consent_given):
        return Party.PUT_OFF
    return Party.LOST


@law(
    "bellecour.piquet.laws.25",
    "academie.piquet.laws.25",
    says=parts(
        loses_game=yes_no("The dealer loses the game.", "The dealer does not lose the game."),
        points_lost=text("He loses {:point}."),
        begins=text(
            "The deal is good, and {} begins.",
            none="Who then begins is not said.",
        ),
    ),
)
def takes_elders_cards(
    *, in_time: of_state.InTime, mode: Mode, cards_mixed: of_state.CardsMixed = True
) -> TakesEldersCards:
    """What the dealer loses if he takes in the elder's cards and mixes them with his own: the game,
    or the ``grand coup``.

    If the elder had time to discard and waited, the deal is good and he begins. In English he waits
    for the younger to discard, in French until the younger has taken his cards. Both books say "he
    thought himself the elder", but that is what the elder is: the younger must be meant.
    """
    if met(
        "the Elder has had time to discard", in_time, "si le premier avoit eu le tems d'écarter"
    ):
        return TakesEldersCards(False, 0, Hand.ELDER)
    if not met("has mixed them with his own Hand", cards_mixed, "les auroit mêlées à son jeu"):
        return TakesEldersCards(False, 0, None)
    if met("if they play to a hundred", mode is Play.HUNDRED, "s'il jouoit au cent"):
        return TakesEldersCards(True, 0, None)
    return TakesEldersCards(False, GRAND_COUP, None)
