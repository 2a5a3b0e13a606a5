"""Where the chapter on playing Quadrille stands against the dictionary and law XXII."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Forfeit, Unit
from executable_rules.quadrille.beast_laws import beasts_for_renouncing
from executable_rules.quadrille.chapter import (
    Outcome,
    beasts_by_the_chapter,
    outcome_by_the_chapter,
    outcome_by_the_dictionary,
    replayed_by_the_chapter,
)
from executable_rules.quadrille.roi_rendu import Alone, six_tricks_alone
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso


@pytest.mark.quotes("bellecour.quadrille.laws.58", "is obliged to make six Tricks alone to win")
@pytest.mark.quotes(
    "bellecour.quadrille.play.14",
    "But if they make only five Tricks, it is a Remise",
    "if they make only four Tricks between them, it is a Remise: if they make less, they lose",
)
@pytest.mark.quotes(
    "academie.quadrille.play.14",
    "Que s'ils ne font que cinq mains, elle est remise",
    "s'ils ne faisoient à eux deux que quatre mains ils perdroient par remise",
)
@pytest.mark.quotes(
    "bellecour.quadrille.dictionary.8", "make more Tricks than they who stand the Game"
)
@pytest.mark.quotes(
    "bellecour.quadrille.dictionary.39", "don't make more Tricks than they who defend the Poul"
)
@pytest.mark.quotes(
    "academie.quadrille.dictionary.13",
    "ceux qui ne font pas jouer font plus de mains que ceux qui jouent",
)
@pytest.mark.quotes(
    "academie.quadrille.dictionary.74", "ne surpassent pas en mains ceux qui défendent la poule"
)
def test_six_tricks_win_and_four_are_a_remise_or_a_codille() -> None:
    """That six win all agree; of four the chapter has ``it is a Remise``, the dictionary not."""
    chapter = [outcome_by_the_chapter(tricks=tricks) for tricks in range(11)]
    dictionary = [outcome_by_the_dictionary(tricks=tricks) for tricks in range(11)]
    assert chapter == [Outcome.CODILLE] * 4 + [Outcome.REMISE] * 2 + [Outcome.WON] * 5
    assert dictionary == [Outcome.CODILLE] * 5 + [Outcome.REMISE] + [Outcome.WON] * 5
    alone = [six_tricks_alone(tricks=tricks) is Alone.WINS for tricks in range(11)]
    assert alone == [outcome is Outcome.WON for outcome in chapter]
    differ = [tricks for tricks in range(11) if chapter[tricks] is not dictionary[tricks]]
    assert differ == [4]
    for outcome in (outcome_by_the_chapter, outcome_by_the_dictionary):
        for tricks in (-1, 11):
            with pytest.raises(ValueError, match="from 0 to 10"):
                outcome(tricks=tricks)


@pytest.mark.quotes(
    "bellecour.quadrille.play.35", "if the Cards are all played, the Beast is still made"
)
@pytest.mark.quotes(
    "academie.quadrille.play.38",
    "si toutes les cartes sont jouées, la bête n'en est pas moins faite",
)
def test_when_all_is_played_the_beast_is_made_none_the_less() -> None:
    for all_played in (True, False):
        facts = {"renounces": 2, "renounces_noticed": 1, "is_finished": all_played}
        call = explain(beasts_by_the_chapter, **facts).call
        assert call.value == Forfeit(1, Unit.BEAST)
        assert call.steps[0] == Proviso("if the Cards are all played", all_played)
    call = explain(beasts_by_the_chapter, renounces=1, renounces_noticed=1).call
    assert call.steps[0] == Proviso("if the Cards are all played", False)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.22",
    "if the Deal is finished, and the Cards are mixed, he makes but one beast",
)
@pytest.mark.quotes(
    "bellecour.quadrille.play.35",
    "If the Renounce is discovered before the Deal is finished, and it has prejudiced the Game",
    "if the Cards are all played, the Beast is still made, but the Cards must not be replayed",
    "there should be several renounces in the same Deal, for then they are to be played again",
    "unless the Cards should be mixed",
)
@pytest.mark.quotes(
    "academie.quadrille.play.38",
    "avant que le coup soit achevé, & qu'elle préjudicie au jeu, il faut reprendre ses cartes",
    "à moins qu'il n'y eut plusieurs renonces sur un même coup, auquel cas on pourroit reprendre le"
    " jeu, pourvu que les cartes ne fussent pas broüillées",
)
def test_a_finished_deal_with_several_renounces_is_played_again_by_the_chapter() -> None:
    """Where the law counts one Beast, the cards being mixed, the chapter does not replay."""
    assert beasts_for_renouncing(renounces=2, cards_mixed=True) == Forfeit(1, Unit.BEAST)
    replayed = replayed_by_the_chapter
    assert replayed(renounced_in_trick=4, tricks_played=10, renounces=2) == 4
    assert replayed(renounced_in_trick=4, tricks_played=10, renounces=2, cards_mixed=True) is None
    assert replayed(renounced_in_trick=4, tricks_played=10) is None
    assert replayed(renounced_in_trick=4, tricks_played=9, cards_mixed=True) == 4
    assert replayed(renounced_in_trick=9, tricks_played=9, renounces=2) == 9
    assert replayed(renounced_in_trick=1, tricks_played=1) == 1
    assert replayed(renounced_in_trick=4, tricks_played=9, renounces=2, harms_others=False) is None
    assert replayed(renounced_in_trick=4, tricks_played=10, renounces=2, harms_others=False) == 4
    with pytest.raises(ValueError, match="renounces=0"):
        replayed(renounced_in_trick=4, tricks_played=10, renounces=0)
    for renounced_in, played in ((0, 4), (5, 4), (4, 11)):
        with pytest.raises(ValueError, match="cannot be: it is"):
            replayed(renounced_in_trick=renounced_in, tricks_played=played)
