"""Ombre, laws I and XIII: the packets of the deal, and a false pack."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, cards
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.packs import Halves, false_pack, jeu_faux, may_deal_by_threes
from executable_rules.ombre.playing import coup_played
from executable_rules.ombre.terms import Ends

SHORT = OMBRE_PACK[1:]
LONG = (*OMBRE_PACK, OMBRE_PACK[0])
TWICE = (*OMBRE_PACK[1:], OMBRE_PACK[-1])


def with_one(name: str) -> tuple[Card, ...]:
    """The pack with one card for another."""
    return (*OMBRE_PACK[1:], *cards(name))


@pytest.mark.quotes(
    "bellecour.ombre.laws.1",
    "The Cards are not to be dealt in any other manner, than by three at a time.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.1",
    "Il n'est pas permis de donner les cartes autrement que par trois",
)
@pytest.mark.example("deals.ombre")
@pytest.mark.quotes("seymour.ombre.laws.13", "The Cards must be dealt no way but by 3 and 3.")
def test_the_cards_are_dealt_by_three_at_a_time() -> None:
    packets = [
        dealt
        for number in range(5)
        for dealt in itertools.product(range(1, 6), repeat=number)
        if may_deal_by_threes(packets=dealt)
    ]
    assert packets == [(3, 3, 3)]


@pytest.mark.quotes(
    "bellecour.ombre.laws.13",
    "If the Pack is false; that is, if there are too many, or too few Cards; or two of "
    "the same sort; or any that do not belong to the Game, as an Eight, Nine, or Ten",
)
def test_a_pack_is_false_in_three_ways() -> None:
    for pack in (SHORT, LONG, TWICE, with_one("8H"), with_one("9C"), with_one("10S")):
        assert false_pack(pack=pack, tricks_played=0) is Verdict.VOID
    assert false_pack(pack=(*OMBRE_PACK, *cards("8H")), tricks_played=0) is Verdict.VOID
    assert false_pack(pack=OMBRE_PACK, tricks_played=0) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=tuple(reversed(OMBRE_PACK)), tricks_played=0) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.ombre.laws.13",
    "the Deal is void, if it is perceived in playing",
    "but if not till after the Coup is played, it stands good",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.37",
    "If the Pack be false, and it is found out in playing, the Deal goes for nothing",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.38", "Tho' the Pack be false, if the Deal be played out, it is good."
)
def test_the_deal_is_void_until_it_is_played() -> None:
    for pack in (SHORT, TWICE, with_one("8H")):
        assert [false_pack(pack=pack, tricks_played=tricks) for tricks in (0, 8, 9)] == [
            Verdict.VOID,
            Verdict.VOID,
            Verdict.STANDS,
        ]
    for tricks in (-1, 10):
        with pytest.raises(ValueError, match="tricks"):
            false_pack(pack=SHORT, tricks_played=tricks)


@pytest.mark.quotes("bellecour.ombre.laws.13", "if not till after the Coup is played, it stands")
@pytest.mark.quotes("academie.ombre.laws.13", "qu'aprés qu'il est joué, le coup est bon")
@pytest.mark.quotes(
    "bellecour.ombre.laws.14",
    "The Coup is played",
    "or the Ombre has made Tricks enough to win, or one of the others has won Codill",
)
@pytest.mark.quotes(
    "academie.ombre.laws.14",
    "Le coup est joué",
    "ou que l'hombre a fait assez de mains pour gagner",
)
def test_it_is_played_when_somebody_has_won() -> None:
    for tricks in ((5, 0, 0), (4, 2, 2), (0, 5, 0), (2, 2, 4)):
        now, number = (
            coup_played(
                ombre_tricks=tricks[0],
                first_defender_tricks=tricks[1],
                second_defender_tricks=tricks[2],
            ),
            sum(tricks),
        )
        decided = now in (Ends.WON, Ends.CODILLE)
        assert false_pack(pack=SHORT, tricks_played=number, is_sure=decided) is Verdict.STANDS
        french = jeu_faux(pack=SHORT, tricks_played=number, is_sure=decided)
        assert french == Halves(first=Verdict.VOID, second=Verdict.STANDS)
    undecided = (
        coup_played(ombre_tricks=4, first_defender_tricks=3, second_defender_tricks=1)
        is not Ends.NOT_PLAYED
    )
    assert false_pack(pack=SHORT, tricks_played=8, is_sure=undecided) is Verdict.VOID
    assert jeu_faux(pack=SHORT, tricks_played=8, is_sure=undecided).second is Verdict.NOT_SAID
    with pytest.raises(ValueError, match="tricks_played=4 cannot be: nobody has won before 5"):
        false_pack(pack=SHORT, tricks_played=4, is_sure=True)
    with pytest.raises(ValueError, match="tricks_played=4 cannot be"):
        jeu_faux(pack=SHORT, tricks_played=4, is_sure=True)


@pytest.mark.quotes(
    "academie.ombre.laws.13",
    "Si le jeu est faux, c'est-à-dire, qu'il y ait plus ou moins de cartes ou deux "
    "cartes semblables, ou des cartes qui ne sont pas du jeu de l'hombre, ainsi qu'un "
    "huit, un neuf ou un dix, le coup est nul, si l'on ne s'en aperçoit en le jouant; & "
    "si l'on ne s'en aperçoit qu'aprés qu'il est joué, le coup est bon",
)
def test_the_french_print_rules_the_contrary_in_its_two_halves() -> None:
    for jeu in (SHORT, LONG, TWICE, with_one("8H"), with_one("9C"), with_one("10S")):
        assert jeu_faux(pack=jeu, tricks_played=9) == Halves(
            first=Verdict.VOID, second=Verdict.STANDS
        )
        for levees in (0, 8):
            seen_in_time = jeu_faux(pack=jeu, tricks_played=levees)
            assert seen_in_time == Halves(first=Verdict.STANDS, second=Verdict.NOT_SAID)
    for levees in (0, 9):
        good = jeu_faux(pack=OMBRE_PACK, tricks_played=levees)
        assert good == Halves(first=Verdict.NOTHING_FOLLOWS, second=Verdict.NOTHING_FOLLOWS)
    for levees in (-1, 10):
        with pytest.raises(ValueError, match="tricks_played"):
            jeu_faux(pack=SHORT, tricks_played=levees)


@pytest.mark.quotes("bellecour.ombre.laws.13", "if it is perceived in playing")
@pytest.mark.quotes("academie.ombre.laws.13", "si l'on ne s'en aperçoit en le jouant")
def test_the_two_books_contradict_each_other() -> None:
    assert false_pack(pack=SHORT, tricks_played=4) is Verdict.VOID
    assert jeu_faux(pack=SHORT, tricks_played=4).first is Verdict.STANDS
    assert false_pack(pack=SHORT, tricks_played=9) is Verdict.STANDS
    assert jeu_faux(pack=SHORT, tricks_played=9).first is Verdict.VOID
