"""Quadrille, laws XIV-XX, and XXX, XXXI and XXXIV of Ombre: turns, cards shown, tricks turned."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.quadrille.turns import (
    Asks,
    Friend,
    Turn,
    may_ask_his_friend,
    may_be_played,
    may_count_aloud,
    may_turn_the_tricks,
    notice_of_being_the_friend,
    plays_in_turn,
    presented_card,
    shewn_card,
    shews_that_he_is_the_friend,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

HAND = cards("AS 7D AC KH 7H 6H 5C 4C 3S 2S")
(KING,) = cards("KH")
D = Suit.DIAMONDS


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.14",
    "You are not to demand Gano of your friend, nor to encourage him to play.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.14",
    "You must not demand Gano, of your Friend",
    "nor cause him, by any indirect Means, to favour you",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.14",
    "L'on ne peut point demander Gano à son ami, ni le faire apuier.",
)
def test_neither_gano_nor_support_may_be_asked_of_the_friend() -> None:
    assert may_ask_his_friend(asks=Asks.GANO) is False
    assert may_ask_his_friend(asks=Asks.SUPPORT) is False
    assert may_ask_his_friend(asks=Asks.NOTHING) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.15",
    "No one should play out of his turn; but he is not beasted for so doing.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.15",
    "Every one ought to play in his Turn",
    "for having done otherwise, no one must be Beasted",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.15",
    "L'on ne doit jouer qu'à son rang; mais l'on ne fait pas la bête pour cela.",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.31",
    "No one should play out of his turn, but he is not beasted for so doing.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.31",
    "L'on ne doit point jouer avant son rang, mais on ne fait pas la bête pour cela.",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.34",
    "He that plays out of his Turn, is not Beasted, but it is reckoned bad Play.",
)
def test_who_plays_out_of_his_turn_does_wrong_and_is_not_beasted() -> None:
    assert plays_in_turn(his_turn=False) == Turn(allowed=False, penalty=Penalty.NONE)
    assert plays_in_turn(his_turn=True) == Turn(allowed=True, penalty=Penalty.NONE)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.16",
    "he who not being eldest Hand, and having the King called, shall trump out with Spadill, "
    "Manill, or Basto; or shall even play the King called",
    "shall not be allowed to go for the Vole",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.16",
    "Celui cependant qui n'étant pas premier à jouer, & aïant le Roi apellé, joueroit atout "
    "d'Espadille, Manille ou Baste, ou même joueroit le Roi apellé",
    "ne sçauroit entreprendre la vole",
)
def test_who_shews_that_he_is_the_friend_may_not_go_for_the_vole() -> None:
    def vole(plays: Card, king: Card = KING, eldest: bool = False, to_shew: bool = True) -> bool:
        answer = shews_that_he_is_the_friend(
            hand=HAND, plays=plays, king=king, trump=D, eldest=eldest, to_shew=to_shew
        )
        assert answer.penalty is Penalty.NONE
        return answer.vole

    # Of the hand: Spadill, Manill (the seven of diamonds, trumps), Basto and the King called.
    barred = [str(it) for it in HAND if not vole(it)]
    assert barred == ["AS", "7D", "AC", "KH"]
    assert all(vole(it, eldest=True) for it in HAND)
    assert all(vole(it, king=card("KC")) for it in HAND)
    assert all(vole(it, to_shew=False) for it in HAND)
    with pytest.raises(ValueError, match="plays="):
        vole(card("KC"))


@pytest.mark.quotes(
    "bellecour.quadrille.laws.16",
    "in order to shew that he is the friend",
    "he shall even be beasted, if there appears a manifest bad intention",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.16",
    "pour faire connoitre qu'il est l'ami",
    "il seroit même condamné à faire la bête, si l'on connoissoit de la mauvaise foi",
)
def test_and_is_beasted_for_a_bad_intention() -> None:
    for plays in (card("AS"), KING):
        assert shews_that_he_is_the_friend(
            hand=HAND, plays=plays, king=KING, trump=D, bad_intention=True
        ) == Friend(vole=False, penalty=Penalty.BEAST)
        assert shews_that_he_is_the_friend(
            hand=HAND, plays=plays, king=KING, trump=D, bad_intention=True, to_shew=False
        ) == Friend(vole=True, penalty=Penalty.NONE)
    assert shews_that_he_is_the_friend(
        hand=HAND, plays=card("7H"), king=KING, trump=D, bad_intention=True
    ) == Friend(vole=True, penalty=Penalty.NONE)


@pytest.mark.quotes(
    "seymour.quadrille.laws.16",
    "He however, whose Turn it is not to play, having in his Hand the King the Ombre has called",
    "trump about with either Spadille, Manille, or Basto, or shall even play down the King",
    "must not pretend to undertake the Vole",
)
def test_in_1754_it_is_he_whose_turn_it_is_not() -> None:
    def vole(plays: Card, king: Card = KING, his_turn: bool = False, notice: bool = True) -> bool:
        answer = notice_of_being_the_friend(
            hand=HAND, plays=plays, king=king, trump=D, his_turn=his_turn, to_give_notice=notice
        )
        assert answer.penalty is Penalty.NONE
        return answer.vole

    assert [str(it) for it in HAND if not vole(it)] == ["AS", "7D", "AC", "KH"]
    assert all(vole(it, his_turn=True) for it in HAND)
    assert all(vole(it, king=card("KC")) for it in HAND)
    assert all(vole(it, notice=False) for it in HAND)


@pytest.mark.quotes(
    "seymour.quadrille.laws.16",
    "to give Notice of his being the Friend",
    "condemned to be Beasted, if it appears that he did it with any fraudulent Design",
)
@pytest.mark.quotes("bellecour.quadrille.laws.16", "not being eldest Hand")
def test_in_turn_and_with_design_one_book_beasts_him_and_the_other_does_not() -> None:
    assert notice_of_being_the_friend(
        hand=HAND, plays=KING, king=KING, trump=D, fraudulent=True
    ) == Friend(vole=False, penalty=Penalty.BEAST)
    assert notice_of_being_the_friend(hand=HAND, plays=KING, king=KING, trump=D) == Friend(
        vole=False, penalty=Penalty.NONE
    )
    # He is not the eldest, and it is his turn.
    assert notice_of_being_the_friend(
        hand=HAND, plays=KING, king=KING, trump=D, his_turn=True, fraudulent=True
    ) == Friend(vole=True, penalty=Penalty.NONE)
    assert shews_that_he_is_the_friend(
        hand=HAND, plays=KING, king=KING, trump=D, eldest=False, bad_intention=True
    ) == Friend(vole=False, penalty=Penalty.BEAST)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.17",
    "He who has separated a Card from his Hand, and has shewn it, is obliged to play it",
    "if by not doing it, the Game may be prejudiced; or if it can give any information to his",
    "especially if it should be a Matador",
)
def test_a_card_shewn_must_be_played_if_it_harms_or_informs() -> None:
    for harm, informs, matador in itertools.product((False, True), repeat=3):
        answer = shewn_card(shewn=True, prejudices=harm, informs=informs, matador=matador)
        assert answer is (Verdict.MUST_PLAY if harm or informs else Verdict.NEED_NOT_PLAY)
    assert shewn_card(shewn=False, prejudices=True, informs=True) is Verdict.NOTHING_FOLLOWS
    facts = {"shewn": True, "prejudices": True, "informs": False}
    words = "especially if it should be a Matador"
    assert explain(shewn_card, **facts).call.steps[0] == Proviso(words, False)
    assert explain(shewn_card, **facts, matador=True).call.steps[0] == Proviso(words, True)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.17",
    "He that plays Sans Prendre, is not subject to this law; nor he, who calling himself, plays",
)
def test_who_plays_alone_may_take_it_back() -> None:
    answer = shewn_card(shewn=True, prejudices=True, informs=True, alone=True)
    assert answer is Verdict.NEED_NOT_PLAY
    assert shewn_card(shewn=True, prejudices=True, informs=True) is Verdict.MUST_PLAY


@pytest.mark.quotes(
    "seymour.quadrille.laws.17",
    "He who has drawn a Card from his Game, and presented it openly in order to play it",
    "either any Ways prejudicial to the Game, or may give any Intimation to the Friend",
    "more particular if the Card is a Matadore",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.17",
    "l'a presentée à découvert pour la jouer, est obligé de le faire",
    "préjudicier au jeu, ou en donner connoissance à l'ami, principalement si c'est un Matador",
)
def test_a_card_presented_to_be_played_must_be_played() -> None:
    for harm, informs, matador in itertools.product((False, True), repeat=3):
        answer = presented_card(
            shewn=True, to_play_it=True, prejudices=harm, informs=informs, matador=matador
        )
        assert answer is (Verdict.MUST_PLAY if harm or informs else Verdict.NEED_NOT_PLAY)
    for shewn, to_play_it in ((False, True), (True, False), (False, False)):
        answer = presented_card(shewn=shewn, to_play_it=to_play_it, prejudices=True, informs=True)
        assert answer is (Verdict.NEED_NOT_PLAY if shewn else Verdict.NOTHING_FOLLOWS)
    facts = {"shewn": True, "to_play_it": True, "prejudices": True, "informs": False}
    words = "principalement si c'est un Matador"
    assert explain(presented_card, **facts).call.steps[0] == Proviso(words, False)
    assert explain(presented_card, **facts, matador=True).call.steps[0] == Proviso(words, True)


@pytest.mark.quotes(
    "seymour.quadrille.laws.17",
    "He who plays Sans-prendre, is not subject to this Law; nor is he, who calls his own King.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.17",
    "celui qui joue sans prendre n'est pas sujet à cette loi, non plus que celui qui joue seul",
)
def test_in_these_books_too_who_plays_alone_is_not_bound() -> None:
    for alone, verdict in ((True, Verdict.NEED_NOT_PLAY), (False, Verdict.MUST_PLAY)):
        answer = presented_card(
            shewn=True, to_play_it=True, prejudices=True, informs=True, alone=alone
        )
        assert answer is verdict


@pytest.mark.quotes("bellecour.quadrille.laws.17", "and has shewn it")
@pytest.mark.quotes("academie.quadrille.laws.17", "pour la jouer")
def test_a_card_let_fall_binds_in_one_book_only() -> None:
    assert shewn_card(shewn=True, prejudices=True, informs=False) is Verdict.MUST_PLAY
    fallen = presented_card(shewn=True, to_play_it=False, prejudices=True, informs=False)
    assert fallen is Verdict.NEED_NOT_PLAY


@pytest.mark.quotes(
    "bellecour.quadrille.laws.18", "He who has none of the Suit led, is not obliged to trump"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.18",
    "He who has none of that Suit of the Card that leads, is not obliged to trump it",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.18",
    "Celui qui n'a pas de la couleur dont on joue, n'est pas obligé de couper, ni de mettre "
    "au-dessus de la carte jouée, quoiqu'il le puisse.",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.30", "He that has none of the Suit led, is not obliged to trump"
)
@pytest.mark.quotes(
    "academie.ombre.laws.30",
    "Celui qui n'a pas de la couleur dont on joue, n'est pas obligé de couper",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.33",
    "He that has none of the Suit that leads, is not obliged to play a Trump.",
)
def test_without_the_suit_none_need_trump() -> None:
    hand = cards("7S 6S KD 2D")
    assert may_be_played(hand=hand, trick=cards("KH"), trump=D) == hand
    # Trumped before him: he need not trump higher either.
    assert may_be_played(hand=hand, trick=cards("KH 5D"), trump=D) == hand


@pytest.mark.quotes(
    "bellecour.quadrille.laws.18", "nor to play a higher Card, in that Suit, if he has it"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.18", "nor to throw a higher Card of the same Suit upon it"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.30",
    "if he has of that Suit, is not obliged to play a higher Card, tho' he has it",
)
@pytest.mark.quotes(
    "academie.ombre.laws.30",
    "celui qui a de la couleur n'est pas obligé de mettre au-dessus de la carte jouée",
)
def test_with_the_suit_none_need_play_higher() -> None:
    hand = cards("KH 7H QD 5S")
    assert may_be_played(hand=hand, trick=cards("QH"), trump=D) == cards("KH 7H")
    assert may_be_played(hand=hand, trick=(), trump=D) == hand


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    dealt=st.lists(st.sampled_from(OMBRE_PACK), min_size=3, max_size=12, unique=True),
    trump=st.sampled_from(Suit),
)
def test_nothing_but_the_card_led_ever_binds(dealt: list[Card], trump: Suit) -> None:
    led, played, *hand = dealt
    choice = may_be_played(hand=tuple(hand), trick=(led, played), trump=trump)
    assert choice == may_be_played(hand=tuple(hand), trick=(led,), trump=trump)
    assert choice


@pytest.mark.quotes(
    "bellecour.quadrille.laws.19", "It is permitted to turn the Tricks of the other Players"
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.20", "You are not to turn the Tricks", "but when you are to play"
)
@pytest.mark.quotes("seymour.quadrille.laws.19", "lawful to look upon every one's Tricks")
@pytest.mark.quotes(
    "seymour.quadrille.laws.20",
    "None ought to look upon the Tricks",
    "except when it is his Turn to play",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.19", "Il est libre de tourner les levées faites par les autres"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.20",
    "L'on ne doit tourner les levées faites",
    "que lorsque l'on est à jouer",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.34",
    "It is permitted to turn the Tricks made by the other Players",
    "but that is not to be done, nor what has been played counted aloud, but when you are to play",
)
@pytest.mark.quotes(
    "academie.ombre.laws.34",
    "Il est libre de tourner les levées faites par les autres",
    "que lorsqu'on est à jouer",
)
def test_tricks_may_be_turned_when_one_is_to_play() -> None:
    assert may_turn_the_tricks(to_play=True) is True
    assert may_turn_the_tricks(to_play=False) is False


@pytest.mark.quotes(
    "bellecour.quadrille.laws.20",
    "or count aloud what has been played, but when you are to play",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.20", "nor to count aloud what has been played, except when it is his"
)
@pytest.mark.quotes("academie.quadrille.laws.20", "ni compter tout haut ce qui est passé")
@pytest.mark.quotes("bellecour.ombre.laws.34", "nor what has been played counted aloud")
@pytest.mark.quotes("academie.ombre.laws.34", "ni compter tout haut ce qui est passé")
def test_and_only_then_may_one_count_aloud() -> None:
    assert may_count_aloud(to_play=True) is True
    assert may_count_aloud(to_play=False) is False
