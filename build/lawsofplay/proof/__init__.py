"""A page file beside its lines of ocr.txt: what was mended, doubted, asked and answered."""
