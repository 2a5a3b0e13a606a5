"""What a book is: its record, outline, norms and relations, its edition in TEI, and its release."""
