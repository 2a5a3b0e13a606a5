"""Guinguette: tests that quote its laws; its units, and its pack by both readings."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from executable_rules.guinguette import (
    TWO_COUNTERS,
    Kept,
    Named,
    Reading,
    Revy,
    Shared,
    SmallCards,
    accuse_guinguette,
    calls_cabaret,
    calls_guinguette,
    cotillons_owed,
    deals_too_many,
    does_not_force,
    guinguette_ranking,
    names_trump,
    owes_cotillon,
    puts,
    renounces,
    revied,
    thirty_six,
    two_each,
    vole,
    wins_cotillon,
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
    "bellecour.guinguette.laws.1",
    "plays by the Cotillon, and makes two Tricks, wins, if the other Tricks are separated",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.1",
    "CElui qui joue au Cotillon & léve deux mains, le gagne si les deux autres sont séparées",
)
def test_two_tricks_win_if_the_others_are_separated() -> None:
    assert wins_cotillon(tricks=2, others=(1, 1))
    assert not wins_cotillon(tricks=2, others=(2, 0))
    assert not wins_cotillon(tricks=1, others=(1, 1, 1))
    assert not wins_cotillon(tricks=0, others=(1, 1, 1, 1))
    assert wins_cotillon(tricks=3, others=(1, 0))
    assert wins_cotillon(tricks=4, others=(0, 0))
    for tricks, others in ((2, (1, 0)), (3, (1, 1)), (4, ()), (-1, (5,)), (5, (-1,))):
        with pytest.raises(ValueError, match="4 in all"):
            wins_cotillon(tricks=tricks, others=others)


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
    assert owes_cotillon(tricks=1, others=(2, 1), cotillon=9) == TWO_COUNTERS
    assert owes_cotillon(tricks=1, others=(0, 3), cotillon=9) == TWO_COUNTERS
    assert owes_cotillon(tricks=1, others=(1, 1, 1), cotillon=9) == NOTHING
    assert owes_cotillon(tricks=2, others=(2, 0), cotillon=9) == NOTHING


@pytest.mark.quotes(
    "bellecour.guinguette.laws.3", "If he makes no Trick, he pays the whole Cotillon"
)
@pytest.mark.quotes(
    "academie.guinguette.laws.3", "S'il n'en prend point du tout, il doit tout le cotillon"
)
def test_no_trick_costs_the_whole_cotillon() -> None:
    assert owes_cotillon(tricks=0, others=(1, 1, 1, 1), cotillon=9) == Forfeit(9)
    assert owes_cotillon(tricks=0, others=(4, 0), cotillon=3) == Forfeit(3)
    with pytest.raises(ValueError, match="cotillon=0"):
        owes_cotillon(tricks=0, others=(4, 0), cotillon=0)


@pytest.mark.quotes(
    "bellecour.guinguette.laws.3",
    "to be understood of every one that stands the Game",
    "the Pleasure of seeing several Cotillons",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.3",
    "ce qu'on dit ici d'un Joueur se doit entendre de tous ceux qui font jouer, de sorte que bien "
    "souvent on a le plaisir de voir qu'il est dû plusieurs Cotillons",
)
def test_of_one_deal_several_cotillons_may_be_due() -> None:
    everybody = frozenset(range(4))
    assert cotillons_owed(made=(4, 0, 0, 0), standing=everybody) == 3
    assert cotillons_owed(made=(4, 0, 0, 0), standing=frozenset({0, 2})) == 1
    assert cotillons_owed(made=(2, 1, 1, 0), standing=everybody) == 1
    assert cotillons_owed(made=(1, 1, 1, 1), standing=everybody) == 0
    assert cotillons_owed(made=(0, 2, 2), standing=frozenset({0})) == 1
    assert cotillons_owed(made=(2, 2, 0), standing=frozenset()) == 0
    with pytest.raises(ValueError, match="seats of made"):
        cotillons_owed(made=(2, 2, 0), standing=frozenset({3}))
    for made in ((2, 1, 0), (2, 2, 1)):
        with pytest.raises(ValueError, match="4 tricks in all"):
            cotillons_owed(made=made, standing=frozenset({0}))


@pytest.mark.quotes(
    "bellecour.guinguette.laws.4",
    "When a Cotillon is due, nobody puts any thing to it, but he that owes it",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.4",
    "Quand il est dû un Cotillon, personne n'y met que celui qui le doit",
)
def test_when_a_cotillon_is_due_only_he_puts_to_it_that_owes_it() -> None:
    assert puts(due=9, owes=True) == Forfeit(9)
    assert puts(due=1, owes=True) == Forfeit(1)
    assert puts(due=9, owes=False) == puts(due=1, owes=False) == NOTHING
    assert puts(due=0, owes=False) == puts(due=0, owes=True) == Forfeit(1)
    with pytest.raises(ValueError, match="due=-1"):
        puts(due=-1, owes=True)


@pytest.mark.quotes(
    "bellecour.guinguette.laws.5",
    "If two of those that go for the Cotillon, win each two Tricks, he that wins the first two, "
    "has it, and the other pays him the two Counters for the Cotillon",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.5",
    "Si deux de ceux qui sont du Cotillon font chacun deux levées, celui qui les a le premier, "
    "l'emporte, & l'autre lui doit les deux jettons du Cotillon",
)
def test_of_two_with_two_tricks_he_has_it_that_made_them_first() -> None:
    both = frozenset({0, 1})
    paid = Forfeit(2, Unit.COUNTER, Payee.ADVERSARY)
    assert two_each(winners=(0, 1, 1, 0), standing=both) == Shared(1, 0, paid)
    assert two_each(winners=(0, 0, 1, 1), standing=both) == Shared(0, 1, paid)
    assert two_each(winners=(0, 1, 0, 1), standing=frozenset({0, 1, 2})) == Shared(0, 1, paid)
    for winners in ((0, 0, 1, 2), (0, 0, 0, 1), (0, 1, 2, 3), (2, 0, 0, 2)):
        assert two_each(winners=winners, standing=both) is None
    assert two_each(winners=(0, 0, 1, 1), standing=frozenset({0})) is None
    for number in (3, 5):
        with pytest.raises(ValueError, match=f"winners={number}"):
            two_each(winners=(0,) * number, standing=both)


@pytest.mark.quotes("bellecour.guinguette.laws.1", "if the other Tricks are separated")
@pytest.mark.quotes("bellecour.guinguette.laws.5", "he that wins the first two, has it")
def test_of_two_with_two_tricks_the_first_law_lets_nobody_win() -> None:
    assert not wins_cotillon(tricks=2, others=(2, 0))
    shared = two_each(winners=(0, 1, 1, 0), standing=frozenset({0, 1}))
    assert shared is not None and shared.winner == 1


@pytest.mark.quotes(
    "bellecour.guinguette.laws.6",
    "He who calls a Guinguette is to shew it, before he takes it up; if he does not, he pays two "
    "Counters to the Guinguette, which besides, is double for the next Deal",
)
def test_a_guinguette_not_shewn_costs_two_counters_and_is_double() -> None:
    assert calls_guinguette(shewn=False) == Kept(Forfeit(2), 2)
    assert calls_guinguette(shewn=True) == Kept(NOTHING, 1)


@pytest.mark.quotes(
    "academie.guinguette.laws.6",
    "Qui accuse la Guinguette, doit la montrer avant que de la lever, sinon il paie deux jettons "
    "& la Guinguette, qui outre cela est double pour le coup suivant",
)
def test_the_french_by_the_doubtful_sign_takes_the_guinguette_besides() -> None:
    for boete in (0, 1, 7):
        paid = accuse_guinguette(montree=False, boete=boete, lecture=Reading.ET)
        assert paid == Kept(Forfeit(2 + boete), 2)
        paid = accuse_guinguette(montree=False, boete=boete, lecture=Reading.A)
        assert paid == Kept(Forfeit(2), 2)
        for lecture in Reading:
            shewn = accuse_guinguette(montree=True, boete=boete, lecture=lecture)
            assert shewn == Kept(NOTHING, 1)
    with pytest.raises(ValueError, match="boete=-1"):
        accuse_guinguette(montree=True, boete=-1, lecture=Reading.A)


@pytest.mark.quotes("bellecour.guinguette.laws.6", "he pays two Counters to the Guinguette")
@pytest.mark.quotes("academie.guinguette.laws.6", "il paie deux jettons & la Guinguette")
@pytest.mark.quotes(
    "academie.guinguette.laws.7", "doit également deux jettons au profit du Cabaret"
)
def test_by_one_reading_the_books_agree_and_by_the_other_they_do_not() -> None:
    english = calls_guinguette(shewn=False)
    assert accuse_guinguette(montree=False, boete=5, lecture=Reading.A) == english
    assert accuse_guinguette(montree=False, boete=5, lecture=Reading.ET) != english
    assert calls_cabaret(superior=True, called=True, shewn=False) == english


@pytest.mark.quotes(
    "bellecour.guinguette.laws.7",
    "He who has the superior Cabaret, and after having called it, does not shew it",
    "pays equally two Counters to the Cabaret, which is double for the next Deal",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.7",
    "Celui qui aïant le Cabaret supérieur, aprés l'avoir accusé, ne le montre pas avant que de le "
    "lever, doit également deux jettons au profit du Cabaret, qui est double pour le coup suivant",
)
def test_a_superior_cabaret_called_and_not_shewn_costs_two_counters() -> None:
    for superior, called, shewn in product((True, False), repeat=3):
        kept = calls_cabaret(superior=superior, called=called, shewn=shewn)
        fault = (superior, called, shewn) == (True, True, False)
        assert kept == (Kept(Forfeit(2), 2) if fault else Kept(NOTHING, 1))


@pytest.mark.quotes(
    "bellecour.guinguette.laws.8",
    "gives too many Cards in Dealing, pays one Counter to the Cotillon, and deals again, if he "
    "that has too many Cards desires it",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.8",
    "Celui qui en mêlant donne trop de cartes, doit un jetton pour le Cotillon, & on doit "
    "rebattre, si celui à qui on les donne le souhaite",
)
def test_who_gives_too_many_cards_pays_a_counter() -> None:
    for dealt in (5, 6):
        assert deals_too_many(dealt=dealt, desires=True) == Ruling(Verdict.DEAL_AGAIN, Forfeit(1))
        assert deals_too_many(dealt=dealt, desires=False) == Ruling(Verdict.STANDS, Forfeit(1))
    assert deals_too_many(dealt=4, desires=True) == NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="dealt=3"):
        deals_too_many(dealt=3, desires=True)


@pytest.mark.quotes(
    "bellecour.guinguette.laws.9",
    "He that renounces, loses the Cotillon, and is obliged to take up the Card again if the "
    "Players require it",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.9",
    "Celui qui renonce, perd le Cotillon, & est obligé de reprendre la carte, si bon le semble "
    "aux Joueurs",
)
def test_who_renounces_loses_the_cotillon() -> None:
    hand, trick = cards("2H AH 7C KS"), cards("9H")
    heart, _, trump, spade = hand

    def ruled(played: int, required: bool) -> Ruling:
        card = hand[played]
        return renounces(
            hand=hand, trick=trick, played=card, trump=Suit.CLUBS, cotillon=9, required=required
        )

    for other in (2, 3):
        assert ruled(other, True) == Ruling(Verdict.TAKES_BACK, Forfeit(9))
        assert ruled(other, False) == Ruling(Verdict.STANDS, Forfeit(9))
    for follows in (0, 1):
        assert ruled(follows, True) == ruled(follows, False) == NOTHING_FOLLOWS
    default = renounces(hand=hand, trick=trick, played=spade, trump=Suit.CLUBS, cotillon=4)
    assert default == Ruling(Verdict.STANDS, Forfeit(4))
    void = (trump, spade)
    # Who has none of the suit renounces nothing: that he does not trump is the next law's.
    free = renounces(
        hand=void, trick=trick, played=spade, trump=Suit.CLUBS, cotillon=9, required=True
    )
    assert free == NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="played=2H"):
        renounces(hand=void, trick=trick, played=heart, trump=Suit.CLUBS, cotillon=9)


@pytest.mark.quotes(
    "bellecour.guinguette.laws.10",
    "under the same Penalty, to omit trumping a Card when you can do it; or not to win it when "
    "you can",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.10",
    "sous la même peine de ne point couper une carte jouée, qu'on peut couper, ou de ne pas "
    "mettre dessus une carte jouée, quand on le peut",
)
@pytest.mark.quotes("bellecour.guinguette.laws.9", "loses the Cotillon, and is obliged to take up")
def test_who_does_not_trump_or_win_suffers_the_same() -> None:
    def ruled(hand: str, trick: str, *, required: bool = False) -> Ruling:
        held = cards(hand)
        return does_not_force(
            hand=held,
            trick=cards(trick),
            played=held[0],
            trump=Suit.CLUBS,
            cotillon=9,
            required=required,
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
        hand=hand, trick=cards("9H"), played=hand[0], trump=Suit.CLUBS, cotillon=9
    )
    renounced = renounces(
        hand=cards("KS 2H"), trick=cards("9H"), played=hand[0], trump=Suit.CLUBS, cotillon=9
    )
    assert default == renounced == lost
    with pytest.raises(ValueError, match="played=KS cannot be: a renounce"):
        ruled("KS 2H", "9H")


@pytest.mark.quotes(
    "bellecour.guinguette.laws.11",
    "forgets to name the Trump, and at the same time moves the Cotillon",
    "prevents him by naming it, it is rightly named, and he is obliged to play",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.11",
    "Si celui qui est le premier en carte, oublie de nommer la Triomphe & remue en même-tems le "
    "Cotillon, & que celui qui vient aprés lui, le prévienne en la nommant, elle est bien nommée, "
    "& il est obligé de jouer",
)
def test_the_next_may_name_the_trump_when_the_eldest_forgot_and_moved() -> None:
    for facts in product((True, False), repeat=3):
        forgets, moves, next_names = facts
        named = names_trump(forgets=forgets, moves=moves, next_names=next_names)
        assert named is (Named.NEXT if all(facts) else Named.ELDEST)


@pytest.mark.quotes(
    "bellecour.guinguette.laws.12",
    "He that makes the Vole, draws a Counter from each Player, besides the Cotillon; and wins "
    "also all the Cotillons that are due",
)
@pytest.mark.quotes(
    "academie.guinguette.laws.12",
    "Celui qui fait la vole tire un jetton de chaque Joueur, outre le Cotillon, & gagne tous les "
    "Cotillons qui sont dûs",
)
def test_the_vole_draws_all() -> None:
    assert vole(tricks=4, players=3, cotillon=9) == 2 + 9
    assert vole(tricks=4, players=8, cotillon=9, due=(9, 11)) == 7 + 9 + 20
    for tricks in (0, 3):
        assert vole(tricks=tricks, players=8, cotillon=9, due=(9, 11)) == 0
    for players in (2, 9):
        with pytest.raises(ValueError, match=f"players={players}"):
            vole(tricks=4, players=players, cotillon=9)
    for tricks in (-1, 5):
        with pytest.raises(ValueError, match=f"tricks={tricks}"):
            vole(tricks=tricks, players=3, cotillon=9)


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
