"""Whether the pack is false, and whether it was dealt wrong: by counting the cards."""

from __future__ import annotations

from executable_rules.beast_of_the_academie import dealing as beast
from executable_rules.guimbarde import terms as guimbarde
from executable_rules.homme_d_auvergne import dealing as homme_d_auvergne
from executable_rules.judgements import facts
from executable_rules.ma_commere import terms as ma_commere
from executable_rules.mechanics.cards import WHOLE_PACK
from executable_rules.mouche import dealing as mouche
from executable_rules.piquet.dealing import deals_that_stand
from executable_rules.sizette.dealing import pack_played_with as pack_of_sizette
from lawsofplay.rules import judges
from lawsofplay.sentences import yes_no

FALSE = yes_no("The pack is false.", "The pack is not false.")
WRONG = yes_no(
    "It was dealt wrong: somebody has too many or too few cards.",
    "Everybody has as many cards as he ought to have.",
)


@judges("pack_is_false", "piquet.customs.first_cutting_stands", says=FALSE)
def pack_of_piquet_is_false(*, pack: facts.Pack) -> bool:
    """Whether the pack is false: by law XIV of Piquet a deal with it would not stand."""
    return deals_that_stand(pack=pack) == 0


@judges("pack_is_false", "commerce.dealing.new_deal", says=FALSE)
def pack_of_commerce_is_false(*, pack: facts.Pack) -> bool:
    """Whether the pack is false: it is not the entire pack of fifty-two cards, each once."""
    return sorted(map(str, pack)) != sorted(map(str, WHOLE_PACK))


@judges("pack_is_false", "sizette.false_pack", says=FALSE)
def pack_of_sizette_is_false(*, pack: facts.Pack) -> bool:
    """Whether the pack is false: it is not the thirty-six cards of Sizette, each once."""
    return sorted(map(str, pack)) != sorted(map(str, pack_of_sizette()))


@judges("dealt_wrong", "beast_of_the_academie.dealing.deals_wrong", says=WRONG)
def dealt_wrong_at_the_beast(*, hand_sizes: facts.HandSizes) -> bool:
    """Whether somebody has more or fewer than five cards."""
    return _wrong(hand_sizes, beast.HAND)


@judges("dealt_wrong", "guimbarde.faults.deals_wrong", says=WRONG)
def dealt_wrong_at_guimbarde(*, hand_sizes: facts.HandSizes) -> bool:
    """Whether somebody has more or fewer than five cards."""
    return _wrong(hand_sizes, guimbarde.HAND)


@judges("dealt_wrong", "homme_d_auvergne.laws.deals_wrong", says=WRONG)
def dealt_wrong_at_homme_d_auvergne(*, hand_sizes: facts.HandSizes) -> bool:
    """Whether somebody has more or fewer than five cards."""
    return _wrong(hand_sizes, homme_d_auvergne.HAND)


@judges("dealt_wrong", "ma_commere.rules.deals_wrong", says=WRONG)
def dealt_wrong_at_ma_commere(*, hand_sizes: facts.HandSizes) -> bool:
    """Whether somebody has more or fewer than three cards."""
    return _wrong(hand_sizes, ma_commere.HAND)


@judges("dealt_wrong", "mouche.dealing.deals_wrong", says=WRONG)
def dealt_wrong_at_mouche(*, hand_sizes: facts.HandSizes) -> bool:
    """Whether somebody has more or fewer than five cards."""
    return _wrong(hand_sizes, mouche.HAND)


def _wrong(hand_sizes: tuple[int, ...], due: int) -> bool:
    return any(size != due for size in hand_sizes)
