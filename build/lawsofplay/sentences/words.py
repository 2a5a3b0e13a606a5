"""The words that a function gives for its answer: ``@law(..., says=text("He takes {:card}."))``.

Each kind of words is a class whose fields are plain strings. Its methods give the sentence for an
answer (`Words.say`), the payments (`Words.moves`) and the players whose totals are shown
(`Words.players`). `Words.texts` gives its templates.
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
    """Words for answers; each kind of words is a subclass."""

    def takes(self, kind: Any) -> bool:
        """Whether there are words for answers of this type."""
        raise NotImplementedError

    def texts(self) -> tuple[str, ...]:
        """The templates of the sentences."""
        raise NotImplementedError

    def say(self, answer: Any, facts: Facts) -> str:
        """The sentence for an answer."""
        raise NotImplementedError

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        """The payments of an answer; here those that the answer itself has."""
        moved: tuple[Payment, ...] = getattr(answer, "payments", ())
        return moved

    def players(self, answer: Any) -> tuple[str, ...]:
        """The players whose totals are shown, in their order; here none."""
        return ()

    def fields(self) -> tuple[tuple[str, Words | None], ...]:
        """The fields of a record that have words of their own, with these words; here none."""
        return ()

    def tells(self, answer: Any) -> bool:
        """Whether an answer gets its sentence from these words, not from itself.

        An answer with a sentence of its own keeps it, unless it has payments too. For words that
        fit a number do not fit the answer that the law does not say.
        """
        alone = hasattr(answer, "sentence") and not hasattr(answer, "payments")
        return not alone and self.takes(type(answer))


Says = Words | Mapping[Any, str] | None
"""What makes sentences of answers: words, a sentence for each answer, or their type (None)."""


@dataclass(frozen=True)
class _ByMember(Words):
    """A sentence for each of a few answers; others have a sentence of their own."""

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
    """All values of an enum, a Literal, bool or None. For any other type only the type itself.

    No mapping of sentences has a type as a key, so such a type counts as one without words.
    """
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind.__members__.values())
    if get_origin(kind) is Literal:
        return tuple(get_args(kind))
    few: dict[Any, tuple[Any, ...]] = {bool: (True, False), type(None): (None,)}
    values: tuple[Any, ...] = few.get(kind, (kind,))
    return values


@dataclass(frozen=True)
class _YesNo(Words):
    """A sentence for yes and one for no."""

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
    """A template, with others for nought or an empty collection, for None, and for several."""

    text: str
    nothing: str
    none: str
    several: str

    def takes(self, kind: Any) -> bool:
        return bool(self.none or self.nothing) if kind is type(None) else kind is not bool

    def texts(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.text, self.nothing, self.none, self.several)))

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
    """Words for each field of a record, one sentence after the other; a template for None."""

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
        sentences = (said_of(words, value, facts) for words, value in self._each(answer))
        return " ".join(dict.fromkeys(sentences))

    def moves(self, answer: Any, facts: Facts) -> tuple[Payment, ...]:
        if hasattr(answer, "payments"):
            return super().moves(answer, facts)
        return tuple(
            payment
            for words, value in self._each(answer)
            for payment in moved_by(words, value, facts)
        )

    def players(self, answer: Any) -> tuple[str, ...]:
        return tuple(
            player
            for words, value in self._each(answer)
            if words
            for player in words.players(value)
        )

    def _each(self, answer: Any) -> Iterator[tuple[Words | None, Any]]:
        if answer is not None:
            yield from ((words, getattr(answer, name)) for name, words in self.by_field)


def said_of(words: Words | None, answer: Any, facts: Facts) -> str:
    """The sentence of an answer, from these words or from the answer itself."""
    return words.say(answer, facts) if words and words.tells(answer) else str(answer.sentence)


def moved_by(words: Words | None, answer: Any, facts: Facts) -> tuple[Payment, ...]:
    """The payments of an answer, from these words or from the answer itself."""
    if words and words.tells(answer):
        return words.moves(answer, facts)
    payments: tuple[Payment, ...] = getattr(answer, "payments", ())
    return payments


def _annotated(kind: Any) -> Mapping[str, object]:
    return getattr(kind, "__annotations__", {})


def yes_no(yes: str, no: str) -> Words:
    """Words for an answer that is yes or no: a sentence for each."""
    return _YesNo(yes, no)


def text(text: str, *, nothing: str = "", none: str = "", several: str = "") -> Words:
    """A sentence with places for the answer and the facts (`lawsofplay.sentences.templates`).

    ``nothing`` replaces it for nought, an empty collection and None; ``none`` for None alone;
    ``several`` for a collection of more than one.
    """
    return _Text(text, nothing, none, several)


def words_of(says: Says) -> Words | None:
    """The words that a function gives; a mapping of sentences by answer becomes words too."""
    return _ByMember(says) if isinstance(says, Mapping) else says


def parts(*, none: str = "", **by_field: Says) -> Words:
    """Words for each field of a record; None for a field whose value has its own sentence.

    ``none`` is the sentence when the answer is None.
    """
    return _Parts(tuple((name, words_of(says)) for name, says in by_field.items()), none)
