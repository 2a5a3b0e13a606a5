"""The period lexicon: which words the books have, and which spellings or words are the same."""

from lawsofplay.lexicon.compile import compile_lexicon
from lawsofplay.lexicon.spellings import Variants, variants
from lawsofplay.lexicon.store import Language, Lexicon, load

__all__ = ["Language", "Lexicon", "Variants", "compile_lexicon", "load", "variants"]
