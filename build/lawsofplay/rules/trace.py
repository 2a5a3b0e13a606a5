"""What happens inside a rule: which laws were applied, to which facts, with what result.

Nothing is recorded, and a call costs three look-ups, unless somebody listens: ``tracing`` keeps
the whole tree of calls, ``watching`` only the names of the functions called. ``denying`` takes a
function's answer away, to see whether anybody wants it; ``turning`` turns one condition to its
contrary, to see whether it decides anything.
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
    """A condition of a law, in its own words or by a short name, and whether it was met.

    ``others``: the same condition in the words of other laws that the function executes.
    """

    words: str
    met: bool
    others: tuple[str, ...] = field(default=(), compare=False)

    @property
    def wordings(self) -> tuple[str, ...]:
        """All its words."""
        return (self.words, *self.others)


@dataclass
class Call:
    """One application of a rule function: its facts, and its value or why it refused them.

    ``steps`` are the provisos weighed and the other rules applied, in the order of the weighing.
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
    """A condition to be turned: the file and line of its `met`, and the first of its words.

    ``times`` counts how often it was weighed.
    """

    file: str
    line: int
    words: str
    times: int = 0

    def is_at(self, code: FrameType, words: str) -> bool:
        """Whether a `met` with these words, called there, weighs the condition."""
        at = (code.f_code.co_filename, code.f_lineno)
        return at == (self.file, self.line) and words == self.words

    def weigh(self) -> None:
        """Count one more weighing. Raises RuntimeError where they do not come to an end."""
        self.times += 1
        if self.times > _ENDLESS:
            raise RuntimeError("a condition turned to its contrary was weighed without end")


_ENDLESS = 100_000
_TURNED: ContextVar[Turned | None] = ContextVar("turned", default=None)


class NoAnswer:
    """What a denied function answers: to compare it or to ask for its truth fails.

    It has no items, no order and no attributes; only to be left alone does it no harm.
    """

    def __eq__(self, other: object) -> NoReturn:
        raise AssertionError("a denied answer was compared")

    def __bool__(self) -> NoReturn:
        raise AssertionError("a denied answer was taken for true or false")


def met(words: str, condition: bool, *others: str) -> bool:
    """Return the condition; in a trace, note under these words that it was met or not.

    The words are best the law's own ("except he be last in hand"): an explanation then shows them
    as a quotation. ``others`` are the words of the other laws of the function, or an editor's for
    those that have none; who asks a law is shown those that stand in it.

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
    """Note, as `met` does, a condition on which nothing hangs because the law says so.

    "Whether the trick be turned or not", "though he has seen his own Hand": the cases that quote
    such words have rows for both, with the same answer.
    """
    met(words, condition, *others)


@contextmanager
def tracing() -> Iterator[list[Call | Proviso]]:
    """Record every rule called inside, as a tree: the list is filled as the calls are made."""
    steps: list[Call | Proviso] = []
    token = _STEPS.set(steps)
    try:
        yield steps
    finally:
        _STEPS.reset(token)


@contextmanager
def watching() -> Iterator[set[str]]:
    """Collect the names of the rule functions called inside; a thousand calls cost one name.

    Who watches around it sees them too.
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
    """Take away the answers of rule functions: calls inside give a ``NoAnswer``."""
    token = _DENIED.set(functions)
    try:
        yield
    finally:
        _DENIED.reset(token)


@contextmanager
def turning(condition: Turned) -> Iterator[None]:
    """Turn one condition to its contrary wherever it is weighed inside, and leave all else."""
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
    """Call a rule function, and record the call for whoever listens.

    ``usual`` are all its facts in the order of its signature, with their usual values.
    """
    called = _CALLED.get()
    if called is not None:
        called.add(name)
    if name in _DENIED.get():
        return cast(T, NoAnswer())
    steps = _STEPS.get()
    if steps is None:
        return function(**facts)
    whole = {**usual, **facts}
    call = Call(
        name, addresses, {it: whole[it] for it in whole if whole[it] is not Parameter.empty}
    )
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
