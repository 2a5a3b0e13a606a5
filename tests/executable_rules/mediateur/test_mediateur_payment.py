"""Médiateur, of the payment: each sum, and the tables of both books cell by cell."""

from __future__ import annotations

from itertools import product

import pytest
from printed_tables import Cell, figures, tables

from executable_rules.mechanics.cards import OMBRE_PACK, Suit, cards
from executable_rules.mechanics.ledger import Ledger
from executable_rules.mechanics.matadors import matadors
from executable_rules.mediateur.payment import (
    Row,
    droit_de_vole,
    droit_du_jeu,
    fiche_du_roi,
    fish_drawn_by_each,
    matadors_after_the_end,
    matadors_counted,
    matadors_reunited,
    paid_by_each,
    redoubled,
    retribution,
    reunion_des_matadors,
    sum_of_the_table,
)
from executable_rules.mediateur.terms import Declares, Moyen, Result
from executable_rules.quadrille.mediateur_beasts import mediateur_game

DEMANDE, MEDIATEUR, ALONE = Moyen
WON, REMISE, CODILLE = Result
COLUMNS = [(double, favourite) for double in (False, True) for favourite in (False, True)]
"""The four columns of the table: simple and favourite suit, on simple, then on double tours."""

FIVE_MEANS = [
    (DEMANDE, Declares.NOT),
    (MEDIATEUR, Declares.NOT),
    (ALONE, Declares.NOT),
    (MEDIATEUR, Declares.MEDIATEUR),
    (ALONE, Declares.SANS_PRENDRE),
]
"""The rows of the tables of the four means; the last has two forms."""


def lost(rows: list[list[Cell]]) -> int:
    """How many figures of a table an editor supplied."""
    return sum(cell.state == "lost" for row in rows for cell in row)


def row_of_means(row: int, *, favourite: bool, double: bool) -> list[int]:
    """A row of the tables of the four means: the moyen, the Game, both together."""
    moyen, declares = FIVE_MEANS[row]
    alone = retribution(moyen=moyen, declares=declares, favourite=favourite, double=double)
    game = droit_du_jeu(favourite=favourite, double=double)
    whole = paid_by_each(
        moyen=moyen, declares=declares, result=WON, favourite=favourite, double=double
    )
    return [alone, game, whole]


@pytest.mark.quotes("academie.mediateur.favourite.1", "sont augmentés de moitié")
@pytest.mark.quotes(
    "academie.mediateur.great-poulans.1",
    "à augmenter de payement tous les payemens, tant essentiels qu'accidentels sans la moindre",
)
@pytest.mark.quotes(
    "academie.mediateur.great-poulans.3",
    "Lorsque ces accidens se trouvent réunis au même coup, le payement est quadruplé",
)
@pytest.mark.quotes(
    "academie.mediateur.great-poulans.4", "qui se trouvent sur un pareil coup est également"
)
def test_either_chance_doubles_and_both_make_it_fourfold() -> None:
    times = [redoubled(favourite=favourite, double=double) for double, favourite in COLUMNS]
    assert times == [1, 2, 2, 4]
    # "Augmentés de moitié" would be 6 for the demand's 4, were it taken by the letter: all say 8.
    assert retribution(moyen=DEMANDE, favourite=True) == 8


@pytest.mark.quotes("academie.mediateur.poulans.2", "dont chacun en met deux à la poule")
@pytest.mark.quotes("academie.mediateur.four-means.2", "Chacun doit à celui qui gagne")
def test_each_owes_two_counters_to_the_game() -> None:
    due = [droit_du_jeu(favourite=favourite, double=double) for double, favourite in COLUMNS]
    assert due == [2, 4, 4, 8]
    assert droit_du_jeu() == 2


@pytest.mark.quotes("academie.mediateur.four-means.2", "Chacun doit à celui qui gagne")
@pytest.mark.example("mediateur.four-means")
def test_the_table_of_the_four_means() -> None:
    rows = figures(tables("academie.p129")[0])
    assert len(rows) == len(FIVE_MEANS)
    assert lost(rows) == 0
    for number, row in enumerate(rows):
        printed = [cell.number for cell in row]
        assert printed == row_of_means(number, favourite=False, double=False)
    wholes = [row_of_means(row, favourite=False, double=False)[2] for row in range(5)]
    assert wholes == [6, 16, 26, 66, 106]
    # A fish more for each step: a trick less is asked of the hand.
    assert retribution(moyen=MEDIATEUR) - retribution(moyen=DEMANDE) == 10
    assert retribution(moyen=ALONE) - retribution(moyen=MEDIATEUR) == 10


@pytest.mark.quotes(
    "academie.mediateur.great-poulans.3", "se trouvent réunis au même coup, le payement est"
)
@pytest.mark.example("mediateur.quadruple")
def test_the_quadruple_table() -> None:
    rows = figures(tables("academie.p132")[0])
    assert len(rows) == len(FIVE_MEANS)
    # 56, 96, 104 and 264 are lost, and supplied by the sums.
    assert lost(rows) <= 4
    for number, row in enumerate(rows):
        printed = [cell.number for cell in row]
        assert printed == row_of_means(number, favourite=True, double=True)
        simple = row_of_means(number, favourite=False, double=False)
        assert printed == [4 * redoubled() * figure for figure in simple]
    assert redoubled(favourite=True, double=True) == 4
    wholes = [row[2].number for row in rows]
    assert wholes == [24, 64, 104, 264, 424]


@pytest.mark.quotes(
    "academie.mediateur.four-means.3",
    "n'est pas plus considérable que le seroit celui de la vole entreprise en sans prendre",
    "dans la seconde espéce de déclaration",
)
@pytest.mark.quotes(
    "academie.mediateur.vole-observation.5",
    "En déclarant la vole par médiateur, le paiement est le même que celui de l'entreprise de la",
)
def test_a_vole_declared_with_a_mediateur_is_paid_like_one_undertaken_alone() -> None:
    for double, favourite in COLUMNS:
        undertaken = retribution(moyen=ALONE, favourite=favourite, double=double) + droit_de_vole(
            moyen=ALONE, favourite=favourite, double=double
        )
        declared = retribution(
            moyen=MEDIATEUR, declares=Declares.MEDIATEUR, favourite=favourite, double=double
        )
        assert declared == undertaken
    assert retribution(moyen=MEDIATEUR, declares=Declares.MEDIATEUR) == 64
    # Nobody declares it who only asks leave, nor in one moyen to play in another.
    wrong = [(DEMANDE, declares) for declares in (Declares.MEDIATEUR, Declares.SANS_PRENDRE)]
    for moyen, declares in [
        *wrong,
        (ALONE, Declares.MEDIATEUR),
        (MEDIATEUR, Declares.SANS_PRENDRE),
    ]:
        with pytest.raises(ValueError, match="that with which the vole is declared"):
            retribution(moyen=moyen, declares=declares)


@pytest.mark.quotes(
    "academie.mediateur.vole-observation.3",
    "le payement que l'on reçoit pour la déclaration est le double de ce qu'on recevroit pour",
    "la déclaration de la vole en simple couleur se païe 104",
)
@pytest.mark.quotes(
    "academie.mediateur.vole-observation.4",
    "A ces 104, on ajoûte le jeu quand il est gagné, ce qui fait 106",
)
@pytest.mark.example("mediateur.vole-declared")
def test_a_vole_declared_alone_is_104_and_with_the_game_106() -> None:
    declared = retribution(moyen=ALONE, declares=Declares.SANS_PRENDRE)
    assert declared == 24 + 40 + 40 == 104
    assert declared == retribution(moyen=ALONE) + 2 * droit_de_vole(moyen=ALONE)
    won = paid_by_each(moyen=ALONE, declares=Declares.SANS_PRENDRE, result=WON)
    assert won == 106
    # "Quatre fiches de plus" than to ask a Sans-prendre and undertake the vole.
    undertaken = retribution(moyen=ALONE) + droit_de_vole(moyen=ALONE)
    assert declared - undertaken == 4 * 10
    printed = [row[1].number for row in tables("academie.p134")[0]]
    assert printed == [24, 40, 40]


@pytest.mark.quotes(
    "academie.mediateur.vole-payment.1", "chacun lui donne le droit de vole qui est plus ou moins"
)
@pytest.mark.quotes(
    "academie.mediateur.vole-payment.2",
    "est susceptible d'augmentation en couleur favorite & sur les tours doubles",
)
@pytest.mark.example("mediateur.droit-de-vole")
def test_the_two_tables_of_the_droit_de_vole() -> None:
    by_tour = tables("academie.p133")
    # On simple tours every figure is lost.
    assert [lost(figures(table)) <= most for table, most in zip(by_tour, (6, 0), strict=True)]
    for double, table in zip((False, True), by_tour, strict=True):
        for moyen, row in zip(Moyen, figures(table), strict=True):
            simple, favourite = (
                droit_de_vole(moyen=moyen, favourite=favourite, double=double)
                for favourite in (False, True)
            )
            assert [cell.number for cell in row] == [simple, favourite]
    assert [droit_de_vole(moyen=moyen) for moyen in Moyen] == [20, 30, 40]


@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.1",
    "For the Vole with a common Game, two Fish; in the favourite Suit, four Fish",
)
@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.2",
    "For the Vole with the Mediateur, three Fish; and in the favourite Suit with the"
    " Mediateur, six",
)
@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.3", "For the Vole and Sans Prendre, as a common Game, four"
)
@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.4",
    "For the Vole and Sans Prendre, in the favourite Suit, eight Fish",
)
@pytest.mark.example("mediateur.six-voles")
def test_the_six_voles_of_the_english() -> None:
    fish = [
        droit_de_vole(moyen=moyen, favourite=favourite) // 10
        for moyen in Moyen
        for favourite in (False, True)
    ]
    assert fish == [2, 4, 3, 6, 4, 8]


@pytest.mark.quotes(
    "academie.mediateur.king-fiche.1",
    "La couleur favorite & les grands poulans doublent aussi ou quadruplent cette fiche",
)
@pytest.mark.quotes("bellecour.mediateur.rules.2", "and a Fish, or, if it is in the favourite Suit")
def test_the_king_costs_a_fish_two_or_four() -> None:
    paid = [fiche_du_roi(favourite=favourite, double=double) for double, favourite in COLUMNS]
    assert paid == [10, 20, 20, 40]
    assert fiche_du_roi() == 10


@pytest.mark.quotes(
    "academie.mediateur.matadors.1",
    "d'augmenter d'une fiche le païement du moïen, soit qu'il soit gagné ou qu'il soit perdu",
    "& quadruplé si les accidens se trouvent réunis",
)
@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.6",
    "but pay a Fish for them, whatever number they may be; and two when in the favourite Suit",
)
def test_the_matadors_together_are_a_fish() -> None:
    paid = [
        reunion_des_matadors(favourite=favourite, double=double) for double, favourite in COLUMNS
    ]
    assert paid == [10, 20, 20, 40]
    for result in Result:
        without, with_them = (
            paid_by_each(moyen=ALONE, result=result, matadors_too=too) for too in (False, True)
        )
        assert with_them - without == 10


@pytest.mark.quotes(
    "bellecour.mediateur.vole-payment.5",
    "For every Matador two Counters are paid, and in the favourite Suit four",
)
@pytest.mark.example("mediateur.matadors-counted")
def test_the_english_counts_the_matadors() -> None:
    assert [matadors_counted(number=number) for number in (0, 3, 4)] == [0, 6, 8]
    assert matadors_counted(number=3, favourite=True) == 12
    with pytest.raises(ValueError, match="number=-1"):
        matadors_counted(number=-1)


@pytest.mark.quotes("bellecour.mediateur.vole-payment.5", "For every Matador two Counters are paid")
@pytest.mark.quotes("academie.mediateur.matadors.1", "d'augmenter d'une fiche le païement")
def test_the_books_differ_on_the_matadors_but_for_five() -> None:
    for number in range(3, 13):
        same = matadors_counted(number=number) == reunion_des_matadors()
        assert same is (number == 5)


@pytest.mark.quotes(
    "academie.mediateur.matadors.1", "se trouvent tous les trois réunis dans le jeu de l'hombre"
)
@pytest.mark.quotes(
    "academie.mediateur.matadors.2",
    "sont dispersés dans le jeu de l'hombre & de son ami",
    "sont regardés comme n'en faisant qu'un",
)
def test_the_ombre_and_his_friend_have_them_together() -> None:
    for trump in Suit:
        spadille, manille, baste = matadors(trump)
        assert matadors_reunited(ombre=(spadille, manille, baste), trump=trump)
        assert matadors_reunited(ombre=(manille,), friend=(baste, spadille), trump=trump)
        assert not matadors_reunited(ombre=(spadille, manille), trump=trump)
        assert not matadors_reunited(ombre=(spadille,), friend=(baste,), trump=trump)


@pytest.mark.quotes(
    "academie.mediateur.matadors.3",
    "réunis dans un des jeux de ceux qui sont seulement défenseurs, cette réunion ne"
    " changeroit pas",
)
def test_a_defenders_matadors_change_nothing() -> None:
    three = matadors(Suit.HEARTS)
    assert not matadors_reunited(ombre=cards("KH"), defender=three, trump=Suit.HEARTS)
    assert not matadors_reunited(ombre=(), friend=(), defender=OMBRE_PACK, trump=Suit.HEARTS)
    assert matadors_reunited(ombre=three, defender=cards("KH"), trump=Suit.HEARTS)


@pytest.mark.quotes(
    "bellecour.mediateur.payment.2",
    "receive six Counters from each",
    "If they lose by remise, they pay to each Player four Counters for the Consolation",
    "if it is by Codill, they pay each Player six Counters",
)
@pytest.mark.quotes(
    "bellecour.mediateur.payment.3",
    "receive twelve Counters each; if they lose by Remise they pay eight, and if by Codill, twelve",
)
@pytest.mark.quotes(
    "bellecour.mediateur.payment.4",
    "is to receive sixteen Counters from each Player; if he loses by Remise he pays fourteen",
    "and sixteen if by Codill",
)
@pytest.mark.quotes(
    "bellecour.mediateur.payment.5",
    "receives thirty-two Counters from each: if he loses by Remise, he pays twenty-eight",
    "if by Codill, thirty-two Counters to each Player",
)
@pytest.mark.quotes(
    "bellecour.mediateur.payment.6",
    "receives twenty-six Counters from each; if he loses by Remise, he pays to each"
    " twenty-four, and"
    " if by Codill, twenty-six Counters",
)
@pytest.mark.quotes(
    "bellecour.mediateur.payment.7",
    "receives fifty-two Counters from each, and if he loses by Remise, pays forty-eight to"
    " each, and"
    " if by Codill, fifty-two Counters",
)
@pytest.mark.example("mediateur.six-kinds")
def test_the_six_kinds_by_three_results_of_the_english() -> None:
    printed = {
        (DEMANDE, False): (6, 4, 6),
        (DEMANDE, True): (12, 8, 12),
        (MEDIATEUR, False): (16, 14, 16),
        (MEDIATEUR, True): (32, 28, 32),
        (ALONE, False): (26, 24, 26),
        (ALONE, True): (52, 48, 52),
    }
    for (moyen, favourite), figures_of in printed.items():
        for result, figure in zip(Result, figures_of, strict=True):
            assert paid_by_each(moyen=moyen, result=result, favourite=favourite) == figure


@pytest.mark.quotes(
    "bellecour.mediateur.payment.2", "they each draw one of the Fish which mark the Game"
)
def test_the_two_who_win_each_draw_one_of_the_two_fish() -> None:
    assert [fish_drawn_by_each(result=result) for result in Result] == [1, 0, 0]


@pytest.mark.quotes(
    "academie.mediateur.beast.22",
    "Spadille, Manille & Baste cessent d'avoir une rétribution particuliére, ils ne peuvent exiger"
    " que celle de leur réunion",
)
def test_after_the_end_the_matadors_have_their_reunion_alone() -> None:
    for trump in Suit:
        spadille, manille, baste = matadors(trump)
        two = (spadille, manille)
        assert matadors_after_the_end(ombre=two, trump=trump) == 0
        assert matadors_after_the_end(ombre=two, friend=(baste,), trump=trump) == 10
        paid = [
            matadors_after_the_end(
                ombre=(*two, baste), trump=trump, favourite=favourite, double=double
            )
            for double, favourite in COLUMNS
        ]
        assert paid == [10, 20, 20, 40]


def test_the_favourite_suit_and_the_double_tours_double_everything() -> None:
    for moyen, declares in FIVE_MEANS:
        for result, too in product(Result, (False, True)):
            simple, *others = (
                paid_by_each(
                    moyen=moyen,
                    declares=declares,
                    result=result,
                    favourite=favourite,
                    double=double,
                    matadors_too=too,
                )
                for double, favourite in COLUMNS
            )
            assert others == [2 * simple, 2 * simple, 4 * simple]


def test_what_is_paid_is_received() -> None:
    three = ("Bea", "Cis", "Dan")
    opened = Ledger.opened(("Ann", *three), each=700)
    for result in Result:
        paid = paid_by_each(moyen=ALONE, result=result, matadors_too=True)
        if result is WON:
            settled = opened.collected(three, paid, payee="Ann")
        else:
            settled = opened.shared(three, paid, payer="Ann")
        assert settled.total == opened.total
        assert abs(settled.held["Ann"] - 700) == 3 * paid


@pytest.mark.quotes(
    "academie.mediateur.table-explained.1", "une addition de ce qui leur est assigné dans cette"
)
@pytest.mark.quotes(
    "academie.mediateur.table.1",
    "il leur païera de plus le droit du jeu",
    "se monter à quatre jettons; il les ajoutera à 68, ce qui fait 72",
    "il auroit également reçû 72 s'il eût gagné",
)
@pytest.mark.example("mediateur.sans-prendre-with-matadors")
def test_a_sans_prendre_in_favourite_with_the_matadors_is_68_or_72() -> None:
    rows = (Row.SANS_PRENDRE, Row.MATADORS)
    assert sum_of_the_table(rows=rows[:1], favourite=True) == 48
    assert sum_of_the_table(rows=rows[1:], favourite=True) == 20
    assert sum_of_the_table(rows=rows) == 34
    assert sum_of_the_table(rows=rows, favourite=True) == 68
    assert sum_of_the_table(rows=(*rows, Row.GAME), favourite=True) == 72
    paid = [
        paid_by_each(moyen=ALONE, result=result, favourite=True, matadors_too=True)
        for result in Result
    ]
    assert paid == [72, 68, 72]


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.5",
    "La consolation est un peu moins considérable dans ce dernier cas que dans le premier",
)
@pytest.mark.quotes(
    "academie.mediateur.four-means.1",
    "ce qui rend la consolation moindre en codille qu'en remise",
    "dans ce dernier cas l'hombre ne paye point le jeu, dans le premier au contraire il l'ajoûte",
)
@pytest.mark.example("mediateur.consolation-turned-round")
def test_a_remise_consoles_less_than_a_codille_though_page_129_says_more() -> None:
    """The reason that page 129 gives, no Game paid of a remise, makes the remise the lesser."""
    for moyen, (double, favourite) in product(Moyen, COLUMNS):
        remise, codille = (
            paid_by_each(moyen=moyen, result=result, favourite=favourite, double=double)
            for result in (REMISE, CODILLE)
        )
        assert codille - remise == droit_du_jeu(favourite=favourite, double=double) > 0


@pytest.mark.quotes(
    "academie.mediateur.table-explained.1",
    "ils n'ont qu'à faire une addition de ce qui leur est assigné",
)
@pytest.mark.example("mediateur.the-table")
def test_the_table_in_which_all_payments_are_brought_together() -> None:
    rows = figures(tables("academie.p137")[0])
    assert len(rows) == len(Row) == 12
    assert {cell.state for row in rows for cell in row} == {"certain"}
    for name, row in zip(Row, rows, strict=True):
        for (double, favourite), cell in zip(COLUMNS, row, strict=True):
            assert cell.number == sum_of_the_table(
                rows=(name,), favourite=favourite, double=double
            ), (name, double, favourite)


def test_in_the_table_the_second_and_third_columns_are_twice_the_first_the_fourth_twice_them() -> (
    None
):
    for name, row in zip(Row, figures(tables("academie.p137")[0]), strict=True):
        first, favourite, double, both = (cell.number or 0 for cell in row)
        assert double == 2 * first
        # Poulans take no notice of the favourite suit.
        times = 1 if name is Row.POULANS else 2
        assert (favourite, both) == (times * first, times * double)


@pytest.mark.quotes("academie.mediateur.table-explained.1", "une addition de ce qui leur est")
@pytest.mark.example("mediateur.not-thirty-six")
def test_in_favourite_the_game_seems_36_and_the_beasts_stay_at_28() -> None:
    each = sum_of_the_table(rows=(Row.GAME,), favourite=True)
    fishes = sum_of_the_table(rows=(Row.POULANS,), favourite=True)
    assert (4 * each, fishes) == (16, 20)
    assert 4 * each + fishes == 36
    assert mediateur_game(favourite=True) == 28
