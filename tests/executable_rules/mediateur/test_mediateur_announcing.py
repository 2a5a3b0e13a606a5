"""Médiateur, of announcing: the ladder of the moyens, the King called, the King bought."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise, product

import pytest
from printed_tables import tables

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.results import Payee, Silence
from executable_rules.mediateur.announcing import (
    Announce,
    buys_the_king,
    consolation_of_one_alone,
    forced_by_spadille,
    friend_of_the_ombre,
    may_call,
    may_call_as_proposed,
    vole_with_mediateur_first,
    who_is_beasted,
    who_plays,
)
from executable_rules.quadrille.beast_laws import Beasted
from executable_rules.quadrille.beast_laws import who_is_beasted as beasted_at_quadrille

PASSES, ASKS, ASKS_FAV, MED, MED_FAV, ALONE, ALONE_FAV, VOLE = Announce
FOUR_KINGS = cards("KS KH KD KC 2S 3H 4H 5H 6S 7S")
KINGS_BUT_SPADES = cards("KH KD KC QS JS 3H 4H 5H 6S 7S")


@pytest.mark.quotes(
    "academie.mediateur.means.1",
    "Le plus fort des moïens ci-dessus fait taire le plus foible",
    "est obligé de laisser jouer un dernier qui vient à demander permission en préference",
)
def test_the_stronger_silences_the_weaker_wherever_he_sits() -> None:
    assert who_plays(announces=(ASKS, PASSES, PASSES, ASKS_FAV)) == 3
    assert who_plays(announces=(ASKS, PASSES, MED, ASKS_FAV)) == 2
    for weak, strong in combinations_with_replacement(Announce, 2):
        if weak.value < strong.value:
            assert who_plays(announces=(weak, strong)) == 1
            assert who_plays(announces=(strong, weak)) == 0


@pytest.mark.quotes("academie.mediateur.means.1", "de céder au droit de primauté")
def test_of_equals_the_first_plays() -> None:
    for announce in (ASKS, ASKS_FAV, MED, MED_FAV, ALONE, ALONE_FAV):
        assert who_plays(announces=(PASSES, announce, announce, announce)) == 1
    with pytest.raises(ValueError, match="announces may not be all PASSES"):
        who_plays(announces=(PASSES,) * 4)


@pytest.mark.quotes("academie.mediateur.means.2", "céder à la déclaration de la vole")
def test_the_vole_declared_silences_all() -> None:
    for announce in (ASKS, MED, MED_FAV, ALONE, ALONE_FAV):
        assert who_plays(announces=(announce, VOLE)) == 1


@pytest.mark.quotes(
    "bellecour.mediateur.rules.3",
    "by calling in the Favourite Suit, is to have the preference to him who asks by calling in any",
)
@pytest.mark.quotes(
    "bellecour.mediateur.rules.4",
    "has the preference to him who asks by calling in the favourite Suit",
)
@pytest.mark.quotes(
    "bellecour.mediateur.rules.5",
    "has the preference to him who asks with the Mediateur in any other Suit",
)
@pytest.mark.quotes(
    "bellecour.mediateur.rules.6",
    "or even he who would play in the Favourite Suit with the Mediateur",
)
@pytest.mark.quotes(
    "bellecour.mediateur.rules.7",
    "the Sans Prendre in the Favourite Suit has the preference to all other Players",
)
def test_the_english_ladder_is_the_same() -> None:
    ladder = (ASKS, ASKS_FAV, MED, MED_FAV, ALONE, ALONE_FAV)
    for lower, higher in pairwise(ladder):
        assert who_plays(announces=(lower, higher)) == 1
        assert who_plays(announces=(higher, lower)) == 0


@pytest.mark.example("mediateur.seven-means")
def test_the_table_of_the_means_counts_to_seven() -> None:
    rows = tables("academie.p067")[0][1:]
    printed = [cell for row in rows for cell in row[1:] if cell.number]
    assert [cell.number for cell in printed] == list(range(1, 8))
    assert {cell.number for cell in printed if cell.state == "lost"} <= {1, 3, 5}
    assert [announce.value for announce in Announce] == list(range(8))
    # The page has two columns, simple and favourite; the vole stands in the first alone.
    assert (MED.value, MED_FAV.value) == tuple(cell.number for cell in rows[1][1:])
    assert rows[3][1].number == VOLE.value


@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.7", "with declaring for the Vole, the latter shall have"
)
@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.9",
    "with the assistance of the Mediateur, takes place of him who would play Sans Prendre",
)
def test_the_vole_with_a_mediateur_goes_before_mediateur_and_sans_prendre() -> None:
    for other in (PASSES, ASKS, ASKS_FAV, MED, MED_FAV, ALONE):
        assert vole_with_mediateur_first(other=other)
    with pytest.raises(ValueError, match="other may not be VOLE"):
        vole_with_mediateur_first(other=VOLE)


@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.9", "takes place of him who would play Sans Prendre"
)
@pytest.mark.quotes("academie.mediateur.means.2", "céder à la déclaration de la vole")
def test_the_books_differ_on_the_sans_prendre_in_the_favourite_suit() -> None:
    assert not vole_with_mediateur_first(other=ALONE_FAV)
    assert who_plays(announces=(ALONE_FAV, VOLE)) == 1


@pytest.mark.quotes(
    "academie.mediateur.calling-explained.2",
    "Lorsque les quatre Joueurs n'ont ni les uns ni les autres jeu de demander",
    "celui qui a Spadille est forcé de jouer en demande",
)
def test_when_all_pass_spadille_must_play() -> None:
    for seat in range(4):
        assert forced_by_spadille(announces=(PASSES,) * 4, spadille=seat) == seat
    assert forced_by_spadille(announces=(PASSES, PASSES, PASSES, ASKS), spadille=0) is None
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="spadille="):
            forced_by_spadille(announces=(PASSES,) * 4, spadille=seat)


@pytest.mark.quotes("academie.mediateur.calling.6", "On ne peut jamais apeller le Roi de triomphe.")
def test_the_king_of_trumps_is_never_called() -> None:
    for trump, suit in product(Suit, Suit):
        king = Card(Rank.KING, suit)
        assert may_call(card=king, hand=(), trump=trump) is (suit is not trump)
        assert may_call(card=king, hand=FOUR_KINGS, trump=trump) is (suit is not trump)


@pytest.mark.quotes("academie.mediateur.calling.7", "d'apeller un Roi que l'on a dans son jeu")
def test_ones_own_king_may_be_called_and_nobody_helps() -> None:
    king, other = cards("KH KD")
    assert may_call(card=king, hand=(king,), trump=Suit.SPADES)
    hands = ((king,), (other,), (), ())
    assert friend_of_the_ombre(called=king, hands=hands) is None
    assert friend_of_the_ombre(called=other, hands=hands) == 1


@pytest.mark.quotes(
    "academie.mediateur.calling.8",
    "Aïant les quatres Rois, on est libre d'apeller une Dame à son choix.",
)
def test_with_the_four_kings_a_queen_may_be_called() -> None:
    for card in OMBRE_PACK:
        may = may_call(card=card, hand=FOUR_KINGS, trump=Suit.SPADES)
        assert may is (card.rank is Rank.QUEEN or card in cards("KH KD KC"))
        short = may_call(card=card, hand=KINGS_BUT_SPADES, trump=Suit.SPADES)
        assert short is (card in cards("KH KD KC"))


@pytest.mark.quotes(
    "academie.mediateur.calling-observation.1",
    "La liberté d'apeler une Dame peut, je crois, être accordée",
)
def test_the_author_would_let_three_kings_call_a_queen_too() -> None:
    queen = Card.parse("QD")
    assert may_call_as_proposed(card=queen, hand=KINGS_BUT_SPADES, trump=Suit.SPADES)
    assert not may_call_as_proposed(card=queen, hand=KINGS_BUT_SPADES, trump=Suit.HEARTS)
    assert not may_call_as_proposed(card=queen, hand=cards("KH KD"), trump=Suit.SPADES)
    assert may_call_as_proposed(card=Card.parse("KD"), hand=KINGS_BUT_SPADES, trump=Suit.SPADES)
    assert not may_call_as_proposed(card=Card.parse("JD"), hand=KINGS_BUT_SPADES, trump=Suit.SPADES)


@pytest.mark.quotes(
    "academie.mediateur.asking.1",
    "Celui dans le jeu duquel le Roi nommé se trouve, est celui qui doit être de moitié",
)
def test_the_holder_of_the_king_is_the_friend() -> None:
    king = Card.parse("KD")
    for seat in range(4):
        hands = tuple((king,) if seat == other else () for other in range(4))
        for ombre in range(4):
            friend = friend_of_the_ombre(called=king, hands=hands, ombre=ombre)
            assert friend == (None if seat == ombre else seat)
    for wrong in (((),) * 4, ((king,), (king,), (), ())):
        with pytest.raises(
            ValueError, match="called=KD cannot be: it is a card of one of the hands"
        ):
            friend_of_the_ombre(called=king, hands=wrong)


@pytest.mark.quotes(
    "academie.mediateur.calling-explained.1",
    "Lorsque l'hombre ne fait pas le nombre de levées auquel il est tenu, il est condamné à faire"
    " seul la bête",
)
def test_the_ombre_is_beasted_alone_under_four_tricks() -> None:
    assert who_is_beasted(tricks=3) is Beasted.ALONE
    assert who_is_beasted(tricks=4) is Beasted.WITH_HIS_FRIEND
    assert who_is_beasted(tricks=2, obliged=3) is Beasted.ALONE
    assert who_is_beasted(tricks=3, obliged=3) is Beasted.WITH_HIS_FRIEND
    # Three are the Quadrille's: its law LVII lets three tricks pass.
    assert beasted_at_quadrille(tricks=3) is Beasted.WITH_HIS_FRIEND
    assert who_is_beasted(tricks=5) is Beasted.WITH_HIS_FRIEND
    for tricks in (-1, 6):
        with pytest.raises(ValueError, match="tricks="):
            who_is_beasted(tricks=tricks)
    for obliged in (2, 5):
        with pytest.raises(ValueError, match="obliged="):
            who_is_beasted(tricks=0, obliged=obliged)


@pytest.mark.quotes(
    "academie.mediateur.calling-explained.1",
    "à païer le droit de consolation aux deux adversaires, & non à son ami",
)
def test_he_who_is_beasted_alone_consoles_the_adversaries_and_not_his_friend() -> None:
    assert consolation_of_one_alone(tricks=3, consolation=6) == (6, 6, 0)
    assert consolation_of_one_alone(tricks=0, consolation=4) == (4, 4, 0)
    assert consolation_of_one_alone(tricks=4, consolation=6) is Silence.NOT_SAID
    assert consolation_of_one_alone(tricks=3, consolation=6, obliged=3) is Silence.NOT_SAID
    assert consolation_of_one_alone(tricks=0, consolation=0) == (0, 0, 0)
    with pytest.raises(ValueError, match="consolation=-1"):
        consolation_of_one_alone(tricks=3, consolation=-1)


@pytest.mark.quotes(
    "academie.mediateur.calling-explained.2",
    "ne fît-il qu'une main, il ne fait point la bête seul",
    "partage avec lui toute la perte",
)
def test_forced_spadille_is_never_beasted_alone() -> None:
    for tricks in range(6):
        assert who_is_beasted(tricks=tricks, forced=True) is Beasted.WITH_HIS_FRIEND
    assert who_is_beasted(tricks=1) is Beasted.ALONE


@pytest.mark.quotes(
    "academie.mediateur.playing-mediateur.1",
    "il est obligé de nous le donner à découvert pour une fiche d'échange, & telle autre carte",
)
@pytest.mark.quotes(
    "bellecour.mediateur.rules.2",
    "such Card of his Game, as he thinks proper, and a Fish, or, if it is in the favourite"
    " Suit, two",
)
def test_the_king_is_bought_for_a_card_and_a_fish() -> None:
    king, given = cards("KD JC")
    bought = buys_the_king(king=king, given=given, ombre=cards("AS JC"), holder=cards("KD 2H"))
    assert (bought.ombre, bought.holder) == (cards("AS KD"), cards("2H JC"))
    assert (bought.price.amount, bought.price.to) == (10, Payee.ADVERSARY)
    favourite = buys_the_king(
        king=king, given=given, ombre=cards("JC"), holder=cards("KD"), favourite=True
    )
    assert favourite.price.amount == 20


@pytest.mark.quotes("academie.mediateur.playing-mediateur.1", "à celui qui se défait du Roi")
@pytest.mark.parametrize(("king", "given"), [("QD", "JC"), ("KH", "JC"), ("KD", "2S")])
def test_only_a_king_of_the_one_for_a_card_of_the_other(king: str, given: str) -> None:
    with pytest.raises(ValueError, match="king may be a King of holder"):
        buys_the_king(
            king=Card.parse(king),
            given=Card.parse(given),
            ombre=cards("AS JC"),
            holder=cards("KD QD"),
        )
