"""Which words mean the same, and how they widen a query."""

from __future__ import annotations

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.finding.aligned import counterparts
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.compounds import Compounds
from lawsofplay.finding.direct import games_in
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.making import is_doubtful
from lawsofplay.finding.meanings import OTHERS, OWN, WORTH
from lawsofplay.finding.parts import APART, WHOLE
from lawsofplay.finding.query import And, Or, Phrase, Slot, parse
from lawsofplay.finding.senses import PROVED, Sense, Senses, read_senses, render_senses
from lawsofplay.finding.spelling import Spelling
from lawsofplay.finding.widening import Widening
from lawsofplay.model.relations import load_relations

ROI = Sense("fr", ("roi", "apellé"), PROVED, 16, ("seymour.x.1", "academie.x.1"))
PEINE = Sense("fr", ("peine",), "idea", 11)
SENSES = Senses(
    {("en", ("king", "called")): (ROI,), ("en", ("penalty",)): (PEINE,)},
    Spelling({"en": {"kings": "king"}, "fr": {}}),
)
FRENCH = Phrase((Slot("roi", "fr"), Slot("apellé", "fr")))


def _word(form: str) -> Phrase:
    return Phrase((Slot(form),))


def test_a_table_is_read_as_it_was_written() -> None:
    assert read_senses(render_senses(SENSES.table).splitlines()) == SENSES.table


def test_what_laws_prove_stands_for_words_that_follow_each_other() -> None:
    own = And((_word("kings"), _word("called")))
    assert SENSES.widened(parse("the kings called")) == And((_word("the"), Or((own, FRENCH))))


@pytest.mark.parametrize("query", ['"king called"', "called king", "king OR called", "penalty"])
def test_nothing_else_is_widened_where_no_word_may_fail(query: str) -> None:
    assert SENSES.widened(parse(query)) == parse(query)


def test_where_words_may_fail_ideas_count_too_for_less() -> None:
    widening = Widening(SENSES, Compounds((), frozenset()))
    king, penalty = widening.parts(parse("king called penalty NOT vole"))
    assert [part.node for part in king.apart] == [_word("king"), _word("called")]
    assert (FRENCH, 16) in king.leaves and (_word("king"), WHOLE) not in king.leaves
    assert penalty.leaves == ((_word("penalty"), WHOLE), (Phrase((Slot("peine", "fr"),)), 11))


def test_joined_words_are_asked_apart_where_words_may_fail_unless_they_are_a_compound() -> None:
    widening = Widening(SENSES, Compounds(((("allfours",), ("all", "fours")),), frozenset()))
    parts = list(widening.parts(parse('peut-on all-fours "the king"')))
    assert [part.node for part in parts[:2]] == [_word("peut"), _word("on")]
    assert Phrase((Slot("all"), Slot("fours")), joined=True) in [
        leaf for leaf, _ in parts[2].leaves
    ]
    assert parts[3].node == Phrase((Slot("the"), Slot("king")))


def test_words_of_a_phrase_count_apart_for_less_unless_they_are_frequent() -> None:
    king, _ = Widening(SENSES, Compounds((), frozenset())).parts(parse("king called penalty"))
    leaves = dict(king.with_some(lambda node: node == _word("called")).leaves)
    assert leaves[_word("king")] == APART and _word("called") not in leaves
    assert leaves[FRENCH] == WHOLE


def test_an_idea_of_few_words_is_worth_more(engine: Engine) -> None:
    few, many = (engine.senses.of([Slot(word)]) for word in ("butterfly", "dress"))
    assert max(sense.worth for sense in many) < max(sense.worth for sense in few) < WORTH[PROVED]


def test_words_of_two_languages_are_aligned_by_the_laws_that_have_them() -> None:
    laws = [
        ({"king", "called"}, {"roi", "apellé"}),
        ({"king", "wins"}, {"roi", "gagne"}),
        ({"queen", "wins"}, {"dame", "gagne"}),
        ({"queen", "called"}, {"dame", "apellé"}),
    ]
    found = {word: [other for other, _ in some] for word, some in counterparts(laws).items()}
    assert found == {"king": ["roi"], "queen": ["dame"], "wins": ["gagne"], "called": ["apellé"]}


def test_games_are_named_by_their_longest_names() -> None:
    names = {
        "frenchbilliards": ["french-billiards"],
        "billiards": ["billiards"],
    }
    named = games_in(["who", "wins", "at", "the", "french", "billiard", "table"], names)
    assert set(named.slugs) == {"french-billiards"} and set(named.words) == {"french", "billiard"}
    assert not games_in(["at", "the"], names).slugs


def test_a_common_word_names_no_game() -> None:
    plain = Spelling({"en": {}, "fr": {}})
    texts = [("beast", "en", {"man"}), *[("chess", "en", {"man", "rook"})] * 120]
    assert is_doubtful("man", ["beast"], texts, plain)
    assert not is_doubtful("rook", ["chess"], texts, plain)


def test_a_law_goes_with_the_law_that_says_the_same(engine: Engine, project: Project) -> None:
    number = {document.address: at for at, document in enumerate(engine.documents())}
    sisters = engine.weights.sisters
    for relation in load_relations(find_project()):
        assert number[relation.other] in sisters[number[relation.law]]
        assert number[relation.law] in sisters[number[relation.other]]


def test_no_word_has_too_many_senses_and_each_is_printed(engine: Engine) -> None:
    for (lang, _), senses in engine.senses.table.items():
        own = sum(sense.language == lang for sense in senses)
        assert own <= OWN and len(senses) - own <= OTHERS
        for sense in senses:
            assert bool(sense.proof) == (sense.ground == PROVED) == (sense.worth == WORTH[PROVED])


def test_the_king_called_is_found_in_french_with_its_proof(
    engine: Engine, project: Project
) -> None:
    found = answer(Asked("king called"), engine, Books(project))
    assert "academie.quadrille.laws.51" in {text.document.address for text in found.texts}
    assert any(
        proof.found.startswith("roi apel") and "academie" in "".join(proof.laws)
        for proof in found.proofs
    )
    assert answer(Asked("king called", exact=True), engine, Books(project)).proofs == []


def test_a_french_law_is_found_with_its_english_sister(engine: Engine, project: Project) -> None:
    answered = answer(Asked("who quits the party before it is finished"), engine, Books(project))
    first = [found.document.address for found in answered.every[:30]]
    assert "academie.triomphe.laws.9" in first and "bellecour.triomphe.laws.9" in first
