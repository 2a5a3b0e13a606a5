"""Cul-bas: the deal, the taking of like by like, the cul-bas, and what the winner receives."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.cul_bas.rules import (
    cartes_en_tas,
    changes,
    clears_his_hand,
    deals,
    dealt,
    fourth_takes_three,
    left_on_table,
    may_play,
    may_take,
    order_of_taking,
    paired_cards_lie,
    played_for,
    puts_cul_bas,
    s_en_sert,
    suits_himself,
    three_take_one,
)
from executable_rules.cul_bas.terms import Giver, Lie, Won
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.results import Silence


def pairs(hand: str, board: str) -> list[str]:
    """Each card of a hand with the one that it may take."""
    found = may_take(hand=cards(hand), board=cards(board))
    return [f"{played} {taken}" for (played,), (taken,), _ in found]


@pytest.mark.quotes(
    "bellecour.cul-bas.1",
    "Five or six Persons may play at it, or more or less",
    "they play with a complete Pack of Cards",
)
@pytest.mark.quotes(
    "academie.cul-bas.1", "on le joue à cinq ou six personnes, plus ou moins", "toutes les cartes"
)
def test_five_six_more_or_less_while_a_complete_pack_lasts() -> None:
    assert [players for players in range(12) if may_play(players=players)] == list(range(2, 9))


@pytest.mark.quotes(
    "bellecour.cul-bas.2", "fix the Value of the Counter, and the Number of the whole"
)
@pytest.mark.quotes(
    "academie.cul-bas.2", "régler la valeur de chaque jetton, & le nombre de tout ce que l'on veut"
)
def test_what_is_played_for_is_fixed_before() -> None:
    assert played_for(value=Fraction(1, 4), whole=30) == Fraction(15, 2)
    assert played_for(value=Fraction(2), whole=1) == 2
    for value, whole in ((0, 30), (-1, 30), (1, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            played_for(value=Fraction(value), whole=whole)


@pytest.mark.quotes("bellecour.cul-bas.3", "you cut for Deal, and the lowest Card deals")
@pytest.mark.quotes("academie.cul-bas.3", "c'est la plus basse des cartes qui mêle")
def test_the_lowest_card_deals() -> None:
    assert deals(lifted=cards("KS 5H 9C")) == 1
    assert deals(lifted=cards("2S 5H 2C")) is Silence.NOT_SAID
    assert deals(lifted=cards("3S KH")) == 0


@pytest.mark.quotes("bellecour.cul-bas.3", "the lowest Card deals")
@pytest.mark.quotes("academie.cul-bas.3", "la plus basse des cartes")
def test_whether_an_ace_is_the_lowest_is_not_said() -> None:
    assert deals(lifted=cards("3S AH")) is Silence.NOT_SAID
    assert deals(lifted=cards("5S AH AD")) is Silence.NOT_SAID


@pytest.mark.quotes(
    "bellecour.cul-bas.3", "being the last to take up the Cards shown down on the Table"
)
@pytest.mark.quotes(
    "academie.cul-bas.3", "étant le dernier à prendre les cartes étenduës sur le tapis"
)
@pytest.mark.quotes(
    "bellecour.cul-bas.6",
    "All the other Players do the same, each one in his Turn, going on from the Right",
)
@pytest.mark.quotes("academie.cul-bas.6", "chacun à son tour par la droite")
def test_each_takes_in_his_turn_and_the_dealer_last() -> None:
    assert order_of_taking(dealer=1, players=5) == (2, 3, 4, 0, 1)
    assert order_of_taking(dealer=5, players=6) == (0, 1, 2, 3, 4, 5)
    assert order_of_taking(dealer=0, players=2) == (1, 0)
    for dealer, players in ((5, 5), (-1, 5), (0, 1), (0, 9)):
        with pytest.raises(ValueError, match="cannot be"):
            order_of_taking(dealer=dealer, players=players)


@pytest.mark.quotes(
    "bellecour.cul-bas.4",
    "The Dealer gives five Cards to each Player, by two and three",
    "takes off eight Cards from the Top of the Stock, which he turns and lays down on the board",
    "The Stock is then put on one Side",
)
@pytest.mark.quotes(
    "academie.cul-bas.4",
    "celui qui mêle donne cinq cartes à chaque Joueur par deux & trois, aprés quoi on prend huit"
    " cartes de dessus le talon qu'on étale sur le tapis, puis on met à part le talon",
)
def test_five_to_each_and_eight_on_the_board() -> None:
    assert dealt(players=5) == ((2, 3), 8, 19)
    assert dealt(players=6) == ((2, 3), 8, 14)
    assert dealt(players=2) == ((2, 3), 8, 34)
    for players in (1, 9):
        with pytest.raises(ValueError, match="two to eight have cards enough"):
            dealt(players=players)


@pytest.mark.quotes("bellecour.cul-bas.4", "as being of no further Use that Deal")
@pytest.mark.quotes("bellecour.cul-bas.13", "demand others in their room from the Dealer")
@pytest.mark.quotes("academie.cul-bas.4", "le talon qui ne sert plus de rien pour le jeu")
@pytest.mark.quotes("academie.cul-bas.13", "les écarter en demander d'autres")
def test_the_stock_of_no_further_use_has_others_for_four_of_a_sort() -> None:
    change = changes(hand=cards("KS KH KD KC 2S"), he_deals=False)
    assert change is not None
    assert dealt(players=8).aside == len(change.laid_out) == 4


@pytest.mark.quotes(
    "bellecour.cul-bas.5",
    "he takes up the King with his King, the Ace with his Ace, and so of the others",
    "to take only one Card at each round",
)
@pytest.mark.quotes(
    "academie.cul-bas.5",
    "il levera ce roi avec un roi, cet as avec un as, & ainsi des autres",
    "il ne peut en oter qu'une à la fois pour un tour",
)
def test_one_card_is_taken_with_one_of_the_same_sort() -> None:
    assert pairs("KS AH 7D", "KH AC 8S") == ["KS KH", "AH AC"]
    assert pairs("KS", "KH KD 4S") == ["KS KH", "KS KD"]
    assert pairs("8D", "4S 4H 5D 3C") == []
    assert may_take(hand=cards("KS AH 7D"), board=cards("KH"))[0].left == 2


@pytest.mark.quotes(
    "bellecour.cul-bas.6", "takes up a four, a seven, or a nine", "if he has any similar Cards"
)
@pytest.mark.quotes("academie.cul-bas.6", "s'il en a de pareilles dans son jeu")
def test_the_next_takes_what_he_has_the_like_of() -> None:
    board = "4S 7H 9D QC"
    assert pairs("4H 7S 9C", board) == ["4H 4S", "7S 7H", "9C 9D"]
    assert pairs("9C", board) == ["9C 9D"]
    assert pairs("5H 2S", board) == []


@pytest.mark.quotes("bellecour.cul-bas.5", "any Cards of the same sort with those on the board")
@pytest.mark.quotes("academie.cul-bas.5", "cartes pareilles à celles qui sont étalées")
def test_no_card_is_in_the_hand_and_on_the_board() -> None:
    for hand, board in (("KS", "KS"), ("KS KS", "KH"), ("KS", "KH KH")):
        with pytest.raises(ValueError, match="a card lies once"):
            may_take(hand=cards(hand), board=cards(board))
    for hand in ("", "2S 3S 4S 5S 6S 7S"):
        with pytest.raises(ValueError, match="from 1 to 5"):
            may_take(hand=cards(hand), board=cards("KH"))
    assert may_take(hand=cards("2S 3S 4S 5S 6S"), board=()) == ()


@pytest.mark.quotes(
    "bellecour.cul-bas.7",
    "if any one of them has no Cards that correspond with those on the Table, he is obliged to put"
    " his Cul-bas, that is, to shew down his Cards on the Table",
)
@pytest.mark.quotes(
    "academie.cul-bas.7",
    "n'avoit point de cartes pareilles à celles qui sont sur la table, il est obligé de mettre son"
    " cul-bas; c'est-à-dire, d'étaler devant lui ses cartes à découvert",
)
def test_who_can_take_none_shows_down_his_hand() -> None:
    hand = cards("KS 5H 2D")
    assert puts_cul_bas(hand=hand, board=cards("4S 9H QD")) == hand
    assert puts_cul_bas(hand=hand, board=cards("4S 9H 2S")) == ()
    assert puts_cul_bas(hand=hand, board=()) == hand


@pytest.mark.quotes(
    "bellecour.cul-bas.8",
    "the same as with those that were from the Stock, and is not obliged to put Cul-bas",
    "when there is no Card on the Table which is the same as they have in their Hands",
)
@pytest.mark.quotes(
    "academie.cul-bas.8",
    "s'en servir comme de celles du talon, & n'est pas obligé de mettre cul-bas",
    "lorsque l'on n'a point dans son jeu des cartes de celles qui sont étalées sur le tapis",
)
def test_cards_shown_down_keep_one_from_putting_cul_bas() -> None:
    hand, board = cards("KS 5H 2D"), cards("4S 9H QD")
    assert puts_cul_bas(hand=hand, board=board, shown_down=cards("6S 7S KD")) == ()
    assert puts_cul_bas(hand=hand, board=board, shown_down=cards("6S 7S")) == hand
    assert puts_cul_bas(hand=hand, board=board, shown_down=cards("6S 7S 8S 9S 10S JS 2C")) == ()
    with pytest.raises(ValueError, match="a card lies once"):
        puts_cul_bas(hand=hand, board=board, shown_down=cards("9H"))


@pytest.mark.quotes(
    "bellecour.cul-bas.8",
    "another Player may suit himself with the Cards that the other has put down",
)
def test_any_other_player_suits_himself() -> None:
    assert [suits_himself(shower=1, player=seat, players=4) for seat in range(4)] == [
        True,
        False,
        True,
        True,
    ]


@pytest.mark.quotes(
    "academie.cul-bas.8",
    "celui qui suit, peut, s'il s'accommode des cartes que l'on vient de mettre bas",
)
def test_the_french_names_him_who_follows() -> None:
    answers = [s_en_sert(etaleur=3, joueur=joueur, joueurs=5) for joueur in range(5)]
    assert answers == [Silence.NOT_SAID, Silence.NOT_SAID, Silence.NOT_SAID, Silence.NOT_SAID, True]
    assert s_en_sert(etaleur=4, joueur=0, joueurs=5) is True
    for etaleur, joueur in ((5, 0), (0, 5), (-1, 0)):
        with pytest.raises(ValueError, match="seat"):
            s_en_sert(etaleur=etaleur, joueur=joueur, joueurs=5)


@pytest.mark.quotes(
    "bellecour.cul-bas.9",
    "He that first clears his Hand, wins what every one has put down for the Cul-bas",
    "as many Counters as they have Cards remaining in their Hands",
    "they who have put Cul-bas, pay him as many Counters as they have put down Cards",
)
@pytest.mark.quotes(
    "academie.cul-bas.9",
    "Celui qui s'est plutôt défait de ses cinq cartes, gagne ce que chacun a mis pour le cul-bas",
    "autant de jettons qu'il leur reste de cartes en main",
    "autant de jettons qu'ils ont étalé de cartes sur le tapis",
)
def test_the_first_to_clear_his_hand_wins_stakes_and_a_counter_a_card() -> None:
    won = clears_his_hand(staked=(3, 3, 3, 3), in_hand=(2, 0, 0, 1), shown_down=(0, 0, 4, 0))
    assert won == Won(winner=1, stakes=12, from_each=(2, 0, 4, 1))
    assert clears_his_hand(staked=(0, 1), in_hand=(0, 5), shown_down=(0, 0)) == (0, 1, (0, 5))
    assert clears_his_hand(staked=(0, 1), in_hand=(0, 0), shown_down=(5, 0)) == (1, 1, (5, 0))


@pytest.mark.quotes("bellecour.cul-bas.9", "He that first clears his Hand")
@pytest.mark.quotes("academie.cul-bas.9", "s'est plutôt défait de ses cinq cartes")
def test_nobody_wins_until_one_has_cleared_his_hand_alone() -> None:
    assert clears_his_hand(staked=(3, 3), in_hand=(1, 0), shown_down=(0, 5)) is None
    assert clears_his_hand(staked=(3, 3), in_hand=(0, 0), shown_down=(2, 5)) is None
    with pytest.raises(ValueError, match="of one player"):
        clears_his_hand(staked=(3, 3, 3), in_hand=(0, 0, 2), shown_down=(0, 0, 0))


@pytest.mark.quotes("bellecour.cul-bas.9", "as many Counters as they have Cards remaining")
@pytest.mark.quotes("academie.cul-bas.9", "autant de jettons qu'il leur reste de cartes")
def test_numbers_that_cannot_be_are_told() -> None:
    for held, shown in (((6, 0), (0, 0)), ((0, 0), (6, 0)), ((2, 0), (1, 0)), ((-1, 0), (0, 0))):
        with pytest.raises(ValueError, match="cannot be: it is from 0"):
            clears_his_hand(staked=(1, 1), in_hand=held, shown_down=shown)
    wrong: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    wrong = (((1,), (0,)), ((1, 1), (0,)), ((1, -1), (0, 2)), ((1,), (0, 2)))
    for staked, in_hand in wrong:
        with pytest.raises(ValueError, match="for each player"):
            clears_his_hand(staked=staked, in_hand=in_hand, shown_down=(0,) * len(in_hand))
    with pytest.raises(ValueError, match="for each player"):
        clears_his_hand(staked=(1, 1), in_hand=(0, 2), shown_down=(0,))


@pytest.mark.example("cul-bas.to-them")
def test_the_winner_to_whom_the_french_pays_in_the_plural_is_one() -> None:
    """Two who have no card left cannot both be first, and those who pay are not paid."""
    won = clears_his_hand(staked=(2, 2, 2), in_hand=(1, 0, 0), shown_down=(0, 3, 0))
    assert won == Won(winner=2, stakes=6, from_each=(1, 3, 0))
    with pytest.raises(ValueError, match="he is the first"):
        clears_his_hand(staked=(2, 2, 2), in_hand=(1, 0, 0), shown_down=(0, 0, 0))


@pytest.mark.quotes(
    "bellecour.cul-bas.10",
    "three Cards of the same sort, as three Knaves, or any other Threes, he may with those three"
    " Knaves take up a Knave that is on the Board",
    "as he has then only two Cards left",
)
@pytest.mark.quotes(
    "academie.cul-bas.10",
    "trois cartes d'une même valeur, comme sont trois valets, & ainsi des autres, pourroit lever"
    " avec ses trois valets, un valet qui seroit etalé",
    "il ne reste à se défaire ensuite que de deux cartes",
)
@pytest.mark.example("cul-bas.three-knaves")
def test_three_knaves_take_the_fourth_and_leave_two_cards() -> None:
    hand, board = cards("JS JH 4D JC 9S"), cards("4S JD 10H")
    assert three_take_one(hand=hand, board=board) == (cards("JS JH JC"), cards("JD"), 2)
    assert three_take_one(hand=cards("2S 2H 2D"), board=cards("2C")) == (
        cards("2S 2H 2D"),
        cards("2C"),
        0,
    )


@pytest.mark.quotes("bellecour.cul-bas.10", "you can take up only one Card at a time, nevertheless")
@pytest.mark.quotes("academie.cul-bas.10", "on ne pouvoit lever qu'une carte à la fois; cependant")
def test_two_of_a_sort_do_not_go_together() -> None:
    assert three_take_one(hand=cards("JS JH 4D"), board=cards("JD JC")) is None
    assert three_take_one(hand=cards("JS JH JC 4D"), board=cards("QD")) is None
    with pytest.raises(ValueError, match="a card lies once"):
        three_take_one(hand=cards("JS JH JC"), board=cards("JD JC"))


@pytest.mark.quotes(
    "bellecour.cul-bas.11",
    "The Cards they pair with those of the same sort on the Board",
    "are of no further use",
)
@pytest.mark.quotes(
    "academie.cul-bas.11", "Les cartes dont on s'en va & celles qu'on léve", "cartes inutiles"
)
def test_cards_played_and_taken_are_out_of_the_play() -> None:
    table = cards("KH 4S JD 8S 8H 8C")
    left = left_on_table(table=table, played=cards("KS"), taken=cards("KH"))
    assert left == cards("4S JD 8S 8H 8C")
    assert left_on_table(table=left, played=cards("8D"), taken=cards("8S 8H 8C")) == cards("4S JD")
    left = left_on_table(table=table, played=cards("JS JH JC"), taken=cards("JD"))
    assert left == cards("KH 4S 8S 8H 8C")
    assert left_on_table(table=cards("KH"), played=cards("KS"), taken=cards("KH")) == ()


@pytest.mark.quotes("bellecour.cul-bas.11", "those of the same sort on the Board")
@pytest.mark.quotes("academie.cul-bas.11", "celles qu'on léve")
def test_cards_that_cannot_be_taken_are_told() -> None:
    table = cards("KH KD 4S 2S 8S 8H")
    for played, taken in (
        *(("KS", "KH KD"), ("QS", "KH"), ("KS KC", "KH"), ("KS KC", "KH KD"), ("KS", "KC")),
        *(("4H", "2S 2H"), ("8C 8D", "8S 8H"), ("4H 4D 4C", "2S"), ("KS", ""), ("KS", "KH 4S")),
    ):
        with pytest.raises(ValueError, match="taken is one card of the table"):
            left_on_table(table=table, played=cards(played), taken=cards(taken))
    with pytest.raises(ValueError, match="a card lies once"):
        left_on_table(table=table, played=cards("KH"), taken=cards("KD"))


@pytest.mark.quotes("bellecour.cul-bas.11", "put together, before each Player, turned up")
def test_the_english_has_the_pairs_turned_up() -> None:
    assert paired_cards_lie() is Lie.TURNED_UP


@pytest.mark.quotes("academie.cul-bas.11", "mises en tas devant chaque Joueur sans dessus dessous")
def test_the_french_has_them_upside_down() -> None:
    assert cartes_en_tas() is Lie.SANS_DESSUS_DESSOUS


@pytest.mark.quotes(
    "bellecour.cul-bas.12",
    "three Cards of the same sort, on the Board, as three Eights",
    "he that has the fourth in his Hand, may take up all those three together",
)
@pytest.mark.quotes(
    "academie.cul-bas.12",
    "trois cartes d'une même façon, comme trois huit",
    "le quatriéme huit dans son jeu peut les lever tous les trois à la fois",
)
def test_the_fourth_eight_takes_the_three() -> None:
    hand, board = cards("8S KS 2D"), cards("8H 4S 8D KH 8C")
    assert fourth_takes_three(hand=hand, board=board) == ((cards("8S"), cards("8H 8D 8C"), 2),)
    both = fourth_takes_three(hand=cards("8S 3S"), board=cards("8H 3H 8D 3D 8C 3C"))
    assert [found.played for found in both] == [cards("8S"), cards("3S")]
    assert fourth_takes_three(hand=cards("8S"), board=cards("8H 8D KS")) == ()
    assert fourth_takes_three(hand=cards("8S 8C"), board=cards("8H 8D")) == ()
    with pytest.raises(ValueError, match="a card lies once"):
        fourth_takes_three(hand=cards("8S"), board=cards("8H 8D 8C 8S"))


@pytest.mark.example("cul-bas.three-eights")
def test_nobody_else_can_take_the_eights_and_they_serve_no_more_than_one() -> None:
    hand, board = cards("8S KS 2D"), cards("8H 4S 8D KH 8C")
    others = tuple(card for card in pack() if card not in (*hand, *board))
    eights = set(cards("8H 8D 8C"))
    assert not any(
        eights & set(found.taken)
        for card in others
        for found in may_take(hand=(card,), board=board)
    )
    (three,) = fourth_takes_three(hand=hand, board=board)
    assert three.left == may_take(hand=hand, board=board)[0].left == 2


@pytest.mark.quotes(
    "bellecour.cul-bas.13",
    "in his five Cards, four Kings, or any other four Cards of the same sort, he may lay them out",
    "demand others in their room from the Dealer, or take them himself, if it is he that deals",
)
@pytest.mark.quotes(
    "academie.cul-bas.13",
    "Lorsque dans les cinq cartes il arrive à quelqu'un des Joueurs quatre rois, quatre six, ou"
    " quatre autres cartes de la même sorte, il peut les écarter",
    "en demander d'autres, ou en prendre lui-même, si c'est lui qui donne",
)
def test_four_of_a_sort_in_five_cards_may_be_changed() -> None:
    kings, sixes = cards("KS KH 2S KD KC"), cards("6S 6H 6D 6C AS")
    assert changes(hand=kings, he_deals=False) == (cards("KS KH KD KC"), Giver.DEALER)
    assert changes(hand=sixes, he_deals=True) == (cards("6S 6H 6D 6C"), Giver.HIMSELF)
    assert changes(hand=cards("KS KH KD 2S AC"), he_deals=False) is None
    assert changes(hand=cards("KS KH KD KC"), he_deals=False) is None
    with pytest.raises(ValueError, match="a card lies once"):
        changes(hand=cards("KS KH KD KC KS"), he_deals=False)


@given(st.permutations(pack()), st.integers(2, 8))
def test_a_deal_played_out_pays_all_that_is_due_and_no_more(
    stock: list[Card], players: int
) -> None:
    hands = [tuple(stock[5 * seat : 5 * seat + 5]) for seat in range(players)]
    table = tuple(stock[5 * players : 5 * players + 8])
    shown = [0] * players
    winner: Won | None = None
    while winner is None and any(hands):
        for seat in order_of_taking(dealer=players - 1, players=players):
            if not hands[seat]:
                continue
            put = puts_cul_bas(hand=hands[seat], board=table)
            found = () if put else may_take(hand=hands[seat], board=table)
            assert bool(put) is not bool(found)
            if put:
                shown[seat], hands[seat], table = len(put), (), (*table, *put)
                continue
            three = three_take_one(hand=hands[seat], board=table)
            taking = three if three is not None else found[0]
            table = left_on_table(table=table, played=taking.played, taken=taking.taken)
            hands[seat] = tuple(card for card in hands[seat] if card not in taking.played)
            assert len(hands[seat]) == taking.left
            held = tuple(map(len, hands))
            winner = clears_his_hand(staked=(2,) * players, in_hand=held, shown_down=tuple(shown))
            if winner:
                break
    names = [str(seat) for seat in range(players)]
    ledger = Ledger.opened(names, each=10).collected(names, 2)
    if winner:
        ledger = ledger.paid(POOL, names[winner.winner], winner.stakes)
        for seat, due in enumerate(winner.from_each):
            ledger = ledger.paid(names[seat], names[winner.winner], due)
        assert ledger.held[POOL] == 0
        assert winner.from_each[winner.winner] == 0
    assert ledger.total == 10 * players
