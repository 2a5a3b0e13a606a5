"""The shared rules of letters: the long s, confusions, doubt."""

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.confusions import Confusion, Known, mend, undoing
from lawsofplay.workshop.normalise.rules.doubt import DOUBT, doubtful
from lawsofplay.workshop.normalise.rules.longs import F_AS_S, LONG_S, S_IN_DISGUISE
from tests.workshop.support import context, pages

WORDS = (
    "such same fame six fix sold fold must himself first finished the of cards left lest play "
    "and annul hat cat"
)


def body(rule: RepairRule, text: str, words: str = WORDS, **data: object) -> str:
    return rule.apply(pages(text), context(words=words, data=data))[0].body


def test_the_long_s_is_written_as_s_but_not_in_marks() -> None:
    assert body(LONG_S, "firſt Poſſeſſion") == "first Possession"
    assert body(LONG_S, ":entry BAſTO") == ":entry BAſTO"


def test_f_is_a_long_s_where_only_that_makes_a_word() -> None:
    assert body(F_AS_S, "fuch is the cafe, fuch") == "such is the cafe, such"


def test_real_words_with_f_are_left_alone() -> None:
    line = "to which you fix the fame of cards fold left"
    assert body(F_AS_S, line) == line


def test_the_long_s_in_its_disguises_but_never_at_a_word_s_end() -> None:
    assert body(S_IN_DISGUISE, "he mult go, himtelf, finisned firit") == (
        "he must go, himself, finished first"
    )
    assert body(S_IN_DISGUISE, "to annul annull") == "to annul annull"


def test_fragments_are_not_guessed_at() -> None:
    assert body(S_IN_DISGUISE, "mult", leave=["mult"]) == "mult"


def test_two_known_candidates_decide_nothing() -> None:
    words = frozenset({"hat", "cat"})
    assert mend("bat", undoing([Confusion("b", "h"), Confusion("b", "c")]), words) == "bat"
    assert mend("bat", undoing([Confusion("b", "h")]), words) == "hat"


def test_no_more_confusions_are_undone_than_allowed() -> None:
    steps = undoing([Confusion("f", "s")])
    assert mend("poffeffion", steps, frozenset({"possession"}), most=4) == "possession"
    assert mend("poffeffion", steps, frozenset({"possession"}), most=3) == "poffeffion"


def test_terms_of_the_witness_and_parts_of_compounds_are_known() -> None:
    known = Known(frozenset({"turn", "up"}), ["Codill"])
    assert "codill's" in known
    assert "turn-up" in known
    assert "turn-ups" not in known


def test_unknown_words_are_marked_and_names_numbers_and_tables_are_not() -> None:
    assert body(DOUBT, 'he grainted the "cards" of Peter, 170 and XIV. &c.', "he") == (
        'he grainted[?] the[?] "cards[?]" of[?] Peter, 170 and[?] XIV. &c.'
    )
    assert body(DOUBT, "| 2g | 14 |") == "| 2g | 14 |"


def test_a_word_beside_a_mark_is_the_editor_s() -> None:
    assert body(DOUBT, "the imp[...] of hi[?] cards[^*]") == "the imp[...] of hi[?] cards[^*]"


def test_signs_within_a_word_make_it_doubtful() -> None:
    assert doubtful("F.sh", context(words="fish"))
    assert doubtful("NKnave", context())
    assert not doubtful("Knave", context())
