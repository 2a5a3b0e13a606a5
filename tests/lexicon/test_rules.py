"""Each period rule, and each step of the expansion, on small input."""

from __future__ import annotations

from collections import Counter

import pytest

from lawsofplay.lexicon import apostrophes, attested, english, french, hunspell, inflect, stops

ENGLISH = {
    "eth": (["lose", "loses", "losing"], "loseth", "losing"),
    "ick": (["public"], "publick", "public"),
    "est": (["know", "knows", "knowing"], "knowest", "knowing"),
    "t-participle": (["drop", "dropped", "dropping"], "dropt", "dropped"),
    "syncope": (["render", "rendered", "rendering"], "rendred", "rendered"),
    "our": (["superior"], "superiour", "superior"),
    "ize": (["surprised"], "surprized", "surprised"),
    "final-l": (["dunghill"], "dunghil", "dunghill"),
    "final-ll": (["withal"], "withall", "withal"),
    "final-rr": (["spar"], "sparr", "spar"),
    "final-tt": (["bet"], "bett", "bet"),
    "final-e": (["doubt"], "doubte", "doubt"),
    "y-ie": (["signify"], "signifie", "signify"),
    "en-in": (["endanger"], "indanger", "endanger"),
    "ledge": (["privilege"], "priviledge", "privilege"),
    "ct-x": (["connection"], "connexion", "connection"),
    "ou-ow": (["crowded"], "crouded", "crowded"),
}


@pytest.mark.parametrize("name", [rule.name for rule in english.RULES])
def test_every_english_rule(name: str) -> None:
    modern, period, source = ENGLISH[name]
    assert english.derive(modern, frozenset({period}))[period] == (name, source)


def test_broad_english_rules_need_a_witness_and_some_length() -> None:
    assert english.derive(["spar"], frozenset()) == {}
    assert english.derive(["en", "ar"], frozenset({"ene", "are"})) == {}


def word(form: str, lemma: str, *tags: str) -> french.Word:
    return french.Word(form, lemma, frozenset(tags))


FRENCH = {
    "connoître": (word("connaître", "connaître"), "connoître"),
    "oit": (word("était", "être", "po:iimp"), "étoit"),
    "foible": (word("faible", "faible"), "foible"),
    "ns": (word("moments", "moment", "po:nom"), "momens"),
    "ans": (word("défendant", "défendre", "po:v3", "po:ppre"), "défendans"),
    "tems": (word("longtemps", "longtemps"), "longtems"),
    "loix": (word("lois", "loi"), "loix"),
    "hazard": (word("hasarder", "hasarder"), "hazarder"),
    "quarré": (word("carrée", "carré"), "quarrée"),
    "sçavoir": (word("sait", "savoir"), "sçait"),
    "apeller": (word("appelons", "appeler"), "appellons"),
    "jetter": (word("jeton", "jeton"), "jetton"),
    "vuide": (word("vider", "vider"), "vuider"),
    "one-p": (word("supposer", "supposer"), "suposer"),
    "é-for-è": (word("manière", "manière"), "maniére"),
    "e-for-è": (word("manière", "manière"), "maniere"),
    "ï-for-y": (word("moyen", "moyen"), "moïen"),
    "ayent": (word("aient", "avoir", "po:spre"), "ayent"),
    "û": (word("reçu", "recevoir", "po:ppas"), "reçû"),
    "üe": (word("vue", "voir", "po:ppas"), "vüe"),
    "oü": (word("jouer", "jouer"), "joüer"),
    "oe": (word("cœur", "cœur"), "coeur"),
    "ae": (word("et cætera", "cætera"), "et caetera"),
    "oi-for-oî": (word("croître", "croaître"), "croitre"),
    "e-for-é": (word("désavantage", "désavantage"), "desavantage"),
}


@pytest.mark.parametrize("name", [rule.name for rule in french.RULES])
def test_every_french_rule(name: str) -> None:
    modern, period = FRENCH[name]
    made = french.derive([modern], lambda form: form == period)[period]
    assert (made.rules, made.source) == ((name,), modern.form)


def test_french_rules_compose_and_keep_the_modern_source() -> None:
    made = french.derive([word("connaissait", "connaître", "po:iimp")], lambda _form: False)
    assert made["connoissoit"].rules == ("connoître", "oit")
    assert made["connoissoit"].source == "connaissait"


def test_french_rules_spare_other_words() -> None:
    words = [word("gant", "gant"), word("parlent", "parler", "po:v1"), word("lait", "lait")]
    assert french.derive(words, lambda _form: True) == {}


def test_rare_tenses() -> None:
    assert french.is_rare_tense(word("jouâmes", "jouer", "po:ipsi", "po:1pl"))
    assert french.is_rare_tense(word("jouasse", "jouer", "po:simp", "po:1sg"))
    assert not french.is_rare_tense(word("jouât", "jouer", "po:simp", "po:3sg"))
    assert not french.is_rare_tense(word("joua", "jouer", "po:ipsi", "po:3sg"))


AFF = """
SFX S. Y 2
SFX S. 0 0/L'D' [^sxz] is:sg
SFX S. 0 s/D' [^sxz] is:pl
PFX L' Y 1
PFX L' 0 l' . dp:le
SFX a0 Y 2
SFX a0 er é [^i]er po:ppas
SFX a0 er ant [^cg]er po:ppre
"""


def test_hunspell_entries_expand_with_their_tags() -> None:
    rules = hunspell.suffix_rules(AFF.splitlines())
    lines = ["roi/S.() po:nom", "jouer/a0L' po:v1", "mais po:cj", "3", ""]
    found = list(hunspell.expand(lines, rules))
    assert [entry.form for entry in found] == ["roi", "rois", "jouer", "joué", "jouant", "mais"]
    assert found[1].tags == {"po:nom", "is:pl"} and found[3].lemma == "jouer"


@pytest.mark.parametrize("form", ["iv", "xii", "mdcc", "li"])
def test_numerals_are_stopped(form: str) -> None:
    assert stops.is_roman(form) and stops.stopped(form, "en")


@pytest.mark.parametrize("form", ["mix", "dix", "ill", "did", "civil", "six"])
def test_words_that_look_like_numerals_are_not(form: str) -> None:
    assert not stops.is_roman(form)


def test_letter_spaced_lines_close_up() -> None:
    assert attested.close_up("L o r f q u e  T o n  a  c o m m e n c é") == "Lorfque Ton a commencé"
    assert attested.close_up("il y a de l'un à l'autre") == "il y a de l'un à l'autre"


def test_tokens_join_hyphens_and_read_long_s() -> None:
    assert attested.tokens("Deli- \ngence, poſſible; ſ") == Counter(["deligence", "possible", "s"])


def test_readings_and_skeletons_fold_what_the_scan_confounds() -> None:
    assert attested.reading("même") == attested.reading("méme") != attested.reading("meme")
    assert attested.skeleton("sçavoir") == attested.skeleton("fcavoir")
    assert attested.outline("supposait") == attested.outline("fupofoit")


def test_shortened_english_words() -> None:
    known = {"played", "denied", "dropped", "every", "player", "players", "may"}.__contains__
    full = ["play'd", "deny'd", "drop'd", "ev'ry", "player's", "players'", "may'st"]
    expected = ["played", "denied", "dropped", "every", "player", "players", "may"]
    assert [apostrophes.english_full(token, known) for token in full] == expected
    assert apostrophes.english_full("play'", known) is None


def test_english_bases_ask_for_a_verb() -> None:
    known = {"even", "evening", "plant", "planted", "planting", "place", "placed", "placing"}
    bases = [list(inflect.english_bases(form, known.__contains__)) for form in sorted(known)]
    assert bases == [[], [], [], ["place"], ["place"], [], ["plant"], ["plant"]]
