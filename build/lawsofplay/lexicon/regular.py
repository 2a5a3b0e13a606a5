"""Old spellings as a reader of today writes them, where only one regular form is certain.

A word is regularised when the lexicon's rules made its form from one modern word (*étoit*), when
corpus/lexicon/regular.toml names its regular form (*shew, loix*), or when an English verb shortens
its ending (*play'd*) and only one full form is known. Everything else stays: what is a word still
(*then, loose*), grammar (*hath, loseth*), terms of the games, names, capitals, points.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from lawsofplay.errors import InputError
from lawsofplay.files import read_text, read_toml
from lawsofplay.lexicon import apostrophes
from lawsofplay.lexicon.fold import fold
from lawsofplay.lexicon.store import Language, load

_SHOWN = "corpus/lexicon/regular.toml"

UNCERTAIN = ("eth", "final-e", "ans")
"""Rules whose modern word differs in more than spelling, or may be another: *loseth, blanche*."""

KEPT = {"en": frozenset[str](), "fr": frozenset({"denis", "gene", "leve", "leves"})}
"""Forms that a rule explains by one word and the books use for another, or for a name."""

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*(?:-[^\W\d_]+(?:['’][^\W\d_]+)*)*['’]?")
_RULE = re.compile(r"^([^\t\n]+)\tr:([^<\n]+)<(.+)$", re.MULTILINE)


class Regular:
    """The regular spellings of one language; ``pairs`` holds folded words and regular forms."""

    def __init__(self, lang: Language, forms: frozenset[str], pairs: dict[str, str]) -> None:
        self.lang = lang
        self._forms = forms
        self.pairs = pairs
        self._found: dict[str, str] = {}

    def word(self, token: str) -> str:
        """The regular spelling of a word, its capitals kept; the word itself where it has none."""
        if token not in self._found:
            regular = self._regular(fold(token))
            self._found[token] = _cased(token, regular) if regular else token
        return self._found[token]

    def text(self, text: str) -> str:
        """A text with the regular spelling of each of its words; all else is kept.

        >>> from pathlib import Path
        >>> Regular("en", frozenset({"played"}), {"shew": "show"}).text("He SHEW'd; Shew, play'd.")
        "He SHEW'd; Show, played."
        """
        return _WORD.sub(self._replaced, text)

    def _replaced(self, match: re.Match[str]) -> str:
        token = match[0]
        # An apostrophe at the end may belong to the word (tho') or close a quotation.
        if token[-1] in "'’" and fold(token) not in self.pairs:
            return self.word(token[:-1]) + token[-1]
        return self.word(token)

    def _regular(self, folded: str) -> str | None:
        """The regular form of a folded word, or None: whole, or by the parts that it is made of."""
        if folded in self.pairs:
            return self.pairs[folded]
        if "-" in folded:
            return self._joined(folded.split("-"), "-")
        if "'" not in folded:
            return None
        return self._after_elision(folded) if self.lang == "fr" else self._shortened(folded)

    def _joined(self, parts: list[str], sign: str) -> str | None:
        regular = [self._regular(part) for part in parts]
        if not any(regular):
            return None
        return sign.join(new or old for new, old in zip(regular, parts, strict=True))

    def _after_elision(self, folded: str) -> str | None:
        head, _, rest = folded.partition("'")
        if not apostrophes.ELIDED.fullmatch(head):
            return None
        regular = self._regular(rest)
        return None if regular is None else f"{head}'{regular}"

    def _shortened(self, folded: str) -> str | None:
        """Of a verb in *'d* its full form, where only one is known: not *dy'd* (died, dyed)."""
        head, _, tail = folded.rpartition("'")
        if tail != "d" or "'" in head or len(head) < 2:
            return None
        full = {f"{head}ed", f"{head}{head[-1]}ed"}
        if head.endswith("y"):
            full.add(f"{head[:-1]}ied")
        known = full & self._forms
        return known.pop() if len(known) == 1 else None


def _cased(token: str, regular: str) -> str:
    """A regular form with the capitals of the word, and its kind of apostrophe."""
    regular = regular.replace("'", "’") if "’" in token else regular
    if len(token) > 1 and token.upper() == token:
        return regular.upper()
    return regular[0].upper() + regular[1:] if token[0].isupper() else regular


@cache
def regular(lang: Language, root: Path) -> Regular:
    """The regular spellings of a language; kept once read.

    Raises InputError when the lexicon or the list of pairs is missing or malformed.
    """
    text = read_text(root / "corpus/lexicon" / f"{lang}.txt")
    ruled = {
        form: source
        for form, rule, source in _RULE.findall(text)
        if rule not in UNCERTAIN and form not in KEPT[lang]
    }
    pairs = _pairs(lang, root)
    # A rule may lead to a form that is old itself: païement, payement, paiement.
    found = {old: pairs.get(new, new) for old, new in (ruled | pairs).items()}
    return Regular(lang, load(lang, root).forms, found)


def _pairs(lang: Language, root: Path) -> dict[str, str]:
    record = read_toml(root / _SHOWN, _SHOWN).get(lang)
    pairs = record.get("pairs") if isinstance(record, dict) else None
    if not isinstance(pairs, str):
        raise InputError(_SHOWN, f"[{lang}]", "must hold pairs, a text of old and regular words")
    found: dict[str, str] = {}
    for pair in re.split(r"[;\n]", pairs):
        words = pair.split()
        if not words:
            continue
        if len(words) != 2 or words[0] in found or words[0] == words[1]:
            raise InputError(_SHOWN, pair.strip(), "must be an old word and its regular form, once")
        found[words[0]] = words[1]
    return found
