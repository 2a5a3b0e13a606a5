"""The command line with random arguments: it answers, or refuses in one line."""

from __future__ import annotations

import io
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from typing import NoReturn

from lawsofplay import cli
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.model.locks import read_lock
from lawsofplay.rules.registry import Rule, load_rules
from tests.hunt.attempt import HARMLESS, UNCLEAR, Attempt, failed, judged

KIND = "calls with random arguments"

SECONDS = 25
"""How long a call may take on a busy machine, in seconds."""

ODD = (
    "", " ", "-", "--", "---", "0", "-1", "1e99999999", "9" * 4300, "x" * 10_000, "a b " * 2_000,
    "\x1b[31mred", "two\nlines", "nul\0", "caf\udce9", "ſœÉ", "\u202e", "../../../etc/passwd",
    "/etc/passwd", "%s%n{0}{x}", "=", "a=", "=a", "a=b=c", "None", "nan", "*", "~", "(", '"', "'",
    "[red]", "[/]", "\\", "$HOME", "--nix", "-q", "--json", "--json=1", "--limit", "bellecour.",
    ".piquet", "bellecour..laws", "BELLECOUR.PIQUET.LAWS.3", "bellecour.piquet.laws.3#x",
    "bellecour.piquet.laws.99999", "hoyle", "hoyle.piquet.laws.1", "seymour.p999", "1687-02-30",
)  # fmt: skip
"""Senseless arguments."""

VALUES = (*ODD, "0", "1", "2", "3", "yes", "no", "none", "AS", "KS,QS", "hearts", "1,2,3", "100")
"""Texts typed for facts."""

READING = (
    "show",
    "cite",
    "ask",
    "explain",
    "compare",
    "search",
    "case",
    "coverage",
    "proof",
    "review",
)
"""Commands that write nothing when called as here."""

CAREFUL = (
    "draft",
    "build",
    "check",
    "ids",
    "serve",
    "lexicon",
    "mutate",
    "accuracy",
    "export",
    "accept",
)
"""Commands that write or work for long: they get only what they must refuse."""

OPTIONS = {
    "show": ("--json",),
    "cite": ("--json", "--form", "bibtex", "mla"),
    "ask": ("--json", "--function"),
    "explain": ("--json", "--function"),
    "compare": ("--json",),
    "case": ("--json",),
    "search": (
        "--json", "--csv", "--hits", "--exact", "--limit", "3", "--witness", "--game", "--kind",
        "--section", "--language", "fr", "--sort", "left", "card", "OR", "NEAR/3", "NOT",
    ),
    "coverage": ("--json",),
    "proof": ("--sheet", "--json", "p021", *WITNESSES),
}  # fmt: skip


def attempts(real: Project, count: int = 40) -> Iterator[Attempt]:
    """A number of calls, the same every time."""
    known = sorted(read_lock(real))
    rules = [rule for _, rule in sorted(load_rules().items()) if rule.addresses]
    chance = random.Random(1754)
    with chdir(real.root):
        for _ in range(count):
            words = _drawn(chance, known, rules)
            yield Attempt(KIND, ascii(" ".join(words)[:80]), "laws", *_judged(words))


def _drawn(chance: random.Random, known: Sequence[str], rules: Sequence[Rule]) -> list[str]:
    command = chance.choice((*READING, *READING, *CAREFUL))
    if command in CAREFUL:
        # No command has such an option, and none reads it as a file name.
        return [command, *chance.choices(ODD, k=chance.randint(0, 2)), "--nix"]
    if command == "review":
        return [command, "--seal", chance.choice(ODD)]
    pools = (ODD, known, WITNESSES, OPTIONS[command])
    words = [chance.choice(chance.choice(pools)) for _ in range(chance.randint(0, 4))]
    if command in ("ask", "explain"):
        rule = chance.choice(rules)
        typed = [f"{name}={chance.choice(VALUES)}" for name in rule.signature.parameters]
        words = [rule.addresses[0], *typed, *words[:1]]
    return [command, *words]


def _judged(words: list[str]) -> tuple[str, tuple[str, ...]]:
    try:
        with within(SECONDS):
            code, messages = called(words)
    except Exception as error:  # a traceback is a find
        return failed(error)
    if code == 0:
        return HARMLESS, ()
    verdict = judged(messages, "laws: ") if len(messages) == 1 and code in (1, 2) else UNCLEAR
    own = any("the program failed" in line for line in messages)
    return (UNCLEAR if own else verdict), tuple(messages)


def called(words: Sequence[str]) -> tuple[int, list[str]]:
    """The exit code of a call, and the lines of its error messages."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.argv
    sys.argv = ["laws", *words]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            cli.main()
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 0
        return code, err.getvalue().splitlines()
    finally:
        sys.argv = before
    raise AssertionError("the command did not end")


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Raises TimeoutError if the work takes longer than this."""
    before = signal.signal(signal.SIGALRM, _late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _late(number: int, frame: object) -> NoReturn:
    raise TimeoutError(f"more than {SECONDS} seconds")
