"""``laws compare``: what each book rules on the same facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from lawsofplay.base.project import Project, find_edition
from lawsofplay.cases.topics import (
    Topic,
    compared,
    differences,
    load_topic,
    load_topics,
    topic_data,
)
from lawsofplay.commands.console import print_json
from lawsofplay.model.relations import load_relations


def register(app: typer.Typer) -> None:
    """Add the command to ``laws``."""
    app.command()(compare)


def compare(
    topic: Annotated[str, typer.Argument(help="A topic, e.g. misdeal-price.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print data as JSON.")] = False,
) -> None:
    """Put the cases of a topic to each book's law; without a topic, list the topics."""
    project = find_edition()
    if not topic:
        topics = load_topics(project)
        listed = [
            {"id": listed_topic.id, "title": listed_topic.title, "laws": len(listed_topic.laws)}
            for listed_topic in topics
        ]
        print_json(listed) if json else print(
            "\n".join(f"{listed_topic.id:<36}{listed_topic.title}" for listed_topic in topics)
        )
        return
    chosen = load_topic(project, topic)
    print_json(topic_data(project, chosen)) if json else print("\n".join(_lines(project, chosen)))


def _lines(project: Project, topic: Topic) -> Iterator[str]:
    yield f"{topic.title}: {topic.question}"
    for number, case in enumerate(topic.cases, 1):
        yield f"\n{number}. {case.facts}"
        for ruled in compared(case):
            yield f"   {ruled.sentence or ruled.value}"
            for address, words in ruled.words.items():
                yield f"      {address}: “{words}”"
                if not ruled.sentence and (sentence := ruled.sentences.get(address)):
                    yield f"         {sentence}"
    pairs = differences(load_relations(project), topic)
    if pairs:
        yield "\nRecorded differences"
    for pair in pairs:
        yield f"   {pair.law} {pair.relation} {pair.other}: {pair.difference}"
