"""Guinguette: tests that quote its laws; its units, and its pack by both readings."""

from __future__ import annotations

from pathlib import Path

import pytest

from executable_rules.guinguette import (
    TWO_COUNTERS,
    Revy,
    SmallCards,
    does_not_force,
    guinguette_ranking,
    owes_cotillon,
    renounces,
    revied,
    thirty_six,
)
from executable_rules.mechanics.cards import Rank, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Ruling, Unit, Verdict

CORPUS = Path(__file__).parents[2] / "corpus"
NOTHING_FOLLOWS = Ruling(Verdict.NOTHING_FOLLOWS)


def page(witness: str, number: int) -> str:
    """The page's words in one line."""
    text = (CORPUS / witness / "pages" / f"p{number:03}.txt").read_text("utf-8")
    return " ".join(text.partition("\n---\n")[2].split())


@pytest.mark.quotes(
    "bellecour.guinguette.laws.2",
    "If he makes only one, and any of the other Players makes two or three, he pays two Counters "
    "to the Cotillon",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.2",
    "S'il n'en prend qu'une, & qu'un autre en ait deux ou trois, il doit deux jettons pour le "
    "Cotillon",
)
def test_one_trick_against_two_or_three_costs_two_counters() -> None:
    assert Forfeit(2, Unit.COUNTER, Payee.POOL) == TWO_COUNTERS
    assert owes_cotillon(tricks=1, tricks_by_seat=(2, 1), pool=9) == TWO_COUNTERS
    assert owes_cotillon(tricks=1, tricks_by_seat=(0, 3), pool=9) == TWO_COUNTERS
    assert owes_cotillon(tricks=1, tricks_by_seat=(1, 1, 1), pool=9) == NOTHING
    assert owes_cotillon(tricks=2, tricks_by_seat=(2, 0), pool=9) == NOTHING


@pytest.mark.quotes(
    "bellecour.guinguette.laws.10",
    "It is not permitted, under the same Penalty, to omit trumping a Card when you can do it; or "
    "not to win it when you can; for you are obliged to force at this Game",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.10",
    "Il n'est pas permis sous la même peine de ne point couper une carte jouée, qu'on peut "
    "couper, ou de ne pas "
    "mettre dessus une carte jouée, quand on le peut, puisqu'on doit forcer à ce jeu",
)
@pytest.mark.quotes("bellecour.guinguette.laws.9", "loses the Cotillon, and is obliged to take up")
def test_who_does_not_trump_or_win_suffers_the_same() -> None:
    def ruled(hand: str, trick: str, *, required: bool = False) -> Ruling:
        held = cards(hand)
        return does_not_force(
            hand=held,
            trick=cards(trick),
            card_played=held[0],
            trump=Suit.CLUBS,
            pool=9,
            was_asked=required,
        )

    lost = Ruling(Verdict.STANDS, Forfeit(9))
    assert ruled("KS 7C", "9H") == lost
    assert ruled("KS 7C", "9H", required=True) == Ruling(Verdict.TAKES_BACK, Forfeit(9))
    assert ruled("7C KS", "9H") == NOTHING_FOLLOWS
    assert ruled("KS QS", "9H") == NOTHING_FOLLOWS
    assert ruled("2H 10H", "9H") == lost
    assert ruled("10H 2H", "9H") == NOTHING_FOLLOWS
    assert ruled("2H 10H", "KH") == NOTHING_FOLLOWS
    assert ruled("AH 2H", "AH") == lost
    assert ruled("2C 8C", "9H 7C") == lost
    assert ruled("2C 6C", "9H 7C") == NOTHING_FOLLOWS
    hand = cards("KS 7C")
    default = does_not_force(
        hand=hand, trick=cards("9H"), card_played=hand[0], trump=Suit.CLUBS, pool=9
    )
    renounced = renounces(
        hand=cards("KS 2H"), trick=cards("9H"), card_played=hand[0], trump=Suit.CLUBS, pool=9
    )
    assert default == renounced == lost
    with pytest.raises(ValueError, match="card_played=KS cannot be: a renounce"):
        ruled("KS 2H", "9H")


@pytest.mark.example("guinguette.measures")
def test_the_units_of_the_cabaret() -> None:
    """Bellecour p. 245, l. 13975-13982; academie p. 345, l. 16978-16983: one, two and four."""
    assert "the Chopine is two Counters, and the Pint four" in page("bellecour", 245)
    assert "la chopine est deux jettons, & la pinte quatre" in page("academie", 345)
    assert [revy.value for revy in Revy] == [1, 2, 4]
    assert revied(6, Revy.DEMI_SEPTIER, Revy.CHOPINE, Revy.PINTE, Revy.PINTE) == 17
    # The note of p. 245: a demi-septier is half a chopine, a chopine half a pinte.
    assert 2 * Revy.DEMI_SEPTIER.value == Revy.CHOPINE.value
    assert 2 * Revy.CHOPINE.value == Revy.PINTE.value


@pytest.mark.example("guinguette.small-cards")
def test_the_pack_of_thirty_six_by_both_readings() -> None:
    """Bellecour p. 243, l. 13841-13849; academie p. 344, l. 16924-16929.

    "All the small Cards up to the five" are laid out. With the five thrown out the ace must be
    kept to make thirty-six, with the five kept it must be thrown out. Both books go on: the ace
    is the lowest card, which only the first reading lets be.
    """
    assert "laying out all the small Cards up to the five" in page("bellecour", 243)
    assert "en ôtant les petites jusqu'aux cinq" in page("academie", 344)
    kept = {reading: {card.rank for card in thirty_six(reading)} for reading in SmallCards}
    assert [len(thirty_six(reading)) for reading in SmallCards] == [36, 36]
    assert kept[SmallCards.ACE_KEPT] ^ kept[SmallCards.FIVE_KEPT] == {Rank.ACE, Rank.FIVE}
    assert Rank.ACE in kept[SmallCards.ACE_KEPT]
    order = guinguette_ranking(Suit.CLUBS)
    ace, two, king = cards("AH 2H KH")
    assert order.beats(two, ace) and order.beats(king, two) and not order.beats(ace, two)
