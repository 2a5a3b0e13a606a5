"""The questions (flags) that an editor must answer before a page counts as proofread."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Levenshtein

from lawsofplay.proof.align import Pair
from lawsofplay.proof.confusions import explained
from lawsofplay.proof.data import ProofData
from lawsofplay.proof.words import PageWord, SourceWord, key
from lawsofplay.transcription import Page
from lawsofplay.transcription.cells import cells

KINDS = {
    "added": "words that no line of ocr.txt has and that are not marked as supplied",
    "dropped": "words of ocr.txt that the page lacks and that are neither furniture nor noise",
    "sign": "a sign or figure inside a line of ocr.txt, where a word may have been lost",
    "moved": "words that stand elsewhere in ocr.txt",
    "number": "a figure or number word that was changed",
    "card": "the name of a card or a suit that was changed",
    "negation": "a negation, or another little word that reverses a law, that was changed",
    "unexplained": "a change that no known confusion of letters explains",
    "modern": "a change from one correct spelling to another",
    "rare": "a form that stands in no lexicon and nowhere else in the book",
    "twin": "a word that scanners write for a likelier one, such as chafe for chase",
    "today": "a modern spelling, where the book has an old one elsewhere",
    "sum": "a sum or a table that does not add up",
    "joint": "the catchword is not the next page's first word, or a word stands on both pages",
}
"""The kinds of flags and what each means."""


@dataclass(frozen=True)
class Flag:
    """A question to the editor: its kind, what ocr.txt has, what the page has, and where.

    ``line`` is the line in the page file, ``source_line`` the line in ocr.txt; 0 for none.
    """

    kind: str
    source: str
    page: str
    line: int = 0
    source_line: int = 0

    @property
    def question(self) -> tuple[str, str, str]:
        """What an answer refers to. The place is not part of it, because places move."""
        return self.kind, self.source, self.page


@dataclass(frozen=True)
class Forms:
    """What is known about word forms: the lexicon, and how often each form stands in the book.

    ``variants`` tells whether two forms are spellings of one word.
    """

    known: Container[str]
    counts: Mapping[str, int]
    variants: Callable[[str, str], bool]


def of_pairs(
    pairs: Sequence[Pair], page: Page, before: str, data: ProofData, forms: Forms
) -> Iterator[Flag]:
    """The flags of an alignment.

    ``before`` is the last word of the page before, which may be a divided word.
    """
    furniture = [key(w) for text in page.header.furniture.values() for w in text.split()]
    for n, pair in enumerate(pairs):
        if pair.moved:
            yield _flag("moved", pair)
        elif not pair.page:
            kept = [w for w in pair.source if _is_text(w, furniture, data, forms)]
            # A word divided between two pages is written whole on the page where it begins.
            divided = n == 0 or (n < 5 and not any(p.page for p in pairs[:n]))
            if divided and len(kept) == 1 and key(before).endswith(kept[0].key):
                continue
            if kept:
                yield _flag("dropped", Pair(tuple(kept), ()))
        elif not pair.source:
            if not all(word.supplied or word.doubtful for word in pair.page):
                yield _flag("added", pair)
        elif not pair.equal:
            last = all(not later.page for later in pairs[n + 1 :])
            if not (last and pair.page_key.startswith(pair.source_key)):
                yield from _changed(pair, data, forms)


def _is_text(word: SourceWord, furniture: Sequence[str], data: ProofData, forms: Forms) -> bool:
    """Whether a word that the page lacks looks like a word of the book."""
    if any(Levenshtein.normalized_distance(word.key, held) <= 0.34 for held in furniture):
        return False
    # A long s is read as f or í, so that fix, fans and íept may be six, sans and sept.
    weighty = bool(data.weight(word.text) or data.weight(word.text.translate(_LONG_S)))
    # Words that decide a law are often short (no, ne, un). Short figures are mostly specks of dirt;
    # `of_signs` asks about those inside a line.
    if len(word.key) <= 2:
        return weighty and word.key.isalpha()
    return weighty or word.key in forms.known


_LONG_S = str.maketrans("fí", "ss")


def _changed(pair: Pair, data: ProofData, forms: Forms) -> Iterator[Flag]:
    """The flags of a pair whose letters differ."""
    marked = all(word.doubtful or word.supplied or word.sic for word in pair.page)
    texts = [*(word.text for word in pair.page), *(word.text for word in pair.source)]
    weights = [data.weight(text) for text in texts]
    kind = next((weight for weight in weights if weight), "")
    source, page = pair.source_key, pair.page_key
    if not kind and {source, page} & {f"{un}{w}" for un in ("un", "in") for w in (source, page)}:
        kind = "negation"
    if kind and source != page:
        yield _flag(kind, pair)
    elif marked:
        return
    elif source in forms.known and forms.variants(source, page):
        yield _flag("modern", pair)
    elif not explained(source, page, data.confusions):
        yield _flag("unexplained", pair)


def _flag(kind: str, pair: Pair) -> Flag:
    return Flag(
        kind,
        " ".join(word.bare for word in pair.source),
        " ".join(word.text for word in pair.page),
        pair.page[0].line if pair.page else 0,
        pair.source[0].line if pair.source else 0,
    )


def of_signs(
    lines: Sequence[str], stretches: Iterable[tuple[int, int]], pairs: Sequence[Pair]
) -> Iterator[Flag]:
    """Flag single signs and figures between two words that are neighbours on the page.

    At the edge of a line a sign is mostly a speck of dirt. Inside a line it often stands for a lost
    word. ``lines[0]`` is line 1 of ocr.txt.
    """
    for before, after in itertools.pairwise(_flanks(pairs)):
        if not (before.source and before.page and after.source and after.page):
            continue
        left, right = before.source[-1], after.source[0]
        if left.line != right.line or not _within(left.line, stretches):
            continue
        between = lines[left.line - 1][left.start + len(left.bare) : right.start]
        if _LONE.fullmatch(between):
            between = between.strip()
            source = f"{left.bare} {between} {right.bare}"
            page = f"{before.page[-1].text} {after.page[0].text}"
            yield Flag("sign", source, page, before.page[-1].line, left.line)


def _flanks(pairs: Sequence[Pair]) -> list[Pair]:
    """The pairs without single figures that the page lacks."""
    return [p for p in pairs if p.page or len(p.source) > 1 or not p.source_key.isdecimal()]


def _within(line: int, stretches: Iterable[tuple[int, int]]) -> bool:
    return any(first <= line <= last for first, last in stretches)


_LONE = re.compile(r"\s+(?:[*_=@+~«»„^%<>$]+|\d\d?[.,;:]?)\s+")


def of_forms(words: Iterable[PageWord], forms: Forms) -> Iterator[Flag]:
    """Flag forms that stand once in the book and in no lexicon."""
    for word in words:
        bare = word.text.strip(".,;:!?()\"'")
        marked = word.doubtful or word.sic or word.supplied
        once = forms.counts.get(word.key, 0) <= 1 and len(word.key) > 2 and word.key.isalpha()
        if once and not marked and word.key not in forms.known and bare not in forms.known:
            yield Flag("rare", "", bare, word.line)


def of_tables(page: Page, data: ProofData) -> Iterator[Flag]:
    """Flag rows of different lengths, and totals that are not the sum of the column above."""
    for block in page.blocks:
        if block.kind != "table":
            continue
        rows = [list(cells(line.strip())) for line in block.lines]
        if len({len(row) for row in rows}) > 1:
            yield Flag("sum", "", f"rows of {sorted({len(r) for r in rows})} cells", block.line)
        yield from _totals(rows, block.first, data)


def _totals(rows: Sequence[Sequence[str]], first: int, data: ProofData) -> Iterator[Flag]:
    for n, row in enumerate(rows):
        if not row or key(row[0]) not in ("total", "totals", "sum", "inall"):
            continue
        for column in range(1, len(row)):
            total = data.value(key(row[column]))
            cells = [data.value(key(r[column])) for r in rows[:n] if len(r) > column]
            numbers = [cell for cell in cells if cell is not None]
            if total is not None and numbers and sum(numbers) != total:
                yield Flag("sum", "", f"total {total}, cells {sum(numbers)}", first + n)


def of_sums(words: Sequence[PageWord], data: ProofData) -> Iterator[Flag]:
    """Flag sums in words that are wrong, such as *Four and three make eight*."""
    for n in range(len(words) - 4):
        left, link, right, verb, total = (word.key for word in words[n : n + 5])
        values = [data.value(left), data.value(right), data.value(total)]
        if link in ("and", "et") and verb in ("make", "makes", "is", "font", "fait"):
            first, second, third = values
            if first and second and third and first + second != third:
                text = " ".join(word.text for word in words[n : n + 5])
                yield Flag("sum", "", text, words[n].line)


def of_joint(page: Page, words: Sequence[PageWord], after: Sequence[PageWord]) -> Iterator[Flag]:
    """Flag a wrong catchword, and a word that stands on both pages.

    A catchword should be the first word of the next page.
    """
    catch = key(page.header.furniture.get("catch", ""))
    if not words or not after:
        return
    begins = "".join(word.key for word in after[:4])
    ends = words[-1].key
    # The catchword of a divided word is its second half, which stands on this page.
    if catch and not begins.startswith(catch) and not ends.endswith(catch):
        first = after[0].text
        yield Flag("joint", page.header.furniture["catch"], first, words[-1].line)
    elif ends == after[0].key and len(ends) > 1:
        yield Flag("joint", "", f"{words[-1].text} / {after[0].text}", words[-1].line)
