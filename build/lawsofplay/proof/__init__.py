"""Proofreading without the page: a page file against its lines of ocr.txt, and what to answer."""
