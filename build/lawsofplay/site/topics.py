"""Topics: an index, and a page for each question with what each book rules on the same facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.base.worddiff import ALIKE, Run, likeness, worded
from lawsofplay.cases.topics import Case, Ruled, Topic, differences
from lawsofplay.model.edition import Law
from lawsofplay.model.relations import Relation
from lawsofplay.model.vocabulary import RELATIONS
from lawsofplay.model.witness import Witness
from lawsofplay.site.concordance import Concordance, by_date, concordances
from lawsofplay.site.desk import Desk, desk_of
from lawsofplay.site.drawn import cards_drawn
from lawsofplay.site.games import book_name
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.parting import ShownMap, partings
from lawsofplay.site.pictures.positions import Captioned, of_answer, of_facts


@dataclass(frozen=True)
class TopicRow:
    """A topic in the index: its games, and how many of its cases divide its laws."""

    id: str
    title: str
    question: str
    games: list[str]
    laws: int
    divided: int
    cases: int


@dataclass(frozen=True)
class RuledLaw:
    """A law that makes a ruling: the words by which it does, its own sentence if it has one.

    ``again`` says whether a case before on the page has the same words of the law.
    """

    law: Law
    words: str
    again: bool
    sentence: str


@dataclass(frozen=True)
class ShownRuling:
    """One ruling on a case, and the laws that make it.

    ``letter`` names it on its page; ``sentence`` is the ruling in words, if all its laws share one.
    ``drawn`` shows cards or a board that are the answer.
    """

    letter: str
    value: str
    sentence: str
    drawn: Markup
    laws: list[RuledLaw]


@dataclass(frozen=True)
class ShownCase:
    """A case of a topic: its facts in words, the rulings on it, and its facts drawn."""

    facts: str
    rulings: list[ShownRuling]
    pictures: list[Captioned]


Cell = list[tuple[ShownRuling, list[Law]]]
"""The rulings of one book on a case in one game, each with the laws that make it."""


@dataclass(frozen=True)
class GlanceCase:
    """A case in the table of all books: for each game, a cell for each book."""

    facts: str
    rows: list[tuple[str, list[Cell]]]


@dataclass(frozen=True)
class WordedPair:
    """Two laws worded alike: both in runs of words that they share or not, and how they stand."""

    told: str
    laws: list[tuple[Law, tuple[Run, ...]]]
    pair: Relation


@dataclass(frozen=True)
class TopicsValues(PageValues):
    """What the index of the topics shows: its groups, and the concordances with their games."""

    template: ClassVar[str] = "topics.html"

    groups: list[tuple[str, list[TopicRow]]]
    concordances: list[tuple[Concordance, str]]


@dataclass(frozen=True)
class TopicValues(PageValues):
    """What the page of a topic shows.

    ``glance`` is the table of all books; ``asked`` is what the desk on the page knows. The
    functions give the names of a book and of a law.
    """

    template: ClassVar[str] = "topic.html"

    topic: Topic
    cases: list[ShownCase]
    books: list[Witness]
    partings: list[ShownMap]
    book_name: Callable[[Witness], str]
    glance: list[GlanceCase]
    differences: tuple[Relation, ...]
    beside: list[WordedPair]
    law_name: Callable[[Law], str]
    asked: Desk
    games: list[tuple[str, str]]


def topic_pages(library: Library) -> Iterator[Page]:
    """The index of topics and a page for each."""
    cases = {topic.id: _cases(library, topic) for topic in library.topics}
    rows = [_row(library, topic, cases[topic.id]) for topic in library.topics]
    games = [
        (concordance, library.games[concordance.slug]["en"])
        for concordance in concordances(library)
    ]
    yield Page("topics.html", TopicsValues(_groups(rows), games), "topics")
    for topic in library.topics:
        path = f"topic/{topic.id}.html"
        values = TopicValues(
            topic=topic,
            cases=cases[topic.id],
            books=[library.witnesses[siglum] for siglum in _books(library, topic)],
            partings=partings(library, topic.id),
            book_name=book_name,
            glance=[_glance(library, topic, case) for case in cases[topic.id]],
            differences=differences(library.pairs, topic),
            beside=list(_beside(library, topic)),
            law_name=library.law_name,
            asked=desk_of(library, topic),
            games=_games(library, topic),
        )
        yield Page(path, values, "topics")


def _games(library: Library, topic: Topic) -> list[tuple[str, str]]:
    """The games of a topic's laws, each with its name, in the order of the names."""
    slugs = {library.edition.laws[address].game for address in topic.laws}
    return [(slug, str(game["en"])) for slug, game in library.games.items() if slug in slugs]


def _answer_drawn(case: Case, ruled: Ruled) -> Markup:
    """The board or tables that some laws give as their answer; empty for other answers."""
    decisions = (answer for answer in case.answers if answer.words.keys() & ruled.words.keys())
    pictures = (
        picture
        for decision in decisions
        for _, picture in of_answer(decision.function, decision.ask)
    )
    return next(pictures, Markup())


_ACROSS = "Across the games"

_PICTURES = 2
"""The most boards or tables that are drawn of a case."""


def _groups(rows: list[TopicRow]) -> list[tuple[str, list[TopicRow]]]:
    """Topics grouped by game, each group by title; first those of three games or more."""
    groups: dict[str, list[TopicRow]] = {_ACROSS: []}
    for row in sorted(rows, key=lambda row: (row.games[0], row.title.casefold())):
        name = _ACROSS if len(row.games) > 2 else row.games[0]
        groups.setdefault(name, []).append(row)
    groups[_ACROSS].sort(key=lambda row: row.title.casefold())
    return [(name, topics) for name, topics in groups.items() if topics]


def _row(library: Library, topic: Topic, cases: list[ShownCase]) -> TopicRow:
    laws = [library.edition.laws[address] for address in topic.laws]
    return TopicRow(
        id=topic.id,
        title=topic.title,
        question=topic.question,
        games=sorted({library.game_name(law) for law in laws}),
        laws=len(laws),
        divided=sum(len(case.rulings) > 1 for case in cases),
        cases=len(cases),
    )


def _cases(library: Library, topic: Topic) -> list[ShownCase]:
    seen: set[tuple[str, str]] = set()
    ruled = zip(topic.cases, library.rulings[topic.id], strict=True)
    return [_case(library, case, rulings, seen) for case, rulings in ruled]


def _case(
    library: Library, case: Case, rulings: tuple[Ruled, ...], seen: set[tuple[str, str]]
) -> ShownCase:
    """A case as the page shows it; ``seen`` gathers each law with its words."""
    shown = [
        ShownRuling(
            letter=_letter(number),
            value=ruled.value,
            sentence=ruled.sentence,
            drawn=cards_drawn(ruled.value) or _answer_drawn(case, ruled),
            laws=[
                RuledLaw(
                    law=library.edition.laws[address],
                    words=words,
                    again=(address, words) in seen,
                    sentence="" if ruled.sentence else ruled.sentences.get(address, ""),
                )
                for address, words in ruled.words.items()
            ],
        )
        for number, ruled in enumerate(rulings)
    ]
    seen.update(quoted for ruled in rulings for quoted in ruled.words.items())
    return ShownCase(case.facts, shown, _pictures(case))


def _pictures(case: Case) -> list[Captioned]:
    """The boards and tables of a case, each once, though several laws are asked about it."""
    asked = (of_facts(answer.function, answer.ask) for answer in case.answers)
    captions = {picture: caption for pictures in asked for caption, picture in pictures}
    return [(caption, picture) for picture, caption in captions.items()][:_PICTURES]


def _letter(number: int) -> str:
    """The letter of a ruling on its page: A, B, ... Z, then A2 and so on."""
    turn, place = divmod(number, 26)
    return chr(ord("A") + place) + (str(turn + 1) if turn else "")


def _books(library: Library, topic: Topic) -> list[str]:
    """The books of a topic in the order of their dates."""
    held = {address.partition(".")[0] for address in topic.laws}
    return [siglum for siglum in by_date(library.witnesses) if siglum in held]


def _glance(library: Library, topic: Topic, case: ShownCase) -> GlanceCase:
    """A case in the table: for each game, each book's rulings with the laws that make them."""
    ruled = [(ruling, ruled.law) for ruling in case.rulings for ruled in ruling.laws]
    games = sorted({library.game_name(law) for _, law in ruled})
    books = _books(library, topic)
    rows = [
        (
            game,
            [
                _grouped((r, law) for r, law in ruled if _is_in(library, law, siglum, game))
                for siglum in books
            ],
        )
        for game in games
    ]
    return GlanceCase(case.facts, rows)


def _is_in(library: Library, law: Law, siglum: str, game: str) -> bool:
    return law.witness == siglum and library.game_name(law) == game


def _grouped(ruled: Iterable[tuple[ShownRuling, Law]]) -> Cell:
    """Rulings, each with its laws, in their order."""
    by_letter: Cell = []
    for ruling, law in ruled:
        laws = next((laws for known, laws in by_letter if known.letter == ruling.letter), None)
        if laws is None:
            by_letter.append((ruling, [law]))
        else:
            laws.append(law)
    return by_letter


def _beside(library: Library, topic: Topic) -> Iterator[WordedPair]:
    """Pairs of a topic's laws in one language that are worded alike, with what differs marked."""
    for pair in library.pairs:
        if not {pair.law, pair.other} <= set(topic.laws):
            continue
        one, other = (library.edition.laws[address] for address in (pair.law, pair.other))
        if one.language == other.language and likeness(one.text, other.text) >= ALIKE:
            texts = worded(one.text, other.text)
            laws = zip((one, other), texts, strict=True)
            yield WordedPair(RELATIONS[pair.relation], list(laws), pair)
