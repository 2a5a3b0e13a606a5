"""What the files about words may hold: corpus/lexicon and proof.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    Address,
    Count,
    Listed,
    Record,
    Sha256,
    SharePath,
    Slug,
    Some,
    Words,
    fits,
)

Pair = Annotated[
    str, fits(r"(?s:.+) > (?s:.+)", "a reading and the word printed, such as 'fur > sur'")
]
AnyGame = Annotated[
    str, fits(r"\*|[a-z0-9]+(?:-[a-z0-9]+)*", "a game of corpus/games.toml, or '*' for all")
]


class ReadingGroup(Record):
    """What the scanner read and what was printed, with the reason for believing it."""

    ground: Words
    words: Annotated[list[Pair], Meta(min_length=1, description="a list of readings")]


class WordGroup(Record):
    """Words with the reason for listing them."""

    ground: Words
    words: Some


class AcademieWordsFile(Record):
    """corpus/lexicon/academie_words.toml."""

    readings: list[ReadingGroup]
    known: list[WordGroup] = field(default_factory=list)
    unaccented: list[WordGroup] = field(default_factory=list)


class Excluded(Record):
    """Forms that the lexicon must not have, with the reason."""

    reason: Words
    forms: Some


class ExcludedFile(Record):
    """corpus/lexicon/excluded.toml."""

    en: list[Excluded]
    fr: list[Excluded]


class ListRecord(Record):
    """A word list of a Debian package."""

    package: Annotated[str, fits(r"[a-z0-9][a-z0-9+.-]+", "the name of a Debian package")]
    version: Words
    path: SharePath
    licence: Words
    sha256: Sha256


ListsFile = Annotated[
    dict[Slug, ListRecord], Meta(min_length=1, description="one list at least: [<name>]")
]
"""corpus/lexicon/lists.toml."""


class RegularTable(Record):
    """Rules and forms of regular spelling."""

    rules: Some
    never: str
    forms: dict[Words, Words]


class RegularFile(Record):
    """corpus/lexicon/regular.toml."""

    en: RegularTable
    fr: RegularTable


class ShortTable(Record):
    """The shortest words, and words with an apostrophe."""

    letters: Words
    apostrophes: Words


class ShortFile(Record):
    """corpus/lexicon/short.toml."""

    en: ShortTable
    fr: ShortTable


class CompoundsTable(Record):
    """Words written as one or as two.

    Each is listed with a blank between its parts and a comma after it.
    """

    apart: Words


class CompoundsFile(Record):
    """corpus/lexicon/compounds.toml."""

    en: CompoundsTable
    fr: CompoundsTable


class TermRecord(Record):
    """A term of the games."""

    term: Words
    games: Annotated[list[AnyGame], Meta(description="a list of games of corpus/games.toml")]
    gloss: Words
    en: Some | None = None
    fr: Some | None = None

    def __post_init__(self) -> None:
        if self.en is None and self.fr is None:
            raise ValueError("no spelling in any language; add en or fr")


class TermsFile(Record):
    """corpus/lexicon/terms.toml."""

    term: Annotated[list[TermRecord], Meta(min_length=1, description="one term at least: [[term]]")]


class PhraseRecord(Record):
    """An idea that two books or languages say in different words."""

    proof: Annotated[
        list[
            Annotated[
                tuple[Address, Address], Meta(description='two laws: ["seymour.ombre.laws.1", ...]')
            ]
        ],
        Meta(min_length=1, description="a list of pairs of laws, one pair at least"),
    ]
    en: Some | None = None
    fr: Some | None = None
    asked: Listed = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.en or ()) + len(self.fr or ()) < 2:
            raise ValueError("a phrase needs two ways to say one thing; add en or fr")


class PhrasesFile(Record):
    """corpus/lexicon/phrases.toml."""

    phrase: Annotated[
        list[PhraseRecord], Meta(min_length=1, description="one phrase at least: [[phrase]]")
    ]


class IdeaRecord(Record):
    """Words of both languages for one thing, separated by commas."""

    en: Words
    fr: Words


class IdeasFile(Record):
    """corpus/lexicon/ideas.toml."""

    idea: Annotated[list[IdeaRecord], Meta(min_length=1, description="one idea at least: [[idea]]")]


class VariantsTable(Record):
    """Spellings that are one word, in classes."""

    alone: Words
    classes: list[Some]
    verbs: list[Some] = field(default_factory=list)
    nouns: str = ""


class VariantsFile(Record):
    """corpus/lexicon/variants.toml."""

    en: VariantsTable
    fr: VariantsTable


Confusions = list[
    Annotated[tuple[str, str], Meta(description='two: what is scanned, what is printed ["f", "s"]')]
]


class WeightyTable(Record):
    """Words that decide laws, by kind."""

    card: Some
    negation: Some
    confusions: Confusions
    number: Annotated[
        dict[Words, Count], Meta(min_length=1, description="a table: the word and its number")
    ]
    twins: Annotated[
        dict[Words, Words], Meta(min_length=1, description="a table: a word and its twin")
    ]


class ProofFile(Record):
    """corpus/proof.toml."""

    confusions: Confusions
    en: WeightyTable
    fr: WeightyTable
