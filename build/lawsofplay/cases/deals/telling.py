"""Read the files of deals, play every step and ask every law."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from executable_rules.backgammon.tables import Tables
from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.points import Points
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.deals.table import Hand, Table, Trick, Tricks, pack_of
from lawsofplay.cases.deals.tally import Tally, number_in
from lawsofplay.model.edition import Edition, Law
from lawsofplay.rules.asking import answer, asked_facts
from lawsofplay.rules.casebook.lines import NumberedLine
from lawsofplay.rules.casebook.reading import facts_in
from lawsofplay.rules.facts import judged
from lawsofplay.rules.registry import Rule, load_rules, rules_citing
from lawsofplay.rules.tell import sentence_of

if TYPE_CHECKING:
    from lawsofplay.cases.deals.schema import AskRecord, DealFile, StepRecord

_REFERENCE = re.compile(r"@([a-z_]+)(?:\.(score|cards|tricks))?")


@dataclass(frozen=True)
class Ruling:
    """What a law rules in a step: its function, the facts as typed, and the sentence.

    ``moves`` are the accounts that the answer changes, each with the change: ``+5``, ``= 60``.
    ``values`` are the facts as the function takes them. ``white`` names the player whose men are
    drawn white, if the file names one.
    """

    law: Law
    function: str
    facts: tuple[tuple[str, str], ...]
    sentence: str
    moves: tuple[tuple[str, str], ...]
    values: Mapping[str, object]
    answer: object
    white: str


@dataclass(frozen=True)
class Step:
    """One step of a deal: what happens, and what the laws say about it.

    ``drawn`` are hands to show, each with its holder's name. ``tricks`` say who plays which card.
    ``left`` is what players hold at the end. ``tally`` is what the accounts hold afterwards, where
    the step changed one.
    """

    told: str
    drawn: tuple[tuple[str, Hand], ...]
    tricks: tuple[tuple[tuple[str, Card], ...], ...]
    left: tuple[tuple[str, Hand], ...]
    rulings: tuple[Ruling, ...]
    tally: tuple[tuple[str, Fraction], ...]


@dataclass(frozen=True)
class Deal:
    """A deal of a game, told step by step as one book rules it."""

    game: str
    book: str
    title: str
    unit: str
    steps: tuple[Step, ...]


def load_deals(project: Project, edition: Edition) -> dict[str, Deal]:
    """The deals by their games.

    Raises InputError for the first fault, with its file and step.
    """
    return {path.stem: _deal(path, edition) for path in _paths(project)}


def check_deals(project: Project, edition: Edition) -> Iterator[InputError]:
    """What is wrong with the deals: the first fault of each file."""
    for path in _paths(project):
        try:
            _deal(path, edition)
        except InputError as error:
            yield error


def _paths(project: Project) -> list[Path]:
    """The files of the deals. Loads the functions too, because every deal asks them."""
    load_rules()
    return sorted((project.corpus / "deals").glob("*.toml"))


def _deal(path: Path, edition: Edition) -> Deal:
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.cases.deals.schema import DealFile

    shown = f"corpus/deals/{path.name}"
    record = read_as(path, shown, DealFile)
    if path.stem not in {law.game for law in edition.laws.values()}:
        raise InputError(
            shown, "", f"there is no law of a game {path.stem}; name the file by its game"
        )
    games_of_book = {law.game for law in edition.laws.values() if law.witness == record.book}
    for game in record.as_at:
        if game not in games_of_book:
            raise InputError(shown, "as_at", f"{record.book} has no law of a game {game}")
    try:
        play = _Play(path.stem, record, edition)
    except ValueError as error:
        raise InputError(shown, "ranks", str(error)) from None
    steps = []
    for number, step_record in enumerate(record.step, 1):
        try:
            steps.append(play.step(step_record))
        except (ValueError, InputError) as error:
            raise InputError(shown, f"step {number}", str(error)) from None
    return Deal(path.stem, record.book, record.title, record.unit, tuple(steps))


class _Play:
    """A deal while it is played: the table, the accounts and the tricks, step by step."""

    def __init__(self, game: str, record: DealFile, edition: Edition) -> None:
        self._games, self._book, self._names = (game, *record.as_at), record.book, record.names
        self._edition = edition
        self._table = Table(record.names, pack_of(record.ranks, record.without, record.packs))
        self._tally = Tally(record.names)
        self._tricks = Tricks()
        self._ranks = record.ranks.split()

    def step(self, record: StepRecord) -> Step:
        """Play a step.

        Raises ValueError or InputError for what cannot be played or has no answer.
        """
        shown = self._moved(record)
        before = self._tally.shown()
        moves = [Trick.parse(play) for play in record.plays]
        played = [move for move in moves if not move.is_taken]
        for trick in played:
            self._tricks.add(trick)
        last = played[-1].cards if played else ()
        rulings = tuple(self._ruling(ask_record, last) for ask_record in record.ask)
        for move in moves:
            self._move(move)
        tricks = tuple(
            tuple((self._names[who], card) for who, card in trick.plays) for trick in played
        )
        left = dict(_hands(record.holds))
        for place, held in left.items():
            self._check_held(place, held)
        after = self._tally.shown()
        return Step(
            record.told,
            self._named(shown),
            tricks,
            self._named(left),
            rulings,
            tuple((self._names[name], sum_) for name, sum_ in after) if after != before else (),
        )

    def _named(self, held: Mapping[str, Hand]) -> tuple[tuple[str, Hand], ...]:
        return tuple((self._names[place], cards_) for place, cards_ in held.items())

    def _moved(self, record: StepRecord) -> dict[str, Hand]:
        """Deal, discard and take cards; return the cards of the places that got some."""
        for place, held in _hands(record.deals):
            self._table.deal(place, held)
        for place, held in _hands(record.discards):
            self._table.discard(place, held)
        for place, held in _hands(record.takes):
            self._table.take(place, held)
        dealt = {place: self._table.at(place) for place in record.deals}
        return dealt | {place: self._sorted(self._table.at(place)) for place in record.takes}

    def _sorted(self, held: Hand) -> Hand:
        """A hand suit by suit, each in the order of the ranks in the file."""
        suits = list(Suit)
        place = self._ranks.index
        return tuple(
            sorted(held, key=lambda card: (suits.index(card.suit), place(card.rank.letter)))
        )

    def _move(self, trick: Trick) -> None:
        """Take the cards of a trick from the hands, or give each player the card that he takes."""
        for who, card in trick.plays:
            if trick.is_taken:
                self._table.take(who, (card,))
            else:
                self._table.discard(who, (card,))

    def _check_held(self, place: str, held: Hand) -> None:
        if set(self._table.at(place)) != set(held):
            held_now = " ".join(map(str, self._table.at(place))) or "nothing"
            raise ValueError(f"{place} holds other cards: {held_now}")

    def _ruling(self, record: AskRecord, trick: Hand) -> Ruling:
        """Ask a law, and change the accounts and check the counts as the step says."""
        law = self._law(record.law)
        rule = _rule(record)
        facts = self._facts(record.row, trick)
        given = [f"{name}={value}" for name, value in facts.items()]
        read = asked_facts(rule, law.address, given)
        value = answer(rule, law.address, read, judged(rule, given)).value
        sentence = sentence_of(rule, read, value, law.address)
        if not sentence:
            raise ValueError(f"the answer of {rule.name} has no words; ask another function")
        moved = (self._tally.add(effect, value) for effect in record.adds)
        moves = tuple((self._names[name], how) for name, how in moved)
        for count in record.counts:
            self._check_count(count, value)
        white = self._white(record.white, (*read.values(), value))
        return Ruling(law, rule.name, tuple(facts.items()), sentence, moves, read, value, white)

    def _white(self, place: str, values: Iterable[object]) -> str:
        if not place:
            return ""
        if place not in self._names:
            raise ValueError(f"white={place} is not in names; name a player")
        if not any(isinstance(value, (Points, Tables)) for value in values):
            raise ValueError(f"white={place}: the question has no men on the tables; leave it out")
        return self._names[place]

    def _law(self, address: str) -> Law:
        law = self._edition.law(address)
        if law.game not in self._games or law.witness != self._book:
            mend = f"{address} is a law of {law.game} in {law.witness}; this deal is of"
            raise ValueError(f"{mend} {' and '.join(self._games)} in {self._book}")
        return law

    def _facts(self, row: str, trick: Hand) -> Mapping[str, str]:
        """The facts of a row of the casebook, with its references replaced by cards and numbers."""

        def put_in(reference: re.Match[str]) -> str:
            place, what = reference.groups()
            if what == "score":
                return str(self._tally.of(place))
            if what == "tricks":
                return str(len(self._tricks.of(place)))
            if what == "cards":
                held = [card for won in self._tricks.of(place) for card in won.cards]
            else:
                held = list(trick if place == "trick" else self._table.at(place))
            return ", ".join(map(str, held)) or "none"

        read = facts_in(row, NumberedLine(1, row), lambda _, mend: InputError("row", "", mend))
        return {name: _REFERENCE.sub(put_in, value) for name, value in read}

    def _check_count(self, counted: str, answer: object) -> None:
        place, _, field = counted.partition(": ")
        count, wanted = len(self._table.at(place)), number_in(answer, field or None)
        if count != wanted:
            raise ValueError(f"{place} has {count} cards, but the law says {wanted}")


def _hands(held: Mapping[str, str]) -> Iterator[tuple[str, Hand]]:
    return ((place, cards(text)) for place, text in held.items())


def _rule(record: AskRecord) -> Rule:
    """The function to ask. Raises ValueError where that is not certain or it is not the law's."""
    rules = {rule.name: rule for rule in rules_citing(record.law)}
    name = record.function or (next(iter(rules)) if len(rules) == 1 else "")
    if name not in rules:
        fault = f"{name} does not execute it" if name else "several functions execute it"
        mend = f"{fault}; name one of {', '.join(rules)}" if rules else "no function executes it"
        raise ValueError(f"{record.law}: {mend}")
    return rules[name]
