"""The words that a function gives for its answer: ``@law(..., says=text("He takes {:card}."))``.

Each kind of words is a record of plain strings. It tells an answer (`say`), what is paid by it
(`moves`), and which players it has (`players`); `texts` are its templates, `takes` the types of
answers that it has words for.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from lawsofplay.sentences.payments import Payment
from lawsofplay.sentences.templates import filled, whole

Facts = Mapping[str, object]


@dataclass(frozen=True)
class Words:
    """Words for answers; each kind of them is a class of its own."""

    def takes(self, kind: Any) -> bool:
        """Whether it has words for answers of a type."""
        raise NotImplementedError

    def texts(self) -> tuple[str, ...]:
        """Its templates."""
        raise NotImplementedError

    def say(self, answer: Any, facts: Facts) -> str:
        """The sentence for an answer."""
        raise NotImplementedError

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        """What is paid by an answer, by its own account, unless the words are of payments."""
        moved: tuple[Payment, ...] = getattr(answer, "payments", ())
        return moved

    def players(self, answer: Any) -> tuple[str, ...]:
        """The players of whom totals are told."""
        return ()

    def fields(self) -> tuple[tuple[str, Words | None], ...]:
        """The fields of a record that it tells one by one, each with its words."""
        return ()

    def tells(self, answer: Any) -> bool:
        """Whether it, and not the answer itself, tells an answer.

        An answer that tells itself is left to do so unless it moves something: words for a number
        say nothing of the silence of a law.
        """
        alone = hasattr(answer, "sentence") and not hasattr(answer, "payments")
        return not alone and self.takes(type(answer))


Says = Words | Mapping[Any, str] | None
"""How a function tells its answer: words, a sentence for each answer, or by the answer's type."""


@dataclass(frozen=True)
class _ByMember(Words):
    """A sentence for each of few answers; what is left out tells itself."""

    sentences: Mapping[Any, str]

    def takes(self, kind: Any) -> bool:
        return all(value in self.sentences for value in few_values(kind))

    def tells(self, answer: Any) -> bool:
        return isinstance(answer, Hashable) and answer in self.sentences

    def texts(self) -> tuple[str, ...]:
        return tuple(self.sentences.values())

    def say(self, answer: Any, facts: Facts) -> str:
        return whole(filled(self.sentences[answer], answer, facts))


def few_values(kind: Any) -> tuple[Any, ...]:
    """Every value of a type that has few; of another the type itself, which no mapping holds."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind.__members__.values())
    if get_origin(kind) is Literal:
        return tuple(get_args(kind))
    few: dict[Any, tuple[Any, ...]] = {bool: (True, False), type(None): (None,)}
    values: tuple[Any, ...] = few.get(kind, (kind,))
    return values


@dataclass(frozen=True)
class _YesNo(Words):
    """Words for yes and for no."""

    yes: str
    no: str

    def takes(self, kind: Any) -> bool:
        return kind is bool

    def texts(self) -> tuple[str, ...]:
        return self.yes, self.no

    def say(self, answer: Any, facts: Facts) -> str:
        return whole(filled(self.yes if answer else self.no, answer, facts))


@dataclass(frozen=True)
class _Text(Words):
    """A template, and others for nought or an empty collection, and for None."""

    text: str
    nothing: str
    none: str
    several: str

    def takes(self, kind: Any) -> bool:
        return bool(self.none or self.nothing) if kind is type(None) else kind is not bool

    def texts(self) -> tuple[str, ...]:
        return tuple(it for it in (self.text, self.nothing, self.none, self.several) if it)

    def say(self, answer: Any, facts: Facts) -> str:
        text = self.text
        if answer is None:
            text = self.none or self.nothing
        elif self.nothing and (answer == 0 or _is_empty(answer)):
            text = self.nothing
        elif self.several and len(answer) > 1:
            text = self.several
        return whole(filled(text, answer, facts))


def _is_empty(answer: Any) -> bool:
    return isinstance(answer, (tuple, list, set, frozenset, Mapping)) and not answer


@dataclass(frozen=True)
class _Parts(Words):
    """Words for each field of a record, told one after the other; a template for None."""

    by_field: tuple[tuple[str, Words | None], ...]
    none: str

    def takes(self, kind: Any) -> bool:
        if kind is type(None):
            return bool(self.none)
        return all(hasattr(kind, name) or name in _annotated(kind) for name, _ in self.by_field)

    def texts(self) -> tuple[str, ...]:
        return (self.none,) if self.none else ()

    def fields(self) -> tuple[tuple[str, Words | None], ...]:
        return self.by_field

    def say(self, answer: Any, facts: Facts) -> str:
        if answer is None:
            return whole(filled(self.none, answer, facts))
        said = (said_of(words, it, facts) for words, it in self._each(answer))
        return " ".join(dict.fromkeys(said))

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        if hasattr(answer, "payments"):
            return super().moves(answer, facts)
        return tuple(pay for words, it in self._each(answer) for pay in moved_by(words, it, facts))

    def players(self, answer: Any) -> tuple[str, ...]:
        return tuple(one for words, it in self._each(answer) if words for one in words.players(it))

    def _each(self, answer: Any) -> Iterator[tuple[Words | None, Any]]:
        if answer is not None:
            yield from ((words, getattr(answer, name)) for name, words in self.by_field)


def said_of(words: Words | None, answer: Any, facts: Facts) -> str:
    """An answer in these words, or as it tells itself."""
    return words.say(answer, facts) if words and words.tells(answer) else str(answer.sentence)


def moved_by(words: Words | None, answer: Any, facts: Facts) -> tuple[Payment, ...]:
    """What an answer moves, by these words or by itself."""
    if words and words.tells(answer):
        return words.moves(answer, facts)
    payments: tuple[Payment, ...] = getattr(answer, "payments", ())
    return payments


def _annotated(kind: Any) -> Mapping[str, object]:
    return getattr(kind, "__annotations__", {})


def yes_no(yes: str, no: str) -> Words:
    """Words for an answer that is yes or no."""
    return _YesNo(yes, no)


def text(text: str, *, nothing: str = "", none: str = "", several: str = "") -> Words:
    """A sentence with places for the answer and the facts (`lawsofplay.sentences.templates`).

    ``nothing`` is said of nought, of an empty collection and of None, ``none`` of None alone,
    ``several`` of a collection of more than one.
    """
    return _Text(text, nothing, none, several)


def words_of(says: Says) -> Words | None:
    """The words that a function gives, sentences by answer as words too."""
    return _ByMember(says) if isinstance(says, Mapping) else says


def parts(*, none: str = "", **by_field: Says) -> Words:
    """Words for each field of a record; None for a field whose value tells itself.

    ``none`` is said where there is no record.
    """
    return _Parts(tuple((name, words_of(says)) for name, says in by_field.items()), none)
