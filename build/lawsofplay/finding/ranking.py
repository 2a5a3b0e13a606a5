"""The order of texts: by weights, which are whole numbers and the same in the browser.

Each part of the query adds weight for a text's own words and for those of the law or reason that
goes with it (`sisters`). It adds weight for the things that the text belongs to: headings, the
names of its game, its book, topics that ask it. And it adds weight for the wordings in which
readers of today ask for the text (`wordings`): a little for each word in any of them, and more for
the one wording that is closest to the query. The text weighs less for the share of the query that
it lacks, and more if it is on a game that the query names. All this is multiplied by its rank.
Texts of the same weight stand as printed. The browser's ``site_templates/scripts/ranking.js`` does
the same.

Where words may be missing, parts of a query that stand in many texts are left out, unless there are
no others. So only those words of a plain question are weighed that distinguish texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from lawsofplay.finding.evaluate import Evaluation, Number
from lawsofplay.finding.parts import WHOLE, Part, parts_of, plain
from lawsofplay.finding.query import Leaf, Node, Not, Slot, slots
from lawsofplay.finding.spans import Span
from lawsofplay.finding.weighed import Weighed, Worded, closest, covered
from lawsofplay.finding.weights import Weights

THINGS = 5
"""How many things are shown at most."""


@dataclass(frozen=True)
class Tuning:
    """The numbers that decide the order, in sixteenths unless something else is said.

    A part of the query weighs ``place`` in the things that a text belongs to, ``worded`` in its
    wordings, and ``sister`` in the text that goes with it. All parts together weigh ``closest`` in
    the one wording that has most of them. A text weighs at least
    ``pull`` of that text. ``game`` is added for a text on a game that the query names. The words of
    that name weigh ``named`` in a text's own words. ``cover`` is how much of a text's weight
    depends on the share of the query that it has. Where words may be missing, at most ``most``
    texts are shown, and none that weighs less than the first one divided by ``share``.
    """

    place: int = 6
    worded: int = 4
    closest: int = 10
    sister: int = 13
    pull: int = 13
    game: int = 12
    named: int = 5
    cover: int = 8
    most: int = 1000
    share: int = 30


TUNING = Tuning()


@dataclass(frozen=True)
class Ranked:
    """A text that may lack words: its number, its weight, and the parts that it lacks."""

    number: Number
    score: int
    lacks: tuple[Node, ...]


@dataclass
class Ranking:
    """The weights of texts for one query; things are numbered after the texts.

    ``games`` are the texts on the games that the query names, ``naming`` the words that do so.
    """

    weights: Weights = field(repr=False)
    evaluation: Evaluation
    games: Collection[Number] = frozenset()
    naming: Collection[str] = frozenset()
    tuning: Tuning = TUNING
    common: Callable[[Slot], int] = lambda slot: 0
    """In how many texts a word would stand at least, as common as it is."""
    _known: dict[Part, Weighed] = field(default_factory=dict, repr=False)

    @property
    def total(self) -> int:
        """How many texts there are."""
        return len(self.weights.ranks)

    def scores(self, node: Node, texts: Collection[Number]) -> dict[Number, int]:
        """The weights of the texts that a query finds."""
        parts = [plain(part) for part in parts_of(node) if not isinstance(part, Not)]
        weighed = list(map(self._part, parts))
        return dict.fromkeys(texts, 0) | self._sums(parts, weighed, texts)

    def in_parts(self, parts: Sequence[Part], texts: Collection[Number]) -> dict[Number, int]:
        """The weights of some texts by the parts of a query, with all that may replace them."""
        return self._sums(parts, list(map(self._part, parts)), texts)

    def loosely(
        self, parts: Sequence[Part], excluded: Iterable[Node], texts: Collection[Number]
    ) -> list[Ranked]:
        """Those of some texts that match a part of a query, the likeliest first."""
        weighed = list(map(self._part, parts))
        left = set().union(*(part.texts for part in weighed)).intersection(texts)
        left.difference_update(*map(self.evaluation.texts, excluded))
        scores = self._sums(parts, weighed, left)
        return [
            Ranked(
                text,
                scores[text],
                tuple(
                    part.node
                    for part, own in zip(parts, weighed, strict=True)
                    if text not in own.texts
                ),
            )
            for text in self._heaviest(scores)
        ]

    def telling(self, parts: Sequence[Part]) -> list[Part]:
        """The parts of a query that distinguish texts: those that are not frequent, or all."""
        every = [part.with_some(self.evaluation.is_frequent) for part in parts]
        return [part for part in every if not self._is_frequent(part)] or every

    def _is_frequent(self, part: Part) -> bool:
        return not part.apart and self.evaluation.is_frequent(part.node)

    def _part(self, part: Part) -> Weighed:
        """What one part of a query weighs: as the heaviest of its leaves."""
        if part not in self._known:
            most = Weighed()
            asked = max((self._spread(leaf) for leaf, _ in part.leaves[:1]), default=0)
            for leaf, worth in part.leaves:
                most.add(self._weigh(leaf, worth, asked))
            self._known[part] = most
        return self._known[part]

    def _spread(self, leaf: Leaf) -> int:
        """In how many texts a leaf stands, or would stand as common as its word is."""
        words = tuple(slots(leaf))
        least = self.common(words[0]) if len(words) == 1 else 0
        return max(least, self.weights.spread(self.evaluation.matched(leaf)))

    def _weigh(self, leaf: Leaf, worth: int, asked: int) -> Weighed:
        """What a leaf weighs; it counts as no rarer than the words asked for."""
        found = self.evaluation.matched(leaf)
        rarity = self.weights.rarity(max(asked, self._spread(leaf))) * worth // WHOLE
        name = self.naming and all(map(self._is_name, slots(leaf)))
        inside = rarity * self.tuning.named // WHOLE if name else rarity
        own = self.weights.weights(inside, found)
        weighed = dict(own)
        for text, weight in own.items():
            for other in self.weights.sisters[text]:
                if (less := weight * self.tuning.sister // WHOLE) > weighed.get(other, 0):
                    weighed[other] = less
        last = self.total + self.weights.told
        places = {thing: there for thing, there in found.items() if self.total <= thing < last}
        wordings = {thing: there for thing, there in found.items() if thing >= last}
        for share, by_text in (
            (self.tuning.place, self._under(places, rarity)),
            (self.tuning.worded, self._under(wordings, inside)),
        ):
            for text, weight in by_text.items():
                weighed[text] = weighed.get(text, 0) + weight * share // WHOLE
        return Weighed(weighed, self._in_wordings(wordings, inside))

    def _in_wordings(self, found: Mapping[int, Collection[Span]], rarity: int) -> dict[Worded, int]:
        """What words weigh in each wording that has them; their places are its numbers."""
        return {
            (text, wording): self.weights.weight(rarity, number, 1)
            for number, spans in found.items()
            for text in self.weights.under[number - self.total]
            for wording, _, _ in spans
        }

    def _is_name(self, slot: Slot) -> bool:
        return slot.how == "word" and slot.form in self.naming

    def _under(self, found: Mapping[Number, Collection[Span]], rarity: int) -> dict[Number, int]:
        """What words weigh in each text, by the heaviest of some things that it belongs to."""
        most: dict[Number, int] = {}
        for number, spans in found.items():
            weight = self.weights.weight(rarity, number, len(spans))
            for text in self.weights.under[number - self.total]:
                if weight > most.get(text, 0):
                    most[text] = weight
        return most

    def _sums(
        self,
        parts: Sequence[Part],
        weighed: Sequence[Weighed],
        texts: Collection[Number],
    ) -> dict[Number, int]:
        """What all parts weigh in texts, with the shares of `Tuning`."""
        rarities = list(map(self.rarity, parts))
        sums = self._covered(weighed, rarities, texts)
        ranked = {text: self._ranked(text, weight) for text, weight in sums.items()}
        return self._pulled(ranked)

    def _pulled(self, ranked: Mapping[Number, int]) -> dict[Number, int]:
        """The weights of texts, none less than a share of the heaviest text that goes with it."""
        pull, sisters = self.tuning.pull, self.weights.sisters
        return {
            text: max(
                weight,
                *(ranked[sister] * pull // WHOLE for sister in sisters[text] if sister in ranked),
                0,
            )
            for text, weight in ranked.items()
        }

    def _covered(
        self, weighed: Sequence[Weighed], rarities: Sequence[int], texts: Collection[Number]
    ) -> dict[Number, int]:
        """What all parts weigh in texts, reduced by the share of the query that each text lacks."""
        sums, shares = dict.fromkeys(texts, 0), dict.fromkeys(texts, 0)
        for part, rare in zip(weighed, rarities, strict=True):
            for text, weight in part.texts.items():
                if text in sums:
                    sums[text] += weight
                    shares[text] += rare
        # A part that no text has does not count.
        every = max(1, sum(rare for own, rare in zip(weighed, rarities, strict=True) if own.texts))
        cover = self.tuning.cover
        close = closest(weighed, rarities, every, cover)
        return {
            text: covered(weight, shares[text], every, cover)
            + close.get(text, 0) * self.tuning.closest // WHOLE
            for text, weight in sums.items()
        }

    def _ranked(self, text: Number, weight: int) -> int:
        share = WHOLE + self.tuning.game if text in self.games else WHOLE
        return weight * self.weights.ranks[text] * share // WHOLE

    def _heaviest(self, scores: Mapping[Number, int]) -> list[Number]:
        order = sorted(scores, key=lambda text: (-scores[text], text))
        least = scores[order[0]] if order else 0
        return [
            text for text in order[: self.tuning.most] if self.tuning.share * scores[text] >= least
        ]

    def things(self, parts: Sequence[Part]) -> list[int]:
        """The things, counted from 0, in which most of a query's weight stands.

        Other words count for what they are worth.
        """
        shares: dict[int, int] = {}
        scores: dict[int, int] = {}
        for part in parts:
            rare = self.rarity(part)
            for number, (weight, worth) in self._most_in_things(part).items():
                shares[number] = shares.get(number, 0) + rare * worth // WHOLE
                scores[number] = scores.get(number, 0) + weight
        least = 2 * sum(map(self.rarity, parts))
        kept = [number for number, share in shares.items() if 3 * share >= least]
        return sorted(kept, key=lambda thing: (-scores[thing], thing))[:THINGS]

    def _most_in_things(self, part: Part) -> dict[int, tuple[int, int]]:
        """What a part weighs at most in each thing, and the greatest worth of a leaf there."""
        most: dict[int, tuple[int, int]] = {}
        for leaf, worth in part.leaves:
            for number, weight in self._in_things(leaf).items():
                heaviest, best = most.get(number, (0, 0))
                most[number] = (max(weight * worth // WHOLE, heaviest), max(worth, best))
        return most

    def rarity(self, part: Part) -> int:
        """How much a part weighs by itself: as the most frequent of the leaves for it."""
        found = (self._spread(leaf) for leaf, _ in part.leaves)
        return self.weights.rarity(max(found, default=self.total))

    def _in_things(self, leaf: Leaf) -> dict[int, int]:
        """What a leaf weighs in the things, counted from 0, that have it."""
        found = self.evaluation.matched(leaf)
        rarity = self.weights.rarity(len(found))
        return {
            number - self.total: self.weights.weight(rarity, number, len(spans))
            for number, spans in found.items()
            if 0 <= number - self.total < self.weights.told
        }

    def named(
        self, where: Iterable[Leaf], mark: Iterable[Leaf], texts: Iterable[Number]
    ) -> dict[Number, int]:
        """Those of some texts whose headings or books have all of some words, with their weights.

        The word that marks a law (*order*) weighs too, where a heading has it.
        """
        needed, more = (list(map(self._in_things, words)) for words in (where, mark))
        return {
            text: self.weights.ranks[text]
            * sum(self._above(things, text) for things in (*needed, *more))
            for text in texts
            if all(self._above(things, text) for things in needed)
        }

    def _above(self, things: Mapping[int, int], text: Number) -> int:
        under = self.weights.standing[text]
        return max(
            (things.get(thing, 0) for thing in under if thing < self.weights.places), default=0
        )
