"""The book's worked lines and traps, replayed."""

from __future__ import annotations

import chess
import pytest

from executable_rules.chess.checks import is_mate
from executable_rules.chess.draughts import Draught, after, lawful
from executable_rules.chess.field import PLACED, House, Kind, Side
from executable_rules.chess.lines import (
    SCHOLARS,
    TWO_DRAUGHTS,
    discovery_line,
    mate_at_two_draughts,
    play,
    scholars_mate,
    way_made,
)
from executable_rules.chess.ways import bearing_on, checkers, compass
from tests.executable_rules.chess.chess_support import at, ends, houses, modern, square

FILES = ("QR", "QN", "QB", "Q", "K", "KB", "KN", "KR")


@pytest.mark.example("chess-1687.first-remove")
@pytest.mark.quotes(
    "cotton.chess.first-remove.3",
    "play your Kings Rook one single remove, that there may be way made for",
)
def test_the_rook_as_printed_cannot_remove_at_first() -> None:
    for side in Side:
        place = House.named("KR1", side)
        with pytest.raises(ValueError, match=f"the man in {place} has no single remove"):
            way_made(side=side)
    with pytest.raises(ValueError, match="the man in h1"):
        way_made()
    assert not [
        move for move in modern(PLACED, Side.WHITE).legal_moves if move.from_square == chess.H1
    ]


@pytest.mark.example("chess-1687.first-remove")
@pytest.mark.quotes(
    "cotton.chess.first-remove.3",
    "the coming forth of Queen one way two houses asloap",
    "and to your Kings Bishop the other way three houses asloap",
)
def test_the_kings_pawn_makes_the_way_that_the_book_says() -> None:
    for side in Side:
        way = way_made(man_removed="K2", side=side)
        assert House.named("KB3", side) in way[Kind.QUEEN]
        assert House.named("QB4", side) in way[Kind.BISHOP]
        assert House.named("Q1", side).far(House.named("KB3", side)) == 2
        assert House.named("KB1", side).far(House.named("QB4", side)) == 3
    # No other single remove makes way for both.
    others = ("QR2", "QN2", "QB2", "Q2", "KB2", "KN2", "KR2")
    assert not [name for name in others if all(way_made(man_removed=name).values())]
    # From there they give the Scholars check of the same sentence.
    field = scholars_mate(draughts=5).moved(at("h5"), at("f3"))
    assert bearing_on(field, at("f7"), Side.WHITE) == houses("c4 f3")


@pytest.mark.example("chess-1687.discovery")
@pytest.mark.quotes(
    "cotton.chess.discovery.2",
    "Suppose you play with the White-men, he removes first his Kings Pawn a double draught "
    "forward, you answer him with the like play; he then plays out his Kings Knight in front of "
    "his Kings Bishop's Pawn, you do the like with yours",
    "that Knight of his takes your Kings Pawn, and your Knight takes his likewise; he advances "
    "the Queens Pawn, and removes to chase away or to take your Knight; you play up",
    "your white Queen one remove before your King, to frighten his Knight also",
    "you play your Kings Knight in front of his Queens Bishop's Pawn, and therewithall say, Check "
    "by discovery of your Queen; now let him cover this check by Discovery as well as he can",
    "your Knight at the next draught will assuredly take his Queen",
)
def test_the_line_of_the_check_by_discovery() -> None:
    before = discovery_line(draughts=8)
    assert at("e4") in compass(before, at("e2"))
    assert len(discovery_line(draughts=6).men) == 30
    assert discovery_line() == discovery_line(man_removed="KB3")
    secure = []
    for retreat in sorted(ends(lawful(before, Side.BLACK), "e4")):
        if not bearing_on(before.moved(at("e4"), retreat), retreat, Side.WHITE):
            secure.append(str(retreat))
            field = discovery_line(man_removed=f"{FILES[retreat.file - 1]}{9 - retreat.rank}")
            assert checkers(field, Side.BLACK) == houses("e2")
            replies = lawful(field, Side.BLACK)
            assert replies
            for reply in replies:
                queen = after(field, reply).of(Side.BLACK, Kind.QUEEN)[0]
                taking = Draught(at("c6"), queen)
                assert taking in lawful(after(field, reply), Side.WHITE)
    assert secure == ["c5", "f6", "g5"]


@pytest.mark.quotes("cotton.chess.discovery.2", "into a more secure place")
def test_a_place_less_secure_would_spoil_the_line() -> None:
    # From the third house before White's Bishop or Knight, Black's Knight takes the Queen.
    field = discovery_line(man_removed="KN6")
    assert Draught.parse("g3-e2") in lawful(field, Side.BLACK)
    assert bearing_on(discovery_line(draughts=9, man_removed="KN6"), at("g3"), Side.WHITE)


def san(line: tuple[str, ...], first: Side) -> str:
    """The last move of a line in modern notation, as the modern package plays it."""
    side, board, said = first, chess.Board(), ""
    board.turn = first is Side.WHITE
    for draught in line:
        start, to = (House.named(name, side) for name in draught.split("-"))
        move = chess.Move(square(start), square(to))
        assert board.is_legal(move)
        said = board.san(move)
        board.push(move)
        side = side.other
    return said


@pytest.mark.example("chess-1687.scholars-mate")
@pytest.mark.quotes(
    "cotton.chess.mates.1",
    "Having both placed your men, and yours the first draught, suppose you advance your Kings "
    "Pawn forward one single remove, your adversary plays his Kings Pawn forward a double remove "
    "in his own file; you at your second draught come out with your Queen upon that Pawn",
    "your enemy to guard his Kings Pawn plays forth his Queens Knight into the third House of the "
    "Queens Bishops file",
    "bring not for your third draught your Kings Bishop, which you place in the fourth house of "
    "your Queens Bishops file",
    "makes for your Queen with his Kings Knight, playing it in the front of his Kings Bishops Pawn",
    "you immediately upon this take up that Bishops Pawn with your Queen, and for your "
    "fourth draught give him a Mate, which is called a Scholars Mate",
)
def test_the_scholars_mate() -> None:
    for first in Side:
        assert is_mate(scholars_mate(side=first), first.other)
        assert san(SCHOLARS, first) in ("Qxf7#", "Qxf2#")
        for draughts in range(7):
            assert not is_mate(scholars_mate(side=first, draughts=draughts), first.other)
    assert len(SCHOLARS[::2]) == 4


@pytest.mark.example("chess-1687.scholars-mate")
@pytest.mark.quotes(
    "cotton.chess.mates.1", "placing her in the house forward of your Kings Rooks file"
)
def test_the_house_whose_number_the_print_lost_is_the_fifth() -> None:
    field = scholars_mate(draughts=2)
    reached = ends(lawful(field, Side.WHITE), "d1")
    assert [house for house in reached if house.file == 8] == [House.named("KR5", Side.WHITE)]
    # `with your Queen upon that Pawn`: she attacks it from there.
    assert at("e5") in compass(scholars_mate(draughts=3), at("h5"))


@pytest.mark.quotes("cotton.chess.mates.1", "because any but young beginners may prevent it")
def test_the_scholars_mate_may_be_prevented() -> None:
    before = scholars_mate(draughts=5)
    mating = Draught(at("h5"), at("f7"))
    saved = [
        reply
        for reply in lawful(before, Side.BLACK)
        if mating not in lawful(after(before, reply), Side.WHITE)
        or not is_mate(after(after(before, reply), mating), Side.BLACK)
    ]
    assert Draught.parse("g7-g6") in saved
    assert Draught.parse("g8-f6") not in saved


@pytest.mark.example("chess-1687.two-draughts")
@pytest.mark.quotes(
    "cotton.chess.mates.2",
    "You may also give a Mate at two draughts, if you encounter with a raw Gamester",
    "playing after this manner; first remove his Kings Bishops Pawn a single draught",
    "you your Kings Pawn a single remove; he his Kings Knights Pawn advanced a double remove for "
    "his second draught",
    "you bringing out your Queen into the fifth house of your Kings Rooks file, give him a Mate "
    "at your second draught",
)
def test_the_mate_at_two_draughts() -> None:
    assert mate_at_two_draughts() == mate_at_two_draughts(side=Side.WHITE)
    for first in Side:
        field = mate_at_two_draughts(side=first)
        assert is_mate(field, first)
        assert checkers(field, first) == {House.named("KR5", first.other)}
        assert san(TWO_DRAUGHTS, first) in ("Qh4#", "Qh5#")
        assert not is_mate(mate_at_two_draughts(side=first, draughts=3), first)
    assert len(TWO_DRAUGHTS[1::2]) == 2


@pytest.mark.quotes(
    "cotton.chess.discovery.2", "and therefore conveys him away into a more secure place"
)
def test_a_false_draught_is_not_played() -> None:
    with pytest.raises(ValueError, match="KR1-KR3 of white is not a lawful draught"):
        play(PLACED, Side.WHITE, "KR1-KR3")
    with pytest.raises(ValueError, match="K5-K6 of black is not a lawful draught"):
        discovery_line(man_removed="K6")
