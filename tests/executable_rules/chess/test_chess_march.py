"""The march of the men, the same as the modern one: set of houses for set of houses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import chess
import pytest
from hypothesis import given, settings

from executable_rules.chess.draughts import lawful, marches, true_draughts, without_check
from executable_rules.chess.field import HOUSES, PLACED, Field, House, Kind, Man, Side
from executable_rules.chess.march import (
    bishops_walk,
    kings_draught,
    knights_skip,
    pawn_guards,
    pawns_march,
    pawns_taking,
    queens_walk,
    rooks_walk,
)
from executable_rules.chess.ways import compass
from tests.executable_rules.chess.chess_support import (
    MIDDLE,
    at,
    fields,
    games,
    houses,
    modern,
    modern_ends,
    modern_lawful,
    scattered,
    square,
    to_house,
)

Walk = Callable[..., frozenset[House]]
WALKS: dict[Kind, Walk] = {
    Kind.ROOK: rooks_walk,
    Kind.KNIGHT: knights_skip,
    Kind.BISHOP: bishops_walk,
    Kind.QUEEN: queens_walk,
}


def men_of(kind: Kind, count: int = 60) -> Iterator[tuple[Field, House]]:
    """Every man of a kind in so many random fields, and alone in every house."""
    for field in scattered(count):
        for side in Side:
            yield from ((field, house) for house in field.of(side, kind))
    for house in MIDDLE if kind is Kind.PAWN else HOUSES:
        yield Field({house: Man(Side.WHITE, kind)}), house


def agrees(kind: Kind) -> bool:
    """Whether the walk of a kind is the modern one, wherever its men stand."""
    return all(
        WALKS[kind](field=field, house=house) == modern_ends(field, house)
        for field, house in men_of(kind)
    )


@pytest.mark.quotes(
    "cotton.chess.march.1",
    "their march is forward in their own file, one house at once only, and never backward",
    "for the Pawns alone never retreat",
)
def test_a_pawn_marches_one_house_forward_and_never_back() -> None:
    field = Field.parse("Ke1 Pa4 Pb2 / Ke8 Pg5 Pb3")
    assert pawns_march(field=field, house=at("a4")) == houses("a5")
    assert pawns_march(field=field, house=at("g5")) == houses("g4")
    assert pawns_march(field=field, house=at("b2")) == frozenset()
    for one, house in men_of(Kind.PAWN):
        forward = one.men[house].side.forward
        assert pawns_march(field=one, house=house) == {
            to
            for to in modern_ends(one, house)
            if to.file == house.file and to.rank - house.rank == forward
        }


@pytest.mark.quotes(
    "cotton.chess.march.2",
    "the manner of his taking men is side-ways, in the next house forward of the next file to "
    "him on either",
)
def test_a_pawn_takes_forward_on_either_side() -> None:
    field = Field.parse("Ke1 Pd4 Pa3 / Ke8 Nc5 Re5 Qd5 Bc3")
    assert pawns_taking(field=field, house=at("d4")) == houses("c5 e5")
    assert pawns_taking(field=field, house=at("a3")) == frozenset()
    for one, house in men_of(Kind.PAWN):
        takes = {to for to in modern_ends(one, house) if to.file != house.file}
        assert pawns_taking(field=one, house=house) == takes


@pytest.mark.quotes(
    "cotton.chess.march.3",
    "The Pawn guards a Piece of his side which stands in that place where if it were one of "
    "the contrary party he might take it",
)
def test_a_pawn_guards_whom_he_might_take() -> None:
    field = Field.parse("Ke1 Pd4 Nc5 Re5 Qd5 Bc3 / Ke8")
    assert pawn_guards(field=field, house=at("d4")) == houses("c5 e5")
    for one, house in men_of(Kind.PAWN):
        side = one.men[house].side
        turned = {it: Man(side.other, man.kind) for it, man in one.men.items() if it != house}
        contrary = Field({**turned, house: one.men[house]})
        friends = pawns_taking(field=contrary, house=house) & set(one.of(side))
        assert pawn_guards(field=one, house=house) == friends


@pytest.mark.quotes(
    "cotton.chess.march.5",
    "The Rook goes backward and forward in any file, and cross-ways to and fro in any rank, as "
    "far as he will",
    "so that there stands no piece between him and the place he would go to",
)
def test_a_rook_goes_along_file_and_rank() -> None:
    field = Field.parse("Ra1 Pa3 / Nd1 Ke8")
    assert rooks_walk(field=field, house=at("a1")) == houses("a2 b1 c1 d1")
    assert agrees(Kind.ROOK)


@pytest.mark.quotes(
    "cotton.chess.march.7",
    "The Knight skips forward, backward, and on either side",
    "from the place he stands in to the next save one of a different colour, with a sideling "
    "march or a sloap",
)
def test_a_knight_skips_to_the_next_house_save_one_of_the_other_colour() -> None:
    for _, house in men_of(Kind.KNIGHT):
        lonely = Field({house: Man(Side.WHITE, Kind.KNIGHT)})
        skips = knights_skip(field=lonely, house=house)
        other = {to for to in HOUSES if to.far(house) == 2 and to.black is not house.black}
        assert skips == other
    assert agrees(Kind.KNIGHT)


@pytest.mark.quotes(
    "cotton.chess.march.9",
    "The Bishop walks always in the same colour of the field that he is first placed in",
    "forward and backward asloap every way, as far as he lists, provided that the way be clear "
    "between him and the place he intends to go to",
)
def test_a_bishop_walks_asloap_and_keeps_his_colour() -> None:
    field = Field.parse("Bc1 Pe3 / Na3 Ke8")
    assert bishops_walk(field=field, house=at("c1")) == houses("b2 a3 d2")
    for one, house in men_of(Kind.BISHOP):
        assert all(to.black is house.black for to in bishops_walk(field=one, house=house))
    assert agrees(Kind.BISHOP)


@pytest.mark.quotes(
    "cotton.chess.march.11",
    "The Queens walk is more universal, for she goes the draughts of all the aforenamed pieces, "
    "(the Knights only excepted",
    "for her march is not from one colour to the other asloap) so far as she listeth",
    "finding the way obstructed by any piece",
)
def test_a_queen_goes_as_rook_and_bishop_not_as_knight() -> None:
    for field, house in men_of(Kind.QUEEN):
        side = field.men[house].side
        as_one = {
            kind: Field({**field.men, house: Man(side, kind)})
            for kind in (Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
        }
        walk = queens_walk(field=field, house=house)
        assert walk == rooks_walk(field=as_one[Kind.ROOK], house=house) | bishops_walk(
            field=as_one[Kind.BISHOP], house=house
        )
        assert not walk & knights_skip(field=as_one[Kind.KNIGHT], house=house)
    assert agrees(Kind.QUEEN)


@pytest.mark.quotes(
    "cotton.chess.march.13",
    "from his own to the next to him any way, that either is empty of his own subjects",
    "or where he may surprise any unguarded enemy",
    "free from the check of any of the adverse party",
)
def test_a_king_goes_to_the_next_house_free_from_check() -> None:
    field = Field.parse("Ke1 / Ke8 Qd2 Pf2 Rh1")
    assert kings_draught(field=field, house=at("e1")) == houses("d2")
    guarded = Field.parse("Ke1 / Ke8 Qd2 Bb4")
    assert kings_draught(field=guarded, house=at("e1")) == houses("f1")
    for one in scattered(200):
        for side in Side:
            king = one.king(side)
            assert king
            legal = {to for start, to in modern_lawful(one, side) if start == king}
            assert kings_draught(field=one, house=king) == legal


@pytest.mark.quotes(
    "cotton.chess.march.13", "or where he may stand free from the check of any of the adverse"
)
def test_or_is_printed_where_and_is_meant() -> None:
    # Read with `or`, every house empty of subjects would do, and no King were ever in a Stale.
    field = Field.parse("Ke1 / Ke8 Rd8 Rf8")
    empty_of_subjects = marches(field, at("e1"), permission=True)
    assert empty_of_subjects == houses("d1 d2 e2 f1 f2")
    assert kings_draught(field=field, house=at("e1")) == houses("e2")


def test_a_rule_asks_for_its_own_man() -> None:
    for walk in (*WALKS.values(), kings_draught, pawns_march, pawns_taking, pawn_guards):
        with pytest.raises(ValueError, match="holds no man, not a"):
            walk(field=PLACED, house=at("e4"))
        other = "a2" if walk not in (pawns_march, pawns_taking, pawn_guards) else "a1"
        with pytest.raises(ValueError, match="holds white"):
            walk(field=PLACED, house=at(other))


@settings(derandomize=True, deadline=None, max_examples=150)
@given(field=fields())
def test_every_man_marches_and_bears_as_in_the_modern_game(field: Field) -> None:
    for house, man in field.men.items():
        assert marches(field, house, permission=True) == modern_ends(field, house)
        attacked = modern(field, man.side).attacks(square(house))
        assert compass(field, house) == {to_house(number) for number in attacked}


def pairs(field: Field, side: Side) -> set[tuple[House, House]]:
    """The lawful draughts as pairs of houses, every double remove permitted."""
    permitted = true_draughts(field, side, permission=True)
    return {(draught.start, draught.to) for draught in without_check(field, side, permitted)}


@settings(derandomize=True, deadline=None, max_examples=150)
@given(field=fields())
def test_lawful_draughts_are_the_modern_ones(field: Field) -> None:
    for side in Side:
        if not modern(field, side.other).is_check():
            assert pairs(field, side) == modern_lawful(field, side)


def test_lawful_draughts_are_the_modern_ones_in_games() -> None:
    met = 0
    for field, side in games(8):
        assert pairs(field, side) == modern_lawful(field, side)
        met += 1
    assert met > 400


def test_each_man_on_each_house_of_the_empty_field() -> None:
    for kind in Kind:
        for house in MIDDLE if kind is Kind.PAWN else HOUSES:
            for side in Side:
                field = Field({house: Man(side, kind)})
                assert marches(field, house, permission=True) == modern_ends(field, house), (
                    kind,
                    house,
                )
    assert chess.Board().legal_moves.count() == len(lawful(PLACED, Side.WHITE)) == 20
