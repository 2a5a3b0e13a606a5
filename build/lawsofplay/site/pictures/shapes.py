"""What all pictures share: the frame with a text for readers who do not see it, and shapes.

Numbers are written as short as possible, to keep the pages light.
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup


def framed(kind: str, label: str, size: tuple[float, float], shapes: Iterable[Markup]) -> Markup:
    """A picture; ``kind`` is its class in the style sheet, ``label`` says what it shows."""
    width, height = map(number, size)
    return Markup(
        '<svg class="{}" role="img" aria-label="{}" viewBox="0 0 {} {}" width="{}" height="{}">'
        "{}</svg>"
    ).format(kind, label, width, height, width, height, Markup().join(shapes))


def number(value: float) -> str:
    """A number without needless zeros, and with at most two decimals.

    >>> number(12.0), number(0.25), number(1 / 3)
    ('12', '.25', '.33')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


def path(steps: str, kind: str = "") -> Markup:
    """A line or an area."""
    return Markup('<path{} d="{}"/>').format(_class(kind), steps)


def box(
    x: float, y: float, width: float, height: float, kind: str = "", round_: float = 0
) -> Markup:
    """A rectangle; ``round_`` is the radius of its corners."""
    corners = Markup(' rx="{}"').format(number(round_)) if round_ else Markup()
    return Markup('<rect{} x="{}" y="{}" width="{}" height="{}"{}/>').format(
        _class(kind), *map(number, (x, y, width, height)), corners
    )


def disc(x: float, y: float, radius: float, kind: str = "") -> Markup:
    """A circle."""
    return Markup('<circle{} cx="{}" cy="{}" r="{}"/>').format(
        _class(kind), *map(number, (x, y, radius))
    )


def words(x: float, y: float, text: object, kind: str = "") -> Markup:
    """Words in a picture."""
    return Markup('<text{} x="{}" y="{}">{}</text>').format(
        _class(kind), number(x), number(y), text
    )


def group(kind: str, shapes: Iterable[Markup]) -> Markup:
    """A group of shapes of one kind."""
    return Markup("<g{}>{}</g>").format(_class(kind), Markup().join(shapes))


def _class(kind: str) -> Markup:
    return Markup(' class="{}"').format(kind) if kind else Markup()
