"""What the laws of the Quadrille family answer reads as a sentence, alike in both games."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.cards import cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.discarding import Shortage, Surplus
from executable_rules.ombre.packs import Halves
from executable_rules.ombre.terms import NO_FAULT, NOTHING_DONE, Fault
from executable_rules.ombre.turns import Seen
from executable_rules.ombre.vole import Missed, Won
from executable_rules.ombre.vole_made import Several
from executable_rules.quadrille.turns import Friend, Turn
from executable_rules.quadrille_1822.bidding import KingNominated
from executable_rules.quadrille_1822.calling import ThrownDown
from executable_rules.quadrille_1822.dealing import Chooser, Faced, WrongHand
from executable_rules.quadrille_1822.revoking import Revoked
from executable_rules.quadrille_1822.stakes import Aces
from executable_rules.quadrille_1822.terms import Outcome, Player
from executable_rules.quadrille_1822.voles import LostVole, VoleOffered

BEAST = Penalty.BEAST.value


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Turn(False, Penalty.NONE), "it should not be done; there is no penalty"),
        (Turn(True, Penalty.NONE), "it may be done; there is no penalty"),
        (Friend(True, Penalty.NONE), "the vole is free to them"),
        (Friend(False, Penalty.BEAST), f"the vole is barred to them; {BEAST}"),
        (Seen(Verdict.NEED_NOT_PLAY, Penalty.NONE), "the card need not be played"),
        (Seen(Verdict.KEEPS, Penalty.BEAST), f"{Verdict.KEEPS.value}; {BEAST}"),
        (NO_FAULT, Penalty.NONE.value),
        (NOTHING_DONE, Verdict.NOTHING_FOLLOWS.value),
        (Fault(Verdict.STANDS, (Penalty.BEAST,)), BEAST),
        (Fault(Verdict.VOID, (Penalty.BEAST,)), f"{Verdict.VOID.value}; he suffers: {BEAST}"),
        (Surplus(2, 0, Penalty.NONE), "2 put back, 0 drawn for the discards"),
        (Surplus(0, 2, Penalty.BEAST), f"0 put back, 2 drawn for the discards; {BEAST}"),
        (Shortage(1, 0, Penalty.NONE), "1 from the stock, 0 from the discards"),
        (Shortage(0, 1, Penalty.BEAST), f"0 from the stock, 1 from the discards; {BEAST}"),
        (
            Halves(Verdict.VOID, Verdict.NOT_SAID),
            "by the first half the deal counts for nothing; by the second the law does not say",
        ),
        (Missed(42, Fraction(0), 10), "the Ombre draws 42 and pays each 10, each other draws 0"),
        (Won(70, Fraction(35)), "he draws 70, and has 35 from each of the others"),
        (Several(98, 0), "98, and 0 besides"),
        (KingNominated(False, False), "he has no ally, and is not paid as for playing alone"),
        (KingNominated(True, True), "he has an ally, and is paid as for playing alone"),
        (Faced(Verdict.NOTHING_FOLLOWS, Chooser.NOBODY), Verdict.NOTHING_FOLLOWS.value),
        (
            Faced(Verdict.DEAL_AGAIN, Chooser.RECEIVER),
            f"{Verdict.DEAL_AGAIN.value}; who chooses: {Chooser.RECEIVER.value}",
        ),
        (WrongHand(Penalty.NONE, None, False), "there is no penalty"),
        (
            WrongHand(Penalty.BEAST, Player.ALLY, True),
            f"{BEAST}; borne by the ally; he may be compelled to play",
        ),
        (
            Revoked(Outcome.WON, 4, 2),
            "the game is won; he who revoked pays 4 to the board, and 2 besides",
        ),
        (
            ThrownDown(False, True, cards("KD 2S")),
            "they may not be taken up, the game goes on, and the adversaries may call KD, 2S",
        ),
        (Aces(2, 1), "2 to the stake, 1 for each ace"),
        (LostVole(4, 10), "he receives 4 and pays 10"),
        (VoleOffered(False, Penalty.NONE), "the vole may not be offered; there is no penalty"),
    ],
)
def test_a_value_reads_as_a_sentence(value: object, words: str) -> None:
    assert str(value) == words
