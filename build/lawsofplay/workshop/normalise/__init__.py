"""From ocr.txt to draft pages, by named rules in a stated order; every change knows its rule."""
