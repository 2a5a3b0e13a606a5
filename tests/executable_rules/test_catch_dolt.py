"""Catch-Dolt: whence men are taken, who is dolted, who wins."""

from __future__ import annotations

import pytest

from executable_rules.catch_dolt import Source, dolted, draws_from, first_lays, touches_heap, won
from executable_rules.mechanics.results import Penalty

SICE_DUCE = (6, 2)


@pytest.mark.quotes(
    "seymour.catch-dolt.1",
    "the first throws and lays down from the Heap of Men without the Tables",
)
def test_the_first_lays_from_the_heap() -> None:
    assert first_lays(throw=SICE_DUCE) == {6: Source.HEAP, 2: Source.HEAP}
    assert first_lays(throw=(3, 3)) == {3: Source.HEAP}
    assert set(first_lays(throw=(1, 6))) == {1, 6}
    for wrong in ((0, 1), (7, 1)):
        with pytest.raises(ValueError, match="throw"):
            first_lays(throw=wrong)


@pytest.mark.quotes(
    "seymour.catch-dolt.2",
    "it may be Sice-Duce; if the other throw either Sice or Duce, and draw them not from his "
    "Adversary's Tables to the same Point in his own",
)
def test_what_lies_is_drawn_from_the_adversary() -> None:
    drawn = {number: draws_from(number=number, thrown=SICE_DUCE) for number in range(1, 7)}
    assert {it for it, source in drawn.items() if source is Source.ADVERSARY} == {2, 6}
    assert {it for it, source in drawn.items() if source is Source.HEAP} == {1, 3, 4, 5}
    for wrong in (0, 7):
        with pytest.raises(ValueError, match="number"):
            draws_from(number=wrong, thrown=SICE_DUCE)


@pytest.mark.quotes(
    "seymour.catch-dolt.2", "takes them from the Heap", "he is dolted, and loseth the Game"
)
def test_who_takes_it_from_the_heap_is_dolted() -> None:
    for number in SICE_DUCE:
        told = [dolted(number=number, thrown=SICE_DUCE, taken_from=it) for it in Source]
        assert told == [Penalty.LOSES_GAME, Penalty.NONE]
    assert dolted(number=4, thrown=SICE_DUCE, taken_from=Source.HEAP) is Penalty.NONE
    with pytest.raises(ValueError, match="laid no such number"):
        dolted(number=4, thrown=SICE_DUCE, taken_from=Source.ADVERSARY)


@pytest.mark.example("catch-dolt.the-ace")
@pytest.mark.quotes("seymour.catch-dolt.2", "and lays the Ace down, he is dolted")
def test_the_ace_that_is_laid_down_was_not_thrown() -> None:
    assert 1 not in SICE_DUCE
    assert draws_from(number=1, thrown=SICE_DUCE) is Source.HEAP
    assert dolted(number=1, thrown=SICE_DUCE, taken_from=Source.HEAP) is Penalty.NONE


@pytest.mark.quotes(
    "seymour.catch-dolt.3",
    "if he touch a Man of the Heap, and then recal himself, the Loss is the same",
)
def test_he_that_touches_and_recals_himself_loses_too() -> None:
    same = dolted(number=6, thrown=SICE_DUCE, taken_from=Source.HEAP)
    for recalls in (True, False):
        told = touches_heap(number=6, thrown=SICE_DUCE, recalls_himself=recalls)
        assert told is same is Penalty.LOSES_GAME
    # What does not lie with the adversary comes from the heap: nothing is to be recalled.
    assert touches_heap(number=4, thrown=SICE_DUCE, recalls_himself=False) is Penalty.NONE
    with pytest.raises(ValueError, match="lies with the adversary"):
        touches_heap(number=4, thrown=SICE_DUCE, recalls_himself=True)


@pytest.mark.quotes(
    "seymour.catch-dolt.4",
    "who shall fill up their Tables first; which done, he who bears them off first hath won",
)
def test_he_wins_who_first_bears_all_off() -> None:
    assert won(filled=True, men_left=0) is True
    for filled, left in ((True, 1), (False, 0), (False, 15), (True, 15)):
        assert won(filled=filled, men_left=left) is False
    for wrong in (-1, 16):
        with pytest.raises(ValueError, match="men_left"):
            won(filled=True, men_left=wrong)
