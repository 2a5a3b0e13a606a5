"""Recording the calls of rules: which were applied, to which facts, with which answers.

Normally nothing is recorded, and a call costs only three look-ups. `tracing` records the whole
tree of calls, `watching` only the names of the functions. `denying` replaces the answers of
functions, to see whether anything depends on them. `turning` turns one condition to its contrary,
to see whether it decides anything.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from inspect import Parameter
from types import FrameType
from typing import NoReturn, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Proviso:
    """A condition of a law, in the law's words or an editor's, and whether it was met.

    ``others`` are the words of other laws of the function for the same condition.
    """

    words: str
    met: bool
    others: tuple[str, ...] = field(default=(), compare=False)

    @property
    def wordings(self) -> tuple[str, ...]:
        """All wordings of the condition, the first one first."""
        return (self.words, *self.others)


@dataclass
class Call:
    """One call of a rule: its facts, and its answer or the reason why it refused them.

    ``steps`` are the provisos that it evaluated and the rules that it called, in order.
    """

    function: str
    addresses: tuple[str, ...]
    facts: Mapping[str, object]
    value: object = None
    refusal: str = ""
    steps: list[Call | Proviso] = field(default_factory=list)


_STEPS: ContextVar[list[Call | Proviso] | None] = ContextVar("steps", default=None)
_CALLED: ContextVar[set[str] | None] = ContextVar("called", default=None)
_DENIED: ContextVar[Collection[str]] = ContextVar("denied", default=())


@dataclass
class Turned:
    """A condition to be turned to its contrary: file and line of its `met`, and its first wording.

    ``times`` counts how often it was evaluated.
    """

    file: str
    line: int
    words: str
    times: int = 0

    def is_at(self, code: FrameType, words: str) -> bool:
        """Whether a `met` with these words, called from this frame, evaluates the condition."""
        place = (code.f_code.co_filename, code.f_lineno)
        return place == (self.file, self.line) and words == self.words

    def weigh(self) -> None:
        """Count one more evaluation. Raises RuntimeError for an endless number of them."""
        self.times += 1
        if self.times > _ENDLESS:
            raise RuntimeError("a condition turned to its contrary was weighed without end")


_ENDLESS = 100_000
_TURNED: ContextVar[Turned | None] = ContextVar("turned", default=None)


class NoAnswer:
    """The answer of a denied function, which raises AssertionError if a test compares or tests it.

    It has no items, no order and no attributes either, so any use of it raises an error.
    """

    def __eq__(self, other: object) -> NoReturn:
        raise AssertionError("a denied answer was compared")

    def __bool__(self) -> NoReturn:
        raise AssertionError("a denied answer was taken for true or false")


def met(words: str, condition: bool, *others: str) -> bool:
    """Return the condition; if calls are traced, record it under these words.

    The words should be the law's own ("except he be last in hand"), so that an explanation can
    quote them. ``others`` are the words of other laws of the function, or an editor's for laws
    that have none. A user who asks a law sees the words that this law has.

    >>> met("except he be last in hand", 2 > 1)
    True
    """
    turned = _TURNED.get()
    if turned is not None and turned.is_at(sys._getframe(1), words):
        turned.weigh()
        condition = not condition
    steps = _STEPS.get()
    if steps is not None:
        steps.append(Proviso(words, bool(condition), others))
    return condition


def whether(words: str, condition: bool, *others: str) -> None:
    """Record, as `met` does, a condition on which nothing depends because the law says so.

    Examples are "Whether the trick be turned or not" and "though he has seen his own Hand". Cases
    that quote such words need rows with and without the condition, with the same answer.
    """
    met(words, condition, *others)


@contextmanager
def tracing() -> Iterator[list[Call | Proviso]]:
    """Record the rules called inside the ``with`` block, as a tree; each call adds to the list."""
    steps: list[Call | Proviso] = []
    token = _STEPS.set(steps)
    try:
        yield steps
    finally:
        _STEPS.reset(token)


@contextmanager
def watching() -> Iterator[set[str]]:
    """Collect the names of the rules called inside the ``with`` block, each once.

    A ``watching`` block around this one gets the names too.
    """
    called: set[str] = set()
    token = _CALLED.set(called)
    try:
        yield called
    finally:
        _CALLED.reset(token)
        around = _CALLED.get()
        if around is not None:
            around |= called


@contextmanager
def denying(functions: Collection[str]) -> Iterator[None]:
    """Make calls of these rules inside the ``with`` block answer `NoAnswer`."""
    token = _DENIED.set(functions)
    try:
        yield
    finally:
        _DENIED.reset(token)


@contextmanager
def turning(condition: Turned) -> Iterator[None]:
    """Turn one condition to its contrary inside the ``with`` block, and nothing else."""
    token = _TURNED.set(condition)
    try:
        yield
    finally:
        _TURNED.reset(token)


def applied(
    name: str,
    addresses: tuple[str, ...],
    usual: Mapping[str, object],
    function: Callable[..., T],
    facts: Mapping[str, object],
) -> T:
    """Call a rule's function and record the call, if calls are being recorded.

    ``usual`` has all its facts in the order of its signature, with their usual values.
    """
    called = _CALLED.get()
    if called is not None:
        called.add(name)
    if name in _DENIED.get():
        return cast(T, NoAnswer())
    steps = _STEPS.get()
    if steps is None:
        return function(**facts)
    values = {**usual, **facts}
    known = {fact: value for fact, value in values.items() if value is not Parameter.empty}
    call = Call(name, addresses, known)
    steps.append(call)
    return _recorded(call, function, facts)


def _recorded(call: Call, function: Callable[..., T], facts: Mapping[str, object]) -> T:
    token = _STEPS.set(call.steps)
    try:
        value = function(**facts)
    except Exception as error:
        call.refusal = str(error) or type(error).__name__
        raise
    finally:
        _STEPS.reset(token)
    call.value = value
    return value
