"""Imperial, of the play of the cards: laws IX to XII."""

from __future__ import annotations

import pytest

from executable_rules.imperial.playing import (
    Profit,
    demarque,
    does_not_take,
    honours_won,
    renounces,
    sets_off,
)
from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit

TRUMPS = Suit.HEARTS
ONE_IMPERIAL = Forfeit(1, Unit.IMPERIAL, Payee.ADVERSARY)
TWO_IMPERIALS = Forfeit(2, Unit.IMPERIAL, Payee.ADVERSARY)


@pytest.mark.quotes("bellecour.imperial.laws.9", "is worth four Points to him that wins it")
@pytest.mark.quotes("academie.imperial.laws.9", "vaut quatre points à celui qui le léve")
def test_every_honour_is_worth_four_points_to_him_that_wins_it() -> None:
    """Bellecour p. 158 lines 9628-9635: of a higher honour, and of a trump that is none."""
    for trick, winner, points in (
        ("QH KH", 1, 8),
        ("KH QH", 0, 8),
        ("7H 8H", 1, 4),
        ("8H 9H", 1, 0),
        ("AH 10H", 0, 4),
        ("KS JH", 1, 4),
        ("KS QS", 0, 0),
        ("10H AH 7H", 1, 8),
        ("9H 10H JH", 2, 4),
    ):
        assert honours_won(trick=cards(trick), trump=TRUMPS) == (winner, points)


@pytest.mark.quotes("bellecour.imperial.laws.9", "Every Honour that is play'd")
@pytest.mark.quotes("academie.imperial.laws.9", "Tout honneur jetté sur le tapis")
def test_the_five_honours_are_trumps_and_the_lowest_is_that_of_the_pack() -> None:
    """Bellecour p. 155 lines 9496-9500: the seven, or the six when it is played with thirty-six."""
    for honour in ("KH", "QH", "JH", "AH", "6H"):
        trick = (Card.parse(honour), Card.parse("8S"))
        assert honours_won(trick=trick, trump=TRUMPS, pack=36) == (0, 4)
    assert honours_won(trick=cards("7H 6H"), trump=TRUMPS, pack=36) == (0, 4)
    assert honours_won(trick=cards("7H 8S"), trump=TRUMPS, pack=36) == (0, 0)
    assert honours_won(trick=cards("7H 8S"), trump=TRUMPS) == (0, 4)
    for trick in ("KH", "KH QH JH AH"):
        with pytest.raises(ValueError, match="from 2 to 3"):
            honours_won(trick=cards(trick), trump=TRUMPS)
    with pytest.raises(ValueError, match="6H is not a card of this pack"):
        honours_won(trick=cards("6H 7H"), trump=TRUMPS)


@pytest.mark.quotes(
    "bellecour.imperial.laws.10",
    "could take a Card and does not, loses an Imperial",
    "whether he has a better in that Suit",
)
@pytest.mark.quotes(
    "academie.imperial.laws.10",
    "ne la prend pas, perd une impériale",
    "soit qu'il ait de la couleur",
)
def test_he_who_has_a_better_card_and_does_not_take_loses_an_imperial() -> None:
    hand, led = cards("KS 7S 9D"), cards("QS")
    passed = does_not_take(hand=hand, trick=led, played=Card.parse("7S"), trump=TRUMPS)
    assert passed == ONE_IMPERIAL
    took = does_not_take(hand=hand, trick=led, played=Card.parse("KS"), trump=TRUMPS)
    assert took == NOTHING
    lower = does_not_take(hand=cards("JS 7S KH"), trick=led, played=Card.parse("7S"), trump=TRUMPS)
    assert lower == NOTHING
    ace_for_ten = does_not_take(
        hand=cards("AS 7S"), trick=cards("10S"), played=Card.parse("7S"), trump=TRUMPS
    )
    assert ace_for_ten == ONE_IMPERIAL
    ace_for_knave = does_not_take(
        hand=cards("AS 7S"), trick=cards("JS"), played=Card.parse("7S"), trump=TRUMPS
    )
    assert ace_for_knave == NOTHING


@pytest.mark.quotes("bellecour.imperial.laws.10", "or has none of that Suit, but has a Trump")
@pytest.mark.quotes("academie.imperial.laws.10", "s'il a de la triomphe pour pouvoir couper")
def test_he_who_has_none_of_the_suit_but_a_trump_must_take_with_it() -> None:
    hand, led = cards("9D 8C 7H"), cards("KS")
    threw = does_not_take(hand=hand, trick=led, played=Card.parse("9D"), trump=TRUMPS)
    assert threw == ONE_IMPERIAL
    cut = does_not_take(hand=hand, trick=led, played=Card.parse("7H"), trump=TRUMPS)
    assert cut == NOTHING
    none = does_not_take(hand=hand[:2], trick=led, played=Card.parse("9D"), trump=TRUMPS)
    assert none == NOTHING


@pytest.mark.quotes("bellecour.imperial.laws.10", "He that could take a Card")
def test_of_three_players_the_third_must_take_the_best_card_that_lies() -> None:
    trick = cards("KS 9H")
    for hand, played, loss in (
        ("10H 7D", "7D", ONE_IMPERIAL),
        ("10H 7D", "10H", NOTHING),
        ("8H 7D", "7D", NOTHING),
        ("6H 7S", "7S", NOTHING),
        ("10H 7S", "7S", NOTHING),
    ):
        facts = {"hand": cards(hand), "played": Card.parse(played)}
        assert does_not_take(trick=trick, trump=TRUMPS, pack=36, **facts) == loss
    with pytest.raises(ValueError, match="6H is not a card of this pack"):
        does_not_take(hand=cards("6H"), trick=trick, played=Card.parse("6H"), trump=TRUMPS)
    with pytest.raises(ValueError, match="a card is led"):
        does_not_take(hand=cards("8H"), trick=(), played=Card.parse("8H"), trump=TRUMPS)


@pytest.mark.quotes(
    "bellecour.imperial.laws.11",
    "does not play to a Suit led, when he has of it",
    "loses two Imperials",
)
@pytest.mark.quotes(
    "academie.imperial.laws.11",
    "ne joue pas de la couleur dont l'on a joué, & qu'il a dans son jeu",
    "perd deux impériales",
)
def test_a_renounce_costs_two_imperials() -> None:
    hand, led = cards("7S 9D KH"), cards("QS")
    for played in ("9D", "KH"):
        assert renounces(hand=hand, trick=led, played=Card.parse(played)) == TWO_IMPERIALS
    trick = cards("QS 8D")
    assert renounces(hand=hand, trick=trick, played=Card.parse("9D")) == TWO_IMPERIALS
    assert renounces(hand=hand, trick=led, played=Card.parse("7S")) == NOTHING
    assert renounces(hand=hand, trick=cards("QC"), played=Card.parse("9D")) == NOTHING
    assert renounces(hand=hand, trick=cards("QC 8S"), played=Card.parse("9D")) == NOTHING
    for trick, played in (((), "7S"), (led, "8S")):
        with pytest.raises(ValueError, match="played must be a card of the hand"):
            renounces(hand=hand, trick=trick, played=Card.parse(played))


@pytest.mark.quotes("bellecour.imperial.laws.10", "could take a Card and does not")
@pytest.mark.quotes("bellecour.imperial.laws.11", "He that renounces")
def test_who_trumps_what_he_could_follow_renounces_but_has_taken() -> None:
    hand, led, played = cards("KS KH"), cards("QS"), Card.parse("KH")
    assert renounces(hand=hand, trick=led, played=played) == TWO_IMPERIALS
    assert does_not_take(hand=hand, trick=led, played=played, trump=TRUMPS) == NOTHING


@pytest.mark.quotes(
    "bellecour.imperial.laws.12",
    "are the profit of his adversary",
    "unless he has Points to set off, which in that case he may do",
)
def test_in_english_he_may_set_off_points() -> None:
    assert sets_off(points=0) is Profit.ADVERSARYS
    assert sets_off(points=1) is Profit.MAY_SET_OFF
    assert sets_off(points=20) is Profit.MAY_SET_OFF
    with pytest.raises(ValueError, match="points=-1"):
        sets_off(points=-1)


@pytest.mark.quotes(
    "academie.imperial.laws.12",
    "Les impériales que perd celui qui fait des fautes, sont au profit de son adversaire",
    "n'en a pas pour pouvoir demarquer",
    "il lui est loisible de se demarquer",
)
def test_in_french_he_may_take_down_imperials() -> None:
    assert demarque(imperiales=0) is Profit.ADVERSARYS
    assert demarque(imperiales=1) is Profit.MAY_SET_OFF
    assert demarque(imperiales=4) is Profit.MAY_SET_OFF
    with pytest.raises(ValueError, match="imperiales=-1"):
        demarque(imperiales=-1)


@pytest.mark.quotes("bellecour.imperial.laws.12", "unless he has Points to set off")
@pytest.mark.quotes("academie.imperial.laws.12", "n'en a pas pour pouvoir demarquer")
def test_the_books_differ_for_him_who_has_points_and_no_imperial() -> None:
    assert sets_off(points=20) is not demarque(imperiales=0)
    assert sets_off(points=0) is not demarque(imperiales=2)
    assert sets_off(points=0) is demarque(imperiales=0) is Profit.ADVERSARYS
