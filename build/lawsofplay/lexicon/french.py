"""Old French spellings, made from a modern dictionary by named rules.

The book prints the spelling of about 1750: *étoit, précédens, tems, apeller, païer, sçavoir,
premiere* beside *premiére*. Rules run in the order below, each on everything made so far, so that
*connaissait* gives *connoissoit*. A form's ground names every rule that it went through, with
``+``.

Rules marked *attested* are broad: only those of their forms are kept that the book has. The
comparison allows for the alphabet of the scan (``attested.py``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Word:
    """A form with its entry and tags in the dictionary.

    If rules made the form, ``rules`` names them and ``source`` is the modern form.
    """

    form: str
    lemma: str
    tags: frozenset[str]
    rules: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True)
class SpellingRule:
    """A named replacement; ``applies`` limits it to some words."""

    name: str
    pattern: re.Pattern[str]
    put: str
    applies: Callable[[Word], bool]
    attested: bool = False


def _any_word(_word: Word) -> bool:
    return True


def _tagged(*tags: str) -> Callable[[Word], bool]:
    wanted = frozenset(tags)
    return lambda word: bool(word.tags & wanted)


def _entry(pattern: str) -> Callable[[Word], bool]:
    compiled = re.compile(pattern)
    return lambda word: compiled.search(word.lemma) is not None


def is_verb(word: Word) -> bool:
    """Whether the dictionary has the word as a verb."""
    return any(tag.startswith("po:v") for tag in word.tags)


def is_rare_tense(word: Word) -> bool:
    """Whether a verb form is in a tense that no rule book needs.

    These are the past historic of *nous*, *vous* and *tu*, and the imperfect subjunctive except the
    third persons. Without them the list is a fifth shorter.
    """
    past = "po:ipsi" in word.tags and bool(word.tags & {"po:1pl", "po:2pl", "po:2sg"})
    return past or ("po:simp" in word.tags and not word.tags & {"po:3sg", "po:3pl"})


def _takes_plural(word: Word) -> bool:
    """Whether a word is a noun, adjective or participle; other forms of verbs have no plural."""
    return not is_verb(word) or bool(word.tags & {"po:ppas", "po:ppre"})


def _rule(
    name: str,
    pattern: str,
    put: str,
    applies: Callable[[Word], bool] = _any_word,
    *,
    attested: bool = False,
) -> SpellingRule:
    return SpellingRule(name, re.compile(pattern), put, applies, attested)


RULES: tuple[SpellingRule, ...] = (
    _rule("connoître", r"(?<=nn|ar)a(?=[iî])", "o", _entry(r"(conn|par)aî|connaiss")),
    _rule("oit", r"ai(?=(s|t|ent)$)", "oi", _tagged("po:iimp", "po:cond")),
    _rule("foible", r"(?<=f)ai(?=bl)", "oi", _entry(r"^(af)?faibl")),
    _rule("ns", r"(?<=[ae]n)t(?=s$)", "", _takes_plural),
    _rule("ans", r"(?<=an)t$", "s", _tagged("po:ppre")),
    _rule("tems", r"(?<=tem)ps$", "s"),
    _rule("loix", r"(?<=^loi)s$", "x"),
    _rule("hazard", r"(?<=ha)s(?=ard)", "z"),
    _rule("quarré", r"^carr", "quarr", _entry(r"^carr(é|er|ément|ure)$")),
    _rule("sçavoir", r"^s", "sç", _entry(r"^savo|^savant")),
    _rule("apeller", r"(?<=pe)l(?=[^l])", "ll", _entry(r"^r?appeler$")),
    _rule("jetter", r"(?<=jet)(?=[^t])", "t", _entry(r"jet(er|on)$")),
    _rule("vuide", r"^(dé)?vid", r"\1vuid", _entry(r"^(dé)?vid(e|er)$")),
    _rule("one-p", r"pp", "p"),
    _rule("é-for-è", r"è", "é"),
    _rule("e-for-è", r"è(?!s$)", "e"),
    _rule("ï-for-y", r"(?<=[aou])y(?=[aeéèoiu])", "ï"),
    _rule("ayent", r"(?<=[ao])i(?=ent$)", "y", _tagged("po:spre"), attested=True),
    _rule("û", r"u$", "û", _tagged("po:ppas"), attested=True),
    _rule("üe", r"u(?=es?$)", "ü", _tagged("po:ppas"), attested=True),
    _rule(
        "oü", r"ou", "oü", _entry(r"^(re)?jou|^louer|^avou|brouill|^rouet|^chouette"), attested=True
    ),
    _rule("oe", r"œ", "oe"),
    _rule("ae", r"æ", "ae"),
    _rule("oi-for-oî", r"oî(?=t)", "oi", _entry(r"aître$")),
    _rule("e-for-é", r"^(d|r|pr)é", r"\1e", attested=True),
)


def derive(words: Iterable[Word], attested: Callable[[str], bool]) -> dict[str, Word]:
    """The old forms, each as a `Word` with the rules that first made it and its source.

    Parameters
    ----------
    words : forms of the dictionary with their tags; a form may occur several times.
    attested : whether the book has a form; called for the broad rules only.
    """
    pool = sorted(words, key=lambda word: (word.form, word.lemma, sorted(word.tags)))
    modern = {word.form for word in pool}
    derived: dict[str, Word] = {}
    for rule in RULES:
        fresh = list(_apply(rule, pool, attested))
        for word in fresh:
            if word.form not in modern:
                derived.setdefault(word.form, word)
        pool.extend(fresh)
    return derived


def _apply(rule: SpellingRule, pool: list[Word], attested: Callable[[str], bool]) -> Iterable[Word]:
    for word in pool:
        if not rule.pattern.search(word.form) or not rule.applies(word):
            continue
        form = rule.pattern.sub(rule.put, word.form)
        if form != word.form and (not rule.attested or attested(form)):
            source = word.source or word.form
            yield Word(form, word.lemma, word.tags, (*word.rules, rule.name), source)
