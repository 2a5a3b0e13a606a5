"""Draws the reference passages: the lines of each source on which accuracy is measured.

The accuracy of the transcription is measured on passages read by hand. They are chosen by lot
before any rule is tuned, so that nobody can pick the easy ones:

1. The body of each source is cut into *stretches*, from its first line to its last. A stretch is
   whole lines with at least ``words`` words. A line that looks like page furniture ends a stretch
   and belongs to none. So does every excluded span (tables, verse, front matter).
2. A stretch is scored by its share of unknown words. These are forms that occur fewer than three
   times in the other English sources together. By that score, the stretches of a source are cut
   into three equal strata: ``good``, ``middle``, ``worst``.
3. The kind of a stretch is ``law`` (in a numbered list), ``italic`` (in italics or small type) or
   ``prose`` (the rest). In each stratum and kind, the stretches are sorted by the SHA-256 of
   ``seed:witness:line:column``. The first ones that fit are taken, up to the quota. A third of
   the book gives at most a third of the passages, and no two stand next to one another.
4. A stretch may prove unfit when it is read, since it holds a page joint or a table. It is *passed
   over*, with the reason written down, and the next one in the same order is taken.

The plan is ``corpus/reference/draw/plan.toml``: seed, quotas, spans, stretches passed over. Print
the draw with ``python -m lawsofplay.workshop.reference_draw``.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import find_project
from lawsofplay.workshop.schemas.measures import STRATA

if TYPE_CHECKING:
    from lawsofplay.workshop.schemas.measures import PlanRecord

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_TAG = re.compile(r"</?[a-z]+>|[*#]")
_COMMON = 3
_LONGEST = 2.0
_THIRDS = 3
_APART = 3


@dataclass(frozen=True, order=True)
class Stretch:
    """Whole lines ``first`` to ``last`` (from 1), or the columns ``[start, end)`` of one line."""

    first: int
    last: int
    start: int = 0
    end: int = 0
    words: int = 0
    score: float = 0.0


@dataclass(frozen=True)
class Plan:
    """What the draw of one witness depends on, beside the sources (see ``plan.toml``)."""

    witness: str
    seed: str
    words: int
    body: tuple[int, int]
    by_columns: bool
    furniture: re.Pattern[str]
    excluded: tuple[tuple[int, int], ...]
    kinds: Mapping[str, tuple[tuple[int, ...], ...]]
    quotas: Mapping[str, Mapping[str, int]]
    passed_over: frozenset[tuple[int, int]]

    @property
    def size(self) -> int:
        """The number of passages in all."""
        return sum(n for kinds in self.quotas.values() for n in kinds.values())

    def lot(self, s: Stretch) -> str:
        """The lot of a stretch: a digest, so that the order is the same on every machine."""
        key = f"{self.seed}:{self.witness}:{s.first}:{s.start}"
        return hashlib.sha256(key.encode()).hexdigest()


def words_of(text: str) -> list[str]:
    """The words of a text, folded: lower case, long s as s, no mark-up."""
    return [w.lower() for w in _WORD.findall(_TAG.sub("", text).replace("ſ", "s"))]


def known_words(texts: Iterable[str]) -> frozenset[str]:
    """The forms that occur at least three times in all the texts together."""
    counts = Counter(word for text in texts for word in words_of(text))
    return frozenset(word for word, n in counts.items() if n >= _COMMON)


def unknown_share(text: str, known: frozenset[str]) -> float:
    """The share of unknown words (0 to 1); lone signs, as of scanning noise, count as words."""
    words = words_of(text)
    noise = sum(1 for token in text.split() if not re.search(r"\w", token))
    unknown = sum(1 for word in words if word not in known) + noise
    return unknown / max(1, len(words) + noise)


def _by_lines(plan: Plan, lines: list[str]) -> Iterator[tuple[Stretch, str]]:
    """Cut the body into stretches of whole lines, ended by furniture and excluded spans."""
    held: list[int] = []
    for number in range(plan.body[0], plan.body[1] + 1):
        line = lines[number - 1].strip()
        barred = any(a <= number <= b for a, b in plan.excluded)
        if barred or (line and plan.furniture.search(line)):
            held = []
            continue
        if not line or (not held and _cut_word_before(lines, number)):
            continue
        held.append(number)
        text = "\n".join(lines[i - 1] for i in held)
        if len(words_of(text)) >= plan.words and not line.endswith("-"):
            yield Stretch(held[0], held[-1], words=len(words_of(text))), text
            held = []


def _cut_word_before(lines: list[str], number: int) -> bool:
    """Whether the line begins with the second half of a divided word."""
    before = next((x.strip() for x in reversed(lines[: number - 1]) if x.strip()), "")
    return before.endswith("-")


def _by_columns(plan: Plan, lines: list[str]) -> Iterator[tuple[Stretch, str]]:
    """Cut each long line into stretches of exactly ``words`` words; the rest is left out."""
    for number in range(plan.body[0], plan.body[1] + 1):
        line = lines[number - 1]
        spans = [m.span() for m in re.finditer(r"\S+", line)]
        for i in range(0, len(spans) - plan.words + 1, plan.words):
            start, end = spans[i][0], spans[i + plan.words - 1][1]
            yield Stretch(number, number, start, end, plan.words), line[start:end]


def stretches(plan: Plan, source: str, known: frozenset[str]) -> list[Stretch]:
    """All stretches of a source with their scores, in the order of the book's file."""
    lines = source.split("\n")
    cut = _by_columns(plan, lines) if plan.by_columns else _by_lines(plan, lines)
    return [
        Stretch(s.first, s.last, s.start, s.end, s.words, unknown_share(text, known))
        for s, text in cut
        if s.words <= _LONGEST * plan.words
    ]


def strata(found: list[Stretch]) -> dict[str, list[Stretch]]:
    """Cut the stretches, ranked by score, into three strata of equal size."""
    ranked = sorted(found, key=lambda s: (s.score, s))
    cuts = [len(ranked) * i // len(STRATA) for i in range(len(STRATA) + 1)]
    return {name: ranked[cuts[i] : cuts[i + 1]] for i, name in enumerate(STRATA)}


def kind_of(plan: Plan, s: Stretch) -> str:
    """The kind whose spans hold the whole stretch; ``prose`` if none does."""
    for kind, spans in plan.kinds.items():
        for span in spans:
            if plan.by_columns:
                line, start, end = span
                inside = s.first == line and start <= s.start and s.end <= end
            else:
                inside = span[0] <= s.first and s.last <= span[1]
            if inside:
                return kind
    return "prose"


def _fits(plan: Plan, s: Stretch, taken: list[int], place: Mapping[Stretch, int]) -> bool:
    """Whether a stretch may join those taken: its third has room, and none stands next to it."""
    thirds = [i * _THIRDS // len(place) for i in taken]
    full = thirds.count(place[s] * _THIRDS // len(place)) >= math.ceil(plan.size / _THIRDS)
    near = any(abs(i - place[s]) < _APART for i in taken)
    return not (full or near or (s.first, s.start) in plan.passed_over)


def draw(plan: Plan, source: str, known: frozenset[str]) -> list[tuple[str, str, Stretch]]:
    """The drawn stretches with stratum and kind, in the order of the file.

    Prose is drawn last. A third of the book gives at most a third of the passages, and two passages
    are at least three stretches apart. Raises InputError for a quota that cannot be filled.
    """
    found = stretches(plan, source, known)
    place = {s: i for i, s in enumerate(found)}
    ranks = strata(found)
    drawn: list[tuple[str, str, Stretch]] = []
    for kind in (*plan.kinds, "prose"):
        for stratum, members in ranks.items():
            order = sorted((s for s in members if kind_of(plan, s) == kind), key=plan.lot)
            for _ in range(plan.quotas[stratum].get(kind, 0)):
                taken = [place[s] for _, _, s in drawn]
                chosen = next((s for s in order if _fits(plan, s, taken, place)), None)
                if chosen is None:
                    mend = f"{stratum} has too few of kind {kind}; lower that quota"
                    raise InputError("plan.toml", plan.witness, mend)
                drawn.append((stratum, kind, chosen))
    return sorted(drawn, key=lambda d: d[2])


def read_plans(path: Path) -> dict[str, Plan]:
    """Read ``plan.toml``: one plan for each witness."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.workshop.schemas.measures import PlanFile

    held = read_as(path, str(path), PlanFile)
    return {name: _plan(name, held.seed, record) for name, record in held.witness.items()}


def _plan(witness: str, seed: str, record: PlanRecord) -> Plan:
    return Plan(
        witness=witness,
        seed=seed,
        words=record.words,
        body=record.body,
        by_columns=record.by_columns,
        furniture=re.compile(record.furniture),
        excluded=tuple(record.excluded),
        kinds={kind: tuple(map(tuple, spans)) for kind, spans in record.kinds.items()},
        quotas=record.quotas,
        passed_over=frozenset((over.line, over.column) for over in record.passed_over),
    )


def draw_all(corpus: Path) -> dict[str, list[tuple[str, str, Stretch]]]:
    """The draw of every witness of the plan; ``corpus`` is the folder of the witnesses."""
    plans = read_plans(corpus / "reference" / "draw" / "plan.toml")
    texts = {w: read_text(corpus / w / "ocr.txt") for w in plans}
    return {
        w: draw(plan, texts[w], known_words(t for v, t in texts.items() if v != w))
        for w, plan in plans.items()
    }


def main() -> None:
    """Print the draw, one stretch a line."""
    for witness, drawn in draw_all(find_project().corpus).items():
        for stratum, kind, s in drawn:
            place = f"{s.first}-{s.last}" + (f" [{s.start}, {s.end})" if s.end else "")
            print(f"{witness:10} {place:22} {stratum:7} {kind:7} {s.words:4} {s.score:.3f}")


if __name__ == "__main__":
    main()
