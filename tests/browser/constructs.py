"""Pieces of Python, each a construct of the subset: the body of a function that answers.

What stands above a line ``---`` is the module, below it the function's body.
"""

from __future__ import annotations

SHAPES = '''
from enum import Enum
from typing import NamedTuple
from dataclasses import dataclass, field, replace
class Suit(Enum):
    SPADES = "S"
    HEARTS = "H"
    BLACK = "S"
    @property
    def red(self): return self is Suit.HEARTS
    @classmethod
    def of(cls, letter): return cls(letter)
class Row(Enum):
    ONE = (1, 2)
    TWO = (3, 4)
    def __init__(self, low, high):
        self.low = low
        self.high = high
class Pair(NamedTuple):
    left: int
    right: int = 7
    def both(self, *, times=1): return (self.left + self.right) * times
@dataclass(frozen=True)
class Base:
    size: int
    def says(self): return f"base {self.size}"
@dataclass(frozen=True)
class Box(Base):
    held: dict = field(default_factory=dict)
    def says(self): return "box, " + super().says()
    def __post_init__(self):
        if self.size < 0: raise ValueError(f"size={self.size!r} is too small")
    def __len__(self): return self.size
    def __str__(self): return f"Box of {self.size}"
class Hand(tuple):
    def first(self): return self[0]
'''

CONSTRUCTS: dict[str, str] = {
    "great numbers": "return 2**80 + 1, -(2**70) // 3, 10**20 % 7, int('9' * 30), 2**53 - 1, -7 // 2, -7 % 3",
    "fractions": "from fractions import Fraction\n---\nx = Fraction(1, 3)\n"
    "return x + 1, 2 * x, x / 5, x ** -2, -x, x < 1, x == Fraction(2, 6), int(Fraction(7, 2)),"
    " Fraction('2.50'), str(Fraction(4, 2)), x // Fraction(1, 7), x % Fraction(1, 7), abs(-x), x.denominator",
    "truths are numbers": "return True + True, sum([True, False, True]), True == 1, {1: 'a'}[True], max(True, 0), -True",
    "tuples as keys": "return {(1, (2, 'a')): 3}[(1, (2, 'a'))], (1, 2) in {(1, 2)}, {(True, 1): 5}[1, True]",
    "a list is no tuple": "x = [1]\nx += (2, 3)\ny = x\ny.append(4)\nreturn (1,) == [1], x, tuple(x), [*x, 5], x[::-1]",
    "slices": "x = (0, 1, 2, 3, 4)\nreturn x[::-1], x[1:-1], x[-2:], x[::-2], x[3:1:-1], 'abcd'[::-1], x[5:], x[:-9], tuple(range(5)[1:3])",
    "negative places": "return (1, 2, 3)[-1], 'abc'[-3]",
    "a place too far": "return (1, 2)[2]",
    "a missing key": "return {1: 2}[3]",
    "nought is no divisor": "return 1 // 0",
    "a chain of comparisons": "f = [3]\nreturn 1 < f.pop() < 5 <= 5, 1 < 2 > 3, not 1 == 2 == 2",
    "and, or": "return 0 or 'a', 1 and (), None or 0, [] and 1, 'a' and 'b', not [], not None",
    "taken apart": "a, (b, c), *d = 1, (2, 3), 4, 5\n*e, f = 'xyz'\nreturn a, b, c, d, e, f",
    "too few": "a, b = (1,)\nreturn a",
    "too many": "a, b = (1, 2, 3)\nreturn a",
    "comprehensions": "return [x * y for x in range(3) for y in range(x) if x != y], {x % 3 for x in range(9)},"
    " {x: -x for x in (1, 2)}, tuple(a + b for a, b in ((1, 2), (3, 4))), [[y for y in range(x)] for x in range(3)]",
    "the first loop is asked at once": "x = [1, 2]\ng = (y for y in x)\nx = [9]\nreturn list(g)",
    "a name given within": "x = (1, 5, 9)\nf = [y for it in x if (y := it + 1) > 4]\nreturn f, y",
    "generators": "def count(n):\n    for x in range(n):\n        yield x\n    yield from ('a', 'b')\n---\n"
    "g = count(3)\nfirst = next(g)\nfor x in g:\n    break\nreturn first, x, list(g), next(g, 'end')",
    "lambdas": "f = lambda a, b=2: a * b\nreturn f(3), f(3, 4), sorted((3, 1, 2), key=lambda it: -it), (lambda *x: x)(1, 2)",
    "a function within": "def outer(n, *, by=2):\n    def inner(x):\n        return x * by + n\n    return inner(3)\n---\nreturn outer(1), outer(1, by=5)",
    "any number of values": "def f(a, *rest, b=1, **more):\n    return a, rest, b, more\n---\n"
    "return f(1), f(1, 2, 3, b=4, c=5), f(*(1, 2), **{'d': 6})",
    "a method as a value": "order = (3, 1, 2)\nreturn sorted((1, 2, 3), key=order.index), list(map(str.upper, 'ab')), list(map('abc'.index, 'ca'))",
    "text": "return ' a b '.strip(), 'a-b'.partition('-'), 'a b  c'.split(), 'x,y'.split(','), 'ABC'.casefold(), 'straße'.casefold(),"
    " ', '.join(('a', 'b')), 'aXbX'.replace('X', ''), 'ab'.startswith(('x', 'a')), 'abc'.removeprefix('a'), 'é'.upper(), len('𝄞a'), '𝄞a'[1]",
    "text of values": "it = \"it's\"\nreturn f'{1}{None}{True}{(1,)}{[2]!r}{it!r}', str((1, 'a')), repr('a\\n\\x07é'), str({1: 'b'}), f'{{}}'",
    "sets": "a, b = {1, 2, 3}, frozenset((2, 3, 4))\nreturn a | b, a & b, a - b, a ^ b, a <= b, {2} < a, a == {3, 2, 1}, len(a), a.isdisjoint((9,)), frozenset((1, 2)) == {1, 2}",
    "dicts": "d = {'a': 1} | {'b': 2}\nd['c'] = 3\ndel d['a']\nreturn d, list(d), list(d.items()), list(d.values()), d.get('x', 9), 'b' in d,"
    " d == {'c': 3, 'b': 2}, {**d, 'z': 0}, d.pop('b'), dict.fromkeys('xy', 0), dict(a=1), d.keys() == {'c'}, d.setdefault('q', 5), len(d)",
    "counters": "from collections import Counter\n---\nc = Counter('abca')\nreturn c, c['z'], c.most_common(1), c + Counter('a'),"
    " c - Counter('ab'), c & Counter('aab'), +Counter({'a': -1}), c.total(), Counter('ab') <= c, sorted(c.elements())",
    "defaultdict": "from collections import defaultdict\n---\nd = defaultdict(tuple)\nd['a'] += (1,)\nreturn dict(d)",
    "itertools": "from itertools import (accumulate, chain, combinations, compress, groupby, pairwise, permutations, product, zip_longest)\n---\n"
    "return (list(accumulate((1, 2, 3))), list(chain((1,), (2, 3))), list(combinations('abc', 2)), list(compress('abc', (1, 0, 1))),"
    " [(k, list(g)) for k, g in groupby((1, 1, 2, 1))], list(pairwise('abc')), list(permutations((1, 2, 3), 2)),"
    " list(product((0, 1), repeat=2)), list(zip_longest((1, 2), (3,), fillvalue=0)), list(chain.from_iterable(((1,), (2,)))))",
    "math": "from fractions import Fraction\nfrom math import ceil, comb, prod\n---\nreturn ceil(Fraction(7, 2)), ceil(Fraction(-7, 2)), ceil(4), comb(40, 20), prod((2, 3, 4))",
    "partial": "from functools import partial\ndef f(a, *, b, c=1):\n    return a, b, c\n---\nreturn partial(f, b=2)(1), partial(f, 5)(b=3, c=4)",
    "remembered": "from functools import cache\n@cache\ndef f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\n---\nreturn f(80)",
    "built-in functions": "return (max((3, 1), (2, 9)), max((), default=0), min('b', 'a'), sum((1, 2), start=10), sorted('bca', reverse=True), list(zip((1, 2), 'ab')),"
    " list(enumerate('ab', start=1)), any(()), all(()), list(reversed((1, 2))), divmod(-7, 2), abs(-3), bool([]), list(filter(None, (0, 1))), isinstance(True, int),"
    " isinstance((1,), tuple), isinstance(1, (str, int)), (3).bit_length(), 7 .bit_count(), list(range(5, 0, -2)), 3 in range(0, 9, 3), len(range(0, 10, 3)))",
    "zip that is strict": "return list(zip((1, 2), (3,), strict=True))",
    "regular expressions": "import re\n_CARD = re.compile(r'(10|[2-9])([SH])', re.IGNORECASE)\n---\n"
    "m = _CARD.fullmatch('10s')\nreturn m.groups(), m[1], _CARD.fullmatch('1s'), re.split(r'[\\s,]+', 'a, b c'), re.split('x', 'axbxc', maxsplit=1), re.findall(r'\\w+', 'à b_1'), bool(re.fullmatch(r'\\d+', '٣'))",
    "bits": "return 6 & 3, 6 | 1, 6 ^ 3, ~5, 1 << 40, (1 << 40) >> 38, True | False, 2**60 | 1",
    "enums": SHAPES + "---\nreturn (Suit.BLACK is Suit.SPADES, Suit('H'), Suit['HEARTS'], [it.name for it in Suit], len(Suit), Suit.HEARTS.red, Suit.of('S').value,"
    " Suit.SPADES in (Suit.SPADES,), {Suit.HEARTS: 1}[Suit('H')], Row.TWO.low, Row((1, 2)).high, f'{Suit.HEARTS}', repr(Suit.HEARTS), isinstance(Suit.HEARTS, Enum))",
    "no such member": SHAPES + "---\nreturn Suit('X')",
    "records": SHAPES + "---\np = Pair(1)\na, b = p\nreturn p, p == (1, 7), p.both(times=2), p[0], a, b, p._replace(left=9), p < (2,), len(p), Pair(right=2, left=1), repr(p), p + (3,), {p: 1}[1, 7], hasattr(p, 'left')",
    "frozen records": SHAPES + "---\nb = Box(2)\nreturn b, b == Box(2, {}), b.says(), str(b), bool(Box(0)), len(b), replace(b, size=5).size, isinstance(b, Base), repr(Base(1)), vars(Base(3))",
    "a record that refuses": SHAPES + "---\nreturn Box(-1)",
    "tuples of a class": SHAPES + "---\nh = Hand((4, 5))\nreturn h, h.first(), h == (4, 5), len(h), h[1:]",
    "errors": "def f(x):\n    try:\n        return {1: 'a'}[x]\n    except (KeyError, IndexError):\n        return 'none'\n---\nreturn f(1), f(2)",
    "an error with its words": "try:\n    raise ValueError('a word')\nexcept ValueError as error:\n    return str(error)",
    "loops": "n, found = 0, []\nwhile n < 9:\n    n += 1\n    if n % 2:\n        continue\n    if n > 6:\n        break\n    found.append(n)\nreturn found, n",
    "several targets": "a = b = [1]\na.append(2)\na[0] = 9\nreturn a, b, a is b",
    "words of JavaScript": "new, this, class_, default = 1, 2, 3, 4\nfunction = lambda delete: delete\nreturn new, this, class_, default, function(5)",
    "templates": "from string import Formatter\n---\nreturn list(Formatter().parse('a {} b {x:card} {.d:e}'))",
    "attributes by name": SHAPES + "---\nreturn getattr(Pair(1), 'left'), getattr(Pair(1), 'none', 5), hasattr(Suit.HEARTS, 'red'), hasattr(1, 'x'), type(1) is int, type(None) is type(None), issubclass(Suit, Enum)",
    "types at run time": "from typing import Literal, get_args, get_origin\nfrom collections.abc import Mapping, Collection, Hashable\n---\n"
    "return isinstance({}, Mapping), isinstance('', Collection), isinstance([], Hashable), isinstance((), Hashable), get_origin(int)",
}
"""Bodies by what they try."""

REFUSED: dict[str, tuple[str, str]] = {
    "a decimal": ("return 0.5", "line 1: cannot run in a page: 0.5: write a whole number, Fraction or text"),
    "with": ("with open('a') as b:\n    return b", "line 1: cannot run in a page: With statements are not in the subset"),
    "match": ("match 1:\n    case 1:\n        return 2", "Match statements are not in the subset"),
    "global": ("global x\nreturn 1", "Global statements are not in the subset"),
    "a library": ("from math import sin\n---\nreturn sin(1)", "math.sin is not in the subset"),
    "an unknown name": ("return input()", "the name input is not known here; import it"),
    "a format": ("return f'{1:02}'", "a place in a text takes no format; format it before"),
    "a loop with else": ("for x in ():\n    pass\nelse:\n    return 1", "a loop with else"),
    "finally": ("try:\n    return 1\nfinally:\n    pass", "try with else or finally"),
    "two bases": ("class A: pass\nclass B: pass\nclass C(A, B): pass\n---\nreturn C()", "C has two bases"),
    "a special method": ("class A:\n    def __getattr__(self, name): return 1\n---\nreturn A()", "the method __getattr__"),
    "a decorator": ("from functools import cache\ndef f(x):\n    @cache\n    def g(): return x\n    return g()\n---\nreturn f(1)", "the decorator cache on a function within one"),
    "matrices": ("return 1 @ 2", "this sign is not in the subset"),
}
"""Bodies that are refused, and words of the fault."""
