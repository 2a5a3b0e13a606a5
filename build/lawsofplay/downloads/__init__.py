"""Everything of the edition as files to take away: texts, tables, books, one archive."""
