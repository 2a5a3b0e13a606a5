"""Makes draft pages from ocr.txt by named rules in a fixed order; every change names its rule."""
