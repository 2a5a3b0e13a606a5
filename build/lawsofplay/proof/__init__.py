"""Compare a page file with its lines of ocr.txt: what was repaired, doubted, asked and answered."""
