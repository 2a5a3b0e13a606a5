"""The Laws of Play: from five OCR texts to an edition whose laws can be searched, cited and run.

For programs: `lawsofplay.api`.
"""
