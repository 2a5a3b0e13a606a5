"""Make the table of `senses`, when the index is built: which words say the same as which.

There are five grounds for this. Two laws prove it (corpus/lexicon/phrases.toml). Words of today
have an entry (corpus/today.toml). Editors listed an idea (corpus/lexicon/ideas.toml). Words
correspond in the laws of both languages (`aligned`). Words have one stem.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import permutations
from pathlib import Path

from whoosh.lang.snowball.english import EnglishStemmer
from whoosh.lang.snowball.french import FrenchStemmer

from lawsofplay.base.project import Project
from lawsofplay.finding.aligned import counterparts
from lawsofplay.finding.documents import Document
from lawsofplay.finding.phrases import stands
from lawsofplay.finding.query import Phrase, leaves, parse
from lawsofplay.finding.senses import PROVED, Row, Sense, Table
from lawsofplay.finding.spelling import LANGUAGES, Spelling, bare
from lawsofplay.finding.today import proposals
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language, variants
from lawsofplay.lexicon.ideas import read_ideas
from lawsofplay.lexicon.phrases import equivalents, read_phrases
from lawsofplay.model.relations import Relation

GROUNDS = (PROVED, "today", "idea", "aligned", "stem")
WORTH = {PROVED: 16, "today": 12, "aligned": 9, "stem": 8}
"""What the grounds are worth, in sixteenths. An idea with fewer words is worth more."""
LEAST, CLOSE, MOST = 5, 18, 10
"""The least worth of an idea; what each idea with both words adds, divided by the number of its
words; the greatest worth."""
AGAIN = 1
"""What is added to the worth if there is another ground too."""
OTHERS, OWN = 5, 4
"""How many senses words have at most in the other language and in their own; the best are kept."""
SHORT = 4
"""How many letters a stem has at least."""

Entry = tuple[Language, Row, Sense]


@dataclass(frozen=True)
class Books:
    """What the table is made from: the texts, the classes of their words, the spellings."""

    found: Sequence[Document]
    classes: Sequence[Sequence[str]] = field(repr=False)
    spelling: Spelling = field(repr=False)
    frequent: frozenset[tuple[Language, str]]
    """Words in so many texts that they do not distinguish any."""

    def row(self, text: str, language: Language) -> Row:
        """Words as their classes."""
        return tuple(self.spelling.of(form, language) for form in forms(text))

    def used(self) -> frozenset[tuple[Language, str]]:
        """The classes that the books of each language print."""
        return frozenset(
            (_language(document), word)
            for document, own in zip(self.found, self.classes, strict=True)
            for word in own
        )


def meanings(project: Project, books: Books, relations: Iterable[Relation]) -> Table:
    """The table: for words, those that say the same, are printed and are not too frequent."""
    texts = {
        document.address: tuple(own)
        for document, own in zip(books.found, books.classes, strict=True)
    }
    used, root = books.used(), project.root
    entries = [
        *_proved(root, books, texts),
        *_of_today(project, books),
        *_ideas(root, books),
        *_aligned(books, texts, relations),
        *_stems(used),
    ]
    held: dict[tuple[Language, Row], dict[tuple[Language, Row], list[Sense]]] = defaultdict(dict)
    for lang, row, sense in entries:
        if _tells(sense, used, books.frequent) and (sense.language, sense.words) != (lang, row):
            for key in _keys(root, lang, row, used):
                held[lang, key].setdefault((sense.language, sense.words), []).append(sense)
    return {key: _best(key[0], list(map(_joined, senses.values()))) for key, senses in held.items()}


def _joined(alternatives: list[Sense]) -> Sense:
    """One sense for what several grounds say of the same words: the best, worth a little more."""
    most = max(alternatives, key=lambda sense: sense.worth)
    more = len({sense.ground for sense in alternatives}) > 1 and most.worth < WORTH[PROVED]
    return replace(most, worth=most.worth + AGAIN) if more else most


def _best(lang: Language, senses: list[Sense]) -> tuple[Sense, ...]:
    senses.sort(key=lambda sense: (-sense.worth, sense.language == lang))
    own = [sense for sense in senses if sense.language == lang][:OWN]
    others = [sense for sense in senses if sense.language != lang][:OTHERS]
    return tuple(sense for sense in senses if sense in own or sense in others)


def _tells(
    sense: Sense,
    used: frozenset[tuple[Language, str]],
    frequent: frozenset[tuple[Language, str]],
) -> bool:
    own = {(sense.language, word) for word in sense.words}
    return own <= used and not own <= frequent


def _keys(
    root: Path, lang: Language, row: Row, used: frozenset[tuple[Language, str]]
) -> Iterator[Row]:
    """Words as a reader may type them: a word that the books do not print in all its forms."""
    yield row
    if len(row) == 1 and (lang, row[0]) not in used:
        every = {row[0], *variants(lang, root).expand(row[0])}
        yield from sorted({(form,) for spelt in every for form in (spelt, bare(spelt))} - {row})


def _proved(root: Path, books: Books, texts: dict[str, Row]) -> Iterator[Entry]:
    phrases = read_phrases(root)
    for lang in LANGUAGES:
        for row, others in equivalents(phrases, lang, books.row).items():
            other: Language = "en" if lang == "fr" else "fr"
            same = [*((lang, own) for own in others.same), *((other, own) for own in others.other)]
            for language, words in same:
                # In an edition of fewer books, laws of a proof may be missing.
                if pairs := [pair for pair in others.proof if texts.keys() >= set(pair)]:
                    proof = _proof(row, words, pairs, texts)
                    yield lang, row, Sense(language, words, PROVED, WORTH[PROVED], proof)


def _proof(
    row: Row, words: Row, pairs: Sequence[tuple[str, str]], texts: dict[str, Row]
) -> tuple[str, str]:
    """The first pair of laws of which one has the words asked and the other those found."""
    both = [pair if stands(words, texts[pair[1]]) else pair[::-1] for pair in pairs]
    shown = [pair for pair in both if stands(words, texts[pair[1]])]
    proved = [pair for pair in shown if stands(row, texts[pair[0]])]
    return (*proved, *shown, *pairs)[0]


def _of_today(project: Project, books: Books) -> Iterator[Entry]:
    for word, query in sorted(proposals(project).items()):
        for leaf in leaves(parse(query)):
            if isinstance(leaf, Phrase):
                text = " ".join(slot.form for slot in leaf.slots)
                for lang in LANGUAGES:
                    for key in LANGUAGES:
                        sense = Sense(lang, books.row(text, lang), "today", WORTH["today"])
                        yield key, books.row(word, key), sense


def _ideas(root: Path, books: Books) -> Iterator[Entry]:
    close: dict[tuple[tuple[Language, Row], tuple[Language, Row]], Fraction] = defaultdict(Fraction)
    for idea in read_ideas(root):
        rows = (
            (lang, books.row(words, lang)) for lang in LANGUAGES for words in idea.get(lang, ())
        )
        different = list(dict.fromkeys(rows))
        for pair in permutations(different, 2):
            close[pair] += Fraction(1, len(different))
    for ((lang, row), (language, words)), share in close.items():
        worth = min(MOST, round(LEAST + CLOSE * share))
        yield lang, row, Sense(language, words, "idea", worth)


def _aligned(books: Books, texts: dict[str, Row], relations: Iterable[Relation]) -> Iterator[Entry]:
    french = {document.address: document.language == "fr" for document in books.found}
    pairs = sorted(
        {
            (relation.other, relation.law)
            if french[relation.law]
            else (relation.law, relation.other)
            for relation in relations
            if {relation.law, relation.other} <= french.keys()
            and french[relation.law] != french[relation.other]
        }
    )
    by_english = counterparts(
        (set(texts[english]), set(texts[french_law])) for english, french_law in pairs
    )
    for english, shares in by_english.items():
        for word, _ in sorted(shares, key=lambda pair: (-pair[1], pair[0])):
            worth = WORTH["aligned"]
            yield "en", (english,), Sense("fr", (word,), "aligned", worth)
            yield "fr", (word,), Sense("en", (english,), "aligned", worth)


def _stems(used: Iterable[tuple[Language, str]]) -> Iterator[Entry]:
    stemmers = {"en": EnglishStemmer(), "fr": FrenchStemmer()}
    groups: dict[tuple[Language, str], list[str]] = defaultdict(list)
    for lang, word in sorted(used):
        stem = stemmers[lang].stem(word)
        if len(stem) >= SHORT:
            groups[lang, stem].append(word)
    for (lang, _), words in sorted(groups.items()):
        for word in words:
            for other in words:
                yield lang, (word,), Sense(lang, (other,), "stem", WORTH["stem"])


def _language(document: Document) -> Language:
    return "fr" if document.language == "fr" else "en"
