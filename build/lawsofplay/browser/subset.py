"""The subset of Python that becomes a script: what may be used, and what is refused.

Everything that is not listed here, or has no translation in `expressions`, `statements` and
`classes`, is refused. The error names the file and line, and what to write instead.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from lawsofplay.base.errors import InputError

BUILTINS = frozenset(
    [
        "Ellipsis",
        "abs",
        "all",
        "any",
        "bool",
        "dict",
        "divmod",
        "enumerate",
        "filter",
        "frozenset",
        "getattr",
        "hasattr",
        "hash",
        "int",
        "isinstance",
        "issubclass",
        "iter",
        "len",
        "list",
        "map",
        "max",
        "min",
        "next",
        "object",
        "range",
        "repr",
        "reversed",
        "set",
        "sorted",
        "str",
        "sum",
        "tuple",
        "type",
        "vars",
        "zip",
    ]
)
"""Built-in functions and types."""

ERRORS = frozenset(
    [
        "AssertionError",
        "Exception",
        "IndexError",
        "KeyError",
        "NotImplementedError",
        "RuntimeError",
        "StopIteration",
        "TypeError",
        "ValueError",
        "ZeroDivisionError",
    ]
)
"""Built-in exceptions."""

METHODS = frozenset(
    [
        "add",
        "append",
        "as_integer_ratio",
        "bit_count",
        "bit_length",
        "casefold",
        "copy",
        "count",
        "difference",
        "discard",
        "elements",
        "endswith",
        "extend",
        "find",
        "format",
        "fromkeys",
        "get",
        "index",
        "insert",
        "intersection",
        "isdigit",
        "isalnum",
        "isdisjoint",
        "issubset",
        "issuperset",
        "items",
        "join",
        "keys",
        "lower",
        "lstrip",
        "most_common",
        "partition",
        "pop",
        "remove",
        "removeprefix",
        "removesuffix",
        "replace",
        "rpartition",
        "rstrip",
        "setdefault",
        "sort",
        "split",
        "startswith",
        "strip",
        "symmetric_difference",
        "title",
        "total",
        "union",
        "update",
        "upper",
        "values",
        "_replace",
    ]
)
"""Methods of built-in types. A class of the rules may have a method of the same name."""

LIBRARY: Mapping[str, frozenset[str]] = {
    "collections": frozenset({"Counter", "defaultdict"}),
    "collections.abc": frozenset(
        ["Callable", "Collection", "Hashable", "Iterable", "Iterator", "Mapping", "Sequence", "Set"]
    ),
    "contextlib": frozenset({"suppress"}),
    "dataclasses": frozenset({"dataclass", "field", "replace"}),
    "enum": frozenset({"Enum"}),
    "fractions": frozenset({"Fraction"}),
    "functools": frozenset({"cache", "cached_property", "partial"}),
    "inspect": frozenset({"Parameter"}),
    "itertools": frozenset(
        [
            "accumulate",
            "chain",
            "combinations",
            "compress",
            "groupby",
            "pairwise",
            "permutations",
            "product",
            "zip_longest",
        ]
    ),
    "math": frozenset({"ceil", "comb", "prod"}),
    "operator": frozenset({"add"}),
    "re": frozenset(["DOTALL", "IGNORECASE", "compile", "findall", "fullmatch", "split"]),
    "string": frozenset({"Formatter"}),
    "types": frozenset({"MappingProxyType", "UnionType"}),
    "typing": frozenset(
        [
            "Annotated",
            "Any",
            "Generic",
            "Literal",
            "NamedTuple",
            "Self",
            "TypeVar",
            "Union",
            "cast",
            "get_args",
            "get_origin",
        ]
    ),
    "unicodedata": frozenset({"combining", "normalize"}),
}
"""What may be imported from the standard library, by module."""


def refusal(file: str, node: ast.AST, mend: str) -> InputError:
    """The error for a piece of source that is not in the subset."""
    return InputError(file, f"line {getattr(node, 'lineno', 1)}", f"cannot run in a page: {mend}")


def library_fault(module: str, name: str) -> str:
    """Why a name cannot be imported from a module of the library; empty when it can.

    >>> library_fault("math", "sin")
    'math.sin is not in the subset; write it without, or add it to the runtime'
    """
    if name in LIBRARY.get(module, ()):
        return ""
    return f"{module}.{name} is not in the subset; write it without, or add it to the runtime"
