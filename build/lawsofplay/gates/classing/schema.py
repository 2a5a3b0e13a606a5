"""corpus/reference/classes.tsv: the sentences classed twice."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import PARAGRAPH, WITNESS, Record, fits, one_of
from lawsofplay.model.vocabulary import CLASSES

ClassOfHand = Annotated[str, one_of(CLASSES[1:])]


class ClassRow(Record):
    """A line of corpus/reference/classes.tsv; `lawsofplay.gates.classing.agreement` explains it."""

    sentence: Annotated[
        str,
        fits(
            rf"(?:{WITNESS})\.{PARAGRAPH}:[1-9]\d*", "a sentence's name, such as bellecour.p236.5:2"
        ),
    ]
    first: ClassOfHand
    second: ClassOfHand
